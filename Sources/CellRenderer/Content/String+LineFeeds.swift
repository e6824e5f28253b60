// Line feeds are found by comparing bytes, which no other character contains.

extension String {
  /// The first lines, and all that is after them as another one.
  func firstLines(_ count: Int) -> [Substring] {
    var (lines, rest): ([Substring], Substring) = ([], self[...])
    while lines.count < count, let end = rest.firstLineFeed {
      lines.append(rest[..<end])
      rest = rest[utf8.index(after: end)...]
    }
    return lines + [rest]
  }

  /// The number of line feeds.
  var lineFeedCount: Int {
    utf8.withContiguousStorageIfAvailable { bytes in bytes.count { $0 == 0x0A } }
      ?? utf8.count { $0 == 0x0A }
  }
}

extension Substring {
  /// The first line feed; `nil` for none.
  fileprivate var firstLineFeed: Index? {
    let known = utf8.withContiguousStorageIfAvailable { $0.firstIndex(of: 0x0A) }
    return known.map { offset in offset.map { utf8.index(startIndex, offsetBy: $0) } }
      ?? utf8.firstIndex(of: 0x0A)
  }
}
