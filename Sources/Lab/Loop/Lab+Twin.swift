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
      session.document, living: recording,
      as: WallTile(era: session.environment.policy.era.other))
    twin?.advance(to: clock.seconds)
  }
}

extension UIKitEra {
  /// The generation that it is compared with.
  var other: UIKitEra { self == .current ? .legacy8 : .current }
}
