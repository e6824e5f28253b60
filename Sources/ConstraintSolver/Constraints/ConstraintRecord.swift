/// What the solver remembers of a constraint: `Σ terms + constant relation 0`.
struct ConstraintRecord: Sendable {
  enum State: Sendable {
    /// Not there, or not yet.
    case free
    /// Not in the tableau, or no longer: what it depends on changed.
    case waiting
    /// A required equality that says what one variable is worth.
    case definition
    /// In the tableau.
    case placed
  }

  // The widest first: no room is lost between them.
  /// Grows with addition.
  var number = 0
  var constant = 0.0
  /// What a definition defines is in it with this coefficient.
  var pivotCoefficient = 0.0
  var place = Placement()
  /// What a definition defines.
  @Narrow var pivot = -1
  /// The first of its terms.
  @Narrow var firstTerm = -1
  /// The cost level; 0 for required constraints.
  @Narrow var level = 0
  /// The level at which an inequality rather holds exactly; 0 where it does not care.
  @Narrow var snugLevel = 0
  var relation = Relation.equal
  var state = State.free

  var isRequired: Bool { level == 0 }

  /// By how much a value of the left side violates the relation.
  func violation(_ value: Double) -> Double {
    switch relation {
    case .equal: abs(value)
    case .lessThanOrEqual: max(0, value)
    case .greaterThanOrEqual: max(0, -value)
    }
  }

  /// How the cost of a placed constraint depends on its coordinate.
  ///
  /// Rules LA3.1, LA3.3.
  var edge: Edge {
    let weight = abs(place.scale)  // LA3.1
    let isLower = (relation == .greaterThanOrEqual) == (place.scale > 0)
    let isEqual = relation == .equal  // LA3.3
    return Edge(
      position: place.position, level: level, below: isEqual || isLower ? -weight : 0,
      above: isEqual || !isLower ? weight : 0)
  }
}

extension ConstraintRecord {
  /// What draws an inequality to where it holds exactly; `nil` where nothing does.
  ///
  /// Rule LA7.3.
  var snugEdge: Edge? {
    guard snugLevel != 0 else { return nil }
    let weight = abs(place.scale)
    return Edge(position: place.position, level: snugLevel, below: -weight, above: weight)
  }
}

/// A constraint as a coordinate of the tableau sees it: `scale · coordinate + base + constant`.
struct Placement: Sendable {
  var scale = 0.0
  var base = 0.0
  /// Where the constraint starts or ceases to be violated.
  var position = 0.0
  /// Negative where no input takes part.
  @Narrow var coordinate = -1
}

/// What the solver remembers of a variable.
struct VariableRecord: Sendable {
  /// The definition that says what it is worth; negative for an input.
  @Narrow var definer = -1
  /// How many definitions use it.
  @Narrow var dependents = 0
  /// How many required constraints use it that are no definitions.
  @Narrow var demands = 0
  /// Whether its inputs are known.
  var memo = Memo.none
  var isGone = false
  var isDirty = false
  var isChanged = false
}
