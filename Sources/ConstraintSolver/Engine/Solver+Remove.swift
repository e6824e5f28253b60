extension Solver {
  /// Removes a constraint; one that is not there is passed over.
  public mutating func remove(_ id: ConstraintID) {
    guard let record = records.removeValue(forKey: id) else { return }
    // The error's effect on the costs has to go before the basis changes.
    addErrorCosts(record, factor: -1)
    owners[record.marker] = nil
    if let other = record.other { owners[other] = nil }
    if rows[record.marker.number] != nil {
      _ = uninstall(record.marker)
    } else if let leaving = leavingSymbol(forMarker: record.marker) {
      pivot(leaving: leaving, entering: record.marker)
      _ = uninstall(record.marker)
    }
    erase(record.marker)
    // The two errors' columns are opposite, so the second is gone from all rows with the first.
    if let other = record.other { erase(other) }
    isOptimal = false
  }

  /// Removes a variable that stands in no constraint.
  public mutating func removeVariable(_ variable: Variable) {
    let symbol = variable.symbol
    if rows[symbol.number] != nil { _ = uninstall(symbol) }
    erase(symbol)
  }

  /// The row through which a marker leaves: that of a redundant equality, which takes its place; else
  /// one that stays feasible, else one of a variable.
  private func leavingSymbol(forMarker marker: Symbol) -> Symbol? {
    var first: (symbol: Symbol, ratio: Double)?
    var second: (symbol: Symbol, ratio: Double)?
    var third: Symbol?
    for user in columns[marker.number] {
      guard let row = rows[user.number] else { continue }
      let coefficient = row.coefficient(of: marker)
      if kind(user) == .dummy {
        return user
      } else if !kind(user).isRestricted {
        third = third ?? user
      } else if coefficient < 0 {
        let ratio = -row.constant / coefficient
        if first.map({ ratio < $0.ratio }) ?? true { first = (user, ratio) }
      } else {
        let ratio = row.constant / coefficient
        if second.map({ ratio < $0.ratio }) ?? true { second = (user, ratio) }
      }
    }
    return first?.symbol ?? second?.symbol ?? third
  }

  /// Takes a symbol that is not basic out of every row and out of the costs.
  mutating func erase(_ symbol: Symbol) {
    for user in columns[symbol.number] { rows[user.number]?.remove(symbol) }
    columns[symbol.number].removeAll()
    costs[symbol.number] = Cost()
    let position = Self.position(of: symbol, in: costly)
    if position < costly.count, costly[position] == symbol { costly.remove(at: position) }
    kinds[symbol.number] = .gone
  }
}
