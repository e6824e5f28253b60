/// What fingers do on the focused view, or on the one with an identifier.
public struct LabGesture: Sendable, Equatable {
  /// The view; `nil` for the focused one.
  public let target: String?
  /// What the fingers do.
  public let movement: Movement

  /// What fingers do.
  public enum Movement: Sendable, Equatable {
    /// One taps twice.
    case doubleTap
    /// One stays.
    case longPress
    /// One drags by points to the right and down.
    case pan(x: Int, y: Int)
    /// One goes quickly.
    case swipe(Direction)
    /// Two part or meet, to so many times their distance.
    case pinch(Double)
    /// Two turn, by degrees clockwise.
    case twist(degrees: Int)
    /// One comes from an edge of the window and goes across most of it.
    case edgeSwipe(Direction)
  }

  /// A way, or the edge on that side.
  public enum Direction: String, Sendable, CaseIterable {
    case left, right, up, down
  }

  /// Creates a gesture.
  public init(_ movement: Movement, on target: String? = nil) {
    (self.movement, self.target) = (movement, target)
  }

  /// The same on the view by another name.
  func naming(_ name: (String) -> String) -> LabGesture {
    LabGesture(movement, on: target.map(name))
  }

  /// The gesture as scripts and recordings write it.
  var text: String {
    let (verb, value): (String, String?) =
      switch movement {
      case .doubleTap: ("double-tap", nil)
      case .longPress: ("long-press", nil)
      case .pan(let x, let y): ("pan", "by \(x),\(y)")
      case .swipe(let direction): ("swipe", direction.rawValue)
      case .pinch(let scale): ("pinch", "\(scale)")
      case .twist(let degrees): ("twist", "\(degrees)")
      case .edgeSwipe(let edge): ("edge-swipe", edge.rawValue)
      }
    return [verb, target, value].compactMap { $0 }.joined(separator: " ")
  }
}
