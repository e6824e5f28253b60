import Foundation
import Testing

@testable import InterfaceBuilder

/// How high rows are that neither the document nor their table gives a height, and where their text is.
@MainActor struct CanvasRowHeightTests {
  /// The height of a row that holds a switch, 31 points high and 28 in the newest look.
  ///
  /// `holds` are the ends of the row's content that hold the switch; `row` are attributes of the row, and
  /// `stored` is the height that the document has of it.
  private func height(
    _ holds: [String], build: Int, table: String = "estimatedRowHeight='-1'", row: String = "",
    isStatic: Bool = false, stored: Double? = nil
  ) throws -> CGFloat? {
    let pins = (holds.isEmpty ? [] : holds + ["leading"]).map {
      """
      <constraint firstItem='w' firstAttribute='\($0)' secondItem='c' secondAttribute='\($0)' \
      id='k-\($0)'/>
      """
    }
    let (start, end) =
      isStatic
      ? ("<sections><tableViewSection id='t'><cells>", "</cells></tableViewSection></sections>")
      : ("<prototypes>", "</prototypes>")
    let rect = stored.map { "<rect key='frame' x='0' y='0' width='375' height='\($0)'/>" } ?? ""
    return try CanvasDrawing.frames(
      """
      <tableView style='plain' rowHeight='-1' \(table) TA id='s'>\(start)<tableViewCell \(row) \
      id='a'>\(rect)<tableViewCellContentView key='contentView' id='c'><subviews><switch TA id='w'/>\
      </subviews><constraints>\(pins.joined())</constraints></tableViewCellContentView>\
      </tableViewCell>\(end)</tableView>
      """,
      ["top", "leading", "trailing", "bottom"].map { "s.\($0) = v.\($0)" }, build: build)["a"]?
      .height
  }

  @Test(
    arguments: [
      (15505, "", 31.5), (23504, "", 31.5), (24506, "", 29), (24506, "separatorStyle='none'", 28),
    ] as [(Int, String, CGFloat)])
  func `LE2.3 a row is as low as its content and its separator`(
    build: Int, separators: String, height: CGFloat
  ) throws {
    let found = try self.height(
      ["top", "bottom"], build: build, table: "estimatedRowHeight='-1' \(separators)")
    #expect(found == height)
  }

  @Test(
    arguments: [
      (23504, "", 43.5), (23727, "", 43.5), (24506, "", 51), (24506, "separatorStyle='none'", 52),
    ] as [(Int, String, CGFloat)])
  func `LE2.3 a row whose content asks for no height has that of any`(
    build: Int, separators: String, height: CGFloat
  ) throws {
    let found = try self.height(
      ["centerY"], build: build, table: "estimatedRowHeight='-1' \(separators)")
    #expect(found == height)
  }

  @Test func `LE2.3 a row whose height is given as none has none`() throws {
    #expect(try height(["top", "bottom"], build: 23504, row: "rowHeight='0.0'") == 0)
  }

  @Test(arguments: [(15505, 44), (24506, 52)] as [(Int, CGFloat)])
  func `LE2.3 rows of a table that estimates none do not size themselves`(
    build: Int, height: CGFloat
  ) throws {
    #expect(try self.height(["top", "bottom"], build: build, table: "") == height)
  }

  @Test(
    arguments: [
      (
        18122,
        "preservesSuperviewLayoutMargins='YES' hidesAccessoryWhenEditing='NO' indentationLevel='1'",
        44
      ),
      (18122, "indentationLevel='1'", 44),
      (19529, "hidesAccessoryWhenEditing='NO' indentationLevel='1'", 31.5),
    ] as [(Int, String, CGFloat)])
  func `LE2.3 rows that early editors made static keep their height until build 19000`(
    build: Int, row: String, height: CGFloat
  ) throws {
    let found = try self.height(["top", "bottom"], build: build, row: row, isStatic: true)
    #expect(found == height)
  }

