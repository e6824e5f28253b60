import Cells

/// Lines of cells as paths, which meet from cell to cell whatever font there is.
enum SVGLines {
  /// What one cell draws, in the coordinates of a picture's top left cell.
  private static let rounded: [Character: LineJoin] = [
    "╭": LineJoin(right: .light, down: .light), "╮": LineJoin(down: .light, left: .light),
    "╰": LineJoin(up: .light, right: .light), "╯": LineJoin(up: .light, left: .light),
  ]

  /// The lines of a cell; `nil` for one with anything else.
  static func stroke(of cell: Cell) -> LineJoin? {
    switch cell.content {
    case .line(let join): join
    case .character(let glyph): rounded[glyph]
    default: nil
    }
  }

  /// At most one path for each weight, with all lines in some cells of a row.
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

  /// Half lines from the middle of a cell to its edges, those opposite in one.
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
