import AdaptiveLists
import AdaptiveUI
import Foundation
import Testing

/// The buttons of rows of before iOS 11.
@MainActor struct RowActionTests {
  private final class Rows: UITableViewController {
    var log: [String] = []
    override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
      3
    }
    override func tableView(
      _ tableView: UITableView, cellForRowAt indexPath: IndexPath
    ) -> UITableViewCell { UITableViewCell() }
    override func tableView(
      _ tableView: UITableView, editActionsForRowAt indexPath: IndexPath
    ) -> [UITableViewRowAction]? {
      let delete = UITableViewRowAction(style: .destructive, title: "Delete") { action, row in
        self.log.append("\(action.title ?? "") \(row.row)")
      }
      let share = UITableViewRowAction(style: .normal, title: "Share") { action, row in
        self.log.append("\(action.title ?? "") \(row.row)")
      }
      share.backgroundColor = .blue
      return indexPath.row == 0 ? nil : [delete, share]
    }
    override func tableView(
      _ tableView: UITableView, canEditRowAt indexPath: IndexPath
    ) -> Bool { true }
  }

  @Test func `a swipe shows the delegate's row actions, and performs them with their row`() throws {
    let test = TestWindow { Rows(style: .plain) }
    let rows = try #require(test.root as? Rows)
    let actions = rows.tableView.swipeActions(at: IndexPath(row: 2, section: 0))

    #expect(actions.map(\.title) == ["Delete", "Share"])
    #expect(actions.map(\.style) == [.destructive, .normal])
    #expect(actions.map(\.backgroundColor) == [.systemRed, .blue])
    for action in actions { action.handler(action, rows.view) { #expect($0) } }
    #expect(rows.log == ["Delete 2", "Share 2"])
    // Without any, a row has what deletes it.
    #expect(
      rows.tableView.swipeActions(at: IndexPath(row: 0, section: 0)).map(\.title) == ["Delete"])
  }
}
