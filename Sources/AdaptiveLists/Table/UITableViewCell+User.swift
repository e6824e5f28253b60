import AdaptiveUI
import Foundation

extension UITableViewCell: UserActivatable {
  private var table: UITableView? {
    sequence(first: superview, next: { $0?.superview }).lazy.compactMap { $0 as? UITableView }.first
  }

  package var canBeActivated: Bool { rowAction != nil || table?.indexPath(for: self) != nil }

  /// Selects the cell's row, as a tap does.
  package func activateAsUser() {
    environment.perform {
      if let table, let row = table.indexPath(for: self) {
        table.pressRow(at: row)
      } else {
        rowAction?()
      }
    }
  }
}
