import AdaptiveUI
import Cells

// One line that says what an act did; it goes away with the next key, or by itself.

extension Lab {
  /// Does a thing to the scene and says what became of it.
  func applyAndAnswer(_ command: LabCommand) {
    apply(command)
    if state.message == nil { state.message = session?.answer(to: command) }
  }

  /// Colours for the ground that the terminal tells, unless somebody chose others.
  func follow(_ ground: Ground) {
    guard state.followsGround else { return }
    state.theme = Theme(ground == .dark ? .dark : .light)
  }
}

extension SceneSession {
  /// What a command did that was just done, where the picture alone does not say it.
  func answer(to command: LabCommand) -> Notice? {
    switch command {
    case .rotate(let quarters):
      if let refusal = refusalOfLastStep { return .problem("refused: \(refusal)") }
      let side = quarters < 0 ? "left" : "right"
      return .done("turned \(side) → \(windowScene.interfaceOrientation)")
    case .device: return .done("device \(device?.calledName ?? "terminal")")
    case .change(let change): return .done(change.title)
    case .undo: return undone.last.map { .done("undid: \($0.title)") }
    case .redo: return recording.entries.last.map { .done("redid: \($0.command.title)") }
    default: return nil
    }
  }

  /// What the last step asked for in vain, and who said no.
  private var refusalOfLastStep: String? {
    let event = environment.recorder.steps.last?.events.first { $0.kind == .refusal }
    return event.map { [$0.name, $0.reason ?? ""].filter { !$0.isEmpty }.joined(separator: ": ") }
  }
}
