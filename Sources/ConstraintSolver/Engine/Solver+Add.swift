extension Solver {
  /// Adds `expression relation 0`.
  ///
  /// - Parameters:
  ///   - expression: The left side.
  ///   - relation: How it compares with zero.
  ///   - priority: ``Priority/required`` or how much it matters.
  /// - Returns: The constraint's id.
  /// - Throws: ``AddConstraintError``; the solver is then as it was before.
  public mutating func add(
    _ expression: LinearExpression, _ relation: Relation, priority: Priority = .required
  ) throws(AddConstraintError) -> ConstraintID {
    let id = makeConstraintID()
    var row = Row(constant: expression.constant)
    for term in expression.terms { insert(term.variable.symbol, term.coefficient, into: &row) }
    let record = addMarkers(
      to: &row, relation, priority: priority, constant: expression.constant)
    if row.constant < 0 { row.negate() }
    let subject = subject(of: row, record)
    if let subject {
      row.solve(for: subject)
      substitute(subject, by: row)
      install(row, for: subject)
    } else if let conflict = addWithArtificial(row, record) {
      discard(record)
      throw .unsatisfiable(conflicting: conflict)
    }
    records[id] = record
    owners[record.marker] = id
    if let other = record.other { owners[other] = id }
    addErrorCosts(record, factor: 1)
    return id
  }

  private func insert(_ symbol: Symbol, _ coefficient: Double, into row: inout Row) {
    if let basic = rows[symbol.number] {
      row.add(basic, times: coefficient)
    } else {
      row.insert(symbol, coefficient)
    }
  }

  /// Adds the symbols that turn the relation into an equality: `row = 0`.
  private mutating func addMarkers(
    to row: inout Row, _ relation: Relation, priority: Priority, constant: Double
  ) -> ConstraintRecord {
    let level = priority >= .required ? nil : priority
    switch relation {
    case .lessThanOrEqual, .greaterThanOrEqual:
      let sign: Double = relation == .lessThanOrEqual ? 1 : -1
      let slack = makeSymbol(.slack)
      row.insert(slack, sign)
      guard let level else {
        return ConstraintRecord(
          marker: slack, markerSign: sign, other: nil, level: nil, constant: constant)
      }
      let error = makeSymbol(.error)
      row.insert(error, -sign)
      return ConstraintRecord(
        marker: slack, markerSign: sign, other: error, level: level, constant: constant)
    case .equal:
      guard let level else {
        let dummy = makeSymbol(.dummy)
        row.insert(dummy, 1)
        return ConstraintRecord(
          marker: dummy, markerSign: 1, other: nil, level: nil, constant: constant)
      }
      let above = makeSymbol(.error)
      let below = makeSymbol(.error)
      row.insert(above, -1)
      row.insert(below, 1)
      return ConstraintRecord(
        marker: above, markerSign: -1, other: below, level: level, constant: constant)
    }
  }

  /// Missing an optional constraint costs its priority: both errors of an equality, one of an inequality.
  mutating func addErrorCosts(_ record: ConstraintRecord, factor: Double) {
    guard let level = record.level else { return }
    if kind(record.marker) == .error {
      addCost(Cost(1, at: level), times: factor, to: record.marker)
    }
    if let other = record.other { addCost(Cost(1, at: level), times: factor, to: other) }
  }

  /// The symbol that becomes basic without more ado: a variable, or a new symbol that stays positive.
  private func subject(of row: Row, _ record: ConstraintRecord) -> Symbol? {
    if let cell = row.cells.first(where: { kind($0.symbol) == .external }) { return cell.symbol }
    for symbol in [record.marker, record.other].compactMap({ $0 })
    where kind(symbol).isRestricted && row.coefficient(of: symbol) < 0 {
      return symbol
    }
    // Only dummies: redundant if the constant is zero, a contradiction otherwise.
    let isRedundant =
      Tolerance.isZero(row.constant)
      && row.cells.allSatisfy { kind($0.symbol) == .dummy }
    return isRedundant ? record.marker : nil
  }

  /// Finds a feasible basis for a row without a subject, by driving an artificial symbol to zero.
  ///
  /// - Returns: The constraints in conflict when there is none; the solver is then as it was before.
  private mutating func addWithArtificial(
    _ row: Row, _ record: ConstraintRecord
  ) -> [ConstraintID]? {
    let before = self
    let artificial = makeSymbol(.slack)
    install(row, for: artificial)
    minimize(artificial)
    let rest = rows[artificial.number]
    if let rest, rest.constant > Tolerance.zero {
      let conflict = rest.cells.compactMap { owners[$0.symbol] }
      self = before
      return Set(conflict).sorted()
    }
    dropArtificial(artificial)
    return nil
  }

  /// Lowers one basic symbol as far as feasibility allows, without looking at the costs.
  private mutating func minimize(_ artificial: Symbol) {
    while let row = rows[artificial.number], row.constant > Tolerance.zero,
      let entering = row.cells.first(where: {
        $0.coefficient < 0 && kind($0.symbol).isRestricted
      })?.symbol,
      let leaving = leavingPreferring(artificial, for: entering)
    {
      pivot(leaving: leaving, entering: entering)
    }
  }

  /// The leaving symbol for `entering`, the artificial one where it is among the first to become zero.
  private func leavingPreferring(_ artificial: Symbol, for entering: Symbol) -> Symbol? {
    var best: (symbol: Symbol, ratio: Double)?
    for user in columns[entering.number] where kind(user).isRestricted {
      guard let row = rows[user.number] else { continue }
      let coefficient = row.coefficient(of: entering)
      guard coefficient < 0 else { continue }
      let ratio = -row.constant / coefficient
      let isBetter = best.map { ratio < $0.ratio || (ratio == $0.ratio && user == artificial) }
      if isBetter ?? true { best = (user, ratio) }
    }
    return best?.symbol
  }

  /// Takes an artificial symbol of value zero out of the tableau.
  private mutating func dropArtificial(_ artificial: Symbol) {
    if let row = rows[artificial.number] {
      let entering = row.cells.first { kind($0.symbol) != .dummy } ?? row.cells.first
      if let entering {
        pivot(leaving: artificial, entering: entering.symbol)
      } else {
        _ = uninstall(artificial)
      }
    }
    erase(artificial)
  }

  /// Forgets the symbols of a constraint that was not added.
  private mutating func discard(_ record: ConstraintRecord) {
    kinds[record.marker.number] = .gone
    if let other = record.other { kinds[other.number] = .gone }
  }
}
