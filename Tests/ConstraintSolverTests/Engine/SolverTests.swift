import ConstraintSolver
import Testing

/// The life of a constraint: added, violated, changed, removed.
struct SolverTests {
  private func expression(_ terms: [(Variable, Double)], _ constant: Double) -> LinearExpression {
    LinearExpression(terms.map { Term($0.0, $0.1) }, constant: constant)
  }

  @Test func `LA7.2 a variable that nothing determines is zero and undetermined`() {
    var solver = Solver()
    let x = solver.makeVariable()

    solver.solve()

    #expect(solver.value(of: x) == 0)
    let isDetermined = solver.isDetermined(x)
    #expect(!isDetermined)
  }

  @Test func `LA7.2 what is not determined is as near to zero as may be`() throws {
    var solver = Solver()
    let (x, y) = (solver.makeVariable(), solver.makeVariable())
    _ = try solver.add(expression([(x, 1)], -10), .lessThanOrEqual)
    _ = try solver.add(expression([(x, 1), (y, -1)], -3), .greaterThanOrEqual)
    let push = try solver.add(expression([(x, 1)], -4), .greaterThanOrEqual)
    solver.solve()
    let pushed = solver.value(of: x)
    solver.remove(push)
    solver.solve()

    #expect(pushed == 4)
    #expect(solver.value(of: x) == 3)
    #expect(solver.value(of: y) == 0)
  }

  @Test(
    arguments: [Relation.lessThanOrEqual, .greaterThanOrEqual], [Priority.required, Priority(3)])
  func `LA7.3 a snug inequality holds exactly where nothing else counts`(
    relation: Relation, priority: Priority
  ) throws {
    var solver = Solver()
    let (x, y) = (solver.makeVariable(), solver.makeVariable())
    _ = try solver.add(expression([(x, 1)], -10), relation, priority: priority, snugness: .late)
    _ = try solver.add(
      expression([(x, 1), (y, 2)], -30), relation, priority: priority, snugness: .late)
    solver.solve()
    let free = (solver.value(of: x), solver.value(of: y))
    let preference = try solver.add(expression([(x, 1)], -4), .equal, priority: Priority(1))
    solver.solve()

    #expect(free == (10, 10))
    // Every priority counts for more, its own included.
    #expect(solver.value(of: x) == (relation == .lessThanOrEqual ? 4 : 10))
    solver.remove(preference)
    solver.solve()
    #expect((solver.value(of: x), solver.value(of: y)) == free)
    let isDetermined = solver.isDetermined(x)
    #expect(!isDetermined)
  }

  @Test func `LA7.3 what is snug early goes before what is snug late`() throws {
    var solver = Solver()
    let (place, size) = (solver.makeVariable(), solver.makeVariable())
    _ = try solver.add(expression([(size, 1)], 0), .greaterThanOrEqual, snugness: .early)
    _ = try solver.add(expression([(size, 1)], -80), .lessThanOrEqual, snugness: .late)
    _ = try solver.add(expression([(place, 1), (size, 1)], -100), .equal)

    solver.solve()

    #expect((solver.value(of: place), solver.value(of: size)) == (100, 0))
  }

  @Test func `LA3.1 required constraints hold exactly`() throws {
    var solver = Solver()
    let (x, y) = (solver.makeVariable(), solver.makeVariable())

    _ = try solver.add(expression([(x, 1)], -10), .equal)
    _ = try solver.add(expression([(y, 1), (x, -2)], -5), .equal)
    solver.solve()

    #expect(solver.value(of: x) == 10)
    #expect(solver.value(of: y) == 25)
    let isDetermined = solver.isDetermined(y)
    #expect(isDetermined)
  }

  @Test func `LA3.2 no number of weak constraints outweighs a stronger one`() throws {
    var solver = Solver()
    let width = solver.makeVariable()

    for _ in 0..<10 {
      _ = try solver.add(expression([(width, 1)], -200), .equal, priority: Priority(750))
    }
    _ = try solver.add(expression([(width, 1)], -100), .equal, priority: Priority(751))
    solver.solve()

    #expect(solver.value(of: width) == 100)
  }

  @Test func `LA2.3 fractions of priorities count`() throws {
    var solver = Solver()
    let width = solver.makeVariable()

    _ = try solver.add(expression([(width, 1)], -1), .equal, priority: Priority(999.5))
    _ = try solver.add(expression([(width, 1)], -2), .equal, priority: Priority(999.25))
    solver.solve()

    #expect(solver.value(of: width) == 1)
  }

  @Test func `LA3.3 an optional equality that cannot hold still pulls`() throws {
    var solver = Solver()
    let width = solver.makeVariable()

    _ = try solver.add(expression([(width, 1)], -80), .lessThanOrEqual)
    _ = try solver.add(expression([(width, 1)], -100), .equal, priority: Priority(750))
    solver.solve()

    #expect(solver.value(of: width) == 80)
  }

