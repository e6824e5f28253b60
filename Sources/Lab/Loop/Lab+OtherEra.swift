import AdaptiveUI

extension Lab {
  /// Keeps the next era's session in the same state while its pane is shown; otherwise closes it.
  func followOtherEra() {
    let isWanted = state.pane == .eras && interface.showsPane
    otherEra?.close()
    otherEra = nil
    guard isWanted, let session else { return }
    var recording = session.recording
    if let time = state.time { recording = recording.prefix(time.entryCount) }
    otherEra = SceneSession(
      session.document, living: recording,
      as: WallTile(era: session.environment.policy.era.next))
    otherEra?.advance(to: clock.seconds)
  }
}
