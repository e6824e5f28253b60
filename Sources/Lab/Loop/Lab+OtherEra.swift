import AdaptiveUI

extension Lab {
  /// Lets the other era's session live the same events while its pane shows; otherwise there is none.
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
  /// The generation that it is compared with.
  var other: UIKitEra { self == .current ? .legacy8 : .current }
}
