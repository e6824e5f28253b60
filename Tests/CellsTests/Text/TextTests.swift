import Cells
import Testing

/// One width for measuring and painting, and nothing that acts on a terminal.
struct TextTests {
  @Test(arguments: [
    ("plain", 5), ("é", 1), ("e\u{301}", 1), ("日本", 4), ("한국", 4), ("ｗ", 2), ("😀", 2),
    ("👩‍👩‍👧", 2), ("🇩🇪", 2), ("❤\u{FE0F}", 2), ("", 0), ("─", 1),
    ("か\u{3099}", 2), ("\u{1112}\u{1161}\u{11AB}", 2), ("कि", 2), ("\u{1F1E9}", 2), ("䷀", 2),
    ("\u{301}", 1), ("\u{1161}", 1), ("\u{378}", 1), ("\r\n", 1),
    ("e\u{301}\u{301}\u{301}\u{301}", 1),
    ("e\u{301}\u{301}\u{301}\u{301}\u{301}", 2), ("\u{F8FF}", 1), ("Ж", 1), ("ß", 1),
  ])
  func `text takes the columns that it is painted with`(text: String, columns: Int) {
    var buffer = CellBuffer(size: CellSize(columns: 20, rows: 1))
    let used = buffer.write(text, at: CellPoint(column: 0, row: 0), style: Style())

    #expect(TextWidth.columns(of: text) == columns)
    #expect(used == columns)
  }

  @Test func `what counts as plain is a character of one column, alone and beside others`() {
    let plain = (0..<0x3000).compactMap(Unicode.Scalar.init)
      .filter { TextWidth.plainCount(of: String($0)) != nil }

    #expect(plain.count > 1_300 && plain.contains("→") && plain.contains("“"))
    #expect(plain.allSatisfy { TextWidth.columns(of: Character($0)) == 1 })
    #expect(plain.allSatisfy { TextWidth.sanitised(String($0)) == String($0) })
    let text = String(String.UnicodeScalarView(plain))
    #expect(TextWidth.plainCount(of: text) == text.count)
  }

  @Test func `a mark behind a sign belongs to it`() {
    #expect(TextWidth.plainCount(of: "→\u{301}") == nil)
    #expect(TextWidth.columns(of: "a→\u{301}b") == 3)
  }

  @Test func `control characters, escapes and bidi marks are painted as replacements`() {
    var buffer = CellBuffer(size: CellSize(columns: 40, rows: 1))
    buffer.write(
      "a\u{1B}[31mb\nc\u{7F}d\u{9B}e\u{202E}f", at: CellPoint(column: 0, row: 0),
      style: Style())

    #expect(buffer.text == "a␛[31mb␊c␡d\u{FFFD}e\u{FFFD}f")
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

  @Test(arguments: [
    ("plain é 日", "plain é 日"), ("👍🏽 ok", "〓 ok"), ("🇩🇪", "〓"), ("1\u{FE0F}\u{20E3}", "〓"),
    ("\u{1FAE8}", "〓"), ("\u{301}x", "\u{FFFD}x"), ("\u{0600}1", "\u{FFFD}"),
    ("a\u{AD}b", "a\u{FFFD}b"),
    ("\u{FFFE}", "\u{FFFD}"), ("x\u{2028}y", "x\u{FFFD}y"), ("x\r\ny", "x␍y"), ("\t\0", "␉␀"),
    ("\u{2066}abc\u{2069}", "\u{FFFD}abc\u{FFFD}"),
  ])
  func `what terminals count differently becomes a placeholder`(text: String, painted: String) {
    #expect(TextWidth.sanitised(text) == painted)
    #expect(TextWidth.columns(of: painted) == TextWidth.columns(of: text))
    #expect(TextWidth.sanitised(painted) == painted)
  }

  @Test func `a cell that is set directly is sanitised too`() {
    var buffer = CellBuffer(size: CellSize(columns: 4, rows: 1))
    buffer[0, 0] = Cell(.character("\u{1B}"))
    buffer[1, 0] = Cell(.character("日"))
    buffer[3, 0] = Cell(.character("本"))

    #expect(buffer.text == "␛日")
    #expect(buffer[2, 0].content == .continuation)
    #expect(buffer[3, 0].content == .blank)
  }

  @Test func `changing the style of half a wide character leaves the character`() {
    var buffer = CellBuffer(size: CellSize(columns: 3, rows: 1))
    buffer.write("日x", at: CellPoint(column: 0, row: 0), style: Style())
    buffer[1, 0].style.attributes = .bold
    buffer[0, 0].style.attributes = .dim

    #expect(buffer.text == "日x")
    #expect(buffer.styleMap { $0.attributes == .dim ? "d" : " " } == "dd")
  }

  @Test func `half a wide character that cannot be is a blank`() {
    var buffer = CellBuffer(size: CellSize(columns: 3, rows: 1))
    buffer.write("abc", at: CellPoint(column: 0, row: 0), style: Style())
    buffer[1, 0] = Cell(.continuation)

    #expect(buffer.text == "a c")
  }

  @Test(arguments: [
    (-2, "本c"), (-1, " 本c"), (0, "日本c"), (1, " 日本"), (2, "  日"), (9, ""), (Int.max, ""),
    (Int.min, ""),
  ])
  func `a picture in a picture is cut without half characters`(column: Int, expected: String) {
    var inner = CellBuffer(size: CellSize(columns: 6, rows: 1))
    inner.write("日本c", at: CellPoint(column: 0, row: 0), style: Style())
    var frame = CellBuffer(size: CellSize(columns: 5, rows: 1))
    frame.draw(inner, at: CellPoint(column: column, row: 0))

    #expect(frame.text == expected)
  }
}
