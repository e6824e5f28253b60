import CellRenderer
import Cells
import TestSupport
import Testing

/// Pictures that follow each other, as SVG and as a cast.
struct FilmTests {
  private static func picture(_ lines: [String], _ style: Style = Style()) -> CellBuffer {
    var buffer = CellBuffer(
      size: CellSize(columns: lines.map(\.count).max() ?? 0, rows: lines.count))
    for (row, line) in lines.enumerated() {
      buffer.write(line, at: CellPoint(column: 0, row: row), style: style)
    }
    return buffer
  }

  private static let film = CellFilm(
    title: "A < B",
    frames: [
      CellFilm.Frame(picture: picture(["same", "one "]), milliseconds: 500),
      CellFilm.Frame(picture: picture(["same", "two "]), milliseconds: 250),
      CellFilm.Frame(picture: picture(["same", "one "]), milliseconds: 1250),
    ])

  private static func element(_ text: String, _ y: Int) -> String {
    "<text x=\"0\" y=\"\(y)\" textLength=\"32\">\(text)</text>"
  }

  @Test func `a row that stays is not animated, one that comes back is written once`() {
    let lines = FilmSVG.text(of: Self.film).split(separator: "\n").map(String.init)

    let drawn: [String] = [
      "<g transform=\"translate(16 16)\" xml:space=\"preserve\">", Self.element("same", 13),
      "<g class=\"k k1\">",
      Self.element("one ", 30), "</g>", "<g class=\"k k2\">", Self.element("two ", 30), "</g>",
      "</g>",
    ]
    #expect(Array(lines.dropLast().suffix(9)) == drawn)
    let rules = lines.filter { $0.contains("animation") || $0.contains("keyframes") }
    #expect(
      rules == [
        ".k { visibility: hidden; animation: 2s step-end infinite; }",
        "@media (prefers-reduced-motion: reduce) { .k { animation: none !important; } }",
        ".k1{animation-name:k1;visibility:visible}",
        "@keyframes k1{0%{visibility:visible}25%{visibility:hidden}37.5%{visibility:visible}}",
        ".k2{animation-name:k2}",
        "@keyframes k2{0%{visibility:hidden}25%{visibility:visible}37.5%{visibility:hidden}}",
      ])
    #expect(lines.contains("<title>A &lt; B</title>"))
    #expect(!lines.contains { $0.contains("script") })
  }

  @Test func `a film that does not move has no style rules of its own`() {
    let still = CellFilm(title: "", frames: [Self.film.frames[0], Self.film.frames[0]])

    #expect(!FilmSVG.text(of: still).contains("animation"))
    #expect(FilmSVG.text(of: CellFilm(title: "", frames: [])).hasSuffix("</svg>"))
  }

  @Test func `a cast begins whole and goes on with what differs`() throws {
    let styled = Self.picture(
      ["same", "two "], Style(foreground: .rgb(1, 2, 3), background: .palette(9)))
    let film = CellFilm(
      title: "Film",
      frames: [Self.film.frames[0], CellFilm.Frame(picture: styled, milliseconds: 100)])

    #expect(
      try FilmCast.lines(of: Self.film) == [
        #"{"height":2,"title":"A < B","version":2,"width":4}"#,
        #"[0,"o","\u001b[?25l\u001b[0m\u001b[2J\u001b[1;1H\u001b[0msame\u001b[2;1Hone"]"#,
        #"[0.5,"o","\u001b[2;1H\u001b[0mtwo"]"#,
        #"[0.75,"o","\u001b[2;1H\u001b[0mone"]"#,
        #"[2,"o","\u001b[0m\u001b[?25h"]"#,
      ])
    #expect(
      try FilmCast.lines(of: film)[2]
        == #"[0.5,"o","\u001b[1;1H\u001b[0;38;2;1;2;3;48;5;9msame\u001b[2;1Htwo "]"#)
  }

  @Test func `a terminal shows each frame of a cast when its time has come`() throws {
    let cast = try FilmCast.lines(of: Self.film)
    let first = try #require(CastScreen(cast, events: 1))
    let second = try #require(CastScreen(cast, events: 2))
    let all = try #require(CastScreen(cast))

    #expect(first.lines == ["same", "one"])
    #expect(second.lines == ["same", "two"])
    #expect(all.lines == ["same", "one"])
    #expect(all.times == [0, 0.5, 0.75, 2])
  }
}
