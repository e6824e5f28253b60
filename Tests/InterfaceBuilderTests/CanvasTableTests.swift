import Foundation
import Testing

@testable import InterfaceBuilder

/// Rows and headers of tables as builds of the editor draw them.
@MainActor struct CanvasTableTests {
  /// The frame of the first row of a table that fills its view.
  private func row(
    _ style: String, build: Int, more: String = "rowHeight='-1' estimatedRowHeight='-1'",
    device: String = "retina4_7 portrait"
  ) throws -> CGRect? {
    try CanvasDrawing.frames(
      """
      <tableView style='\(style)' \(more) TA id='s'><sections><tableViewSection id='n'><cells>\
      <tableViewCell style='IBUITableViewCellStyleDefault' textLabel='l' id='a'>\
      <tableViewCellContentView key='contentView' id='c'><subviews><label text='Row' id='l'/>\
      </subviews></tableViewCellContentView></tableViewCell></cells></tableViewSection></sections>\
      </tableView>
      """,
      ["top", "leading", "trailing", "bottom"].map { "s.\($0) = v.\($0)" }, build: build,
      device: device)["a"]
  }

  @Test(arguments: [
    ("insetGrouped", 24506, 51.0), ("plain", 24506, 51), ("insetGrouped", 22505, 43.5),
    ("plain", 22505, 43.5),
  ])
  func `LE2.3 rows without a height of their own are higher in the newest look`(
    style: String, build: Int, height: CGFloat
  ) throws {
    #expect(try row(style, build: build)?.height == height)
  }

  @Test(arguments: [(7702, 35), (9532, 35), (14490, 35), (15505, 18)] as [(Int, CGFloat)])
  func `LE2.4 old builds leave more room above the first group of a table`(
    build: Int, top: CGFloat
  ) throws {
    let heights = "rowHeight='44' sectionHeaderHeight='18' sectionFooterHeight='18'"
    #expect(try row("grouped", build: build, more: heights)?.minY == top)
  }

  @Test func `LE2.3 rows of configured text have their separator besides their height`() throws {
    let found = try CanvasDrawing.frames(
      """
      <tableView style='plain' rowHeight='-1' estimatedRowHeight='-1' TA id='s'><sections><tableViewSection id='n'><cells>\
      <tableViewCell id='a'><tableViewCellContentView key='contentView' id='c'/>\
      <listContentConfiguration key='contentConfiguration' text='Row'/></tableViewCell></cells>\
      </tableViewSection></sections></tableView>
      """,
      ["top", "leading", "trailing", "bottom"].map { "s.\($0) = v.\($0)" }, build: 23504,
      device: "retina4_7 portrait")
    #expect(found["a"]?.height == 44.5 && found["c"]?.height == 44.5)
  }

  /// A table with one row that a label between the content view's margins measures.
  private func measuredRow(
    _ label: String, build: Int = 21701, isStatic: Bool = false
  ) throws -> [String: CGRect] {
    func pin(_ attribute: String) -> String {
      """
      <constraint firstItem='l' firstAttribute='\(attribute)' secondItem='c' \
      secondAttribute='\(attribute)Margin' id='k-\(attribute)'/>
      """
    }
    let (start, end) =
      isStatic
      ? ("<sections><tableViewSection id='t'><cells>", "</cells></tableViewSection></sections>")
      : ("<prototypes>", "</prototypes>")
    let table = """
      <tableView style='plain' rowHeight='-1' estimatedRowHeight='-1' TA id='s'>\(start)<tableViewCell id='a'>\
      <tableViewCellContentView key='contentView' id='c'><subviews>\(label)</subviews>\
      <constraints>\(pin("top"))\(pin("bottom"))\(pin("leading"))</constraints>\
      </tableViewCellContentView></tableViewCell>\(end)</tableView>
      """
    let edges = ["top", "leading", "trailing", "bottom"].map { "s.\($0) = v.\($0)" }
    return try CanvasDrawing.frames(table, edges, build: build)
  }

  @Test func `LC1.8 a row that its content measures has the margins of content views`() throws {
    let found = try measuredRow(
      """
      <label text='Row' numberOfLines='1' TA id='l'>\
      <fontDescription key='fontDescription' type='system' pointSize='40'/></label>
      """)

    // A line of 48 points between margins of 11, and a separator.
    #expect(found["a"]?.height == 70.5)
    #expect(found["l"]?.minY == 11)
  }

