import AdaptiveUI
package import CellRenderer
import Cells
import Documents
import Foundation

/// How the lab draws a window.
struct ShownOptions: Equatable {
  /// The available cells for the picture.
  var room: CellSize
  /// The cells of a window that fills the terminal: a window of that size may be drawn lower.
  var terminal: CellSize
  var look = CanvasLook.wireframe
  var theme = Theme()
  var showsNames = false
  var showsSafeAreas = false
  var showsMargins = false
  /// Whether constraints and distances of the focused view are drawn with their numbers.
  var showsMeasures = false
  /// Whether scale, focus and content beyond the edges are labelled on the picture.
  var showsSigns = false
  /// Whether nothing has the focus, because the canvas has no keys.
  var hidesFocus = false
  /// The other scenes of the file, listed on a scene that only code fills.
  var elsewhere = ""
  /// Whether changes of the last step are marked.
  var showsChanges = true
  /// The marked changes; `nil` to follow ``showsChanges``.
  var changes: [CanvasChange]?
  /// The views that the rest of the step will change.
  var pending: Set<ObjectIdentifier> = []
  /// Whether it is one of several windows.
  var isTile = false
  /// Whether a cell is twice as high as it is wide in points, even if that leaves room free.
  var keepsProportions = false
  /// The views that have errors.
  var flagged: Set<ObjectIdentifier> = []
  /// The views that have warnings.
  var doubtful: Set<ObjectIdentifier> = []
}

extension SceneSession {
  /// The look that the document sets.
  package var look: CanvasLook {
    opening.look.flatMap { CanvasLook(rawValue: $0.rawValue) } ?? .interface
  }

  /// Whether the window shows an app's own interface, from a document of an editor.
  var showsPage: Bool {
    let root = window.rootViewController
    return (root?.documentIdentifier ?? root?.viewIfLoaded?.documentIdentifier) != nil
  }

  /// The session's window in its room: the last picture, while neither the options nor the scene
  /// change.
  func presentPicture(_ shown: ShownOptions) -> ShownPicture {
    if let known = reading.picture, known.options == shown { return known.picture }
    let picture = shownPicture(shown, of: window)
    reading.picture = (shown, picture)
    return picture
  }

  /// Draws a window into the available room; its size in points does not depend on it.
  ///
  /// If a terminal's window is higher than the room, rows that look like the one above are left
  /// out, to keep the scale. If that is not enough, the window is drawn lower than it is. A device
  /// is drawn so too if it shows an app's interface, or if texts would share rows.
  ///
  /// - Parameters:
  ///   - shown: The room and the options of drawing.
  ///   - window: The session's window, or that of a replayed moment.
  /// - Returns: The picture, of the room's size.
  func shownPicture(_ shown: ShownOptions, of window: UIWindow) -> ShownPicture {
    var options = canvasOptions(shown.theme)
    options.look = shown.look
    options.showsNames = shown.showsNames
    options.showsSafeAreas = shown.showsSafeAreas
    options.showsMargins = shown.showsMargins
    options.changes = shown.changes ?? (shown.showsChanges ? changes.map(\.mark) : [])
    options.pending = shown.pending
    if shown.hidesFocus { options.focus = nil }
    options.flagged = shown.flagged
    options.doubtful = shown.doubtful.subtracting(shown.flagged)
    options.elsewhere = shown.elsewhere
    options.stretches = fillsTerminal(window) && canvas == shown.terminal
    // Among the few words of a small window names of images would look like texts.
    if shown.isTile { (options.widening, options.namesImages) = (0, false) }
    if shown.keepsProportions { (options.stretches, options.widening) = (false, nil) }
    options.barsTornTexts = true
    options.plansRows = showsPage && shown.look == .interface && !shown.keepsProportions
    if options.stretches, let smaller = ownRoom(in: shown.room) {
      var inner = shown
      inner.room = smaller
      return shownPicture(inner, of: window).centred(in: shown.room, shown.theme)
    }
    let renderer = CanvasRenderer(of: window, options: options)
    var folding = Folding(renderer, of: window, options, shown, focus: focus)
    if options.plansRows, let cuts = wholeDraft(&folding).plannedCuts,
      wholeDraft(&folding).crowdedTexts <= cuts
    {
      return wholePicture(&folding)
    }
    if options.stretches, windowRows > shown.room.rows,
      let folded = foldedPicture(&folding, from: windowRows)
    {
      return folded
    }
    let rows = deviceRows(of: window, options, shown)
    // Texts keep apart in a folded picture of an app's interface; boxes keep their proportions.
    if showsPage, let rows, let folded = foldedPicture(&folding, from: rows) { return folded }
    if !showsPage, let rows, wholeDraft(&folding).crowdedTexts > 0,
      let folded = foldedPicture(&folding, from: rows)
    {
      return folded
    }
    return wholePicture(&folding)
  }

