import AdaptiveUI
import Cells
import Documents
import Foundation

extension Lab {
  /// Reads the watched file again if it changed.
  ///
  /// If the file cannot be read, the last good scene remains, with the error under it.
  func followFile() {
    guard let watch else { return }
    isNotifiedOfChanges = watch.path.map(backend.follow) ?? false
    guard let stamp = watch.stamp(), stamp != shownStamp else { return }
    let isFirst = shownStamp == nil
    shownStamp = stamp
    guard !isFirst, let old = session else { return }
    do {
      let document = try watch.read(isOnFile ? old.document.beginning : nil)
      file = document
      if isOnFile { replace(old, by: document) }
      state.problem = []
    } catch {
      state.problem = error.text.split(separator: "\n").map(String.init)
      state.message = .problem("not read again: what stands here is the version before")
    }
    setNeedsPicture()
  }

  /// Replaces the old version by the new one and replays the recording, so that place,
  /// presentations, pushed controllers and the playground's changes are the same.
  private func replace(_ old: SceneSession, by document: any OpenableDocument) {
    let focus = old.focusName
    let constraints = ConstraintCensus(of: old, page(of: old))
    let new =
      session(document, living: old.recording.condensed) ?? session(document, asFarAs: old)
    (new.tracksChanges, new.joinsSizes) = (old.tracksChanges, old.joinsSizes)
    if new.tracksChanges { new.changesBase = old.census }
    new.news = "read again: \(document.file.fileName)"
    rememberIssues()
    state.issueNews?.isOfVersionBefore = true
    issues.reset()
    let now = max(clock.seconds, old.environment.animations.now)
    old.close()
    new.advance(to: now)
    new.environment.settle()
    session = new
    state.time = nil
    if let focus, new.focusName != focus { try? new.apply(.focus(focus)) }
    // The canvas may have changed during time travel.
    new.resize(to: windowSize, cause: .terminal, title: "")
    followOtherEra()
    followWall()
    compare(new, with: old.document, constraints)
    tellReload(new)
  }

  /// The longest replay, in seconds, that a user would wait for after saving.
  private static var replaySeconds: Double { 0.12 }

  /// The new version after a replay of the recording; `nil` when that takes too long.
  private func session(
    _ document: any OpenableDocument, living recording: LabRecording
  ) -> SceneSession? {
    var options = recording.options
    // Options that the user did not set come from the document, as at the start.
    let asked = configuration.options(for: document, canvas: options.canvas)
    (options.device, options.era) = (asked.device, asked.era)
    let new = SceneSession(document, options: options)
    let start = clock.seconds
    for entry in recording.entries {
      guard clock.seconds - start < Self.replaySeconds else {
        new.close()
        return nil
      }
      new.advance(to: entry.time)
      // Objects that the new version lacks cannot be restored.
      try? new.apply(entry)
    }
    return new
  }

  /// After a long recording only the final state is carried over.
  private func session(
    _ document: any OpenableDocument, asFarAs old: SceneSession
  ) -> SceneSession {
    let presentation = old.topPresented == nil ? nil : old.lastPresentation
    let new = SceneSession(
      document,
      options: SessionOptions(
        canvas: windowSize, device: old.device ?? configuration.device, window: old.deviceWindow,
        orientation: old.device == nil ? nil : old.windowScene.interfaceOrientation,
        era: configuration.options(for: document, canvas: windowSize).era,
        reader: old.recording.options.reader))
    for change in old.recording.changes { try? new.apply(.change(change)) }
    if let presentation { try? new.run(.present(presentation)) }
    return new
  }
}
