import Cells

extension String {
  /// A scalar, so many times: many times faster than by appending it.
  init(_ scalar: Unicode.Scalar, times count: Int) {
    let bytes = Array(String(scalar).utf8)
    let length = Swift.max(count, 0) * bytes.count
    self.init(unsafeUninitializedCapacity: length) { memory in
      for index in 0..<length { memory[index] = bytes[index % bytes.count] }
      return length
    }
  }

  /// So many spaces.
  static func blanks(_ count: Int) -> String {
    let length = Swift.max(count, 0)
    return String(unsafeUninitializedCapacity: length) { memory in
      for index in 0..<length { memory[index] = 0x20 }
      return length
    }
  }

  /// The text with its longest words shortened in their middle until it has room; unchanged if that
  /// does not suffice.
  ///
  /// Such words are names and paths, whose ends tell most about them.
  func shorteningNames(to columns: Int) -> String {
    guard TextWidth.columns(of: self) > columns else { return self }
    let words = split(separator: " ", omittingEmptySubsequences: false)
    let longest = words.map(\.count).max() ?? 0
    for length in stride(from: longest, through: Self.shortestName, by: -1) {
      let text = words.map { $0.cutInside(to: length) }.joined(separator: " ")
      if TextWidth.columns(of: text) <= columns { return text }
    }
    // A text by which a view is called is known by its beginning.
    let short = words.map { $0.cutInside(to: Self.shortestName) }.joined(separator: " ")
    for text in [self, short] {
      for length in stride(from: Self.longestText, through: Self.shortestName, by: -1) {
        let text = text.replacing(/“([^”]+)”/) { "“\($0.1.cutBehind(length))”" }
        if TextWidth.columns(of: text) <= columns { return text }
      }
    }
    return self
  }

  /// The end of the text that has room in some columns, after “…” if that is not all of it.
  func cutBefore(to columns: Int) -> String {
    guard TextWidth.columns(of: self) > columns else { return self }
    var end = self[...]
    while !end.isEmpty, TextWidth.columns(of: end) >= columns { end.removeFirst() }
    return "…" + end
  }

  /// The text with “…” in place of what is before its last quarter, if it has more than a number of
  /// columns.
  func cutInMiddle(to columns: Int) -> String {
    guard TextWidth.columns(of: self) > columns else { return self }
    let end = columns / 4
    return cut(to: columns - end) + cutBefore(to: end + 1).dropFirst()
  }

  /// The text in quotation marks at the end of a view's name, which is what people see of it; `nil` for a
  /// name without one.
  var shownText: String? {
    guard last == "”", let start = firstIndex(of: "“") else { return nil }
    return String(self[start...])
  }

  /// The first occurrence of a text, byte by byte; `nil` if there is none, or the text is empty.
  func firstPart(_ part: String) -> Range<Index>? {
    guard let first = part.utf8.first else { return nil }
    var rest = utf8[...]
    while let start = rest.firstIndex(of: first) {
      if rest[start...].starts(with: part.utf8) {
        return start..<utf8.index(start, offsetBy: part.utf8.count)
      }
      rest = rest[utf8.index(after: start)...]
    }
    return nil
  }

  /// What is before and after the arrow in the title of a change, such as `80×24 → 100×30`; `nil`
  /// without one.
  var sidesOfArrow: (before: String, after: String)? {
    firstPart(" → ").map { (String(self[..<$0.lowerBound]), String(self[$0.upperBound...])) }
  }

  /// The characters of a name by which one knows it.
  private static let shortestName = 12
  private static let longestText = 30
}

extension StringProtocol {
  /// The text with “…” in place of its end, if it is longer than a number of characters.
  func cutBehind(_ length: Int) -> String {
    guard count > length else { return String(self) }
    var start = String(prefix(length - 1))
    while start.last == " " || start.last == "…" { start.removeLast() }
    return start + "…"
  }

  /// The text with “…” before its end, if it is longer than a number of characters; most of the names
  /// of controllers end alike.
  func cutInside(to length: Int) -> String {
    guard count > length else { return String(self) }
    let end = (length - 1) / 3
    return "\(prefix(length - 1 - end))…\(suffix(end))"
  }
}
