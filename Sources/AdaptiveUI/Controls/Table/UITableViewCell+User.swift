import Foundation

extension UITableViewCell: UserActivatable {
  private var table: UITableView? {
    sequence(first: superview, next: { $0?.superview }).lazy.compactMap { $0 as? UITableView }.first
  }

  package var canBeActivated: Bool { table?.indexPath(for: self) != nil }

  /// Chooses the cell's row, as a tap does.
  package func activateAsUser() {
    guard let table, let row = table.indexPath(for: self) else { return }
    environment.perform { table.pressRow(at: row) }
  }
}
