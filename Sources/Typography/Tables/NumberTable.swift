internal import TypographyTables

/// A table of numbers that the binary carries: a file of `TypographyTables`.
///
/// Its first line says of what the numbers are, in which unit and where they are from, its second names the
/// columns. Each other line has a name and a number for each column. Fields end in tabs; `␣` stands for a
/// space in names, and `-` alone for no number.
struct NumberTable: Sendable {
  /// The names of the columns of numbers.
  let columns: [String]
  /// The names of the rows.
  let rows: [String]
  /// Row by row.
  private let numbers: [Double]

  /// The table of a file, or one without rows: of what cannot be read, which `NumberTableTests` finds, text is
  /// measured without.
  init(_ file: String) {
    do { self = try NumberTable(reading: file) } catch {
      (columns, rows, numbers) = ([], [], [])
    }
  }

  /// The table of a file.
  init(reading file: String) throws(NumberTableError) {
    var count = 0
    guard let bytes = typography_table(file, &count) else {
      throw NumberTableError(file: file, line: 0, column: 0, message: "is no table")
    }
    try self.init(UnsafeBufferPointer(start: bytes, count: count), file: file)
  }

  /// The table that a file's bytes hold.
  init(_ bytes: UnsafeBufferPointer<UInt8>, file: String) throws(NumberTableError) {
    var reader = NumberTableReader(bytes, file: file)
    var (rows, numbers): ([String], [Double]) = ([], [])
    try reader.skipTitle()
    columns = try reader.names()
    while !reader.isAtEnd {
      rows.append(try reader.name())
      for _ in columns { numbers.append(try reader.number()) }
      try reader.endLine()
    }
    (self.rows, self.numbers) = (rows, numbers)
  }

  /// The numbers of a column from the top, `nan` where there is none; nothing if no column is called so.
  func column(_ name: String) -> [Double] {
    guard let index = columns.firstIndex(of: name) else { return [] }
    return stride(from: index, to: numbers.count, by: columns.count).map { numbers[$0] }
  }

  /// The names of the rows with their numbers of a column, without those that have none.
  func entries(_ column: String) -> [(name: String, value: Double)] {
    zip(rows, self.column(column)).filter { !$1.isNaN }.map { (name: $0, value: $1) }
  }
}

/// What is wrong with a table, and where: lines and characters are counted from one.
struct NumberTableError: Error, Equatable, CustomStringConvertible {
  let file: String
  let line: Int
  let column: Int
  let message: String

  var description: String { "\(file).tsv:\(line):\(column): \(message)" }
}
