/// A cell as a picture stores it: plain numbers, which are copied without reference counting.
@usableFromInline package struct StoredCell: Sendable, Hashable {
  /// The kind of content.
  @usableFromInline package enum Kind: UInt8, Sendable { case blank, character, continuation, line }

  /// The style packed into a number, which compares faster; equal styles have equal numbers.
  @usableFromInline package var look: UInt64
  /// The only scalar of a character, its number in ``ComposedCharacters``, or ``LineJoin/code``.
  @usableFromInline var code: UInt32 = 0
  // Last because it is small, which keeps the stride short: rows are copied and compared cell by
  // cell.
  @usableFromInline package private(set) var kind = Kind.blank

  init(style: Style = Style()) { look = style.packed }

  /// Stores a cell whose character is sanitised.
  init(_ cell: Cell) {
    look = cell.style.packed
    switch cell.content {
    case .blank: break
    case .continuation: kind = .continuation
    case .line(let join): (kind, code) = (.line, join.code)
    case .character(let character): set(character)
    }
  }

  package init(_ join: LineJoin, style: Style) {
    look = style.packed
    (kind, code) = (.line, join.code)
  }

  /// A character of one plain scalar; a space becomes a blank.
  package init(plain scalar: UInt32, style: Style) {
    self.init(plain: scalar, look: style.packed)
  }

  /// The same in a packed style.
  init(plain scalar: UInt32, look: UInt64) {
    self.look = look
    if scalar != 0x20 { (kind, code) = (.character, scalar) }
  }

  private mutating func set(_ character: Character) {
    var scalars = character.unicodeScalars.makeIterator()
    guard let first = scalars.next() else { return }
    (kind, code) = (.character, first.value)
    guard let mark = scalars.next() else { return }
    func next() -> UInt32 { scalars.next()?.value ?? 0 }
    code = ComposedCharacters.number(
      of: ComposedCharacters.Scalars(
        base: first.value, first: mark.value, second: next(), third: next(), fourth: next()))
  }

  /// The cell in its public form.
  package var cell: Cell { Cell(content, style: style) }

  package var content: Cell.Content {
    switch kind {
    case .blank: .blank
    case .continuation: .continuation
    case .line: .line(join)
    case .character: .character(character)
    }
  }

  /// The style of the cell.
  package var style: Style {
    get { Style(packed: look) }
    set { look = newValue.packed }
  }

  /// The attributes of the style, which are its lowest bits.
  @inlinable package var attributes: Style.Attributes {
    Style.Attributes(rawValue: UInt8(truncatingIfNeeded: look))
  }

  /// Whether it shows only backgrounds: a blank, or one colour above another.
  @inlinable package var isGround: Bool { kind == .blank || isCharacter(Self.upperHalf) }

  /// Whether it contains a character that is this one scalar.
  @inlinable package func isCharacter(_ scalar: UInt32) -> Bool {
    kind == .character && code == scalar
  }

  /// Whether it contains a character that is one of these scalars.
  @inlinable package func isCharacter(in scalars: ClosedRange<UInt32>) -> Bool {
    kind == .character && scalars.contains(code)
  }

  /// Whether it contains lines of which one leads up or down.
  package var isUpright: Bool { kind == .line && code & LineJoin.uprightCode != 0 }

  /// Whether it contains lines of which one leads to the left or right.
  var isLevel: Bool { kind == .line && code & LineJoin.levelCode != 0 }

  /// Whether it is blank.
  @inlinable package var isBlank: Bool { kind == .blank }

  /// Whether it is the right half of a wide character.
  @inlinable package var isContinuation: Bool { kind == .continuation }

  /// Whether it contains lines.
  @inlinable package var isLine: Bool { kind == .line }

  /// Whether it contains a readable character: neither lines nor only backgrounds.
  @inlinable package var isText: Bool { kind != .line && !isGround }

  /// Whether it contains a letter or a digit.
  var isLetter: Bool {
    guard kind == .character, let scalar = Unicode.Scalar(baseScalar) else { return false }
    return scalar.properties.isAlphabetic || scalar.properties.numericType != nil
  }

  /// The first scalar of a character.
  private var baseScalar: UInt32 { singleScalar ?? ComposedCharacters.scalars(of: code).base }

  /// Whether both have the same content, in any style.
  func hasSameContent(as other: StoredCell) -> Bool {
    kind == other.kind && code == other.code
  }

  /// Whether it is a blank of the standard style, as in a new picture.
  var isUntouched: Bool { kind == .blank && look == 0 }

  /// The place of the glyph for a cell of kind ``Kind/line`` in ``LineJoin/scalars``.
  @inlinable package var linePlace: Int { Int(code) }

  /// The scalar of the glyph for a cell of kind ``Kind/line``.
  package var lineScalar: UInt32 { LineJoin.scalars[linePlace] }

  /// The lines of a cell of kind ``Kind/line``.
  @usableFromInline package var join: LineJoin { LineJoin(code: code) }

  /// The character's only scalar; `nil` for a character with marks.
  @inlinable package var singleScalar: UInt32? {
    code < ComposedCharacters.firstNumber ? code : nil
  }

  /// The block that shows two backgrounds in one cell, `▀`.
  @inlinable static var upperHalf: UInt32 { 0x2580 }

  /// The character of a cell of kind ``Kind/character``.
  package var character: Character {
    if let scalar = Unicode.Scalar(code) { return Character(scalar) }
    let parts = ComposedCharacters.scalars(of: code)
    var scalars = String.UnicodeScalarView()
    for value in [parts.base, parts.first, parts.second, parts.third, parts.fourth] where value != 0
    {
      if let scalar = Unicode.Scalar(value) { scalars.append(scalar) }
    }
    return String(scalars).first ?? " "
  }

  /// Makes the cell blank; its style remains.
  mutating func makeBlank() { (kind, code) = (.blank, 0) }
}

extension Style {
  /// Unpacks the style from ``StoredCell/look``.
  package init(look: UInt64) { self.init(packed: look) }

  /// The style packed for ``StoredCell/look``.
  package var look: UInt64 { packed }
}

extension LineJoin {
  /// The join as a number: two bits per direction.
  var code: UInt32 {
    UInt32(up.rawValue) | UInt32(right.rawValue) << 2 | UInt32(down.rawValue) << 4
      | UInt32(left.rawValue) << 6
  }

  /// The bits of ``code`` for lines that lead up or down.
  fileprivate static let uprightCode: UInt32 = 0b11_0011

  /// The bits of ``code`` for lines that lead to the left or right.
  fileprivate static let levelCode: UInt32 = 0b1100_1100

  /// The scalars of the glyphs, by ``StoredCell/linePlace``; unused ones are blank.
  package static let scalars: [UInt32] = (0..<256).map { code in
    LineJoin(code: code).glyph.unicodeScalars.first?.value ?? 0x20
  }

  /// The join of a code.
  init(code: UInt32) {
    func weight(_ shift: UInt32) -> LineWeight {
      LineWeight(rawValue: UInt8(code >> shift & 3)) ?? .none
    }
    self.init(up: weight(0), right: weight(2), down: weight(4), left: weight(6))
  }
}
