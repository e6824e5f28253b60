extension Solver {
  /// Changes the constant of a constraint's expression.
  ///
  /// - Throws: ``EditError`` when required constraints forbid it; the constant is then the old one.
  /// - Complexity: Proportional to the rows that the constraint reaches.
  public mutating func setConstant(
    _ constant: Double, of id: ConstraintID
  ) throws(EditError) {
    guard let record = records[id], constant != record.constant else { return }
    // The dual method starts from optimal costs.
    solve()
    let amount = constant - record.constant
    if let stuck = shift(record, by: amount) {
      let conflict = conflict(around: stuck)
      _ = shift(record, by: -amount)
      throw .unsatisfiable(conflicting: conflict)
    }
    records[id]?.constant = constant
  }

  /// Shifts a constraint by shifting the symbol that marks it.
  ///
  /// - Returns: A symbol that cannot be made feasible; `nil` when all is well.
  private mutating func shift(_ record: ConstraintRecord, by amount: Double) -> Symbol? {
    infeasible.removeAll(keepingCapacity: true)
    let marker = record.marker
    let step = record.markerSign * amount
    var stuck: Symbol?
    if rows[marker.number] != nil {
      shift(marker, by: -step)
      if kind(marker) == .dummy, !isZeroRow(marker) { stuck = marker }
    } else {
      for user in columns[marker.number] {
        shift(user, by: step * (rows[user.number]?.coefficient(of: marker) ?? 0))
        if kind(user) == .dummy, !isZeroRow(user) { stuck = stuck ?? user }
      }
    }
    return stuck ?? restoreFeasibility()
  }

  private func isZeroRow(_ symbol: Symbol) -> Bool {
    Tolerance.isZero(rows[symbol.number]?.constant ?? 0)
  }

  /// The constraints whose symbols stand in the row that cannot be satisfied, oldest first.
  private func conflict(around stuck: Symbol) -> [ConstraintID] {
    let symbols = [stuck] + (rows[stuck.number]?.cells.map(\.symbol) ?? [])
    return Set(symbols.compactMap { owners[$0] }).sorted()
  }
}
