import AdaptiveUI
import Cells
import Pictures
import Typography

/// A text, sign or image that needs a place in rows of cells.
struct TextRequest: Sendable {
  /// The kinds of requests, by which one yields to another.
  enum Kind: Sendable {
    case text
    /// The placeholder of an image; it yields to all texts.
    case image
    /// A note about a view that shows nothing.
    case note
  }

  let kind: Kind
  /// The number of its shape in the order of shapes.
  let order: Int
  /// The index of its node.
  let node: Int
  var content: PictureContent
  /// The cells that its view has for it; possibly no row; they move with it.
  var room: CellRect
  /// The row that contains its middle.
  var row: Int
  /// The cells in which it may be placed if its row is occupied.
  let limit: CellRect
  /// The cells to which it is clipped.
  let clip: CellRect
  /// Its opacity, 0 to 1.
  let opacity: Double
  /// Half columns from the picture's left edge to the middle in which the text is centred, if that
  /// is not its room's; `nil` otherwise.
  var middle: Int?
  /// Whether it is inside the view around it whose edges are visible.
  var isInside = false
  /// Whether its view is centred in the one around it.
  var isCentred = false
  /// Whether it remains beside its neighbours or is cut, as parts of a control side by side are.
  var staysInRow = false
  /// Whether its view reaches beyond the right end of the cells that it may use.
  var isCutOff = false
  /// Whether it is the sign of a switch, of which the knob says most.
  var isSwitch = false

  /// Whether the text may take more than one row.
  var isTall: Bool { room.size.rows > 1 && content.content.mayTakeRows }

  /// Whether it is a word that has fewer columns than letters.
  var isWordTooWide: Bool {
    let text = content.content.text
    // A look at the bytes tells most texts from words.
    return !text.isEmpty && !text.utf8.contains(0x20)
      && TextWidth.columns(of: text) > room.size.columns
      && LineBreaking.parts(of: text[...]).count == 1
  }

  /// Whether a text that may take several rows is written in one if it fits, so that others can use
  /// the columns beside it.
  var mayBeOneLine: Bool {
    switch content.content.role {
    case .label, .button: !content.content.text.hasLines
    default: false
    }
  }

  /// The lines that show the text.
  func lines(columns: Int, rows: Int, _ palette: Palette, _ style: Style) -> [ContentLine] {
    let found = content.content.lines(
      columns: columns, rows: rows, style: style, palette: palette)
    guard found.count == 1, found[0].text == "…", content.content.text != "…" else { return found }
    // Blank lines of the text are dropped where there is room for one line.
    var joined = content.content
    joined.text = joined.text.split(whereSeparator: \.isWhitespace).joined(separator: " ")
    joined.runs = []
    return joined.lines(columns: columns, rows: rows, style: style, palette: palette)
  }
}

/// A line of a text in its row.
struct TextPiece: Sendable {
  let request: Int
  var row: Int
  var start: Int
  var line: ContentLine { didSet { width = line.columns } }
  /// The width of ``line``, which is asked for in each cell.
  private var width: Int

  init(request: Int, row: Int, start: Int, line: ContentLine) {
    (self.request, self.row, self.start, self.line) = (request, row, start, line)
    width = line.columns
  }

  var columns: Range<Int> { start..<start + width }
}

/// The pieces of text in the cells of a picture.
struct TextTable: Sendable {
  let size: CellSize
  private(set) var pieces: [TextPiece] = []
  /// The piece in each cell, `rows × columns`, row-major; −1 for none.
  private var owners: [Int32]

  init(size: CellSize) {
    self.size = size
    owners = Array(repeating: -1, count: size.columns * size.rows)
  }

  /// Whether some cells of a row contain no text; those outside the picture are not free.
  func isFree(_ columns: Range<Int>, row: Int) -> Bool {
    guard row >= 0, row < size.rows, columns.lowerBound >= 0, columns.upperBound <= size.columns
    else { return false }
    let start = row * size.columns
    return owners[start + columns.lowerBound..<start + columns.upperBound].allSatisfy { $0 < 0 }
  }

