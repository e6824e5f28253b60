extension Solver {
  /// Adds `expression relation 0`.
  ///
  /// - Parameters:
  ///   - expression: The left side.
  ///   - relation: How it compares with zero.
  ///   - priority: ``Priority/required`` or how much it matters.
  ///   - snugness: Whether an inequality rather holds exactly than with room to spare.
  /// - Returns: The constraint's id.
  /// - Throws: ``AddConstraintError``; the solver is then as it was before. Numbers that are not
  ///   finite contradict without partners.
  public mutating func add(
    _ expression: LinearExpression, _ relation: Relation, priority: Priority = .required,
    snugness: Snugness = .loose
  ) throws(AddConstraintError) -> ConstraintID {
    let isFinite =
      expression.constant.isFinite && expression.terms.allSatisfy { $0.coefficient.isFinite }
    guard isFinite else { throw .unsatisfiable(conflicting: []) }
    let slot = makeConstraint(expression, relation, priority)
    constraints[slot].snugLevel = relation == .equal ? 0 : snugness.level
    if let conflict = admit(slot) {
      freeConstraint(slot)
      throw .unsatisfiable(conflicting: conflict)
    }
    checkInvariants()
    return ConstraintID(number: constraints[slot].number, slot: slot)
  }

  private mutating func makeConstraint(
    _ expression: LinearExpression, _ relation: Relation, _ priority: Priority
  ) -> Int {
    let slot = freeSlots.popLast() ?? constraints.count
    var record = ConstraintRecord()
    lastNumber += 1
    record.number = lastNumber
    record.firstTerm = insert(expression.terms, of: slot)
    record.constant = expression.constant
    record.relation = relation
    record.level = levels.level(of: priority)
    if slot < constraints.count { constraints[slot] = record } else { constraints.append(record) }
    return slot
  }

  /// Keeps the terms of a constraint, each variable once.
  ///
  /// - Returns: The first of them.
  private mutating func insert(_ list: [Term], of slot: Int) -> Int {
    var first = -1
    for term in list.reversed() {
      let variable = term.variable.number
      if !terms.merge(variable, term.coefficient, into: first) {
        first = terms.insert(variable, term.coefficient, owner: slot, before: first)
      }
    }
    return first
  }

  /// Lets a new constraint in.
  ///
  /// - Returns: The required constraints that it contradicts; `nil` when it is in.
  mutating func admit(_ slot: Int) -> [ConstraintID]? {
    guard constraints[slot].isRequired else {
      constraints[slot].state = .waiting
      waitingOptional.append(slot)
      return nil
    }
    return constraints[slot].relation == .equal ? admitEquality(slot) : admitDemand(slot)
  }

  private mutating func admitEquality(_ slot: Int) -> [ConstraintID]? {
    if let pivot = pivot(for: slot), isQuiet(pivot.index) {
      define(pivot, by: slot)
      return nil
    }
    placeWaitingRequired()
    guard let pivot = soundPivot(for: slot) else { return admitDemand(slot) }
    let old = tableau.inputValue(pivot.index)
    let reduction = reduce(slot)
    let violation = pointValue(of: reduction)
    define(pivot, by: slot)
    if abs(violation.value) <= Tolerance.violation(violation.size) { return nil }
    guard let conflict = repair() else { return nil }
    undefine(slot)
    // The point is where it was before.
    tableau.setRest(old, of: pivot.index)
    return conflict.filter { $0.slot != slot }
  }

  /// Lets in a required constraint that defines nothing.
  private mutating func admitDemand(_ slot: Int) -> [ConstraintID]? {
    addDemands(of: slot, 1)
    let reduction = reduce(slot)
    let (value, size) = pointValue(of: reduction)
    if constraints[slot].violation(value) <= Tolerance.violation(size) {
      constraints[slot].state = .waiting
      waitingRequired.append(slot)
      return nil
    }
    if waitingRequired.isEmpty {
      place(slot, as: reduction)
    } else {
      placeWaitingRequired()
      place(slot, as: reduce(slot))
    }
    tableau.flush(&released)
    guard let conflict = restoreFeasibility([slot]) else { return nil }
    removeEdge(of: slot)
    addDemands(of: slot, -1)
    return conflict.filter { $0.slot != slot }
  }
}
