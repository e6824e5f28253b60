// The two simplex methods. Bland's rule (lowest id enters, lowest id breaks ties) keeps both finite.

extension Solver {
  /// Primal simplex: lowers the costs, the highest level first, from a feasible basis.
  mutating func optimize() {
    while let entering = enteringSymbol, let leaving = leavingSymbol(for: entering) {
      pivot(leaving: leaving, entering: entering)
    }
  }

  /// The lowest symbol whose raising lowers the cost.
  private var enteringSymbol: Symbol? {
    costly.first { mayEnter($0) && costs[$0.number].sign < 0 }
  }

  private func mayEnter(_ symbol: Symbol) -> Bool {
    kind(symbol) != .dummy && rows[symbol.number] == nil
  }

  /// The restricted basic symbol that becomes zero first when `entering` is raised.
  private func leavingSymbol(for entering: Symbol) -> Symbol? {
    var best: (symbol: Symbol, ratio: Double)?
    for user in columns[entering.number] where kind(user).isRestricted {
      guard let row = rows[user.number] else { continue }
      let coefficient = row.coefficient(of: entering)
      guard coefficient < 0 else { continue }
      let ratio = -row.constant / coefficient
      if best.map({ ratio < $0.ratio }) ?? true { best = (user, ratio) }
    }
    return best?.symbol
  }

  /// Exchanges a basic symbol for one that is not.
  mutating func pivot(leaving: Symbol, entering: Symbol) {
    pivots += 1
    var row = uninstall(leaving)
    row.solve(leaving: leaving, entering: entering)
    substitute(entering, by: row)
    install(row, for: entering)
  }

  /// Dual simplex: brings negative restricted symbols back to zero at the least cost.
  ///
  /// - Returns: A symbol that cannot be brought back; `nil` when all could.
  mutating func restoreFeasibility() -> Symbol? {
    while let leaving = nextInfeasible() {
      guard let entering = dualEntering(for: leaving) else { return leaving }
      pivot(leaving: leaving, entering: entering)
    }
    return nil
  }

  /// The lowest infeasible symbol, so that the order of changes does not show.
  private mutating func nextInfeasible() -> Symbol? {
    infeasible = infeasible.filter { symbol in
      (rows[symbol.number]?.constant ?? 0) < -Tolerance.zero && kind(symbol).isRestricted
    }
    return infeasible.min()
  }

  /// The symbol that brings a negative row up and costs least for it.
  func dualEntering(for leaving: Symbol) -> Symbol? {
    guard let row = rows[leaving.number] else { return nil }
    var best: (symbol: Symbol, cost: Cost)?
    for cell in row.cells where cell.coefficient > 0 && kind(cell.symbol) != .dummy {
      let cost = costs[cell.symbol.number].divided(by: cell.coefficient)
      if best.map({ cost.isLess(than: $0.cost) }) ?? true { best = (cell.symbol, cost) }
    }
    return best?.symbol
  }
}
