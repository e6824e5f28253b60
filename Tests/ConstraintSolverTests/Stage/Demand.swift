import ConstraintSolver

/// A constraint as a test remembers it: a sum of variables compared with zero.
struct Demand {
  let coefficients: [Double]
  var constant: Double
  let relation: Relation
  let priority: Priority
  /// The solver's name for it; `nil` before it was added.
  var id: ConstraintID?

  /// How far values of the variables are from what is demanded.
  func violation(at point: [Double]) -> Double {
    let value = zip(coefficients, point).reduce(constant) { $0 + $1.0 * $1.1 }
    return switch relation {
    case .equal: abs(value)
    case .lessThanOrEqual: max(0, value)
    case .greaterThanOrEqual: max(0, -value)
    }
  }
}
