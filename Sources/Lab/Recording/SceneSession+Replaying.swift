import AdaptiveUI
package import Documents

extension SceneSession {
  /// Opens a recording's document and replays it, each entry at its time.
  ///
  /// - Throws: ``CommandProblem`` when an entry names an object that the scene does not have.
  package convenience init(
    _ document: any OpenableDocument, replaying recording: LabRecording
  ) throws(CommandProblem) {
    self.init(document, options: recording.options)
    for entry in recording.entries {
      advance(to: entry.time)
      // The lab's own recordings contain neither; one written by hand may.
      if entry.command.subject == .history {
        try apply(entry.command)
      } else {
        try apply(entry)
      }
    }
    environment.settle()
  }

  /// The same state with texts measured in points, as pictures in points draw them: a copy for a
  /// terminal's window, else the session itself.
  ///
  /// What cannot be replayed stays as it is.
  package func measuringInPoints() -> SceneSession {
    guard device == nil, !recording.options.measuresInPoints else { return self }
    var recording = Self.inWords(recording, of: document).condensed
    recording.options.measuresInPoints = true
    return (try? SceneSession(document, replaying: recording)) ?? self
  }

  /// Lets all animations complete, in frame time.
  package func playOut() {
    while let end = environment.animations.nextEnd { advance(to: end) }
    environment.settle()
  }
}
