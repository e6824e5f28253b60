import Documents

/// The places in a file of what findings refer to.
struct LineIndex {
  private let bytes: [UInt8]
  /// The offsets of the lines' first bytes: a file may have thousands of findings.
  private let starts: [Int]
  /// The offset of the first occurrence of each identifier: `id: NAME` in YAML, `id="NAME"` in XML.
  private let identifiers: [String: Int]
  /// The identifiers of the outlets' destinations, by the outlets' names.
  private let outlets: [String: String]

  init(_ text: String) {
    let bytes = Array(text.utf8)
    self.bytes = bytes
    starts = [0] + bytes.indices.filter { bytes[$0] == Self.lineFeed }.map { $0 + 1 }
    var identifiers: [String: Int] = [:]
    var outlets: [String: String] = [:]
    for line in bytes.split(separator: Self.lineFeed, omittingEmptySubsequences: false) {
      for (name, place) in Self.identifiers(in: line) where identifiers[name] == nil {
        identifiers[name] = place
      }
      if let (name, destination) = Self.outlet(in: line), outlets[name] == nil {
        outlets[name] = destination
      }
    }
    self.identifiers = identifiers
    self.outlets = outlets
  }

  /// The place of a subject in the file.
  ///
  /// A view that is named by its outlet is found at the outlet's destination, and a class with a
  /// text in quotation marks by the text. `source` is the unique identifier of the subject's
  /// element; empty for none.
  func mark(of subject: String, source: String = "") -> SourceMark? {
    let name = subject.split(separator: "/").first.map(String.init) ?? subject
    let text = name.split { "“”".contains($0) }.last.map(String.init) ?? name
    let place =
      identifiers[source] ?? identifiers[name] ?? outlets[name].flatMap { identifiers[$0] }
      ?? place(containing: name) ?? place(containing: text)
    return place.map { mark(at: tag(around: $0) ?? $0) }
  }

  /// The line of this number, from 1.
  func line(_ number: Int) -> String {
    guard starts.indices.contains(number - 1) else { return "" }
    let end = number < starts.count ? starts[number] - 1 : bytes.count
    let line = bytes[starts[number - 1]..<end]
    return String(decoding: line.last == UInt8(ascii: "\r") ? line.dropLast() : line, as: UTF8.self)
  }

  /// The number of columns before the first word of a line.
  func indent(of number: Int) -> Int { line(number).prefix { $0 == " " || $0 == "\t" }.count }

  private static let lineFeed = UInt8(ascii: "\n")
  /// The text before an identifier, without its first letter, and the text that ends it.
  private static let forms = [("d=\"", "\""), ("d: \"", "\""), ("d: ", " ,}#")]

  private static func identifiers(in line: ArraySlice<UInt8>) -> [(name: String, place: Int)] {
    var result: [(String, Int)] = []
    var rest = line
    while let place = rest.firstIndex(of: UInt8(ascii: "i")) {
      rest = rest[(place + 1)...]
      let form = forms.first { rest.starts(with: $0.0.utf8) }
      let isWord = place == line.startIndex || !beginsWithNamePart(line[(place - 1)...])
      guard let (opening, ends) = form, isWord else { continue }
      let start = rest.startIndex + opening.utf8.count
      let value = rest[start...].prefix { !ends.utf8.contains($0) }
      result.append((String(decoding: value, as: UTF8.self), start))
    }
    return result
  }

  /// The name and the destination of the outlet in a line of an Xcode document.
  private static func outlet(in line: ArraySlice<UInt8>) -> (String, String)? {
    guard line.drop(while: { $0 == UInt8(ascii: " ") }).starts(with: "<outlet ".utf8) else {
      return nil
    }
    let parts = String(decoding: line, as: UTF8.self).split(
      separator: "\"", omittingEmptySubsequences: false)
    func value(_ key: String) -> String? {
      parts.firstIndex { $0.hasSuffix(" \(key)=") }.flatMap { index in
        parts.indices.contains(index + 1) ? String(parts[index + 1]) : nil
      }
    }
    guard let name = value("property"), let destination = value("destination") else { return nil }
    return (name, destination)
  }

  private func mark(at place: Int) -> SourceMark {
    let line = lineNumber(at: place)
    let text = String(decoding: bytes[starts[line - 1]..<place], as: UTF8.self)
    return SourceMark(line: line, column: text.unicodeScalars.count + 1)
  }

  /// The number of the line, from 1, that holds a byte.
  private func lineNumber(at place: Int) -> Int {
    var (low, high) = (0, starts.count)
    while high - low > 1 {
      let middle = (low + high) / 2
      if starts[middle] <= place { low = middle } else { high = middle }
    }
    return low + 1
  }

  /// The beginning of the tag around a place, if it is on the same line; `nil` outside of tags.
  private func tag(around place: Int) -> Int? {
    for index in bytes[..<place].indices.reversed() {
      switch bytes[index] {
      case UInt8(ascii: "<"): return index
      case UInt8(ascii: ">"), Self.lineFeed: return nil
      default: continue
      }
    }
    return nil
  }

  /// The first occurrence of a text that is not the beginning of a longer name.
  private func place(containing text: String) -> Int? {
    let pattern = Array(text.utf8)
    guard !pattern.isEmpty else { return nil }
    var start = 0
    while let place = place(of: pattern, from: start) {
      let end = place + pattern.count
      if !Self.beginsWithNamePart(bytes[end...]) { return place }
      start = place + 1
    }
    return nil
  }

  private func place(of pattern: [UInt8], from start: Int) -> Int? {
    var start = start
    while let place = bytes[start...].firstIndex(of: pattern[0]) {
      if bytes[place...].starts(with: pattern) { return place }
      start = place + 1
    }
    return nil
  }

  /// Whether the first character is a letter, a digit or a hyphen.
  private static func beginsWithNamePart(_ bytes: ArraySlice<UInt8>) -> Bool {
    guard let character = String(decoding: bytes.prefix(4), as: UTF8.self).first else {
      return false
    }
    return character.isLetter || character.isNumber || character == "-"
  }
}
