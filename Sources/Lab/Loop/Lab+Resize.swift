import AdaptiveUI
import Cells
import Foundation

extension Lab {
  /// Handles a new size of the terminal: the scene's window follows in one size transition; nothing waits
  /// for a timer.
  func resize(to size: CellSize) {
    guard size != terminalSize, size.columns > 0, size.rows > 0 else { return }
    let old = terminalSize
    // A command that was not possible in the size before may be possible now, what was wrong there need
    // not be here, and what was to know about the last picture is known.
    if let kind = state.message?.kind, kind != .done { clearNotice() }
    interface.size = size
    guard interface.tooSmall.isHidden, state.time == nil else { return }
    let title = "\(old.columns)×\(old.rows) → \(size.columns)×\(size.rows)"
    session?.resize(to: windowSize, cause: .terminal, title: title)
    otherEra?.resize(to: windowSize, cause: .terminal, title: title)
    wall?.resize(to: windowSize, title: title)
  }

  /// Shows or hides the pane; the scene's window does not change.
  func togglePane() {
    interface.togglePane()
    if !interface.showsPane { state.paneHasKeys = false }
    followOtherEra()
  }

  /// Arranges the pane, and shows a notice about its effect on the scene.
  func arrangeAndTell(_ arrange: () -> Void) {
    let steps = session?.environment.recorder.steps.last?.number
    let old = roomSize
    arrange()
    guard let session, session.environment.recorder.steps.last?.number == steps else { return }
    let size = session.windowScene.geometry.size.traceText
    let (before, now) = (old.columns * old.rows, roomSize.columns * roomSize.rows)
    let room = now > before ? ", drawn in more room" : now < before ? ", drawn in less room" : ""
    state.message = .note("the scene heard nothing: still \(size) pt\(room)")
  }

  /// Moves the pane beside the canvas, or under it; the scene's window does not change.
  func movePane() { interface.movePane() }

  /// Makes the pane larger or smaller by cells; the scene's window does not change.
  func resizePane(by step: Int) {
    guard interface.showsPane else { return }
    let old = roomSize
    interface.paneIsHalf = state.pane == .eras
    interface.paneExtra = min(max(interface.paneExtra + step, -200), 200)
    // A size that the terminal has no room for is not kept.
    if roomSize == old, step != 0 { interface.paneExtra -= step }
  }

  /// Arranges the canvas for a device, a terminal or a wall.
  func followDevice() {
    let showsDevice = session.map { $0.device != nil || $0.deviceWindow != nil } ?? false
    let showsPage = session?.showsPage ?? false
    // The texts of an app's interface need the columns of a device that lies; the card of a scene
    // needs the rows beside it.
    interface.needsRows = showsDevice && !(showsPage && isLying) || isTurnedUpright
    interface.showsWall = wall != nil
    interface.showsPage = showsPage
  }

  /// Whether the window is wider than high.
  private var isLying: Bool {
    guard let size = session?.windowScene.geometry.size else { return false }
    return size.width > size.height
  }

  /// Whether the window is turned upright in a terminal that is wide.
  private var isTurnedUpright: Bool {
    guard let size = session?.windowScene.geometry.size else { return false }
    let columns = Int(size.width / TerminalHost.cell.width)
    return size.height > size.width && columns < windowSize.columns
  }
}