  /// Whether these cells and one more on each side, where the picture has one, contain no text.
  func isApart(_ columns: Range<Int>, row: Int) -> Bool {
    guard columns.lowerBound >= 0, columns.upperBound <= size.columns else { return false }
    return isFree(
      max(columns.lowerBound - 1, 0)..<min(columns.upperBound + 1, size.columns), row: row)
  }

  /// The index of the piece in a cell.
  func piece(column: Int, row: Int) -> Int? {
    guard row >= 0, row < size.rows, column >= 0, column < size.columns else { return nil }
    let owner = owners[row * size.columns + column]
    return owner < 0 ? nil : Int(owner)
  }

  /// The index of the first piece in some cells of a row.
  func piece(in columns: Range<Int>, row: Int) -> Int? {
    columns.lazy.compactMap { piece(column: $0, row: row) }.first
  }

  mutating func add(_ piece: TextPiece) {
    pieces.append(piece)
    mark(piece, Int32(pieces.count - 1))
  }

  /// Removes the pieces of a request; other pieces keep their indices.
  mutating func remove(request: Int) {
    for index in pieces.indices where pieces[index].request == request {
      mark(pieces[index], -1)
      pieces[index].line.spans = []
    }
  }

  /// Moves a piece to the right, or to the left if the number of columns is negative.
  mutating func move(_ index: Int, by columns: Int) {
    mark(pieces[index], -1)
    pieces[index].start += columns
    mark(pieces[index], Int32(index))
  }

  /// Truncates a piece before a column.
  mutating func cut(_ index: Int, before column: Int) {
    mark(pieces[index], -1)
    pieces[index].line = pieces[index].line.cut(to: column - pieces[index].start)
    mark(pieces[index], Int32(index))
  }

  private mutating func mark(_ piece: TextPiece, _ owner: Int32) {
    let cells = CellRect(
      column: piece.start, row: piece.row, columns: piece.columns.count, rows: 1)
    let bounds = CellRect(origin: CellPoint(column: 0, row: 0), size: size)
    owners.fill(cells.intersection(bounds), of: size, with: owner)
  }
}

extension ContentLine {
  /// The line truncated to a width, with `…` where text is missing.
  func cut(to columns: Int) -> ContentLine {
    guard self.columns > columns else { return self }
    var line = self
    var (rest, spans) = (max(columns - 1, 0), [ContentSpan]())
    for span in self.spans where rest > 0 {
      let text =
        TextWidth.columns(of: span.text) <= rest
        ? span.text : TextLayout.truncated(span.text, columns: rest, .clipping)
      rest -= TextWidth.columns(of: text)
      spans.append(ContentSpan(text, span.style))
      if text != span.text { break }
    }
    if columns > 0 {
      if let last = spans.last {
        spans[spans.count - 1].text = last.text.trimmedEnd + "…"
      } else {
        spans = [ContentSpan("…", self.spans.first?.style ?? Style())]
      }
    }
    line.spans = spans
    return line
  }

  /// The line without blanks at its ends, which other texts may overwrite.
  var trimmed: (lead: Int, line: ContentLine) {
    if spans.first?.text.utf8.first != 0x20, spans.last?.text.utf8.last != 0x20,
      !spans.contains(where: \.text.isEmpty)
    {
      return (0, self)
    }
    var line = self
    var lead = 0
    while let first = line.spans.first {
      let text = first.text.drop { $0 == " " }
      lead += first.text.count - text.count
      line.spans[0].text = String(text)
      guard text.isEmpty else { break }
      line.spans.removeFirst()
    }
    while let last = line.spans.last {
      let text = last.text.trimmedEnd
      line.spans[line.spans.count - 1].text = text
      guard text.isEmpty else { break }
      line.spans.removeLast()
    }
    return (lead, line)
  }

  var text: String { spans.reduce(into: "") { $0 += $1.text } }
}

extension String {
  /// Whether it is broken into lines; plain texts are not, and are recognized by their bytes.
  fileprivate var hasLines: Bool {
    TextWidth.plainCount(of: self) == nil && contains(where: \.isNewline)
  }

  fileprivate var trimmedEnd: String {
    var text = self
    while text.last == " " { text.removeLast() }
    return text
  }
}
