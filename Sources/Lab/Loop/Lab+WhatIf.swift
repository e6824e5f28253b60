import AdaptiveUI
import Cells
import Foundation

// What if a constraint were another: on its line of the explanation, right there.

extension SceneSession {
  /// The explanation of the focused view, with the constraints that its lines are about.
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

  /// `<NSLayoutConstraint:0x3` of a line that begins with it.
  private static func address(in line: String) -> String? {
    let text = line.drop { $0 == " " || $0 == "\"" }
    return text.hasPrefix(marker) ? text.split(separator: " ").first.map(String.init) : nil
  }

  /// What commands find constraints by, by how lines about them begin; those that no command would find
  /// are left out.
  private var constraintNames: [String: String] {
    let all = constraints
    let found = Dictionary(all.map { ($0.summary, $0) }, uniquingKeysWith: { first, _ in first })
    let own = all.filter { found[$0.summary] === $0 }
    return Dictionary(
      own.map { ($0.logMarker, $0.summary) }, uniquingKeysWith: { first, _ in first })
  }
}

extension Lab {
  /// How far a key moves a constant, in points: a column of most canvases.
  private static var whatIfStep: CGFloat { 8 }

  /// The constraint that the chosen line of the explanation is about.
  private var chosenConstraint: NSLayoutConstraint? {
    guard state.pane == .explanation, let index = state.position.selection,
      interface.pane.lines.indices.contains(index),
      let name = interface.pane.lines[index].constraint
    else { return nil }
    return try? session?.constraint(named: name)
  }

  /// Moves the constant of the chosen line's constraint.
  func moveConstant(_ direction: Int) {
    guard let constraint = chosenConstraint else {
      state.message = .problem("choose a line with a constraint first, by ↑ and ↓")
      return
    }
    let value = constraint.constant + CGFloat(direction) * Self.whatIfStep
    apply(.change(.constant(constraint.summary, value)))
    // The line has a new name where the constant is part of it, and the next key may be there already.
    updatePanes()
    if state.message == nil {
      state.message = "constant \(constraint.constant.traceText), u takes it back"
    }
  }

  /// Opens what the chosen line's constraint could be instead.
  ///
  /// - Returns: Whether the line is about one.
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
