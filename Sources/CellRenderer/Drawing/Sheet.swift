import Cells

/// A picture under construction: cells, and the box that each of them belongs to.
struct Sheet: Sendable {
  private(set) var buffer: CellBuffer
  /// The box that last drew a line in a cell, `rows × columns`, row-major; −1 for no line.
  private(set) var lineOwners: [Int32]
  /// The boxes in front.
  private var fronts: Claims
  /// Like ``fronts``, but including boxes that only shade.
  private(set) var hits: Claims
  /// The only cells that may change, while some of a finished picture are drawn again.
  var band: CellRect?

  init(size: CellSize) {
    buffer = CellBuffer(size: size)
    lineOwners = Array(repeating: -1, count: buffer.size.columns * buffer.size.rows)
    fronts = Claims(size: buffer.size)
    hits = fronts
  }

  var bounds: CellRect { buffer.bounds }

  /// The cells of a finished picture, which the sheet does not keep.
  mutating func takeCells() -> CellBuffer { buffer.take() }

  /// The cells of a rectangle that may change.
  func changeable(_ rect: CellRect) -> CellRect {
    let inside = rect.intersection(bounds)
    return band.map(inside.intersection) ?? inside
  }

  /// Whether a cell may change.
  private func isChangeable(_ point: CellPoint) -> Bool {
    bounds.contains(point) && band?.contains(point) != false
  }

  private func index(_ point: CellPoint) -> Int {
    point.row * buffer.size.columns + point.column
  }

  /// The box whose line is in a cell of the picture.
  func lineOwner(at point: CellPoint) -> Int? {
    let owner = lineOwners[index(point)]
    return owner < 0 ? nil : Int(owner)
  }

  /// The box in front at a cell of the picture.
  mutating func front(at point: CellPoint) -> Int? { fronts.boxInGrid(at: point) }

  /// Puts a box in front at the cells of `rect`; one that only shades is in front for hits alone.
  ///
  /// In a finished picture the boxes in front do not change.
  mutating func claim(_ rect: CellRect, for box: Int, isShading: Bool = false) {
    guard band == nil else { return }
    hits.add(rect, for: box)
    if !isShading { fronts.add(rect, for: box) }
  }

  /// Puts a box in front for hits at the cells of `rect`.
  mutating func claimHit(_ rect: CellRect, for box: Int) { hits.add(rect, for: box) }

  /// Puts a box in front for titles at the cells of `rect`.
  mutating func claimFront(_ rect: CellRect, for box: Int) { fronts.add(rect, for: box) }

  /// Changes the style of the lines in a rectangle.
  mutating func restyleLines(in rect: CellRect, _ change: (inout Style) -> Void) {
    let area = changeable(rect)
    guard !area.isEmpty, hasLines(in: area) else { return }
    buffer.restyle(area, change)
  }

  /// Changes the style of the cells in a rectangle.
  mutating func restyle(_ rect: CellRect, _ change: (inout Style) -> Void) {
    buffer.restyle(changeable(rect), change)
  }

  /// Changes the cells of a row, from left to right.
  mutating func changeRow(
    _ row: Int, _ change: (inout UnsafeMutableBufferPointer<StoredCell>) -> Void
  ) {
    buffer.changeRow(row, change)
  }

  /// Fills a rectangle and removes its lines.
  mutating func clear(_ rect: CellRect, with cell: Cell) {
    buffer.fill(changeable(rect), with: cell)
    forgetLines(in: rect)
  }

  private mutating func forgetLines(in rect: CellRect) { setOwner(-1, in: rect) }

  private mutating func setOwner(_ owner: Int32, in rect: CellRect) {
    lineOwners.fill(changeable(rect), of: buffer.size, with: owner)
  }

