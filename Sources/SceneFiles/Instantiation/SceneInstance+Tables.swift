import AdaptiveLists
import AdaptiveUI
import Foundation

extension SceneInstance {
  /// Fills a table that belongs to `controller` with the contents of the scene.
  func fill(_ table: UITableView, _ scene: SceneTable, of controller: UIViewController) {
    if let height = scene.rowHeight { table.rowHeight = height }
    if let style = scene.separatorStyle {
      table.separatorStyle = style == .none ? .none : .singleLine
    }
    if let view = scene.headerView.first { table.tableHeaderView = heldView(view, of: controller) }
    if let view = scene.footerView.first { table.tableFooterView = heldView(view, of: controller) }
    guard !scene.sections.isEmpty else { return }
    tableSources.removeAll { $0.table == nil }
    let source = SceneTableSource(
      scene.sections, of: table, image: { [weak self] in self?.image($0) },
      choose: { [weak self, weak controller] row, table in
        guard let self, let controller, let action = row.action else { return }
        perform(action, in: controller, sender: table)
      })
    tableSources.append(source)
  }
}

extension SceneTableStyle {
  var style: UITableView.Style {
    switch self {
    case .plain: .plain
    case .grouped: .grouped
    case .insetGrouped: .insetGrouped
    }
  }
}

extension SceneRowStyle {
  var style: UITableViewCell.CellStyle {
    switch self {
    case .value1: .value1
    case .value2: .value2
    case .subtitle: .subtitle
    }
  }
}

extension SceneAccessory {
  var type: UITableViewCell.AccessoryType {
    switch self {
    case .none: .none
    case .disclosureIndicator: .disclosureIndicator
    case .detailDisclosureButton: .detailDisclosureButton
    case .checkmark: .checkmark
    case .detailButton: .detailButton
    }
  }
}
