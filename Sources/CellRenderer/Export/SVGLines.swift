import Cells

/// Lines of cells as paths, which connect from cell to cell in any font.
enum SVGLines {
  /// The characters of rounded corners, with the lines that they connect.
  private static let rounded: [Character: LineJoin] = [
    "╭": LineJoin(right: .light, down: .light), "╮": LineJoin(down: .light, left: .light),
    "╰": LineJoin(up: .light, right: .light), "╯": LineJoin(up: .light, left: .light),
  ]

  /// The lines of a cell; `nil` for a cell with other content.
  static func stroke(of cell: Cell) -> LineJoin? {
    switch cell.content {
    case .line(let join): join
    case .character(let glyph): rounded[glyph]
    default: nil
    }
  }

  /// At most one path for each weight, with all lines in a range of cells of a row.
  static func elements(
    of buffer: CellBuffer, _ row: Int, _ columns: Range<Int>, color: String, isDim: Bool
  ) -> [String] {
    [(LineWeight.light, "1.2"), (.heavy, "2.4")].compactMap { weight, width in
      let path = columns.compactMap { column in
        stroke(of: buffer[column, row]).map { self.path($0, weight, column, row) }
      }.joined()
      guard !path.isEmpty else { return nil }
      return "<path d=\"\(path)\" fill=\"none\" stroke=\"\(color)\" stroke-width=\"\(width)\""
        + "\(isDim ? " class=\"d\"" : "")/>"
    }
  }

  /// Half lines from the centre of a cell to its edges; opposite ones are merged.
  private static func path(
    _ join: LineJoin, _ weight: LineWeight, _ column: Int, _ row: Int
  ) -> String {
    let (width, height) = CanvasSVG.cell
    let (left, top) = (column * width, row * height)
    let (x, y) = (left + width / 2, "\(top + height / 2).5")
    let (up, down) = (join.up == weight, join.down == weight)
    let (before, after) = (join.left == weight, join.right == weight)
    var path = ""
    if up || down {
      path += "M\(x) \(up ? "\(top)" : y)V\(down ? "\(top + height)" : y)"
    }
    if before || after {
      path += "M\(before ? left : x) \(y)H\(after ? left + width : x)"
    }
    return path
  }
}
