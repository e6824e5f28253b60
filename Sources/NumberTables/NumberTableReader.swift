/// Reads the text of a `NumberTable` byte by byte, and says where it is none.
struct NumberTableReader {
  private let bytes: UnsafeBufferPointer<UInt8>
  private let file: String
  private var place = 0
  private var line = 1
  private var lineStart = 0

  init(_ bytes: UnsafeBufferPointer<UInt8>, file: String) {
    self.bytes = bytes
    self.file = file
  }

  var isAtEnd: Bool { place == bytes.count }

  /// The first line, for people, begins with `#` and has three parts with semicolons between them.
  mutating func skipTitle() throws(NumberTableError) {
    var semicolons = 0
    while !isAtEnd, bytes[place] != .newline {
      if bytes[place] == UInt8(ascii: ";") { semicolons += 1 }
      place += 1
    }
    guard bytes.first == UInt8(ascii: "#"), semicolons == 2 else {
      throw error("the first line is not “# subject; unit; source”", at: 0)
    }
    try endLine()
  }

  /// The names of the columns of numbers: the second line without its first field.
  mutating func names() throws(NumberTableError) -> [String] {
    _ = try name()
    var names: [String] = []
    while !isAtEnd, bytes[place] == .tab {
      place += 1
      names.append(try name())
    }
    guard !names.isEmpty else { throw error("a column is missing", at: place) }
    try endLine()
    return names
  }

  private mutating func name() throws(NumberTableError) -> String {
    var letters: [UInt8] = []
    try readName(into: &letters)
    return String(decoding: letters, as: UTF8.self)
  }

  /// Appends the letters of the field that begins here.
  mutating func readName(into letters: inout [UInt8]) throws(NumberTableError) {
    let start = place
    while !isAtEnd, bytes[place] != .tab, bytes[place] != .newline {
      letters.append(bytes[place])
      place += 1
      // A `␣` ends here.
      if bytes[place - 1] == 0xA3, letters.count > 2, letters.suffix(3).elementsEqual("␣".utf8) {
        letters.removeLast(3)
        letters.append(UInt8(ascii: " "))
      }
    }
    guard place > start else { throw error("a name is missing", at: start) }
  }

  /// The number behind the tab that is here, `nan` for `-`.
  mutating func number() throws(NumberTableError) -> Double {
    guard !isAtEnd, bytes[place] == .tab else { throw error("a number is missing", at: place) }
    place += 1
    let start = place
    var (digits, count, divisor) = (0, 0, 0.0)
    let isNegative = !isAtEnd && bytes[place] == UInt8(ascii: "-")
    if isNegative { place += 1 }
    while !isAtEnd, bytes[place] != .tab, bytes[place] != .newline {
      let digit = bytes[place] &- UInt8(ascii: "0")
      if bytes[place] == UInt8(ascii: "."), divisor == 0, count > 0 {
        divisor = 1
      } else if digit < 10, count < 15 {
        // So many digits, and what divides them, are exact: the quotient is the nearest number.
        (digits, count, divisor) = (digits * 10 + Int(digit), count + 1, divisor * 10)
      } else {
        throw error("this is no number", at: start)
      }
      place += 1
    }
    guard count > 0 else {
      if isNegative { return .nan }
      throw error("a number is missing", at: start)
    }
    let value = divisor == 0 ? Double(digits) : Double(digits) / divisor
    return isNegative ? -value : value
  }

  /// Goes on to the next line; the last one ends as the others do.
  mutating func endLine() throws(NumberTableError) {
    guard !isAtEnd, bytes[place] == .newline else {
      throw error("the line should end here", at: place)
    }
    place += 1
    (line, lineStart) = (line + 1, place)
  }

  private func error(_ message: String, at place: Int) -> NumberTableError {
    let before = bytes[lineStart..<place].count { $0 & 0xC0 != 0x80 }
    return NumberTableError(file: file, line: line, column: before + 1, message: message)
  }
}

extension UInt8 {
  fileprivate static let tab = UInt8(ascii: "\t")
  fileprivate static let newline = UInt8(ascii: "\n")
}
