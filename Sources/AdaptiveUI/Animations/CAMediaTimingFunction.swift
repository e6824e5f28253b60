// Reference: CAMediaTimingFunction, iOS 18 documentation.
// Status: Complete.
public import Foundation

/// How progress follows time: a cubic curve from 0 to 1.
public final class CAMediaTimingFunction: NSObject, Sendable {
  private let first: CGPoint
  private let second: CGPoint

  /// Creates the curve of two points between beginning and end.
  public init(controlPoints c1x: Float, _ c1y: Float, _ c2x: Float, _ c2y: Float) {
    first = CGPoint(x: CGFloat(c1x), y: CGFloat(c1y))
    second = CGPoint(x: CGFloat(c2x), y: CGFloat(c2y))
  }

  /// Creates a curve by its name; even for unknown names.
  public convenience init(name: CAMediaTimingFunctionName) {
    switch name {
    case .easeIn: self.init(controlPoints: 0.42, 0, 1, 1)
    case .easeOut: self.init(controlPoints: 0, 0, 0.58, 1)
    case .easeInEaseOut: self.init(controlPoints: 0.42, 0, 0.58, 1)
    case .default: self.init(controlPoints: 0.25, 0.1, 0.25, 1)
    default: self.init(controlPoints: 0, 0, 1, 1)
    }
  }

  /// How far the way is at a part of the time, both 0 to 1.
  func progress(at time: CGFloat) -> CGFloat {
    guard time > 0, time < 1 else { return min(max(time, 0), 1) }
    // A straight line is time itself, to the last digit.
    if first.x == first.y, second.x == second.y { return time }
    // Time grows along the curve, so halving finds the place.
    var (low, high) = (CGFloat(0), CGFloat(1))
    for _ in 0..<40 {
      let middle = (low + high) / 2
      if Self.curve(first.x, second.x, middle) < time { low = middle } else { high = middle }
    }
    return Self.curve(first.y, second.y, (low + high) / 2)
  }

  private static func curve(_ first: CGFloat, _ second: CGFloat, _ t: CGFloat) -> CGFloat {
    let rest = 1 - t
    return 3 * rest * rest * t * first + 3 * rest * t * t * second + t * t * t
  }
}

/// The names of the system's curves.
public struct CAMediaTimingFunctionName: RawRepresentable, Sendable, Hashable {
  /// The name.
  public let rawValue: String
  /// Creates a name.
  public init(rawValue: String) { self.rawValue = rawValue }
  /// Even.
  public static let linear = Self(rawValue: "linear")
  /// Slow at first.
  public static let easeIn = Self(rawValue: "easeIn")
  /// Slow at the end.
  public static let easeOut = Self(rawValue: "easeOut")
  /// Slow at both ends.
  public static let easeInEaseOut = Self(rawValue: "easeInEaseOut")
  /// The system's.
  public static let `default` = Self(rawValue: "default")
}
