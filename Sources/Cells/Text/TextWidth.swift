/// The number of columns that text takes; used for both measuring and painting.
public enum TextWidth {
  /// The columns that `text` takes when it is written.
  public static func columns(of text: String) -> Int { width(of: text) }

  /// The columns that `text` takes when it is written.
  public static func columns(of text: Substring) -> Int { width(of: text) }

  private static func width(of text: some StringProtocol) -> Int {
    if let columns = count(ofPlain: text) { return columns }
    var (rest, columns) = (Substring(text), 0)
    while true {
      columns += cutPlain(from: &rest).count
      guard let character = rest.popFirst() else { return columns }
      columns += shown(character).width
    }
  }

  /// Removes the plain prefix of a text: scalars that are each a character of one column.
  ///
  /// Iterating over characters costs many times as much. It is only needed for those that are not
  /// plain, and for the plain scalar before them, to which they may belong.
  static func cutPlain(from text: inout Substring) -> (part: Substring, count: Int) {
    let (count, bytes) =
      text.utf8.withContiguousStorageIfAvailable(plainStart) ?? plainStart(of: text.utf8)
    let part = Substring(text.utf8.prefix(bytes))
    text = text[part.endIndex...]
    return (part, count)
  }

  /// The number of plain scalars, and of their bytes, that are not followed by one that is not
  /// plain.
  @inline(__always) private static func plainStart(
    of bytes: some Sequence<UInt8>
  ) -> (count: Int, bytes: Int) {
    var (count, length, last) = (0, 0, 0)
    let isPlain = forEachPlain(bytes) { scalar in
      last = scalar < 0x80 ? 1 : scalar < 0x800 ? 2 : 3
      (count, length) = (count + 1, length + last)
    }
    return isPlain || count == 0 ? (count, length) : (count - 1, length - last)
  }

  /// The number of scalars of a text of plain scalars only, which needs no iteration over
  /// characters; `nil` for any other text.
  package static func plainCount(of text: String) -> Int? { count(ofPlain: text) }

  /// The number of scalars of a text of plain scalars only; `nil` for any other text.
  package static func plainCount(of text: Substring) -> Int? { count(ofPlain: text) }

  private static func count(ofPlain text: some StringProtocol) -> Int? {
    if let count = text.utf8.withContiguousStorageIfAvailable(count(ofPlainBytes:)) { return count }
    var count = 0
    return forEachPlain(text.utf8) { _ in count += 1 } ? count : nil
  }

  private static func count(ofPlainBytes bytes: UnsafeBufferPointer<UInt8>) -> Int? {
    var (index, count) = (0, 0)
    while true {
      // Most texts are ASCII, one column a byte.
      let ascii = printableStart(bytes, from: index)
      (index, count) = (index + ascii, count + ascii)
      if index == bytes.count { return count }
      let length = bytes[index] < 0xE0 ? 2 : 3
      let end = min(index + length, bytes.count)
      guard forEachPlain(bytes[index..<end], { _ in count += 1 }) else { return nil }
      index = end
    }
  }

  /// How many bytes from an index on are printable ASCII; eight are compared at a time.
  private static func printableStart(_ bytes: UnsafeBufferPointer<UInt8>, from start: Int) -> Int {
    let memory = UnsafeRawBufferPointer(bytes)
    var index = start
    while index + 8 <= bytes.count {
      let word = memory.loadUnaligned(fromByteOffset: index, as: UInt64.self)
      // The highest bit of a byte is set in one of these if it is less than 0x20, 0x7F or more; a carry
      // or a borrow comes only from such a byte.
      let others = (word &- 0x2020_2020_2020_2020) | (word &+ 0x0101_0101_0101_0101) | word
      guard others & 0x8080_8080_8080_8080 == 0 else { break }
      index += 8
    }
    while index < bytes.count, bytes[index] &- 0x20 < 0x5F { index += 1 }
    return index - start
  }

  /// Passes the scalars of plain text to `body`, in order, up to the first that is not plain.
  ///
  /// Plain scalars have one or two bytes of UTF-8, and symbols three, so looking at bytes suffices.
  /// - Returns: Whether all are plain.
  static func forEachPlain(in text: some StringProtocol, _ body: (UInt32) -> Void) -> Bool {
    text.utf8.withContiguousStorageIfAvailable { forEachPlain($0, body) }
      ?? forEachPlain(text.utf8, body)
  }

  @inline(__always) private static func forEachPlain(
    _ bytes: some Sequence<UInt8>, _ body: (UInt32) -> Void
  ) -> Bool {
    // The upper bits of a scalar, and how many of its bytes are missing.
    var (start, missing): (UInt32, Int) = (0, 0)
    for byte in bytes {
      if missing == 0 {
        switch byte {
        case 0x20..<0x7F: body(UInt32(byte))
        case 0xC2...0xCB: (start, missing) = (UInt32(byte & 0x1F), 1)
        case 0xE2: (start, missing) = (UInt32(byte & 0x0F), 2)
        default: return false
        }
      } else {
        guard byte & 0xC0 == 0x80 else { return false }
        (start, missing) = (start << 6 | UInt32(byte & 0x3F), missing - 1)
        guard missing == 0 else { continue }
        guard isPlain(start) || isSign(start) else { return false }
        body(start)
      }
    }
    return true
  }

