extension Solver {
  /// Moves the tableau's point so that it meets the required constraints that have come to wait.
  ///
  /// - Returns: Required constraints that contradict each other; the point is then the old one.
  mutating func repair() -> [ConstraintID]? {
    let list = waitingRequired.filter {
      constraints[$0].state == .waiting && constraints[$0].isRequired
    }
    var missed: [Int] = []
    for slot in list {
      let reduction = reduce(slot)
      let (value, size) = pointValue(of: reduction)
      if constraints[slot].miss(value) > Tolerance.miss(size) { missed.append(slot) }
    }
    guard !missed.isEmpty else { return nil }
    for slot in list where constraints[slot].state == .waiting { place(slot) }
    waitingRequired.removeAll(keepingCapacity: true)
    tableau.flush(&released)
    return restoreFeasibility(missed)
  }

  /// Moves the tableau's point so that it meets placed constraints that it misses.
  ///
  /// - Returns: Required constraints that contradict each other; the point is then the old one.
  mutating func restoreFeasibility(_ missed: [Int]) -> [ConstraintID]? {
    if let impossible = missed.first(where: { constraints[$0].place.coordinate < 0 }) {
      return participants([(impossible, 1)])
    }
    if missed.count == 1, tableau.isAlone(constraints[missed[0]].place.coordinate) {
      return slide(to: missed[0])
    }
    let before = tableau
    tableau.seekFeasibility()
    let misses = tableau.requiredMisses()
    guard misses.isEmpty else {
      let conflict = explain()
      tableau = before
      return conflict
    }
    hasCurrentValues = false
    return nil
  }

  /// Moves a coordinate that nothing else hangs on to the place where a constraint is met.
  private mutating func slide(to slot: Int) -> [ConstraintID]? {
    let (edge, place) = (edge(of: slot), constraints[slot].place)
    hasCurrentValues = false
    guard let blocked = tableau.slide(place.coordinate, to: edge) else { return nil }
    let isUp = edge.position > tableau.coordinates[place.coordinate].value
    let blocker = constraints.indices.filter { other in
      other != slot && holds(other, place.coordinate, at: blocked, isUp ? 1 : -1)
    }.min { constraints[$0].number < constraints[$1].number }
    guard let blocker else { return participants([(slot, 1 / place.scale)]) }
    return participants([
      (slot, 1 / place.scale), (blocker, -1 / constraints[blocker].place.scale),
    ])
  }

  /// Whether a required constraint keeps a coordinate from passing a position in a direction.
  private func holds(_ slot: Int, _ coordinate: Int, at position: Double, _ direction: Double)
    -> Bool
  {
    let constraint = constraints[slot]
    guard constraint.state == .placed, constraint.isRequired,
      constraint.place.coordinate == coordinate,
      abs(constraint.place.position - position) <= Tolerance.miss(abs(position))
    else { return false }
    let edge = edge(of: slot)
    return direction > 0 ? edge.above > 0 : edge.below < 0
  }

  /// The required constraints whose sum, each taken as often as the tableau's prices say, is false.
  private mutating func explain() -> [ConstraintID] {
    var rows: [(slot: Int, factor: Double)] = []
    for (coordinate, price) in tableau.requiredPrices() {
      let value = tableau.coordinates[coordinate].value
      var rest = price
      for slot in constraints.indices
      where constraints[slot].state == .placed && constraints[slot].isRequired
        && constraints[slot].place.coordinate == coordinate
      {
        let edge = edge(of: slot)
        let miss = value - edge.position
        guard abs(miss) > Tolerance.miss(abs(value)) else { continue }
        let slope = miss > 0 ? edge.above : edge.below
        guard slope != 0 else { continue }
        rest -= slope
        rows.append((slot, slope / constraints[slot].place.scale))
      }
      guard abs(rest) > Tolerance.slope else { continue }
      let holder = constraints.indices.filter { holds($0, coordinate, at: value, rest) }
        .min { constraints[$0].number < constraints[$1].number }
      if let holder { rows.append((holder, rest / constraints[holder].place.scale)) }
    }
    return participants(rows)
  }

  /// The given constraints and the definitions that their sum needs, oldest first.
  mutating func participants(
    _ rows: [(slot: Int, factor: Double)], with others: [Cell] = []
  ) -> [ConstraintID] {
    var seeds = others
    for row in rows {
      for cell in cells(of: row.slot) {
        seeds.append(Cell(index: cell.index, coefficient: cell.coefficient * row.factor))
      }
    }
    let order = sortedDefinitions(from: seeds.map(\.index)) { _, _ in true }
    var slots = Set(rows.map(\.slot))
    for seed in seeds { scratch.add(seed.index, seed.coefficient) }
    for variable in order.reversed() {
      let amount = scratch.coefficients[variable]
      guard abs(amount) > Tolerance.slope else { continue }
      let definer = variables[variable].definer
      slots.insert(definer)
      let factor = -amount / constraints[definer].pivotCoefficient
      for cell in cells(of: definer) where cell.index != variable {
        scratch.add(cell.index, cell.coefficient * factor)
      }
    }
    for index in scratch.touched {
      scratch.coefficients[index] = 0
      scratch.marks[index] = false
    }
    scratch.touched.removeAll(keepingCapacity: true)
    return slots.map { ConstraintID(number: constraints[$0].number, slot: $0) }.sorted()
  }
}
