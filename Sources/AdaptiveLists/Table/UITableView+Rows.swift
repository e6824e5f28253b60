import AdaptiveUI
public import Foundation

// Finding, changing, scrolling to and selecting rows.

extension UITableView {
  /// The frame of a row in the content; empty for a row that does not exist.
  public func rectForRow(at indexPath: IndexPath) -> CGRect {
    measureIfNeeded()
    return geometry.band(of: indexPath).map(frame) ?? .zero
  }

  /// The frame of a section's header in the content while it is not pinned; empty without a header.
  public func rectForHeader(inSection section: Int) -> CGRect {
    measureIfNeeded()
    return geometry.band(of: .header(section)).map(frame) ?? nothing(in: section, \.lowerBound)
  }

  /// The frame of a section's footer in the content while it is not pinned; empty without a footer.
  public func rectForFooter(inSection section: Int) -> CGRect {
    measureIfNeeded()
    return geometry.band(of: .footer(section)).map(frame) ?? nothing(in: section, \.upperBound)
  }

  /// The frame of a missing header or footer: as wide as the table, without height.
  private func nothing(
    in section: Int, _ edge: KeyPath<ClosedRange<CGFloat>, CGFloat>
  ) -> CGRect {
    guard geometry.sections.indices.contains(section) else { return .zero }
    let place = geometry.sections[section][keyPath: edge]
    return CGRect(x: 0, y: place, width: bounds.width, height: 0)
  }

  /// The visible header of a section, if it is a `UITableViewHeaderFooterView`.
  public func headerView(forSection section: Int) -> UITableViewHeaderFooterView? {
    sectionViews[SectionPlace(section: section, isFooter: false)]
      as? UITableViewHeaderFooterView
  }

  /// The visible footer of a section, if it is a `UITableViewHeaderFooterView`.
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

  // MARK: Scrolling

  /// How often a table scrolls to a row at most: rows that come into view are measured, which moves it.
  static let scrollingPasses = 10

  /// Scrolls to where a row is as far as is known.
  func scrollOnce(to row: IndexPath, at position: ScrollPosition) {
    let rect = rectForRow(at: row)
    let seen = bounds.inset(by: adjustedContentInset)
    let shift: CGFloat
    switch position {
    case .none: return scrollToRow(row)
    case .top: shift = rect.minY - seen.minY
    case .middle: shift = rect.midY - seen.midY
    case .bottom: shift = rect.maxY - seen.maxY
    }
    scroll(by: CGPoint(x: 0, y: shift))
  }

  /// Scrolls as little as makes a row visible.
  package func scrollToRow(_ indexPath: IndexPath) {
    scrollRectToVisible(rectForRow(at: indexPath), animated: false)
  }

  // MARK: Selection

  /// The selected rows, in the order of their selection; `nil` for none.
  public var indexPathsForSelectedRows: [IndexPath]? { selection.isEmpty ? nil : selection }

  /// Does what a tap on a row does.
  package func pressRow(at indexPath: IndexPath) {
    guard allowsSelection, geometry.band(of: indexPath) != nil else { return }
    let delegate = rowDelegate
    guard delegate?.tableView(self, shouldHighlightRowAt: indexPath) != false else { return }
    delegate?.tableView(self, didHighlightRowAt: indexPath)
    defer { delegate?.tableView(self, didUnhighlightRowAt: indexPath) }
    if allowsMultipleSelection, selection.contains(indexPath) {
      return deselectAsUser(indexPath)
    }
    let chosen = delegate == nil ? indexPath : delegate?.tableView(self, willSelectRowAt: indexPath)
    guard let chosen else { return }
    let lost = allowsMultipleSelection ? [] : selection.filter { $0 != chosen }
    lost.forEach(deselectAsUser)
    selectRow(at: chosen, animated: true)
    // A segue of the row is under way when the delegate is told.
    cellForRow(at: indexPath)?.rowAction?()
    delegate?.tableView(self, didSelectRowAt: chosen)
  }

  /// Deselects the row that the delegate returns for `indexPath`, if any.
  private func deselectAsUser(_ indexPath: IndexPath) {
    let delegate = rowDelegate
    let chosen =
      delegate == nil ? indexPath : delegate?.tableView(self, willDeselectRowAt: indexPath)
    guard let chosen else { return }
    deselectRow(at: chosen, animated: true)
    delegate?.tableView(self, didDeselectRowAt: chosen)
  }
}
