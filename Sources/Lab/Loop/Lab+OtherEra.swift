import AdaptiveUI
import Cells

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

  /// Shows the next era's window in the pane, with marks on the boxes that differ from this one's.
  func fillEras(_ pane: PaneView) {
    guard let otherEra else { return }
    let room = CellSize(columns: pane.pictureColumns, rows: max(pane.frame.size.rows - 1, 1))
    var options = shownOptions(of: otherEra, in: room)
    options.changes = differencesOfEras.map(\.mark)
    pane.picture = otherEra.presentPicture(options).buffer
  }

  /// What the header says of the pane, the longest wording first; empty where it is not shown.
  var erasTexts: [String] {
    guard state.pane == .eras, let otherEra, interface.showsPane, interface.place != .behind
    else { return [] }
    let place = interface.place == .beside ? "right" : "below"
    let text = "\(place): UIKit \(otherEra.environment.policy.era.rawValue)"
    guard state.time == nil else { return [text] }
    let count = differencesOfEras.count
    let boxes = count == 0 ? "same boxes" : count == 1 ? "1 box differs" : "\(count) boxes differ"
    return ["\(text), \(boxes)", text]
  }

  /// Compares the window with that of the next era, for its marks and for the header.
  func compareEras() {
    differencesOfEras = []
    guard let session, let otherEra, state.time == nil else { return }
    differencesOfEras = otherEra.census.changes(since: session.census)
  }
}
