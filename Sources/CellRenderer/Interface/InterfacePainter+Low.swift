import AdaptiveUI
import Cells
import Foundation
import Pictures

// Boxes that are too low for lines are written in one row: their names between upright lines; brackets are those of
// controls.

extension InterfacePainter {
  /// Writes the boxes that are too low for lines, each completely in the nearest free row.
  mutating func writeLowBoxes() {
    for index in plan.lowBoxes { writeLowBox(index) }
  }

  private mutating func writeLowBox(_ index: Int) {
    let node = plan.picture.nodes[index]
    let room = lowRoom(index)
    let rect = plan.scale.cells(node.frame)
    let name = plan.name(of: index)
    let length = TextWidth.columns(of: name)
    let width = min(max(rect.size.columns, length + 2), room.size.columns)
    guard width >= 3 else { return }
    let middle = rect.minColumn + (rect.size.columns - width) / 2
    let start = min(max(middle, room.minColumn), room.maxColumn - width)
    let text = width == length || width == length + 1 ? name : Self.lined(name, width)
    let rows = lowRows(index).filter { room.rowRange.contains($0) }
    for onLines in [false, true] {
      for row in rows
      where isFree(start..<start + width, row, behind: index, onLines: onLines) {
        let point = CellPoint(column: start, row: row)
        lines.sheet.write(text, at: point, style: lowStyle(index), clippedTo: room)
        lowPlaces[index] = CellRect(
          origin: point, size: CellSize(columns: width, rows: 1))
        return
      }
    }
  }

  /// The hue that the box's lines would have.
  private func lowStyle(_ index: Int) -> Style {
    var style = Style()
    if usesColor {
      style.foreground = BoxHue.color(depth: plan.depth(of: index), isOnLight: false)
    }
    return style
  }

  /// A name centred between upright lines, `width` columns wide in all.
  private static func lined(_ name: String, _ width: Int) -> String {
    let inner = TextLayout.truncated(name, columns: width - 2, .truncatingTail)
    let rest = max(width - 2 - TextWidth.columns(of: inner), 0)
    func blanks(_ count: Int) -> String { String(repeating: " ", count: count) }
    return "│" + blanks(rest / 2) + inner + blanks(rest - rest / 2) + "│"
  }

  /// The candidate rows for a low box, its own first.
  private func lowRows(_ index: Int) -> [Int] {
    let own = plan.scale.row(at: plan.picture.nodes[index].frame.midY)
    return [own, own + 1, own - 1]
  }

  /// The cells that a low box may use: those between the upright lines of the box around it.
  private func lowRoom(_ index: Int) -> CellRect {
    let node = plan.picture.nodes[index]
    let clip = plan.scale.cells(node.clip).intersection(plan.scale.window)
      .intersection(lines.sheet.bounds)
    let around = plan.nearestBox[index]
    guard around >= 0 else { return clip }
    return lines.tree.boxes[around].drawn.inset(columns: 1, rows: 0).intersection(clip)
  }

  /// Whether some cells of a row are empty, and no later shape covers a view there; with `onLines`
  /// level lines of a box around count as empty.
  private func isFree(
    _ columns: Range<Int>, _ row: Int, behind index: Int, onLines: Bool
  ) -> Bool {
    let order = plan.picture.shapes.lastIndex { $0.owner <= index } ?? Int.max
    return texts.isFree(columns, row: row)
      && columns.allSatisfy { column in
        let point = CellPoint(column: column, row: row)
        let isLevel = lines.sheet.buffer.join(at: point).map { $0.up == .none && $0.down == .none }
        return lines.sheet.buffer.isBlank(at: point) || onLines && isLevel ?? false
      } && columns.allSatisfy { !raster.isCovered(x: $0, y: 2 * row + 1, after: order) }
  }
}
