// Reference: UITableView's editing, iOS 18 documentation.
// Status: Partial — states, and swipes with their actions; rows do not move, and no button shows in
// the row.
import AdaptiveUI
package import Foundation

extension UITableView {
  /// State of editing, batch updates and prefetching.
  struct Extras {
    var isEditing = false
    var separatorInset: UIEdgeInsets?
    var index = IndexLook()
    var updates = 0
    var prefetched = PrefetchedItems()
    /// Whether the visible rows are still those before the last reload.
    var showsOldRows = true
  }

  /// Requests the section index titles again; a terminal shows none.
  public func reloadSectionIndexTitles() { setNeedsLayout() }

  func editingDidChange(to editing: Bool, animated: Bool) {
    tableExtras.isEditing = editing
    for path in indexPathsForVisibleRows ?? [] {
      cells[path]?.setEditing(editing && canEdit(path), animated: animated)
    }
  }

  private func canEdit(_ row: IndexPath) -> Bool {
    dataSource?.tableView(self, canEditRowAt: row) ?? false
  }

  /// The buttons that a swipe over a row shows.
  package func swipeActions(at row: IndexPath, isLeading: Bool = false) -> [UIContextualAction] {
    guard let delegate = rowDelegate, canEdit(row) else { return [] }
    let own =
      isLeading
      ? delegate.tableView(self, leadingSwipeActionsConfigurationForRowAt: row)
      : delegate.tableView(self, trailingSwipeActionsConfigurationForRowAt: row)
    if let own { return own.actions }
    if !isLeading, let older = delegate.tableView(self, editActionsForRowAt: row) {
      return older.map { $0.contextual(for: row) }
    }
    guard !isLeading, delegate.tableView(self, editingStyleForRowAt: row) == .delete else {
      return []
    }
    let title =
      delegate.tableView(self, titleForDeleteConfirmationButtonForRowAt: row) ?? "Delete"
    return [
      UIContextualAction(style: .destructive, title: title) { [weak self] _, _, done in
        guard let self else { return done(false) }
        dataSource?.tableView(self, commit: .delete, forRowAt: row)
        done(true)
      }
    ]
  }
}
