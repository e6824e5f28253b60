import AdaptiveUI

extension StepCardBuilder {
  /// What the step set a control to, and whether anything followed.
  mutating func addValue() {
    guard let change = session.valueChange, change.step == step.number, step.cause == .container
    else { return }
    func text(_ name: String) -> StyledText {
      var text = StyledText("\(said(name)): \(said(change.old))")
      text.add(" → ", .faint)
      text.add(said(change.new), .changed)
      if changes.isEmpty {
        text.add(lines.isEmpty ? ", no layout needed" : ", no box changed", .faint)
      }
      return text
    }
    add(
      "value", forms: [text(change.name), text(change.name.cutInside(to: 24)), text("")],
      .adaptation)
  }
}
