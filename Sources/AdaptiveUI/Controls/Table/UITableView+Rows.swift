public import Foundation

// Finding, changing, scrolling to and selecting rows.

extension UITableView {
  /// Where a row stands in the content; empty for a row that is not there.
  public func rectForRow(at indexPath: IndexPath) -> CGRect {
    measureIfNeeded()
    return geometry.band(of: indexPath).map(frame) ?? .zero
  }

  /// Where a section's header stands in the content while nothing pins it; empty without one.
  public func rectForHeader(inSection section: Int) -> CGRect {
    measureIfNeeded()
    return geometry.band(of: .header(section)).map(frame) ?? .zero
  }

  /// Where a section's footer stands in the content while nothing pins it; empty without one.
  public func rectForFooter(inSection section: Int) -> CGRect {
    measureIfNeeded()
    return geometry.band(of: .footer(section)).map(frame) ?? .zero
  }

  /// The cell of a row that can be seen.
  public func cellForRow(at indexPath: IndexPath) -> UITableViewCell? { cells[indexPath] }

  /// A header that can be seen, when it is of the table's own class of section views.
  public func headerView(forSection section: Int) -> UITableViewHeaderFooterView? {
    sectionViews[SectionPlace(section: section, isFooter: false)]
      as? UITableViewHeaderFooterView
  }

  /// A footer that can be seen, when it is of the table's own class of section views.
  public func footerView(forSection section: Int) -> UITableViewHeaderFooterView? {
    sectionViews[SectionPlace(section: section, isFooter: true)]
      as? UITableViewHeaderFooterView
  }

  /// The row that `cell` shows.
  public func indexPath(for cell: UITableViewCell) -> IndexPath? {
    indexPathsForVisibleRows?.first { cells[$0] === cell }
  }

  /// The row at a point of the content.
  public func indexPathForRow(at point: CGPoint) -> IndexPath? {
    measureIfNeeded()
    return geometry.bands(from: point.y, to: point.y + 1).lazy.compactMap(\.row).first
  }

  /// The rows that can be seen, from the top.
  public var indexPathsForVisibleRows: [IndexPath]? { cells.keys.sorted() }

  /// The cells that can be seen, from the top.
  public var visibleCells: [UITableViewCell] {
    cells.keys.sorted().compactMap { cells[$0] }
  }

  // MARK: Changes; all show what the data source gives then

  /// Runs `updates` and then shows what the data source gives; nothing moves.
  public func performBatchUpdates(
    _ updates: (() -> Void)?, completion: ((Bool) -> Void)? = nil
  ) {
    updates?()
    reloadData()
    completion?(true)
  }

  /// Asks for rows again.
  public func reloadRows(at indexPaths: [IndexPath], with animation: RowAnimation) {
    reloadData()
  }

  /// Asks for sections again.
  public func reloadSections(_ sections: IndexSet, with animation: RowAnimation) { reloadData() }

  /// Shows rows that came.
  public func insertRows(at indexPaths: [IndexPath], with animation: RowAnimation) {
    reloadData()
  }

  /// Shows that rows went.
  public func deleteRows(at indexPaths: [IndexPath], with animation: RowAnimation) {
    reloadData()
  }

  // MARK: Scrolling

  /// Moves so that a row stands at a position, as far as the content goes; animation shows only the
  /// end.
  public func scrollToRow(
    at indexPath: IndexPath, at scrollPosition: ScrollPosition, animated: Bool
  ) {
    let rect = rectForRow(at: indexPath)
    let seen = bounds.inset(by: adjustedContentInset)
    let shift: CGFloat
    switch scrollPosition {
    case .none: return scrollToRow(indexPath)
    case .top: shift = rect.minY - seen.minY
    case .middle: shift = rect.midY - seen.midY
    case .bottom: shift = rect.maxY - seen.maxY
    }
    scroll(by: CGPoint(x: 0, y: shift))
  }

  /// Moves so far that a row can be seen.
  package func scrollToRow(_ indexPath: IndexPath) {
    scrollRectToVisible(rectForRow(at: indexPath), animated: false)
  }

  // MARK: Selection

  /// The selected row, the one chosen last among several.
  public var indexPathForSelectedRow: IndexPath? { selection.last }

  /// The selected rows, oldest choice first; `nil` for none.
  public var indexPathsForSelectedRows: [IndexPath]? { selection.isEmpty ? nil : selection }

  /// Selects a row without telling the delegate; animation shows only the end.
  public func selectRow(
    at indexPath: IndexPath?, animated: Bool, scrollPosition: ScrollPosition = .none
  ) {
    if indexPath == nil || !allowsMultipleSelection {
      selection.forEach { cells[$0]?.setSelected(false, animated: animated) }
      selection = []
    }
    guard let indexPath else { return }
    if !selection.contains(indexPath) { selection.append(indexPath) }
    cells[indexPath]?.setSelected(true, animated: animated)
    if scrollPosition != .none {
      scrollToRow(at: indexPath, at: scrollPosition, animated: animated)
    }
  }

  /// Deselects a row without telling the delegate; animation shows only the end.
  public func deselectRow(at indexPath: IndexPath, animated: Bool) {
    guard selection.contains(indexPath) else { return }
    selection.removeAll { $0 == indexPath }
    cells[indexPath]?.setSelected(false, animated: animated)
  }

  /// Does what a tap on a row does.
  package func pressRow(at indexPath: IndexPath) {
    guard allowsSelection, geometry.band(of: indexPath) != nil else { return }
    let delegate = rowDelegate
    guard delegate?.tableView(self, shouldHighlightRowAt: indexPath) != false else { return }
    delegate?.tableView(self, didHighlightRowAt: indexPath)
    defer { delegate?.tableView(self, didUnhighlightRowAt: indexPath) }
    if allowsMultipleSelection, selection.contains(indexPath) {
      deselectRow(at: indexPath, animated: true)
      delegate?.tableView(self, didDeselectRowAt: indexPath)
      return
    }
    let wish = delegate == nil ? indexPath : delegate?.tableView(self, willSelectRowAt: indexPath)
    guard let wish else { return }
    let lost = allowsMultipleSelection ? [] : selection.filter { $0 != wish }
    for old in lost {
      deselectRow(at: old, animated: true)
      delegate?.tableView(self, didDeselectRowAt: old)
    }
    selectRow(at: wish, animated: true)
    delegate?.tableView(self, didSelectRowAt: wish)
  }
}
