import AdaptiveLists
import AdaptiveUI
import Documents
import Foundation

/// Shows the rows of a scene in a table and performs the action of a selected one.
@MainActor final class SceneTableSource: UITableViewDataSource, UITableViewDelegate {
  /// The table; the source is released after it.
  private(set) weak var table: UITableView?
  private let sections: [SceneTableSection]
  private let image: @MainActor (SceneImageChoice) -> UIImage?
  private let choose: @MainActor (SceneRow, UITableView) -> Void

  /// Becomes the data source and delegate of `table`.
  init(
    _ sections: [SceneTableSection], of table: UITableView,
    image: @escaping @MainActor (SceneImageChoice) -> UIImage?,
    choose: @escaping @MainActor (SceneRow, UITableView) -> Void
  ) {
    self.sections = sections
    self.image = image
    self.table = table
    self.choose = choose
    table.delegate = self
    table.dataSource = self
  }

  private func row(_ path: IndexPath) -> SceneRow { sections[path.section].rows[path.row] }

  func numberOfSections(in tableView: UITableView) -> Int { sections.count }

  func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
    sections[section].rows.count
  }

  func tableView(
    _ tableView: UITableView, titleForHeaderInSection section: Int
  ) -> String? { sections[section].header }

  func tableView(
    _ tableView: UITableView, titleForFooterInSection section: Int
  ) -> String? { sections[section].footer }

  func tableView(
    _ tableView: UITableView, cellForRowAt indexPath: IndexPath
  ) -> UITableViewCell {
    let row = row(indexPath)
    let plain: UITableViewCell.CellStyle = row.detailText == nil ? .default : .value1
    let style = row.style?.style ?? plain
    let kind = "row\(style.rawValue)"
    let cell =
      tableView.dequeueReusableCell(withIdentifier: kind)
      ?? UITableViewCell(style: style, reuseIdentifier: kind)
    cell.textLabel?.text = row.text
    cell.detailTextLabel?.text = row.detailText
    cell.imageView?.image = row.image.flatMap(image)
    cell.accessoryType = row.accessory?.type ?? .none
    cell.accessibilityIdentifier = row.id?.value
    return cell
  }

  func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
    choose(row(indexPath), tableView)
  }
}
