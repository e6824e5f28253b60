import ConstraintSolver

/// A layout and what is done to it.
struct Workload {
  /// What is timed.
  enum Operation {
    /// From no solver to all values.
    case build
    /// A change; the number says how often it was made before.
    case step((inout BoxModel, Int, Int) -> Void)
  }

  let group: String
  let step: String
  /// Makes the model of a size; on tape or not.
  let make: (Int, Bool) -> BoxModel
  let operation: Operation

  var name: String { "\(group).\(step)" }

  func measure(_ size: Int, _ budget: Stopwatch.Budget) -> Measurement {
    var model = BoxModel(boxes: 0)
    let times: [Double]
    switch operation {
    case .build:
      times = Stopwatch.repeating(budget) { _ in
        model = BoxModel(boxes: 0)
        return Stopwatch.time {
          model = make(size, false)
          model.solver.solve()
        }
      }
    case .step(let change):
      model = make(size, false)
      model.solver.solve()
      for count in 0..<2 { perform(change, &model, size, count) }
      times = Stopwatch.repeating(budget) { count in
        Stopwatch.time { perform(change, &model, size, count) }
      }
      if times.count % 2 == 1 { perform(change, &model, size, 1) }
    }
    return Measurement(
      workload: name, size: size, constraints: model.count, variables: model.boxes.count * 4,
      times: times, check: model.check)
  }

  private func perform(
    _ change: (inout BoxModel, Int, Int) -> Void, _ model: inout BoxModel, _ size: Int,
    _ count: Int
  ) {
    change(&model, size, count)
    model.solver.solve()
  }
}

extension Workload {
  /// Every workload, in the order of the report.
  static var all: [Workload] {
    let stretch: Operation = .step { model, size, count in
      model.resize(Double((count % 2 == 0 ? 24 : 12) * size + 1))
    }
    return [
      Workload(group: "chain", step: "build", make: chain(_:isTaped:), operation: .build),
      Workload(group: "chain", step: "resize", make: chain(_:isTaped:), operation: stretch),
      Workload(group: "chain", step: "constant", make: fixedChain(_:isTaped:), operation: stretch),
      Workload(group: "chainw", step: "build", make: widthsFirst(_:isTaped:), operation: .build),
      Workload(group: "chainw", step: "resize", make: widthsFirst(_:isTaped:), operation: stretch),
      Workload(group: "nested", step: "build", make: nested(_:isTaped:), operation: .build),
      Workload(
        group: "nested", step: "resize", make: nested(_:isTaped:), operation: .step(resizeNested)),
      Workload(group: "grid", step: "build", make: grid(_:isTaped:), operation: .build),
      Workload(group: "grid", step: "resize", make: grid(_:isTaped:), operation: .step(resizeGrid)),
      Workload(group: "flip", step: "batch", make: flip(_:isTaped:), operation: .step(flipOver)),
      Workload(group: "scene", step: "build", make: scene(_:isTaped:), operation: .build),
      Workload(
        group: "scene", step: "resize", make: scene(_:isTaped:), operation: .step(resizeScene)),
    ]
  }
}
