/// Names a constraint of a solver; ids grow with addition.
public struct ConstraintID: Sendable, Hashable, Comparable {
  let number: Int
  /// Where the solver keeps it; used again after removal.
  let slot: Int

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