  @Test(arguments: [(17701, 65), (20037, 55.5)] as [(Int, CGFloat)])
  func `T48 LG5 a row is measured with texts of the text size that it is drawn with`(
    build: Int, text: CGFloat
  ) throws {
    let found = try measuredRow(
      """
      <label text='Three&#10;lines&#10;each' numberOfLines='0' TA id='l' \
      adjustsFontForContentSizeCategory='YES'>\
      <fontDescription key='fontDescription' style='UICTFontTextStyleBody'/></label>
      """, build: build)

    #expect(found["l"]?.height == text)
    // Between margins of 11; the separator's pixel stretches the text.
    #expect(found["a"]?.height == text + 22)
  }

  @Test(arguments: [(17701, 44), (19529, 83.5)] as [(Int, CGFloat)])
  func `LE2.3 rows of static tables are measured in later builds, prototypes in all`(
    build: Int, height: CGFloat
  ) throws {
    let label = """
      <label text='Three&#10;lines&#10;each' numberOfLines='0' TA id='l'>\
      <fontDescription key='fontDescription' type='system' pointSize='17'/></label>
      """

    #expect(try measuredRow(label, build: build, isStatic: true)["a"]?.height == height)
    #expect(try measuredRow(label, build: build)["a"]?.height == 83.5)
  }

  @Test(arguments: [("default", 51.5), ("none", 51)] as [(String, CGFloat)])
  func `LE2.3 a row that its content measures has its separator besides`(
    separators: String, height: CGFloat
  ) throws {
    func pin(_ attribute: String, _ constant: Int) -> String {
      """
      <constraint firstItem='w' firstAttribute='\(attribute)' secondItem='c' \
      secondAttribute='\(attribute)' constant='\(constant)' id='k-\(attribute)'/>
      """
    }
    let found = try CanvasDrawing.frames(
      """
      <tableView style='plain' separatorStyle='\(separators)' rowHeight='-1' estimatedRowHeight='-1' \
      TA id='s'><prototypes><tableViewCell id='a'><tableViewCellContentView key='contentView' id='c'><subviews>\
      <switch TA id='w'/></subviews><constraints>\(pin("top", 10))\(pin("bottom", -10))\
      \(pin("leading", 15))</constraints></tableViewCellContentView></tableViewCell></prototypes>\
      </tableView>
      """,
      ["top", "leading", "trailing", "bottom"].map { "s.\($0) = v.\($0)" }, build: 15505)
    #expect(found["a"]?.height == height)
  }

  @Test(arguments: [(13771, 44), (15505, 44), (24506, 51)] as [(Int, CGFloat)])
  func `LE2.3 a row without separator has no room for one`(build: Int, height: CGFloat) throws {
    let more = "rowHeight='-1' estimatedRowHeight='-1' separatorStyle='none'"
    #expect(try row("plain", build: build, more: more)?.height == height)
  }

  @Test(
    arguments: [
      ("disclosureIndicator", 14490, 33), ("disclosureIndicator", 15505, 26),
      ("disclosureIndicator", 19455, 25.5), ("disclosureIndicator", 19529, 24.5),
      ("detailButton", 15505, 39), ("detailButton", 19529, 36.5), ("checkmark", 14490, 39),
      ("checkmark", 19529, 36.5), ("checkmark", 22505, 40), ("detailDisclosureButton", 14490, 67),
      ("detailDisclosureButton", 15505, 58),
    ] as [(String, Int, CGFloat)])
  func `LE2.2 an accessory takes the row's margin and a width of its build's`(
    accessory: String, build: Int, width: CGFloat
  ) throws {
    let found = try CanvasDrawing.frames(
      """
      <tableView style='plain' rowHeight='44' TA id='s'><prototypes>\
      <tableViewCell accessoryType='\(accessory)' id='a'>\
      <tableViewCellContentView key='contentView' id='c'/></tableViewCell></prototypes></tableView>
      """,
      ["top", "leading", "trailing", "bottom"].map { "s.\($0) = v.\($0)" }, build: build)
    #expect(found["c"]?.width == 375 - width)
  }

