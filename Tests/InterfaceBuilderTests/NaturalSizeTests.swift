import Foundation
import Testing

/// Natural sizes that hold on the editor's canvas only.
@MainActor struct NaturalSizeTests {
  private let corner = ["s.leading = v.leading", "s.top = v.top"]

  @Test func `LG1 what shows nothing in a stack is 50 points large, plain views wider`() throws {
    let found = try CanvasDrawing.frames(
      """
      <stackView axis='vertical' alignment='top' TA id='s'><subviews><label text='' TA id='a'/>\
      <imageView TA id='b'/><view TA id='c'/><view customClass='Ring' TA id='d'/>\
      <label text='' numberOfLines='0' TA id='f'/></subviews>\
      </stackView><label text='' TA id='e'/>
      """, corner + ["e.leading = v.leading", "e.top = v.top"])

    #expect(found["a"] == CGRect(x: 0, y: 0, width: 50, height: 50))
    #expect(found["b"] == CGRect(x: 0, y: 50, width: 50, height: 50))
    #expect(found["c"] == CGRect(x: 0, y: 100, width: 240, height: 50))
    #expect(found["d"] == CGRect(x: 0, y: 150, width: 50, height: 50))
    #expect(found["s"]?.size == CGSize(width: 240, height: 200))
    #expect(found["e"]?.size == .zero && found["f"]?.size == .zero)
  }

  @Test func `LG1 a plain view without content whose width follows from its height is 50 high`()
    throws
  {
    let found = try CanvasDrawing.frames(
      """
      <stackView alignment='top' TA id='s'><subviews><view TA id='a'><constraints>\
      <constraint firstAttribute='width' secondItem='a' secondAttribute='height' \
      multiplier='2' id='k'/></constraints></view></subviews></stackView>
      """, corner)

    #expect(found["a"] == CGRect(x: 0, y: 0, width: 100, height: 50))
  }

  @Test(arguments: [("", 50), ("k.height = 15", 15)] as [(String, CGFloat)])
  func `LG1 a plain view that holds others is 50 points high where these only want to be lower`(
    constraint: String, height: CGFloat
  ) throws {
    let edges = ["top", "bottom", "leading", "trailing"].map { "k.\($0) = p.\($0)" }
    let found = try CanvasDrawing.frames(
      """
      <stackView axis='vertical' TA id='s'><subviews><view TA id='p'><subviews>\
      <label text='Label' verticalHuggingPriority='251' TA id='k'/></subviews></view></subviews>\
      </stackView>
      """, corner + edges + (constraint.isEmpty ? [] : [constraint]))

    #expect(found["p"]?.height == height)
    #expect(found["p"]?.width == found["k"]?.width && found["k"]?.width != 240)
  }

  @Test func `LG1 a sign that is hidden because it is at rest has its place on the canvas`() throws
  {
    let found = try CanvasDrawing.frames(
      """
      <stackView axis='vertical' TA id='s'><subviews>\
      <activityIndicatorView hidden='YES' hidesWhenStopped='YES' TA id='a'/>\
      <activityIndicatorView hidden='YES' TA id='b'/><label text='Label' TA id='c'/>\
      </subviews></stackView>
      """, corner)

    #expect(found["c"]?.minY == 20)
  }

  @Test func `LG1 a text view that scrolls has no height of its own`() throws {
    let found = try CanvasDrawing.frames(
      """
      <stackView axis='vertical' TA id='s'><subviews><textView text='Text' TA id='a'/>\
      <view TA id='b'><constraints><constraint firstAttribute='height' constant='60' priority='1' \
      id='k'/></constraints></view></subviews></stackView>
      """, corner + ["s.width = 200", "s.height = 60"])

    #expect(found["a"]?.height == 0 && found["b"]?.height == 60)
  }

  @Test func `LG1 a plain view without content gives way to text beside it`() throws {
    let found = try CanvasDrawing.frames(
      """
      <stackView TA id='s'><subviews><view TA id='a'/><label text='Label' TA id='b'/></subviews>\
      </stackView>
      """, corner + ["s.width = 100"])

    #expect(found["b"]?.width == 41.5)
    #expect(found["a"]?.width == 58.5)
  }

