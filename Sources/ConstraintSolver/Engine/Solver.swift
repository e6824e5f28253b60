// Sources: G. J. Badros, A. Borning, P. J. Stuckey, The Cassowary Linear Arithmetic Constraint
// Solving Algorithm, ACM TOCHI 8 (2001), for the task; R. Fourer, A simplex algorithm for
// piecewise-linear programming, Mathematical Programming 33 (1985), for the tableau.

/// Keeps linear constraints satisfied while they come, go and change.
///
/// Required constraints hold exactly. Optional ones are violated by as little as the more important
/// ones allow. Where several solutions are equally good, the one nearest to zero is preferred; a
/// variable that nothing determines is 0. The same calls in the same order give the same bits.
public struct Solver: Sendable {
  var variables: [VariableRecord] = []
  var values: [Double] = []
  /// The inputs of variables with a small memo; as long as the last of these needs it to be.
  var forms: [Form] = []
  var terms = TermStore()
  var constraints: [ConstraintRecord] = []
  var freeSlots: [Int] = []
  var lastNumber = 0
  var levels = CostLevels()
  var tableau = Tableau()

  /// Required and optional constraints that are to be placed; may name some that are not any more.
  var waitingRequired: [Int] = []
  var waitingOptional: [Int] = []
  /// Inputs that may have lost their last constraint.
  var released: [Int] = []
  /// Variables whose own value has to be found again.
  var dirty: [Int] = []
  var changed: [Int] = []
  /// How many variables no definition defines.
  var inputCount = 0
  /// Whether the values are those of a point that meets every required constraint.
  var hasCurrentValues = true
  /// Whether the last ``solve()`` left exactly one value for every variable; `false` when each has
  /// to be asked.
  ///
  /// Stored, because callers ask after every solution and reading it must not copy the solver.
  public private(set) var isDetermined = true
  /// Whether the last ``solve()`` had a choice between solutions that are equally good and equally near to
  /// zero: which of them it found depends on what was solved before.
  public private(set) var hasTies = false
  /// Grows when definitions come or go.
  var structure = 0
  var plan = Plan()
  var scratch = Scratch()

  /// How many pivots were made so far.
  package var pivots: Int { tableau.pivots }
  /// How many values were computed and rows rewritten so far.
  package var rowsTouched: Int { tableau.rowsTouched + evaluations }
  var evaluations = 0
  /// How much was done so far: sums written in terms of inputs, values computed, prices found, rows
  /// rewritten.
  package var steps: Int { reductions + evaluations + tableau.pricings + tableau.rowsTouched }
  var reductions = 0

  /// Creates a solver without variables.
  public init() {
    // Room for a small layout at once: lists that grow from nothing are copied five times until then.
    variables.reserveCapacity(32)
    values.reserveCapacity(32)
    dirty.reserveCapacity(32)
    constraints.reserveCapacity(64)
    terms.reserveCapacity(variables: 32, terms: 128)
  }

  /// Creates a variable with the value 0.
  public mutating func makeVariable() -> Variable {
    variables.append(VariableRecord())
    values.append(0)
    terms.addVariable()
    tableau.addVariable()
    inputCount += 1
    return Variable(number: variables.count - 1)
  }

  /// The variable's value, as of the last ``solve()``.
  public func value(of variable: Variable) -> Double { values[variable.number] }

  /// Brings the solution up to date; does nothing when nothing changed.
  public mutating func solve() {
    placeWaiting()
    tableau.flush(&released)
    tableau.optimize(levels.ranked)
    settleReleased()
    for variable in tableau.drainMoved() { markDirty(variable) }
    evaluate()
    hasCurrentValues = true
    isDetermined = hasNothingLoose
    hasTies = tableau.tiedCount > 0
    checkInvariants()
  }

  /// Whether nothing can move without cost.
  var hasNothingLoose: Bool { tableau.looseCount == 0 && tableau.inputCount == inputCount }

  /// The variables whose value changed since the last call, oldest first.
  public mutating func drainChanges() -> [Variable] {
    let result = changed.sorted()
    for variable in result { variables[variable].isChanged = false }
    changed.removeAll(keepingCapacity: true)
    return result.map(Variable.init)
  }

  /// Removes a variable that is in no constraint.
  public mutating func removeVariable(_ variable: Variable) {
    let number = variable.number
    guard !variables[number].isGone, terms.firstUse[number] < 0 else { return }
    variables[number].isGone = true
    inputCount -= 1
    tableau.flush(&released)
  }

  /// An input without constraints is 0.
  ///
  /// Rule LA7.2.
  private mutating func settleReleased() {
    for variable in released
    where variables[variable].definer < 0 && !variables[variable].isGone {
      if !tableau.hasCoordinate(for: variable) { tableau.setRest(0, of: variable) }
      markDirty(variable)
    }
    released.removeAll(keepingCapacity: true)
  }

  mutating func markDirty(_ variable: Int) {
    guard !variables[variable].isDirty else { return }
    variables[variable].isDirty = true
    dirty.append(variable)
  }

  mutating func freeConstraint(_ slot: Int) {
    terms.removeList(from: constraints[slot].firstTerm)
    constraints[slot] = ConstraintRecord()
    freeSlots.append(slot)
  }

  func isLive(_ id: ConstraintID) -> Bool {
    constraints.indices.contains(id.slot) && constraints[id.slot].number == id.number
  }
}
