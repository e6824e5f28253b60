import AdaptiveUI
import Foundation

// The heights of rows, headers and footers. Rules LE2.1, LE2.4, LA11.2.

extension UITableView {
  /// The height of rows that have none of their own.
  var effectiveRowHeight: CGFloat { rowHeight > 0 ? rowHeight : controlMetrics.rowHeight }

  /// Measures everything again in the next layout.
  func measureAgain() {
    givenHeights = [:]
    needsMeasuring = true
    setNeedsLayout()
  }

  /// Discards the data source's answers if they must be requested again.
  private func reloadIfNeeded() {
    guard needsReload else { return }
    needsReload = false
    needsMeasuring = true
    givenHeights = [:]
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
  /// Rows that were not in sight yet count with their estimates, where there are any.
  ///
  /// Rules LE2.1, LA11.2.
  private func height(of row: IndexPath) -> CGFloat {
    let estimate = estimate(of: row)
    let given = estimate == 0 ? specifiedHeight(of: row) : givenHeights[row] ?? -1
    if given >= 0 { return given }
    if let measured = rowHeights[row] { return measured }
    if estimate > 0 { return estimate }
    return estimatedRowHeight > 0 ? estimatedRowHeight : effectiveRowHeight
  }

  /// The height that a row is taken for until it is in sight: negative for the table's own choice,
  /// 0 if it is asked for at once.
  ///
  /// Rule LE2.1.
  private func estimate(of row: IndexPath) -> CGFloat {
    let estimate =
      rowDelegate?.tableView(self, estimatedHeightForRowAt: row) ?? estimatedRowHeight
    return estimate < 0 && !environment.policy.estimatesRows ? 0 : estimate
  }

  /// Asks for the heights of rows that come into sight, from top to bottom, before their cells.
  ///
  /// Rule LE2.1.
  func askForHeightsInSight() {
    let bands = geometry.bands(from: bounds.minY, to: .greatestFiniteMagnitude)
    var (bottom, changed) = (bands.first?.top ?? 0, false)
    for band in bands {
      guard bottom < bounds.maxY else { break }
      var height = band.height
      if let row = band.row, givenHeights[row] == nil, estimate(of: row) != 0 {
        let given = specifiedHeight(of: row)
        givenHeights[row] = given
        if given >= 0 { height = given }
      }
      changed = changed || height != band.height
      bottom += height
    }
    guard changed else { return }
    needsMeasuring = true
    measureIfNeeded()
    contentSize = CGSize(width: bounds.width, height: geometry.height)
  }

  /// The height that delegate or table give; negative if the row's constraints decide.
  private func specifiedHeight(of row: IndexPath) -> CGFloat {
    rowDelegate?.tableView(self, heightForRowAt: row) ?? rowHeight
  }

  /// Whether rows around a row have heights that are known only once they are seen.
  func heightIsEstimated(of row: IndexPath) -> Bool {
    estimate(of: row) != 0 || estimatedRowHeight != 0 && specifiedHeight(of: row) < 0
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
        (givenHeights[row] ?? specifiedHeight(of: row)) < 0
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
  /// A group's title has the room that it needs beyond the table's height: documents of Xcode say 18 or
  /// 10, and the rows below a title begin farther down.
  ///
  /// Rules LE2.1, LE2.4.
  private func height(of place: SectionPlace) -> CGFloat {
    let given = place.isFooter ? sectionFooterHeight : sectionHeaderHeight
    let specified = specifiedHeight(of: place) ?? given
    let view = contentView(of: place)
    let title = view == nil ? title(at: place) : nil
    // Delegates of a table view controller repeat the table's own height.
    if specified == given, style != .plain, title != nil {
      return max(fittingHeight(of: place, view, title), given)
    }
    if specified >= 0 {
      // A plain table has no room for a header without view and title, unless its delegate gives a
      // height.
      let isEmpty = view == nil && title == nil
      return isEmpty && style == .plain && specified == given ? 0 : specified
    }
    return fittingHeight(of: place, view, title)
  }

  /// The height that a header or footer needs for its view or title.
  private func fittingHeight(of place: SectionPlace, _ view: UIView?, _ title: String?) -> CGFloat {
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
