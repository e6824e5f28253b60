/// The freedom that definitions leave, and what it costs.
///
/// Every constraint that is no definition depends on one coordinate. Constraints that measure the
/// same sum of inputs share it, so a hundred bounds on one width are one column with breakpoints.
struct Tableau: Sendable {
  private struct Input {
    /// Negative where there is none.
    var coordinate = -1
    /// The value without a coordinate.
    var rest = 0.0
  }

  var coordinates: [Coordinate] = []
  var slopes = Slopes()
  private var freeCoordinates: [Int] = []
  private var sums: [Direction: Int] = [:]
  /// By variable.
  private var inputs: [Input] = []
  /// Coordinates that may be of no use any more.
  private var maybeUnused: [Int] = []
  /// Coordinates whose price may have changed.
  var queue: [Int] = []
  /// Those whose price of violated required constraints may have changed.
  var urgent: [Int] = []
  private var moved: [Int] = []
  /// What to return to, while a change may be taken back.
  var trial = Trial()
  /// How many coordinates could move at no cost that constraints know, and how many at none.
  var looseCount = 0
  var tiedCount = 0
  /// How many inputs have a coordinate.
  private(set) var inputCount = 0
  /// What the shift costs that was looked at last.
  var rates = Rates()
  /// What moved in it.
  var movers: [Mover] = []

  var pivots = 0
  var pricings = 0
  var rowsTouched = 0
  /// How many cells were put together to rows that are only looked at.
  var cellsSummed = 0
  /// Whether a search was cut short.
  var gaveUp = false

  init() {}

  /// A tableau for the same variables, without constraints; it goes on counting.
  init(succeeding old: Tableau) {
    inputs = Array(repeating: Input(), count: old.inputs.count)
    pivots = old.pivots
    pricings = old.pricings
    rowsTouched = old.rowsTouched
    cellsSummed = old.cellsSummed
  }

  mutating func addVariable() { inputs.append(Input()) }

  // MARK: Inputs

  func hasCoordinate(for variable: Int) -> Bool { inputs[variable].coordinate >= 0 }

  func coordinate(of variable: Int) -> Int { inputs[variable].coordinate }

  func inputValue(_ variable: Int) -> Double {
    let index = inputs[variable].coordinate
    return index < 0 ? inputs[variable].rest : coordinates[index].value
  }

  /// Sets the value of an input without a coordinate.
  mutating func setRest(_ value: Double, of variable: Int) { inputs[variable].rest = value }

  /// The coordinate of an input.
  private mutating func ensureCoordinate(of variable: Int) -> Int {
    if inputs[variable].coordinate >= 0 { return inputs[variable].coordinate }
    let index = makeCoordinate()
    coordinates[index].variable = variable
    coordinates[index].value = inputs[variable].rest
    inputs[variable].coordinate = index
    inputCount += 1
    // The default of zero is no member: it keeps nothing alive. Rule LA7.2.
    let preference = Edge(position: 0, level: CostLevels.rest, below: -1, above: 1)
    slopes.add(coordinates[index].insert(preference), to: index, preference.level)
    coordinates[index].members = 0
    return index
  }

  private mutating func makeCoordinate() -> Int {
    if let free = freeCoordinates.popLast() {
      coordinates[free].isLive = true
      return free
    }
    coordinates.append(Coordinate())
    slopes.addCoordinate()
    return coordinates.count - 1
  }

  /// The coordinate of a sum of inputs, whose first coefficient is 1.
  private mutating func ensureSum(_ direction: Direction) -> Int {
    if let index = sums[direction] { return index }
    var row: [Cell] = []
    var value = 0.0
    for cell in direction.cells {
      let input = ensureCoordinate(of: cell.index)
      coordinates[input].references += 1
      value += cell.coefficient * coordinates[input].value
      if coordinates[input].isBasic {
        row = Self.sum(row, coordinates[input].row, times: cell.coefficient)
      } else {
        row = Self.sum(row, [Cell(index: input, coefficient: 1)], times: cell.coefficient)
      }
    }
    let index = makeCoordinate()
    coordinates[index].direction = direction
    coordinates[index].value = value
    coordinates[index].isBasic = true
    for cell in row { coordinates[cell.index].column.append(index) }
    coordinates[index].row = row
    sums[direction] = index
    return index
  }

  // MARK: Constraints

  /// Finds the coordinate that a constraint depends on; one without inputs depends on none.
  mutating func place(_ reduction: Reduction, constant: Double) -> Placement {
    var place = Placement()
    place.base = reduction.constant - constant
    if let cell = reduction.onlyCell {
      place.scale = cell.coefficient
      place.coordinate = ensureCoordinate(of: cell.index)
      return place
    }
    var cells = reduction.cells
    guard let scale = cells.first?.coefficient else { return place }
    place.scale = scale
    for position in cells.indices { cells[position].coefficient /= scale }
    place.coordinate = ensureSum(Direction(cells: cells))
    return place
  }

