import AdaptiveUI
import Cells

// One line that says what an act did; it goes away with the next key, or by itself.

extension Lab {
  /// Does a thing to the scene and says what became of it.
  func applyAndAnswer(_ command: LabCommand) {
    apply(command)
    if state.message == nil { state.message = session?.answer(to: command).map(Notice.done) }
  }

  /// Colours for the ground that the terminal tells, unless somebody chose others.
  func follow(_ ground: Ground) {
    guard state.followsGround else { return }
    state.theme = Theme(ground == .dark ? .dark : .light)
  }
}

extension SceneSession {
  /// What a command did that was just done, where the picture alone does not say it.
  func answer(to command: LabCommand) -> String? {
    switch command {
    case .rotate(let quarters):
      let side = quarters < 0 ? "left" : "right"
      return "turned \(side) → \(windowScene.interfaceOrientation)"
    case .device: return "device \(device?.calledName ?? "terminal")"
    case .change(let change): return change.title
    case .undo: return undone.last.map { "undid: \($0.title)" }
    case .redo: return recording.lastUndoable.map { "redid: \($0.title)" }
    default: return nil
    }
  }
}
