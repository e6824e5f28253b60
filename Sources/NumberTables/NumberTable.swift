internal import TypographyTables

/// A table of numbers that the binary carries: a file of `TypographyTables`.
///
/// Its first line says of what the numbers are, in which unit and where they are from, its second names the
/// columns. Each other line has a name and a number for each column. Fields have tabs between them; `␣` is a
/// space in names, `-` alone no number.
package struct NumberTable: Sendable {
  /// The names of the columns of numbers.
  package let columns: [String]
  /// The names of the rows, one after the other.
  private let letters: [UInt8]
  /// Where the name of each row ends.
  private let ends: [Int]
  /// Row by row.
  private let numbers: [Double]

  /// The table of a file, or one without rows: of what cannot be read, which `NumberTableTests` finds, text is
  /// measured without.
  package init(_ file: String) {
    do { self = try NumberTable(reading: file) } catch {
      (columns, letters, ends, numbers) = ([], [], [], [])
    }
  }

  /// The table of a file.
  package init(reading file: String) throws(NumberTableError) {
    var count = 0
    guard let bytes = typography_table(file, &count) else {
      throw NumberTableError(file: file, line: 0, column: 0, message: "is no table")
    }
    try self.init(UnsafeBufferPointer(start: bytes, count: count), file: file)
  }

  /// The table that a file's bytes hold.
  package init(_ bytes: UnsafeBufferPointer<UInt8>, file: String) throws(NumberTableError) {
    var reader = NumberTableReader(bytes, file: file)
    try reader.skipTitle()
    columns = try reader.names()
    var (letters, ends, numbers): ([UInt8], [Int], [Double]) = ([], [], [])
    while !reader.isAtEnd {
      try reader.readName(into: &letters)
      ends.append(letters.count)
      for _ in columns { numbers.append(try reader.number()) }
      try reader.endLine()
    }
    (self.letters, self.ends, self.numbers) = (letters, ends, numbers)
  }

  /// The names of the rows.
  package var rows: [String] { ends.indices.map { String(decoding: name(of: $0), as: UTF8.self) } }

  private func name(of row: Int) -> ArraySlice<UInt8> {
    letters[(row > 0 ? ends[row - 1] : 0)..<ends[row]]
  }

  /// The numbers of a column from the top, `nan` where there is none; nothing if no column is called so.
  package func column(_ name: String) -> [Double] {
    guard let index = columns.firstIndex(of: name) else { return [] }
    return stride(from: index, to: numbers.count, by: columns.count).map { numbers[$0] }
  }

  /// Calls `body` with the name of each row and its number of a column, without rows that have none there.
  package func forEach(
    _ column: String, _ body: (_ name: ArraySlice<UInt8>, _ value: Double) -> Void
  ) {
    guard let index = columns.firstIndex(of: column) else { return }
    for row in ends.indices {
      let value = numbers[row * columns.count + index]
      if !value.isNaN { body(name(of: row), value) }
    }
  }

  /// The rows that have a number in a column.
  package func entries(_ column: String) -> [(name: String, value: Double)] {
    var entries: [(name: String, value: Double)] = []
    forEach(column) { entries.append((String(decoding: $0, as: UTF8.self), $1)) }
    return entries
  }
}

/// What is wrong with a table, and where: lines and characters are counted from one.
package struct NumberTableError: Error, Equatable, CustomStringConvertible {
  package let file: String
  package let line: Int
  package let column: Int
  package let message: String

  package var description: String { "\(file).tsv:\(line):\(column): \(message)" }
}
