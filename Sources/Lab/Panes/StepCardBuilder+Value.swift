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

  /// The messages that a control sent to the program's objects, each once.
  mutating func addMessages() {
    guard step.cause == .container else { return }
    var messages: [String] = []
    for event in events where event.kind == .log {
      guard let words = event.reason, words.hasPrefix(Self.sends), !messages.contains(words) else {
        continue
      }
      messages.append(words)
      let message = String(words.dropFirst(Self.sends.count)).replacing("'", with: "")
      add("sends", StyledText(said(message)), .adaptation)
    }
  }

  /// How the trace begins to tell a message.
  private static let sends = "sends "
}
