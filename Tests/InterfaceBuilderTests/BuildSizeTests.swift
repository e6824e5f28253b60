import Foundation
import Testing

/// Natural sizes that changed from build to build of the editor.
@MainActor struct BuildSizeTests {
  private let corner = ["s.leading = v.leading", "s.top = v.top"]

  private func height(_ element: String, build: Int, device: String = "retina4_7") throws
    -> CGFloat?
  {
    try CanvasDrawing.frames(element, corner, build: build, device: "\(device) portrait")["s"]?
      .height
  }

  @Test(
    arguments: [(17701, 20.5, 34), (18122, 17, 30), (20037, 17, 30), (21225, 20.5, 34)]
      as [(Int, CGFloat, CGFloat)])
  func `LG5 builds 18000 to 20999 set text styles in the smallest text size`(
    build: Int, body: CGFloat, title: CGFloat
  ) throws {
    func label(_ style: String) -> String {
      """
      <label text='Label' adjustsFontForContentSizeCategory='YES' TA id='s'>\
      <fontDescription key='fontDescription' style='UICTFontTextStyle\(style)'/></label>
      """
    }

    #expect(try height(label("Body"), build: build) == body)
    #expect(try height(label("Title1"), build: build).map { abs($0 - title) <= 0.5 } == true)
    #expect(try height("<label text='Label' TA id='s'/>", build: build) == 20.5)
  }

  @Test(
    arguments: [
      (6250, "Headline", "Label", 41, 20), (6250, "Headline", "Content", 60, 20),
      (6250, "Body", "Cell 0", nil, 20), (6250, "Caption1", "Type", nil, 14),
      (9059, "Title1", "Status Label", nil, 33), (11542, "Title1", "Status Label", nil, 33.5),
    ] as [(Int, String, String, CGFloat?, CGFloat)])
  func `LG5 builds before 11000 set text styles in the size before the ordinary`(
    build: Int, style: String, text: String, width: CGFloat?, height: CGFloat
  ) throws {
    let found = try CanvasDrawing.frames(
      """
      <label text='\(text)' TA id='s'>\
      <fontDescription key='fontDescription' style='UICTFontTextStyle\(style)'/></label>
      """, corner, build: build, device: "")

    let size = try #require(found["s"]).size
    // Other records have their width from elsewhere.
    #expect(abs(size.width - (width ?? size.width)) <= 1 && size.height == height)
  }

  @Test(
    arguments: [
      (6254, "View File Content", 120), (6254, "Create File", 74), (6751, "Register to GCM", 115),
      (7531, "Share Sample", 96), (7531, "Dismiss", 54),
    ] as [(Int, String, CGFloat)])
  func `LG6 builds before 8000 set titles of 15 points wider`(
    build: Int, title: String, width: CGFloat
  ) throws {
    let found = try CanvasDrawing.frames(
      """
      <button buttonType='roundedRect' TA id='s'><state key='normal' title='\(title)'/></button>
      """, corner, build: build, device: "")

    #expect(found["s"]?.width == width)
  }

  @Test(
    arguments: [
      (14460, "Title0", 36), (14460, "Title1", 31.5), (14109, "Title2", 24),
      (14109, "Title3", 24), (14460, "Body", 20.5), (15705, "Title0", 41), (15705, "Title1", 33.5),
      (15705, "Title2", 26.5),
    ] as [(Int, String, CGFloat)])
  func `LG5 builds 13000 to 14799 set titles smaller`(
    build: Int, style: String, height: CGFloat
  ) throws {
    let label = """
      <label text='Label' adjustsFontForContentSizeCategory='YES' TA id='s'>\
      <fontDescription key='fontDescription' style='UICTFontTextStyle\(style)'/></label>
      """
    #expect(try self.height(label, build: build) == height)
  }

