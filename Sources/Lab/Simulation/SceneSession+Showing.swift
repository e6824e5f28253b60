import AdaptiveUI
import CellRenderer
import Cells
import Foundation

/// How the lab wants a window drawn.
struct ShownOptions {
  /// The cells that there are for the picture.
  var room: CellSize
  var look = CanvasLook.wireframe
  var theme = Theme()
  var showsNames = false
  var showsSafeAreas = false
  var showsMargins = false
  /// Whether what changed in the last step is marked.
  var showsChanges = true
  /// The views that findings are about.
  var flagged: Set<ObjectIdentifier> = []
}

extension SceneSession {
  /// The look that the document asks for.
  var look: CanvasLook { .wireframe }

  /// Draws a window into the room that there is for it; its size in points does not follow the room.
  ///
  /// - Parameters:
  ///   - shown: The room, and how it is drawn.
  ///   - window: The session's window, or the one of a moment that is replayed.
  /// - Returns: The picture, of the room's size.
  func shownPicture(_ shown: ShownOptions, of window: UIWindow) -> CanvasPicture {
    var options = canvasOptions(shown.theme)
    options.look = shown.look
    options.showsNames = shown.showsNames
    options.showsSafeAreas = shown.showsSafeAreas
    options.showsMargins = shown.showsMargins
    options.stretches = fillsTerminal(window)
    options.changes = shown.showsChanges ? changes.map(\.mark) : []
    options.flagged = shown.flagged
    return CanvasRenderer.picture(
      of: window, canvas: shown.room, options: options, memory: window === self.window ? shownMemory : nil)
  }

  /// Whether the window is the terminal's own, upright: it may be drawn lower or narrower than it is.
  private func fillsTerminal(_ window: UIWindow) -> Bool {
    device == nil && deviceWindow == nil && window.bounds.size == terminalHost.size
  }

  /// The cell of the session's own canvas for a cell of a picture that is shown in other cells.
  ///
  /// What is recorded goes by the session's canvas, so that it can be done again without a terminal.
  func canvasCell(of point: CellPoint, in shown: CanvasPicture) -> CellPoint {
    picture().scale.cell(at: shown.scale.point(at: point))
  }
}
