import Cells

/// Text in pieces of one tone each, which is wrapped into lines of a pane.
struct StyledText: Sendable, Equatable {
  /// A piece of one tone.
  struct Piece: Sendable, Equatable {
    var text: String
    var tone: PaneLine.Tone
    /// Whether it is never broken.
    var isWhole = false

    /// The columns of punctuation at its beginning, which stay on the line of the piece before.
    fileprivate var punctuation: Int { text.utf8.prefix { ":;,.)".utf8.contains($0) }.count }
  }

  private(set) var pieces: [Piece] = []
  /// Room for so many pieces is made at once.
  private static let usualPieces = 8

  init() {}

  init(_ text: String, _ tone: PaneLine.Tone = .text) { add(text, tone) }

  var isEmpty: Bool { pieces.allSatisfy(\.text.isEmpty) }

  /// Adds a piece at the end; a whole piece is never broken into lines.
  mutating func add(_ text: String, _ tone: PaneLine.Tone = .text, isWhole: Bool = false) {
    guard !text.isEmpty else { return }
    if pieces.isEmpty { pieces.reserveCapacity(Self.usualPieces) }
    pieces.append(Piece(text: text, tone: tone, isWhole: isWhole))
  }

  /// Adds keys and what they do after a gap: `6 lists it`; no line break separates the two.
  mutating func add(keys: String...) {
    for (index, key) in keys.enumerated() {
      add(index == 0 ? "  " : " ", .faint)
      add(index + 1 < keys.count ? key + "," : key, .faint, isWhole: true)
    }
  }

  /// Begins a new line.
  mutating func addBreak() {
    if !isEmpty { pieces.append(Piece(text: "\n", tone: .text)) }
  }

  /// Adds other text, after a separator unless this text is empty.
  mutating func add(_ other: StyledText, separator: String = "") {
    if !isEmpty, !other.isEmpty { add(separator, .faint) }
    pieces += other.pieces
  }

  /// The text with its longest words, which are names, shortened in their middle until it fits; of one
  /// that never does, the shortest.
  func shorteningNames(until fits: (StyledText) -> Bool) -> StyledText {
    var text = self
    for length in [24, 18, 14, 12] where !fits(text) {
      for index in text.pieces.indices where !text.pieces[index].isWhole {
        text.pieces[index].text = text.pieces[index].text
          .split(separator: " ", omittingEmptySubsequences: false)
          .map { $0.cutInside(to: length) }.joined(separator: " ")
      }
    }
    return text
  }

  /// The lines of the text: broken between words, each later line indented.
  ///
  /// - Parameters:
  ///   - columns: The columns of a line.
  ///   - indent: The columns before later lines.
  ///   - limit: The most lines; `…` replaces the rest.
  /// - Returns: At least one line, the first of them not a continuation.
  func lines(_ columns: Int, indent: Int = 0, limit: Int = .max) -> [PaneLine] {
    var writer = Writer(columns: max(columns, 8), indent: min(indent, max(columns / 2, 0)))
    for (index, piece) in pieces.enumerated() {
      let next = index + 1
      writer.write(piece, before: next < pieces.count ? pieces[next].punctuation : 0)
    }
    writer.endLine()
    var lines = writer.lines
    guard lines.count > limit, limit > 0 else { return lines }
    lines = Array(lines.prefix(limit))
    while lines[limit - 1].text.last == " " { lines[limit - 1].text.removeLast() }
    lines[limit - 1].text = (lines[limit - 1].text + " …").cut(to: columns)
    let count = lines[limit - 1].text.count
    lines[limit - 1].spans = lines[limit - 1].spans.compactMap { $0.cut(to: count) }
    return lines
  }

  /// Fills lines word by word.
  private struct Writer {
    let columns: Int
    let indent: Int
    var lines: [PaneLine] = []
    private var text = ""
    private var used = 0
    private var count = 0
    private var spans: [PaneSpan] = []
    private var isBlank = true

    init(columns: Int, indent: Int) {
      self.columns = columns
      self.indent = indent
    }

