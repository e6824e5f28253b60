import ConstraintSolver
import TestSupport
import Testing

/// Whatever the order of additions, changes and removals: the constraints that are left decide.
struct HistoryTests {
  /// A solver, its variables and what was demanded of it.
  struct Story {
    var solver = Solver()
    let variables: [Variable]
    var demands: [Demand] = []

    init(variables count: Int) {
      var solver = Solver()
      variables = (0..<count).map { _ in solver.makeVariable() }
      self.solver = solver
    }

    var point: [Double] { variables.map { solver.value(of: $0) } }

    mutating func add(_ demand: Demand) -> Bool {
      var demand = demand
      let terms = zip(variables, demand.coefficients).map { Term($0, $1) }
      demand.id = try? solver.add(
        LinearExpression(terms, constant: demand.constant), demand.relation,
        priority: demand.priority)
      if demand.id != nil { demands.append(demand) }
      return demand.id != nil
    }

    mutating func remove(_ index: Int) {
      if let id = demands.remove(at: index).id { solver.remove(id) }
    }

    mutating func change(_ index: Int, _ constant: Double) -> Bool {
      guard let id = demands[index].id, (try? solver.setConstant(constant, of: id)) != nil else {
        return false
      }
      demands[index].constant = constant
      return true
    }

    /// What is violated at each priority.
    func costs() -> [Double] {
      HistoryTests.priorities.map { priority in
        demands.filter { $0.priority == priority }.reduce(0) { $0 + $1.violation(at: point) }
      }
    }
  }

  static let priorities: [Priority] = [
    .required, Priority(999.5), Priority(750), Priority(250), Priority(51),
  ]

  private static func demand(_ count: Int, _ random: inout SeededNumbers) -> Demand {
    let coefficients = (0..<count).map { _ in Double(Int.random(in: -2...2, using: &random)) }
    let relations: [Relation] = [.equal, .lessThanOrEqual, .greaterThanOrEqual]
    return Demand(
      coefficients: coefficients, constant: Double(Int.random(in: -20...20, using: &random)),
      relation: relations.randomElement(using: &random) ?? .equal,
      priority: priorities.randomElement(using: &random) ?? .required)
  }

  /// Adds, changes or removes something.
  ///
  /// - Returns: Whether the solver refused.
  private static func step(_ story: inout Story, _ random: inout SeededNumbers) -> Bool {
    let roll = Int.random(in: 0..<10, using: &random)
    let index = story.demands.indices.randomElement(using: &random)
    if roll < 2, let index {
      story.remove(index)
    } else if roll < 5, let index {
      return !story.change(index, Double(Int.random(in: -20...20, using: &random)))
    } else if story.demands.count < 12 {
      return !story.add(demand(story.variables.count, &random))
    }
    return false
  }

  @Test(arguments: 0..<200)
  func `LA3.1 LA3.2 LA3.4 the order of history decides nothing that is determined`(
    seed: Int
  ) throws {
    var random = SeededNumbers(UInt64(seed))
    var story = Story(variables: Int.random(in: 1...6, using: &random))
    for _ in 0..<40 {
      _ = Self.step(&story, &random)
      if Int.random(in: 0..<4, using: &random) == 0 { story.solver.solve() }
      #expect(story.solver.brokenInvariants() == [], "seed \(seed)")
    }
    story.solver.solve()

    var fresh = Story(variables: story.variables.count)
    for demand in story.demands.shuffled(using: &random) {
      let isIn = fresh.add(demand)
      #expect(isIn, "seed \(seed)")
    }
    fresh.solver.solve()

    let isDetermined = story.variables.allSatisfy { story.solver.isDetermined($0) }
    #expect(story.solver.isAmbiguous == !isDetermined, "seed \(seed)")
    for (mine, other) in zip(story.costs(), fresh.costs()) {
      #expect(abs(mine - other) < 1e-5, "seed \(seed)")
    }
    for (variable, other) in zip(story.variables, fresh.variables) {
      let isDetermined = story.solver.isDetermined(variable)
      let isOtherDetermined = fresh.solver.isDetermined(other)
      #expect(isDetermined == isOtherDetermined, "seed \(seed)")
      if isDetermined {
        let difference = story.solver.value(of: variable) - fresh.solver.value(of: other)
        #expect(abs(difference) < 1e-5, "seed \(seed)")
      }
    }
  }

