/// The terms of all constraints, each in two lists: that of its constraint and that of its
/// variable.
struct TermStore: Sendable {
  /// Kept in 32 bytes: there are more terms than anything else, and building touches each of them.
  struct Node: Sendable {
    // The widest first: no room is lost between them.
    var coefficient: Double
    @Narrow var variable: Int
    /// The constraint.
    @Narrow var owner: Int
    @Narrow var nextTerm: Int
    @Narrow var nextUse: Int
    @Narrow var previousUse: Int
  }

  private(set) var nodes: [Node] = []
  /// The youngest use of each variable.
  private(set) var firstUse: [Int] = []
  private var firstFree = -1

  mutating func reserveCapacity(variables: Int, terms: Int) {
    firstUse.reserveCapacity(variables)
    nodes.reserveCapacity(terms)
  }

  mutating func addVariable() { firstUse.append(-1) }

  /// Puts a term in front of the list that starts with `next`.
  ///
  /// - Returns: The new start of the list.
  mutating func insert(
    _ variable: Int, _ coefficient: Double, owner: Int, before next: Int
  ) -> Int {
    let head = firstUse[variable]
    let node = Node(
      coefficient: coefficient, variable: variable, owner: owner, nextTerm: next, nextUse: head,
      previousUse: -1)
    let index = firstFree >= 0 ? firstFree : nodes.count
    if index < nodes.count {
      firstFree = nodes[index].nextTerm
      nodes[index] = node
    } else {
      nodes.append(node)
    }
    if head >= 0 { nodes[head].previousUse = index }
    firstUse[variable] = index
    return index
  }

  /// Lets go of a constraint's terms.
  mutating func removeList(from start: Int) {
    var index = start
    while index >= 0 {
      let node = nodes[index]
      if node.previousUse >= 0 {
        nodes[node.previousUse].nextUse = node.nextUse
      } else {
        firstUse[node.variable] = node.nextUse
      }
      if node.nextUse >= 0 { nodes[node.nextUse].previousUse = node.previousUse }
      nodes[index].nextTerm = firstFree
      firstFree = index
      index = node.nextTerm
    }
  }

  /// Adds to the coefficient of a term of the list; `false` where the variable is not in it.
  mutating func merge(_ variable: Int, _ coefficient: Double, into start: Int) -> Bool {
    var index = start
    while index >= 0 {
      if nodes[index].variable == variable {
        nodes[index].coefficient += coefficient
        return true
      }
      index = nodes[index].nextTerm
    }
    return false
  }
}
