/// Breaks text into lines where each character is one byte and one column.
///
/// Most text of scenes is of this kind. Its lines are found among bytes: characters, and the
/// strings that are made of them, cost many times as much, and a terminal's size changes at every
/// step of a drag.
package enum PlainText {
  /// The lines of a text, as offsets into its UTF-8, without the line feeds and spaces they end at.
  ///
  /// A line of the text's own that fits stays as it is.
  /// - Parameters:
  ///   - text: The text.
  ///   - columns: How many characters a line may have, at least 1.
  ///   - limit: How many lines are wanted; what is behind them is not looked at.
  ///   - breaksWords: Whether lines end wherever they are full, instead of between words.
  /// - Returns: The lines; `nil` when one of them has other characters than printable ASCII.
  package static func lines(
    of text: String, columns: Int, limit: Int = .max, breaksWords: Bool = false
  ) -> [Range<Int>]? {
    guard columns > 0 else { return nil }
    return text.utf8.withContiguousStorageIfAvailable { bytes in
      var lines: [Range<Int>] = []
      var start = 0
      while lines.count < limit {
        guard let end = endOfLine(bytes, from: start) else { return nil }
        if end - start <= columns {
          lines.append(start..<end)
        } else if breaksWords {
          _ = addPieces(of: start..<end, columns, to: &lines, keepingLast: true)
        } else {
          addWords(of: start..<end, bytes, columns, to: &lines)
        }
        guard end < bytes.count else { break }
        start = end + 1
      }
      return lines.count > limit ? Array(lines.prefix(limit)) : lines
    } ?? nil
  }

  /// Whether lines may end at other characters than line feeds.
  package static func mayHaveOtherLineEnds(_ text: String) -> Bool {
    // Line separators and others begin with these bytes; a carriage return makes one character of two.
    text.utf8.contains { (0x0B...0x0D).contains($0) || $0 == 0xC2 || $0 == 0xE2 }
  }

  /// Where the next line feed is, or the text ends; `nil` when other characters are before it.
  private static func endOfLine(_ bytes: UnsafeBufferPointer<UInt8>, from start: Int) -> Int? {
    var index = start
    while index < bytes.count, bytes[index] != 0x0A {
      guard (0x20..<0x7F).contains(bytes[index]) else { return nil }
      index += 1
    }
    return index
  }

  /// Adds the lines of a paragraph that end between words, or inside of one that is too long.
  private static func addWords(
    of paragraph: Range<Int>, _ bytes: UnsafeBufferPointer<UInt8>, _ columns: Int,
    to lines: inout [Range<Int>]
  ) {
    var line = paragraph.lowerBound..<paragraph.lowerBound
    var start = paragraph.lowerBound
    while true {
      let end = endOfPart(bytes, from: start, to: paragraph.upperBound)
      if !line.isEmpty, end - line.lowerBound <= columns {
        line = line.lowerBound..<end
      } else {
        if !line.isEmpty { lines.append(line) }
        line = addPieces(of: start..<end, columns, to: &lines, keepingLast: false)
      }
      guard end < paragraph.upperBound else { break }
      start = bytes[end] == 0x20 ? end + 1 : end
    }
    lines.append(line)
  }

  /// Where the next space is, or a line may end before it; `LineBreaking` says where.
  private static func endOfPart(
    _ bytes: UnsafeBufferPointer<UInt8>, from start: Int, to limit: Int
  ) -> Int {
    var index = start
    // Hyphens and slashes that begin a word belong to it.
    var isLeading = start == 0 || bytes[start - 1] <= 0x20
    while index < limit, bytes[index] != 0x20 {
      if index > start, !isLeading,
        LineBreaking.mayEnd(after: bytes[index - 1], before: bytes[index])
      {
        return index
      }
      isLeading = isLeading && LineBreaking.isSeparating(bytes[index])
      index += 1
    }
    return index
  }

  /// Adds full lines and gives the rest, which is added too if wanted.
  private static func addPieces(
    of part: Range<Int>, _ columns: Int, to lines: inout [Range<Int>], keepingLast: Bool
  ) -> Range<Int> {
    var start = part.lowerBound
    while part.upperBound - start > columns {
      lines.append(start..<start + columns)
      start += columns
    }
    if keepingLast { lines.append(start..<part.upperBound) }
    return start..<part.upperBound
  }
}
