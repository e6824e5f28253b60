import AdaptiveLists
import AdaptiveUI
import Foundation
import Testing

@testable import InterfaceBuilder

/// What the elements of lists, their rows and items, and of readable widths say of places.
@MainActor struct ListElementTests {
  private static let frame = #"<rect key="frame" x="0" y="0" width="375" height="667"/>"#

  /// The text of a row of a built-in style, in the row: where it begins and what it leaves at the end.
  private func edges(_ attributes: String, _ children: String = "", table: String = "") throws
    -> [CGFloat]
  {
    let opened = try OpenedStoryboard(
      views: """
        <tableView id="t">\(Self.frame)\(table)<prototypes>
          <tableViewCell id="c" style="IBUITableViewCellStyleDefault" textLabel="l" \(attributes)>
            \(Self.frame)\(children)
            <tableViewCellContentView key="contentView" id="k">\(Self.frame)<subviews>
              <label id="l" text="A">\(Self.frame)</label></subviews></tableViewCellContentView>
          </tableViewCell></prototypes></tableView>
        """)
    let (cell, label) = (try #require(opened.view("c")), try #require(opened.view("l")))
    let frame = label.convert(label.bounds, to: cell)
    return [frame.minX, cell.bounds.width - frame.maxX]
  }

  private func inset(_ left: Int, _ right: Int) -> String {
    "<inset key=\"separatorInset\" minX=\"\(left)\" minY=\"0\" maxX=\"\(right)\" maxY=\"0\"/>"
  }

  @Test func `separatorInset text of the built-in styles keeps to a row's or its table's`() throws {
    #expect(try edges("") == [16, 16])
    #expect(try edges("", inset(30, 30)) == [30, 30])
    #expect(try edges("", inset(0, 0)) == [16, 16])
    #expect(try edges("", table: inset(40, 0)) == [40, 16])
    #expect(try edges("", inset(30, 0), table: inset(40, 0)) == [30, 16])
  }

  @Test func `rows come as they are scrolled to and have the margins of those above`() throws {
    let rows = (0..<30).map { row in
      """
      <tableViewCell id="c\(row)" style="IBUITableViewCellStyleDefault" textLabel="l\(row)">
        \(Self.frame)<tableViewCellContentView key="contentView" id="k\(row)">\(Self.frame)<subviews>
        <label id="l\(row)" text="A">\(Self.frame)</label></subviews></tableViewCellContentView>
      </tableViewCell>
      """
    }
    let opened = try OpenedStoryboard(
      views: """
        <tableView id="t" rowHeight="44">\(Self.frame)<prototypes>\(rows.joined())</prototypes>
        </tableView>
        """)
    #expect(opened.view("l0")?.frame.minX == 16)
    #expect(opened.view("l29") == nil)
    let table = try #require(opened.view("t") as? UITableView)
    table.scrollToRow(at: IndexPath(row: 29, section: 0), at: .bottom, animated: false)
    opened.environment.settle()
    #expect(opened.view("l0") == nil)
    #expect(opened.view("l29")?.frame.minX == 16)
  }

  @Test func `headerTitle footerTitle titles of static sections are above and below their rows`()
    throws
  {
    let opened = try OpenedStoryboard(
      views: """
        <tableView id="t" style="grouped" rowHeight="44">\(Self.frame)<sections>
          <tableViewSection id="s" headerTitle="Fruit" footerTitle="Sweet"><cells>
            <tableViewCell id="c">\(Self.frame)</tableViewCell></cells></tableViewSection>
        </sections></tableView>
        """)
    let table = try #require(opened.view("t"))
    let titles = table.subviews.compactMap { $0 as? UITableViewHeaderFooterView }
    let row = try #require(opened.view("c")).frame

    #expect(titles.map { $0.textLabel?.text } == ["Fruit", "Sweet"])
    #expect(titles.first?.frame.minY == 0 && titles.first?.frame.maxY == row.minY)
    #expect(titles.last?.frame.minY == row.maxY && titles.allSatisfy { $0.frame.width == 375 })
  }

  @Test(arguments: [("9000", UIKitEra.ios26), ("24000", .ios26), ("9000", .ios8)])
  func `LE2.1 rows in a window are the era's, whatever editor saved them`(
    build: String, era: UIKitEra
  ) throws {
    let opened = try OpenedStoryboard(
      sample: "rows-in-a-window.storyboard", changing: ["document@toolsVersion": build], era: era)
    let content = try #require(opened.view("k1"))

    // No title of the editor's own is above, and what the accessory leaves is the era's.
    #expect(opened.view("c1")?.frame == CGRect(x: 0, y: 44, width: 375, height: 44))
    let left: CGFloat = era == .ios26 ? 348.5 : 341
    #expect(content.frame == CGRect(x: 0, y: 0, width: left, height: era == .ios26 ? 44 : 43.5))
    #expect(opened.view("l1")?.frame.maxX == left - 8)
  }

  @Test func `LA1.5 texts of the built-in styles begin at the right where one reads from there`()
    throws
  {
    func edges(_ attributes: String, _ direction: UITraitEnvironmentLayoutDirection) throws
      -> [CGFloat]
    {
      let opened = try OpenedStoryboard(
        views: """
          <tableView id="t" rowHeight="44">\(Self.frame)<prototypes>
            <tableViewCell id="c" style="IBUITableViewCellStyleValue1" textLabel="l" detailTextLabel="d"
              \(attributes)>\(Self.frame)<tableViewCellContentView key="contentView" id="k">\(Self.frame)
              <subviews><label text="Name" id="l">\(Self.frame)</label>
                <label text="Ada" id="d">\(Self.frame)</label></subviews>
              </tableViewCellContentView></tableViewCell></prototypes></tableView>
          """, settings: UITraitCollection(layoutDirection: direction))
      let (row, name, detail) = try (
        #require(opened.view("c")), #require(opened.view("l")), #require(opened.view("d"))
      )
      let places = [name, detail].map { row.convert($0.bounds, from: $0) }
      return direction == .leftToRight
        ? [places[0].minX, row.bounds.width - places[1].maxX]
        : [row.bounds.width - places[0].maxX, places[1].minX]
    }

    for attributes in ["", #"accessoryType="checkmark""#, #"indentationLevel="2""#] {
      #expect(try edges(attributes, .rightToLeft) == edges(attributes, .leftToRight))
    }
    #expect(try edges("", .rightToLeft) == [16, 16])
  }

  @Test func `indentationLevel text of the built-in styles is indented by steps`() throws {
    #expect(try edges(#"indentationLevel="1" indentationWidth="64""#) == [80, 16])
    #expect(try edges(#"indentationLevel="3""#) == [46, 16])
    #expect(try edges(#"indentationLevel="1" indentationWidth="0.0""#) == [16, 16])
  }

  @Test func `contentConfiguration rows show its texts and picture`() throws {
    let opened = try OpenedStoryboard(
      views: """
        <tableView id="t">\(Self.frame)<prototypes>
          <tableViewCell id="c">\(Self.frame)
            <tableViewCellContentView key="contentView" id="k">\(Self.frame)
            </tableViewCellContentView>
            <listContentConfiguration key="contentConfiguration" text="Icon" secondaryText="Star"
              imageToTextPadding="8"><imageReference key="image" image="star"/>
            </listContentConfiguration></tableViewCell></prototypes></tableView>
        """, resources: #"<image name="star" width="20" height="18"/>"#)
    let cell = try #require(opened.view("c") as? UITableViewCell)
    let content = try #require(cell.contentConfiguration as? UIListContentConfiguration)
    let view = try #require(opened.view("k")?.subviews.first as? UIListContentView)

    #expect(content.text == "Icon" && content.secondaryText == "Star")
    #expect(content.image?.size == CGSize(width: 20, height: 18))
    #expect(content.imageToTextPadding == 8)
    #expect(view.configuration as? UIListContentConfiguration == content)
  }

  @Test func `rows and tables have the looks of the document for reading back`() throws {
    let opened = try OpenedStoryboard(
      views: """
        <tableView id="t" separatorStyle="none" separatorInsetReference="fromAutomaticInsets">
          \(Self.frame)\(inset(1, 2))<prototypes>
          <tableViewCell id="c" selectionStyle="none" showsReorderControl="YES"
            shouldIndentWhileEditing="NO" editingAccessoryType="checkmark">\(Self.frame)
          </tableViewCell></prototypes></tableView>
        """)
    let table = try #require(opened.view("t") as? UITableView)
    let cell = try #require(opened.view("c") as? UITableViewCell)

    #expect(table.separatorStyle == .none)
    #expect(table.separatorInset == UIEdgeInsets(top: 0, left: 1, bottom: 0, right: 2))
    #expect(cell.separatorInset == table.separatorInset)
    #expect(table.separatorInsetReference == .fromAutomaticInsets)
    #expect(cell.selectionStyle == .none)
    #expect(cell.showsReorderControl)
    #expect(!cell.shouldIndentWhileEditing)
    #expect(cell.editingAccessoryType == .checkmark)
  }

  private func layout(_ attributes: String, _ children: String = "") throws
    -> UICollectionViewFlowLayout
  {
    let opened = try OpenedStoryboard(
      views: """
        <collectionView id="k">\(Self.frame)
          <collectionViewFlowLayout key="collectionViewLayout" id="f" \(attributes)>\(children)
          </collectionViewFlowLayout></collectionView>
        """)
    let collection = try #require(opened.view("k") as? UICollectionView)
    return try #require(collection.collectionViewLayout as? UICollectionViewFlowLayout)
  }

  @Test func `estimatedItemSize A23 items measure themselves where the document says so`() throws {
    func size(_ width: Int, _ height: Int) -> String {
      "<size key=\"estimatedItemSize\" width=\"\(width)\" height=\"\(height)\"/>"
    }
    let automatic = UICollectionViewFlowLayout.automaticSize

    #expect(try layout("").estimatedItemSize == .zero)
    #expect(try layout("", size(45, 30)).estimatedItemSize == CGSize(width: 45, height: 30))
    #expect(try layout("", size(-1, -1)).estimatedItemSize == automatic)
    #expect(try layout(#"automaticEstimatedItemSize="YES""#).estimatedItemSize == automatic)
  }

  @Test func `sectionInsetReference A24 insets of sections count from where the document says`()
    throws
  {
    let given = try layout(#"sectionInsetReference="layoutMargins""#)

    #expect(given.sectionInsetReference == .fromLayoutMargins)
    #expect(try layout("").sectionInsetReference == .fromContentInset)
  }

  @Test func `KP02 pages are bound, and are apart, as the document says`() throws {
    func pages(_ style: String, spine: String = "-", spacing: String = "-") throws
      -> UIPageViewController
    {
      let opened = try OpenedStoryboard(
        sample: "pages.storyboard",
        changing: [
          "p@transitionStyle": style, "p@spineLocation": spine, "p@pageSpacing": spacing,
        ])
      return try #require(opened.stack.first as? UIPageViewController)
    }

    #expect(try pages("pageCurl", spine: "max").spineLocation == .max)
    #expect(try pages("scroll", spine: "max").spineLocation == .none)
    #expect(try pages("scroll", spacing: "10").interPageSpacing == 10)
  }

  /// How wide a view between the margins is, on a pad.
  private func width(follows: Bool, category: UIContentSizeCategory = .large) throws -> CGFloat {
    let opened = try OpenedStoryboard(
      sample: "readable-margins.storyboard",
      changing: ["v@layoutMarginsFollowReadableWidth": follows ? "YES" : "-"], on: "ipad_9_7")
    opened.environment.perform {
      opened.scene.windows.first?.traitOverrides.preferredContentSizeCategory = category
    }
    opened.environment.settle()
    let view = try #require(opened.view("x"))
    return view.frame.width
  }

  @Test func `layoutMarginsFollowReadableWidth LC3.1 margins leave what is comfortable to read`()
    throws
  {
    let plain = try width(follows: false)
    let readable = try width(follows: true)
    let small = try width(follows: true, category: .small)

    #expect(plain == 728)
    #expect(readable == 672)
    #expect(small == 600)
  }

  @Test func `layoutMarginsFollowReadableWidth LC3.1 rows of tables keep to it too`() throws {
    func margin(follows: Bool) throws -> CGFloat {
      let opened = try OpenedStoryboard(
        sample: "readable-rows.storyboard",
        changing: ["t@layoutMarginsFollowReadableWidth": follows ? "YES" : "-"], on: "ipad_9_7")
      return try #require(opened.view("k")).layoutMargins.left
    }

    #expect(try margin(follows: false) == 20)
    #expect(try margin(follows: true) == 48)
  }
}
