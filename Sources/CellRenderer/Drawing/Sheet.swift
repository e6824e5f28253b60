import Cells

/// A picture in the making: cells, and which box each of them belongs to.
struct Sheet: Sendable {
  private(set) var buffer: CellBuffer
  /// The box that drew the line in a cell last, `rows × columns`, row-major; −1 for no line.
  private(set) var lineOwners: [Int32]
  /// The box in front at a cell, `rows × columns`, row-major; −1 for none.
  private(set) var fronts: [Int32]
  /// Like ``fronts``, but with what only shades.
  private(set) var hits: [Int32]

  init(size: CellSize) {
    buffer = CellBuffer(size: size)
    lineOwners = Array(repeating: -1, count: buffer.size.columns * buffer.size.rows)
    fronts = lineOwners
    hits = lineOwners
  }

  var bounds: CellRect { buffer.bounds }

  private func index(_ point: CellPoint) -> Int {
    point.row * buffer.size.columns + point.column
  }

  /// The box whose line is in a cell of the picture.
  func lineOwner(at point: CellPoint) -> Int? {
    let owner = lineOwners[index(point)]
    return owner < 0 ? nil : Int(owner)
  }

  /// The box in front at a cell of the picture.
  func front(at point: CellPoint) -> Int? {
    let front = fronts[index(point)]
    return front < 0 ? nil : Int(front)
  }

  /// Puts a box in front at the cells of `rect`; what only shades is in front for hits alone.
  mutating func claim(_ rect: CellRect, for box: Int, isShading: Bool = false) {
    for cells in rows(of: rect) {
      for index in cells { hits[index] = Int32(box) }
      if isShading { continue }
      for index in cells { fronts[index] = Int32(box) }
    }
  }

  /// Fills a rectangle; lines in it are gone.
  mutating func clear(_ rect: CellRect, with cell: Cell) {
    buffer.fill(rect, with: cell)
    for cells in rows(of: rect) {
      for index in cells { lineOwners[index] = -1 }
    }
  }

  /// The indices of the cells that are in the picture, row by row.
  private func rows(of rect: CellRect) -> [Range<Int>] {
    let area = rect.intersection(bounds)
    guard !area.isEmpty else { return [] }
    return (area.minRow..<area.maxRow).map { row in
      let start = row * buffer.size.columns
      return start + area.minColumn..<start + area.maxColumn
    }
  }

  /// Puts a cell in place; a line in it belongs to `owner`.
  mutating func put(_ cell: Cell, at point: CellPoint, owner: Int? = nil) {
    guard bounds.contains(point) else { return }
    buffer[point] = cell
    lineOwners[index(point)] = owner.map { Int32($0) } ?? -1
  }

  /// Writes text over whatever is there.
  /// - Returns: The columns used.
  @discardableResult mutating func write(
    _ text: String, at point: CellPoint, style: Style, clippedTo clip: CellRect
  ) -> Int {
    let used = buffer.write(text, at: point, style: style, clippedTo: clip)
    let written = CellRect(column: point.column, row: point.row, columns: used, rows: 1)
    for cells in rows(of: written.intersection(clip)) {
      for index in cells { lineOwners[index] = -1 }
    }
    return used
  }

  /// Shades what is in a rectangle: dims it and, unless `isFaint`, fills what is blank.
  mutating func shade(_ rect: CellRect, isFaint: Bool) {
    buffer.restyle(rect) { $0.attributes.insert(.dim) }
    guard !isFaint else { return }
    let area = rect.intersection(bounds)
    guard !area.isEmpty else { return }
    for row in area.minRow..<area.maxRow {
      for column in area.minColumn..<area.maxColumn
      where buffer[column, row].content == .blank {
        buffer[column, row].content = .character(Palette.shade)
      }
    }
  }
}