  mutating func insert(_ edge: Edge, at index: Int) {
    slopes.add(coordinates[index].insert(edge), to: index, edge.level)
    touch(index)
  }

  mutating func remove(_ edge: Edge, at index: Int) {
    slopes.add(coordinates[index].remove(edge), to: index, edge.level)
    if coordinates[index].members == 0 { noteMaybeUnused(index) }
    touch(index)
  }

  private mutating func noteMaybeUnused(_ index: Int) {
    guard !coordinates[index].isMaybeUnused else { return }
    coordinates[index].isMaybeUnused = true
    maybeUnused.append(index)
  }

  /// Lets go of coordinates without constraints; notes the inputs that have none any more.
  mutating func flush(_ released: inout [Int]) {
    var next = 0
    while next < maybeUnused.count {
      let index = maybeUnused[next]
      next += 1
      coordinates[index].isMaybeUnused = false
      guard coordinates[index].isLive, coordinates[index].members == 0,
        coordinates[index].references == 0
      else { continue }
      if coordinates[index].direction == nil { released.append(coordinates[index].variable) }
      discard(index)
    }
    maybeUnused.removeAll(keepingCapacity: true)
  }

  private mutating func discard(_ index: Int) {
    makeRemovable(index)
    for cell in coordinates[index].row { removeFromColumn(cell.index, index) }
    setFreedom(index, .held)
    if let direction = coordinates[index].direction {
      sums[direction] = nil
      for cell in direction.cells {
        let input = inputs[cell.index].coordinate
        coordinates[input].references -= 1
        if coordinates[input].references == 0 { noteMaybeUnused(input) }
      }
    } else {
      let variable = coordinates[index].variable
      inputs[variable].rest = coordinates[index].value
      inputs[variable].coordinate = -1
      inputCount -= 1
    }
    coordinates[index].clear()
    coordinates[index].isLive = false
    slopes.clear(index)
    freeCoordinates.append(index)
  }

  /// Makes an unused sum basic, or takes an unused input out of all rows.
  private mutating func makeRemovable(_ index: Int) {
    if coordinates[index].direction != nil {
      guard !coordinates[index].isBasic else { return }
      // The inputs span everything, so one of them depends on this coordinate.
      let partner = largest(coordinates[index].column.filter { coordinates[$0].variable >= 0 }) {
        coordinates[$0].coefficient(of: index)
      }
      if let partner { pivot(entering: index, leaving: partner) }
    } else if coordinates[index].isBasic {
      let partner = largest(coordinates[index].row.map(\.index)) {
        coordinates[index].coefficient(of: $0)
      }
      if let partner { pivot(entering: partner, leaving: index) }
    }
    for user in coordinates[index].column {
      coordinates[user].row.removeAll { $0.index == index }
      for cell in coordinates[user].row { enqueue(cell.index) }
    }
    coordinates[index].column.removeAll(keepingCapacity: true)
  }

  private func largest(_ list: [Int], by size: (Int) -> Double) -> Int? {
    list.max { (abs(size($0)), $1) < (abs(size($1)), $0) }
  }

  // MARK: What changed

  /// Has the price of whatever moves the coordinate found again.
  mutating func touch(_ index: Int) {
    if coordinates[index].isBasic {
      for cell in coordinates[index].row { enqueue(cell.index) }
    } else {
      enqueue(index)
    }
  }

  mutating func enqueue(_ index: Int) {
    if !coordinates[index].isQueued {
      coordinates[index].isQueued = true
      queue.append(index)
    }
    if !coordinates[index].isUrgent {
      coordinates[index].isUrgent = true
      urgent.append(index)
    }
  }

  mutating func markMoved(_ index: Int) {
    guard !coordinates[index].isMoved else { return }
    coordinates[index].isMoved = true
    moved.append(index)
  }

  var movedCount: Int { moved.count }

  /// Forgets that the last coordinates moved.
  mutating func forgetMoved(after count: Int) {
    for index in moved[count...] { coordinates[index].isMoved = false }
    moved.removeLast(moved.count - count)
  }

  /// The inputs that moved since the last call; sums are added up anew, so that errors do not
  /// gather.
  mutating func drainMoved() -> [Int] {
    guard !moved.isEmpty else { return [] }
    var result: [Int] = []
    for index in moved where coordinates[index].isMoved {
      coordinates[index].isMoved = false
      if coordinates[index].isBasic {
        var value = 0.0
        for cell in coordinates[index].row {
          value += cell.coefficient * coordinates[cell.index].value
        }
        coordinates[index].value = value
      }
      if coordinates[index].variable >= 0 { result.append(coordinates[index].variable) }
    }
    moved.removeAll(keepingCapacity: true)
    return result
  }
}
