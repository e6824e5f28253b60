/// A cell as a picture stores it: plain numbers, filled and copied without counting references.
@usableFromInline package struct StoredCell: Sendable, Hashable {
  /// What stands in the cell.
  @usableFromInline package enum Kind: UInt8, Sendable { case blank, character, continuation, line }

  /// The style as a number, which is compared faster; equal styles have equal numbers.
  @usableFromInline package var look: UInt64
  /// The first scalar of a character, or ``LineJoin/code``.
  @usableFromInline var code: UInt32 = 0
  @usableFromInline var marks = Marks()
  // Last, because it is small: rows are copied and compared cell by cell.
  @usableFromInline package private(set) var kind = Kind.blank

  /// The marks of a character in order, 0 for none; ``TextWidth`` lets no more than four through.
  @usableFromInline struct Marks: Sendable, Hashable {
    @usableFromInline var first: UInt32 = 0
    var second: UInt32 = 0
    var third: UInt32 = 0
    var fourth: UInt32 = 0
  }

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

  /// A character of one plain scalar; a space is a blank.
  package init(plain scalar: UInt32, style: Style) {
    look = style.packed
    if scalar != 0x20 { (kind, code) = (.character, scalar) }
  }

  private mutating func set(_ character: Character) {
    var scalars = character.unicodeScalars.makeIterator()
    guard let first = scalars.next() else { return }
    (kind, code) = (.character, first.value)
    marks.first = scalars.next()?.value ?? 0
    guard marks.first != 0 else { return }
    marks.second = scalars.next()?.value ?? 0
    marks.third = scalars.next()?.value ?? 0
    marks.fourth = scalars.next()?.value ?? 0
  }

  /// The cell as programs see it.
  package var cell: Cell { Cell(content, style: style) }

  package var content: Cell.Content {
    switch kind {
    case .blank: .blank
    case .continuation: .continuation
    case .line: .line(join)
    case .character: .character(character)
    }
  }

  /// How the cell looks.
  package var style: Style {
    get { Style(packed: look) }
    set { look = newValue.packed }
  }

  /// Whether it shows no more than grounds: nothing, or one colour above another.
  @inlinable package var isGround: Bool { kind == .blank || isCharacter(Self.upperHalf) }

  /// Whether it shows a character of one scalar.
  @inlinable package func isCharacter(_ scalar: UInt32) -> Bool {
    kind == .character && code == scalar && marks.first == 0
  }

  /// Whether it shows lines, and one of them leads up or down.
  package var isUpright: Bool { kind == .line && code & LineJoin.uprightCode != 0 }

  /// Whether nothing stands in it.
  @inlinable package var isBlank: Bool { kind == .blank }

  /// Whether it is the right half of a wide character.
  @inlinable package var isContinuation: Bool { kind == .continuation }

  /// Whether it shows lines.
  @inlinable package var isLine: Bool { kind == .line }

  /// Whether something can be read in it: neither lines nor just grounds.
  @inlinable package var isText: Bool { kind != .line && !isGround }

  /// Whether the same stands in both, however it looks.
  func hasSameContent(as other: StoredCell) -> Bool {
    kind == other.kind && code == other.code && marks == other.marks
  }

  /// Whether it is as it was made: nothing, in the standard style.
  var isUntouched: Bool { kind == .blank && look == 0 }

  /// The scalar that shows the lines of a cell of kind ``Kind/line``.
  package var lineScalar: UInt32 { LineJoin.scalarsByCode[Int(code)] }

  /// The lines of a cell of kind ``Kind/line``.
  @usableFromInline package var join: LineJoin { LineJoin(code: code) }

  /// The character's only scalar; `nil` where it has marks.
  @inlinable package var singleScalar: UInt32? { marks.first == 0 ? code : nil }

  /// The block that two grounds in one cell are made of, `▀`.
  @inlinable static var upperHalf: UInt32 { 0x2580 }

  /// The character of a cell of kind ``Kind/character``.
  package var character: Character {
    var scalars = String.UnicodeScalarView()
    for value in [code, marks.first, marks.second, marks.third, marks.fourth] where value != 0 {
      if let scalar = Unicode.Scalar(value) { scalars.append(scalar) }
    }
    return String(scalars).first ?? " "
  }

  /// Empties the cell; its style stays.
  mutating func makeBlank() { (kind, code, marks) = (.blank, 0, Marks()) }
}

extension Style {
  /// The style that ``StoredCell/look`` stands for.
  package init(look: UInt64) { self.init(packed: look) }

  /// The number that ``StoredCell/look`` has for the style.
  package var look: UInt64 { packed }
}

extension LineJoin {
  /// The join as a number: two bits a direction.
  var code: UInt32 {
    UInt32(up.rawValue) | UInt32(right.rawValue) << 2 | UInt32(down.rawValue) << 4
      | UInt32(left.rawValue) << 6
  }

  /// The bits of ``code`` for what leads up or down.
  fileprivate static let uprightCode: UInt32 = 0b11_0011

  /// The only scalars of the glyphs, in the order of ``code``; unused codes are blank.
  fileprivate static let scalarsByCode: [UInt32] = (0..<256).map { code in
    LineJoin(code: code).glyph.unicodeScalars.first?.value ?? 0x20
  }

  /// The join that a number stands for.
  init(code: UInt32) { self = Self.joinsByCode[Int(code & 0xFF)] }

  private static let joinsByCode: [LineJoin] = (0...255).map { (code: UInt8) in
    func weight(_ shift: UInt8) -> LineWeight { LineWeight(rawValue: code >> shift & 3) ?? .none }
    return LineJoin(up: weight(0), right: weight(2), down: weight(4), left: weight(6))
  }
}
