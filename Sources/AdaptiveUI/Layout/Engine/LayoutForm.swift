internal import ConstraintSolver

/// A sum of variables times coefficients plus a constant, in points; variables in order, none
/// twice.
struct LayoutForm: Equatable {
  /// One summand.
  struct Summand: Equatable {
    let variable: Variable
    var coefficient: Double
  }

  private(set) var summands: [Summand] = []
  var constant = 0.0

  init(constant: Double = 0) { self.constant = constant }

  init(_ variable: Variable) { summands = [Summand(variable: variable, coefficient: 1)] }

  /// Adds `factor` times `other`.
  mutating func add(_ other: LayoutForm, times factor: Double = 1) {
    constant += other.constant * factor
    for summand in other.summands { add(summand.variable, times: summand.coefficient * factor) }
  }

  private mutating func add(_ variable: Variable, times coefficient: Double) {
    let index = summands.firstIndex { $0.variable >= variable } ?? summands.count
    guard index < summands.count, summands[index].variable == variable else {
      if coefficient != 0 {
        summands.insert(Summand(variable: variable, coefficient: coefficient), at: index)
      }
      return
    }
    summands[index].coefficient += coefficient
    if summands[index].coefficient == 0 { summands.remove(at: index) }
  }

  static func + (first: LayoutForm, second: LayoutForm) -> LayoutForm {
    var sum = first
    sum.add(second)
    return sum
  }

  static func - (first: LayoutForm, second: LayoutForm) -> LayoutForm {
    var sum = first
    sum.add(second, times: -1)
    return sum
  }

  static func * (form: LayoutForm, factor: Double) -> LayoutForm {
    var product = LayoutForm()
    product.add(form, times: factor)
    return product
  }

  /// The form as the solver takes it.
  var expression: LinearExpression {
    LinearExpression(summands.map { Term($0.variable, $0.coefficient) }, constant: constant)
  }
}
