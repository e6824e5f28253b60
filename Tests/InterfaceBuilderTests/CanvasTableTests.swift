import Foundation
import Testing

/// Rows and headers of tables as builds of the editor draw them.
@MainActor @Suite struct CanvasTableTests {
  /// The frame of the first row of a table that fills its view.
  private func row(_ style: String, build: Int, more: String = "rowHeight='-1'") throws -> CGRect? {
    try CanvasDrawing.frames(
      """
      <tableView style='\(style)' \(more) TA id='s'><sections><tableViewSection id='n'><cells>\
      <tableViewCell style='IBUITableViewCellStyleDefault' textLabel='l' id='a'>\
      <tableViewCellContentView key='contentView' id='c'><subviews><label text='Row' id='l'/>\
      </subviews></tableViewCellContentView></tableViewCell></cells></tableViewSection></sections>\
      </tableView>
      """,
      ["top", "leading", "trailing", "bottom"].map { "s.\($0) = v.\($0)" }, build: build)["a"]
  }

  @Test(arguments: [
    ("insetGrouped", 24506, 51.0), ("plain", 24506, 50), ("insetGrouped", 22505, 43.5),
    ("plain", 22505, 43.5),
  ])
  func `LE2.3 rows without a height of their own are higher in the newest look`(
    style: String, build: Int, height: CGFloat
  ) throws {
    #expect(try row(style, build: build)?.height == height)
  }

  @Test(arguments: [(21507, 16.0), (22505, 20), (24506, 16), (32700, 16)])
  func `LE2.2 inset groups stand further in between builds 22000 and 24000`(
    build: Int, inset: CGFloat
  ) throws {
    let found = try row("insetGrouped", build: build)
    #expect(found?.minX == inset && found?.width == 375 - 2 * inset)
  }

  @Test(arguments: [(7702, 35.0), (9532, 18)])
  func `LE2.4 old builds leave more room above the first group of a table`(
    build: Int, top: CGFloat
  ) throws {
    let heights = "rowHeight='44' sectionHeaderHeight='18' sectionFooterHeight='18'"
    #expect(try row("grouped", build: build, more: heights)?.minY == top)
  }

  /// A table with one row that a label between the content view's margins measures.
  private func measuredRow(_ label: String, build: Int = 21701) throws -> [String: CGRect] {
    func pin(_ attribute: String) -> String {
      """
      <constraint firstItem='l' firstAttribute='\(attribute)' secondItem='c' \
      secondAttribute='\(attribute)Margin' id='k-\(attribute)'/>
      """
    }
    let table = """
      <tableView style='plain' rowHeight='-1' TA id='s'><prototypes><tableViewCell id='a'>\
      <tableViewCellContentView key='contentView' id='c'><subviews>\(label)</subviews>\
      <constraints>\(pin("top"))\(pin("bottom"))\(pin("leading"))</constraints>\
      </tableViewCellContentView></tableViewCell></prototypes></tableView>
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

    // A line of 48 points between margins of 11.
    #expect(found["a"]?.height == 70)
    #expect(found["l"]?.minY == 11)
  }

  @Test(arguments: [(17701, 64.5), (20037, 55)] as [(Int, CGFloat)])
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
    #expect(found["a"]?.height == text + 22)
  }
}
