import AdaptiveUI
import Foundation

extension Lab {
  /// Reads the watched file again if it changed.
  ///
  /// A file that cannot be read leaves the last good scene, with the error in the footer.
  func followFile() {
    guard let watch = configuration.watch, let stamp = watch.stamp(), stamp != shownStamp else {
      return
    }
    let isFirst = shownStamp == nil
    shownStamp = stamp
    guard !isFirst, let old = session else { return }
    do {
      let document = try watch.read()
      replace(old, by: document)
      state.message = nil
    } catch {
      state.message = error.text.split(separator: "\n").first.map(String.init) ?? "cannot be read"
    }
    setNeedsPicture()
  }

  /// Opens the new version where the old one stands: same place, presentation and focus.
  private func replace(_ old: SceneSession, by document: any OpenableDocument) {
    let focus = old.focusedController?.identifier ?? old.focusedView?.identifier
    let presentation = old.topPresented == nil ? nil : old.lastPresentation
    let new = SceneSession(
      document,
      options: SessionOptions(
        canvas: canvasSize, device: old.device ?? configuration.device, window: old.deviceWindow,
        orientation: old.device == nil ? nil : old.windowScene.interfaceOrientation,
        era: configuration.options(for: document, canvas: canvasSize).era))
    old.close()
    new.advance(to: clock.seconds)
    session = new
    state.time = nil
    // What the new version lost cannot be restored.
    for change in old.recording.changes { try? new.apply(.change(change)) }
    if let presentation { try? new.run(.present(presentation)) }
    if let focus { try? new.apply(.focus(focus)) }
    followTwin()
  }
}