    /// Adds a piece before one that begins with columns of punctuation.
    mutating func write(_ piece: Piece, before punctuation: Int) {
      if piece.text == "\n" { return endLine() }
      if piece.isWhole { return put(piece.text[...], piece.tone, before: punctuation) }
      guard let count = TextWidth.plainCount(of: piece.text) else {
        return writeByCharacters(piece, before: punctuation)
      }
      if !isBlank || lines.isEmpty, used + count + punctuation <= columns {
        append(piece.text[...], columns: count, count: count, piece.tone)
        isBlank = isBlank && piece.text.utf8.allSatisfy { $0 == 0x20 }
        return
      }
      writeWords(piece, before: punctuation)
    }

    /// Adds plain words: as many at a time as have room.
    private mutating func writeWords(_ piece: Piece, before punctuation: Int) {
      var rest = piece.text.utf8[...]
      while let space = rest.firstIndex(of: 0x20) {
        let fitting = Self.wholeWords(rest, in: columns - used)
        if let fitting, space > rest.startIndex {
          append(
            Substring(rest[..<fitting.end]), columns: fitting.count, count: fitting.count,
            piece.tone)
          isBlank = false
          rest = rest[fitting.end...]
        } else {
          put(Substring(rest[..<space]), piece.tone)
          rest = rest[space...]
        }
        put(" ", piece.tone)
        rest = rest.dropFirst()
      }
      put(Substring(rest), piece.tone, before: punctuation)
    }

    /// The end of the words before the last space that has these before it in some columns, and their
    /// columns: as many as there are scalars; `nil` if not even the first word has room.
    private static func wholeWords(
      _ bytes: Substring.UTF8View, in columns: Int
    ) -> (end: Substring.UTF8View.Index, count: Int)? {
      var (offset, count, words): (Int, Int, (end: Int, count: Int)?) = (0, 0, nil)
      for byte in bytes {
        if byte == 0x20 { words = (offset, count) }
        // The other bytes of a scalar begin with the bits 10.
        if byte & 0xC0 != 0x80 { count += 1 }
        if count > columns { break }
        offset += 1
      }
      return words.map { (bytes.index(bytes.startIndex, offsetBy: $0.end), $0.count) }
    }

    /// Compares characters, because a space may be part of another character.
    private mutating func writeByCharacters(_ piece: Piece, before punctuation: Int) {
      var word = ""
      for character in piece.text {
        if character == " " {
          put(word[...], piece.tone)
          word = ""
          put(" ", piece.tone)
        } else {
          word.append(character)
        }
      }
      put(word[...], piece.tone, before: punctuation)
    }

    private mutating func put(
      _ word: Substring, _ tone: PaneLine.Tone, before punctuation: Int = 0
    ) {
      guard !word.isEmpty else { return }
      let plainCount = TextWidth.plainCount(of: word)
      let width = plainCount ?? TextWidth.columns(of: word)
      if used + width + punctuation > columns, !isBlank {
        endLine()
        if word == " " { return }
      }
      if isBlank, word == " ", !lines.isEmpty { return }
      append(word, columns: width, count: plainCount ?? word.count, tone)
      if word != " " { isBlank = false }
    }

    private mutating func append(
      _ word: Substring, columns width: Int, count length: Int, _ tone: PaneLine.Tone
    ) {
      begin()
      if spans.last?.tone == tone, spans.last?.columns.upperBound == count {
        spans[spans.count - 1].columns = spans[spans.count - 1].columns.lowerBound..<count + length
      } else {
        if spans.isEmpty { spans.reserveCapacity(StyledText.usualPieces) }
        spans.append(PaneSpan(columns: count..<count + length, tone: tone))
      }
      text.append(contentsOf: word)
      used += width
      count += length
    }

    /// Indents a line when something is written on it: the last one has none after it.
    private mutating func begin() {
      guard text.isEmpty else { return }
      text.reserveCapacity(columns)
      if count > 0 { text += String.blanks(indent) }
    }

    mutating func endLine() {
      guard count > 0 || lines.isEmpty else { return }
      begin()
      lines.append(PaneLine(text: text, spans: spans, isContinuation: !lines.isEmpty))
      (text, used, count, spans, isBlank) = ("", indent, indent, [], true)
    }
  }
}

extension PaneSpan {
  /// The part within the first `count` characters.
  fileprivate func cut(to count: Int) -> PaneSpan? {
    guard columns.lowerBound < count else { return nil }
    return PaneSpan(columns: columns.lowerBound..<min(columns.upperBound, count), tone: tone)
  }
}
