import Foundation
import Testing

@testable import InterfaceBuilder

/// What builds of the editor draw above and below the rows of sections.
@MainActor struct CanvasSectionTests {
  /// A section of one row of 44 points, named after the row.
  private func section(_ row: String, _ texts: String = "") -> String {
    """
    <tableViewSection \(texts) id='s-\(row)'><cells><tableViewCell rowHeight='44' id='\(row)'>\
    <tableViewCellContentView key='contentView' id='c-\(row)'/></tableViewCell></cells>\
    </tableViewSection>
    """
  }

  /// Where the rows of a table 375 points wide begin, and its footer `f`, by their identifiers.
  private func tops(
    _ style: String, _ sections: String..., build: Int, device: String = "retina4_7 portrait",
    space: Int = 18, header: String = ""
  ) throws -> [String: CGFloat] {
    try CanvasDrawing.frames(
      """
      <tableView style='\(style)' rowHeight='-1' sectionHeaderHeight='\(space)' \
      sectionFooterHeight='\(space)' TA id='t'><sections>\(sections.joined())</sections>\
      \(header)<view key='tableFooterView' id='f'><rect key='frame' x='0' y='0' width='375' height='5'/></view>\
      </tableView>
      """,
      ["top", "leading", "trailing", "bottom"].map { "t.\($0) = v.\($0)" }, build: build,
      device: device
    ).mapValues(\.minY)
  }

  @Test(arguments: [("retina4_7 portrait", 17.5), ("retina5_9 portrait", 53.0 / 3)])
  func `LE2.4 groups are 17 points and a half apart where nothing gives their distance`(
    device: String, space: CGFloat
  ) throws {
    let found = try tops(
      "grouped", section("a"), section("b"), build: 21701, device: device, space: -1)
    #expect(try abs(#require(found["a"]) - space) < 0.01)
    #expect(try abs(#require(found["b"]) - (44 + 3 * space)) < 0.01)
  }

  @Test(
    arguments: [
      (13771, [0, 44, 88]), (15505, [28, 128, 200]), (19529, [44.5, 155.5, 222]),
      (22505, [50, 172, 244]),
    ] as [(Int, [CGFloat])])
  func `LE2.4 plain sections have room above and below from build 14800 on`(
    build: Int, places: [CGFloat]
  ) throws {
    let found = try tops("plain", section("a"), section("b"), build: build)
    #expect(["a", "b", "f"].compactMap { found[$0] } == places)
  }

  @Test(
    arguments: [
      ("", 22), ("One line.", 30),
      ("Two lines: the first is as long as the table is wide, the second is not.", 46),
    ] as [(String, CGFloat)])
  func `LE2.4 footers of groups are as high as the lines of their text`(
    text: String, height: CGFloat
  ) throws {
    let found = try tops(
      "grouped", section("a", "footerTitle='\(text)'"), section("b"), build: 22505)
    #expect(found["a"] == 18)
    #expect(found["b"] == 18 + 44 + height + 18)
  }

