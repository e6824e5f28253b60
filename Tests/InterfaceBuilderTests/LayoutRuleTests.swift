import Foundation
import Testing

@testable import InterfaceBuilder

/// Rules of the layout list that concern documents: what their words and their editors mean.
@MainActor struct LayoutRuleTests {
  /// The frames of a scene's views by their identifiers; the root view `v` is as large as its canvas.
  private func frames(
    _ view: String, tools: Int = 22505, device: String? = "retina4_7", width: Int = 375,
    height: Int = 667, guides: String = ""
  ) throws -> [String: CGRect] {
    let canvas = device.map { "<device id=\"\($0)\" orientation=\"portrait\"/>" } ?? ""
    let text = """
      <?xml version="1.0" encoding="UTF-8"?>
      <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" version="3.0" \
      toolsVersion="\(tools)" targetRuntime="iOS.CocoaTouch" useAutolayout="YES" \
      useTraitCollections="YES" useSafeAreas="YES">\(canvas)<scenes>
      <scene sceneID="s"><objects><viewController id="c">\(guides)
      <view key="view" id="v"><rect key="frame" x="0" y="0" width="\(width)" height="\(height)"/>
      \(view)</view></viewController></objects></scene></scenes></document>
      """
    let document = try InterfaceBuilderDocument(Data(text.utf8), file: "a.storyboard")
    let views = DesignCanvas.layOut(document).flatMap(\.views)
    return Dictionary(views.map { ($0.id, $0.frame) }, uniquingKeysWith: { first, _ in first })
  }

  private func box(_ id: String, _ attributes: String = "") -> String {
    """
    <view id="\(id)" translatesAutoresizingMaskIntoConstraints="NO" \(attributes)>\
    <rect key="frame" x="1" y="2" width="3" height="4"/></view>
    """
  }

  private func label(_ id: String, _ attributes: String) -> String {
    """
    <label id="\(id)" text="Label" translatesAutoresizingMaskIntoConstraints="NO" \(attributes)>\
    <rect key="frame" x="5" y="6" width="42" height="21"/>\
    <fontDescription key="fontDescription" type="system" pointSize="17"/></label>
    """
  }

  /// Constraints of the root view; each item is the attributes of one.
  private func constraints(_ items: [String]) -> String {
    let elements = items.enumerated().map { "<constraint \($1) id=\"k\($0)\"/>" }
    return "<constraints>\(elements.joined())</constraints>"
  }

  private func size(_ id: String, _ width: Int, _ height: Int) -> [String] {
    [
      "firstItem=\"\(id)\" firstAttribute=\"width\" constant=\"\(width)\"",
      "firstItem=\"\(id)\" firstAttribute=\"height\" constant=\"\(height)\"",
    ]
  }

  @Test(arguments: ["1:4", "1/4", "0.25", "25%"])
  func `LA1.4 LA9.4 a missing item is the owner, and multipliers may be ratios and shares`(
    quarter: String
  ) throws {
    let found = try frames(
      "<subviews>\(box("a"))</subviews>"
        + constraints([
          "firstItem=\"a\" firstAttribute=\"leading\" secondAttribute=\"leading\" constant=\"20\" symbolic=\"YES\"",
          "firstAttribute=\"trailing\" secondItem=\"a\" secondAttribute=\"trailing\" constant=\"35\"",
          "firstItem=\"a\" firstAttribute=\"height\" secondItem=\"a\" secondAttribute=\"width\" multiplier=\"\(quarter)\"",
          "firstItem=\"a\" firstAttribute=\"top\" secondItem=\"v\" secondAttribute=\"top\" constant=\"8\" symbolic=\"YES\"",
        ]))

    #expect(found["a"] == CGRect(x: 20, y: 8, width: 320, height: 80))
  }

  @Test func `LA9.4 the standard space to the safe area is none`() throws {
    let found = try frames(
      "<subviews>\(box("a"))</subviews>"
        + constraints(
          size("a", 50, 60) + [
            "firstItem=\"a\" firstAttribute=\"top\" secondItem=\"sg\" secondAttribute=\"top\" constant=\"8\"",
            "firstItem=\"a\" firstAttribute=\"leading\" secondItem=\"sg\" secondAttribute=\"leading\" constant=\"20\" symbolic=\"YES\"",
          ]) + "<viewLayoutGuide key=\"safeArea\" id=\"sg\"/>")

    #expect(found["a"] == CGRect(x: 0, y: 28, width: 50, height: 60))
  }