  @Test(arguments: 0..<200)
  func `LA3.4 a solver that starts again is as if it were new, to the bit`(seed: Int) throws {
    var random = SeededNumbers(UInt64(seed))
    var story = Story(variables: Int.random(in: 1...6, using: &random))
    for _ in 0..<60 {
      _ = Self.step(&story, &random)
      guard Int.random(in: 0..<4, using: &random) == 0 else { continue }
      story.solver.solve()
      let pivots = story.solver.pivots
      try story.solver.startAgain()
      #expect(story.solver.brokenInvariants() == [], "seed \(seed)")
      story.solver.solve()

      var fresh = Story(variables: story.variables.count)
      for demand in story.demands {
        let isIn = fresh.add(demand)
        #expect(isIn, "seed \(seed)")
      }
      fresh.solver.solve()
      #expect(story.point == fresh.point, "seed \(seed)")
      #expect(story.solver.pivots - pivots == fresh.solver.pivots, "seed \(seed)")
      #expect(story.solver.isAmbiguous == fresh.solver.isAmbiguous, "seed \(seed)")
    }
  }

  @Test(arguments: 0..<200)
  func `LA3.4 where nothing ties, numbers that change lead to the point of a new solver`(
    seed: Int
  ) throws {
    var random = SeededNumbers(UInt64(seed))
    var story = Story(variables: Int.random(in: 1...6, using: &random))
    for _ in 0..<30 { _ = Self.step(&story, &random) }
    try story.solver.startAgain()
    for _ in 0..<20 {
      guard let index = story.demands.indices.randomElement(using: &random) else { return }
      _ = story.change(index, Double(Int.random(in: -20...20, using: &random)))
      story.solver.solve()
      guard !story.solver.hasTies else { continue }

      var fresh = story.solver
      try fresh.startAgain()
      fresh.solve()
      let differences = story.variables.map { story.solver.value(of: $0) - fresh.value(of: $0) }
      #expect(differences.allSatisfy { abs($0) < 1e-5 }, "seed \(seed)")
    }
  }

  /// Whether the least of all preferences moves a variable.
  private static func isMoved(_ variable: Variable, in solver: Solver, by distance: Double) -> Bool
  {
    var solver = solver
    let before = solver.value(of: variable)
    let preference = LinearExpression([Term(variable)], constant: -(before + distance))
    guard (try? solver.add(preference, .equal, priority: Priority(0.001))) != nil else {
      return false
    }
    solver.solve()
    return abs(solver.value(of: variable) - before) > 1e-6
  }

  @Test(arguments: 0..<200)
  func `LA7.1 a variable is determined where no preference moves it`(seed: Int) {
    var random = SeededNumbers(UInt64(seed))
    var story = Story(variables: Int.random(in: 2...6, using: &random))
    for _ in 0..<20 {
      _ = Self.step(&story, &random)
      story.solver.solve()
      for variable in story.variables {
        let isMoved = [-1e4, 1e4].contains {
          Self.isMoved(variable, in: story.solver, by: $0)
        }
        let isDetermined = story.solver.isDetermined(variable)
        #expect(isDetermined == !isMoved, "seed \(seed)")
      }
    }
  }

  @Test(arguments: 0..<200)
  func `LA8.1 a refused call changes nothing`(seed: Int) throws {
    var random = SeededNumbers(UInt64(seed))
    var story = Story(variables: Int.random(in: 1...4, using: &random))
    var refusals = 0
    for _ in 0..<60 {
      story.solver.solve()
      let before = story.point
      if Self.step(&story, &random) {
        refusals += 1
        #expect(story.solver.brokenInvariants() == [], "seed \(seed)")
        story.solver.solve()
        for (value, old) in zip(story.point, before) {
          #expect(abs(value - old) < 1e-6, "seed \(seed)")
        }
      }
    }
    #expect(refusals < 60)
  }

  @Test(arguments: 0..<100)
  func `LA8.1 a conflict names constraints that contradict without the others`(seed: Int) throws {
    var random = SeededNumbers(UInt64(seed))
    var story = Story(variables: Int.random(in: 1...4, using: &random))
    for _ in 0..<40 {
      var demand = Self.demand(story.variables.count, &random)
      demand = Demand(
        coefficients: demand.coefficients, constant: demand.constant, relation: demand.relation,
        priority: .required)
      let terms = zip(story.variables, demand.coefficients).map { Term($0, $1) }
      do {
        demand.id = try story.solver.add(
          LinearExpression(terms, constant: demand.constant), demand.relation)
        story.demands.append(demand)
      } catch .unsatisfiable(let conflicting) {
        var part = Story(variables: story.variables.count)
        let partners = story.demands.filter { $0.id.map(conflicting.contains) ?? false }
        let isIn = partners.map { part.add($0) }
        let isRefused = !part.add(demand)
        #expect(partners.count == conflicting.count)
        #expect(isRefused && isIn.allSatisfy { $0 }, "seed \(seed)")
      }
    }
  }

  @Test func `the same calls give the same bits`() {
    func points() -> [[Double]] {
      var random = SeededNumbers(7)
      var story = Story(variables: 5)
      return (0..<100).map { _ in
        _ = Self.step(&story, &random)
        story.solver.solve()
        return story.point
      }
    }

    #expect(points() == points())
  }
}