  @Test func `LE2.4 footers of builds 18000 to 20999 are lines of 12 points`() throws {
    let text =
      "Examples of everything here. Whatever they hold is let go of when their page is left."
    let found = try tops(
      "grouped", section("a", "footerTitle='\(text)'"), section("b"), build: 20037)
    let (top, next) = (try #require(found["a"]), try #require(found["b"]))
    let footer: CGFloat = next - top - 44 - 18
    // Two lines of 14.5 points, and 12.
    #expect(footer == 41)
  }

  @Test(
    arguments: [
      (17701, "headerTitle='T'", 38), (19529, "headerTitle='T'", 32),
      (22505, "headerTitle='T'", 38), (22505, "headerTitle='T' footerTitle='F'", 45.5),
      (22505, "headerTitle=''", 22),
      (14868, "headerTitle='T' footerTitle=''", 45.5),
      (19529, "headerTitle='T' footerTitle='F'", 38),
      (17701, "headerTitle='' footerTitle='F'", 29.5),
    ] as [(Int, String, CGFloat)])
  func `LE2.4 titles of groups are below room that differs by build and footer`(
    build: Int, texts: String, height: CGFloat
  ) throws {
    let found = try tops("grouped", section("a"), section("b", texts), build: build)
    #expect(found["b"] == 18 + 44 + 18 + height)
  }

  @Test(arguments: [(14490, 35, 115), (15505, 18, 102)] as [(Int, CGFloat, CGFloat)])
  func `LE2.4 an empty title is none before build 14800`(
    build: Int, first: CGFloat, second: CGFloat
  ) throws {
    let found = try tops(
      "grouped", section("a"), section("b", "headerTitle=''"), build: build)
    #expect(found["a"] == first)
    #expect(found["b"] == second)
  }

  @Test(arguments: [(14490, 18), (15505, 22)] as [(Int, CGFloat)])
  func `LE2.4 an empty footer is none before build 14800`(build: Int, footer: CGFloat) throws {
    let found = try tops(
      "grouped", section("a", "footerTitle=''"), section("b"), build: build)
    #expect(try #require(found["b"]) - #require(found["a"]) == 44 + footer + 18)
  }

  @Test(arguments: [(14490, 0), (15505, 18)] as [(Int, CGFloat)])
  func `LE2.4 below a header of the table old builds leave no room above the first group`(
    build: Int, top: CGFloat
  ) throws {
    let header = """
      <view key='tableHeaderView' id='h'><rect key='frame' x='0' y='0' width='375' height='50'/></view>
      """
    let found = try tops("grouped", section("a"), build: build, header: header)
    #expect(found["a"] == 50 + top)
  }

  @Test(
    arguments: [
      ("retina4_7", 19529, 49.5, 32), ("retina5_9", 19529, 49, 95.0 / 3),
      ("retina4_7", 22505, 55.5, 38), ("retina5_9", 22505, 166.0 / 3, 38),
    ] as [(String, Int, CGFloat, CGFloat)])
  func `LE2.4 the line of a title and the room above it are whole pixels each`(
    device: String, build: Int, first: CGFloat, next: CGFloat
  ) throws {
    let found = try tops(
      "grouped", section("a", "headerTitle='T'"), section("b", "headerTitle='T'"), build: build,
      device: device + " portrait")
    #expect(try abs(#require(found["a"]) - first) < 0.01)
    #expect(try abs(#require(found["b"]) - (first + 44 + 18 + next)) < 0.01)
  }

  @Test(
    arguments: [
      (22505, "automatic", 38), (22505, "never", 55.5), (19529, "automatic", 32),
      (19529, "never", 49.5),
    ] as [(Int, String, CGFloat)])
  func `LE2.4 below a large title the first group begins higher`(
    build: Int, mode: String, top: CGFloat
  ) throws {
    let text = """
      <document type='com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB' version='3.0' \
      toolsVersion='\(build)' targetRuntime='iOS.CocoaTouch' useAutolayout='YES'>\
      <device id='retina4_7' orientation='portrait'/><scenes><scene><objects>\
      <navigationController id='first'><navigationBar key='navigationBar' largeTitles='YES' id='b'/>\
      <connections><segue kind='relationship' relationship='rootViewController' destination='it'/>\
      </connections></navigationController></objects></scene><scene><objects>\
      <tableViewController id='it'><tableView key='view' style='grouped' rowHeight='44' id='t'>\
      <rect key='frame' x='0' y='0' width='375' height='667'/><prototypes><tableViewCell id='a'>\
      <tableViewCellContentView key='contentView' id='c'/></tableViewCell></prototypes></tableView>\
      <navigationItem key='navigationItem' largeTitleDisplayMode='\(mode)' id='n'/>\
      </tableViewController></objects></scene></scenes></document>
      """
    let document = try InterfaceBuilderDocument(Data(text.utf8), file: "Test.storyboard")
    let views = DesignCanvas.layOut(document).flatMap(\.views)
    #expect(views.first { $0.id == "a" }?.frame.minY == top)
  }

  /// The place of the only cell of a list that is the view of a page below a navigation bar.
  ///
  /// The list begins `top` points below the screen's top and ends where the screen does.
  private func cell(in list: String, _ content: String, top: Int, build: Int) throws -> CGFloat? {
    let text = """
      <document type='com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB' version='3.0' \
      toolsVersion='\(build)' targetRuntime='iOS.CocoaTouch' useAutolayout='YES'><scenes>\
      <scene><objects><navigationController id='first'><connections>\
      <segue kind='relationship' relationship='rootViewController' destination='it'/></connections>\
      </navigationController></objects></scene><scene><objects><viewController id='it'>\
      <\(list) key='view' style='plain' rowHeight='44' sectionHeaderHeight='22' id='t'>\
      <rect key='frame' x='0' y='\(top)' width='600' height='\(600 - top)'/>\(content)</\(list)>\
      </viewController></objects></scene></scenes></document>
      """
    let document = try InterfaceBuilderDocument(Data(text.utf8), file: "Test.storyboard")
    let views = DesignCanvas.layOut(document).flatMap(\.views)
    return views.first { $0.id == "a" }?.frame.minY
  }

  @Test(arguments: [(10117, 0, 64), (10117, 64, 0), (13771, 0, 0)] as [(Int, Int, CGFloat)])
  func `LC2.5 early builds begin lists below the bars that the lists lie under`(
    build: Int, top: Int, inset: CGFloat
  ) throws {
    let row = try cell(
      in: "tableView", "<prototypes><tableViewCell id='a'/></prototypes>", top: top, build: build)
    #expect(row == inset + 22)

    let item = try cell(
      in: "collectionView",
      """
      <collectionViewFlowLayout key='collectionViewLayout' id='l'><size key='itemSize' width='100' \
      height='60'/></collectionViewFlowLayout><cells><collectionViewCell id='a'/></cells>
      """, top: top, build: build)
    #expect(item == inset)
  }

  @Test func `LE1.6 a collection shows header and footer before and after its items`() throws {
    let found = try CanvasDrawing.frames(
      """
      <collectionView TA id='t'><collectionViewFlowLayout key='collectionViewLayout' \
      minimumLineSpacing='10' minimumInteritemSpacing='10' id='l'>\
      <size key='itemSize' width='100' height='60'/>\
      <size key='headerReferenceSize' width='50' height='30'/>\
      <size key='footerReferenceSize' width='50' height='20'/>\
      <inset key='sectionInset' minX='0' minY='5' maxX='0' maxY='7'/></collectionViewFlowLayout>\
      <cells><collectionViewCell id='a'/></cells>\
      <collectionReusableView key='sectionHeaderView' id='h'/>\
      <collectionReusableView key='sectionFooterView' id='f'/></collectionView>
      """,
      ["top", "leading", "trailing", "bottom"].map { "t.\($0) = v.\($0)" }, build: 14868)
    #expect(found["h"] == CGRect(x: 0, y: 0, width: 375, height: 30))
    #expect(found["a"]?.minY == 35)
    #expect(found["f"] == CGRect(x: 0, y: 102, width: 375, height: 20))
  }

  @Test func `LE1.6 the canvas lays out items that nobody would see yet`() throws {
    func item(_ name: String) -> String {
      """
      <collectionViewCell id='\(name)'><view key='contentView' id='c-\(name)'><subviews>\
      <view TA id='in-\(name)'/></subviews></view><constraints>\
      \(["top", "leading", "trailing", "bottom"].map {
        "<constraint firstItem='in-\(name)' firstAttribute='\($0)' secondItem='\(name)' "
          + "secondAttribute='\($0)' id='\(name)-\($0)'/>"
      }.joined())</constraints></collectionViewCell>
      """
    }
    let found = try CanvasDrawing.frames(
      """
      <collectionView TA id='t'><collectionViewFlowLayout key='collectionViewLayout' \
      minimumLineSpacing='10' id='l'><size key='itemSize' width='375' height='60'/>\
      </collectionViewFlowLayout><cells>\(item("a"))\(item("b"))</cells></collectionView>
      """,
      ["top", "leading", "trailing"].map { "t.\($0) = v.\($0)" } + ["t.height = 50"], build: 14868)
    #expect(found["t"]?.height == 50)
    #expect(found["b"] == CGRect(x: 0, y: 70, width: 375, height: 60))
    #expect(found["in-b"] == CGRect(x: 0, y: 0, width: 375, height: 60))
  }

  @Test(
    arguments: [
      ("", CGSize(width: 64, height: 90)),
      ("<size key='customSize' width='70' height='80'/>", CGSize(width: 70, height: 80)),
    ])
  func `LE1.6 items whose size is automatic measure themselves`(given: String, size: CGSize) throws
  {
    let found = try CanvasDrawing.frames(
      """
      <collectionView TA id='s'><collectionViewFlowLayout key='collectionViewLayout' \
      automaticEstimatedItemSize='YES' id='f'><size key='itemSize' width='128' height='128'/>\
      </collectionViewFlowLayout><cells><collectionViewCell id='c'>\
      <collectionViewCellContentView key='contentView' id='d'><subviews><view TA id='w'>\
      <constraints><constraint firstAttribute='width' constant='64' id='a'/>\
      <constraint firstAttribute='height' priority='999' constant='90' id='b'/></constraints></view>\
      </subviews><constraints>\
      <constraint firstItem='w' firstAttribute='leading' secondItem='d' secondAttribute='leading' \
      id='g'/><constraint firstItem='w' firstAttribute='top' secondItem='d' secondAttribute='top' \
      id='h'/><constraint firstAttribute='trailing' secondItem='w' secondAttribute='trailing' \
      priority='999' id='i'/>\
      <constraint firstAttribute='bottom' secondItem='w' secondAttribute='bottom' id='j'/>\
      </constraints></collectionViewCellContentView>\(given)</collectionViewCell></cells>\
      </collectionView>
      """,
      ["top", "leading", "trailing", "bottom"].map { "s.\($0) = v.\($0)" }, build: 22505)
    #expect(found["c"]?.size == size)
  }

  @Test func `LC1.8 items of collections have margins of their own, whatever they preserve`() throws
  {
    let found = try CanvasDrawing.frames(
      """
      <collectionView preservesSuperviewLayoutMargins='YES' TA id='s'>\
      <collectionViewFlowLayout key='collectionViewLayout' id='f'>\
      <size key='itemSize' width='375' height='60'/></collectionViewFlowLayout><cells>\
      <collectionViewCell preservesSuperviewLayoutMargins='YES' id='c'>\
      <rect key='frame' x='0' y='0' width='375' height='60'/><view key='contentView' id='d'>\
      <rect key='frame' x='0' y='0' width='375' height='60'/><subviews><view TA id='w'/></subviews>\
      </view><constraints><constraint firstItem='w' firstAttribute='leading' secondItem='c' \
      secondAttribute='leadingMargin' id='k'/></constraints></collectionViewCell></cells>\
      </collectionView>
      """,
      ["top", "leading", "trailing", "bottom"].map { "s.\($0) = v.\($0)" }, build: 14868)
    #expect(found["w"]?.minX == 8)
  }
}
