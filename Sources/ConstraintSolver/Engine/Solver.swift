// Source: G. J. Badros, A. Borning, P. J. Stuckey, The Cassowary Linear Arithmetic Constraint Solving
// Algorithm, ACM TOCHI 8 (2001); with one objective for each priority level instead of weighted sums.

/// Keeps linear constraints satisfied while they come, go and change.
///
/// Required constraints hold exactly. Optional ones are missed by as little as the more important ones
/// allow. Where several solutions are equally good, the tie goes to the lowest id; a variable that
/// nothing determines is 0. The same calls in the same order give the same bits.
public struct Solver: Sendable {
  var kinds: [Symbol.Kind] = []
  /// The row of each basic symbol, by symbol number.
  var rows: [Row?] = []
  /// The basic symbols in whose rows each symbol stands, by symbol number, sorted.
  var columns: [[Symbol]] = []
  /// What raising each symbol that is not basic costs, by symbol number.
  var costs: [Cost] = []
  /// The symbols that may have a cost, for scanning; sorted.
  var costly: [Symbol] = []
  var records: [ConstraintID: ConstraintRecord] = [:]
  /// The constraint behind each marker or error, for messages about conflicts.
  var owners: [Symbol: ConstraintID] = [:]
  /// Restricted basic symbols whose value became negative while a constant changes.
  var infeasible: [Symbol] = []
  var changed: [Symbol] = []
  var isChanged: [Bool] = []
  var isOptimal = true
  private var nextConstraint = 0

  /// How many pivots were made so far.
  package internal(set) var pivots = 0
  /// How many rows were rewritten so far.
  package internal(set) var rowsTouched = 0

  /// Creates a solver without variables.
  public init() {}

  /// Creates a variable with the value 0.
  public mutating func makeVariable() -> Variable { Variable(symbol: makeSymbol(.external)) }

  /// The variable's value, as of the last ``solve()``.
  public func value(of variable: Variable) -> Double {
    rows[variable.symbol.number]?.constant ?? 0
  }

  /// Brings the solution up to date; does nothing when nothing changed.
  public mutating func solve() {
    guard !isOptimal else { return }
    optimize()
    isOptimal = true
  }

  /// The variables whose value may have changed since the last call, oldest first.
  public mutating func drainChanges() -> [Variable] {
    let result = changed.sorted().map(Variable.init)
    for symbol in changed { isChanged[symbol.number] = false }
    changed.removeAll(keepingCapacity: true)
    return result
  }

  mutating func makeSymbol(_ kind: Symbol.Kind) -> Symbol {
    kinds.append(kind)
    rows.append(nil)
    columns.append([])
    costs.append(Cost())
    isChanged.append(false)
    return Symbol(number: kinds.count - 1)
  }

  mutating func makeConstraintID() -> ConstraintID {
    nextConstraint += 1
    return ConstraintID(number: nextConstraint)
  }

  func kind(_ symbol: Symbol) -> Symbol.Kind { kinds[symbol.number] }
}
