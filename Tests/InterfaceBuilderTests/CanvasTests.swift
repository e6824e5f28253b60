import Foundation
import Testing

@testable import InterfaceBuilder

/// What the editor draws around a scene, by build: the frame of a view that fills the safe area.
@MainActor struct CanvasTests {
  @Test(arguments: [
    // A title is large only over content that does not scroll, where its controller allows it.
    ("view", "<navigationItem key='navigationItem' title='Home' id='n'/>", 140.0),
    ("tableView", "<navigationItem key='navigationItem' title='Home' id='n'/>", 88),
    (
      "view",
      "<navigationItem key='navigationItem' title='Home' largeTitleDisplayMode='never' id='n'/>",
      88
    ),
  ])
  func `LC2.6 large titles make the navigation bar higher`(
    content: String, item: String, top: Double
  ) throws {
    let frame = try filling(content, build: 19529, item: item, bar: "largeTitles='YES'")
    #expect(frame == CGRect(x: 0, y: top, width: 414, height: 896 - 34 - top))
  }

  @Test func `LC2.6 the document keeps the height of a large title in other letters`() throws {
    let frame = try filling(
      "view", build: 19529, item: "<navigationItem key='navigationItem' id='n'/>",
      bar: "largeTitles='YES'",
      barContent: "<rect key='frame' x='0' y='44' width='414' height='104.5'/>")
    #expect(frame.minY == 44 + 104.5)
  }

  @Test(arguments: [(842.0, 0.0, 34.0), (896, 48, 34)])
  func `LC2.7 a card has the insets below only`(
    height: Double, top: Double, bottom: Double
  ) throws {
    for entry in [Entry.presented, .alone] {
      let frame = try filling("view", build: 21701, height: height, entry: entry)
      #expect(frame == CGRect(x: 0, y: top, width: 414, height: height - top - bottom))
    }
  }

  @Test(arguments: [(842.0, 56.0), (896, 44), (700, 44)])
  func `LC2.7 navigation bars are higher on cards`(height: Double, bar: CGFloat) throws {
    let document = try document(
      root: "<rect key='frame' x='0' y='0' width='414' height='\(height)'/>",
      content: "navigationBar", build: 21701,
      device: "<device id='retina6_1' orientation='portrait'/>", entry: .alone, isLow: true)
    let views = DesignCanvas.layOut(document).flatMap(\.views)
    #expect(views.first { $0.id == "fill" }?.frame.height == bar)
  }

  @Test func `LC2.6 a root that begins below the bar has nothing above`() throws {
    let document = try document(
      root: "<rect key='frame' x='0' y='64' width='600' height='536'/>", content: "view",
      build: 9532, device: "")
    let views = DesignCanvas.layOut(document).flatMap(\.views)
    #expect(views.first { $0.id == "fill" }?.frame.minY == 0)
  }

  @Test(
    arguments: [
      ("", 20, 7), ("<simulatedNavigationBarMetrics key='simulatedTopBarMetrics'/>", 0, 71),
    ] as [(String, CGFloat, CGFloat)])
  func `LC5.1 on the canvas the guide below the status bar begins there as well`(
    bar: String, top: CGFloat, height: CGFloat
  ) throws {
    let text = """
      <document type='com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB' version='3.0' \
      toolsVersion='12118' targetRuntime='iOS.CocoaTouch' useAutolayout='YES' \
      useTraitCollections='YES'><device id='retina4_7' orientation='portrait'/><scenes>\
      <scene sceneID='s'><objects><viewController id='c'><layoutGuides>\
      <viewControllerLayoutGuide type='top' id='g'/></layoutGuides><view key='view' id='v'>\
      <rect key='frame' x='0' y='0' width='375' height='667'/><subviews>\
      <view translatesAutoresizingMaskIntoConstraints='NO' id='fill'/></subviews><constraints>\
      <constraint firstItem='fill' firstAttribute='top' secondItem='g' secondAttribute='top' id='k'/>\
      <constraint firstItem='fill' firstAttribute='height' secondItem='g' secondAttribute='height' \
      constant='7' id='h'/></constraints></view>\(bar)</viewController></objects></scene></scenes></document>
      """
    let document = try InterfaceBuilderDocument(Data(text.utf8), file: "Test.storyboard")
    let views = DesignCanvas.layOut(document).flatMap(\.views)
    let frame = try #require(views.first { $0.id == "fill" }?.frame)
    #expect((frame.minY, frame.height) == (top, height))
  }

