import AdaptiveUI
import Foundation

// How high everything is. Rules LE2.1, LE2.4, LA11.2.

extension UITableView {
  /// The height of rows that nobody measures or sizes.
  var effectiveRowHeight: CGFloat { rowHeight > 0 ? rowHeight : controlMetrics.rowHeight }

  /// Drops what the data source gave, if it has to be asked again.
  private func reloadIfNeeded() {
    guard needsReload else { return }
    needsReload = false
    needsMeasuring = true
    rowHeights = [:]
    givenSectionViews = [:]
    cells.keys.sorted().forEach { retire($0) }
    sectionViews.keys.sorted().forEach { retire($0) }
  }

  func measureIfNeeded() {
    reloadIfNeeded()
    guard needsMeasuring else { return }
    needsMeasuring = false
    var geometry = TableGeometry()
    geometry.skip(tableHeaderView?.frame.height ?? 0)
    for section in 0..<numberOfSections {
      let top = geometry.height
      append(SectionPlace(section: section, isFooter: false), to: &geometry)
      for row in 0..<numberOfRows(inSection: section) {
        let path = IndexPath(row: row, section: section)
        geometry.append(.row(path), section: section, height: height(of: path))
      }
      append(SectionPlace(section: section, isFooter: true), to: &geometry)
      geometry.endSection(from: top)
    }
    geometry.skip(tableFooterView?.frame.height ?? 0)
    self.geometry = geometry
  }

  private func append(_ place: SectionPlace, to geometry: inout TableGeometry) {
    let height = height(of: place)
    guard height > 0 else { return }
    geometry.append(
      place.isFooter ? .footer(place.section) : .header(place.section), section: place.section,
      height: height)
  }

  // MARK: Rows

  /// The delegate's height, else the table's, else what the row's constraints ask for.
  ///
  /// Rules LE2.1, LA11.2.
  private func height(of row: IndexPath) -> CGFloat {
    let height = wishedHeight(of: row)
    if height >= 0 { return height }
    return rowHeights[row] ?? (estimatedRowHeight > 0 ? estimatedRowHeight : effectiveRowHeight)
  }

  /// What delegate and table say; negative when they leave it to the row.
  private func wishedHeight(of row: IndexPath) -> CGFloat {
    rowDelegate?.tableView(self, heightForRowAt: row) ?? rowHeight
  }

  /// Measures the rows among `bands` that choose their own heights and were not measured yet.
  ///
  /// Rule LA11.2.
  /// - Returns: Whether any turned out to be of another height.
  func measureRows(_ bands: [(TableGeometry.Band, UIView)]) -> Bool {
    guard estimatedRowHeight != 0 else { return false }
    var changed = false
    for (band, view) in bands {
      guard let row = band.row, let cell = view as? UITableViewCell, rowHeights[row] == nil,
        wishedHeight(of: row) < 0
      else { continue }
      cell.frame = frame(of: band)
      let height = cell.fittingHeight(width: cell.bounds.width) ?? effectiveRowHeight
      rowHeights[row] = height
      if height != band.height { changed = true }
    }
    if changed { needsMeasuring = true }
    return changed
  }

  // MARK: Sections

  /// The height of a header or footer: what delegate or table say, else that of its view or title.
  ///
  /// Rules LE2.1, LE2.4.
  private func height(of place: SectionPlace) -> CGFloat {
    let own = place.isFooter ? sectionFooterHeight : sectionHeaderHeight
    let wish = wishedHeight(of: place) ?? own
    let view = contentView(of: place)
    let title = view == nil ? title(at: place) : nil
    if wish >= 0 {
      // A plain table has no room for what nobody gave, unless its delegate asks for it.
      let isEmpty = view == nil && title == nil
      return isEmpty && style == .plain && wish == own ? 0 : wish
    }
    let metrics = controlMetrics
    let padding = style == .plain && !place.isFooter ? sectionHeaderTopPadding : 0
    if let view { return fittingHeight(view, metrics.sectionTitleHeight) + padding }
    if style == .plain || place.isFooter {
      return title == nil ? 0 : metrics.sectionTitleHeight + padding
    }
    // Groups stand apart; the first stands twice as far from the top. LE2.4
    let gap = place.section == 0 ? 2 * metrics.groupGap : metrics.groupGap
    return title == nil ? gap : gap + metrics.groupTitleHeight
  }

  private func wishedHeight(of place: SectionPlace) -> CGFloat? {
    place.isFooter
      ? rowDelegate?.tableView(self, heightForFooterInSection: place.section)
      : rowDelegate?.tableView(self, heightForHeaderInSection: place.section)
  }

  /// The delegate's view for a section; asked for once until the section leaves the screen.
  private func contentView(of place: SectionPlace) -> UIView? {
    if let view = givenSectionViews[place] { return view }
    let view = ownSectionView(place)
    givenSectionViews[place] = view
    return view
  }

  /// The height that a view's constraints ask for, else its own, else `standard`.
  private func fittingHeight(_ view: UIView, _ standard: CGFloat) -> CGFloat {
    if let own = (view as? UITableViewHeaderFooterView)?.fittingHeight(width: bounds.width) {
      return own
    }
    return view.frame.height > 0 ? view.frame.height : standard
  }

  // MARK: Places

  /// How far rows are set in on each side.
  ///
  /// Rule LE2.2.
  var rowInset: CGFloat {
    style == .insetGrouped ? LayoutMetrics.rootMargin(width: bounds.width) : 0
  }

  /// Where a band stands; only rows are set in.
  func frame(of band: TableGeometry.Band) -> CGRect {
    let inset = band.row == nil ? 0 : rowInset
    return CGRect(
      x: inset, y: band.top, width: max(bounds.width - 2 * inset, 0), height: band.height)
  }
}