  @Test func `LA8.1 a contradiction names its partners and changes nothing`() throws {
    var solver = Solver()
    let (x, y) = (solver.makeVariable(), solver.makeVariable())
    let first = try solver.add(expression([(x, 1)], -10), .equal)
    let other = try solver.add(expression([(y, 1)], -7), .equal)
    solver.solve()

    #expect(throws: AddConstraintError.unsatisfiable(conflicting: [first])) {
      _ = try solver.add(expression([(x, 1)], -20), .equal)
    }
    #expect(throws: AddConstraintError.unsatisfiable(conflicting: [first, other])) {
      _ = try solver.add(expression([(x, 1), (y, 1)], -10), .lessThanOrEqual)
    }
    solver.solve()

    #expect(solver.value(of: x) == 10)
    #expect(solver.value(of: y) == 7)
    #expect(solver.brokenInvariants().isEmpty)
  }

  @Test func `a changed constant moves what depends on it and nothing else`() throws {
    var solver = Solver()
    let (width, left, right, far) = (
      solver.makeVariable(), solver.makeVariable(), solver.makeVariable(), solver.makeVariable()
    )
    let size = try solver.add(expression([(width, 1)], -100), .equal)
    _ = try solver.add(expression([(left, 1)], -8), .equal)
    _ = try solver.add(expression([(right, 1), (width, -1)], 8), .equal)
    _ = try solver.add(expression([(far, 1)], -3), .equal)
    solver.solve()
    _ = solver.drainChanges()

    try solver.setConstant(-200, of: size)
    solver.solve()

    #expect(solver.value(of: right) == 192)
    #expect(solver.drainChanges() == [width, right])
  }

  @Test func `a constant that required constraints forbid is refused and changes nothing`() throws {
    var solver = Solver()
    let width = solver.makeVariable()
    let size = try solver.add(expression([(width, 1)], -100), .equal)
    let minimum = try solver.add(expression([(width, 1)], -50), .greaterThanOrEqual)
    solver.solve()

    #expect(throws: EditError.unsatisfiable(conflicting: [size, minimum])) {
      try solver.setConstant(-40, of: size)
    }
    solver.solve()

    #expect(solver.value(of: width) == 100)
    try solver.setConstant(-60, of: size)
    solver.solve()
    #expect(solver.value(of: width) == 60)
  }

  @Test func `a removed constraint gives way to what it held back`() throws {
    var solver = Solver()
    let width = solver.makeVariable()
    _ = try solver.add(expression([(width, 1)], -100), .equal, priority: Priority(250))
    let limit = try solver.add(expression([(width, 1)], -80), .lessThanOrEqual)
    solver.solve()
    let held = solver.value(of: width)

    solver.remove(limit)
    solver.solve()

    #expect(held == 80)
    #expect(solver.value(of: width) == 100)
  }

  @Test func `LA3.4 two equal preferences that disagree are ambiguous and one of them is met`()
    throws
  {
    var solver = Solver()
    let width = solver.makeVariable()
    _ = try solver.add(expression([(width, 1)], -100), .equal, priority: Priority(500))
    _ = try solver.add(expression([(width, 1)], -200), .equal, priority: Priority(500))
    solver.solve()

    #expect([100, 200].contains(solver.value(of: width)))
    let isDetermined = solver.isDetermined(width)
    #expect(!isDetermined)
  }

  @Test func `a redundant required constraint is accepted, removed and moved together`() throws {
    var solver = Solver()
    let (x, y) = (solver.makeVariable(), solver.makeVariable())
    let first = try solver.add(expression([(x, 1)], -4), .equal)
    _ = try solver.add(expression([(y, 1), (x, -1)], 0), .equal)
    let again = try solver.add(expression([(y, 1)], -4), .equal)

    solver.remove(first)
    solver.solve()

    #expect(solver.value(of: x) == 4)
    try solver.setConstant(-6, of: again)
    solver.solve()
    #expect(solver.value(of: x) == 6)
    #expect(solver.brokenInvariants().isEmpty)
  }

  @Test func `pivots of a resize do not grow with what it does not reach`() throws {
    var solver = Solver()
    var sizes: [ConstraintID] = []
    for _ in 0..<100 {
      let (width, inner) = (solver.makeVariable(), solver.makeVariable())
      sizes.append(try solver.add(expression([(width, 1)], -100), .equal))
      _ = try solver.add(expression([(inner, 1), (width, -1)], 16), .equal)
    }
    solver.solve()
    let (pivots, touched) = (solver.pivots, solver.rowsTouched)

    try solver.setConstant(-300, of: sizes[50])
    solver.solve()

    #expect(solver.pivots == pivots)
    #expect(solver.rowsTouched - touched == 2)
  }
}
