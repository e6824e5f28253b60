import AdaptiveUI
import Cells
import Documents

// Notices about results; one disappears with the next key, or after some seconds.

extension Lab {
  /// Runs a command on the scene and shows a notice about its result.
  func applyAndAnswer(_ command: LabCommand) {
    apply(command)
    if state.message == nil { state.message = session?.answer(to: command) }
  }

  /// Chooses the theme for the terminal's background, unless the user chose one.
  func follow(_ ground: Ground) {
    guard state.followsGround else { return }
    state.theme = Theme(ground == .dark ? .dark : .light)
  }
}

extension SceneSession {
  /// The result of a command that just ran, if the picture alone does not show it.
  func answer(to command: LabCommand) -> Notice? {
    switch command {
    case .rotate(let quarters):
      if let refusal = refusalOfLastStep { return .problem("refused: \(refusal)") }
      let side = quarters < 0 ? "left" : "right"
      return .done("turned \(side) → \(windowScene.interfaceOrientation)")
    case .activate: return answerOfControl
    case .device: return .done("device \(device?.calledName ?? "terminal")")
    case .change(let change): return .done(change.title)
    case .undo: return undone.last.map { .done("undid: \($0.title)") }
    case .redo: return recording.entries.last.map { .done("redid: \($0.command.title)") }
    // These show by themselves what they did.
    case .resize, .window, .fullWindow, .dragWindow, .present, .presentNext, .dismiss, .pull,
      .detent, .tryOut, .key, .type, .focus, .move, .click, .select, .scroll, .press, .drag, .drop,
      .gesture:
      return nil
    }
  }

  /// What the control that was just pressed is set to, or that it has the keyboard now.
  var answerOfControl: Notice? {
    if let field = typingField {
      let name = field.spokenName.shownText ?? field.spokenName
      return .note("letters go into \(VisibleText.of(name)) now; Esc ends that")
    }
    guard let change = valueChange, change.step == lastStepNumber else { return nil }
    return .done(VisibleText.of("\(change.name): \(change.old) → \(change.new)"))
  }

  /// The refused requests of the last step, and what refused them.
  private var refusalOfLastStep: String? {
    let event = environment.recorder.steps.last?.events.first { $0.kind == .refusal }
    return event.map { [$0.name, $0.reason ?? ""].filter { !$0.isEmpty }.joined(separator: ": ") }
  }
}