  @Test func `LG1 a plain view without content resists as content does, and hugging decides`()
    throws
  {
    // 340 = 26 + 288 + 26: the images are 308 and 288 points wide, and the hidden one hugs its own.
    let found = try CanvasDrawing.frames(
      """
      <stackView TA id='s'><subviews><view TA id='a'/>\
      <stackView axis='vertical' TA id='b'><subviews>\
      <imageView hidden='YES' horizontalHuggingPriority='251' image='low' TA id='c'/>\
      <imageView horizontalHuggingPriority='251' image='high' TA id='d'/></subviews></stackView>\
      <view TA id='e'/></subviews></stackView>
      """, corner + ["s.width = 340", "e.width = a.width"],
      rest: """
        <resources><image name='low' width='288' height='60'/>\
        <image name='high' width='308' height='60'/></resources>
        """)

    #expect(found["a"]?.width == 26 && found["e"]?.width == 26)
    #expect(found["d"]?.width == 288)
  }

  @Test(arguments: ["view customClass='Ring'", "imageView", "label text=''"])
  func `LG1 room that is left goes to what shows nothing`(empty: String) throws {
    let found = try CanvasDrawing.frames(
      """
      <stackView axis='vertical' TA id='s'><subviews><label text='Label' TA id='b'/>\
      <\(empty) TA id='a'/></subviews></stackView>
      """, corner + ["s.height = 200"])

    #expect(found["b"]?.height == 20.5)
    #expect(found["a"]?.height == 179.5)
  }

  @Test func `LG1 views have the size that the editor measured of their class`() throws {
    let found = try CanvasDrawing.frames(
      "<button customClass='Key' TA id='s'><state key='normal' title='Long title'/></button>",
      corner,
      rest: """
        <designables><designable name='s'>\
        <size key='intrinsicContentSize' width='30' height='36'/></designable></designables>
        """)

    #expect(found["s"]?.size == CGSize(width: 30, height: 36))
  }

  @Test(arguments: [(300, 19.5), (120, 57.5)] as [(CGFloat, CGFloat)])
  func `LG1 LG3 a label that its class gave a font is measured in that font where it wraps`(
    width: CGFloat, height: CGFloat
  ) throws {
    let found = try CanvasDrawing.frames(
      """
      <label customClass='Note' text='Nothing has been created in this space' numberOfLines='0' \
      TA id='s'><fontDescription key='fontDescription' type='system' pointSize='20'/></label>
      """, corner + ["s.width = \(width)"],
      rest: """
        <designables><designable name='s'>\
        <size key='intrinsicContentSize' width='284' height='19.5'/></designable></designables>
        """)

    #expect(found["s"]?.size == CGSize(width: width, height: height))
  }

  @Test(arguments: [
    (22505, CGSize(width: 51, height: 31), 44.0), (24506, CGSize(width: 63, height: 28), 54),
    (32700, CGSize(width: 51, height: 31), 44),
  ])
  func `LA6.1 LG1 the newest look has wide switches and high bars`(
    build: Int, toggle: CGSize, bar: CGFloat
  ) throws {
    let found = try CanvasDrawing.frames(
      "<switch TA id='s'/><navigationBar TA id='b'/>",
      corner + ["b.leading = v.leading", "b.top = v.top"], build: build)

    #expect(found["s"]?.size == toggle)
    #expect(found["b"]?.height == bar)
  }

  @Test(
    arguments: [("retina5_9", 812, 83), ("retina4_7", 667, 49)] as [(String, CGFloat, CGFloat)])
  func `LC2.5 a tab bar that reaches down to the home indicator has room for it`(
    device: String, screen: CGFloat, height: CGFloat
  ) throws {
    let found = try CanvasDrawing.frames(
      "<tabBar TA id='s'/>", ["leading", "trailing", "bottom"].map { "s.\($0) = v.\($0)" },
      build: 16096, device: device + " portrait",
      root: .init(size: CGSize(width: 375, height: screen), hasSafeArea: true))
    #expect(found["s"] == CGRect(x: 0, y: screen - height, width: 375, height: height))
  }

  @Test func `LG8 a configuration has the font of its title, or an attributed title's`() throws {
    func height(_ content: String) throws -> CGFloat? {
      try CanvasDrawing.frames(
        """
        <button buttonType='system' TA id='s'><state key='normal' title='Button'/>\
        <buttonConfiguration key='configuration' style='plain' title='Save'>\(content)\
        </buttonConfiguration></button>
        """, corner)["s"]?.height
    }

    #expect(try height("") == 35)
    let font = "<fontDescription key='titleFontDescription' type='system' pointSize='30'/>"
    #expect(try height(font) == 50)
    let fragment = """
      <attributedString key='attributedTitle'><fragment content='Save'><attributes>\
      <font key='NSFont' size='30' metaFont='system'/></attributes></fragment></attributedString>
      """
    #expect(try height(fragment) == 50)
  }

