import AdaptiveLists
import AdaptiveUI
import Foundation

/// Shows the rows of a document's table in a window.
@MainActor
final class DocumentTableSource: NSObject, UITableViewDataSource, UITableViewDelegate {
  /// A row with the height that the document gives it, if any.
  struct Row {
    let cell: UITableViewCell
    let height: CGFloat?
  }

  /// Rows below each other with what is above and below them.
  struct Section {
    var title: String?
    var footer: String?
    var rows: [Row]
  }

  private let sections: [Section]

  init(_ sections: [Section]) { self.sections = sections }

  func numberOfSections(in tableView: UITableView) -> Int { sections.count }

  func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
    sections[section].rows.count
  }

  func tableView(
    _ tableView: UITableView, cellForRowAt indexPath: IndexPath
  ) -> UITableViewCell { row(indexPath).cell }

  func tableView(_ tableView: UITableView, titleForHeaderInSection section: Int) -> String? {
    shown(sections[section].title)
  }

  func tableView(_ tableView: UITableView, titleForFooterInSection section: Int) -> String? {
    shown(sections[section].footer)
  }

  /// The row's own height, else the table's, else what its built-in style needs; other rows measure
  /// themselves.
  func tableView(_ tableView: UITableView, heightForRowAt indexPath: IndexPath) -> CGFloat {
    let row = row(indexPath)
    if let given = row.height, given >= 0 { return given }
    guard tableView.rowHeight <= 0, tableView.estimatedRowHeight != 0 else {
      return tableView.rowHeight
    }
    return (row.cell as? DocumentCell)?.builtInHeight ?? tableView.rowHeight
  }

  /// None: the document has all rows.
  func tableView(
    _ tableView: UITableView, estimatedHeightForRowAt indexPath: IndexPath
  ) -> CGFloat { 0 }

  /// What the document gives the row.
  func tableView(
    _ tableView: UITableView, indentationLevelForRowAt indexPath: IndexPath
  ) -> Int { row(indexPath).cell.indentationLevel }

  private func row(_ path: IndexPath) -> Row { sections[path.section].rows[path.row] }

  private func shown(_ title: String?) -> String? { title?.isEmpty == false ? title : nil }
}
