import Foundation
import Testing

@testable import InterfaceBuilder

/// What the editor draws around views, by the way that leads to them and by what they say themselves.
@MainActor @Suite struct SurroundingsTests {
  private let box = "<view TA id='a'/>"

  /// Where a view of a nib stands that begins at the top left of the safe area or the margins.
  private func corner(
    _ root: CanvasDrawing.Root, _ attribute: String = "leading", build: Int = 22505,
    device: String = "retina4_7 portrait"
  ) throws -> CGPoint? {
    let top = root.hasSafeArea ? "safe.top" : "v.top"
    return try CanvasDrawing.frames(
      box, ["a.top = \(top)", "a.leading = v.\(attribute)", "a.width = 9", "a.height = 9"],
      build: build, device: device, root: root)["a"]?.origin
  }

  @Test func `LC2.5 a view of a size of its own has the status bar where it has a safe area`()
    throws
  {
    let size = CGSize(width: 400, height: 600)
    var root = CanvasDrawing.Root(size: size, hasSafeArea: true)
    #expect(try corner(root)?.y == 20)
    root.metrics += "<nil key='simulatedStatusBarMetrics'/>"
    #expect(try corner(root)?.y == 0)
    root.metrics = ""
    #expect(try corner(root)?.y == 0)
  }

  @Test func `LC2.5 a view of a nib has the bars that it names`() throws {
    var root = CanvasDrawing.Root(metrics: "", hasSafeArea: true)
    #expect(try corner(root)?.y == 20)
    root.metrics = "<simulatedNavigationBarMetrics key='simulatedTopBarMetrics'/>"
    #expect(try corner(root)?.y == 64)
  }

  @Test(
    arguments: [
      (23504, 852, 59), (23727, 852, 118), (24765, 852, 118), (24765, 600, 59), (32700, 852, 59),
    ] as [(Int, CGFloat, CGFloat)])
  func `LC2.6 some builds count the insets of a screen twice where a root fills it`(
    build: Int, height: CGFloat, top: CGFloat
  ) throws {
    let root = CanvasDrawing.Root(
      size: CGSize(width: 393, height: height), metrics: "", hasSafeArea: true)
    #expect(try corner(root, build: build, device: "retina6_12 portrait")?.y == top)
  }

  @Test func `LC1.6 margins of phones on their side are narrow`() throws {
    var root = CanvasDrawing.Root(size: CGSize(width: 896, height: 414), metrics: "")
    let landscape = try corner(root, "leadingMargin", build: 16096, device: "retina6_1 landscape")
    #expect(landscape?.x == 60)
    root.size = CGSize(width: 414, height: 896)
    let portrait = try corner(root, "leadingMargin", build: 16096, device: "retina6_1 portrait")
    #expect(portrait?.x == 20)
  }

  @Test(arguments: [("retina4_7 landscape", 32), ("retina4_7 portrait", 44)])
  func `LG1 toolbars are low on small phones on their side`(
    device: String, height: CGFloat
  ) throws {
    let found = try CanvasDrawing.frames(
      "<toolbar TA id='a'/>", ["a.top = v.top", "a.leading = v.leading"], device: device)
    #expect(found["a"]?.height == height)
  }

  // MARK: Ways

  private func document(_ scenes: [String]) throws -> InterfaceBuilderDocument {
    let text = """
      <document type='com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB' version='3.0' \
      toolsVersion='9532' targetRuntime='iOS.CocoaTouch' useAutolayout='YES'><scenes>\
      \(scenes.map { "<scene><objects>\($0)</objects></scene>" }.joined())</scenes></document>
      """
    return try InterfaceBuilderDocument(Data(text.utf8), file: "Test.storyboard")
  }

  private func segue(_ kind: String, _ destination: String, _ more: String = "") -> String {
    "<connections><segue kind='\(kind)' destination='\(destination)' \(more)/></connections>"
  }

  @Test(arguments: [("showDetail", false), ("show", true)])
  func `LC2.5 what a split view shows beside a tab has no tab bar`(
    kind: String, hasTabBar: Bool
  ) throws {
    let document = try document([
      "<tabBarController id='tabs'>\(segue("relationship", "list"))</tabBarController>",
      "<viewController id='list'>\(segue(kind, "page"))</viewController>",
      "<viewController id='page'><view key='view' id='v'/></viewController>",
    ])
    let page = try #require(document.scenes[2].controller)
    let around = SceneSurroundings(page, in: SceneGraph(document))
    #expect(around.hasTabBar == hasTabBar)
  }

  @Test(arguments: [("popoverPresentation", 0), ("presentation", 20)])
  func `LC2.5 a popover stands clear of the status bar`(kind: String, top: CGFloat) throws {
    let document = try document([
      "<viewController id='first'>\(segue(kind, "page"))</viewController>",
      """
      <viewController id='page'><layoutGuides><viewControllerLayoutGuide type='top' id='g'/>\
      </layoutGuides><view key='view' id='v'><rect key='frame' width='600' height='40' x='0' y='0'/>\
      <subviews><view translatesAutoresizingMaskIntoConstraints='NO' id='a'/></subviews><constraints>\
      <constraint firstItem='a' firstAttribute='top' secondItem='g' secondAttribute='bottom'/>\
      </constraints></view></viewController>
      """,
    ])
    let views = DesignCanvas.layOut(document).flatMap(\.views)
    #expect(views.first { $0.id == "a" }?.frame.minY == top)
  }
}
