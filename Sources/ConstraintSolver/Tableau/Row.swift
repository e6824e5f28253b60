/// A linear expression in symbols, sorted by symbol: the right side of `basic = constant + Σ cᵢ·sᵢ`.
struct Row: Sendable {
  var constant: Double
  private(set) var cells: [Cell]

  struct Cell: Sendable {
    let symbol: Symbol
    var coefficient: Double
  }

  init(constant: Double = 0) {
    self.constant = constant
    cells = []
  }

  private func position(of symbol: Symbol) -> Int {
    var low = 0
    var high = cells.count
    while low < high {
      let middle = (low + high) / 2
      if cells[middle].symbol < symbol { low = middle + 1 } else { high = middle }
    }
    return low
  }

  /// The coefficient of `symbol`, 0 if it is absent.
  func coefficient(of symbol: Symbol) -> Double {
    let position = position(of: symbol)
    guard position < cells.count, cells[position].symbol == symbol else { return 0 }
    return cells[position].coefficient
  }

  /// Adds `coefficient · symbol`; what cancels out disappears.
  mutating func insert(_ symbol: Symbol, _ coefficient: Double) {
    let position = position(of: symbol)
    if position < cells.count, cells[position].symbol == symbol {
      cells[position].coefficient += coefficient
      if Tolerance.isZero(cells[position].coefficient) { cells.remove(at: position) }
    } else if !Tolerance.isZero(coefficient) {
      cells.insert(Cell(symbol: symbol, coefficient: coefficient), at: position)
    }
  }

  /// Adds `factor · other` by merging the two sorted lists.
  mutating func add(_ other: Row, times factor: Double) {
    constant += other.constant * factor
    var merged: [Cell] = []
    merged.reserveCapacity(cells.count + other.cells.count)
    var index = 0
    for cell in other.cells {
      while index < cells.count, cells[index].symbol < cell.symbol {
        merged.append(cells[index])
        index += 1
      }
      var coefficient = cell.coefficient * factor
      if index < cells.count, cells[index].symbol == cell.symbol {
        coefficient += cells[index].coefficient
        index += 1
      }
      if !Tolerance.isZero(coefficient) {
        merged.append(Cell(symbol: cell.symbol, coefficient: coefficient))
      }
    }
    merged.append(contentsOf: cells[index...])
    cells = merged
  }

  mutating func remove(_ symbol: Symbol) {
    let position = position(of: symbol)
    if position < cells.count, cells[position].symbol == symbol { cells.remove(at: position) }
  }

  mutating func negate() {
    constant = -constant
    for index in cells.indices { cells[index].coefficient.negate() }
  }

  /// Turns `0 = self` into the expression for `symbol`, which must be in the row.
  mutating func solve(for symbol: Symbol) {
    let factor = -1 / coefficient(of: symbol)
    remove(symbol)
    constant *= factor
    for index in cells.indices { cells[index].coefficient *= factor }
  }

  /// Turns `leaving = self` into the expression for `entering`.
  mutating func solve(leaving: Symbol, entering: Symbol) {
    insert(leaving, -1)
    solve(for: entering)
  }

  /// Replaces `symbol` by `row`.
  mutating func substitute(_ symbol: Symbol, by row: Row) {
    let coefficient = coefficient(of: symbol)
    guard coefficient != 0 else { return }
    remove(symbol)
    add(row, times: coefficient)
  }
}
