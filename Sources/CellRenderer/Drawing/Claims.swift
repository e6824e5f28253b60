import Cells

/// The box in front at each cell: each box takes its cells from earlier ones.
struct Claims: Sendable {
  private let size: CellSize
  private var claims: [(rect: CellRect, box: Int)] = []
  /// The box in front at each cell, `rows × columns`, row-major; −1 for none.
  ///
  /// It is filled on demand, because most pictures are drawn without a query.
  private var grid: [Int32] = []

  init(size: CellSize) { self.size = size }

  /// Puts a box in front at the cells of `rect`.
  mutating func add(_ rect: CellRect, for box: Int) {
    claims.append((rect, box))
    grid = []
  }

  /// The box in front at a cell; searches the boxes one by one.
  func box(at point: CellPoint) -> Int? {
    claims.last { $0.rect.contains(point) }?.box
  }

  /// The box in front at a cell of the picture; faster for many cells.
  mutating func boxInGrid(at point: CellPoint) -> Int? {
    if grid.isEmpty { grid = boxes }
    let box = grid[point.row * size.columns + point.column]
    return box < 0 ? nil : Int(box)
  }

  /// The box in front at each cell, `rows × columns`, row-major; −1 for none.
  var boxes: [Int32] {
    var grid = Array(repeating: Int32(-1), count: size.columns * size.rows)
    let bounds = CellRect(origin: CellPoint(column: 0, row: 0), size: size)
    for (rect, box) in claims { grid.fill(rect.intersection(bounds), of: size, with: Int32(box)) }
    return grid
  }
}

extension Array {
  /// Sets the elements of a rectangle's cells in a grid of some size, `rows × columns`, row-major.
  mutating func fill(_ area: CellRect, of size: CellSize, with element: Element) {
    guard !area.isEmpty else { return }
    withUnsafeMutableBufferPointer { elements in
      for row in area.rowRange {
        let start = row * size.columns
        elements[start + area.minColumn..<start + area.maxColumn].update(repeating: element)
      }
    }
  }
}
