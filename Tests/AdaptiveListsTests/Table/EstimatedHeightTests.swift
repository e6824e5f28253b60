import AdaptiveLists
import AdaptiveUI
import Foundation
import Testing

/// Rows whose heights a delegate gives, and that count with estimates until they are in sight.
///
/// The documentation of `estimatedRowHeight` says so. With iOS 11 an author saw a hundred rows of 50
/// points begin as 4,400 (https://www.itworkman.com/explain-the-estimatedrowheight-property-in-ios11);
/// others noted that heights are asked for with the cells since then
/// (https://www.jianshu.com/p/a36744eaa13b), and for all rows at once before
/// (https://www.jianshu.com/p/e4d5d6505811).
@MainActor struct EstimatedHeightTests {
  private class Rows: UITableViewController {
    var calls: [String] = []
    var height: CGFloat = 50
    override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
      100
    }
    override func tableView(
      _ tableView: UITableView, cellForRowAt indexPath: IndexPath
    ) -> UITableViewCell {
      calls.append("cell \(indexPath.row)")
      return UITableViewCell(style: .default, reuseIdentifier: nil)
    }
    override func tableView(
      _ tableView: UITableView, heightForRowAt indexPath: IndexPath
    ) -> CGFloat {
      calls.append("height \(indexPath.row)")
      return height
    }
    func asked(_ what: String) -> Set<Int> {
      Set(calls.filter { $0.hasPrefix(what) }.compactMap { Int($0.dropFirst(what.count + 1)) })
    }
  }

  private final class EstimatingRows: Rows {
    override func tableView(
      _ tableView: UITableView, estimatedHeightForRowAt indexPath: IndexPath
    ) -> CGFloat { 60 }
  }

  private func open(
    era: UIKitEra = .ios26, _ make: () -> Rows = { Rows() }
  ) throws -> (TestWindow, Rows, UITableView) {
    let test = TestWindow(era: era) {
      let rows = make()
      rows.tableView.contentInsetAdjustmentBehavior = .never
      return rows
    }
    let rows = try #require(test.root as? Rows)
    return (test, rows, rows.tableView)
  }

  private func total(_ rows: (CGFloat, CGFloat)...) -> CGFloat {
    rows.reduce(0) { $0 + $1.0 * $1.1 }
  }

  @Test func `LE2.1 rows are asked for their height when they come into sight, before their cell`()
    throws
  {
    let (test, rows, table) = try open()

    // 667 points show fourteen rows of 50.
    #expect(rows.asked("height") == Set(0..<14))
    #expect(rows.asked("cell") == Set(0..<14))
    let first = rows.calls.prefix { $0 != "cell 0" }
    #expect(first.contains("height 0"))
    #expect(table.contentSize.height == total((14, 50), (86, 44)))

    rows.calls = []
    test.environment.perform { table.contentOffset.y = 100 }
    test.environment.settle()

    #expect(rows.asked("height") == [14, 15])
    #expect(table.contentSize.height == total((16, 50), (84, 44)))
    #expect(table.rectForRow(at: IndexPath(row: 20, section: 0)).minY == total((16, 50), (4, 44)))
  }

  @Test func `LE2.1 the delegate's estimates count for rows that were not in sight`() throws {
    let (_, rows, table) = try open { EstimatingRows() }

    #expect(rows.asked("cell") == Set(0..<14))
    #expect(table.contentSize.height == total((14, 50), (86, 60)))
  }

  @Test func `LE2.1 without estimates all rows are asked at once, as they were before iOS 11`()
    throws
  {
    let (_, today, table) = try open {
      let rows = Rows()
      rows.tableView.estimatedRowHeight = 0
      return rows
    }
    #expect(today.asked("height") == Set(0..<100))
    #expect(today.asked("cell") == Set(0..<14))
    #expect(table.contentSize.height == 5000)

    let (_, older, olderTable) = try open(era: .ios8)
    #expect(older.asked("height") == Set(0..<100))
    #expect(olderTable.contentSize.height == 5000)
  }

  @Test func `LE2.1 heights are asked for again after a reload and after a change of the width`()
    throws
  {
    let (test, rows, table) = try open()
    rows.height = 100
    test.environment.perform { table.reloadData() }
    test.environment.settle()
    #expect(table.contentSize.height == total((7, 100), (93, 44)))

    rows.height = 75
    test.scene.turnDevice(1)
    test.environment.settle()
    #expect(table.contentSize.height == total((5, 75), (95, 44)))
  }

  @Test func `LE2.1 a row out of sight is scrolled to where it is in truth`() throws {
    let (test, _, table) = try open()
    let row = IndexPath(row: 60, section: 0)

    test.environment.perform { table.scrollToRow(at: row, at: .top, animated: false) }
    test.environment.settle()

    #expect(table.rectForRow(at: row).minY == table.contentOffset.y)
    #expect(table.indexPathsForVisibleRows?.first == row)
  }
}