  @Test func `LG7 a button shows the picture that a reference names`() throws {
    let found = try CanvasDrawing.frames(
      """
      <button TA id='s'><state key='normal'><imageReference key='image' image='map'/></state>\
      </button>
      """, corner,
      rest: "<resources><image name='map' width='90' height='70'/></resources>")

    #expect(found["s"]?.size == CGSize(width: 90, height: 70))
  }

  @Test(
    arguments: [
      (14460, "retina4_7", 14, 17), (14460, "retina4_7", 17, 21), (14460, "retina4_7", 64, 77),
      (16097, "retina4_7", 32, 40), (22505, "retina4_7", 14, 18.5), (22505, "retina4_7", 17, 22),
      (22505, "retina6_12", 12, 16), (22505, "retina6_12", 16, 21),
    ] as [(Int, String, Int, CGFloat)])
  func `LG1 fields without border are as high as their line, later with room around it`(
    build: Int, device: String, points: Int, height: CGFloat
  ) throws {
    let found = try CanvasDrawing.frames(
      """
      <textField text='Text' TA id='s'><fontDescription key='fontDescription' type='system' \
      pointSize='\(points)'/></textField>
      """, corner, build: build, device: "\(device) portrait")

    #expect(found["s"].map { abs($0.height - height) < 0.01 } == true)
  }

  @Test func `LG1 what a stack shows nothing of has the size that is given, however weakly`() throws
  {
    let found = try CanvasDrawing.frames(
      """
      <stackView axis='vertical' alignment='center' TA id='s'><subviews><imageView TA id='i' \
      verticalHuggingPriority='251'><constraints><constraint firstAttribute='height' constant='260' \
      priority='250' id='h'/></constraints></imageView></subviews></stackView>
      """, corner)
    #expect(found["i"]?.size == CGSize(width: 50, height: 260))
  }

  @Test(arguments: [(13529, 25), (24764, 30)] as [(Int, CGFloat)])
  func `LG1 fields between lines are higher than their line`(build: Int, height: CGFloat) throws {
    let found = try CanvasDrawing.frames(
      """
      <textField text='Text' borderStyle='line' TA id='s'><fontDescription key='fontDescription' \
      type='system' pointSize='17'/></textField>
      """, corner, build: build)

    #expect(found["s"]?.height == height)
  }

  @Test(
    arguments: [("system", 17), ("smallSystem", 14.5), ("label", 20.5), ("button", 21.5)]
      as [(String, CGFloat)])
  func `LG2 the standard sizes of fonts have names`(name: String, height: CGFloat) throws {
    let found = try CanvasDrawing.frames(
      """
      <stackView TA id='a'><subviews><label text='Label' TA id='s'>\
      <fontDescription key='fontDescription' type='system' size='\(name)'/></label></subviews>\
      </stackView>
      """, corner, build: 15505)

    #expect(found["s"]?.height == height)
  }

  private let pictures = """
    <resources><image name='wide' width='90' height='70'/><image name='low' width='20' height='14'/>\
    <image name='icon' width='24' height='24'/><image name='dot' width='4' height='4'/></resources>
    """

  @Test(arguments: [
    ("title='OK' backgroundImage='wide'", "", CGSize(width: 90, height: 70)),
    ("backgroundImage='low'", "", CGSize(width: 20, height: 14)),
    ("title='OK' backgroundImage='low'", "", CGSize(width: 30, height: 34)),
    ("image='low'", "", CGSize(width: 20, height: 22)),
    ("image='low'", "buttonType='system'", CGSize(width: 20, height: 14)),
    ("title='1' image='dot'", "", CGSize(width: 12, height: 22)),
    ("title='1'", "", CGSize(width: 30, height: 34)),
    ("title='OK' image='icon'", "", CGSize(width: 49, height: 24)),
    ("title='OK' image='low'", "", CGSize(width: 45, height: 22)),
    ("title='OK' image='low'", "buttonType='system'", CGSize(width: 41, height: 30)),
  ])
  func `LG7 a button is as large as the picture behind it, and a picture in it as high as a line`(
    state: String, type: String, size: CGSize
  ) throws {
    let found = try CanvasDrawing.frames(
      "<button \(type) TA id='s'><state key='normal' \(state)/></button>", corner, rest: pictures)

    #expect(found["s"]?.size == size)
  }

