import Testing

@testable import ConstraintSolver

/// What it costs to find out what constraints leave open: work is counted, not timed.
struct AmbiguityWorkTests {
  /// The cells that are summed up to find that the last place in a chain of open sizes is open.
  private func cellsSummed(_ count: Int) throws -> Int {
    var solver = Solver()
    var place = solver.makeVariable()
    _ = try solver.add(LinearExpression([Term(place)], constant: 0), .equal)
    for _ in 0..<count {
      let (next, size) = (solver.makeVariable(), solver.makeVariable())
      _ = try solver.add(
        LinearExpression([Term(next), Term(place, -1), Term(size, -1)], constant: -1), .equal)
      _ = try solver.add(LinearExpression([Term(size)], constant: 0), .greaterThanOrEqual)
      place = next
    }
    solver.solve()
    let isDetermined = solver.isDetermined(place)
    #expect(!isDetermined)
    return solver.tableau.cellsSummed
  }

  @Test func `LA7.1 a place after 60 open sizes is found open with a cell for each of them`()
    throws
  {
    #expect(try cellsSummed(60) == 60)
  }
}
