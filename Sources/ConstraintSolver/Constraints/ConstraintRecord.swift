/// What the solver remembers of a constraint: `Σ terms + constant relation 0`.
struct ConstraintRecord: Sendable {
  enum State: Sendable {
    /// Not there, or not yet.
    case free
    /// Not in the tableau, or no longer: what it hangs on changed.
    case waiting
    /// A required equality that says what one variable is worth.
    case definition
    /// In the tableau.
    case placed
  }

  /// Grows with addition.
  var number = 0
  var state = State.free
  var relation = Relation.equal
  /// The cost level; 0 for required constraints.
  var level = 0
  /// The first of its terms.
  var firstTerm = -1
  var constant = 0.0
  /// What a definition defines, and with which coefficient it stands there.
  var pivot = -1
  var pivotCoefficient = 0.0
  var place = Placement()

  var isRequired: Bool { level == 0 }

  /// By how much a value of the left side misses the relation.
  func miss(_ value: Double) -> Double {
    switch relation {
    case .equal: abs(value)
    case .lessThanOrEqual: max(0, value)
    case .greaterThanOrEqual: max(0, -value)
    }
  }
}

/// A constraint as a coordinate of the tableau sees it: `scale · coordinate + base + constant`.
struct Placement: Sendable {
  /// Negative where no input takes part.
  var coordinate = -1
  var scale = 0.0
  var base = 0.0
  /// Where the constraint starts or ceases to be missed.
  var position = 0.0
}

/// What the solver remembers of a variable.
struct VariableRecord: Sendable {
  /// The definition that says what it is worth; negative for an input.
  var definer = -1
  /// How many definitions use it.
  var dependents = 0
  /// How many required constraints use it that are no definitions.
  var demands = 0
  var isGone = false
  var isDirty = false
  var isChanged = false
}
