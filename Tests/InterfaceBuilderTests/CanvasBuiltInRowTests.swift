import Foundation
import Testing

@testable import InterfaceBuilder

/// What the built-in styles of rows show, as builds of the editor draw it.
@MainActor struct CanvasBuiltInRowTests {
  /// A label with the font of a style (`Body`) or of a size (`17`).
  private func label(_ id: String, _ font: String, _ text: String) -> String {
    let given =
      Int(font) == nil ? "style='UICTFontTextStyle\(font)'" : "type='system' pointSize='\(font)'"
    return """
      <label text='\(text)' numberOfLines='0' id='\(id)'><fontDescription key='fontDescription' \(given)/></label>
      """
  }

  /// The frames of a row `a`, its text `l`, its detail `m` and its picture `p`.
  private func row(
    _ style: String, build: Int, device: String = "retina4_7", rowHeight: Int = -1,
    fonts: (String, String), texts: (String, String) = ("Word", "Word"), picture: String = "",
    rest: String = ""
  ) throws -> [String: CGRect] {
    try CanvasDrawing.frames(
      """
      <tableView style='grouped' rowHeight='\(rowHeight)' estimatedRowHeight='-1' TA id='s'><prototypes>\
      <tableViewCell style='IBUITableViewCellStyle\(style)' textLabel='l' detailTextLabel='m' \
      imageView='p' id='a'><tableViewCellContentView key='contentView' id='c'><subviews>\
      \(label("l", fonts.0, texts.0))\(label("m", fonts.1, texts.1))\(picture)</subviews>\
      </tableViewCellContentView></tableViewCell></prototypes></tableView>
      """,
      ["top", "leading", "trailing", "bottom"].map { "s.\($0) = v.\($0)" }, build: build,
      device: device + " portrait", rest: rest)
  }

