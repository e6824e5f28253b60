extension Solver {
  /// Removes a constraint; one that is not there is passed over.
  public mutating func remove(_ id: ConstraintID) {
    guard isLive(id) else { return }
    let slot = id.slot
    switch constraints[slot].state {
    case .definition: undefine(slot)
    case .placed:
      removeEdge(of: slot)
      addDemands(of: slot, -1)
    case .waiting: addDemands(of: slot, -1)
    case .free: return
    }
    freeConstraint(slot)
    checkInvariants()
  }
}