  @Test(arguments: [(20037, "retina6_1", 31.0), (22505, "retina6_12", 34 + 1.0 / 3)])
  func `LG8 a symbol in a configuration is in a line of the title's text style`(
    build: Int, device: String, height: CGFloat
  ) throws {
    let found = try CanvasDrawing.frames(
      """
      <stackView TA id='s'><subviews><button buttonType='system' TA id='b'><state key='normal'/>\
      <buttonConfiguration key='configuration' style='plain' image='ellipsis' catalog='system'/>\
      </button></subviews></stackView>
      """, corner, build: build, device: "\(device) portrait",
      rest: """
        <resources><image name='ellipsis' catalog='system' width='128' height='37'/></resources>
        """)

    #expect(found["b"].map { abs($0.height - height) < 0.01 } == true)
  }

  @Test(
    arguments: [
      (20037, "retina6_1", "plain", "video", 50), (21507, "retina6_12", "plain", "video", 55.33),
      (22505, "retina6_12", "plain", "photo", 54.67), (24412, "retina6_0", "tinted", "photo", 48),
    ] as [(Int, String, String, String, CGFloat)])
  func `LG8 symbols follow body text in configurations and are larger in plain ones`(
    build: Int, device: String, style: String, symbol: String, width: CGFloat
  ) throws {
    let found = try CanvasDrawing.frames(
      """
      <stackView TA id='s'><subviews><button buttonType='system' TA id='b'><state key='normal'/>\
      <buttonConfiguration key='configuration' style='\(style)' image='\(symbol)' \
      catalog='system'/></button></subviews></stackView>
      """, corner, build: build, device: "\(device) portrait",
      rest: """
        <resources><image name='video' catalog='system' width='128' height='83'/>\
        <image name='photo' catalog='system' width='128' height='93'/></resources>
        """)

    #expect(found["b"].map { abs($0.width - width) <= 0.5 } == true)
  }

  @Test(arguments: [(16097, 2.0), (17506, 4)])
  func `LG1 progress views are higher from build 17000 on`(build: Int, height: CGFloat) throws {
    let bar = "<progressView progress='0.5' TA id='s'/>"
    #expect(try self.height(bar, build: build) == height)
  }

  @Test(
    arguments: [
      (14109, "retina4_7", "placeholder='Enter Amount'", 109.5),
      (23504, "retina6_12", "placeholder='Enter channel name'", 156),
      (16097, "retina4_7", "", 32), (11542, "retina5_5", "", 25),
    ] as [(Int, String, String, CGFloat)])
  func `LG1 fields with border have room around their text, empty ones around a space`(
    build: Int, device: String, text: String, width: CGFloat
  ) throws {
    let found = try CanvasDrawing.frames(
      """
      <textField borderStyle='roundedRect' \(text) TA id='s'>\
      <fontDescription key='fontDescription' type='system' pointSize='14'/></textField>
      """, corner, build: build, device: "\(device) portrait")

    #expect(found["s"].map { abs($0.width - width) <= 0.5 } == true)
  }

  @Test(
    arguments: [
      (13529, "retina4_7", "text='8080'", 39), (14490, "retina6_5", "", 8),
      (13529, "retina4_7", "text='8080' adjustsFontSizeToFit='NO'", 37),
      (22505, "retina6_1", "text='0'", 9),
    ] as [(Int, String, String, CGFloat)])
  func `LG1 early fields without border have room beside their text, empty ones beside a space`(
    build: Int, device: String, text: String, width: CGFloat
  ) throws {
    let found = try CanvasDrawing.frames(
      """
      <textField \(text) TA id='f'>\
      <fontDescription key='fontDescription' type='system' pointSize='14'/></textField>
      """, ["f.leading = v.leading", "f.top = v.top"], build: build, device: "\(device) portrait")

    #expect(found["f"].map { abs($0.width - width) <= 0.5 } == true)
  }

