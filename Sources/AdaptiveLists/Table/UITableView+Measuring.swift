import AdaptiveUI
import Foundation

// The heights of rows, headers and footers. Rules LE2.1, LE2.4, LA11.2.

extension UITableView {
  /// The height of rows that have none of their own.
  var effectiveRowHeight: CGFloat { rowHeight > 0 ? rowHeight : controlMetrics.rowHeight }

  /// Discards the data source's answers if they must be requested again.
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

  /// A row's height: the delegate's, else the table's, else the one its constraints require.
  ///
  /// Rules LE2.1, LA11.2.
  private func height(of row: IndexPath) -> CGFloat {
    let height = specifiedHeight(of: row)
    if height >= 0 { return height }
    return rowHeights[row] ?? (estimatedRowHeight > 0 ? estimatedRowHeight : effectiveRowHeight)
  }

  /// The height that delegate or table give; negative if the row's constraints decide.
  private func specifiedHeight(of row: IndexPath) -> CGFloat {
    rowDelegate?.tableView(self, heightForRowAt: row) ?? rowHeight
  }

  /// Whether rows around a row have heights that are told by their constraints, and only once they are seen.
  func heightIsEstimated(of row: IndexPath) -> Bool {
    estimatedRowHeight != 0 && specifiedHeight(of: row) < 0
  }

  /// Measures those rows of `bands` whose constraints decide the height, once each.
  ///
  /// Rule LA11.2.
  /// - Returns: Whether the height of any differs from that of its band.
  func measureRows(_ bands: [(TableGeometry.Band, UIView)]) -> Bool {
    guard estimatedRowHeight != 0 else { return false }
    var changed = false
    for (band, view) in bands {
      guard let row = band.row, let cell = view as? UITableViewCell, rowHeights[row] == nil,
        specifiedHeight(of: row) < 0
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

  /// The height of a header or footer: the delegate's, else the table's, else that of its view or
  /// title.
  ///
  /// Rules LE2.1, LE2.4.
  private func height(of place: SectionPlace) -> CGFloat {
    let given = place.isFooter ? sectionFooterHeight : sectionHeaderHeight
    let specified = specifiedHeight(of: place) ?? given
    let view = contentView(of: place)
    let title = view == nil ? title(at: place) : nil
    if specified >= 0 {
      // A plain table has no room for a header without view and title, unless its delegate gives a
      // height.
      let isEmpty = view == nil && title == nil
      return isEmpty && style == .plain && specified == given ? 0 : specified
    }
    let metrics = controlMetrics
    let padding = style == .plain && !place.isFooter ? sectionHeaderTopPadding : 0
    let text = title ?? (view as? UITableViewHeaderFooterView)?.textLabel?.text ?? ""
    let more = SectionTitle(style: style, isFooter: place.isFooter)
      .heightOfFurtherLines(of: text, width: bounds.width - 2 * rowInset, in: self)
    if let view { return fittingHeight(view, metrics.sectionTitleHeight + more) + padding }
    if style == .plain || place.isFooter {
      return title == nil ? 0 : metrics.sectionTitleHeight + padding + more
    }
    // Groups are separated by a gap, twice as large above the first. LE2.4
    let gap = place.section == 0 ? 2 * metrics.groupGap : metrics.groupGap
    return title == nil ? gap : gap + metrics.groupTitleHeight + more
  }

  private func specifiedHeight(of place: SectionPlace) -> CGFloat? {
    place.isFooter
      ? rowDelegate?.tableView(self, heightForFooterInSection: place.section)
      : rowDelegate?.tableView(self, heightForHeaderInSection: place.section)
  }

  /// The delegate's view for a section, requested once until the section leaves the screen.
  private func contentView(of place: SectionPlace) -> UIView? {
    if let view = givenSectionViews[place] { return view }
    let view = ownSectionView(place)
    givenSectionViews[place] = view
    return view
  }

  /// The height that a view's constraints require, else its own, else `standard`.
  private func fittingHeight(_ view: UIView, _ standard: CGFloat) -> CGFloat {
    if let own = (view as? UITableViewHeaderFooterView)?.fittingHeight(width: bounds.width) {
      return own
    }
    return view.frame.height > 0 ? view.frame.height : standard
  }

  // MARK: Places

  /// The distance of rows from either side of the table, in points.
  ///
  /// Rule LE2.2.
  var rowInset: CGFloat {
    style == .insetGrouped ? LayoutMetrics.rootMargin(width: bounds.width) : 0
  }

  /// The frame of a band; only rows are inset.
  func frame(of band: TableGeometry.Band) -> CGRect {
    let inset = band.row == nil ? 0 : rowInset
    return CGRect(
      x: inset, y: band.top, width: max(bounds.width - 2 * inset, 0), height: band.height)
  }
}
