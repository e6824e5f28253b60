extension Solver {
  /// Stops the program where the solver is not sound.
  ///
  /// Costs as much as a solution from nothing, so it is there only with `-D SOLVER_INVARIANTS`.
  @inline(__always) func checkInvariants() {
    #if SOLVER_INVARIANTS
      let problems = brokenInvariants()
      precondition(problems.isEmpty, problems.joined(separator: "; "))
    #endif
  }

  /// What is wrong with the solver, in words; empty when it is sound.
  ///
  /// The tableau is sound, definitions have no circles, what depends on a variable is known where it
  /// has to be forgotten, and every required constraint is met at the tableau's point.
  package func brokenInvariants() -> [String] {
    var problems = tableau.brokenInvariants()
    var copy = self
    let defined = variables.indices.filter { variables[$0].definer >= 0 }
    if copy.sortedDefinitions(from: defined, where: { _ in true }).count != defined.count {
      problems.append("a definition was not reached")
    }
    for variable in defined where variables[variable].memo != .none {
      for cell in cells(of: variables[variable].definer)
      where cell.index != variable && !isKnown(cell.index) {
        problems.append("variable \(variable) is known but not variable \(cell.index)")
      }
    }
    for slot in constraints.indices {
      let constraint = constraints[slot]
      if constraint.state == .placed, !cells(of: slot).allSatisfy({ isKnown($0.index) }) {
        problems.append("placed constraint \(slot) hangs on an unknown variable")
      }
      guard constraint.isRequired, constraint.state == .placed || constraint.state == .waiting
      else { continue }
      let reduction = copy.reduce(slot)
      let (value, size) = copy.pointValue(of: reduction)
      if constraint.violation(value) > 10 * Tolerance.violation(size) {
        problems.append("required constraint \(slot) is violated by \(constraint.violation(value))")
      }
    }
    return problems
  }

  private func isKnown(_ variable: Int) -> Bool {
    variables[variable].definer < 0 || variables[variable].memo != .none
  }
}

extension Tableau {
  /// What is wrong with the tableau, in words.
  func brokenInvariants() -> [String] {
    var problems = gaveUp ? ["a search was cut short"] : []
    for index in coordinates.indices where coordinates[index].isLive {
      let coordinate = coordinates[index]
      for cell in coordinate.row {
        if coordinates[cell.index].isBasic {
          problems.append("basic coordinate \(cell.index) stands in row \(index)")
        }
        if !coordinates[cell.index].column.contains(index) {
          problems.append("column \(cell.index) lacks row \(index)")
        }
      }
      for user in coordinate.column where coordinates[user].coefficient(of: index) == 0 {
        problems.append("column \(index) names row \(user) without a cell")
      }
      if coordinate.isBasic {
        let value = coordinate.row.reduce(0) {
          $0 + $1.coefficient * coordinates[$1.index].value
        }
        if abs(value - coordinate.value) > 10 * Tolerance.violation(abs(value)) {
          problems.append("coordinate \(index) is \(coordinate.value) instead of \(value)")
        }
      }
      problems += coordinate.brokenInvariants(index)
    }
    return problems
  }
}

extension Coordinate {
  /// What is wrong with the breakpoints around the value, in words.
  fileprivate func brokenInvariants(_ index: Int) -> [String] {
    var problems: [String] = []
    let slack = Tolerance.violation(abs(value))
    if cursor > 0, breakpoints[cursor - 1].position > value + slack {
      problems.append("coordinate \(index) lies before the breakpoint behind it")
    }
    if cursor < breakpoints.count, breakpoints[cursor].position < value - slack {
      problems.append("coordinate \(index) lies behind the breakpoint before it")
    }
    return problems
  }
}
