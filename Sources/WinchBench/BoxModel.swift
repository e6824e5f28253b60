import ConstraintSolver

/// Four numbers of a rectangle.
struct Box {
  let x: Variable
  let y: Variable
  let w: Variable
  let h: Variable
}

extension Priority {
  /// What a window's size is suggested with: below required, above all else.
  static let edit = Priority(999)
  static let high = Priority(750)
  static let middle = Priority(500)
  static let low = Priority(250)
}

/// Boxes in a window, and the constraints between them.
struct BoxModel {
  /// A constraint before it is added.
  struct Demand {
    let terms: [Term]
    let constant: Double
    let relation: Relation
  }

  var solver = Solver()
  let width: Variable
  let height: Variable
  let boxes: [Box]
  /// How many constraints are active.
  private(set) var count = 0
  private var widthEdit: ConstraintID?
  private var heightEdit: ConstraintID?
  /// Two sets that take turns, and the constraints of the active one.
  var demands: [[Demand]] = []
  var active: [ConstraintID] = []
  /// Where changes are written down, if they are.
  var tape: Tape?

  init(boxes count: Int, isTaped: Bool = false) {
    tape = isTaped ? Tape(boxes: count) : nil
    width = solver.makeVariable()
    height = solver.makeVariable()
    var boxes: [Box] = []
    boxes.reserveCapacity(count)
    for _ in 0..<count {
      boxes.append(
        Box(
          x: solver.makeVariable(), y: solver.makeVariable(), w: solver.makeVariable(),
          h: solver.makeVariable()))
    }
    self.boxes = boxes
  }

  /// Adds `Σ terms + constant relation 0`; a workload that contradicts itself is a mistake here.
  @discardableResult
  mutating func add(
    _ terms: [Term], _ constant: Double = 0, _ relation: Relation = .equal,
    _ priority: Priority = .required
  ) -> ConstraintID? {
    count += 1
    let id = try? solver.add(
      LinearExpression(terms, constant: constant), relation, priority: priority)
    if let id { tape?.add(id, terms, constant, relation, priority) }
    return id
  }

  mutating func add(_ demand: Demand) -> ConstraintID? {
    add(demand.terms, demand.constant, demand.relation)
  }

  mutating func remove(_ id: ConstraintID) {
    solver.remove(id)
    tape?.remove(id)
    count -= 1
  }

  /// Makes the window's width a number that can be suggested.
  mutating func editWidth(_ value: Double) { widthEdit = add([Term(width)], -value, .equal, .edit) }

  /// Makes the window's size two numbers that can be suggested.
  mutating func editSize(_ width: Double, _ height: Double) {
    editWidth(width)
    heightEdit = add([Term(self.height)], -height, .equal, .edit)
  }

  /// Makes the window's width a required number.
  mutating func fixWidth(_ value: Double) { widthEdit = add([Term(width)], -value) }

  mutating func resize(_ width: Double, _ height: Double? = nil) {
    change(widthEdit, to: width)
    if let height { change(heightEdit, to: height) }
  }

  private mutating func change(_ edit: ConstraintID?, to value: Double) {
    guard let edit else { return }
    try? solver.setConstant(-value, of: edit)
    tape?.change(edit, -value)
  }

  var check: Double {
    boxes.reduce(0) { sum, box in
      sum + solver.value(of: box.x) + 2 * solver.value(of: box.y) + 3 * solver.value(of: box.w)
        + 4 * solver.value(of: box.h)
    }
  }
}
