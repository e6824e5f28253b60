import AdaptiveUI
import Cells

/// A picture in the interface look, with grounds, lines and, later, texts.
struct InterfaceDraft: CanvasDraft {
  private var painter: InterfacePainter
  private var hasTexts = false

  init(_ plan: InterfacePlan, _ canvas: CellSize) {
    painter = InterfacePainter(plan, canvas: canvas)
    if plan.scale.isOutlined { painter.paintOutline() }
    painter.paint()
  }

  mutating func layTexts() {
    guard !hasTexts else { return }
    hasTexts = true
    painter.layTexts()
  }

  var edgeRows: Int { painter.lines.edgeRows(painter.plan.options) }
  var textRows: Int { painter.lines.textRows }
  var leastRows: Int { painter.lines.leastRows(painter.plan.options) }
  var crowdedTexts: Int { painter.crowded.count }

  func spareRows() -> SpareRows { painter.spareRows() }

  mutating func finished() -> CanvasPicture {
    layTexts()
    painter.finish()
    var marks = InterfaceMarks(painter)
    return CanvasPicture(
      buffer: marks.marked(), shown: marks.shown, scale: marks.scale, hits: marks.sheet.hits,
      alikeRows: painter.plan.alikeRows)
  }
}