  @Test(arguments: ["titleView", "customView"])
  func `LA1.1 what a bar shows is laid out in the size that the document gives it`(
    key: String
  ) throws {
    let view = """
      <view key='\(key)' id='t'><rect key='frame' x='60' y='6' width='240' height='33'/><subviews>\
      <view translatesAutoresizingMaskIntoConstraints='NO' id='i'/></subviews><constraints>\
      <constraint firstItem='i' firstAttribute='centerX' secondItem='t' secondAttribute='centerX'/>\
      <constraint firstItem='i' firstAttribute='bottom' secondItem='t' secondAttribute='bottom'/>\
      <constraint firstItem='i' firstAttribute='width' constant='51'/>\
      <constraint firstItem='i' firstAttribute='height' constant='16'/></constraints></view>
      """
    let button = "<barButtonItem key='leftBarButtonItem' id='b'>\(view)</barButtonItem>"
    let held = key == "titleView" ? view : button
    let document = try document(
      root: "<rect key='frame' x='0' y='0' width='375' height='667'/>", content: "view",
      build: 13771, device: "",
      item: "<navigationItem key='navigationItem' id='n'>\(held)</navigationItem>")
    let views = DesignCanvas.layOut(document).flatMap(\.views)
    #expect(
      views.first { $0.id == "i" }?.frame == CGRect(x: 94.5, y: 17, width: 51, height: 16))
  }

  // MARK: A document of one scene

  enum Entry { case pushed, presented, alone }

  private func filling(
    _ content: String, build: Int, height: Double = 896, item: String = "", bar: String = "",
    barContent: String = "", entry: Entry = .pushed
  ) throws -> CGRect {
    let document = try document(
      root: "<rect key='frame' x='0' y='0' width='414' height='\(height)'/>", content: content,
      build: build, device: "<device id='retina6_1' orientation='portrait'/>", item: item,
      bar: bar, barContent: barContent, entry: entry)
    let views = DesignCanvas.layOut(document).flatMap(\.views)
    return try #require(views.first { $0.id == "fill" }).frame
  }

  private func document(
    root: String, content: String, build: Int, device: String, item: String = "",
    bar: String = "", barContent: String = "", entry: Entry = .pushed,
    isLow: Bool = false
  ) throws -> InterfaceBuilderDocument {
    let hasSafeArea = !device.isEmpty
    let guide = hasSafeArea ? "<viewLayoutGuide key='safeArea' id='safe'/>" : ""
    let guides =
      hasSafeArea
      ? ""
      : """
      <layoutGuides><viewControllerLayoutGuide type='top' id='top'/>\
      <viewControllerLayoutGuide type='bottom' id='bottom'/></layoutGuides>
      """
    func edge(_ own: String, _ other: String, _ attribute: String) -> String {
      """
      <constraint firstItem='fill' firstAttribute='\(own)' secondItem='\(other)' \
      secondAttribute='\(attribute)' id='c-\(own)'/>
      """
    }
    let vertical =
      hasSafeArea
      ? edge("top", "safe", "top") + (isLow ? "" : edge("bottom", "safe", "bottom"))
      : edge("top", "top", "bottom") + edge("bottom", "bottom", "top")
    let opener =
      entry == .alone
      ? "<viewController id='first' sceneMemberID='viewController'/>"
      : entry == .presented
        ? "<viewController id='first' sceneMemberID='viewController'><connections>"
          + "<segue destination='it' kind='presentation' id='s'/></connections></viewController>"
        : "<navigationController id='first' sceneMemberID='viewController'>"
          + "<navigationBar key='navigationBar' \(bar) id='b'>\(barContent)</navigationBar>"
          + "<connections><segue destination='it' kind='relationship' "
          + "relationship='rootViewController' id='s'/></connections></navigationController>"
    let text = """
      <document type='com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB' version='3.0' \
      toolsVersion='\(build)' targetRuntime='iOS.CocoaTouch' useAutolayout='YES' \
      useTraitCollections='YES' \(hasSafeArea ? "useSafeAreas='YES'" : "") \
      initialViewController='first'>\(device)<scenes>
      <scene sceneID='one'><objects>\(opener)</objects></scene>
      <scene sceneID='two'><objects>
      <viewController id='it' sceneMemberID='viewController'>\(guides)
      <view key='view' id='root'>\(root)
      <subviews><\(content) translatesAutoresizingMaskIntoConstraints='NO' id='fill'/></subviews>
      \(guide)
      <constraints>\(vertical)\(edge("leading", "root", "leading"))\
      \(edge("trailing", "root", "trailing"))</constraints></view>\(item)</viewController>
      </objects></scene></scenes></document>
      """
    return try InterfaceBuilderDocument(Data(text.utf8), file: "Test.storyboard")
  }
}
