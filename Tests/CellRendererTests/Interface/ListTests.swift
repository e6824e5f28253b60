import AdaptiveLists
import AdaptiveUI
import CellRenderer
import Cells
import Foundation
import Testing

/// Lists of a document whose rows, contents or sizes only code sets.
@MainActor struct ListTests {
  /// A window with a list of a document.
  private func canvas(_ rows: Int, _ list: UIScrollView) -> TestCanvas {
    TestCanvas(40, 14) { () -> UIViewController in
      let root = UIViewController()
      (root.identifier, root.classNameOverride) = ("root", "Items")
      root.documentIdentifier = DocumentIdentifier("root")
      list.documentIdentifier = DocumentIdentifier("list")
      root.view.add(nil, cells(0, 0, 40, rows), list)
      return root
    }
  }

  @Test func `a table that code fills shows where its rows would be`() {
    let table = UITableView()
    table.rowHeight = 32

    #expect(
      canvas(14, table).interface == """
        ┌ root wC hC ──────────────────────────┐
        │ ▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁│
        │                                      │
        │ ▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁│
        │                                      │
        │ ▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁│
        │ 1 table without rows; Items fills it │
        │               in code                │
        │                                      │
        │                                      │
        │                                      │
        │                                      │
        │                                      │
        └──────────────────────────────────────┘
        """)
  }

  @Test func `a prototype that shows nothing is named by its identifier`() {
    let source = Prototypes()
    let table = UITableView()
    table.rowHeight = 48
    table.dataSource = source

    let picture = canvas(14, table).interface
    #expect(
      picture.split(separator: "\n").prefix(5).joined(separator: "\n") == """
        ┌ root wC hC ──────────────────────────┐
        │ ItemCell                             │
        │ ▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁▁│
        │                                      │
        │                                      │
        """, "\(picture)")
  }

  @Test func `a list without a height says so`() throws {
    let picture = canvas(0, UITableView()).interface

    try expectPicture(picture, "a list without a height")
  }

  @Test func `rows of a list that are evenly apart in points are alike`() {
    let source = Prototypes(count: 4)
    let table = UITableView()
    table.rowHeight = 40
    table.dataSource = source

    let canvas = canvas(14, table)
    var options = CanvasOptions()
    options.look = .interface
    let draft = CanvasRenderer(of: canvas.window, options: options)
      .draft(on: canvas.size, memory: nil)

    #expect(draft.alikeRows == [[0..<3, 3..<5, 5..<8, 8..<10]])
  }
}

/// Shows some rows with nothing but an identifier.
private final class Prototypes: NSObject, UITableViewDataSource {
  let count: Int

  init(count: Int = 1) { self.count = count }

  func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { count }

  func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    let cell = UITableViewCell(style: .default, reuseIdentifier: "ItemCell")
    cell.documentIdentifier = DocumentIdentifier("cell")
    return cell
  }
}
