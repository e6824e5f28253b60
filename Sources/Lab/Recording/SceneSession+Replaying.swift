import AdaptiveUI
package import Documents

extension SceneSession {
  /// Opens a recording's document and does everything that it says, each thing at its time.
  ///
  /// - Throws: ``CommandProblem`` when an entry names what the scene does not have.
  package convenience init(
    _ document: any OpenableDocument, replaying recording: LabRecording
  ) throws(CommandProblem) {
    self.init(document, options: recording.options)
    for entry in recording.entries {
      advance(to: entry.time)
      // A recording of the lab's own holds neither, one written by hand may.
      switch entry.command {
      case .undo, .redo: try apply(entry.command)
      default: try apply(entry)
      }
    }
    environment.settle()
  }

  /// Lets everything that moves come to its end, in frame time.
  package func playOut() {
    while let end = environment.animations.nextEnd { advance(to: end) }
    environment.settle()
  }
}
