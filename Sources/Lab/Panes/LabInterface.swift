import Cells

/// The lab's own interface: header, canvas, pane and footer, in rows and columns of the terminal.
///
/// Not views of the model that it shows: a resize lays out the scene's window, and nothing beside it.
@MainActor final class LabInterface {
  let header = HeaderView()
  let ruler = RulerView()
  let canvas = CanvasView()
  let pane = PaneView()
  let footer = FooterView()
  let scrubber = ScrubberView()
  let essence = EssenceView()
  let notice = NoticeView()
  let problem = ProblemView()
  let overlay = OverlayView()
  let tooSmall = TooSmallView()
  /// All of them, back to front.
  let parts: [LabPart]

  /// The size of the terminal.
  var size: CellSize { didSet { if size != oldValue { layOut() } } }
  /// Whether only the canvas is shown.
  let isBare: Bool
  /// The pane's place in the present size.
  private(set) var place = PanePlace.beside
  /// Whether the user wants the pane where it is next to the canvas.
  private(set) var wantsPane = true
  /// Whether the user flipped to the pane where it is in place of the canvas.
  private var flippedToPane = false
  /// Whether the user moved the pane to the other side.
  private var isPaneMoved = false

  /// The cells by which the user enlarged the pane.
  var paneExtra = 0 { didSet { if paneExtra != oldValue { layOut() } } }
  /// Whether pane and canvas share the room evenly.
  var paneIsHalf = false { didSet { if paneIsHalf != oldValue { layOut() } } }
  /// Whether the picture needs rows more than columns: that of a device, or of a window that is turned upright.
  var needsRows = false { didSet { if needsRows != oldValue { layOut() } } }
  /// Whether the picture is an app's own interface, from a document of an editor.
  var showsPage = false { didSet { if showsPage != oldValue { layOut() } } }
  /// Whether the canvas shows several windows, which need all available room.
  var showsWall = false { didSet { if showsWall != oldValue { layOut() } } }
  /// Whether the scrubber takes a row above the footer.
  var showsScrubber = false { didSet { if showsScrubber != oldValue { layOut() } } }
  /// Whether the user wants a ruler if there is room for it.
  var wantsRuler = true { didSet { if wantsRuler != oldValue { layOut() } } }
  /// The most important rows of a step, under the canvas.
  var essenceRows = 0 { didSet { if essenceRows != oldValue { layOut() } } }

  init(size: CellSize, isBare: Bool) {
    (self.size, self.isBare) = (size, isBare)
    parts = [
      header, ruler, notice, canvas, essence, pane, footer, scrubber, problem, tooSmall, overlay,
    ]
    overlay.isHidden = true
    notice.isHidden = true
    problem.isHidden = true
    layOut()
  }

  /// Draws the parts that are not hidden.
  func picture() -> CellBuffer {
    var buffer = CellBuffer(size: size)
    for part in parts where !part.isHidden && !part.frame.isEmpty {
      part.draw(in: &buffer, rect: part.frame)
    }
    return buffer
  }

  /// Shows or hides the pane.
  func togglePane() {
    if place == .behind { flippedToPane.toggle() } else { wantsPane.toggle() }
    layOut()
  }

  /// Moves the pane from below the canvas to beside it, or back.
  func movePane() {
    isPaneMoved.toggle()
    layOut()
  }

  /// Shows a notice in its row if there is one; otherwise in the footer.
  func show(_ notice: Notice?, besideKeys: Bool) {
    // The last row of the ruler is that of notices.
    let isBeside = besideKeys || ruler.frame.isEmpty
    footer.notice = isBeside ? notice : nil
    self.notice.notice = isBeside ? nil : notice
    self.notice.isHidden = self.notice.notice == nil
  }

  /// Whether the pane is visible now.
  var showsPane: Bool { !pane.isHidden }

  /// Whether the canvas is visible now: the pane replaces it in a small terminal.
  var showsCanvas: Bool { !showsPane || place != .behind }

  /// The cells between header and footer: the size of a terminal's window, which does not depend on
  /// the pane.
  var windowSize: CellSize { CellSize(columns: size.columns, rows: size.rows - 2 * barRows) }

  /// The rows of the header, and of the footer.
  private var barRows: Int { isBare ? 0 : 1 }

  /// The rows of the ruler: with names if the terminal has many rows.
  private var rulerRows: Int {
    guard !isBare, wantsRuler else { return 0 }
    return size.rows >= 30 ? 2 : size.rows >= 20 ? 1 : 0
  }

  /// Gives each part its cells.
  private func layOut() {
    tooSmall.isHidden =
      size.columns >= SmallestTerminal.columns && size.rows >= SmallestTerminal.rows
    place = PanePlace(
      columns: size.columns, rows: size.rows, needsRows: needsRows && !showsWall,
      isMoved: isPaneMoved)
    pane.place = place
    pane.isHidden = isBare || !(place == .behind ? flippedToPane : wantsPane)
    scrubber.isHidden = !showsScrubber
    let bottom = size.rows - barRows
    let (first, end) = (barRows + rulerRows, bottom - (showsScrubber ? 1 : 0))
    header.frame = rows(from: 0, to: barRows)
    ruler.frame = rows(from: barRows, to: first)
    notice.frame = rows(from: first - barRows, to: first)
    essence.frame = rows(from: end - essenceRows, to: end)
    scrubber.frame = rows(from: end, to: bottom)
    footer.frame = rows(from: bottom, to: size.rows)
    problem.frame = rows(from: barRows, to: bottom)
    tooSmall.frame = rows(from: 0, to: size.rows)
    overlay.frame = rows(from: 0, to: size.rows)
    layOutCanvas(from: first, to: end)
  }

  /// Shares rows between canvas and pane.
  private func layOutCanvas(from first: Int, to end: Int) {
    canvas.frame = rows(from: first, to: end - essenceRows)
    pane.frame = rows(from: first, to: end)
    guard showsPane else { return }
    switch place {
    case .beside:
      let columns = PanePlace.paneColumns(of: size.columns, extra: paneExtra, isHalf: paneIsHalf)
      pane.frame.origin.column = size.columns - columns
      pane.frame.size.columns = columns
      canvas.frame.size.columns = size.columns - columns
    case .below:
      let count = PanePlace.paneRows(
        of: size.rows, isWide: size.columns >= PaneView.leastWide, extra: paneExtra,
        isHalf: paneIsHalf, under: showsWall ? .wall : showsPage ? .page : .scene)
      pane.frame = rows(from: end - count, to: end)
      canvas.frame = rows(from: first, to: end - count)
    case .behind: break
    }
  }

  /// Whole rows of the terminal; none where there is no room.
  private func rows(from first: Int, to end: Int) -> CellRect {
    CellRect(column: 0, row: first, columns: size.columns, rows: max(end - first, 0))
  }
}
