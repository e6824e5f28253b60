/// An unknown number; ids grow with creation.
public struct Variable: Sendable, Hashable, Comparable {
  let number: Int

  /// Older variables come first.
  public static func < (first: Self, second: Self) -> Bool { first.number < second.number }
}

/// A variable times a number.
public struct Term: Sendable, Hashable {
  /// The unknown.
  public var variable: Variable
  /// What it is multiplied by.
  public var coefficient: Double

  /// Creates a term.
  public init(_ variable: Variable, _ coefficient: Double = 1) {
    self.variable = variable
    self.coefficient = coefficient
  }
}

/// A sum of terms and a constant.
public struct LinearExpression: Sendable, Hashable {
  /// The terms; a variable may be in several.
  public var terms: [Term]
  /// The constant.
  public var constant: Double

  /// Creates an expression.
  public init(_ terms: [Term] = [], constant: Double = 0) {
    self.terms = terms
    self.constant = constant
  }
}

/// How an expression compares with zero.
public enum Relation: Sendable, Hashable {
  case lessThanOrEqual
  case equal
  case greaterThanOrEqual
}

/// Whether an inequality that holds with room to spare would rather hold exactly.
///
/// It yields to every priority, whatever its own. Rule LA7.3.
public enum Snugness: Sendable, Hashable {
  /// It would not.
  case loose
  /// It would, before those that are snug late.
  case early
  /// It would, after those that are snug early.
  case late

  /// The cost level; 0 for none.
  var level: Int {
    switch self {
    case .loose: 0
    case .early: CostLevels.early
    case .late: CostLevels.late
    }
  }
}

/// How much a constraint matters; no amount of a lower priority outweighs a higher one.
///
/// Rule LA3.2.
public struct Priority: Sendable, Hashable, Comparable {
  /// From above 0 to 1000; fractions count.
  public let value: Double

  /// Creates a priority; values above 1000 count as required.
  public init(_ value: Double) { self.value = min(value, 1000) }

  /// Holds exactly or not at all.
  public static let required = Priority(1000)

  /// Less important comes first.
  public static func < (first: Self, second: Self) -> Bool { first.value < second.value }
}
