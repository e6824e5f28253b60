import AdaptiveUI
package import CellRenderer
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
  package var look: CanvasLook {
    document.opening.look.flatMap { CanvasLook(rawValue: $0.rawValue) } ?? .interface
  }

  /// Draws a window into the room that there is for it; its size in points does not follow the room.
  ///
  /// A terminal's window that is higher than the room keeps its scale where it can: rows that look
  /// like the one above are left out. Only where too few do it is drawn lower than it is.
  ///
  /// - Parameters:
  ///   - shown: The room, and how it is drawn.
  ///   - window: The session's window, or the one of a moment that is replayed.
  /// - Returns: The picture, of the room's size.
  func shownPicture(_ shown: ShownOptions, of window: UIWindow) -> ShownPicture {
    var options = canvasOptions(shown.theme)
    options.look = shown.look
    options.showsNames = shown.showsNames
    options.showsSafeAreas = shown.showsSafeAreas
    options.showsMargins = shown.showsMargins
    options.changes = shown.showsChanges ? changes.map(\.mark) : []
    options.flagged = shown.flagged
    options.stretches = fillsTerminal(window)
    var room = shown.room
    guard options.stretches, canvas.rows > room.rows else {
      return ShownPicture(picture: picture(of: window, room, options))
    }
    for share in [1, 0.5, 0.25] {
      room.rows = shown.room.rows + Int(Double(canvas.rows - shown.room.rows) * share)
      let picture = picture(of: window, room, options)
      if let folded = picture.buffer.folded(to: shown.room.rows) {
        return ShownPicture(picture: picture, buffer: folded.buffer, rows: folded.kept)
      }
    }
    return ShownPicture(picture: picture(of: window, shown.room, options))
  }

  private func picture(
    of window: UIWindow, _ size: CellSize, _ options: CanvasOptions
  ) -> CanvasPicture {
    CanvasRenderer.picture(
      of: window, canvas: size, options: options,
      memory: window === self.window ? shownMemory : nil)
  }

  /// Whether the window is the terminal's own, upright: it may be drawn lower or narrower than it is.
  private func fillsTerminal(_ window: UIWindow) -> Bool {
    device == nil && deviceWindow == nil && window.bounds.size == terminalHost.size
  }

  /// The cell of the session's own canvas for a cell of a picture that is shown in other cells.
  ///
  /// What is recorded goes by the session's canvas, so that it can be done again without a terminal.
  func canvasCell(of point: CellPoint, in shown: ShownPicture) -> CellPoint {
    picture().scale.cell(at: shown.picture.scale.point(at: shown.drawnCell(of: point)))
  }
}

/// A picture in the room that there was for it.
@MainActor struct ShownPicture {
  /// As it was drawn.
  let picture: CanvasPicture
  /// As it is shown: rows that repeat the one above may be missing.
  let buffer: CellBuffer
  /// For each row that is shown which one of the picture it is; `nil` for all of them.
  let rows: [Int]?

  init(picture: CanvasPicture, buffer: CellBuffer? = nil, rows: [Int]? = nil) {
    self.picture = picture
    self.buffer = buffer ?? picture.buffer
    self.rows = rows
  }

  /// How many rows are left out.
  var foldedRows: Int { picture.buffer.size.rows - buffer.size.rows }

  /// The cell of the picture for one that is shown.
  func drawnCell(of point: CellPoint) -> CellPoint {
    guard let rows, rows.indices.contains(point.row) else { return point }
    return CellPoint(column: point.column, row: rows[point.row])
  }
}