  /// The rows of a device, or of a window that is turned upright, with its outline if a cell were
  /// twice as high as it is wide; `nil` if it has that room, or cannot be shortened.
  private func deviceRows(
    of window: UIWindow, _ options: CanvasOptions, _ shown: ShownOptions
  ) -> Int? {
    let isOutlined = device != nil || !fillsTerminal(window)
    // Boxes of one scene in several windows are compared by their proportions.
    guard isOutlined, deviceWindow == nil, !shown.isTile || showsPage, !shown.keepsProportions
    else { return nil }
    let size = window.bounds.size
    let scale = CanvasScale(
      size: size, shown: size, canvas: shown.room, widening: options.widening)
    let rows = Int((size.height / (2 * scale.cell.width)).rounded(.up)) + 2
    return rows > shown.room.rows ? rows : nil
  }

  func finish(_ draft: inout any CanvasDraft, keepsUnmarked: Bool = false) -> CanvasPicture {
    canvasWork.finished += 1
    return draft.finished(keepsUnmarked: keepsUnmarked)
  }

  func memory(of window: UIWindow) -> CanvasMemory? {
    window === self.window ? shownMemory : nil
  }

  /// Cells of a picture with its overlays; `beyond` is content that rows left out have moved beyond an edge.
  func drawn(
    _ cells: consuming CellBuffer, of picture: CanvasPicture, _ shown: ShownOptions,
    _ window: UIWindow, _ beyond: SpareRows.Beyond? = nil
  ) -> CellBuffer {
    if shown.showsMeasures { cells = measured(cells, of: picture, theme: shown.theme) }
    // The wireframe shows boxes without overlays, as snapshots do.
    guard shown.showsSigns, shown.look == .interface, window === self.window else { return cells }
    return SignPainter.picture(
      cells, with: edgeSigns(beyond), scale: picture.scale, usesColor: shown.theme.name != .none)
  }

  /// The width of the screen that the window may share, in points; 0 in a terminal.
  ///
  /// While the window's edge is dragged, the scale stays as it is.
  var screenWidth: CGFloat {
    guard let device else { return 0 }
    return device.geometry(windowScene.interfaceOrientation).size.width
  }

  /// Whether the window is the terminal's own, in portrait: it may be drawn lower or narrower than
  /// it is.
  private func fillsTerminal(_ window: UIWindow) -> Bool {
    device == nil && deviceWindow == nil && window.bounds.size == terminalHost.size
  }

  /// The rows of a terminal's window at its own scale.
  private var windowRows: Int { windowSize == nil ? canvas.rows : ownCells.rows }

  /// The cells of a terminal's window with a size of its own, at the terminal's scale.
  private var ownCells: CellSize {
    let (size, cell) = (windowScene.geometry.size, TerminalHost.cell)
    return CellSize(
      columns: max(Int((size.width / cell.width).rounded()), 1),
      rows: max(Int((size.height / cell.height).rounded()), 1))
  }

  /// The part of a room for a window with a size of its own; `nil` for all of it.
  private func ownRoom(in room: CellSize) -> CellSize? {
    guard windowSize != nil else { return nil }
    let part = CellSize(
      columns: min(ownCells.columns, room.columns), rows: min(ownCells.rows, room.rows))
    return part == room ? nil : part
  }