  @Test(
    arguments: [
      ("", ["centerY"], 44), ("", [], 43.5), ("style='IBUITableViewCellStyleValue1'", [], 44),
      ("style='IBUITableViewCellStyleDefault'", ["centerY"], 43.5),
    ] as [(String, [String], CGFloat)])
  func `LE2.3 static rows with constraints, or with a detail, are drawn as early ones`(
    row: String, holds: [String], height: CGFloat
  ) throws {
    let found = try self.height(
      holds, build: 18122, row: "preservesSuperviewLayoutMargins='YES' \(row)", isStatic: true)
    #expect(found == height)
  }

  @Test(
    arguments: [
      (14490, 43.5, true, 44), (15505, 44, false, 44), (18122, 44, false, 44),
      (18122, 43.5, true, 43.5), (18122, 57, false, 43.5), (18122, 57, true, 44),
      (19529, 44, true, 31.5),
    ] as [(Int, Double, Bool, CGFloat)])
  func `LE2.3 of other static rows until build 19000 their own height tells how early they are`(
    build: Int, stored: Double, isHeld: Bool, height: CGFloat
  ) throws {
    let found = try self.height(
      isHeld ? ["top", "bottom"] : [], build: build, row: "preservesSuperviewLayoutMargins='YES'",
      isStatic: true, stored: stored)
    #expect(found == height)
  }

  /// The frame of the text of a row in a table that is a page's view, or is in it.
  private func text(
    build: Int, row: String = "", isAmongViews: Bool = false, width: Int = 375,
    style: String = "plain", device: String = "<device id='retina4_7' orientation='portrait'/>"
  ) throws -> CGRect? {
    let table = """
      style='\(style)' rowHeight='44' id='t'>\
      <rect key='frame' x='0' y='0' width='\(width)' height='600'/><prototypes>\
      <tableViewCell \(row) style='IBUITableViewCellStyleDefault' textLabel='l' id='a'>\
      <tableViewCellContentView key='contentView' id='c'><subviews><label text='Row' id='l'/>\
      <imageView image='picture' id='i'/></subviews></tableViewCellContentView></tableViewCell>\
      </prototypes></tableView>
      """
    let root =
      isAmongViews
      ? "<view key='view' id='v'><rect key='frame' x='0' y='0' width='\(width)' height='600'/>"
        + "<subviews><tableView \(table)</subviews></view>"
      : "<tableView key='view' \(table)"
    let text = """
      <document type='com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB' version='3.0' \
      toolsVersion='\(build)' targetRuntime='iOS.CocoaTouch' useAutolayout='YES'>\
      \(device)<scenes><scene><objects>\
      <viewController id='it'>\(root)</viewController></objects></scene></scenes>\
      <resources><image name='picture' width='25' height='22'/></resources></document>
      """
    let document = try InterfaceBuilderDocument(Data(text.utf8), file: "Test.storyboard")
    return DesignCanvas.layOut(document).flatMap(\.views).first { $0.id == "l" }?.frame
  }

  @Test(arguments: [(false, 20), (true, 16)] as [(Bool, CGFloat)])
  func `LE2.2 on canvases without a device tables of controllers have wide margins`(
    isAmongViews: Bool, left: CGFloat
  ) throws {
    let found = try text(build: 19529, isAmongViews: isAmongViews, width: 600, device: "")
    #expect(found?.minX == left)
  }

  @Test(arguments: [(43.5, 30.5), (43, 31), (44, 31)] as [(Double, CGFloat)])
  func `LE2.3 rows tell how many pixels a point the display of a canvas without a device had`(
    stored: Double, middle: CGFloat
  ) throws {
    func rect(_ height: Double) -> String {
      "<rect key='frame' x='0' y='0' width='320' height='\(height)'/>"
    }
    let found = try CanvasDrawing.frames(
      """
      <view TA id='a'/><tableView style='plain' rowHeight='44' TA id='s'><prototypes>\
      <tableViewCell id='r'>\(rect(44))<tableViewCellContentView key='contentView' id='c'>\
      \(rect(stored))</tableViewCellContentView></tableViewCell></prototypes></tableView>
      """,
      ["a.width = 9", "a.height = 39", "a.leading = v.leading", "a.centerY = v.centerY"],
      build: 10117, device: "", root: CanvasDrawing.Root(size: CGSize(width: 320, height: 100)))
    #expect(found["a"]?.minY == middle)
  }

