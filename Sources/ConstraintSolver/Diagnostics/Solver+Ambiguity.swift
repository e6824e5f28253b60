extension Solver {
  /// Whether the constraints leave exactly one value for the variable, as of the last ``solve()``.
  ///
  /// Changes no value; mutating, because a copy for each question would cost as much as there is.
  public mutating func isDetermined(_ variable: Variable) -> Bool {
    if hasNothingLoose { return true }
    let (inputs, _) = expand([Cell(index: variable.number, coefficient: 1)])
    return tableau.isFixed(inputs, levels.ranked)
  }
}

extension Solver {
  /// Whether the constraints leave more than one value for any variable, as of the last
  /// ``solve()``.
  public var isAmbiguous: Bool {
    if tableau.inputCount != inputCount { return true }
    if tableau.looseCount == 0 { return false }
    var copy = tableau
    return copy.hasMovableInput(levels.ranked)
  }
}

extension Tableau {
  /// Whether an input could have another value at the same cost.
  mutating func hasMovableInput(_ ranked: [Int]) -> Bool {
    for coordinate in coordinates where coordinate.isLive && coordinate.variable >= 0 {
      if !coordinate.isBasic, !coordinate.isLoose { continue }
      if !isFixed([Cell(index: coordinate.variable, coefficient: 1)], ranked) { return true }
    }
    return false
  }

  /// Whether a sum of inputs is the same at every point of least cost.
  mutating func isFixed(_ inputs: [Cell], _ ranked: [Int]) -> Bool {
    guard inputs.allSatisfy({ hasCoordinate(for: $0.index) }) else { return false }
    let row = row(of: inputs)
    let loose = row.filter { coordinates[$0.index].isLoose }
    if loose.isEmpty { return true }
    let value = value(of: row)
    if loose.contains(where: { changes(value, with: $0, ranked) }) { return false }
    return !isMovable(row, ranked)
  }

  /// A sum of inputs as a sum of coordinates that are not basic.
  ///
  /// Like summands are added up when all are known: a row that grew by one summand after the other
  /// would be copied for each.
  mutating func row(of inputs: [Cell]) -> [Cell] {
    var summands: [Cell] = []
    summands.reserveCapacity(inputs.count)
    for cell in inputs where hasCoordinate(for: cell.index) {
      let index = coordinate(of: cell.index)
      guard coordinates[index].isBasic else {
        summands.append(Cell(index: index, coefficient: cell.coefficient))
        continue
      }
      for part in coordinates[index].row {
        summands.append(
          Cell(index: part.index, coefficient: part.coefficient * cell.coefficient))
      }
    }
    cellsSummed += summands.count
    return Self.sumOfLike(summands)
  }

  /// The cells in order, one for each index; what cancels is left out.
  private static func sumOfLike(_ cells: [Cell]) -> [Cell] {
    var result: [Cell] = []
    result.reserveCapacity(cells.count)
    for cell in cells.sorted(by: { $0.index < $1.index }) {
      guard let last = result.last, last.index == cell.index else {
        result.append(cell)
        continue
      }
      result.removeLast()
      let coefficient = last.coefficient + cell.coefficient
      if !Tolerance.isZero(coefficient) {
        result.append(Cell(index: cell.index, coefficient: coefficient))
      }
    }
    return result
  }

  private func value(of row: [Cell]) -> Double {
    row.reduce(0) { $0 + $1.coefficient * coordinates[$1.index].value }
  }

  /// Whether a shift of one coordinate, which costs nothing, changes a value.
  ///
  /// Mostly it does; a shift that is met by a breakpoint at once says nothing, as others may give way.
  private mutating func changes(_ value: Double, with cell: Cell, _ ranked: [Int]) -> Bool {
    for direction in [1.0, -1.0] {
      price(cell.index, direction)
      guard sign(ranked, withDefaults: false) == 0 else { continue }
      let change = reach(of: cell.index, direction) * abs(cell.coefficient)
      if change > Tolerance.violation(abs(value)) { return true }
    }
    return false
  }

  /// Whether the sum of a row can change without cost: whether a preference for more or less of it is
  /// heard.
  private mutating func isMovable(_ row: [Cell], _ ranked: [Int]) -> Bool {
    let value = value(of: row)
    let probeLevel = ranked.count
    // The new level comes before those below all priorities.
    let order = CostLevels.ofPriorities(ranked) + [probeLevel]
    for (below, above) in [(-1.0, 0.0), (0.0, 1.0)] {
      var copy = self
      rowsTouched += coordinates.count
      let probe = copy.addProbe(row, value)
      let far = below < 0 ? value + Self.far(value) : value - Self.far(value)
      copy.insert(Edge(position: far, level: probeLevel, below: below, above: above), at: probe)
      copy.optimize(Array(order))
      let change = abs(copy.coordinates[probe].value - value)
      if change > Tolerance.violation(abs(value)) { return true }
    }
    return false
  }

  /// A distance that layouts do not reach.
  private static func far(_ value: Double) -> Double { 1e6 * max(1, abs(value)) }

  private mutating func addProbe(_ row: [Cell], _ value: Double) -> Int {
    var probe = Coordinate()
    probe.isBasic = true
    probe.row = row
    probe.value = value
    coordinates.append(probe)
    slopes.addCoordinate()
    for cell in row { coordinates[cell.index].column.append(coordinates.count - 1) }
    return coordinates.count - 1
  }
}
