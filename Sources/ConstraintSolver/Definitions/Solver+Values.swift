/// The definitions to evaluate after a change, in an order in which each finds what it needs.
struct Plan: Sendable {
  struct Step: Sendable {
    let variable: Int
    let definer: Int
    /// What the definition's constant is multiplied by.
    let factor: Double
    /// The end of its cells; they start where those of the step before end.
    let end: Int
  }

  /// The variables that changed, and the structure that they changed in.
  var roots: [Int] = []
  var structure = -1
  var steps: [Step] = []
  var cells: [Cell] = []
}

extension Solver {
  /// Finds the values of what depends on the dirty variables.
  mutating func evaluate() {
    guard !dirty.isEmpty else { return }
    dirty.sort()
    if plan.structure != structure || plan.roots != dirty { makePlan() }
    for variable in dirty {
      variables[variable].isDirty = false
      if variables[variable].definer < 0 { set(variable, tableau.inputValue(variable)) }
    }
    dirty.removeAll(keepingCapacity: true)
    var start = 0
    for step in plan.steps {
      var value = constraints[step.definer].constant * step.factor
      for index in start..<step.end {
        let cell = plan.cells[index]
        value += cell.coefficient * values[cell.index]
      }
      start = step.end
      set(step.variable, value)
    }
    evaluations += plan.steps.count
  }

  private mutating func set(_ variable: Int, _ value: Double) {
    guard values[variable] != value else { return }
    values[variable] = value
    guard !variables[variable].isChanged else { return }
    variables[variable].isChanged = true
    changed.append(variable)
  }

  private mutating func makePlan() {
    let order = dependents(of: dirty)
    plan.structure = structure
    plan.roots = dirty
    plan.steps.removeAll(keepingCapacity: true)
    plan.cells.removeAll(keepingCapacity: true)
    plan.steps.reserveCapacity(order.count)
    plan.cells.reserveCapacity(order.count)
    for variable in order.reversed() {
      let definer = variables[variable].definer
      guard definer >= 0 else { continue }
      let factor = -1 / constraints[definer].pivotCoefficient
      var node = constraints[definer].firstTerm
      while node >= 0 {
        let term = terms.nodes[node]
        node = term.nextTerm
        if term.variable != variable {
          plan.cells.append(Cell(index: term.variable, coefficient: term.coefficient * factor))
        }
      }
      plan.steps.append(
        Plan.Step(
          variable: variable, definer: definer, factor: factor, end: plan.cells.count))
    }
  }

  /// The variables that depend on the roots, and these; each before those it depends on.
  private mutating func dependents(of roots: [Int]) -> [Int] {
    scratch.reserve(variables.count)
    var order: [Int] = []
    order.reserveCapacity(roots.count)
    var stack = Array(roots.reversed())
    while let next = stack.popLast() {
      if next < 0 {
        order.append(~next)
        continue
      }
      if scratch.marks[next] { continue }
      scratch.marks[next] = true
      let depth = stack.count
      stack.append(~next)
      var node = terms.firstUse[next]
      while node >= 0 {
        let use = terms.nodes[node]
        node = use.nextUse
        let pivot = constraints[use.owner].pivot
        if pivot >= 0, pivot != next, !scratch.marks[pivot] { stack.append(pivot) }
      }
      // Nothing to wait for.
      if stack.count == depth + 1, let last = stack.popLast() { order.append(~last) }
    }
    for variable in order { scratch.marks[variable] = false }
    return order
  }
}
