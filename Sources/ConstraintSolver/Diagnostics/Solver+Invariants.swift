extension Solver {
  /// What is wrong with the tableau, in words; empty when it is sound.
  ///
  /// Checked by tests after every step: the column index matches the rows, no basic symbol stands in
  /// another row, restricted symbols are not negative, and after ``solve()`` nothing can get cheaper.
  package func brokenInvariants() -> [String] {
    var problems: [String] = []
    for number in rows.indices {
      guard let row = rows[number] else { continue }
      let symbol = Symbol(number: number)
      if kind(symbol).isRestricted, row.constant < -Tolerance.zero * 10 {
        problems.append("symbol \(number) is negative: \(row.constant)")
      }
      for cell in row.cells {
        if rows[cell.symbol.number] != nil {
          problems.append("basic symbol \(cell.symbol.number) stands in row \(number)")
        }
        if kind(cell.symbol) == .gone {
          problems.append("removed symbol \(cell.symbol.number) stands in row \(number)")
        }
        if !columns[cell.symbol.number].contains(symbol) {
          problems.append("column \(cell.symbol.number) lacks row \(number)")
        }
      }
    }
    for (number, users) in columns.enumerated() {
      let symbol = Symbol(number: number)
      for user in users where rows[user.number]?.coefficient(of: symbol) ?? 0 == 0 {
        problems.append("column \(number) names row \(user.number) without a cell")
      }
    }
    if isOptimal {
      for symbol in costly
      where kind(symbol) != .dummy && costs[symbol.number].sign < 0 && rows[symbol.number] == nil {
        problems.append("raising symbol \(symbol.number) would be cheaper")
      }
    }
    return problems
  }
}
