// Reference: UIPopoverArrowDirection, iOS 18 documentation. Rule PO03.
// Status: Complete.

/// Where a popover's arrow points.
public struct UIPopoverArrowDirection: OptionSet, Sendable, Hashable {
  /// The bits.
  public let rawValue: UInt
  /// Creates a set from its bits.
  public init(rawValue: UInt) { self.rawValue = rawValue }
  /// Up: the popover is below its source.
  public static let up = Self(rawValue: 1 << 0)
  /// Down: the popover is above its source.
  public static let down = Self(rawValue: 1 << 1)
  /// Left: the popover is right of its source.
  public static let left = Self(rawValue: 1 << 2)
  /// Right: the popover is left of its source.
  public static let right = Self(rawValue: 1 << 3)
  /// Every direction.
  public static let any: Self = [.up, .down, .left, .right]
  /// Not known: nothing is shown.
  public static let unknown = Self(rawValue: UInt.max)

  /// The single directions in the order of preference.
  static let ordered: [Self] = [.up, .down, .left, .right]

  /// The direction in words.
  package var name: String {
    switch self {
    case .up: "up"
    case .down: "down"
    case .left: "left"
    case .right: "right"
    case .unknown: "unknown"
    default: Self.ordered.filter { contains($0) }.map(\.name).joined(separator: ", ")
    }
  }
}
