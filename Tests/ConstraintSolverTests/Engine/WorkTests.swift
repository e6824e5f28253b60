import ConstraintSolver
import Testing

/// How much work layouts cost, counted and not timed.
struct WorkTests {
  /// Boxes in a row with equal widths, as tall as the number says.
  private struct Row {
    var solver = Solver()
    let width: Variable
    let edit: ConstraintID
    var boxes: [(x: Variable, w: Variable)] = []

    init(_ count: Int, priority: Priority) throws {
      width = solver.makeVariable()
      edit = try solver.add(
        LinearExpression([Term(width)], constant: -Double(12 * count + 1)), .equal,
        priority: priority)
      for _ in 0..<count { boxes.append((solver.makeVariable(), solver.makeVariable())) }
      try add([Term(boxes[0].x)], -1)
      for (box, next) in zip(boxes, boxes.dropFirst()) {
        try add([Term(next.x), Term(box.x, -1), Term(box.w, -1)], -1)
      }
      for box in boxes.dropFirst() { try add([Term(box.w), Term(boxes[0].w, -1)], 0) }
      let last = boxes[count - 1]
      try add([Term(last.x), Term(last.w), Term(width, -1)], 1)
      for box in boxes { try add([Term(box.w)], 0, .greaterThanOrEqual) }
      solver.solve()
    }

    private mutating func add(
      _ terms: [Term], _ constant: Double, _ relation: Relation = .equal
    ) throws {
      _ = try solver.add(LinearExpression(terms, constant: constant), relation)
    }

    mutating func resize(_ width: Double) throws {
      try solver.setConstant(-width, of: edit)
      solver.solve()
    }
  }

  @Test(arguments: [Priority(999), .required])
  func `a chain costs steps in proportion to its length`(priority: Priority) throws {
    let short = try Row(250, priority: priority)
    let long = try Row(1000, priority: priority)

    #expect(long.solver.value(of: long.boxes[999].w) == 11)
    #expect(long.solver.value(of: long.boxes[999].x) == 11_989)
    #expect(Double(long.solver.steps) < 4.2 * Double(short.solver.steps))
    #expect(long.solver.steps < 30_000)
  }

  @Test(arguments: [Priority(999), .required])
  func `a chain is built and resized without a pivot`(priority: Priority) throws {
    var row = try Row(1000, priority: priority)
    let steps = row.solver.steps

    try row.resize(24_001)

    #expect(row.solver.value(of: row.boxes[999].w) == 23)
    #expect(row.solver.pivots == 0)
    #expect(row.solver.steps - steps < 5000)
  }

  @Test func `parts that have nothing to do with each other cost nothing together`() throws {
    var solver = Solver()
    var edits: [ConstraintID] = []
    for _ in 0..<200 {
      let (a, b) = (solver.makeVariable(), solver.makeVariable())
      _ = try solver.add(
        LinearExpression([Term(a), Term(b)], constant: -100), .lessThanOrEqual)
      edits.append(
        try solver.add(
          LinearExpression([Term(a)], constant: -80), .equal, priority: Priority(750)))
      _ = try solver.add(
        LinearExpression([Term(b)], constant: -80), .equal, priority: Priority(250))
    }
    solver.solve()
    let (pivots, steps) = (solver.pivots, solver.steps)

    try solver.setConstant(-40, of: edits[100])
    solver.solve()

    #expect(pivots <= 2 * 200)
    #expect(solver.pivots - pivots <= 2)
    #expect(solver.steps - steps < 30)
  }

  @Test func `many preferences for one width are breakpoints of one column`() throws {
    var solver = Solver()
    let width = solver.makeVariable()
    let edit = try solver.add(
      LinearExpression([Term(width)], constant: -10), .equal, priority: Priority(999))
    for preference in 0..<1000 {
      let natural = -Double(preference % 50)
      _ = try solver.add(
        LinearExpression([Term(width)], constant: natural), .greaterThanOrEqual,
        priority: Priority(750))
      _ = try solver.add(
        LinearExpression([Term(width)], constant: natural), .lessThanOrEqual,
        priority: Priority(250))
    }
    solver.solve()
    let steps = solver.steps

    try solver.setConstant(-45, of: edit)
    solver.solve()

    #expect(solver.value(of: width) == 45)
    #expect(solver.pivots == 0)
    #expect(solver.steps - steps < 20)
  }

  @Test func `LA7.1 asking every loose variable costs steps in proportion to their number`() throws
  {
    func steps(_ count: Int) throws -> Int {
      var solver = Solver()
      let variables = (0..<count).map { _ in solver.makeVariable() }
      for variable in variables {
        _ = try solver.add(LinearExpression([Term(variable)]), .lessThanOrEqual)
      }
      solver.solve()
      let before = solver.steps
      let isLoose = variables.map { !solver.isDetermined($0) }
      #expect(isLoose.allSatisfy { $0 })
      return solver.steps - before
    }

    #expect(try steps(1000) < 11 * steps(100))
  }
}
