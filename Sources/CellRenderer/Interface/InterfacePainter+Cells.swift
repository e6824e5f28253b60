import AdaptiveUI
import Cells
import Foundation
import Pictures

// Grounds, lines and texts come together in cells.

extension InterfacePainter {
  /// Whether the rows of a list have lines between them: all of them, or none where one is too low.
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

  /// Notes a thin line in the last row of a row's cells.
  mutating func requestSeparator(_ color: PictureColor, _ shape: PictureShape, _ order: Int) {
    let node = plan.picture.nodes[shape.owner]
    let cells = plan.scale.cells(node.frame)
    let line = plan.scale.cells(shape.frame)
    let clip = plan.scale.cells(node.clip).intersection(plan.scale.window)
    let area = CellRect(
      column: max(line.minColumn, cells.minColumn), row: cells.maxRow - 1,
      columns: line.size.columns, rows: 1
    ).intersection(clip).intersection(lines.sheet.bounds)
    guard !area.isEmpty else { return }
    separators.append((area, color.faded(shape.opacity), order))
  }

  /// What a thin line between rows is made of.
  private static let separator: Character = "▁"

  /// Puts thin lines into cells in which nothing else stands.
  mutating func drawSeparators() {
    for (area, color, order) in separators {
      for column in area.columnRange {
        let point = CellPoint(column: column, row: area.minRow)
        guard lines.sheet.buffer.isBlank(at: point),
          texts.isFree(column..<column + 1, row: area.minRow),
          !raster.isCovered(x: column, y: 2 * area.minRow + 1, after: order)
        else { continue }
        var style = Style(attributes: usesColor ? [] : .dim)
        if usesColor, let ground = raster.color(x: column, y: 2 * area.minRow + 1) {
          style.foreground = color.over(ground).cellColor
        }
        lines.sheet.put(Cell(.character(Self.separator), style: style), at: point)
      }
    }
  }

  /// Puts the grounds behind what stands in the cells.
  mutating func compose() {
    guard usesColor else { return }
    let columns = raster.columns
    let raster = raster
    for row in 0..<raster.halfRows / 2 {
      let (upper, lower) = (2 * row * columns, (2 * row + 1) * columns)
      var last: (upper: UInt32, lower: UInt32, cell: StoredCell)?
      lines.sheet.changeRow(row) { column, cell in
        let pair = (raster.pixels[upper + column], raster.pixels[lower + column])
        guard pair.0 != 0 || pair.1 != 0 else { return }
        guard cell.kind == .blank else { return Self.ground(&cell, pair) }
        if let known = last, known.upper == pair.0, known.lower == pair.1 {
          cell = known.cell
        } else {
          cell = .ground(Self.color(pair.0), Self.color(pair.1))
          last = (pair.0, pair.1, cell)
        }
      }
    }
  }

  private static func color(_ pixel: UInt32) -> Color {
    GroundRaster.unpack(pixel)?.cellColor ?? .standard
  }

  /// Gives a glyph its ground, and a colour that can be read on it.
  private static func ground(_ cell: inout StoredCell, _ pair: (UInt32, UInt32)) {
    let behind = pair.1 != 0 ? pair.1 : pair.0
    guard let ground = GroundRaster.unpack(behind) else { return }
    var style = cell.style
    style.background = ground.cellColor
    let isLine = cell.kind == .line || cell.character == separator
    style.foreground = legible(style.foreground, on: ground, isLine: isLine)
    cell.style = style
  }

  /// A colour that differs enough from a ground, as near as can be to the one that is wanted.
  static func legible(_ color: Color, on ground: PictureColor, isLine: Bool) -> Color {
    let isLight = ground.brightness > 128
    switch color {
    case .standard: return isLight ? .rgb(0, 0, 0) : .rgb(255, 255, 255)
    case .palette where ground.isColored:
      return isLight ? .rgb(0, 0, 0) : .rgb(255, 255, 255)
    case .palette(let hue): return .palette(isLight ? BoxHue.forLight(hue) : hue)
    case .rgb(let red, let green, let blue):
      let ink = PictureColor(red: red, green: green, blue: blue)
      // Dark letters on a dark ground, or light ones on a light one, have to differ more.
      let isSameSide = isLight == (ink.brightness > ground.brightness)
      let least = isSameSide ? 70 : 40
      if isLine || abs(ink.brightness - ground.brightness) >= least || ink.isHued(on: ground) {
        return color
      }
      return isLight ? .rgb(0, 0, 0) : .rgb(255, 255, 255)
    }
  }
}

extension PictureColor {
  /// Whether it is no grey, so that another hue on it may be hard to tell from it.
  fileprivate var isColored: Bool {
    max(red, green, blue) - min(red, green, blue) > 96
  }

  /// Whether the hue tells two colours of the same brightness apart.
  fileprivate func isHued(on ground: PictureColor) -> Bool {
    let (red, green, blue) = (
      abs(Int(red) - Int(ground.red)), abs(Int(green) - Int(ground.green)),
      abs(Int(blue) - Int(ground.blue))
    )
    return max(red, green, blue) > 96
  }
}
