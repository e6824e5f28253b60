// Reference: NSLayoutConstraint's enumerations. Rule LA1.2.
// Status: Complete.

extension NSLayoutConstraint {
  /// A part of an item's alignment rectangle.
  public enum Attribute: Int, Sendable, Hashable {
    /// The left edge.
    case left = 1
    /// The right edge.
    case right = 2
    /// The top edge.
    case top = 3
    /// The bottom edge.
    case bottom = 4
    /// The edge where reading begins.
    case leading = 5
    /// The edge where reading ends.
    case trailing = 6
    /// The width.
    case width = 7
    /// The height.
    case height = 8
    /// The middle across.
    case centerX = 9
    /// The middle down.
    case centerY = 10
    /// The line under the last line of text.
    case lastBaseline = 11
    /// The line under the first line of text.
    case firstBaseline = 12
    /// The left edge of the margins guide.
    case leftMargin = 13
    /// The right edge of the margins guide.
    case rightMargin = 14
    /// The top edge of the margins guide.
    case topMargin = 15
    /// The bottom edge of the margins guide.
    case bottomMargin = 16
    /// The edge of the margins guide where reading begins.
    case leadingMargin = 17
    /// The edge of the margins guide where reading ends.
    case trailingMargin = 18
    /// The middle of the margins guide across.
    case centerXWithinMargins = 19
    /// The middle of the margins guide down.
    case centerYWithinMargins = 20
    /// Nothing: the other side is a constant.
    case notAnAttribute = 0
  }

  /// How the two sides compare.
  public enum Relation: Int, Sendable, Hashable {
    /// At most.
    case lessThanOrEqual = -1
    /// The same.
    case equal = 0
    /// At least.
    case greaterThanOrEqual = 1
  }

  /// A direction of the plane.
  public enum Axis: Int, Sendable, Hashable {
    /// Across.
    case horizontal = 0
    /// Down.
    case vertical = 1

    /// The other direction.
    var other: Axis { self == .horizontal ? .vertical : .horizontal }
  }
}

extension NSLayoutConstraint.Attribute {
  /// What kind of number the attribute is.
  enum Kind: Hashable {
    case size
    case location(NSLayoutConstraint.Axis)
    case nothing

    var isLocation: Bool { if case .location = self { true } else { false } }
  }

  var kind: Kind {
    switch self {
    case .notAnAttribute: .nothing
    case .width, .height: .size
    default: .location(axis)
    }
  }

  /// The dimension that the attribute is about.
  package var axis: NSLayoutConstraint.Axis {
    switch self {
    case .top, .bottom, .height, .centerY, .lastBaseline, .firstBaseline, .topMargin,
      .bottomMargin, .centerYWithinMargins:
      .vertical
    default: .horizontal
    }
  }

  /// Whether the attribute turns with the reading direction.
  ///
  /// Rule LA1.5.
  var isDirectional: Bool {
    switch self {
    case .leading, .trailing, .leadingMargin, .trailingMargin: true
    default: false
    }
  }

  /// Whether the attribute is tied to left or right whatever the reading direction is.
  var isAbsoluteEdge: Bool {
    switch self {
    case .left, .right, .leftMargin, .rightMargin: true
    default: false
    }
  }

  /// The plain attribute of the margins guide that stands for a margin attribute.
  ///
  /// Rule LA1.6.
  var withinMargins: NSLayoutConstraint.Attribute? {
    switch self {
    case .leftMargin: .left
    case .rightMargin: .right
    case .topMargin: .top
    case .bottomMargin: .bottom
    case .leadingMargin: .leading
    case .trailingMargin: .trailing
    case .centerXWithinMargins: .centerX
    case .centerYWithinMargins: .centerY
    default: nil
    }
  }

  /// The name in descriptions.
  var name: String { self == .notAnAttribute ? "notAnAttribute" : String(describing: self) }
}

extension NSLayoutConstraint.Relation {
  /// The sign in descriptions.
  var sign: String {
    switch self {
    case .lessThanOrEqual: "<="
    case .equal: "=="
    case .greaterThanOrEqual: ">="
    }
  }
}
