/// Names a constraint of a solver; ids grow with addition.
public struct ConstraintID: Sendable, Hashable, Comparable {
  let number: Int

  /// Older constraints come first.
  public static func < (first: Self, second: Self) -> Bool { first.number < second.number }
}

/// Why a constraint was not added.
public enum AddConstraintError: Error, Sendable, Equatable {
  /// It contradicts these required constraints, oldest first.
  ///
  /// The solver is as it was before.
  case unsatisfiable(conflicting: [ConstraintID])
}

/// Why a constant was not changed.
public enum EditError: Error, Sendable, Equatable {
  /// The new value contradicts these required constraints, oldest first.
  ///
  /// The solver is as it was before.
  case unsatisfiable(conflicting: [ConstraintID])
}

/// What the solver remembers of a constraint.
struct ConstraintRecord {
  /// The symbol that stands for the constraint in the tableau, and its sign in the constraint's row.
  let marker: Symbol
  let markerSign: Double
  /// The second error of an optional equality.
  let other: Symbol?
  /// `nil` for required constraints.
  let level: Priority?
  var constant: Double
}
