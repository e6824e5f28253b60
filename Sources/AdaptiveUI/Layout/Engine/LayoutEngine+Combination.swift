internal import ConstraintSolver
import Foundation

// Which combination of what holds gives one variable. Rule LA7.1.
//
// What determines a variable holds as equations. A combination of them in which every other variable
// cancels leaves the numbers that the variable is the sum of.

extension LayoutEngine {
  /// What determines a variable, with the factors by which it adds up to that variable alone; `nil` where
  /// the constraints leave it open.
  func combination(for variable: Variable) -> [(holder: Holder, factor: Double)]? {
    guard system.solver.isDetermined(variable) else { return nil }
    let holders = system.solver.constraintsDetermining(variable).compactMap { system.holders[$0] }
    guard let factors = Self.factors(of: holders.map(form), for: variable) else { return nil }
    return zip(holders, factors).map { ($0, $1) }
  }

  /// What holds, as a sum that is 0 in the present solution.
  private func form(of holder: Holder) -> LayoutForm {
    switch holder {
    case .constraint(let entry): return entry.form
    case .bound(let frame, let index):
      let bound = frame.bounds[index]
      var form = LayoutForm(frame.variable(bound.part))
      form.constant = -bound.value
      return form
    }
  }

  /// The factors with which the forms add up to `target` alone; `nil` if there are none.
  private static func factors(of forms: [LayoutForm], for target: Variable) -> [Double]? {
    var rows: [(form: LayoutForm, mix: [Double])] = forms.enumerated().map { index, form in
      var mix = Array(repeating: 0.0, count: forms.count)
      mix[index] = 1
      return (form, mix)
    }
    // Every other variable is taken out of all rows but one, which is then set aside.
    while let (index, pivot) = pivot(in: rows, besides: target) {
      let (form, mix) = rows.remove(at: index)
      for other in rows.indices {
        guard
          let summand = rows[other].form.summands.first(where: { $0.variable == pivot.variable })
        else { continue }
        let factor = -summand.coefficient / pivot.coefficient
        rows[other].form.add(form, times: factor)
        rows[other].form.removeTraces()
        for place in mix.indices { rows[other].mix[place] += mix[place] * factor }
      }
    }
    for (form, mix) in rows {
      guard let summand = form.summands.first, summand.variable == target else { continue }
      return mix.map { $0 / summand.coefficient }
    }
    return nil
  }

  private static func pivot(
    in rows: [(form: LayoutForm, mix: [Double])], besides target: Variable
  ) -> (index: Int, summand: LayoutForm.Summand)? {
    for (index, row) in rows.enumerated() {
      if let summand = row.form.summands.first(where: { $0.variable != target }) {
        return (index, summand)
      }
    }
    return nil
  }
}

extension LayoutForm {
  /// Drops what only rounding left.
  fileprivate mutating func removeTraces() {
    let traces = summands.filter { abs($0.coefficient) < 1e-9 }
    for trace in traces {
      add(LayoutForm(trace.variable), times: -trace.coefficient)
    }
  }
}
