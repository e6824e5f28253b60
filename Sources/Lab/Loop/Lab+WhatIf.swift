import AdaptiveUI
import Cells
import Foundation

// Changes to a constraint on its line in the explanation.

extension SceneSession {
  /// The explanation of the focused view, with the constraints of its lines.
  func explanationLines(columns: Int) -> [PaneLine] {
    guard let view = focusedView else { return [] }
    let lines = ExplanationText.lines(explanation(of: view))
    let isNeeded = lines.contains { $0.contains(Self.marker) }
    let names = isNeeded ? constraintNames : [:]
    return lines.flatMap { text in
      var line = PaneLine(text: text)
      line.constraint = Self.address(in: text).flatMap { names[$0] }
      return line.wrapped(columns)
    }
  }

  private static let marker = "<NSLayoutConstraint:"

  /// The beginning `<NSLayoutConstraint:0x3` of a line, if it has one.
  private static func address(in line: String) -> String? {
    let text = line.drop { $0 == " " || $0 == "\"" }
    return text.hasPrefix(marker) ? text.split(separator: " ").first.map(String.init) : nil
  }

  /// The names of constraints in commands, by the beginnings of their lines; those that no command
  /// can name are left out.
  private var constraintNames: [String: String] {
    let all = constraints
    let found = Dictionary(all.map { ($0.summary, $0) }, uniquingKeysWith: { first, _ in first })
    let own = all.filter { found[$0.summary] === $0 }
    return Dictionary(
      own.map { ($0.logMarker, $0.summary) }, uniquingKeysWith: { first, _ in first })
  }
}

extension Lab {
  /// The step of a constant for one key, in points: a column of most canvases.
  private static var whatIfStep: CGFloat { 8 }

  /// The constraint of the selected line in the explanation.
  private var chosenConstraint: NSLayoutConstraint? {
    guard state.pane == .explanation, let index = state.position.selection,
      interface.pane.lines.indices.contains(index),
      let name = interface.pane.lines[index].constraint
    else { return nil }
    return try? session?.constraint(named: name)
  }

  /// Changes the constant of the selected line's constraint.
  func moveConstant(_ direction: Int) {
    guard let constraint = chosenConstraint else {
      state.message = .note("choose a line with a constraint first, by ↑ and ↓")
      return
    }
    let value = constraint.constant + CGFloat(direction) * Self.whatIfStep
    apply(.change(.constant(constraint.summary, value)))
    // The name of the line changes if it contains the constant, and the next key may already be
    // waiting.
    updatePanes()
    if state.message == nil {
      state.message = "constant \(constraint.constant.traceText), u takes it back"
    }
  }

  /// Opens the possible changes to the selected line's constraint.
  ///
  /// - Returns: Whether the line has one.
  func openWhatIf() -> Bool {
    guard let constraint = chosenConstraint else { return false }
    let name = constraint.summary
    func item(_ title: String, _ change: SceneChange) -> LabItem {
      LabItem(title: title, action: .command(.change(change)))
    }
    let constant = constraint.constant
    let constants = [constant - 8, constant + 8, 0, constant * 2].reduce(into: [CGFloat]()) {
      if $1 != constant, !$0.contains($1) { $0.append($1) }
    }
    let priorities = [1000, 750, 500, 250].filter { $0 != Int(constraint.priority.rawValue) }
    let items =
      [LabItem(title: "another constant …", action: .type("constant \(name) "))]
      + constants.map { item("constant \($0.traceText)", .constant(name, $0)) }
      + priorities.map { item("priority \($0)", .priority(name, $0)) }
      + [item("without it", .install(name, isOn: false, for: nil))]
    open(LabList(title: "What if: \(constraint.relationText)", items: items))
    return true
  }
}
