import AdaptiveUI
import Cells

extension Lab {
  /// Gives the terminal to the person's editor, at the line of the source that is marked.
  func openEditor() {
    guard isOnFile, let path = configuration.watch?.path, let edit = configuration.edit else {
      state.message = .problem("\(commandFile) is part of the program: there is no file to edit")
      return
    }
    let line = editedLine
    var problem: String?
    backend.stepAside { problem = edit(path, line) }
    state.message = problem.map(Notice.problem)
    backend.invalidate()
    followFile()
  }

  /// The line of the source that somebody chose in the pane, else the focused object's, from 1.
  private var editedLine: Int {
    let chosen = state.paneHasKeys ? state.position.selection : nil
    return (chosen ?? state.sourceLine ?? 0) + 1
  }
}
