import AdaptiveLists
import AdaptiveUI
import Foundation
import Testing

/// Tables: rows from a data source, reuse, scrolling and selection.
@MainActor struct TableTests {
  private final class List: UITableViewController {
    var rows = 100
    var log: [String] = []

    override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
      rows
    }

    override func tableView(
      _ tableView: UITableView, cellForRowAt indexPath: IndexPath
    ) -> UITableViewCell {
      let cell =
        tableView.dequeueReusableCell(withIdentifier: "row")
        ?? UITableViewCell(style: .value1, reuseIdentifier: "row")
      cell.textLabel?.text = "row \(indexPath.row)"
      cell.accessoryType = .disclosureIndicator
      return cell
    }

    override func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
      log.append("select \(indexPath.row)")
    }

    override func tableView(_ tableView: UITableView, didDeselectRowAt indexPath: IndexPath) {
      log.append("deselect \(indexPath.row)")
    }
  }

  private func open() -> (List, TestWindow) {
    let list = List()
    return (list, TestWindow("iphone_8") { list })
  }

  private func shown(_ list: List) -> [String] {
    list.tableView.visibleCells.map { $0.textLabel?.text ?? "" }
  }

  @Test func `LE2.1 rows are 44 points high and only those that show have cells`() {
    let (list, test) = open()

    // The content rests under the status bar at −20, so −20 to 647 shows: rows 0 to 14.
    #expect(list.tableView.contentOffset.y == -20)
    #expect(list.tableView.contentSize == CGSize(width: 375, height: 4400))
    #expect(list.tableView.visibleCells.count == 15)
    #expect(
      list.tableView.cellForRow(at: IndexPath(row: 2, section: 0))?.frame
        == CGRect(x: 0, y: 88, width: 375, height: 44))

    list.tableView.rowHeight = 60
    test.environment.settle()
    #expect(list.tableView.contentSize == CGSize(width: 375, height: 6000))
  }

  @Test func `V06 scrolling shows other rows in the same cells`() {
    let (list, test) = open()
    let first = list.tableView.visibleCells.first

    list.tableView.scroll(by: CGPoint(x: 0, y: 440))
    test.environment.settle()

    #expect(shown(list).first == "row 9")
    #expect(list.tableView.visibleCells.contains { $0 === first })
  }

  @Test func `LC4.1 content scrolls no further than it goes`() {
    let (list, test) = open()

    list.tableView.scroll(by: CGPoint(x: 0, y: 1_000_000))
    test.environment.settle()

    #expect(list.tableView.contentOffset.y == 3733)
    #expect(shown(list).last == "row 99")
  }

  @Test func `LE2.1 a press selects one row and tells of the one that lost it`() {
    let (list, _) = open()

    list.tableView.pressRow(at: IndexPath(row: 1, section: 0))
    list.tableView.pressRow(at: IndexPath(row: 3, section: 0))

    #expect(list.log == ["select 1", "deselect 1", "select 3"])
    #expect(list.tableView.indexPathForSelectedRow == IndexPath(row: 3, section: 0))
    #expect(list.tableView.visibleCells.map(\.isSelected).filter { $0 }.count == 1)
  }

  @Test func `LE2.1 reloading asks for everything again`() {
    let (list, test) = open()

    list.rows = 2
    list.tableView.reloadData()
    test.environment.settle()

    #expect(shown(list) == ["row 0", "row 1"])
  }
}
