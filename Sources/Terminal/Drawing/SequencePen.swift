import CNcurses
import Cells

/// What a terminal draws with, and where, while ``SequenceWriter`` writes to it.
@MainActor struct SequencePen {
  private let repertoire: Repertoire
  private var colors: ColorPairs
  /// The attributes that the terminal has.
  private let attributes: Style.Attributes
  /// The scalars of lines, by their places.
  private let lines = LineJoin.scalars
  /// The styles used last, as the terminal's attributes and colours, in the places of their hashes.
  private var inks = [(look: UInt64, ink: Ink)](repeating: (0, Ink()), count: 1 << inkBits)
  /// The attributes and colours that the terminal draws with now, and the style they were made for.
  private var ink = Ink()
  private var look: UInt64 = 0
  /// The position of the cursor; after the last column it waits for the next character.
  private var row = 0
  private var column = 0

  /// How many styles are cached, as a power of two; pictures with backgrounds mostly have fewer.
  private static let inkBits: UInt64 = 8

  /// The most bytes that a cell takes with the sequences before it.
  static let mostBytes = 96

  init(repertoire: Repertoire, colors: ColorPairs, attributes: Style.Attributes) {
    (self.repertoire, self.colors, self.attributes) = (repertoire, colors, attributes)
  }

  /// Moves the cursor to the upper left, with plain attributes.
  mutating func rest(_ bytes: inout OutputSpan<UInt8>) {
    use(Ink(), &bytes)
    look = 0
    move(toRow: 0, column: 0, &bytes)
  }

  /// Draws the cells of a run before an index.
  ///
  /// - Parameters:
  ///   - run: The run.
  ///   - end: The index after the last cell.
  ///   - isEmpty: Whether the screen is empty, so that blanks of the standard style are there already.
  ///   - bytes: Room for ``mostBytes`` for each cell.
  mutating func put(
    _ run: CellRun, before end: Int, onEmptyScreen isEmpty: Bool, _ bytes: inout OutputSpan<UInt8>
  ) {
    let start = run.stored.startIndex
    let cells = run.stored.span
    let count = end - start
    var index = 0
    // Whether the cursor is where the next cell is.
    var isThere = false
    while index < count {
      let look = cells[index].look
      let isBlank = cells[index].isBlank
      var next = index + 1
      if isBlank {
        // Blanks mostly come in sequences.
        while next < count, cells[next].isBlank, cells[next].look == look { next += 1 }
        let isLong = next - index > CellRun.longestGap
        if isEmpty, look == 0, isLong || index == 0 || next == count {
          if isThere { column = run.origin.column + index }
          (index, isThere) = (next, false)
          continue
        }
      }
      if !isThere { move(toRow: run.origin.row, column: run.origin.column + index, &bytes) }
      isThere = true
      if look != self.look { use(look, isBlank: isBlank, &bytes) }
      if isBlank {
        bytes.append(repeating: 0x20, count: next - index)
      } else if cells[index].isLine {
        Self.add(lines[cells[index].linePlace], &bytes)
      } else if let scalar = cells[index].singleScalar, scalar < 0x7F,
        !cells[index].isContinuation
      {
        bytes.append(UInt8(truncatingIfNeeded: scalar))
      } else {
        add(repertoire.drawing(at: start + index, of: run, before: end), &bytes)
      }
      index = next
    }
    if isThere { column = run.origin.column + count }
  }

  private func add(_ cell: DrawnCell, _ bytes: inout OutputSpan<UInt8>) {
    switch cell {
    case .blank: bytes.append(0x20)
    // A pen is made only for terminals that have all lines as characters.
    case .covered, .line: break
    case .one(let scalar): Self.add(UInt32(bitPattern: scalar), &bytes)
    case .several(let scalars):
      for scalar in scalars where scalar != 0 { Self.add(UInt32(bitPattern: scalar), &bytes) }
    case .replacement(let isWide):
      bytes.append(UInt8(ascii: "?"))
      if isWide { bytes.append(0x20) }
    }
  }

  /// Adds a scalar in UTF-8.
  private static func add(_ scalar: UInt32, _ bytes: inout OutputSpan<UInt8>) {
    func tail(_ shift: UInt32) -> UInt8 { UInt8(0x80 | (scalar >> shift & 0x3F)) }
    switch scalar {
    case ..<0x80: bytes.append(UInt8(scalar))
    case ..<0x800:
      bytes.append(UInt8(0xC0 | scalar >> 6))
      bytes.append(tail(0))
    case ..<0x10000:
      bytes.append(UInt8(0xE0 | scalar >> 12))
      bytes.append(tail(6))
      bytes.append(tail(0))
    default:
      bytes.append(UInt8(0xF0 | scalar >> 18 & 0x07))
      bytes.append(tail(12))
      bytes.append(tail(6))
      bytes.append(tail(0))
    }
  }

