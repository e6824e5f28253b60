extension Solver {
  /// The constraints that fix the variable's value, oldest first.
  ///
  /// Call ``solve()`` first. These are the definitions that lead to the variable, and for every
  /// coordinate that stays where it is the most important constraint that has a breakpoint there.
  public func constraintsDetermining(_ variable: Variable) -> [ConstraintID] {
    var copy = self
    let seed = Cell(index: variable.number, coefficient: 1)
    let (inputs, _) = copy.expand([seed])
    var rows: [(slot: Int, factor: Double)] = []
    for cell in copy.tableau.row(of: inputs) {
      let holder = constraints.indices.filter { isAtBreakpoint($0, of: cell.index) }.min {
        let (first, second) = (constraints[$0], constraints[$1])
        let ranks = (levels.rank(of: first.level), levels.rank(of: second.level))
        return ranks.0 != ranks.1 ? ranks.0 < ranks.1 : first.number < second.number
      }
      guard let holder else { continue }
      rows.append((holder, -cell.coefficient / constraints[holder].place.scale))
    }
    return copy.participants(rows, with: [seed])
  }

  private func isAtBreakpoint(_ slot: Int, of coordinate: Int) -> Bool {
    let constraint = constraints[slot]
    guard constraint.state == .placed, constraint.place.coordinate == coordinate else {
      return false
    }
    let value = tableau.coordinates[coordinate].value
    return abs(constraint.place.position - value) <= Tolerance.violation(abs(value))
  }
}
