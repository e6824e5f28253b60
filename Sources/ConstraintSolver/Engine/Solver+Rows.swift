// Every change of a row goes through here, so that the column index stays true.

extension Solver {
  /// Makes `symbol` basic with `row`.
  mutating func install(_ row: Row, for symbol: Symbol) {
    rows[symbol.number] = row
    rowsTouched += 1
    for cell in row.cells { link(cell.symbol, to: symbol) }
    note(symbol)
  }

  /// Takes the row of a basic symbol out.
  mutating func uninstall(_ symbol: Symbol) -> Row {
    guard let row = rows[symbol.number] else { return Row() }
    rows[symbol.number] = nil
    for cell in row.cells { unlink(cell.symbol, from: symbol) }
    note(symbol)
    return row
  }

  /// Replaces `symbol` by `row` in every row and in the costs.
  mutating func substitute(_ symbol: Symbol, by row: Row) {
    let users = columns[symbol.number]
    for user in users {
      guard var old = rows[user.number] else { continue }
      let before = old.cells
      old.substitute(symbol, by: row)
      relink(user, from: before, to: old.cells)
      rows[user.number] = old
      rowsTouched += 1
      note(user)
      if kind(user).isRestricted, old.constant < -Tolerance.zero { infeasible.append(user) }
    }
    let cost = costs[symbol.number]
    guard !cost.isZero else { return }
    costs[symbol.number] = Cost()
    for cell in row.cells { addCost(cost, times: cell.coefficient, to: cell.symbol) }
  }

  /// Adds to what raising a symbol costs; a basic one hands the cost on to its row.
  ///
  /// Dummies have costs too: they count when their constraint is removed.
  mutating func addCost(_ cost: Cost, times factor: Double, to symbol: Symbol) {
    if let row = rows[symbol.number] {
      for cell in row.cells { addCost(cost, times: factor * cell.coefficient, to: cell.symbol) }
      return
    }
    costs[symbol.number].add(cost, times: factor)
    let position = Self.position(of: symbol, in: costly)
    if position == costly.count || costly[position] != symbol {
      costly.insert(symbol, at: position)
    }
    isOptimal = false
  }

  /// Shifts the constant of a row.
  mutating func shift(_ symbol: Symbol, by amount: Double) {
    guard amount != 0, rows[symbol.number] != nil else { return }
    rows[symbol.number]?.constant += amount
    rowsTouched += 1
    note(symbol)
    if kind(symbol).isRestricted, (rows[symbol.number]?.constant ?? 0) < -Tolerance.zero {
      infeasible.append(symbol)
    }
  }

  private mutating func note(_ symbol: Symbol) {
    guard kind(symbol) == .external, !isChanged[symbol.number] else { return }
    isChanged[symbol.number] = true
    changed.append(symbol)
  }

  private mutating func link(_ symbol: Symbol, to user: Symbol) {
    let position = Self.position(of: user, in: columns[symbol.number])
    columns[symbol.number].insert(user, at: position)
  }

  private mutating func unlink(_ symbol: Symbol, from user: Symbol) {
    let position = Self.position(of: user, in: columns[symbol.number])
    guard position < columns[symbol.number].count, columns[symbol.number][position] == user else {
      return
    }
    columns[symbol.number].remove(at: position)
  }

  /// Updates the column index for a row whose cells changed, walking both sorted lists once.
  private mutating func relink(_ user: Symbol, from old: [Row.Cell], to new: [Row.Cell]) {
    var (i, j) = (0, 0)
    while i < old.count || j < new.count {
      if j == new.count || (i < old.count && old[i].symbol < new[j].symbol) {
        unlink(old[i].symbol, from: user)
        i += 1
      } else if i == old.count || new[j].symbol < old[i].symbol {
        link(new[j].symbol, to: user)
        j += 1
      } else {
        i += 1
        j += 1
      }
    }
  }

  static func position(of symbol: Symbol, in list: [Symbol]) -> Int {
    var low = 0
    var high = list.count
    while low < high {
      let middle = (low + high) / 2
      if list[middle] < symbol { low = middle + 1 } else { high = middle }
    }
    return low
  }
}