  // MARK: Moving

  private mutating func move(
    toRow newRow: Int, column newColumn: Int, _ bytes: inout OutputSpan<UInt8>
  ) {
    if newRow == row, newColumn == column { return }
    if newRow == row + 1, newColumn == 0 {
      bytes.append(0x0D)
      bytes.append(0x0A)
    } else if newRow == row, newColumn > column {
      Self.sequence("C", newColumn - column, nil, &bytes)
    } else if newColumn == 0 {
      Self.sequence("H", newRow + 1, nil, &bytes)
    } else {
      Self.sequence("H", newRow + 1, newColumn + 1, &bytes)
    }
    (row, column) = (newRow, newColumn)
  }

  /// Adds a control sequence.
  private static func sequence(
    _ end: Unicode.Scalar, _ first: Int, _ second: Int?, _ bytes: inout OutputSpan<UInt8>
  ) {
    bytes.append(0x1B)
    bytes.append(UInt8(ascii: "["))
    number(first, &bytes)
    if let second {
      bytes.append(UInt8(ascii: ";"))
      number(second, &bytes)
    }
    bytes.append(UInt8(ascii: end))
  }

  private static func number(_ value: Int, _ bytes: inout OutputSpan<UInt8>) {
    if value >= 10 { number(value / 10, &bytes) }
    bytes.append(UInt8(ascii: "0") + UInt8(value % 10))
  }

  // MARK: Colours and attributes

  /// The attributes and colours that the terminal draws with.
  struct Ink: Equatable {
    var attributes: Style.Attributes = []
    /// The numbers of colours; −1 for the terminal's default.
    var foreground = -1
    var background = -1

    var hasStandardColors: Bool { foreground == -1 && background == -1 }

    /// Whether a blank shows only the background.
    var isInvisibleOnBlanks: Bool { attributes.isDisjoint(with: [.underline, .reverse]) }
  }

  @inline(never) private mutating func use(
    _ newLook: UInt64, isBlank: Bool, _ bytes: inout OutputSpan<UInt8>
  ) {
    let new = ink(of: newLook)
    // Blanks look the same in many styles.
    if isBlank, new.background == ink.background, new.isInvisibleOnBlanks, ink.isInvisibleOnBlanks {
      return
    }
    use(new, &bytes)
    look = newLook
  }

  private mutating func ink(of look: UInt64) -> Ink {
    // A multiplication mixes all bits into the upper ones.
    let place = Int((look &* 0x9e37_79b9_7f4a_7c15) >> (64 - Self.inkBits))
    if inks[place].look == look { return inks[place].ink }
    var ink = colors.ink(Style(look: look))
    ink.attributes.formIntersection(attributes)
    inks[place] = (look, ink)
    return ink
  }

  private mutating func use(_ new: Ink, _ bytes: inout OutputSpan<UInt8>) {
    guard new != ink else { return }
    bytes.append(0x1B)
    // Before each parameter: the beginning of the sequence, then what separates them.
    var mark = UInt8(ascii: "[")
    func parameter(_ value: Int) {
      bytes.append(mark)
      mark = UInt8(ascii: ";")
      Self.number(value, &bytes)
    }
    func color(_ color: Int, _ ground: Int) {
      guard color < ColorPairs.firstOfComponents else {
        parameter(ground + 8)
        parameter(2)
        for shift in [16, 8, 0] { parameter(color >> shift & 0xFF) }
        return
      }
      let (number, isOfMany) = Dialect.color(color, ground)
      parameter(number)
      guard isOfMany else { return }
      parameter(5)
      parameter(color)
    }
    var (foreground, background) = (ink.foreground, ink.background)
    let gone = ink.attributes.subtracting(new.attributes)
    var kept = ink.attributes.intersection(new.attributes)
    if !gone.isEmpty, new.hasStandardColors {
      // The bare sequence resets as well, and is shorter than the parameters it replaces.
      if new != Ink() { parameter(0) }
      (kept, foreground, background) = ([], -1, -1)
    } else if !gone.isEmpty {
      for (attributes, number) in Dialect.ends where !gone.isDisjoint(with: attributes) {
        parameter(number)
        kept.subtract(attributes)
      }
    }
    for (attribute, number) in Dialect.numbers
    where new.attributes.contains(attribute) && !kept.contains(attribute) {
      parameter(number)
    }
    if new.foreground != foreground { color(new.foreground, Dialect.foreground) }
    if new.background != background { color(new.background, Dialect.background) }
    if mark == UInt8(ascii: "[") { bytes.append(mark) }
    bytes.append(UInt8(ascii: "m"))
    ink = new
  }
}
