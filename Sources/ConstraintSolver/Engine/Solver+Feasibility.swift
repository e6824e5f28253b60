extension Solver {
  /// Moves the tableau's point so that it meets the required constraints that have come to wait.
  ///
  /// - Returns: Required constraints that contradict each other; the point is then the old one.
  mutating func repair() -> [ConstraintID]? {
    let list = waitingRequired.filter {
      constraints[$0].state == .waiting && constraints[$0].isRequired
    }
    var violated: [Int] = []
    for slot in list {
      let reduction = reduce(slot)
      let (value, size) = pointValue(of: reduction)
      if constraints[slot].violation(value) > Tolerance.violation(size) { violated.append(slot) }
    }
    guard !violated.isEmpty else { return nil }
    for slot in list where constraints[slot].state == .waiting { place(slot, as: reduce(slot)) }
    waitingRequired.removeAll(keepingCapacity: true)
    tableau.flush(&released)
    return restoreFeasibility(violated)
  }

  /// Moves the tableau's point so that it meets placed constraints that it violates.
  ///
  /// - Returns: Required constraints that contradict each other; the point is then the old one.
  mutating func restoreFeasibility(_ violated: [Int]) -> [ConstraintID]? {
    if let impossible = violated.first(where: { constraints[$0].place.coordinate < 0 }) {
      return participants([(impossible, 1)])
    }
    if violated.count == 1, let slot = violated.first,
      tableau.slide(constraints[slot].place.coordinate, to: constraints[slot].edge)
    {
      hasCurrentValues = false
      return nil
    }
    tableau.beginTrial()
    tableau.seekFeasibility()
    // Whatever did not move meets its constraints as before.
    if tableau.trialViolatesRequired
      || violated.contains(where: { tableau.violatesRequired(at: constraints[$0].place.coordinate) }
      )
    {
      let conflict = explain()
      tableau.takeTrialBack()
      return conflict
    }
    tableau.acceptTrial()
    hasCurrentValues = false
    return nil
  }

  /// Whether a required constraint keeps its coordinate from passing a position in a direction.
  private func holds(_ slot: Int, at position: Double, _ direction: Double) -> Bool {
    guard abs(constraints[slot].place.position - position) <= Tolerance.violation(abs(position))
    else {
      return false
    }
    let edge = constraints[slot].edge
    return direction > 0 ? edge.above > 0 : edge.below < 0
  }

  /// The placed required constraints of some coordinates; only looked up.
  private func requiredMembers(of list: [Int]) -> [Int: [Int]] {
    var members = Dictionary(uniqueKeysWithValues: list.map { ($0, [Int]()) })
    for slot in constraints.indices
    where constraints[slot].state == .placed && constraints[slot].isRequired {
      members[constraints[slot].place.coordinate]?.append(slot)
    }
    return members
  }

  /// The required constraints whose sum, each taken as often as the tableau's prices say, is false.
  private mutating func explain() -> [ConstraintID] {
    var rows: [(slot: Int, factor: Double)] = []
    let prices = tableau.requiredPrices()
    let members = requiredMembers(of: prices.map(\.coordinate))
    for (coordinate, price) in prices {
      let value = tableau.coordinates[coordinate].value
      var rest = price
      for slot in members[coordinate] ?? [] {
        let edge = constraints[slot].edge
        let violation = value - edge.position
        guard abs(violation) > Tolerance.violation(abs(value)) else { continue }
        let slope = violation > 0 ? edge.above : edge.below
        guard slope != 0 else { continue }
        rest -= slope
        rows.append((slot, slope / constraints[slot].place.scale))
      }
      guard abs(rest) > Tolerance.slope else { continue }
      let holder = members[coordinate]?.filter { holds($0, at: value, rest) }
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
    let order = sortedDefinitions(from: seeds.map(\.index)) { _ in true }
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
