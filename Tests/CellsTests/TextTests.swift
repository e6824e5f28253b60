import Cells
import Testing

/// One width for measuring and painting, and nothing that acts on a terminal.
@Suite struct TextTests {
  @Test(arguments: [
    ("plain", 5), ("é", 1), ("e\u{301}", 1), ("日本", 4), ("한국", 4), ("ｗ", 2), ("😀", 2),
    ("👩‍👩‍👧", 2), ("🇩🇪", 2), ("❤\u{FE0F}", 2), ("", 0), ("─", 1),
  ])
  func `text takes the columns that it is painted with`(text: String, columns: Int) {
    var buffer = CellBuffer(size: CellSize(columns: 20, rows: 1))
    let used = buffer.write(text, at: CellPoint(column: 0, row: 0), style: Style())

    #expect(TextWidth.columns(of: text) == columns)
    #expect(used == columns)
  }

  @Test func `control characters, escapes and bidi marks are painted as replacements`() {
    var buffer = CellBuffer(size: CellSize(columns: 40, rows: 1))
    buffer.write(
      "a\u{1B}[31mb\nc\u{7F}d\u{9B}e\u{202E}f", at: CellPoint(column: 0, row: 0),
      style: Style())

    #expect(buffer.text.hasPrefix("a␛[31mb␊c␡d\u{FFFD}e\u{FFFD}f"))
    #expect(!buffer.text.unicodeScalars.contains { $0.value < 0x20 || $0.value == 0x202E })
  }

  @Test func `a wide character at the edge is left out whole`() {
    var buffer = CellBuffer(size: CellSize(columns: 3, rows: 1))
    let used = buffer.write("日本", at: CellPoint(column: 0, row: 0), style: Style())

    #expect(used == 2)
    #expect(buffer.text == "日")
  }

  @Test func `writing over half of a wide character blanks the other half`() {
    var buffer = CellBuffer(size: CellSize(columns: 4, rows: 1))
    buffer.write("日本", at: CellPoint(column: 0, row: 0), style: Style())
    buffer.write("x", at: CellPoint(column: 1, row: 0), style: Style())

    #expect(buffer.text == " x本")
  }

  @Test func `text is cut at a clip on both sides`() {
    var buffer = CellBuffer(size: CellSize(columns: 8, rows: 1))
    buffer.write(
      "abcdef", at: CellPoint(column: -1, row: 0), style: Style(),
      clippedTo: CellRect(column: 1, row: 0, columns: 3, rows: 1))

    #expect(buffer.text == " cde")
  }
}
