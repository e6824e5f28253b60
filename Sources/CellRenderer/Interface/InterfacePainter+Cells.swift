import AdaptiveUI
import Cells
import Foundation
import Pictures

// Grounds, lines and texts are combined in cells.

extension InterfacePainter {
  /// Whether the rows of a list have lines between them: all of them, or none if one is as low as its text, for
  /// a line beside that would look like a field to fill in.
  mutating func separates(_ row: Int) -> Bool {
    guard let table = plan.picture.nodes[row].parent else { return false }
    if let known = separatedTables[table] { return known }
    var index = table + 1
    var separates = true
    while index < plan.picture.nodes[table].end {
      let node = plan.picture.nodes[index]
      if node.row == .cell, plan.scale.cells(node.frame).size.rows < 2 { separates = false }
      index = max(node.end, index + 1)
    }
    separatedTables[table] = separates
    return separates
  }

  /// Records a thin line in the last row of a list row's cells.
  mutating func requestSeparator(_ color: PictureColor, _ shape: PictureShape, _ order: Int) {
    let node = plan.picture.nodes[shape.owner]
    let cells = plan.scale.cells(node.frame)
    let line = plan.scale.cells(shape.frame)
    let clip = plan.scale.cells(node.clip).intersection(plan.scale.window)
    let end = plan.scale.halves(node.frame).maxY
    let isMiddle = plan.scale.rowMap != nil && end % 2 != 0
    let area = CellRect(
      column: max(line.minColumn, cells.minColumn), row: isMiddle ? end / 2 : cells.maxRow - 1,
      columns: line.size.columns, rows: 1
    ).intersection(clip).intersection(lines.sheet.bounds)
    guard !area.isEmpty, let table = node.parent else { return }
    separators.append(
      Separator(
        table: table, area: area, color: color.faded(shape.opacity), order: order,
        isMiddle: isMiddle))
  }

  /// Draws the thin lines of tables in which no text would interrupt a line.
  mutating func drawSeparators() {
    let broken = Set(separators.filter(isBroken).map(\.table))
    for separator in separators where !broken.contains(separator.table) { draw(separator) }
  }

  private func isBroken(_ separator: Separator) -> Bool {
    !texts.isFree(separator.area.columnRange, row: separator.area.minRow)
  }

  private mutating func draw(_ separator: Separator) {
    let (area, usesColor) = (separator.area, usesColor)
    // The lower half of a row that two rows of a list share belongs to the next one.
    let halfRow = 2 * area.minRow + (separator.isMiddle ? 0 : 1)
    for column in area.columnRange {
      let point = CellPoint(column: column, row: area.minRow)
      guard lines.sheet.buffer.isBlank(at: point),
        !raster.isCovered(x: column, y: halfRow, after: separator.order)
      else { continue }
      var style = Style(attributes: usesColor ? [] : .dim)
      if usesColor, let ground = raster.color(x: column, y: halfRow) {
        style.foreground = separator.color.over(ground).cellColor
      }
      let glyph = separator.isMiddle ? CellBuffer.middleLine : CellBuffer.thinLine
      lines.sheet.put(StoredCell(plain: glyph, style: style), at: point)
    }
  }

  /// Straightens the edges of grounds behind names, signs and lines: a cell with something in it has
  /// one ground, so that an edge within the cell would have a step there.
  ///
  /// Beside lines that run up or down a ground of half a row keeps its height.
  private mutating func levelGrounds() {
    let columns = raster.columns
    for row in 0..<raster.halfRows / 2 where !raster.hasEqualHalves(row) {
      for x in 0..<columns
      where raster.pixels[2 * row * columns + x] != raster.pixels[(2 * row + 1) * columns + x] {
        let cell = lines.sheet.buffer.stored(at: CellPoint(column: x, row: row))
        guard !cell.isBlank, !cell.isThinLine,
          !cell.isUpright || raster.pixel(x: x, y: 2 * row - 1) == raster.pixel(x: x, y: 2 * row)
        else { continue }
        raster.level(x: x, row: row, toUpper: false)
      }
    }
  }

  /// The cells as they are without guides, on their grounds.
  func composed() -> CellBuffer {
    var copy = self
    copy.compose()
    return copy.lines.sheet.buffer
  }

  /// Draws the grounds behind the contents of the cells.
  mutating func compose() {
    guard usesColor else { return }
    levelGrounds()
    var layer = GroundLayer()
    let columns = raster.columns
    raster.pixels.withUnsafeBufferPointer { pixels in
      for row in 0..<raster.halfRows / 2 {
        let (upper, lower) = (2 * row * columns, (2 * row + 1) * columns)
        lines.sheet.changeRow(row) { cells in
          for column in cells.indices {
            layer.lay(pixels[upper + column], pixels[lower + column], behind: &cells[column])
          }
        }
      }
    }
  }
}

/// A thin line below a row of a table.
struct Separator {
  /// The node of the table.
  let table: Int
  let area: CellRect
  let color: PictureColor
  /// Its number in the order of the shapes.
  let order: Int
  /// Whether it is in the middle of its row, of which the rows of the list have a half each.
  var isMiddle = false
}
