import ConstraintSolver
import TestSupport
import Testing

/// Seeded random sequences, compared with a slow search over all corners.
struct ReferenceTests {
  private static let priorities: [Priority] = [
    .required, Priority(999.5), Priority(750), Priority(250), Priority(51),
  ]

  @Test(arguments: 0..<60)
  func `random sequences reach the best corner`(seed: Int) throws {
    var random = SeededNumbers(UInt64(seed))
    var solver = Solver()
    let count = Int.random(in: 1...3, using: &random)
    let variables = (0..<count).map { _ in solver.makeVariable() }
    var preferences: [Demand] = []
    for _ in 0..<25 {
      step(&solver, variables, &preferences, &random)
      solver.solve()
      #expect(solver.brokenInvariants() == [], "seed \(seed)")
      let point = variables.map { solver.value(of: $0) }
      let mine = Self.cost(preferences, at: point)
      let best = Self.bestCost(preferences, dimensions: count)
      #expect(
        zip(mine, best).allSatisfy { abs($0 - $1) < 1e-5 },
        "seed \(seed): \(mine) instead of \(best) at \(point)")
    }
  }

  private func step(
    _ solver: inout Solver, _ variables: [Variable], _ preferences: inout [Demand],
    _ random: inout SeededNumbers
  ) {
    let roll = Int.random(in: 0..<10, using: &random)
    if roll < 2, let index = preferences.indices.randomElement(using: &random) {
      if let id = preferences.remove(at: index).id { solver.remove(id) }
    } else if roll < 5, let index = preferences.indices.randomElement(using: &random) {
      let constant = Double(Int.random(in: -20...20, using: &random))
      if let id = preferences[index].id, (try? solver.setConstant(constant, of: id)) != nil {
        preferences[index].constant = constant
      }
    } else if preferences.count < 7 {
      let coefficients = variables.map { _ in Double(Int.random(in: -2...2, using: &random)) }
      let constant = Double(Int.random(in: -20...20, using: &random))
      let relation: Relation =
        [.equal, .lessThanOrEqual, .greaterThanOrEqual].randomElement(using: &random) ?? .equal
      let priority = Self.priorities.randomElement(using: &random) ?? .required
      let expression = LinearExpression(
        zip(variables, coefficients).map { Term($0, $1) }, constant: constant)
      if let id = try? solver.add(expression, relation, priority: priority) {
        preferences.append(
          Demand(
            coefficients: coefficients, constant: constant, relation: relation, priority: priority,
            id: id))
      }
    }
  }

  /// What is violated at each priority, the most important first.
  private static func cost(_ preferences: [Demand], at point: [Double]) -> [Double] {
    priorities.map { priority in
      preferences.filter { $0.priority == priority }.reduce(0) { $0 + $1.violation(at: point) }
    }
  }

  /// The least cost over all points where as many constraints (or axes) as dimensions meet.
  private static func bestCost(_ preferences: [Demand], dimensions: Int) -> [Double] {
    var planes = preferences.map { ($0.coefficients, $0.constant) }
    for axis in 0..<dimensions {
      planes.append(((0..<dimensions).map { $0 == axis ? 1 : 0 }, 0))
    }
    var best: [Double]?
    for chosen in combinations(Array(planes.indices), dimensions) {
      guard let point = meet(chosen.map { planes[$0] }) else { continue }
      let cost = cost(preferences, at: point)
      guard cost[0] < 1e-6 else { continue }
      if best.map({ isLess(cost, $0) }) ?? true { best = cost }
    }
    return best ?? priorities.map { _ in .infinity }
  }

  private static func isLess(_ first: [Double], _ second: [Double]) -> Bool {
    for (a, b) in zip(first, second) where abs(a - b) > 1e-7 { return a < b }
    return false
  }

  private static func combinations(_ items: [Int], _ count: Int) -> [[Int]] {
    guard count > 0 else { return [[]] }
    guard items.count >= count else { return [] }
    let rest = Array(items.dropFirst())
    return combinations(rest, count - 1).map { [items[0]] + $0 } + combinations(rest, count)
  }

  /// Gauss with the largest pivot; `nil` where the planes do not meet in one point.
  private static func meet(_ planes: [([Double], Double)]) -> [Double]? {
    let count = planes.count
    var rows = planes.map { $0.0 + [-$0.1] }
    for column in 0..<count {
      guard
        let pivot = (column..<count).max(by: { abs(rows[$0][column]) < abs(rows[$1][column]) }),
        abs(rows[pivot][column]) > 1e-9
      else { return nil }
      rows.swapAt(column, pivot)
      for row in 0..<count where row != column {
        let factor = rows[row][column] / rows[column][column]
        for index in column...count { rows[row][index] -= factor * rows[column][index] }
      }
    }
    return (0..<count).map { rows[$0][count] / rows[$0][$0] }
  }
}
