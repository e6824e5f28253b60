import AdaptiveUI
import Cells
import Foundation

// The outline of a window that does not fill the canvas.

extension BoxPainter {
  /// Draws the outline of a device or of a turned window, with its name and scale.
  ///
  /// If the line is too short, the name is left out first, then the size.
  mutating func paintOutline(
    _ scale: CanvasScale, size: CGSize, _ caption: String, hasHomeIndicator: Bool
  ) {
    let frame = scale.onOutline(scale.window)
    paintOutlineLines(frame)
    if hasHomeIndicator { paintHomeIndicator(frame) }
    let ratio = "1 cell = \(scale.cell.width.traceText)×\(scale.cell.height.traceText)"
    let points = "\(size.traceText) pt"
    let named = caption.isEmpty ? [] : ["\(caption)  \(points), \(ratio)"]
    let texts = named + ["\(points), \(ratio)", ratio]
    let room = frame.size.columns - 4
    guard let text = texts.first(where: { TextWidth.columns(of: $0) <= room }) else { return }
    sheet.write(
      " \(text) ", at: CellPoint(column: frame.minColumn + 1, row: frame.minRow),
      style: Style(attributes: .dim), clippedTo: sheet.bounds)
  }

  /// Draws the lines of an outline, which belong to no box.
  mutating func paintOutlineLines(_ frame: CellRect) {
    for row in frame.minRow..<frame.maxRow {
      for column in frame.minColumn..<frame.maxColumn {
        let point = CellPoint(column: column, row: row)
        guard frame.hasOnEdge(point) else { continue }
        let line = frame.lines(at: point, weight: .light)
        sheet.put(Cell(.line(line), style: Style(attributes: .dim)), at: point)
      }
    }
  }

  /// A bar in the middle of the lower edge, a third as wide as the device.
  mutating func paintHomeIndicator(_ frame: CellRect) {
    let length = max(frame.size.columns / 3, 1)
    sheet.write(
      String(repeating: "▬", count: length),
      at: CellPoint(
        column: frame.minColumn + (frame.size.columns - length) / 2, row: frame.maxRow - 1),
      style: Style(attributes: .dim), clippedTo: sheet.bounds)
  }
}