  @Test func `LC1.8 the margins of a cell are those of its content`() throws {
    let found = try CanvasDrawing.frames(
      """
      <tableView style='plain' rowHeight='44' TA id='s'><prototypes>\
      <tableViewCell style='IBUITableViewCellStyleDefault' textLabel='l' id='a'>\
      <tableViewCellContentView key='contentView' id='c'><subviews><label text='Row' id='l'/>\
      <view TA id='w'/></subviews><constraints><constraint firstItem='w' firstAttribute='leading' \
      secondItem='c' secondAttribute='leadingMargin' id='k'/></constraints>\
      </tableViewCellContentView>\
      <edgeInsets key='layoutMargins' top='8' left='30' bottom='8' right='20'/></tableViewCell>\
      </prototypes></tableView>
      """,
      ["top", "leading", "trailing", "bottom"].map { "s.\($0) = v.\($0)" }, build: 22505)
    #expect(found["l"]?.minX == 30)
    #expect(found["l"]?.width == 325)
    #expect(found["w"]?.minX == 30)
  }

  @Test func `LC1.8 rows of the newest look have more room above and below`() throws {
    let found = try CanvasDrawing.frames(
      """
      <tableView style='grouped' rowHeight='80' TA id='s'><prototypes><tableViewCell id='a'>\
      <tableViewCellContentView key='contentView' id='c'><subviews><view TA id='w'/></subviews>\
      <constraints><constraint firstItem='w' firstAttribute='top' secondItem='c' \
      secondAttribute='topMargin' id='k'/></constraints></tableViewCellContentView></tableViewCell>\
      </prototypes></tableView>
      """,
      ["top", "leading", "trailing", "bottom"].map { "s.\($0) = v.\($0)" }, build: 24506)
    #expect(found["w"]?.minY == 15)
  }

  /// A view in the content of a row of 80 points that is drawn alone; `ties` are words such as
  /// `leading = leadingMargin` or `width = 70`.
  private func loneCell(
    _ ties: [String], build: Int = 17156, width: CGFloat = 320, flags: String = ""
  ) throws -> CGRect? {
    let constraints = ties.map { tie in
      let words = tie.split(separator: " ")
      let end =
        Int(words[2]).map { "constant='\($0)'" }
        ?? "secondItem='c' secondAttribute='\(words[2])'"
      return "<constraint firstItem='w' firstAttribute='\(words[0])' \(end) id='\(tie)'/>"
    }
    let text = """
      <document type='com.apple.InterfaceBuilder3.CocoaTouch.XIB' version='3.0' \
      toolsVersion='\(build)' targetRuntime='iOS.CocoaTouch' useAutolayout='YES' \
      useTraitCollections='YES'><device id='retina4_7' orientation='portrait'/><objects>\
      <tableViewCell \(flags) id='a'><rect key='frame' x='0' y='0' width='\(width)' height='80'/>\
      <tableViewCellContentView key='contentView' \(flags) id='c'><subviews>\
      <view translatesAutoresizingMaskIntoConstraints='NO' id='w'/></subviews><constraints>\
      \(constraints.joined())</constraints></tableViewCellContentView></tableViewCell></objects>\
      </document>
      """
    let document = try InterfaceBuilderDocument(Data(text.utf8), file: "Test.xib")
    let views = DesignCanvas.layOut(document).flatMap(\.views)
    return views.first { $0.id == "w" }?.frame
  }

  @Test func `LA8.2 what reaches the far edges of a row that is drawn alone gives way`() throws {
    let edges = ["leading = leading", "trailing = trailing", "top = top", "bottom = bottom"]
    #expect(try loneCell(edges) == CGRect(x: 0, y: 0, width: 320, height: 80))
    let sizes = ["width = 300", "height = 92"]
    #expect(try loneCell(edges + sizes) == CGRect(x: 0, y: 0, width: 300, height: 92))
  }

  @Test(
    arguments: [
      (13196, 320, 8), (14490, 320, 16), (14490, 389, 16), (14490, 600, 20), (14854, 320, 15),
      (14854, 450, 15), (17156, 320, 16), (17156, 600, 16),
    ] as [(Int, CGFloat, CGFloat)])
  func `LC1.8 cells that are drawn alone have margins of their build's`(
    build: Int, width: CGFloat, margin: CGFloat
  ) throws {
    let found = try loneCell(["leading = leadingMargin"], build: build, width: width)
    #expect(found?.minX == margin)
  }

  @Test(
    arguments: [(8191, 478, 8), (13196, 320, 8), (13771, 320, 16)] as [(Int, CGFloat, CGFloat)])
  func `LC1.8 before build 13500 cells that are drawn alone have narrow margins to preserve`(
    build: Int, width: CGFloat, margin: CGFloat
  ) throws {
    let found = try loneCell(
      ["leading = leadingMargin"], build: build, width: width,
      flags: "preservesSuperviewLayoutMargins='YES'")
    #expect(found?.minX == margin)
  }

