import Foundation
import TestSupport
import Testing
import UIKit

/// What `SectionTitle.xib` is of.
final class SectionTitle: UITableViewHeaderFooterView {}

/// Rows that are made of nibs, as programs register them.
@MainActor struct NibRegistrationTests {
  /// A list with one row of a nib.
  private final class ListController: UITableViewController {
    let nib: UINib

    init(_ nib: UINib) {
      self.nib = nib
      super.init(style: .plain)
    }

    required init?(coder: NSCoder) { nil }

    override func viewDidLoad() {
      super.viewDidLoad()
      tableView.register(nib, forCellReuseIdentifier: "row")
    }

    override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
      1
    }

    override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath)
      -> UITableViewCell
    { tableView.dequeueReusableCell(withIdentifier: "row", for: indexPath) }
  }

  private func list(of nib: String) throws -> (stage: NameStage, table: UITableView) {
    let folder = TestFolder.of().appending(path: "Nibs")
    let bundle = try #require(Bundle(url: folder))
    let stage = try NameStage { ListController(UINib(nibName: nib, bundle: bundle)) }
    return (stage, try #require(stage.page.view as? UITableView))
  }

  @Test func `a row is the nib's cell, of the kind that it was registered for`() throws {
    let cell = try #require(try list(of: "TitledRow").table.visibleCells.first)
    let label = try #require(cell.contentView.subviews.first as? UILabel)

    #expect(cell.reuseIdentifier == "row")
    #expect(label.text == "made of a nib")
    #expect(label.frame.minX == 16)
  }

  @Test func `a section's view is the nib's, of the kind that it was registered for`() throws {
    let folder = TestFolder.of().appending(path: "Nibs")
    let bundle = try #require(Bundle(url: folder))
    let stage = try NameStage {
      let list = UITableViewController(style: .plain)
      let nib = UINib(nibName: "SectionTitle", bundle: bundle)
      list.tableView.register(nib, forHeaderFooterViewReuseIdentifier: "title")
      return list
    }
    let table = try #require(stage.page.view as? UITableView)
    let title = table.dequeueReusableHeaderFooterView(withIdentifier: "title")

    #expect(title is SectionTitle && title?.reuseIdentifier == "title")
    table.register(nil as UINib?, forHeaderFooterViewReuseIdentifier: "title")
    #expect(table.dequeueReusableHeaderFooterView(withIdentifier: "title") == nil)
  }

  @Test func `a nib of several objects is refused`() throws {
    let stage = try list(of: "TwoViews").stage

    #expect(stage.breaches.first?.contains("must contain exactly one top level object") == true)
  }
}