  /// The cell of the session's own canvas for what a cell of a picture of another size shows: a lower
  /// picture may draw a view in another row than its points are in.
  func canvasCell(ofSeen point: CellPoint, in shown: ShownPicture) -> CellPoint {
    let (own, cell) = (picture(), canvasCell(of: point, in: shown))
    guard let seen = shown.picture.view(at: shown.drawnCell(of: point)),
      own.view(at: cell) !== seen,
      let rect = own.box(of: seen)?.rect.intersection(own.bounds), !rect.isEmpty
    else { return cell }
    let cells = (rect.minRow..<rect.maxRow).flatMap { row in
      (rect.minColumn..<rect.maxColumn).map { CellPoint(column: $0, row: row) }
    }
    func distance(_ other: CellPoint) -> Int {
      // A cell is twice as high as it is wide.
      abs(other.column - cell.column) + 2 * abs(other.row - cell.row)
    }
    return cells.filter { own.view(at: $0) === seen }.min { distance($0) < distance($1) } ?? cell
  }

  /// The cell of the session's own canvas for a cell of a picture of another size.
  ///
  /// Recordings use the session's canvas, so that they can be replayed without a terminal.
  func canvasCell(of point: CellPoint, in shown: ShownPicture) -> CellPoint {
    picture().scale.cell(at: shown.picture.scale.point(at: shown.drawnCell(of: point)))
  }
}

/// What the shown pictures of a session have cost so far.
struct CanvasWork: Equatable {
  /// The pictures that were begun, which tells whether they can be folded.
  var drafts = 0
  /// The pictures that were finished.
  var finished = 0
  /// How often the frames of all views were read.
  var censuses = 0
}

/// A picture in its room.
@MainActor struct ShownPicture {
  /// The picture as it was drawn; its cells may be in ``buffer`` alone.
  let picture: CanvasPicture
  /// The picture as it is shown: rows that repeat the one above may be missing.
  let buffer: CellBuffer
  /// The row of the picture for each visible row; `nil` if all rows are visible.
  let rows: [Int]?
  /// The cells of the sign that says how high the rows are; `nil` for none.
  private(set) var topSign: CellRect?
  /// The origin of the picture in ``buffer``.
  private var origin = CellPoint(column: 0, row: 0)

  init(
    picture: CanvasPicture, buffer: CellBuffer? = nil, rows: [Int]? = nil, topSign: CellRect? = nil
  ) {
    self.picture = picture
    self.topSign = topSign
    self.buffer = buffer ?? picture.buffer
    self.rows = rows
  }

  /// Whether the outline of an old frame is visible.
  var showsOldOutlines: Bool { picture.hasDashes && buffer.showsOldOutlines }

  /// How many rows are left out.
  var foldedRows: Int { rows.map { picture.size.rows - $0.count } ?? 0 }

  /// Whether it is lower than the window at its own scale.
  var isLowered: Bool {
    foldedRows > 0 || picture.scale.cell.height > TerminalHost.cell.height + 0.05
  }

  /// The cell of the picture for a visible cell.
  func drawnCell(of point: CellPoint) -> CellPoint {
    let point = CellPoint(column: point.column - origin.column, row: point.row - origin.row)
    guard let rows, rows.indices.contains(point.row) else { return point }
    return CellPoint(column: point.column, row: rows[point.row])
  }

  /// The picture in the middle of a larger room, with faint lines at its sides.
  func centred(in room: CellSize, _ theme: Theme) -> ShownPicture {
    var whole = CellBuffer(size: room)
    let origin = CellPoint(
      column: (room.columns - buffer.size.columns) / 2, row: (room.rows - buffer.size.rows) / 2)
    whole.draw(buffer, at: origin)
    let all = CellRect(origin: CellPoint(column: 0, row: 0), size: room)
    for row in origin.row..<(origin.row + buffer.size.rows) {
      for column in [origin.column - 1, origin.column + buffer.size.columns] {
        whole.write(
          "┊", at: CellPoint(column: column, row: row), style: theme.faint, clippedTo: all)
      }
    }
    var shown = ShownPicture(picture: picture, buffer: whole, rows: rows)
    shown.origin = origin
    shown.topSign = topSign.map {
      CellRect(
        column: $0.minColumn + origin.column, row: $0.minRow + origin.row,
        columns: $0.size.columns, rows: 1)
    }
    return shown
  }
}