  @Test(
    arguments: [
      (14313, "", CGSize(width: 22, height: 22)), (14868, "", CGSize(width: 26, height: 26)),
      (19150, "", CGSize(width: 20, height: 20)), (22505, "", CGSize(width: 26, height: 26)),
      (
        23727, "<buttonConfiguration key='configuration' style='plain'/>",
        CGSize(width: 50, height: 34)
      ),
    ] as [(Int, String, CGSize)])
  func `LG9 a button of a symbol's type is as large as the canvas's text wants`(
    build: Int, style: String, size: CGSize
  ) throws {
    let button = """
      <button buttonType='infoLight' TA id='s'><state key='normal'/>\(style)</button>
      """
    #expect(try CanvasDrawing.frames(button, corner, build: build)["s"]?.size == size)
  }

  @Test(arguments: [
    // Seven points above and below, twelve at the sides.
    ("image='icon'", CGSize(width: 48, height: 38)),
    ("image='icon' buttonSize='large'", CGSize(width: 64, height: 54)),
    (
      "image='wide' imagePlacement='top' imagePadding='2' title='OK'",
      CGSize(width: 114, height: 107)
    ),
    ("image='wide' imagePlacement='top' title='OK'", CGSize(width: 114, height: 105)),
  ])
  func `LG8 a configuration counts its own title only, placement, padding and size`(
    style: String, size: CGSize
  ) throws {
    let found = try CanvasDrawing.frames(
      """
      <button buttonType='system' TA id='s'><state key='normal' title='Button'/>\
      <buttonConfiguration key='configuration' style='plain' \(style)/></button>
      """, corner, rest: pictures)

    #expect(found["s"]?.size == size)
  }

  @Test(arguments: [(20037, 31.0), (21701, 35), (23727, 35)] as [(Int, CGFloat)])
  func `LG8 buttons with a configuration are whole points large from build 21000 on`(
    build: Int, height: CGFloat
  ) throws {
    let found = try CanvasDrawing.frames(
      """
      <button buttonType='system' TA id='s'><state key='normal' title='Button'/>\
      <buttonConfiguration key='configuration' style='plain' title='Tap Me'/></button>
      """, corner, build: build, device: "retina5_5 portrait")

    #expect(try abs(#require(found["s"]).height - height) < 0.01)
  }

  @Test(arguments: ["retina6_12 portrait", "retina4_7 portrait"])
  func `LG3 labels are whole points large on canvases without a stack view`(
    device: String
  ) throws {
    func height(_ others: String = "", build: Int = 21701) throws -> CGFloat? {
      try CanvasDrawing.frames(
        """
        <label text='Label' TA id='s'>\
        <fontDescription key='fontDescription' type='system' pointSize='17'/></label>\
        <view TA id='w'><subviews>\(others)</subviews></view>
        """,
        corner + ["w.leading = v.leading", "w.top = v.top"], build: build, device: device)["s"]?
        .height
    }
    let finer: CGFloat = device.hasPrefix("retina6_12") ? 61.0 / 3 : 20.5

    #expect(try height() == 21)
    #expect(try height("<stackView TA id='k'/>").map { abs($0 - finer) < 0.01 } == true)
    #expect(try height(build: 12121).map { abs($0 - finer) < 0.01 } == true)
  }

  @Test(
    arguments: [
      ("type='boldSystem' pointSize='17'", 63), ("type='system' pointSize='16'", 58),
      ("type='system' weight='medium' pointSize='17'", 63), ("style='UICTFontTextStyleBody'", 61),
      ("name='Menlo-Regular' pointSize='17'", 60),
    ] as [(String, CGFloat)])
  func `LG3 those are of 17 points in the system's font`(
    font: String, pixels: CGFloat
  ) throws {
    let found = try CanvasDrawing.frames(
      "<label text='Label' TA id='s'><fontDescription key='fontDescription' \(font)/></label>",
      corner, device: "retina6_12 portrait")

    #expect(found["s"].map { ($0.height * 3).rounded() } == pixels)
  }
}
