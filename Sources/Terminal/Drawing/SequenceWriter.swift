import CNcurses
import Cells

/// Draws pictures with the control sequences that nearly all of today's terminals share.
///
/// The library searches for the cheapest path to each cell on any terminal ever made, which takes
/// several times as long as the rest of the drawing. Terminals whose terminfo entry has the
/// sequences used here do without that search; all others are left to the library.
@MainActor struct SequenceWriter {
  /// The bytes since ``begin(whole:)``.
  private(set) var bytes: [UInt8] = []
  let dialect: Dialect
  private let repertoire: Repertoire
  private var colors: ColorPairs
  /// The styles used last, as the terminal's attributes and colours.
  private var inks: [(look: UInt64, ink: Ink)] = []
  /// The attributes and colours that the terminal draws with now, and the style they were made for.
  private var ink = Ink()
  private var look: UInt64 = 0
  /// The position of the cursor; after the last column it waits for the next character.
  private var row = 0
  private var column = 0

  /// How many styles are cached; pictures with backgrounds mostly have fewer.
  private static let inkLimit = 64

  /// Creates a writer for the terminal type that is set up; `nil` if that requires the library.
  init?(repertoire: Repertoire, colors: ColorPairs) {
    guard repertoire.hasHeavyLines, let dialect = Dialect(colors.ability) else { return nil }
    self.dialect = dialect
    self.repertoire = repertoire
    self.colors = colors
  }

  /// Begins a picture, on an empty screen if it is a whole one.
  mutating func begin(whole: Bool) {
    bytes.removeAll(keepingCapacity: true)
    if whole { bytes += dialect.clear }
  }

  /// Ends a picture: the cursor rests where a shrinking terminal does not cut it, with plain
  /// attributes.
  mutating func end() {
    use(Ink())
    look = 0
    move(toRow: 0, column: 0)
  }

  /// Adds the cells of a run that are within the terminal.
  mutating func put(_ run: CellRun, in size: CellSize) {
    guard let end = run.end(in: size) else { return }
    move(toRow: run.origin.row, column: run.origin.column)
    let cells = run.stored
    var index = cells.startIndex
    while index < end {
      let cell = cells[index]
      if cell.look != look { use(cell.look, isBlank: cell.isBlank) }
      if cell.isBlank {
        // Blanks mostly come in sequences.
        let next = cells[index..<end].firstIndex { !$0.isBlank || $0.look != cell.look } ?? end
        bytes.append(contentsOf: repeatElement(0x20, count: next - index))
        index = next
        continue
      }
      if cell.isLine {
        append(cell.lineScalar)
      } else if let scalar = cell.singleScalar, scalar < 0x7F, !cell.isContinuation {
        append(scalar)
      } else {
        append(repertoire.drawing(at: index, of: run, before: end))
      }
      index += 1
    }
    column += end - cells.startIndex
  }

  private mutating func append(_ cell: DrawnCell) {
    switch cell {
    case .blank: bytes.append(0x20)
    // A writer is made only for terminals that have all lines as characters.
    case .covered, .line: break
    case .one(let scalar): append(UInt32(bitPattern: scalar))
    case .several(let scalars):
      for scalar in scalars where scalar != 0 { append(UInt32(bitPattern: scalar)) }
    case .replacement(let isWide):
      bytes.append(UInt8(ascii: "?"))
      if isWide { bytes.append(0x20) }
    }
  }

  /// Adds a scalar in UTF-8.
  private mutating func append(_ scalar: UInt32) {
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

  private mutating func move(toRow newRow: Int, column newColumn: Int) {
    if newRow == row, newColumn == column { return }
    if newRow == row + 1, newColumn == 0 {
      bytes += [0x0D, 0x0A]
    } else if newRow == row, newColumn > column {
      sequence("C", newColumn - column)
    } else if newColumn == 0 {
      sequence("H", newRow + 1)
    } else {
      sequence("H", newRow + 1, newColumn + 1)
    }
    (row, column) = (newRow, newColumn)
  }

  /// Adds a control sequence.
  private mutating func sequence(_ end: Unicode.Scalar, _ first: Int, _ second: Int? = nil) {
    bytes.append(0x1B)
    bytes.append(UInt8(ascii: "["))
    number(first)
    if let second {
      bytes.append(UInt8(ascii: ";"))
      number(second)
    }
    bytes.append(UInt8(ascii: end))
  }

  private mutating func number(_ value: Int) {
    if value >= 10 { number(value / 10) }
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

  private mutating func use(_ newLook: UInt64, isBlank: Bool) {
    let new = ink(of: newLook)
    // Blanks look the same in many styles.
    if isBlank, new.background == ink.background, new.isInvisibleOnBlanks, ink.isInvisibleOnBlanks {
      return
    }
    use(new)
    look = newLook
  }

  private mutating func ink(of look: UInt64) -> Ink {
    for known in inks where known.look == look { return known.ink }
    var ink = colors.ink(Style(look: look))
    ink.attributes.formIntersection(dialect.attributes)
    if inks.count == Self.inkLimit { inks.removeFirst() }
    inks.append((look, ink))
    return ink
  }

  private mutating func use(_ new: Ink) {
    guard new != ink else { return }
    bytes.append(0x1B)
    bytes.append(UInt8(ascii: "["))
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
    if bytes.last == UInt8(ascii: ";") { bytes.removeLast() }
    bytes.append(UInt8(ascii: "m"))
    ink = new
  }

  private mutating func color(_ color: Int, _ ground: Int) {
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

  private mutating func parameter(_ value: Int) {
    number(value)
    bytes.append(UInt8(ascii: ";"))
  }
}