  @Test(
    arguments: [(["🔴", "🔵", "🔴", "🔵"], 135), (["None", "&quot;Title&quot;"], 105)]
      as [([String], CGFloat)])
  func `LG6 segments are as wide as the signs in them`(titles: [String], width: CGFloat) throws {
    let segments = titles.map { "<segment title='\($0)'/>" }
    let found = try CanvasDrawing.frames(
      "<segmentedControl TA id='s'><segments>\(segments.joined())</segments></segmentedControl>",
      corner, build: 14460)

    #expect(found["s"]?.width == width)
  }

  @Test(
    arguments: [
      (12120, "clearButtonMode='whileEditing'", 19), (12120, "", 17),
      (24506, "clearButtonMode='always'", 19), (24506, "clearButtonMode='never'", 18.5),
    ] as [(Int, String, CGFloat)])
  func `LG1 fields without border have room for the button that empties them`(
    build: Int, clear: String, height: CGFloat
  ) throws {
    let found = try CanvasDrawing.frames(
      """
      <textField placeholder='Name' \(clear) TA id='f'>\
      <fontDescription key='fontDescription' type='system' pointSize='14'/></textField>
      """, ["f.leading = v.leading", "f.top = v.top"], build: build)

    #expect(found["f"]?.height == height)
  }

  @Test(arguments: [("\u{2028}", 41.0), ("\u{2029}", 41), ("&#10;", 41), (" ", 20.5)])
  func `LG4 line and paragraph separators end a line`(end: String, height: CGFloat) throws {
    let label = "<label text='One\(end)two' numberOfLines='0' TA id='s'/>"
    #expect(try self.height(label, build: 22505) == height)
  }

  /// How large a label in a font of that name is.
  private func size(of text: String, in name: String, _ points: Int, build: Int) throws -> CGSize {
    let found = try CanvasDrawing.frames(
      """
      <label text='\(text)' TA id='s'><fontDescription key='fontDescription' name='\(name)' \
      family='A family' pointSize='\(points)'/></label>
      """, corner, build: build, device: "retina4_7 portrait")
    return try #require(found["s"]).size
  }

  @Test(
    arguments: [
      ("OpenSans", 10, 33, 12, "TODAY"), ("OpenSans-Light", 24, 40.5, 28, "#25"),
      ("OpenSans-Semibold", 18, 40.5, 21, "$150"),
    ] as [(String, Int, CGFloat, CGFloat, String)])
  func `LG2 LG6 Helvetica Neue in its ordinary weight stands for fonts that are not there`(
    name: String, points: Int, width: CGFloat, height: CGFloat, text: String
  ) throws {
    let size = try size(of: text, in: name, points, build: 15400)
    #expect(abs(size.width - width) <= 1 && size.height == height)
  }

  @Test(
    arguments: [
      (".SFUIText", 20, 60, 24, "People", 14490),
      ("TimesNewRomanPS-BoldMT", 18, 44.5, 20, "Label", 20037),
      ("SFUIText-Medium", 17, 143, 20, "Organization name", 20037),
    ] as [(String, Int, CGFloat, CGFloat, String, Int)])
  func `LG2 LG6 names of the system's font find it with a dot, and nothing without`(
    name: String, points: Int, width: CGFloat, height: CGFloat, text: String, build: Int
  ) throws {
    let size = try size(of: text, in: name, points, build: build)
    #expect(abs(size.width - width) <= 0.5 && size.height == height)
  }

  @Test(
    arguments: [
      ("HelveticaNeue", 24, 28, 14460), ("HelveticaNeue-Bold", 21, 25.5, 14460),
      ("HelveticaNeue-Light", 18, 21.5, 14460), ("Arial-BoldMT", 20, 22.5, 21507),
    ] as [(String, Int, CGFloat, Int)])
  func `LG2 lines of Helvetica Neue are lower in the ordinary weight, Arial's still lower`(
    name: String, points: Int, height: CGFloat, build: Int
  ) throws {
    let label = """
      <label text='Label' TA id='s'><fontDescription key='fontDescription' name='\(name)' \
      family='Helvetica Neue' pointSize='\(points)'/></label>
      """
    #expect(try self.height(label, build: build) == height)
  }
}