  @Test func `LE2.1 a detail beside a text has the room that the text leaves`() throws {
    let found = try CanvasDrawing.frames(
      """
      <tableView style='plain' rowHeight='44' TA id='s'><prototypes><tableViewCell \
      style='IBUITableViewCellStyleValue1' textLabel='l' detailTextLabel='m' id='a'>\
      <tableViewCellContentView key='contentView' id='c'><subviews><label text='Text' id='l'/>\
      <label text='A detail that is a good deal longer than any row of the table' id='m'/>\
      </subviews></tableViewCellContentView></tableViewCell></prototypes></tableView>
      """,
      ["top", "leading", "trailing", "bottom"].map { "s.\($0) = v.\($0)" }, build: 22505)
    let (text, detail) = try (#require(found["l"]), #require(found["m"]))
    #expect(abs(detail.minX - text.maxX - 6) < 0.01)
    #expect(abs(detail.maxX - (375 - 16)) < 0.01)
  }

  @Test(
    arguments: [
      (11762, "", 15, 15), (12120, "", 15, 15), (12120, "imageView='i'", 56, 15),
      (13196, "", 16, 15), (13771, "", 16, 16),
    ] as [(Int, String, CGFloat, CGFloat)])
  func `LE2.2 before build 13500 text of rows ends 15 points before the edge`(
    build: Int, row: String, left: CGFloat, right: CGFloat
  ) throws {
    let found = try text(build: build, row: row)
    #expect(found?.minX == left)
    #expect(found?.maxX == 375 - right)
  }

  @Test(
    arguments: [
      (13771, false, 375, 16), (13771, true, 375, 15), (15505, true, 375, 15),
      (16096, true, 375, 16), (13771, false, 400, 20),
    ] as [(Int, Bool, Int, CGFloat)])
  func `LE2.2 rows of tables among views had narrow margins, those of wide tables have wide ones`(
    build: Int, isAmongViews: Bool, width: Int, left: CGFloat
  ) throws {
    let found = try text(build: build, isAmongViews: isAmongViews, width: width)
    #expect(found?.minX == left)
  }

  @Test(
    arguments: [(15505, false, 340), (15505, true, 341), (16096, true, 340)]
      as [(Int, Bool, CGFloat)])
  func `LE2.2 an accessory is at the narrow margin of a table among views`(
    build: Int, isAmongViews: Bool, right: CGFloat
  ) throws {
    let row = "accessoryType='disclosureIndicator'"
    #expect(try text(build: build, row: row, isAmongViews: isAmongViews)?.maxX == right)
  }

  @Test(arguments: [(14865, 15), (16096, 16)] as [(Int, CGFloat)])
  func `LE2.2 rows of inset groups had narrow margins`(build: Int, left: CGFloat) throws {
    #expect(try text(build: build, style: "insetGrouped")?.minX == left)
  }

  @Test(arguments: [17701, 19529])
  func `LE2.3 rows are measured in pixels where their labels are drawn in points`(build: Int) throws
  {
    let found = try CanvasDrawing.frames(
      """
      <tableView style='plain' rowHeight='-1' estimatedRowHeight='-1' TA id='s'><prototypes>\
      <tableViewCell id='a'><tableViewCellContentView key='contentView' id='c'><subviews>\
      <label text='Row' TA id='l'><fontDescription key='fontDescription' type='system' \
      pointSize='17'/></label></subviews><constraints>\
      <constraint firstItem='l' firstAttribute='top' secondItem='c' secondAttribute='topMargin' id='1'/>\
      <constraint firstItem='l' firstAttribute='bottom' secondItem='c' \
      secondAttribute='bottomMargin' id='2'/></constraints></tableViewCellContentView>\
      </tableViewCell></prototypes></tableView>
      """,
      ["top", "leading", "trailing", "bottom"].map { "s.\($0) = v.\($0)" }, build: build)
    #expect(found["a"]?.height == 43)
  }
}
