import Testing

@testable import ConstraintSolver

/// What counts as a gain.
struct SlopeTests {
  private func sign(_ summands: [Double]) -> Int {
    var rates = Rates()
    rates.clear(1)
    for summand in summands { rates.add(summand, 0) }
    return rates.sign(0)
  }

  @Test func `what rounding leaves of coefficients that cancelled is no gain`() {
    // As found in the rows of a storyboard of 30 views, which took 20,000 shifts to no end.
    #expect(sign([-2.2409178970691515e-11]) == 0)
    #expect(sign([-1.8231842e-9, 1.825330e-10]) == 0)
    #expect(sign([4, -4, -8.3468613133922549e-11]) == 0)
  }

  @Test func `a small share of a constraint is one`() {
    #expect(sign([-0.0001]) == -1)
    #expect(sign([0.0001]) == 1)
    #expect(sign([12, -12.0001]) == -1)
  }

  /// Numbers that are the same everywhere, for systems that were found by looking through 1,200.
  private struct Numbers {
    var state: UInt64
    mutating func below(_ limit: Int) -> Int {
      state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
      return Int((state >> 33) % UInt64(limit))
    }
  }

  private static let coefficients: [Double] = [1, -1, 1, -1, 0.5, -0.5, 1.0 / 3, -2]
  private static let constants = [0, 8, -8, 16, -375, 20.5, 13.666666666666666, -100]
  private static let relations: [Relation] = [.equal, .lessThanOrEqual, .greaterThanOrEqual]
  private static let priorities: [Priority] = [
    .required, .required, Priority(750), Priority(250), Priority(51), Priority(1),
  ]

  @Test(arguments: [(60, 90, 163), (80, 140, 50), (80, 140, 139), (80, 140, 222)])
  func `required constraints hold however often rows are rewritten`(
    variables: Int, demands: Int, seed: UInt64
  ) {
    var numbers = Numbers(state: seed &* 7919)
    var solver = Solver()
    let made = (0..<variables).map { _ in solver.makeVariable() }
    var required: [(expression: LinearExpression, relation: Relation)] = []
    for _ in 0..<demands {
      let terms = (0..<2 + numbers.below(3)).map { _ in
        Term(made[numbers.below(variables)], Self.coefficients[numbers.below(8)])
      }
      let constant = Self.constants[numbers.below(8)]
      let expression = LinearExpression(terms, constant: constant)
      let relation = Self.relations[numbers.below(3)]
      let priority = Self.priorities[numbers.below(6)]
      guard (try? solver.add(expression, relation, priority: priority)) != nil else { continue }
      if priority == .required { required.append((expression, relation)) }
    }
    solver.solve()

    for (expression, relation) in required {
      let value = expression.terms.reduce(expression.constant) {
        $0 + $1.coefficient * solver.value(of: $1.variable)
      }
      switch relation {
      case .equal: #expect(abs(value) < 1e-5)
      case .lessThanOrEqual: #expect(value < 1e-5)
      case .greaterThanOrEqual: #expect(value > -1e-5)
      }
    }
  }
}
