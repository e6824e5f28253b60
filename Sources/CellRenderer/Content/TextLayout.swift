import AdaptiveUI
import Cells
import Typography

/// Breaks text into lines of cells; wide characters count two columns.
enum TextLayout {
  private static let ellipsis = "…"

  /// The lines of `text` in a width of `columns`, at most `limit` of them or, for 0, all; `mode`
  /// decides where lines break and how they are truncated.
  static func lines(
    of text: String, columns: Int, limit: Int, _ mode: ShownContent.LineBreak
  ) -> [String] {
    guard columns > 0, !text.isEmpty else { return [] }
    var lines =
      plainLines(of: text, columns, limit, mode) ?? otherLines(of: text, columns, limit, mode)
    guard limit > 0 else { return lines }
    let isCut = lines.count > limit
    lines = Array(lines.prefix(limit))
    if let last = lines.last, isCut || TextWidth.columns(of: last) > columns {
      let rest = isCut ? last + ellipsis : last
      lines[lines.count - 1] = truncated(rest, columns: columns, mode)
    }
    return lines
  }

  /// The lines of plain text, one more than `limit` if there are more; `nil` for any other text.
  private static func plainLines(
    of text: String, _ columns: Int, _ limit: Int, _ mode: ShownContent.LineBreak
  ) -> [String]? {
    let breaksWords = mode == .characterWrapping
    let lines = PlainText.lines(
      of: text, columns: limit == 1 ? .max : columns, limit: limit > 0 ? limit + 1 : .max,
      breaksWords: breaksWords)
    // When text is broken between words, spaces at the start of a line are dropped.
    let keepsSpaces = breaksWords || limit == 1
    // Substrings would cost many times as much as bytes.
    return text.utf8.withContiguousStorageIfAvailable { bytes in
      lines?.map { line in
        let line = bytes[line]
        return String(decoding: keepsSpaces ? line : line.drop { $0 == 0x20 }, as: UTF8.self)
      }
    } ?? nil
  }

  /// The lines of any text, one more than `limit` if there are more.
  private static func otherLines(
    of text: String, _ columns: Int, _ limit: Int, _ mode: ShownContent.LineBreak
  ) -> [String] {
    var lines: [String] = []
    for paragraph in paragraphs(of: text, limit) {
      // Text after the last line that is shown is read only as far as truncation needs it.
      if limit > 0, lines.count > limit { break }
      if limit == 1 {
        lines.append(String(paragraph))
      } else {
        lines += wrapped(paragraph, columns, byWords: mode != .characterWrapping)
      }
    }
    return lines
  }

  /// The lines that the text itself contains, as far as they are needed.
  ///
  /// To find a line feed, bytes are compared.
  private static func paragraphs(of text: String, _ limit: Int) -> [Substring] {
    guard !PlainText.mayHaveOtherLineEnds(text) else {
      return text.split(omittingEmptySubsequences: false, whereSeparator: \.isNewline)
    }
    // One line more indicates that text is cut; everything after it is in one piece.
    let most = limit > 0 ? limit + 1 : Int.max
    return text.utf8.split(separator: 0x0A, maxSplits: most, omittingEmptySubsequences: false)
      .prefix(most).map(Substring.init)
  }

  /// The number of lines of plain text that fits in `columns` without wrapping; `nil` for any other
  /// text.
  static func unwrappedCount(of text: String, columns: Int) -> Int? {
    text.utf8.withContiguousStorageIfAvailable { unwrappedCount(of: $0, columns) } ?? nil
  }

  private static func unwrappedCount(
    of bytes: UnsafeBufferPointer<UInt8>, _ columns: Int
  ) -> Int? {
    var (count, used) = (1, 0)
    for byte in bytes {
      switch byte {
      case 0x0A: (count, used) = (count + 1, 0)
      case 0x20 where used == 0: return nil
      case 0x20..<0x7F: used += 1
      default: return nil
      }
      if used > columns { return nil }
    }
    return count
  }

  private static func wrapped(
    _ paragraph: Substring, _ columns: Int, byWords: Bool
  ) -> [String] {
    // Only a leading space changes its position.
    if paragraph.first != " ", TextWidth.columns(of: paragraph) <= columns {
      return [String(paragraph)]
    }
    guard byWords else { return chunks(paragraph, columns) }
    var lines: [String] = []
    var line = ""
    var used = 0
    var end = paragraph.startIndex
    for word in LineBreaking.parts(of: paragraph) {
      let width = TextWidth.columns(of: word)
      let space = paragraph[end..<word.startIndex]
      end = word.endIndex
      if used > 0, used + space.count + width <= columns {
        line += space + word
        used += space.count + width
        continue
      }
      if used > 0 { lines.append(line) }
      let pieces = width > columns ? chunks(word, columns) : [String(word)]
      lines += pieces.dropLast()
      line = pieces.last ?? ""
      used = TextWidth.columns(of: line)
    }
    return lines + [line]
  }

  /// Breaks the text wherever the width is used up.
  private static func chunks(_ text: Substring, _ columns: Int) -> [String] {
    var lines: [String] = []
    var line = ""
    var used = 0
    for character in text {
      let width = TextWidth.columns(of: character)
      if used + width > columns, used > 0 {
        lines.append(line)
        (line, used) = ("", 0)
      }
      line.append(character)
      used += width
    }
    return lines + [line]
  }

  /// Text truncated to a width, with `…` where text is missing, or clipped without a sign.
  static func truncated(
    _ text: String, columns: Int, _ mode: ShownContent.LineBreak
  ) -> String {
    guard TextWidth.columns(of: text) > columns else { return text }
    guard columns > 0 else { return "" }
    switch mode {
    case .wordWrapping, .characterWrapping, .clipping: return prefix(text, columns)
    case .truncatingTail: return prefix(text, columns - 1) + ellipsis
    case .truncatingHead: return ellipsis + suffix(text, columns - 1)
    case .truncatingMiddle:
      let front = columns / 2
      return prefix(text, front) + ellipsis + suffix(text, columns - 1 - front)
    }
  }

  /// Text centred in a width and truncated to it.
  static func centred(_ text: String, columns: Int) -> String {
    let shown = truncated(text, columns: columns, .truncatingTail)
    let rest = columns - TextWidth.columns(of: shown)
    return String(repeating: " ", count: rest / 2) + shown
      + String(repeating: " ", count: rest - rest / 2)
  }

  private static func prefix(_ text: some StringProtocol, _ columns: Int) -> String {
    var result = ""
    var used = 0
    for character in text {
      used += TextWidth.columns(of: character)
      guard used <= columns else { break }
      result.append(character)
    }
    return result
  }

  private static func suffix(_ text: String, _ columns: Int) -> String {
    String(prefix(String(text.reversed()), columns).reversed())
  }
}
