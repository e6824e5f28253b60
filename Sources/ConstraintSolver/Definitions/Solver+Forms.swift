/// Whether a defined variable is known in terms of inputs.
enum Memo: Sendable {
  case none
  /// Yes, as a ``Form``.
  case small
  /// It has more inputs than a form holds; they are added up anew where they are needed.
  case large
}

/// A constraint in terms of inputs.
enum Reduction {
  case small(Form)
  case large([Cell], constant: Double)

  var constant: Double {
    switch self {
    case .small(let form): form.constant
    case .large(_, let constant): constant
    }
  }

  /// The inputs, sorted; what cancelled is left out.
  var cells: [Cell] {
    switch self {
    case .large(let list, _): return list
    case .small(let form):
      var result: [Cell] = []
      result.reserveCapacity(form.count)
      for position in 0..<form.count where !Tolerance.isZero(form[position].coefficient) {
        result.append(form[position])
      }
      result.sort { $0.index < $1.index }
      return result
    }
  }

  /// The input, if there is only one.
  var onlyCell: Cell? {
    guard case .small(let form) = self else { return cells.count == 1 ? cells.first : nil }
    var result: Cell?
    for position in 0..<form.count where !Tolerance.isZero(form[position].coefficient) {
      guard result == nil else { return nil }
      result = form[position]
    }
    return result
  }
}

extension Solver {
  /// Finds the inputs of a defined variable.
  mutating func prepare(_ variable: Int) {
    guard variables[variable].memo == .none, variables[variable].definer >= 0 else { return }
    if remember(variable) { return }
    scratch.stack.append(variable)
    while let next = scratch.stack.last {
      if variables[next].memo != .none {
        scratch.stack.removeLast()
        continue
      }
      var node = constraints[variables[next].definer].firstTerm
      var isReady = true
      while node >= 0 {
        let other = terms.nodes[node].variable
        node = terms.nodes[node].nextTerm
        if other != next, variables[other].memo == .none, variables[other].definer >= 0 {
          scratch.stack.append(other)
          isReady = false
        }
      }
      if isReady { _ = remember(next) }
    }
  }

  /// Makes the memo of a variable; `false` where those it needs are missing.
  private mutating func remember(_ variable: Int) -> Bool {
    let definer = variables[variable].definer
    let factor = -1 / constraints[definer].pivotCoefficient
    var form = Form(constant: constraints[definer].constant * factor)
    var isSmall = true
    var node = constraints[definer].firstTerm
    while node >= 0 {
      let term = terms.nodes[node]
      node = term.nextTerm
      if term.variable == variable { continue }
      if variables[term.variable].definer < 0 {
        if !form.add(term.variable, term.coefficient * factor) { isSmall = false }
        continue
      }
      switch variables[term.variable].memo {
      case .none: return false
      case .small:
        let other = forms[term.variable]
        if !form.add(other, times: term.coefficient * factor) { isSmall = false }
      case .large: isSmall = false
      }
    }
    reductions += 1
    if isSmall {
      if variable >= forms.count {
        forms += repeatElement(Form(), count: variables.count - forms.count)
      }
      forms[variable] = form
    }
    variables[variable].memo = isSmall ? .small : .large
    return true
  }

  /// The constraint in terms of inputs.
  mutating func reduce(_ slot: Int) -> Reduction {
    reductions += 1
    var form = Form(constant: constraints[slot].constant)
    var isSmall = true
    var node = constraints[slot].firstTerm
    while node >= 0 {
      let term = terms.nodes[node]
      node = term.nextTerm
      if variables[term.variable].definer < 0 {
        if !form.add(term.variable, term.coefficient) { isSmall = false }
        continue
      }
      prepare(term.variable)
      if variables[term.variable].memo == .small {
        let other = forms[term.variable]
        if !form.add(other, times: term.coefficient) { isSmall = false }
      } else {
        isSmall = false
      }
    }
    if isSmall { return .small(form) }
    let (list, constant) = expand(cells(of: slot))
    return .large(list, constant: constant + constraints[slot].constant)
  }