  @Test(arguments: [374, 502] as [CGFloat])
  func `LC1.8 cells that are drawn alone have no margins of a controller's to preserve`(
    width: CGFloat
  ) throws {
    let found = try loneCell(
      ["leading = leadingMargin"], build: 15705, width: width,
      flags: "preservesSuperviewLayoutMargins='YES'")
    #expect(found?.minX == 15)
  }

  @Test func `LC1.8 LC2.2 what covers the screen leaves the content of rows as it is`() throws {
    let found = try CanvasDrawing.frames(
      """
      <tableView style='plain' rowHeight='400' TA id='s'><prototypes><tableViewCell id='a'>\
      <tableViewCellContentView key='contentView' id='c'/></tableViewCell><tableViewCell id='b'>\
      <tableViewCellContentView key='contentView' id='d'><subviews><view TA id='w'/></subviews>\
      <constraints><constraint firstItem='w' firstAttribute='bottom' secondItem='d' \
      secondAttribute='bottomMargin' id='k'/></constraints></tableViewCellContentView>\
      </tableViewCell></prototypes></tableView>
      """,
      ["top", "leading", "trailing", "bottom"].map { "s.\($0) = v.\($0)" },
      device: "retina5_9 portrait",
      root: CanvasDrawing.Root(size: CGSize(width: 375, height: 812), metrics: ""))
    #expect(try abs(#require(found["w"]).maxY - (400 - 11)) < 0.01)
  }

  @Test(arguments: [(13196, 57.5), (14490, 55), (15505, 55)] as [(Int, CGFloat)])
  func `LC1.8 a margin below has the separator in it where the content does not`(
    build: Int, bottom: CGFloat
  ) throws {
    let found = try CanvasDrawing.frames(
      """
      <tableView style='plain' rowHeight='66' TA id='s'><prototypes><tableViewCell id='a'>\
      <tableViewCellContentView key='contentView' id='c'><subviews><view TA id='w'/></subviews>\
      <constraints><constraint firstItem='w' firstAttribute='bottom' secondItem='c' \
      secondAttribute='bottomMargin' id='k'/></constraints></tableViewCellContentView>\
      </tableViewCell></prototypes></tableView>
      """,
      ["top", "leading", "trailing", "bottom"].map { "s.\($0) = v.\($0)" }, build: build)
    #expect(found["w"]?.maxY == bottom)
  }

  @Test(
    arguments: [
      // The table shows what begins above 667 points by the heights that are given: 18 + n × 44 points.
      (17701, 15, "disclosureIndicator", 16, 27, 35),
      (17701, 16, "disclosureIndicator", 15, 19, 27),
      (22505, 15, "disclosureIndicator", 16, 26.5, 34.5), (17701, 16, "none", 15, 0, 15),
      (22505, 16, "disclosureIndicator", 15, 18.5, 26.5), (22505, 16, "checkmark", 15, 32, 40),
      // Before build 14800 by those that they have: 55.5 + n × 44 points.
      (14313, 14, "checkmark", 15, 39, 39), (14313, 15, "checkmark", 15, 32, 35),
      (14313, 15, "none", 15, 0, 15),
    ] as [(Int, Int, String, CGFloat, CGFloat, CGFloat)])
  func `LE2.2 rows that the table does not show have the margins that rows begin with`(
    build: Int, rows: Int, accessory: String, left: CGFloat, right: CGFloat, textRight: CGFloat
  ) throws {
    let cells = (1...rows).map { row in
      """
      <tableViewCell style='IBUITableViewCellStyleDefault' accessoryType='\(accessory)' \
      textLabel='l\(row)' id='a\(row)'><tableViewCellContentView key='contentView' id='c\(row)'>\
      <subviews><label text='Row' id='l\(row)'/></subviews></tableViewCellContentView></tableViewCell>
      """
    }
    let found = try CanvasDrawing.frames(
      """
      <tableView style='grouped' rowHeight='44' sectionHeaderHeight='18' TA id='s'><sections>\
      <tableViewSection headerTitle='Title' id='n'><cells>\(cells.joined())</cells>\
      </tableViewSection></sections></tableView>
      """,
      ["top", "leading", "trailing", "bottom"].map { "s.\($0) = v.\($0)" }, build: build)

    let text = try #require(found["l\(rows)"])
    #expect(text.minX == left)
    #expect(abs(375 - textRight - text.maxX) < 0.26)
    #expect(try abs(375 - right - #require(found["c\(rows)"]).width) < 0.26)
  }
}