  @Test func `LA4.3 LA4.4 hugging is what the document writes, and 250 where it writes nothing`()
    throws
  {
    let row = [
      "firstItem=\"a\" firstAttribute=\"leading\" secondItem=\"v\" secondAttribute=\"leading\"",
      "firstItem=\"b\" firstAttribute=\"leading\" secondItem=\"a\" secondAttribute=\"trailing\"",
      "firstAttribute=\"trailing\" secondItem=\"b\" secondAttribute=\"trailing\"",
    ]
    let hug = "horizontalHuggingPriority=\"251\""
    let first = try frames(
      "<subviews>\(label("a", hug))\(label("b", ""))</subviews>" + constraints(row))
    let second = try frames(
      "<subviews>\(label("a", ""))\(label("b", hug))</subviews>" + constraints(row))

    #expect(first["a"]?.width == 42 && first["b"]?.width == 333)
    #expect(second["a"]?.width == 333 && second["b"]?.width == 42)
  }

  @Test func `LA5.8 a fixed frame is the stored one whatever the text needs`() throws {
    let found = try frames("<subviews>\(label("a", "fixedFrame=\"YES\""))</subviews>")

    #expect(found["a"] == CGRect(x: 5, y: 6, width: 42, height: 21))
  }

  @Test func `LA5.8 a fixed frame may be counted from the edges around it`() throws {
    func fixed(_ id: String, _ inset: String, _ more: String = "") -> String {
      """
      <view id="\(id)" fixedFrame="YES" translatesAutoresizingMaskIntoConstraints="NO">\
      <frame key="frameInset" \(inset)/>\(more)</view>
      """
    }
    let inner =
      "<subviews>\(fixed("c", "maxX=\"10\" width=\"30\" maxY=\"5\" height=\"6\""))</subviews>"
    let found = try frames(
      """
      <subviews>\(fixed("a", "minX=\"20\" minY=\"30\" width=\"40\" height=\"50\""))\
      \(fixed("b", "minX=\"25\" maxX=\"50\" minY=\"100\" height=\"70\"", inner))</subviews>
      """, tools: 11198)

    #expect(found["a"] == CGRect(x: 20, y: 30, width: 40, height: 50))
    #expect(found["b"] == CGRect(x: 25, y: 100, width: 300, height: 70))
    #expect(found["c"] == CGRect(x: 260, y: 59, width: 30, height: 6))
  }

  @Test func `LA5.9 a misplaced view is solved, an ambiguous one is where defaults put it`() throws
  {
    let found = try frames(
      "<subviews>\(box("a", "misplaced=\"YES\""))\(box("b", "ambiguous=\"YES\""))</subviews>"
        + constraints(
          size("a", 50, 60) + [
            "firstItem=\"a\" firstAttribute=\"centerX\" secondItem=\"v\" secondAttribute=\"leading\" constant=\"100\"",
            "firstItem=\"a\" firstAttribute=\"top\" secondItem=\"v\" secondAttribute=\"top\"",
            "firstItem=\"b\" firstAttribute=\"width\" constant=\"7\"",
          ]))

    #expect(found["a"] == CGRect(x: 75, y: 0, width: 50, height: 60))
    #expect(found["b"]?.width == 7)
  }

  @Test func `LA9.5 documents name the safe area, content and frame guides, and the legacy ones`()
    throws
  {
    let scroll = """
      <scrollView id="s" translatesAutoresizingMaskIntoConstraints="NO">\
      <rect key="frame" x="0" y="0" width="1" height="1"/><subviews>\(box("a"))</subviews>\
      <constraints><constraint firstItem="a" firstAttribute="top" secondItem="cg" \
      secondAttribute="top" constant="30" id="k90"/><constraint firstItem="a" \
      firstAttribute="leading" secondItem="cg" secondAttribute="leading" id="k91"/><constraint \
      firstItem="a" firstAttribute="width" secondItem="fg" secondAttribute="width" id="k92"/>\
      <constraint firstItem="a" firstAttribute="height" constant="10" id="k93"/></constraints>\
      <viewLayoutGuide key="contentLayoutGuide" id="cg"/>\
      <viewLayoutGuide key="frameLayoutGuide" id="fg"/></scrollView>
      """
    let edges = ["top", "bottom", "leading", "trailing"].map {
      "firstItem=\"s\" firstAttribute=\"\($0)\" secondItem=\"sg\" secondAttribute=\"\($0)\""
    }
    let found = try frames(
      "<subviews>\(scroll)</subviews>" + constraints(edges)
        + "<viewLayoutGuide key=\"safeArea\" id=\"sg\"/>")
    #expect(found["s"] == CGRect(x: 0, y: 20, width: 375, height: 647))
    #expect(found["a"] == CGRect(x: 0, y: 30, width: 375, height: 10))

    let old = try frames(
      "<subviews>\(box("a"))</subviews>"
        + constraints(
          size("a", 50, 60) + [
            "firstItem=\"a\" firstAttribute=\"top\" secondItem=\"tg\" secondAttribute=\"bottom\"",
            "firstItem=\"a\" firstAttribute=\"leading\" secondItem=\"v\" secondAttribute=\"leading\"",
          ]), tools: 11762,
      guides: """
        <layoutGuides><viewControllerLayoutGuide type="top" id="tg"/>\
        <viewControllerLayoutGuide type="bottom" id="bg"/></layoutGuides>
        """)
    #expect(old["a"] == CGRect(x: 0, y: 20, width: 50, height: 60))
  }

  @Test(arguments: [("retina5_9", 812, 778.0), ("retina4_7", 667, 667)])
  func `LA9.5 LC2.5 where no keyboard is, its guide begins where the safe area ends`(
    device: String, height: Int, end: CGFloat
  ) throws {
    let edges = [
      "firstItem=\"a\" firstAttribute=\"bottom\" secondItem=\"kg\" secondAttribute=\"top\""
    ]
    let found = try frames(
      "<subviews>\(box("a"))</subviews>" + constraints(size("a", 50, 60) + edges)
        + "<keyboardLayoutGuide key=\"keyboard\" id=\"kg\"/>", device: device, height: height)

    #expect(found["a"]?.maxY == end)
  }

  @Test func `LA8.2 LC5.1 what contradicts a layout guide gives way, and not the guide`() throws {
    func top(_ id: String, _ item: String, _ attribute: String, _ constant: Int) -> String {
      "firstItem=\"\(id)\" firstAttribute=\"top\" secondItem=\"\(item)\" "
        + "secondAttribute=\"\(attribute)\" constant=\"\(constant)\""
    }
    let found = try frames(
      "<subviews>\(box("a"))\(box("b"))</subviews>"
        + constraints([
          top("a", "tg", "bottom", 0), top("a", "v", "top", 5), top("b", "tg", "bottom", 1),
        ]), tools: 11762,
      guides: """
        <layoutGuides><viewControllerLayoutGuide type="top" id="tg"/></layoutGuides>
        """)

    #expect(found["b"]?.minY == 21)
  }

  // MARK: The canvas

  /// The place of a view whose edges are those of a guide.
  private func inset(
    _ attribute: String, tools: Int, device: String?, width: Int, height: Int
  ) throws -> CGRect? {
    try frames(
      "<subviews>\(box("a"))</subviews>"
        + constraints(
          size("a", 50, 60) + [
            "firstItem=\"a\" firstAttribute=\"top\" secondItem=\"sg\" secondAttribute=\"top\"",
            "firstItem=\"a\" firstAttribute=\"leading\" secondItem=\"v\" secondAttribute=\"\(attribute)\"",
          ]) + "<viewLayoutGuide key=\"safeArea\" id=\"sg\"/>", tools: tools, device: device,
      width: width, height: height)["a"]
  }

  @Test func `LC1.9 a document without a device has its canvas of 600 points and a root's margin`()
    throws
  {
    let found = try inset("leadingMargin", tools: 9531, device: nil, width: 600, height: 600)

    #expect([16, 20].contains(found?.minX))
    #expect(found?.minY == 20)
    let old = try inset("leadingMargin", tools: 7706, device: nil, width: 600, height: 600)
    #expect(old?.minX == 16)
  }

  @Test(arguments: [
    ("retina4_7", 375, 667, 15505, 0), ("retina4_7", 375, 667, 22505, 20),
    ("retina6_12", 393, 852, 22505, 59), ("retina6_12", 393, 852, 24093, 118),
    ("retina6_54", 420, 912, 24506, 136), ("ipad7_9", 744, 1133, 32700, 24),
  ])
  func `LC2.6 some editors drew no status bar, later ones count what covers the screen twice`(
    device: String, width: Int, height: Int, tools: Int, top: CGFloat
  ) throws {
    let found = try inset(
      "leading", tools: tools, device: device, width: width, height: height)

    #expect(found?.minY == top)
  }

  @Test(arguments: [
    ("retina6_1", 414, 896, 19529, 44), ("retina6_1", 414, 896, 22505, 48),
    ("retina5_9", 375, 812, 19529, 44), ("retina5_9", 375, 812, 22505, 50),
    ("retina6_0", 390, 844, 20037, 44), ("retina6_0", 390, 844, 21225, 47),
    ("retina6_1", 414, 896, 21208, 44), ("retina6_1", 414, 896, 21225, 48),
  ])
  func `LC2.7 the same screen is covered differently from editor to editor`(
    device: String, width: Int, height: Int, tools: Int, top: CGFloat
  ) throws {
    let found = try inset(
      "leading", tools: tools, device: device, width: width, height: height)

    #expect(found?.minY == top)
  }
}