  /// The sum of the cells' variables in terms of inputs, sorted, and its constant.
  mutating func expand(_ seeds: [Cell]) -> ([Cell], Double) {
    for seed in seeds { prepare(seed.index) }
    let order = largeVariables(from: seeds.map(\.index))
    scratch.reserve(variables.count)
    var constant = 0.0
    for seed in seeds { pour(seed, &constant) }
    reductions += order.count
    for variable in order.reversed() {
      let amount = scratch.coefficients[variable]
      scratch.coefficients[variable] = 0
      guard amount != 0 else { continue }
      let definer = variables[variable].definer
      let factor = -amount / constraints[definer].pivotCoefficient
      constant += constraints[definer].constant * factor
      for cell in cells(of: definer) where cell.index != variable {
        pour(Cell(index: cell.index, coefficient: cell.coefficient * factor), &constant)
      }
    }
    return (gather(), constant)
  }

  /// Adds a cell to the sum: inputs and large variables as they are, small ones as their inputs.
  private mutating func pour(_ cell: Cell, _ constant: inout Double) {
    if variables[cell.index].definer >= 0, variables[cell.index].memo == .small {
      let form = forms[cell.index]
      constant += form.constant * cell.coefficient
      for position in 0..<form.count {
        scratch.add(form[position].index, form[position].coefficient * cell.coefficient)
      }
    } else {
      scratch.add(cell.index, cell.coefficient)
    }
  }

  /// Empties the sum.
  private mutating func gather() -> [Cell] {
    var result: [Cell] = []
    for index in scratch.touched.sorted() {
      let coefficient = scratch.coefficients[index]
      scratch.marks[index] = false
      scratch.coefficients[index] = 0
      if variables[index].definer < 0, !Tolerance.isZero(coefficient) {
        result.append(Cell(index: index, coefficient: coefficient))
      }
    }
    scratch.touched.removeAll(keepingCapacity: true)
    return result
  }

  /// The variables without a small form that the given ones lead to, each after those it uses.
  mutating func largeVariables(from seeds: [Int]) -> [Int] {
    sortedDefinitions(from: seeds) { $0 == .large }
  }

  /// The defined variables with a wanted memo that the given ones lead to, each after those it uses.
  mutating func sortedDefinitions(
    from seeds: [Int], where isWanted: (Memo) -> Bool
  ) -> [Int] {
    scratch.reserve(variables.count)
    var order: [Int] = []
    var seen: [Int] = []
    // A variable is pushed to be opened, and its complement to be closed.
    var stack = Array(seeds.reversed())
    while let next = stack.popLast() {
      if next < 0 {
        order.append(~next)
        continue
      }
      guard variables[next].definer >= 0, isWanted(variables[next].memo), !scratch.marks[next]
      else { continue }
      scratch.marks[next] = true
      seen.append(next)
      stack.append(~next)
      for cell in cells(of: variables[next].definer) where cell.index != next {
        stack.append(cell.index)
      }
    }
    for variable in seen { scratch.marks[variable] = false }
    return order
  }

  /// What the variable is worth at the tableau's point.
  mutating func pointValue(of variable: Int) -> Double {
    guard variables[variable].definer >= 0 else { return tableau.inputValue(variable) }
    prepare(variable)
    if variables[variable].memo == .small { return pointValue(of: .small(forms[variable])).value }
    let (list, constant) = expand([Cell(index: variable, coefficient: 1)])
    return pointValue(of: .large(list, constant: constant)).value
  }

  /// What the sum is worth at the tableau's point, and how large its summands are.
  // Inline, as otherwise the solver is copied for the call.
  @inline(__always) func pointValue(of reduction: Reduction) -> (value: Double, size: Double) {
    var value = reduction.constant
    var size = abs(value)
    func add(_ cell: Cell) {
      let part = cell.coefficient * tableau.inputValue(cell.index)
      value += part
      size += abs(part)
    }
    switch reduction {
    case .small(let form): for position in 0..<form.count { add(form[position]) }
    case .large(let list, _): list.forEach(add)
    }
    return (value, size)
  }
}

extension Scratch {
  /// Adds to the coefficient of a variable.
  mutating func add(_ index: Int, _ amount: Double) {
    if !marks[index] {
      marks[index] = true
      touched.append(index)
    }
    coefficients[index] += amount
  }
}
