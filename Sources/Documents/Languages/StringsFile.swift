package import Foundation

/// The translations of a `.strings` file: `"key" = "value";`, with comments.
package struct StringsFile: Sendable {
  /// The values by their keys.
  package private(set) var table: [String: String] = [:]

  /// The largest file, in bytes.
  package static let largestFile = 8 << 20

  /// Reads a file in UTF-8, or in UTF-16 with a mark of its byte order.
  ///
  /// - Throws: ``DocumentErrors`` with the first thing that is wrong.
  package init(_ data: Data, file: String) throws(DocumentErrors) {
    let start = SourceMark(line: 1, column: 1)
    guard data.count <= Self.largestFile else {
      throw DocumentErrors(
        file: file, errors: [DocumentError("the file is larger than 8 MB", at: start)], text: "")
    }
    guard let text = Self.text(of: data) else {
      throw DocumentErrors(
        file: file, errors: [DocumentError("the file is neither UTF-8 nor UTF-16", at: start)],
        text: "")
    }
    var reader = StringsReader(text)
    do throws(DocumentError) {
      table = try reader.table()
    } catch {
      throw DocumentErrors(file: file, errors: [error], text: text)
    }
  }

  private static func text(of data: Data) -> String? {
    let marks: [[UInt8]] = [[0xFF, 0xFE], [0xFE, 0xFF]]
    if marks.contains(Array(data.prefix(2))) { return String(data: data, encoding: .utf16) }
    return String(validating: data, as: UTF8.self)
  }
}

/// Reads pairs of strings one after the other.
private struct StringsReader {
  private let scalars: [Unicode.Scalar]
  private var index = 0

  init(_ text: String) {
    let all = Array(text.unicodeScalars)
    scalars = all.first == "\u{FEFF}" ? Array(all.dropFirst()) : all
  }

  mutating func table() throws(DocumentError) -> [String: String] {
    var table: [String: String] = [:]
    try skipSpace()
    while index < scalars.count {
      let key = try string("a key")
      try skipSpace()
      // A key without a value is its own value.
      var value = key
      if peek == "=" {
        index += 1
        try skipSpace()
        value = try string("a text")
        try skipSpace()
      }
      guard peek == ";" else { throw problem("expected “;” behind the text") }
      index += 1
      table[key] = value
      try skipSpace()
    }
    return table
  }

  private var peek: Unicode.Scalar? { scalars.indices.contains(index) ? scalars[index] : nil }

  /// Passes over blanks and comments.
  private mutating func skipSpace() throws(DocumentError) {
    while let scalar = peek {
      if scalar.properties.isWhitespace {
        index += 1
      } else if scalar == "/", index + 1 < scalars.count,
        "/*".unicodeScalars.contains(scalars[index + 1])
      {
        try skipComment()
      } else {
        return
      }
    }
  }

  private mutating func skipComment() throws(DocumentError) {
    let start = index
    if scalars[index + 1] == "/" {
      while let scalar = peek, scalar != "\n" { index += scalar == "\n" ? 0 : 1 }
      return
    }
    index += 2
    while index + 1 < scalars.count {
      if scalars[index] == "*", scalars[index + 1] == "/" {
        index += 2
        return
      }
      index += 1
    }
    index = start
    throw problem("the comment has no end")
  }

  /// A text in quotes, or a word of letters, digits and `_ . -`.
  private mutating func string(_ what: String) throws(DocumentError) -> String {
    guard peek == "\"" else {
      let start = index
      while let scalar = peek, Self.isOfWord(scalar) { index += 1 }
      guard index > start else { throw problem("expected \(what) in quotes") }
      return Self.text(scalars[start..<index])
    }
    let start = index
    index += 1
    var text = String.UnicodeScalarView()
    while let scalar = peek {
      index += 1
      switch scalar {
      case "\"": return String(text)
      case "\\": escape(into: &text)
      default: text.append(scalar)
      }
    }
    index = start
    throw problem("the text has no end")
  }

  /// What follows a backslash.
  private mutating func escape(into text: inout String.UnicodeScalarView) {
    guard let scalar = peek else { return }
    index += 1
    switch scalar {
    case "n": text.append("\n")
    case "r": text.append("\r")
    case "t": text.append("\t")
    case "U", "u":
      let digits = scalars[index...].prefix(4)
      guard digits.count == 4, let value = UInt32(Self.text(digits), radix: 16) else {
        return text.append(scalar)
      }
      index += 4
      text.append(Unicode.Scalar(value) ?? "\u{FFFD}")
    default: text.append(scalar)
    }
  }

  private static func isOfWord(_ scalar: Unicode.Scalar) -> Bool {
    scalar.properties.isAlphabetic || scalar.properties.numericType != nil
      || "_.-".unicodeScalars.contains(scalar)
  }

  private static func text(_ scalars: some Sequence<Unicode.Scalar>) -> String {
    var view = String.UnicodeScalarView()
    view.append(contentsOf: scalars)
    return String(view)
  }

  private func problem(_ message: String) -> DocumentError {
    let before = scalars[..<min(index, scalars.count)]
    let line = before.count { $0 == "\n" } + 1
    let column = before.reversed().prefix { $0 != "\n" }.count + 1
    return DocumentError(message, at: SourceMark(line: line, column: column))
  }
}