  /// Whether any cell of a rectangle has a line.
  func hasLines(in rect: CellRect) -> Bool {
    let area = changeable(rect)
    guard !area.isEmpty else { return false }
    return lineOwners.withUnsafeBufferPointer { owners in
      for row in area.rowRange {
        let start = row * buffer.size.columns
        for index in start + area.minColumn..<start + area.maxColumn where owners[index] >= 0 {
          return true
        }
      }
      return false
    }
  }

  /// Puts the same lines of `owner` into every cell of a rectangle.
  mutating func fill(_ rect: CellRect, with join: LineJoin, style: Style, owner: Int) {
    fill(rect, with: StoredCell(join, style: style), owner: owner)
  }

  /// Puts the same cell with lines of `owner` into every cell of a rectangle.
  mutating func fill(_ rect: CellRect, with cell: StoredCell, owner: Int) {
    buffer.fill(changeable(rect), with: cell)
    setOwner(Int32(owner), in: rect)
  }

  /// The cells from one of a row or column on that show the same, with the line of the same box.
  func run(from point: CellPoint, in side: CellRect) -> CellRect {
    let (cell, owner) = (buffer.stored(at: point), lineOwners[index(point)])
    var run = CellRect(origin: point, size: CellSize(columns: 1, rows: 1))
    if side.size.rows == 1 {
      buffer.readRow(point.row) { cells in
        while run.maxColumn < side.maxColumn, cells[run.maxColumn] == cell,
          lineOwners[point.row * buffer.size.columns + run.maxColumn] == owner
        {
          run.size.columns += 1
        }
      }
    } else {
      while run.maxRow < side.maxRow {
        let next = CellPoint(column: point.column, row: run.maxRow)
        guard lineOwners[index(next)] == owner, buffer.stored(at: next) == cell else { break }
        run.size.rows += 1
      }
    }
    return run
  }

  /// Stores a cell; a line in it belongs to `owner`.
  mutating func put(_ cell: Cell, at point: CellPoint, owner: Int? = nil) {
    guard isChangeable(point) else { return }
    buffer[point] = cell
    lineOwners[index(point)] = owner.map { Int32($0) } ?? -1
  }

  /// Stores a cell of one column and removes its lines.
  mutating func put(_ cell: StoredCell, at point: CellPoint) {
    guard isChangeable(point) else { return }
    buffer.put(cell, at: point)
    lineOwners[index(point)] = -1
  }

  /// The lines in a cell of the picture, the box that drew them last, and their style.
  func line(at point: CellPoint) -> (join: LineJoin, owner: Int, style: Style)? {
    guard let owner = lineOwner(at: point), let join = buffer.join(at: point) else { return nil }
    return (join, owner, buffer.style(at: point))
  }

  /// Stores lines of `owner`.
  mutating func put(_ join: LineJoin, style: Style, at point: CellPoint, owner: Int) {
    guard isChangeable(point) else { return }
    buffer.put(join, style: style, at: point)
    lineOwners[index(point)] = Int32(owner)
  }

  /// Writes text over the present contents.
  /// - Returns: The columns used.
  @discardableResult mutating func write(
    _ text: String, at point: CellPoint, style: Style, clippedTo clip: CellRect
  ) -> Int {
    if let band, !(band.minRow..<band.maxRow).contains(point.row) { return 0 }
    let used = buffer.write(text, at: point, style: style, clippedTo: clip)
    let written = CellRect(column: point.column, row: point.row, columns: used, rows: 1)
    forgetLines(in: written.intersection(clip))
    return used
  }

  /// Shades a rectangle: dims its contents and, unless `isFaint`, fills blank cells.
  mutating func shade(_ rect: CellRect, isFaint: Bool) {
    buffer.restyle(changeable(rect)) { $0.attributes.insert(.dim) }
    guard !isFaint else { return }
    let area = changeable(rect)
    guard !area.isEmpty else { return }
    for row in area.minRow..<area.maxRow {
      for column in area.minColumn..<area.maxColumn
      where buffer[column, row].content == .blank {
        buffer[column, row].content = .character(Palette.shade)
      }
    }
  }
}
