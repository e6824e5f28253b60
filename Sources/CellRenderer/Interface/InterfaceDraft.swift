import AdaptiveUI
import Cells

/// A picture in the interface look, of which nothing is drawn until its texts are asked for.
struct InterfaceDraft: CanvasDraft {
  private let plan: InterfacePlan
  private let canvas: CellSize
  /// The painter of grounds, lines and texts; `nil` until these are drawn.
  private var painter: InterfacePainter?

  init(_ plan: InterfacePlan, _ canvas: CellSize) {
    self.plan = plan
    self.canvas = canvas
  }

  func account(within rows: Int) -> RowAccount {
    RowAccount(plan, rows: canvas.rows, within: rows)
  }

  mutating func layTexts() { if painter == nil { painter = painted } }

  private var painted: InterfacePainter {
    var painter = InterfacePainter(plan, canvas: canvas)
    if plan.scale.isOutlined { painter.paintOutline() }
    painter.paint()
    painter.layTexts()
    return painter
  }

  var plannedCuts: Int? { plan.scale.rowMap?.cutTexts }
  var isDrawn: Bool { painter != nil }
  var textRows: Int { painter?.lines.textRows ?? 0 }
  var leastRows: Int { painter?.lines.leastRows(plan.options) ?? 0 }
  var crowdedTexts: Int { painter?.crowded.count ?? 0 }
  var alikeRows: [[Range<Int>]] { plan.alikeRows }
  var centredLines: [CentredLine] { plan.centredLines }

  func spareRows() -> SpareRows { painter?.spareRows() ?? SpareRows() }

  mutating func finished(keepsUnmarked: Bool) -> CanvasPicture {
    var painter = self.painter.take() ?? painted
    painter.finish()
    let (showsLargeTexts, cutoutRows) = (painter.showsLargeTexts, painter.cutoutRows)
    // Which rows are left out depends neither on guides nor on the cutout of the screen.
    let isAdorned = painter.lines.hasGuides || !painter.cutoutRows.isEmpty
    let plain = keepsUnmarked && isAdorned ? painter.composed() : nil
    painter.paintCutout()
    painter.paintGuides()
    painter.compose()
    let unmarked = plain ?? (keepsUnmarked ? painter.lines.sheet.buffer : nil)
    let cells = painter.lines.sheet.takeCells()
    let marks = InterfaceMarks(painter)
    var picture = CanvasPicture(
      marks.marked(cells), unmarked: unmarked, shown: marks.shown, scale: marks.scale,
      hits: marks.sheet.hits)
    picture.showsLargeTexts = showsLargeTexts
    picture.cutoutRows = cutoutRows
    return picture
  }
}
