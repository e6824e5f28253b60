import AdaptiveUI
import Cells

extension Lab {
  /// The terminal has another size: the lab's window follows, and with it the scene's.
  ///
  /// Both are one size transition each; nothing waits for a timer.
  func resize(to size: CellSize) {
    guard size != terminalSize, size.columns > 0, size.rows > 0 else { return }
    let old = terminalSize
    terminalSize = size
    let oldPlace = interface.place
    windowScene.fill(
      .terminal(TerminalHost(columns: size.columns, rows: size.rows)), cause: .terminal,
      title: "")
    var title = "\(old.columns)×\(old.rows) → \(size.columns)×\(size.rows)"
    if interface.place != oldPlace, !configuration.isBare {
      title += ", \(interface.place.jumpText)"
    }
    followCanvas(cause: .terminal, title: title)
  }

  /// Shows or hides the pane, which is a size transition of its own.
  func togglePane() {
    environment.perform { interface.togglePane() }
    environment.updateCycle.flush()
    followCanvas(cause: .pane, title: interface.showsPane ? "shown" : "hidden")
    if !interface.showsPane { state.paneHasKeys = false }
    followTwin()
  }

  /// Makes the pane larger by cells, or smaller, which is a size transition too.
  func resizePane(by step: Int) {
    guard interface.showsPane else { return }
    let old = canvasSize
    environment.perform {
      interface.paneIsHalf = state.pane == .eras
      interface.paneExtra = min(max(interface.paneExtra + step, -200), 200)
      interface.resizePane()
    }
    environment.updateCycle.flush()
    // What the terminal has no room for is not kept.
    if canvasSize == old, step != 0 { interface.paneExtra -= step }
    followCanvas(cause: .pane, title: step == 0 ? "shared" : step > 0 ? "larger" : "smaller")
  }

  /// Hands the canvas's size to the scene; below the useful size the scene keeps what it has.
  private func followCanvas(cause: TraceCause, title: String) {
    guard interface.tooSmall.isHidden else { return }
    guard state.time == nil else { return }
    session?.resize(to: canvasSize, cause: cause, title: title)
    twin?.resize(to: canvasSize, cause: cause, title: title)
  }
}
