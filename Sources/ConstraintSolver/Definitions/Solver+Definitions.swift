// Required equalities that say what one variable is worth: they are substituted, not solved.

extension Solver {
  /// A variable that the equality can define without a circle, and its coefficient.
  ///
  /// One that no definition uses is always free of circles; the youngest is taken, since layouts
  /// place what they add. Others are looked through.
  // Inline, as otherwise the solver is copied for the call.
  @inline(__always) func pivot(for slot: Int) -> Cell? {
    var best: Cell?
    var bestRank = -1
    var node = constraints[slot].firstTerm
    while node >= 0 {
      let term = terms.nodes[node]
      node = term.nextTerm
      let variable = variables[term.variable]
      guard variable.definer < 0, !Tolerance.isZero(term.coefficient) else { continue }
      let rank = variable.dependents > 0 ? 0 : variable.demands > 0 ? 1 : 2
      if rank > bestRank || (rank == bestRank && term.variable > best?.index ?? -1) {
        best = Cell(index: term.variable, coefficient: term.coefficient)
        bestRank = rank
      }
    }
    return best
  }

  /// Whether no definition uses the variable and no required constraint holds it.
  func isQuiet(_ variable: Int) -> Bool {
    variables[variable].dependents == 0 && variables[variable].demands == 0
  }

  /// As ``pivot(for:)``, but never a variable that the others depend on.
  mutating func soundPivot(for slot: Int) -> Cell? {
    guard let first = pivot(for: slot) else { return nil }
    if variables[first.index].dependents == 0 { return first }
    if hasOnlyInputs(slot) { return first }
    let list = cells(of: slot)
    let candidates = list.filter {
      variables[$0.index].definer < 0 && !Tolerance.isZero($0.coefficient)
    }.sorted { $0.index > $1.index }
    for candidate in candidates
    where !list.contains(where: {
      $0.index != candidate.index && depends($0.index, on: candidate.index)
    }) {
      return candidate
    }
    return nil
  }

  private func hasOnlyInputs(_ slot: Int) -> Bool {
    var node = constraints[slot].firstTerm
    while node >= 0 {
      if variables[terms.nodes[node].variable].definer >= 0 { return false }
      node = terms.nodes[node].nextTerm
    }
    return true
  }

  func cells(of slot: Int) -> [Cell] {
    var result: [Cell] = []
    var node = constraints[slot].firstTerm
    while node >= 0 {
      let term = terms.nodes[node]
      result.append(Cell(index: term.variable, coefficient: term.coefficient))
      node = term.nextTerm
    }
    return result
  }

  /// Whether the definition of `variable` leads to `input`.
  private mutating func depends(_ variable: Int, on input: Int) -> Bool {
    guard variables[variable].definer >= 0 else { return variable == input }
    prepare(variable)
    if variables[variable].memo == .small { return forms[variable].contains(input) }
    let order = largeVariables(from: [variable])
    return order.contains { large in
      cells(of: variables[large].definer).contains { cell in
        cell.index == input
          || (variables[cell.index].definer >= 0 && variables[cell.index].memo == .small
            && forms[cell.index].contains(input))
      }
    }
  }

  /// Lets the equality define the variable of `pivot`.
  mutating func define(_ pivot: Cell, by slot: Int) {
    let variable = pivot.index
    constraints[slot].state = .definition
    constraints[slot].pivot = variable
    constraints[slot].pivotCoefficient = pivot.coefficient
    variables[variable].definer = slot
    addDependents(of: slot, except: variable, 1)
    variables[variable].memo = .none
    invalidateUses(of: variable)
    if tableau.hasCoordinate(for: variable) { tableau.flush(&released) }
    inputCount -= 1
    structure += 1
    hasCurrentValues = false
    markDirty(variable)
  }

  /// Makes the variable of a definition an input again, with the value that it has.
  mutating func undefine(_ slot: Int) {
    let variable = constraints[slot].pivot
    let value = hasCurrentValues ? values[variable] : pointValue(of: variable)
    invalidateUses(of: variable)
    variables[variable].memo = .none
    variables[variable].definer = -1
    addDependents(of: slot, except: variable, -1)
    constraints[slot].state = .waiting
    constraints[slot].pivot = -1
    tableau.setRest(value, of: variable)
    released.append(variable)
    inputCount += 1
    structure += 1
    markDirty(variable)
  }

  private mutating func addDependents(of slot: Int, except pivot: Int, _ count: Int) {
    var node = constraints[slot].firstTerm
    while node >= 0 {
      let variable = terms.nodes[node].variable
      if variable != pivot { variables[variable].dependents += count }
      node = terms.nodes[node].nextTerm
    }
  }

  /// Counts a required constraint that is no definition with its variables, or no longer.
  mutating func addDemands(of slot: Int, _ count: Int) {
    guard constraints[slot].isRequired else { return }
    var node = constraints[slot].firstTerm
    while node >= 0 {
      variables[terms.nodes[node].variable].demands += count
      node = terms.nodes[node].nextTerm
    }
  }

  /// Forgets what was derived from the variable's definition or from its being an input.
  mutating func invalidateUses(of variable: Int) {
    var stack: [Int] = []
    var last: Int? = variable
    while let next = last {
      defer { last = stack.popLast() }
      var node = terms.firstUse[next]
      while node >= 0 {
        let owner = terms.nodes[node].owner
        node = terms.nodes[node].nextUse
        switch constraints[owner].state {
        case .definition:
          let pivot = constraints[owner].pivot
          if pivot != next, variables[pivot].memo != .none {
            variables[pivot].memo = .none
            stack.append(pivot)
          }
        case .placed: unplace(owner)
        case .waiting, .free: break
        }
      }
    }
  }
}
