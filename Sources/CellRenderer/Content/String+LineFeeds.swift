// Line feeds are found by comparing bytes, which no other character contains.

extension String {
  /// The first lines, and all that is after them as another one.
  func firstLines(_ count: Int) -> [Substring] {
    var (lines, start) = ([Substring](), startIndex)
    for offset in lineFeeds(count) {
      let end = utf8.index(startIndex, offsetBy: offset)
      lines.append(self[start..<end])
      start = utf8.index(after: end)
    }
    lines.append(self[start...])
    return lines
  }

  /// The number of line feeds.
  var lineFeedCount: Int {
    utf8.withContiguousStorageIfAvailable(Self.lineFeedCount) ?? Self.lineFeedCount(utf8)
  }

  /// Without an early exit several bytes are compared at a time.
  @inline(__always) private static func lineFeedCount(_ bytes: some Sequence<UInt8>) -> Int {
    var count = 0
    for byte in bytes { count &+= byte == 0x0A ? 1 : 0 }
    return count
  }

  /// Where the first line feeds are, in bytes.
  private func lineFeeds(_ count: Int) -> [Int] {
    utf8.withContiguousStorageIfAvailable { Self.lineFeeds(in: $0, count) }
      ?? Self.lineFeeds(in: utf8, count)
  }

  @inline(__always) private static func lineFeeds(
    in bytes: some Sequence<UInt8>, _ count: Int
  ) -> [Int] {
    var offsets: [Int] = []
    for (offset, byte) in bytes.enumerated() where byte == 0x0A {
      guard offsets.count < count else { break }
      offsets.append(offset)
    }
    return offsets
  }
}
