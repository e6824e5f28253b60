import Foundation
import Testing

@testable import InterfaceBuilder

/// What the editor draws around views, by the way that leads to them and by what they say themselves.
@MainActor struct SurroundingsTests {
  private let box = "<view TA id='a'/>"

  /// The place of a view of a nib that begins at the top left of the safe area or the margins.
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

  @Test(arguments: [
    ("retina4_7", 375, 667, 20), ("retina6_1", 320, 522, 44), ("retina4_7", 320, 522, 0),
  ])
  func `LC2.6 a view of a nib keeps the room of the status bar that it is to do without`(
    device: String, width: Int, height: Int, top: CGFloat
  ) throws {
    var root = CanvasDrawing.Root(size: CGSize(width: width, height: height), hasSafeArea: true)
    root.metrics += "<nil key='simulatedStatusBarMetrics'/>"
    #expect(try corner(root, build: 14490, device: device + " portrait")?.y == top)
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

  @Test func `LC2.6 the same builds add the upright screen's insets to those of one on its side`()
    throws
  {
    let root = CanvasDrawing.Root(
      size: CGSize(width: 844, height: 390), metrics: "", hasSafeArea: true)
    let edges = ["top", "leading", "trailing", "bottom"].map { "a.\($0) = safe.\($0)" }
    let found = try [23504, 24412].map {
      try CanvasDrawing.frames(box, edges, build: $0, device: "retina6_0 landscape", root: root)[
        "a"]
    }
    #expect(
      found == [
        CGRect(x: 47, y: 0, width: 750, height: 369), CGRect(x: 47, y: 47, width: 750, height: 288),
      ])
  }

  @Test(
    arguments: [
      (14490, 330, 0), (14490, 480, 20), (13196, 136, 0), (11762, 440, 20), (22505, 160, 20),
    ] as [(Int, CGFloat, CGFloat)])
  func `LC2.6 some builds draw no status bar on roots lower than any screen`(
    build: Int, height: CGFloat, top: CGFloat
  ) throws {
    let root = CanvasDrawing.Root(size: CGSize(width: 320, height: height), hasSafeArea: true)
    #expect(try corner(root, build: build)?.y == top)
  }