  @Test(
    arguments: [
      // Rows that are as high as their texts need.
      (23504, "retina4_7", -1, ("17", "12"), 10, 1), (24506, "retina4_7", -1, ("17", "12"), 9, 2),
      (24506, "retina5_9", -1, ("17", "12"), 10, 1), (19529, "retina5_5", -1, ("17", "12"), 9, 2),
      (23504, "retina6_0", -1, ("14", "13"), 20.0 / 3, 7.0 / 3),
      (23504, "retina4_7", -1, ("Body", "Caption1"), 9, 3),
      (23504, "retina4_7", -1, ("Body", "Footnote"), 8, 3),
      // In rows of a given height both are in the middle, and the text moves up where there is room.
      (22505, "retina4_7", 60, ("17", "13"), 9, 3), (22505, "retina4_7", 60, ("17", "14"), 9, 3),
      (17701, "retina4_7", 80, ("16", "11"), 21, 3), (19529, "retina4_7", 50, ("17", "12"), 8, 0),
      (21701, "retina4_7", 60, ("16", "12"), 10, 3), (21701, "retina4_7", 50, ("16", "12"), 8, 0),
      (13771, "retina4_7", 87, ("35", "12"), 15, 0), (11762, "retina4_7", 75, ("17", "12"), 20, 0),
    ] as [(Int, String, Int, (String, String), CGFloat, CGFloat)])
  func `LE2.1 a subtitle and the text over it are together`(
    build: Int, device: String, rowHeight: Int, fonts: (String, String), top: CGFloat, gap: CGFloat
  ) throws {
    let found = try row(
      "Subtitle", build: build, device: device, rowHeight: rowHeight, fonts: fonts)
    let (title, detail) = try (#require(found["l"]), #require(found["m"]))
    #expect(abs(title.minY - top) < 0.01)
    #expect(abs(detail.minY - title.maxY - gap) < 0.01)
  }

  @Test(
    arguments: [
      ("retina4_7", ("17", "12"), 55.5), ("retina5_9", ("17", "12"), 167.0 / 3),
      ("retina5_9", ("14", "13"), 149.0 / 3), ("retina5_9", ("14", "14"), 152.0 / 3),
      ("retina4_7", ("Body", "Caption1"), 57.5), ("retina4_7", ("Body", "Footnote"), 58.5),
      ("retina4_7", ("12", "11"), 43.5),
    ] as [(String, (String, String), CGFloat)])
  func `LE2.3 a row with a subtitle is as high as its lines and the spacing of the first`(
    device: String, fonts: (String, String), height: CGFloat
  ) throws {
    let found = try row("Subtitle", build: 22505, device: device, fonts: fonts)
    #expect(try abs(#require(found["a"]).height - height) < 0.01)
  }

  @Test(arguments: [("20", 48.5), ("Title3", 49.5), ("Body", 43.5)] as [(String, CGFloat)])
  func `LE2.3 a row whose title is large is as high as two lines and their spacing`(
    font: String, height: CGFloat
  ) throws {
    let found = try row("Default", build: 23504, device: "retina4_7", fonts: (font, "12"))
    #expect(found["a"]?.height == height)
  }

  @Test func `LE2.1 a subtitle of several lines is as wide as the row lets it be`() throws {
    let text = Array(repeating: "Word", count: 30).joined(separator: " ")
    let found = try row(
      "Subtitle", build: 22505, rowHeight: 120, fonts: ("17", "12"), texts: ("Word", text))
    let detail = try #require(found["m"])
    #expect(detail.maxX <= 375 - 16 && detail.maxX > 300)
    #expect(detail.height == 43)
  }

  @Test func `LE2.1 the editor shows words of its own where a row has no text`() throws {
    func widths(_ style: String, _ texts: (String, String)) throws -> [CGFloat?] {
      let found = try row(style, build: 22505, fonts: ("17", "12"), texts: texts)
      return ["l", "m"].map { found[$0]?.width }
    }
    #expect(try widths("Subtitle", ("", "")) == widths("Subtitle", ("Title", "Subtitle")))
    #expect(try widths("Value1", ("", "")) == widths("Value1", ("Title", "Detail")))
  }

  @Test func `LE2.1 symbols before the text of rows have their middle below each other`() throws {
    for name in ["doc", "plus", "info.circle"] {
      let found = try row(
        "Subtitle", build: 22505, fonts: ("17", "12"),
        picture:
          "<imageView id='p'><imageReference key='image' image='\(name)' catalog='system'/></imageView>",
        rest:
          "<resources><image name='\(name)' catalog='system' width='128' height='128'/></resources>"
      )
      #expect(try abs(#require(found["p"]).midX - (16 + 12)) < 0.26)
      #expect(try abs(#require(found["l"]).minX - (16 + 24 + 15)) < 0.01)
    }
  }

  @Test func `LE2.3 a row is at least as high as its picture and the margins`() throws {
    let found = try row(
      "Value1", build: 22505, fonts: ("17", "12"),
      picture: "<imageView image='big' id='p'/>",
      rest: "<resources><image name='big' width='30' height='41'/></resources>")
    #expect(found["a"]?.height == 41 + 22 + 0.5)
    #expect(found["p"] == CGRect(x: 16, y: 11, width: 30, height: 41))
  }

  @Test(
    arguments: [(24506, "14", 3), (16097, "15", 2), (24506, "17", 0)] as [(Int, String, CGFloat)])
  func `LE2.1 a detail is on the line of the text beside it`(
    build: Int, size: String, drop: CGFloat
  ) throws {
    let found = try row("Value1", build: build, fonts: ("17", size))
    #expect(try #require(found["m"]).minY - #require(found["l"]).minY == drop)
  }

  /// The frames of a row `a` with an accessory and text `l` in a table `width` points wide.
  private func row(
    build: Int, device: String, screen: CGSize, width: CGFloat
  ) throws -> [String: CGRect] {
    try CanvasDrawing.frames(
      """
      <tableView style='plain' rowHeight='44' TA id='s'><prototypes><tableViewCell id='a' \
      style='IBUITableViewCellStyleDefault' accessoryType='disclosureIndicator' textLabel='l'>\
      <tableViewCellContentView key='contentView' id='c'><subviews><label text='Row' id='l'/></subviews>\
      </tableViewCellContentView></tableViewCell></prototypes></tableView>
      """,
      ["s.top = v.top", "s.leading = v.leading", "s.bottom = v.bottom", "s.width = \(width)"],
      build: build, device: device + " portrait",
      root: CanvasDrawing.Root(size: screen, metrics: ""))
  }

  @Test(
    arguments: [
      (19162, "retina6_1", 300, 16), (19162, "retina6_1", 320, 16), (19162, "retina6_1", 374, 20),
      (22505, "retina5_9", 240, 16), (22505, "retina5_9", 375, 16),
    ] as [(Int, String, CGFloat, CGFloat)])
  func `LE2.2 rows of tables no wider than the narrowest screen have its margins`(
    build: Int, device: String, width: CGFloat, left: CGFloat
  ) throws {
    let screen = CGSize(width: device == "retina5_9" ? 375 : 414, height: 896)
    let found = try row(build: build, device: device, screen: screen, width: width)
    #expect(found["l"]?.minX == left)
  }

  @Test(arguments: [("retina4_7", 375, 1), ("retina6_1", 414, 0)] as [(String, CGFloat, CGFloat)])
  func `LE2.1 before build 14800 text ends a point before the arrow in rows with narrow margins`(
    device: String, width: CGFloat, gap: CGFloat
  ) throws {
    let found = try row(
      build: 14460, device: device, screen: CGSize(width: width, height: 896), width: width)
    #expect(try #require(found["c"]).width - #require(found["l"]).maxX == gap)
  }

  @Test func `LE2.1 a detail after a column of text begins beside it, on its line`() throws {
    let found = try row("Value2", build: 16097, rowHeight: 44, fonts: ("12", "15"))
    let (text, detail) = try (#require(found["l"]), #require(found["m"]))
    #expect(text.minX == 16 && text.width == 91)
    #expect(abs(detail.minX - (16 + 91 + 6)) < 0.01)
    #expect(detail.minY == 13 && text.minY == 16)
  }
}
