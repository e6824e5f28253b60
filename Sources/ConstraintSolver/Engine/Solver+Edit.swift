extension Solver {
  /// Changes the constant of a constraint's expression.
  ///
  /// - Throws: ``EditError`` when required constraints forbid it; the constant is then the old one.
  ///   Numbers that are not finite contradict without partners.
  /// - Complexity: Proportional to what the constraint reaches.
  public mutating func setConstant(
    _ constant: Double, of id: ConstraintID
  ) throws(EditError) {
    guard isLive(id), constant != constraints[id.slot].constant else { return }
    guard constant.isFinite else { throw .unsatisfiable(conflicting: []) }
    if constraints[id.slot].isRequired, !waitingRequired.isEmpty { placeWaitingRequired() }
    let conflict: [ConstraintID]? =
      switch constraints[id.slot].state {
      case .definition: changeDefinition(id.slot, to: constant)
      case .placed: changePlaced(id.slot, to: constant)
      case .waiting, .free: changeWaiting(id.slot, to: constant)
      }
    if let conflict { throw .unsatisfiable(conflicting: conflict) }
    checkInvariants()
  }

  private mutating func changeWaiting(_ slot: Int, to constant: Double) -> [ConstraintID]? {
    constraints[slot].constant = constant
    return nil
  }

  private mutating func changeDefinition(_ slot: Int, to constant: Double) -> [ConstraintID]? {
    let variable = constraints[slot].pivot
    let old = constraints[slot].constant
    if isQuiet(variable) {
      renew(slot, constant)
      return nil
    }
    renew(slot, constant)
    guard let conflict = repair() else { return nil }
    renew(slot, old)
    return conflict
  }

  /// Gives a definition another constant and forgets what was derived from the old one.
  private mutating func renew(_ slot: Int, _ constant: Double) {
    let variable = constraints[slot].pivot
    constraints[slot].constant = constant
    variables[variable].memo = .none
    invalidateUses(of: variable)
    hasCurrentValues = false
    markDirty(variable)
  }

  private mutating func changePlaced(_ slot: Int, to constant: Double) -> [ConstraintID]? {
    let old = constraints[slot].constant
    shiftEdge(of: slot, to: constant)
    guard constraints[slot].isRequired, let conflict = restoreIfViolated(slot) else { return nil }
    shiftEdge(of: slot, to: old)
    return conflict
  }

  private mutating func shiftEdge(of slot: Int, to constant: Double) {
    removeEdge(of: slot)
    constraints[slot].constant = constant
    insertEdge(of: slot)
  }

  private mutating func restoreIfViolated(_ slot: Int) -> [ConstraintID]? {
    let constraint = constraints[slot]
    let (base, coordinate) = (constraint.place.base, constraint.place.coordinate)
    let part =
      coordinate < 0 ? 0 : constraint.place.scale * tableau.coordinates[coordinate].value
    let size = abs(part) + abs(base) + abs(constraint.constant)
    let violation = constraint.violation(part + base + constraint.constant)
    return violation <= Tolerance.violation(size) ? nil : restoreFeasibility([slot])
  }
}
