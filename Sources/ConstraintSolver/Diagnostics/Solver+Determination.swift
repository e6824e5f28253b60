extension Solver {
  /// The constraints that fix the variable's value, oldest first.
  ///
  /// Call ``solve()`` first. A variable's row holds the markers of every constraint that is at its
  /// limit and on which the value rests, directly or through other variables.
  public func constraintsDetermining(_ variable: Variable) -> [ConstraintID] {
    guard let row = rows[variable.symbol.number] else { return [] }
    return Set(row.cells.compactMap { owners[$0.symbol] }).sorted()
  }
}
