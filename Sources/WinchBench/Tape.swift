import ArgumentParser
import ConstraintSolver

/// The changes of a workload as lines of text, for other solvers to play.
///
/// `edit VARIABLE VALUE` suggests a value with priority 999, `add ID RELATION PRIORITY CONSTANT
/// (VARIABLE COEFFICIENT)…`, `remove ID`, `suggest VARIABLE VALUE` and `constant ID VALUE` speak
/// for themselves. Variables 0 and 1 are the window's size, four follow for each box. The same
/// constraint has the same id whenever it is added.
struct Tape {
  var lines: [String] = []
  private var numbers: [String: Int] = [:]
  private var constraints: [ConstraintID: Int] = [:]
  private var edits: [ConstraintID: Int] = [:]
  private let variables: [Variable: Int]

  /// - Parameter boxes: As many as the model has.
  init(boxes: Int) {
    var solver = Solver()
    var variables: [Variable: Int] = [:]
    for number in 0..<(2 + 4 * boxes) { variables[solver.makeVariable()] = number }
    self.variables = variables
  }

  mutating func add(
    _ id: ConstraintID, _ terms: [Term], _ constant: Double, _ relation: Relation,
    _ priority: Priority
  ) {
    let cells = terms.map { "\(variables[$0.variable] ?? 0) \($0.coefficient)" }
    if priority == .edit, let variable = terms.first?.variable {
      edits[id] = variables[variable]
      lines.append("edit \(variables[variable] ?? 0) \(-constant)")
      return
    }
    let sign =
      switch relation {
      case .equal: "=="
      case .lessThanOrEqual: "<="
      case .greaterThanOrEqual: ">="
      }
    let text = "\(sign) \(priority.value) \(constant) \(cells.joined(separator: " "))"
    let number = numbers[text] ?? numbers.count
    numbers[text] = number
    constraints[id] = number
    lines.append("add \(number) \(text)")
  }

  mutating func remove(_ id: ConstraintID) {
    if let number = constraints[id] { lines.append("remove \(number)") }
  }

  mutating func change(_ id: ConstraintID, _ constant: Double) {
    if let variable = edits[id] {
      lines.append("suggest \(variable) \(-constant)")
    } else if let number = constraints[id] {
      lines.append("constant \(number) \(constant)")
    }
  }
}

/// Prints a workload for other solvers.
struct TapeCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "tape", abstract: "Prints a workload's constraints and changes.")

  @Argument(help: "The workload's name, such as chain.build.")
  var workload: String

  @Argument(help: "How many boxes.")
  var size: Int

  mutating func validate() throws {
    guard size > 1 else { throw ValidationError("The size is a number above 1.") }
    guard Workload.all.contains(where: { $0.name == workload }) else {
      throw ValidationError("There is no workload '\(workload)'.")
    }
  }

  func run() {
    guard let workload = Workload.all.first(where: { $0.name == workload }) else { return }
    var model = workload.make(size, true)
    print("tape \(workload.name) \(size) \(model.count) \(model.boxes.count)")
    Self.printPart("build", &model)
    if case .step(let change) = workload.operation {
      for (count, name) in ["even", "odd"].enumerated() {
        change(&model, size, count)
        Self.printPart(name, &model)
      }
    }
  }

  private static func printPart(_ name: String, _ model: inout BoxModel) {
    print("part \(name)")
    model.tape?.lines.forEach { print($0) }
    model.tape?.lines.removeAll()
  }
}
