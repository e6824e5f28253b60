import AdaptiveUI

extension Lab {
  /// Lets the other era's session live the same events while its pane shows; otherwise there is none.
  func followTwin() {
    let isWanted = state.pane == .eras && interface.showsPane
    twin?.close()
    twin = nil
    guard isWanted, let session else { return }
    var recording = session.recording
    if let time = state.time { recording = recording.prefix(time.entryCount) }
    twin = SceneSession(
      session.document, living: recording, in: session.environment.policy.era.other)
    twin?.advance(to: clock.seconds)
  }
}

extension UIKitEra {
  /// The generation that it is compared with.
  var other: UIKitEra { self == .current ? .legacy8 : .current }
}

extension SceneSession {
  /// Opens a scene in an era and does everything that a recording of another says.
  convenience init(
    _ document: any OpenableDocument, living recording: LabRecording, in era: UIKitEra
  ) {
    var options = recording.options
    options.era = era
    self.init(document, options: options)
    self.recording = LabRecording(
      options: options, entries: recording.entries.filter { !$0.isEra })
    replay()
  }
}

extension LabRecording.Entry {
  var isEra: Bool {
    if case .change(.era) = command { true } else { false }
  }
}
