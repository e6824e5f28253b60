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
}
