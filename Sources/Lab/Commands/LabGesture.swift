/// A gesture on the focused view, or on the one with an identifier.
public struct LabGesture: Sendable, Equatable {
  /// The view; `nil` for the focused one.
  public let target: String?
  /// The movement of the fingers.
  public let movement: Movement

  /// The kinds of movement.
  public enum Movement: Sendable, Equatable {
    /// One finger taps twice.
    case doubleTap
    /// One finger rests.
    case longPress
    /// One finger drags by points to the right and down.
    case pan(x: Int, y: Int)
    /// One finger swipes.
    case swipe(Direction)
    /// Two fingers move apart or together, to a factor of their distance.
    case pinch(Double)
    /// Two fingers rotate, by degrees clockwise.
    case twist(degrees: Int)
    /// One finger moves from an edge of the window across most of it.
    case edgeSwipe(Direction)
  }

  /// A direction, or the edge on that side.
  public enum Direction: String, Sendable, CaseIterable {
    case left, right, up, down
  }

  /// Creates a gesture.
  public init(_ movement: Movement, on target: String? = nil) {
    (self.movement, self.target) = (movement, target)
  }

  /// The same gesture on the view by another name.
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
