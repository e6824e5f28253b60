// Reference: UILayoutPriority, iOS 18 documentation. Rules LA2.1, LA2.3.
// Status: Complete.

/// How much a constraint matters: 1000 must hold, anything less may give way.
public struct UILayoutPriority: RawRepresentable, Sendable, Hashable {
  /// The strength, above 0 and at most 1000.
  public var rawValue: Float

  /// Creates a priority of strength `rawValue`.
  public init(rawValue: Float) { self.rawValue = rawValue }
  /// Creates a priority of strength `rawValue`.
  public init(_ rawValue: Float) { self.rawValue = rawValue }

  /// Must hold.
  public static let required = UILayoutPriority(1000)  // LA2.1
  /// How strongly content resists compression by default.
  public static let defaultHigh = UILayoutPriority(750)  // LA2.1
  /// How strongly a drag that may resize the scene holds.
  public static let dragThatCanResizeScene = UILayoutPriority(510)
  /// How strongly the scene keeps its size.
  public static let sceneSizeStayPut = UILayoutPriority(500)
  /// How strongly a drag that may not resize the scene holds.
  public static let dragThatCannotResizeScene = UILayoutPriority(490)
  /// How strongly content resists stretching by default.
  public static let defaultLow = UILayoutPriority(250)
  /// How strongly a measuring target pulls.
  ///
  /// Rule LA11.1.
  public static let fittingSizeLevel = UILayoutPriority(50)

  /// Weakens a priority.
  public static func - (priority: Self, amount: Float) -> Self { Self(priority.rawValue - amount) }
  /// Strengthens a priority.
  public static func + (priority: Self, amount: Float) -> Self { Self(priority.rawValue + amount) }
}
