import AdaptiveUI
import Foundation

/// Shows the rows of a scene in a table and tells which was chosen.
@MainActor final class SceneTableSource: UITableViewDataSource, UITableViewDelegate {
  /// The table that the rows are for; the source is let go after it.
  private(set) weak var table: UITableView?
  private let rows: [SceneRow]
  private let choose: @MainActor (SceneRow, UITableView) -> Void

  /// Becomes the data source and delegate of `table`.
  init(
    _ rows: [SceneRow], of table: UITableView,
    choose: @escaping @MainActor (SceneRow, UITableView) -> Void
  ) {
    self.rows = rows
    self.table = table
    self.choose = choose
    table.delegate = self
    table.dataSource = self
  }

  func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { rows.count }

  func tableView(
    _ tableView: UITableView, cellForRowAt indexPath: IndexPath
  ) -> UITableViewCell {
    let row = rows[indexPath.row]
    let style: UITableViewCell.CellStyle = row.detailText == nil ? .default : .value1
    let kind = row.detailText == nil ? "text" : "detail"
    let cell =
      tableView.dequeueReusableCell(withIdentifier: kind)
      ?? UITableViewCell(style: style, reuseIdentifier: kind)
    cell.textLabel?.text = row.text
    cell.detailTextLabel?.text = row.detailText
    cell.accessoryType = row.disclosure ? .disclosureIndicator : .none
    cell.accessibilityIdentifier = row.id?.value
    return cell
  }

  func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
    choose(rows[indexPath.row], tableView)
  }
}