  /// The columns that `character` takes when it is written: 1 or 2.
  public static func columns(of character: Character) -> Int { shown(character).width }

  /// The text as it is painted.
  ///
  /// It contains nothing that controls a terminal, and all terminals agree on its width.
  public static func sanitised(_ text: String) -> String {
    String(text.map { shown($0).character })
  }

  /// The character that is painted for another one, and its width in columns.
  ///
  /// Control characters and marks that reorder text become visible pictures of one column.
  /// Characters whose width terminals disagree on become a placeholder, `〓` or `U+FFFD`, which is
  /// two columns or one column wide everywhere.
  static func shown(_ character: Character) -> (character: Character, width: Int) {
    let scalars = character.unicodeScalars
    guard let first = scalars.first else { return (narrowPlaceholder, 1) }
    let isSingle = scalars.index(after: scalars.startIndex) == scalars.endIndex
    if isSingle, isPlain(first.value) || isSign(first.value) { return (character, 1) }
    if let picture = picture(of: first) { return (picture, 1) }
    guard isSingle || isUndisputed(scalars) else { return (widePlaceholder, 2) }
    switch width(of: first) {
    case .known(let width): return (character, width)
    case .disputed(1): return (narrowPlaceholder, 1)
    case .disputed: return (widePlaceholder, 2)
    }
  }

  private static let narrowPlaceholder: Character = "\u{FFFD}"
  private static let widePlaceholder: Character = "〓"

  /// ASCII and the Latin letters, which are most characters and need no tables.
  private static func isPlain(_ scalar: UInt32) -> Bool {
    switch scalar {
    case 0x20..<0x7F, 0xA0..<0xAD, 0xAE..<0x300: true
    default: false
    }
  }

  /// Dashes, quotation marks, arrows, mathematical symbols, lines, blocks, shapes, and the narrow signs
  /// around ⚠ and ✖: as undisputed as letters, and frequent in pictures.
  private static func isSign(_ scalar: UInt32) -> Bool {
    (0x2010..<0x2028).contains(scalar) || (0x2190..<0x2300).contains(scalar)
      || (0x2500..<0x25FD).contains(scalar) || (0x2694..<0x26A1).contains(scalar)
      || (0x270C..<0x2728).contains(scalar)
  }

  /// Whether all terminals give a sequence the width of its first scalar: only if few plain marks
  /// follow it.
  ///
  /// This is not so for emoji selectors, joiners, keycaps, flags, skin tones and marks that take a
  /// column. A cell of the terminal library holds four marks.
  private static func isUndisputed(_ scalars: Character.UnicodeScalarView) -> Bool {
    let marks = scalars.dropFirst()
    return marks.count <= 4
      && marks.allSatisfy { scalar in
        !(0xFE00...0xFE0F).contains(scalar.value) && scalar.value != 0x20E3
          && isMark(scalar) && isKnownEverywhere(scalar)
      }
  }

  private static func isMark(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.properties.generalCategory {
    case .nonspacingMark, .enclosingMark: true
    default: false
    }
  }

  /// Later characters are unassigned, and so of unknown width, for terminals that are in use.
  private static func isKnownEverywhere(_ scalar: Unicode.Scalar) -> Bool {
    guard scalar.properties.generalCategory != .unassigned else { return false }
    return scalar.properties.age.map { $0.major <= 14 } ?? false
  }

  /// The visible replacement for a scalar that controls the terminal or the order of text.
  private static func picture(of scalar: Unicode.Scalar) -> Character? {
    switch scalar.value {
    case 0..<0x20: return Unicode.Scalar(0x2400 + scalar.value).map(Character.init)
    case 0x7F: return "\u{2421}"
    default: break
    }
    switch scalar.properties.generalCategory {
    case .control, .format, .lineSeparator, .paragraphSeparator: return narrowPlaceholder
    default: return nil
    }
  }

  /// A width in columns.
  private enum Width {
    /// The width in every terminal.
    case known(Int)
    /// The width in most terminals.
    case disputed(Int)
  }

  /// The width of a single scalar, by Unicode's East Asian Width.
  private static func width(of scalar: Unicode.Scalar) -> Width {
    switch scalar.value {
    // Medial and final Hangul letters; circled numbers on black squares, hexagrams and regional
    // indicators are narrow in Unicode but wide in some terminals.
    case 0x1160...0x11FF, 0xD7B0...0xD7FF: return .disputed(1)
    case 0x3248...0x324F, 0x4DC0...0x4DFF, 0x1F1E6...0x1F1FF: return .disputed(2)
    default: break
    }
    // A mark needs a character before it.
    if isMark(scalar) || scalar.properties.generalCategory == .spacingMark { return .disputed(1) }
    let width = WideCharacters.contain(scalar.value) ? 2 : 1
    return isKnownEverywhere(scalar) ? .known(width) : .disputed(width)
  }
}