  @Test func `LC1.6 margins of phones on their side are narrow beside what covers the screen`()
    throws
  {
    var root = CanvasDrawing.Root(size: CGSize(width: 896, height: 414), metrics: "")
    let landscape = try corner(root, "leadingMargin", build: 16096, device: "retina6_1 landscape")
    #expect(landscape?.x == 60)
    root.size = CGSize(width: 667, height: 375)
    let plain = try corner(root, "leadingMargin", build: 17156, device: "retina4_7 landscape")
    #expect(plain?.x == 20)
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

  @Test(
    arguments: [(18122, 275, 0), (18122, 414, 0), (18122, 600, 34), (22505, 275, 34)]
      as [(Int, CGFloat, CGFloat)])
  func `LC2.5 a free view no wider than the screen reaches the home indicator only in later builds`(
    build: Int, width: CGFloat, bottom: CGFloat
  ) throws {
    let root = CanvasDrawing.Root(size: CGSize(width: width, height: 94), hasSafeArea: true)
    let found = try CanvasDrawing.frames(
      box, ["a.bottom = safe.bottom", "a.height = 9"], build: build, device: "retina6_1 portrait",
      root: root)
    #expect(found["a"]?.maxY == 94 - bottom)
  }

  // MARK: Ways

  private func document(
    _ scenes: [String], build: Int = 9532, device: String = ""
  ) throws -> InterfaceBuilderDocument {
    let text = """
      <document type='com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB' version='3.0' \
      toolsVersion='\(build)' targetRuntime='iOS.CocoaTouch' useAutolayout='YES'>\(device)<scenes>\
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
      "<tabBarController id='tabs'>\(segue("relationship", "bars"))</tabBarController>",
      "<navigationController id='bars'>\(segue("relationship", "list"))</navigationController>",
      "<viewController id='list'>\(segue(kind, "page"))</viewController>",
      "<viewController id='page'><view key='view' id='v'/></viewController>",
    ])
    let page = try #require(document.scenes[3].controller)
    let around = SceneSurroundings(page, in: document.graph)
    #expect(around.hasTabBar == hasTabBar)
  }

  @Test func `LC2.5 what a segue shows beside its source keeps the navigation bar`() throws {
    let document = try document([
      "<navigationController id='bars'>\(segue("relationship", "list"))</navigationController>",
      "<viewController id='list'>\(segue("showDetail", "page"))</viewController>",
      "<viewController id='page'><view key='view' id='v'/></viewController>",
    ])
    let page = try #require(document.scenes[2].controller)
    #expect(SceneSurroundings(page, in: document.graph).hasNavigationBar)
  }

  @Test(
    arguments: [
      ("Detail", "", true), ("Master", "", false),
      ("Detail", "<nil key='simulatedTopBarMetrics'/>", false),
    ])
  func `LC2.5 a page sized as the detail of a split view has a navigation bar`(
    column: String, bar: String, hasBar: Bool
  ) throws {
    let document = try document([
      """
      <viewController id='page'><view key='view' id='v'/>\(bar)\
      <splitView\(column)SimulatedSizeMetrics key='simulatedDestinationMetrics'/></viewController>
      """
    ])
    let page = try #require(document.scenes[0].controller)
    #expect(SceneSurroundings(page, in: document.graph).hasNavigationBar == hasBar)
  }

  @Test(arguments: [("popoverPresentation", 0), ("presentation", 20)])
  func `LC2.5 a popover is clear of the status bar`(kind: String, top: CGFloat) throws {
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

  @Test(arguments: [("YES", "show", false), ("NO", "show", true), ("YES", "presentation", false)])
  func `KN05 a pushed page may hide the tab bar, which a navigation controller may stand in for`(
    hides: String, kind: String, hasTabBar: Bool
  ) throws {
    let document = try document([
      """
      <navigationController id='first'>\(segue("relationship", "list"))\
      <simulatedTabBarMetrics key='simulatedBottomBarMetrics'/></navigationController>
      """,
      "<viewController id='list'>\(segue(kind, "page"))</viewController>",
      """
      <viewController hidesBottomBarWhenPushed='\(hides)' id='page'><view key='view' id='v'/>\
      </viewController>
      """,
    ])
    let graph = document.graph
    let list = SceneSurroundings(try #require(document.scenes[1].controller), in: graph)
    #expect(list.hasTabBar)
    let page = SceneSurroundings(try #require(document.scenes[2].controller), in: graph)
    #expect(page.hasTabBar == hasTabBar)
  }

  @Test func `LC2.6 a root as high as a screen ends where the screen does`() throws {
    let document = try document([
      """
      <viewController id='page'><view key='view' id='v'>\
      <rect key='frame' x='0' y='64' width='375' height='667'/><subviews>\
      <view translatesAutoresizingMaskIntoConstraints='NO' id='a'/></subviews><constraints>\
      <constraint firstItem='a' firstAttribute='bottom' secondItem='v' secondAttribute='bottom'/>\
      </constraints></view>\
      <simulatedNavigationBarMetrics key='simulatedTopBarMetrics' translucent='NO'/></viewController>
      """
    ])
    let views = DesignCanvas.layOut(document).flatMap(\.views)
    #expect(views.first { $0.id == "a" }?.frame.maxY == 603)
  }

  @Test(
    arguments: [
      ("page", 22505, 50, 0), ("page", 21507, 50, 0), ("inner", 22505, 0, 0),
      ("page", 14490, 44, 34),
    ] as [(String, Int, CGFloat, CGFloat)])
  func `LC2.5 in a container view the top of the screen remains, and in early builds the bottom`(
    embedded: String, build: Int, top: CGFloat, bottom: CGFloat
  ) throws {
    let document = try document(
      [
        "<viewController id='first'>\(segue("embed", embedded))</viewController>",
        "<navigationController navigationBarHidden='YES' id='inner'>"
          + segue("relationship", embedded == "inner" ? "page" : "other")
          + "</navigationController>",
        """
        <viewController id='page'><view key='view' id='v'>\
        <rect key='frame' x='0' y='0' width='375' height='200'/>\
        <viewLayoutGuide key='safeArea' id='g'/><subviews>\
        <view translatesAutoresizingMaskIntoConstraints='NO' id='a'/></subviews><constraints>\
        <constraint firstItem='a' firstAttribute='top' secondItem='g' secondAttribute='top'/>\
        <constraint firstItem='a' firstAttribute='bottom' secondItem='g' secondAttribute='bottom'/>\
        </constraints></view></viewController>
        """,
      ], build: build, device: "<device id='retina5_9' orientation='portrait'/>")
    let frame = try #require(DesignCanvas.layOut(document).flatMap(\.views).first { $0.id == "a" })
      .frame
    #expect(frame.minY == top)
    #expect(frame.maxY == 200 - bottom)
  }

  @Test(
    arguments: [("NO", 580, 0), ("NO", 667, 64), ("YES", 580, 64)] as [(String, CGFloat, CGFloat)])
  func `LC2.6 a root lower than the screen begins below an opaque bar`(
    translucent: String, height: CGFloat, top: CGFloat
  ) throws {
    let bar = "<navigationBar key='navigationBar' translucent='\(translucent)' id='bar'/>"
    let root = rootInSafeArea.replacing(
      "width='320' height='580'", with: "width='375' height='\(height)'")
    let document = try document(
      [
        "<navigationController id='first'>\(bar)\(segue("relationship", "page"))"
          + "</navigationController>",
        "<viewController id='page'><view key='view' id='v'>\(root)</viewController>",
      ], build: 22505, device: "<device id='retina4_7' orientation='portrait'/>")
    let views = DesignCanvas.layOut(document).flatMap(\.views)
    #expect(views.first { $0.id == "a" }?.frame.minY == top)
  }

  @Test(
    arguments: [
      (14460, "retina4_7", 667, 0), (22505, "retina4_7", 667, 0), (14460, "retina5_9", 812, 44),
    ] as [(Int, String, Int, CGFloat)])
  func `LC2.6 the status bar that a page does without is left out on old screens`(
    build: Int, device: String, height: Int, top: CGFloat
  ) throws {
    let root = rootInSafeArea.replacing(
      "width='320' height='580'", with: "width='375' height='\(height)'")
    let document = try document(
      [
        "<viewController id='page'><view key='view' id='v'>\(root)"
          + "<nil key='simulatedStatusBarMetrics'/></viewController>"
      ], build: build, device: "<device id='\(device)' orientation='portrait'/>")
    let views = DesignCanvas.layOut(document).flatMap(\.views)
    #expect(views.first { $0.id == "a" }?.frame.minY == top)
  }

  @Test func `LC2.6 bars of a navigation controller hide what its source says of bars`() throws {
    let document = try document([
      "<viewController id='first'><view key='view' id='v'/><nil key='simulatedTopBarMetrics'/>"
        + "\(segue("show", "pages"))</viewController>",
      "<navigationController id='pages'><navigationBar key='navigationBar' translucent='NO' id='b'/>"
        + "\(segue("relationship", "page"))</navigationController>",
      "<viewController id='page'/>",
    ])
    let page = try #require(document.scenes[2].controller)
    #expect(SceneSurroundings(page, in: document.graph).hasOpaqueBar)
  }

  @Test func `LG1 a simulated toolbar is above the tab bar`() throws {
    let document = try document([
      "<tabBarController id='tabs'>\(segue("relationship", "page"))</tabBarController>",
      """
      <viewController id='page'><view key='view' id='v'/>\
      <simulatedToolbarMetrics key='simulatedBottomBarMetrics'/></viewController>
      """,
    ])
    let page = try #require(document.scenes[1].controller)
    let around = SceneSurroundings(page, in: document.graph)
    #expect(around.hasTabBar && around.hasToolbar)
  }

  /// Where a view begins in the safe area of a root in a navigation controller; `opener` is first.
  private func topBelowBar(
    _ opener: String, bar: String = "", build: Int, device: String, size: String
  ) throws -> CGFloat? {
    let root = rootInSafeArea.replacing("width='320' height='580'", with: size)
    let document = try document(
      [
        opener,
        "<navigationController id='bars'><navigationBar key='navigationBar' \(bar) id='b'/>"
          + segue("relationship", "page") + "</navigationController>",
        """
        <viewController id='page'><view key='view' id='v'>\(root)\
        <navigationItem key='navigationItem' id='n'/></viewController>
        """,
      ], build: build, device: "<device id='retina4_7' orientation='\(device)'/>")
    return DesignCanvas.layOut(document).flatMap(\.views).first { $0.id == "a" }?.frame.minY
  }

  @Test(arguments: [(14460, 64), (16097, 0)] as [(Int, CGFloat)])
  func `LC2.5 bars inside a container view count in early builds`(
    build: Int, top: CGFloat
  ) throws {
    let opener = "<viewController id='first'>\(segue("embed", "bars"))</viewController>"
    let found = try topBelowBar(
      opener, build: build, device: "portrait", size: "width='375' height='580'")
    #expect(found == top)
  }

  @Test(
    arguments: [
      (17156, "landscape", "", 32), (17156, "landscape", "largeTitles='YES'", 32),
      (17156, "portrait", "largeTitles='YES'", 96), (24506, "landscape", "", 54),
    ] as [(Int, String, String, CGFloat)])
  func `LC2.6 bars are low on phones on their side, and their titles small`(
    build: Int, device: String, bar: String, top: CGFloat
  ) throws {
    let size = device == "portrait" ? "width='375' height='667'" : "width='667' height='375'"
    let found = try topBelowBar(
      "<viewController id='first'/>", bar: bar, build: build, device: device, size: size)
    #expect(found == top)
  }

  /// A root with a safe area whose view `a` begins at its top.
  private let rootInSafeArea = """
    <rect key='frame' x='0' y='0' width='320' height='580'/>\
    <viewLayoutGuide key='safeArea' id='g'/><subviews>\
    <view translatesAutoresizingMaskIntoConstraints='NO' id='a'/></subviews><constraints>\
    <constraint firstItem='a' firstAttribute='top' secondItem='g' secondAttribute='top'/>\
    </constraints></view>
    """

  @Test func `LC2.5 a view beside that of a controller has the status bar`() throws {
    let document = try document(
      ["<viewController id='page'/><view id='v'>\(rootInSafeArea)"], build: 13771,
      device: "<device id='retina4_7' orientation='portrait'/>")
    let views = DesignCanvas.layOut(document).flatMap(\.views)
    #expect(views.first { $0.id == "a" }?.frame.minY == 20)
  }
}
