extension Solver {
  /// Makes the solver what it would be if its variables and constraints had only just been added, in
  /// their order and with the present constants: what happened in between has no effect.
  ///
  /// Where constraints leave several solutions, the one that is found depends on what was solved
  /// before; after this call it does not. The next ``solve()`` finds it.
  ///
  /// - Throws: ``AddConstraintError``; the solver is then as it was. Constraints that hold together
  ///   do so in every order, so only rounding can be the cause.
  public mutating func startAgain() throws(AddConstraintError) {
    var new = self
    new.forgetSolution()
    let order = constraints.indices.filter { constraints[$0].number > 0 }
      .sorted { constraints[$0].number < constraints[$1].number }
    for slot in order {
      let priority = levels.priority(of: constraints[slot].level)
      new.constraints[slot].level = new.levels.level(of: priority)
      if let conflict = new.admit(slot) { throw .unsatisfiable(conflicting: conflict) }
    }
    self = new
    checkInvariants()
  }

  /// Forgets everything but variables, constraints and what was counted.
  private mutating func forgetSolution() {
    for index in variables.indices {
      let isGone = variables[index].isGone
      variables[index] = VariableRecord()
      variables[index].isGone = isGone
      values[index] = 0
    }
    for slot in constraints.indices {
      constraints[slot].state = .free
      constraints[slot].pivot = -1
    }
    levels = CostLevels()
    tableau = Tableau(succeeding: tableau)
    waitingRequired.removeAll()
    waitingOptional.removeAll()
    released.removeAll()
    dirty.removeAll()
    changed.removeAll()
    inputCount = variables.count { !$0.isGone }
    hasCurrentValues = true
    structure += 1
  }
}
