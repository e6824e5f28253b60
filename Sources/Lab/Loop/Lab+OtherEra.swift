import AdaptiveUI

extension Lab {
  /// Keeps the other era's session in the same state while its pane is shown; otherwise closes it.
  func followOtherEra() {
    let isWanted = state.pane == .eras && interface.showsPane
    otherEra?.close()
    otherEra = nil
    guard isWanted, let session else { return }
    var recording = session.recording
    if let time = state.time { recording = recording.prefix(time.entryCount) }
    otherEra = SceneSession(
      session.document, living: recording,
      as: WallTile(era: session.environment.policy.era.other))
    otherEra?.advance(to: clock.seconds)
  }
}

extension UIKitEra {
  /// The generation of the comparison.
  var other: UIKitEra { self == .current ? .legacy8 : .current }
}
