// Reference: UIRectEdge, NSDirectionalRectEdge, UIRectCorner, UIAxis; iOS 18 documentation.
// Status: Complete.

/// Edges of a rectangle.
public struct UIRectEdge: OptionSet, Sendable, Hashable {
  /// The bits.
  public let rawValue: UInt
  /// Creates edges from their bits.
  public init(rawValue: UInt) { self.rawValue = rawValue }
  /// The top edge.
  public static let top = Self(rawValue: 1 << 0)
  /// The left edge.
  public static let left = Self(rawValue: 1 << 1)
  /// The bottom edge.
  public static let bottom = Self(rawValue: 1 << 2)
  /// The right edge.
  public static let right = Self(rawValue: 1 << 3)
  /// Every edge.
  public static let all: Self = [.top, .left, .bottom, .right]
}

/// Edges of a rectangle in reading direction.
public struct NSDirectionalRectEdge: OptionSet, Sendable, Hashable {
  /// The bits.
  public let rawValue: UInt
  /// Creates edges from their bits.
  public init(rawValue: UInt) { self.rawValue = rawValue }
  /// The top edge.
  public static let top = Self(rawValue: 1 << 0)
  /// The edge where reading begins.
  public static let leading = Self(rawValue: 1 << 1)
  /// The bottom edge.
  public static let bottom = Self(rawValue: 1 << 2)
  /// The edge where reading ends.
  public static let trailing = Self(rawValue: 1 << 3)
  /// Every edge.
  public static let all: Self = [.top, .leading, .bottom, .trailing]
}

/// Corners of a rectangle.
public struct UIRectCorner: OptionSet, Sendable, Hashable {
  /// The bits.
  public let rawValue: UInt
  /// Creates corners from their bits.
  public init(rawValue: UInt) { self.rawValue = rawValue }
  /// The top left corner.
  public static let topLeft = Self(rawValue: 1 << 0)
  /// The top right corner.
  public static let topRight = Self(rawValue: 1 << 1)
  /// The bottom left corner.
  public static let bottomLeft = Self(rawValue: 1 << 2)
  /// The bottom right corner.
  public static let bottomRight = Self(rawValue: 1 << 3)
  /// Every corner.
  public static let allCorners = Self(rawValue: .max)
}

/// Directions across and down.
public struct UIAxis: OptionSet, Sendable, Hashable {
  /// The bits.
  public let rawValue: UInt
  /// Creates directions from their bits.
  public init(rawValue: UInt) { self.rawValue = rawValue }
  /// Neither.
  public static let neither: Self = []
  /// Across.
  public static let horizontal = Self(rawValue: 1 << 0)
  /// Down.
  public static let vertical = Self(rawValue: 1 << 1)
  /// Both.
  public static let both: Self = [.horizontal, .vertical]
}
