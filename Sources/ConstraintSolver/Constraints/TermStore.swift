/// The terms of all constraints, each in two lists: that of its constraint and that of its
/// variable.
struct TermStore: Sendable {
  /// Kept in 32 bytes: there are more terms than anything else, and building touches each of them.
  struct Node: Sendable {
    var coefficient: Double
    private let storedVariable: Int32
    private let storedOwner: Int32
    private var storedNextTerm: Int32
    private var storedNextUse: Int32
    private var storedPreviousUse: Int32

    init(
      variable: Int, coefficient: Double, owner: Int, nextTerm: Int, nextUse: Int,
      previousUse: Int
    ) {
      self.coefficient = coefficient
      storedVariable = Int32(variable)
      storedOwner = Int32(owner)
      storedNextTerm = Int32(nextTerm)
      storedNextUse = Int32(nextUse)
      storedPreviousUse = Int32(previousUse)
    }

    var variable: Int { Int(storedVariable) }
    /// The constraint.
    var owner: Int { Int(storedOwner) }
    var nextTerm: Int {
      get { Int(storedNextTerm) }
      set { storedNextTerm = Int32(newValue) }
    }
    var nextUse: Int {
      get { Int(storedNextUse) }
      set { storedNextUse = Int32(newValue) }
    }
    var previousUse: Int {
      get { Int(storedPreviousUse) }
      set { storedPreviousUse = Int32(newValue) }
    }
  }

  private(set) var nodes: [Node] = []
  /// The youngest use of each variable.
  private(set) var firstUse: [Int] = []
  private var firstFree = -1

  mutating func addVariable() { firstUse.append(-1) }

  /// Puts a term in front of the list that starts with `next`.
  ///
  /// - Returns: The new start of the list.
  mutating func insert(
    _ variable: Int, _ coefficient: Double, owner: Int, before next: Int
  ) -> Int {
    let head = firstUse[variable]
    let node = Node(
      variable: variable, coefficient: coefficient, owner: owner, nextTerm: next, nextUse: head,
      previousUse: -1)
    let index: Int
    if firstFree >= 0 {
      index = firstFree
      firstFree = nodes[index].nextTerm
      nodes[index] = node
    } else {
      index = nodes.count
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
