extension Solver {
  /// Whether the constraints leave exactly one value for the variable.
  ///
  /// Call ``solve()`` first. A variable is free when a symbol in its row could be raised without cost
  /// and without making another symbol negative at once.
  public func isDetermined(_ variable: Variable) -> Bool {
    guard let row = rows[variable.symbol.number] else { return false }
    return !row.cells.contains { isFree($0.symbol) }
  }

  private func isFree(_ symbol: Symbol) -> Bool {
    switch kind(symbol) {
    case .dummy, .gone: false
    case .external: true
    case .slack, .error:
      costs[symbol.number].isZero
        && !columns[symbol.number].contains { user in
          guard kind(user).isRestricted || kind(user) == .dummy, let row = rows[user.number] else {
            return false
          }
          return row.coefficient(of: symbol) < 0 && Tolerance.isZero(row.constant)
        }
    }
  }
}
