// The way of constraints into the tableau. Required ones that wait are met by the tableau's point;
// those that wait without being required have no say before the next solution.

extension Solver {
  /// Places every constraint that waits.
  mutating func placeWaiting() {
    placeWaitingRequired()
    var next = 0
    while next < waitingOptional.count {
      let slot = waitingOptional[next]
      next += 1
      if constraints[slot].state == .waiting, !constraints[slot].isRequired { place(slot) }
    }
    waitingOptional.removeAll(keepingCapacity: true)
  }

  /// Places the required constraints that wait; equalities define a variable where they can.
  mutating func placeWaitingRequired() {
    var next = 0
    while next < waitingRequired.count {
      let slot = waitingRequired[next]
      next += 1
      guard constraints[slot].state == .waiting, constraints[slot].isRequired else { continue }
      if constraints[slot].relation == .equal, let pivot = soundPivot(for: slot) {
        addDemands(of: slot, -1)
        define(pivot, by: slot)
      } else {
        place(slot)
      }
    }
    waitingRequired.removeAll(keepingCapacity: true)
  }

  /// Puts a constraint into the tableau.
  mutating func place(_ slot: Int) {
    let constant = constraints[slot].constant
    constraints[slot].place = tableau.place(reduce(slot), constant: constant)
    constraints[slot].state = .placed
    insertEdge(of: slot)
  }

  /// Takes a constraint out of the tableau until the next solution.
  mutating func unplace(_ slot: Int) {
    removeEdge(of: slot)
    constraints[slot].state = .waiting
    if constraints[slot].isRequired {
      waitingRequired.append(slot)
    } else {
      waitingOptional.append(slot)
    }
  }

  mutating func insertEdge(of slot: Int) {
    let place = constraints[slot].place
    guard place.coordinate >= 0 else { return }
    constraints[slot].place.position = -(place.base + constraints[slot].constant) / place.scale
    tableau.insert(edge(of: slot), at: place.coordinate)
  }

  mutating func removeEdge(of slot: Int) {
    let coordinate = constraints[slot].place.coordinate
    if coordinate >= 0 { tableau.remove(edge(of: slot), at: coordinate) }
  }

  /// How the cost of a placed constraint depends on its coordinate.
  ///
  /// Rules LA3.1, LA3.3.
  func edge(of slot: Int) -> Edge {
    let constraint = constraints[slot]
    let scale = constraint.place.scale  // LA3.1
    let weight = abs(scale)
    let isLower = (constraint.relation == .greaterThanOrEqual) == (scale > 0)
    let isEqual = constraint.relation == .equal  // LA3.3
    return Edge(
      position: constraint.place.position, level: constraint.level,
      below: isEqual || isLower ? -weight : 0, above: isEqual || !isLower ? weight : 0)
  }
}
