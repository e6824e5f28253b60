import AdaptiveLists
import AdaptiveUI
import Foundation
import Testing

/// Tables with sections: headers, footers, styles, accessories and rows that size themselves.
@MainActor struct TableSectionTests {
  private final class List: UITableViewController {
    var sections: [Int] = [3, 2]
    var titles: [String?] = ["One", "Two"]
    var footers: [String?] = [nil, nil]
    var headerView: ((Int) -> UIView?)?
    var fill: (UITableViewCell, IndexPath) -> Void = { _, _ in }
    var log: [String] = []

    override func numberOfSections(in tableView: UITableView) -> Int { sections.count }
    override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
      sections[section]
    }
    override func tableView(
      _ tableView: UITableView, cellForRowAt indexPath: IndexPath
    ) -> UITableViewCell {
      let cell = UITableViewCell(style: .default, reuseIdentifier: nil)
      fill(cell, indexPath)
      return cell
    }
    override func tableView(
      _ tableView: UITableView, titleForHeaderInSection section: Int
    ) -> String? { titles[section] }
    override func tableView(
      _ tableView: UITableView, titleForFooterInSection section: Int
    ) -> String? { footers[section] }
    override func tableView(
      _ tableView: UITableView, viewForHeaderInSection section: Int
    ) -> UIView? {
      guard let headerView else { return nil }
      log.append("view \(section)")
      return headerView(section)
    }
  }

  private func open(
    _ style: UITableView.Style, _ device: String = "iphone_8", era: UIKitEra = .ios26,
    _ change: (List) -> Void = { _ in }
  ) -> (List, TestWindow) {
    var made: List?
    let test = TestWindow(device, era: era) {
      let list = List(style: style)
      list.tableView.contentInsetAdjustmentBehavior = .never
      change(list)
      made = list
      return list
    }
    return (made ?? List(style: style), test)
  }

  private func tops(_ list: List) -> [CGFloat] {
    (0..<list.sections.count).map { list.tableView.rectForHeader(inSection: $0).minY }
      + (0..<list.sections.count).map {
        list.tableView.rectForRow(at: IndexPath(row: 0, section: $0)).minY
      }
  }

  @Test func `LE2.1 titles of a plain table are 28 points high and are above their rows`() {
    let (list, _) = open(.plain) { $0.footers = ["End", nil] }

    #expect(tops(list) == [0, 188, 28, 216])
    #expect(
      list.tableView.rectForFooter(inSection: 0) == CGRect(x: 0, y: 160, width: 375, height: 28))
    #expect(list.tableView.headerView(forSection: 0)?.textLabel?.text == "One")
    #expect(list.tableView.footerView(forSection: 0)?.textLabel?.text == "End")
    #expect(list.tableView.contentSize.height == 304)
  }

  @Test func `LE2.4 titles and footers wrap between the margins of the rows`() {
    let text = "The app is left by swiping it away, and idle while it is in the background."
    func heights(_ style: UITableView.Style, _ device: String = "iphone_8") -> [CGFloat] {
      let (list, _) = open(style, device) {
        $0.titles = [text, "Two"]
        $0.footers = [text, "End"]
      }
      let table = list.tableView!
      return (0..<2).flatMap {
        [table.rectForHeader(inSection: $0).height, table.rectForFooter(inSection: $0).height]
      }
    }

    #expect(heights(.grouped) == [71.5, 44, 38, 28])
    #expect(heights(.insetGrouped) == [71.5, 44, 38, 28])
    #expect(heights(.plain) == [46, 44, 28, 28])
    #expect(heights(.grouped, "ipad_9_7") == [55.5, 28, 38, 28])
  }

  @Test func `LE2.4 a group's title has its room where the table says 18, none is 18 high`() {
    func heights(_ style: UITableView.Style) -> [CGFloat] {
      let (list, _) = open(style) {
        $0.titles = [nil, "Two"]
        $0.footers = ["End", nil]
        ($0.tableView.sectionHeaderHeight, $0.tableView.sectionFooterHeight) = (18, 18)
      }
      let table = list.tableView!
      return (0..<2).flatMap {
        [table.rectForHeader(inSection: $0).height, table.rectForFooter(inSection: $0).height]
      }
    }

    #expect(heights(.grouped) == [18, 28, 38, 18])
    #expect(heights(.plain) == [0, 18, 18, 0])
  }

  @Test func `LE2.4 groups are apart even without titles, the first twice as far`() {
    let (bare, _) = open(.grouped) { $0.titles = [nil, nil] }
    let (titled, _) = open(.grouped)

    #expect(tops(bare) == [0, 167, 35, 184.5])
    #expect(tops(titled) == [0, 187.5, 55.5, 225.5])
  }

  @Test func `LE2.4 plain headers pin to the top until the next pushes them, grouped ones scroll`()
  {
    func header(_ style: UITableView.Style, _ offset: CGFloat) -> [CGFloat] {
      let (list, test) = open(style) { $0.sections = [20, 20] }
      list.tableView.contentOffset.y = offset
      test.environment.settle()
      return (0...1).compactMap { list.tableView.headerView(forSection: $0)?.frame.minY }
    }

    // Section 0 ends at 28 + 20 · 44 = 908.
    #expect(header(.plain, 100) == [100])
    #expect(header(.plain, 895) == [880, 908])
    #expect(header(.plain, 1000) == [1000])
    #expect(header(.grouped, 100) == [])
  }

  @Test func `LE2.4 a pinned header is in front of the rows`() {
    let (list, test) = open(.plain) { $0.sections = [20, 20] }
    list.tableView.contentOffset.y = 100
    test.environment.settle()

    #expect(list.tableView.subviews.last === list.tableView.headerView(forSection: 0))
  }

  @Test(arguments: [("iphone_8", 16, 343), ("iphone_8_plus", 20, 374)])
  func `LE2.2 inset groups leave the margin on both sides`(
    device: String, left: Int, width: Int
  ) throws {
    let id = try #require(Device.all.first { $0.id.hasPrefix(device) }?.id)
    let (list, _) = open(.insetGrouped, id)
    let cell = try #require(list.tableView.visibleCells.first)

    #expect(cell.frame.minX == CGFloat(left))
    #expect(cell.frame.width == CGFloat(width))
  }

  @Test(arguments: [(UIKitEra.ios8, 341, 43.5), (.ios26, 348.5, 44)])
  func `LE2.2 the content view leaves the accessory and the separator`(
    era: UIKitEra, width: Double, height: Double
  ) throws {
    let (list, _) = open(.plain, era: era) {
      $0.fill = { cell, _ in
        cell.accessoryType = .disclosureIndicator
        cell.contentView.accessibilityIdentifier = "content"
      }
    }
    let cell = try #require(list.tableView.visibleCells.first)

    #expect(cell.contentView.frame.size == CGSize(width: width, height: height))
  }

  @Test func `LE2.2 a view of one's own is at the end instead`() throws {
    let (list, _) = open(.plain) {
      $0.fill = { cell, _ in
        cell.accessoryView = UIView(frame: CGRect(x: 0, y: 0, width: 30, height: 20))
        cell.contentView.accessibilityIdentifier = "content"
      }
    }
    let cell = try #require(list.tableView.visibleCells.first)

    #expect(cell.accessoryView?.frame == CGRect(x: 329, y: 12, width: 30, height: 20))
    #expect(cell.contentView.frame.width == 329)
  }

  @Test func `LA11.2 rows of automatic height follow their constraints`() throws {
    let (list, test) = open(.plain) {
      $0.fill = { cell, path in
        let box = autoView("box")
        cell.contentView.addSubview(box)
        NSLayoutConstraint.activate([
          box.topAnchor.constraint(equalTo: cell.contentView.topAnchor, constant: 5),
          box.bottomAnchor.constraint(equalTo: cell.contentView.bottomAnchor, constant: -5),
          box.widthAnchor.constraint(equalTo: cell.contentView.widthAnchor),
          box.heightAnchor.constraint(equalToConstant: CGFloat(50 + 10 * path.row)),
        ])
      }
    }
    test.environment.settle()
    let heights = (0..<3).map {
      list.tableView.rectForRow(at: IndexPath(row: $0, section: 0)).height
    }

    #expect(heights == [60, 70, 80])
    #expect(list.tableView.contentSize.height == 396)
  }

  @Test(arguments: [(-1, true), (0, false)] as [(CGFloat, Bool)])
  func `LA11.2 a row that is not measured, or asks for no height, has the ordinary one`(
    estimate: CGFloat, measures: Bool
  ) throws {
    let (list, test) = open(.plain) {
      $0.tableView.estimatedRowHeight = estimate
      $0.fill = { cell, path in
        let box = autoView("box")
        cell.contentView.addSubview(box)
        let height = box.heightAnchor.constraint(equalToConstant: 80)
        guard path.row == 0 else {
          box.centerYAnchor.constraint(equalTo: cell.contentView.centerYAnchor).isActive = true
          return
        }
        NSLayoutConstraint.activate([
          height, box.topAnchor.constraint(equalTo: cell.contentView.topAnchor),
          box.bottomAnchor.constraint(equalTo: cell.contentView.bottomAnchor),
        ])
      }
    }
    test.environment.settle()
    let heights = (0..<2).map {
      list.tableView.rectForRow(at: IndexPath(row: $0, section: 0)).height
    }

    #expect(heights == [measures ? 80 : 44, 44])
  }

  @Test func `LE2.1 the delegate's view stands for a header, and is asked for once`() {
    let (list, test) = open(.plain) {
      $0.headerView = { section in
        let view = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 60))
        view.accessibilityIdentifier = "header \(section)"
        return view
      }
    }
    list.tableView.setNeedsLayout()
    test.environment.settle()

    #expect(list.log == ["view 0", "view 1"])
    #expect(tops(list) == [0, 192, 60, 252])
  }

  @Test func `LE2.1 views of the whole table are before and after the sections`() {
    let (list, test) = open(.plain)
    list.tableView.tableHeaderView = UIView(frame: CGRect(x: 0, y: 0, width: 5, height: 100))
    list.tableView.tableFooterView = UIView(frame: CGRect(x: 0, y: 0, width: 5, height: 50))
    test.environment.settle()

    #expect(tops(list)[0] == 100)
    #expect(
      list.tableView.tableHeaderView?.frame == CGRect(x: 0, y: 0, width: 375, height: 100))
    #expect(
      list.tableView.tableFooterView?.frame == CGRect(x: 0, y: 376, width: 375, height: 50))
    #expect(list.tableView.contentSize.height == 426)
  }

  @Test func `LE2.1 cells and headers of registered classes are made by their own initialisers`() {
    final class Cell: UITableViewCell {
      var note = ""
      override init(style: CellStyle, reuseIdentifier: String?) {
        super.init(style: style, reuseIdentifier: reuseIdentifier)
        note = "own"
      }
      required init?(coder: NSCoder) { return nil }
    }
    final class Header: UITableViewHeaderFooterView {
      var note = ""
      override init(reuseIdentifier: String?) {
        super.init(reuseIdentifier: reuseIdentifier)
        note = "own"
      }
      required init?(coder: NSCoder) { return nil }
    }
    let table = UITableView(frame: .zero)
    table.register(Cell.self, forCellReuseIdentifier: "cell")
    table.register(Header.self, forHeaderFooterViewReuseIdentifier: "header")
    let cell = table.dequeueReusableCell(withIdentifier: "cell") as? Cell
    let header = table.dequeueReusableHeaderFooterView(withIdentifier: "header") as? Header

    #expect(cell?.note == "own")
    #expect(cell?.reuseIdentifier == "cell")
    #expect(header?.note == "own")
    #expect(header?.reuseIdentifier == "header")
  }

  @Test func `LE2.1 among several choices a second press takes one back`() {
    let (list, _) = open(.plain)
    list.tableView.allowsMultipleSelection = true
    for row in [0, 1, 0] { list.tableView.pressRow(at: IndexPath(row: row, section: 0)) }

    #expect(list.tableView.indexPathsForSelectedRows == [IndexPath(row: 1, section: 0)])
  }

  @Test(arguments: [("iphone_8", 43.5), ("iphone_8_plus", 131.0 / 3)])
  func `LE2.3 a row of text alone is 44 points high with its separator`(
    device: String, height: Double
  ) throws {
    let (list, _) = open(.plain, device, era: .ios8) {
      $0.fill = { cell, _ in cell.contentView.accessibilityIdentifier = "content" }
    }
    let cell = try #require(list.tableView.visibleCells.first)

    #expect(cell.frame.height == 44)
    #expect(abs(cell.contentView.frame.height - height) < 0.001)
  }

  @Test(
    arguments: [
      ("iphone_se1", UITableView.Style.plain, false, [11, 16, 11, 16]),
      ("iphone_8", .plain, false, [11, 16, 11, 16]), ("iphone_8", .plain, true, [11, 16, 11, 8]),
      ("iphone_8_plus", .plain, false, [11, 20, 11, 20]),
      ("iphone_8", .insetGrouped, false, [15, 16, 15, 16]),
    ] as [(String, UITableView.Style, Bool, [CGFloat])])
  func `LC1.8 a row's content has the table's margins at its sides and eleven points above`(
    device: String, style: UITableView.Style, hasAccessory: Bool, margins: [CGFloat]
  ) throws {
    let (list, test) = open(style, device) {
      $0.fill = { cell, _ in
        cell.accessoryType = hasAccessory ? .disclosureIndicator : .none
        cell.contentView.accessibilityIdentifier = "content"
      }
    }
    let content = try #require(list.tableView.visibleCells.first?.contentView)
    func sides() -> [CGFloat] {
      let margins = content.layoutMargins
      return [margins.top, margins.left, margins.bottom, margins.right]
    }
    #expect(sides() == margins)
    #expect(content.preservesSuperviewLayoutMargins)

    content.layoutMargins.top = 40
    test.environment.settle()
    #expect(sides()[0] == 40)
  }

  @Test func `LC2.8 beside a notch the content of rows keeps out of the safe area`() throws {
    let (list, test) = open(.plain, "iphone_x") {
      $0.fill = { cell, _ in cell.contentView.accessibilityIdentifier = "content" }
    }
    test.scene.turnDevice(1)
    test.environment.settle()
    let cell = try #require(list.tableView.visibleCells.first)
    #expect(cell.frame.width == 812)
    #expect(cell.contentView.frame.minX == 44)
    #expect(cell.contentView.frame.width == 724)

    list.tableView.insetsContentViewsToSafeArea = false
    test.environment.settle()

    #expect(cell.contentView.frame.width == 812)
  }

  @Test func `LC4.1 a row that is below the home indicator has the margins of any other`()
    throws
  {
    let (list, test) = open(.plain, "iphone_x") {
      $0.tableView.contentInsetAdjustmentBehavior = .automatic
      $0.tableView.rowHeight = 90
      $0.fill = { cell, _ in cell.contentView.accessibilityIdentifier = "content" }
    }
    test.scene.turnDevice(1)
    test.environment.settle()
    let rows = list.tableView.visibleCells.map { ($0.frame, $0.contentView.layoutMargins) }

    #expect(rows.contains { $0.0.maxY > 354 && $0.0.minY < 354 }, "\(rows)")
    #expect(Set(rows.map(\.1.bottom)).count == 1, "\(rows)")
    #expect(Set(rows.map(\.1.top)).count == 1, "\(rows)")

    list.tableView.contentInsetAdjustmentBehavior = .never
    test.environment.settle()
    let unkept = list.tableView.visibleCells.map(\.contentView.layoutMargins.bottom)
    #expect(Set(unkept).count > 1, "\(unkept)")
  }
}
