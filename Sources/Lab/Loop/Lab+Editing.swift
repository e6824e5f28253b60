import AdaptiveUI
import Cells

extension Lab {
  /// Runs the user's editor in the terminal, at the marked line of the source.
  func openEditor() {
    guard isOnFile, let path = watch?.path, let edit = configuration.edit else {
      state.message = .note("\(commandFile) is part of the program: there is no file to edit")
      return
    }
    let line = editedLine
    var problem: String?
    backend.stepAside { problem = edit(path, line) }
    state.message = problem.map(Notice.problem)
    backend.invalidate()
    followFile()
  }

  /// The line of the source that the user selected in the pane, else the focused object's, from 1.
  private var editedLine: Int {
    let chosen = state.paneHasKeys ? state.position.selection : nil
    return (chosen ?? state.sourceLine ?? 0) + 1
  }
}
