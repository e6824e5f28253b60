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
      if constraints[slot].state == .waiting, !constraints[slot].isRequired {
        place(slot, as: reduce(slot))
      }
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
        place(slot, as: reduce(slot))
      }
    }
    waitingRequired.removeAll(keepingCapacity: true)
  }

  /// Puts a constraint into the tableau; `reduction` is what it is in terms of inputs.
  mutating func place(_ slot: Int, as reduction: Reduction) {
    let constant = constraints[slot].constant
    constraints[slot].place = tableau.place(reduction, constant: constant)
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
    tableau.insert(constraints[slot].edge, at: place.coordinate)
    if let edge = constraints[slot].snugEdge { tableau.insert(edge, at: place.coordinate) }
  }

  mutating func removeEdge(of slot: Int) {
    let coordinate = constraints[slot].place.coordinate
    guard coordinate >= 0 else { return }
    tableau.remove(constraints[slot].edge, at: coordinate)
    if let edge = constraints[slot].snugEdge { tableau.remove(edge, at: coordinate) }
  }
}
