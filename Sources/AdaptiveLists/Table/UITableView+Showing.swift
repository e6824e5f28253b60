import AdaptiveUI
import Foundation

// Which cells and section views are shown, and where. Rules LE2.4, LA11.2.

/// A header or footer of a section.
struct SectionPlace: Hashable, Comparable {
  var section: Int
  var isFooter: Bool

  static func < (first: Self, second: Self) -> Bool {
    (first.section, first.isFooter ? 1 : 0) < (second.section, second.isFooter ? 1 : 0)
  }
}

extension UITableView {
  /// The cells of the last layout, from top to bottom.
  var shownCells: [UITableViewCell] { cells.keys.sorted().compactMap { cells[$0] } }

  /// Updates the visible rows before a program asks for them.
  ///
  /// Rule LE2.5.
  func showIfNeeded() {
    guard tableExtras.showsOldRows, !bounds.isEmpty, dataSource != nil else { return }
    measureContent()
    showVisibleBands()
  }

  /// Shows what is visible; rows whose constraints decide the height are measured first.
  func showVisibleBands() {
    tableExtras.showsOldRows = false
    for _ in 0..<UpdateCycle.maximumPasses {
      askForHeightsInSight()
      let shown = visibleBands.compactMap { band in view(of: band).map { (band, $0) } }
      guard measureRows(shown) else {
        place(shown)
        break
      }
      measureIfNeeded()
      contentSize = CGSize(width: bounds.width, height: geometry.height)
    }
    placeTableViews()
  }

  private var visibleBands: [TableGeometry.Band] {
    let visible = geometry.bands(from: bounds.minY, to: bounds.maxY)
    let pinned = pinningBands.filter { !visible.contains($0) }
    let all = visible + pinned
    let rows = Set(all.compactMap(\.row))
    let places = Set(all.compactMap(\.sectionPlace))
    for path in cells.keys.sorted() where !rows.contains(path) { retire(path) }
    for place in sectionViews.keys.sorted() where !places.contains(place) { retire(place) }
    return Array(all)
  }

  // MARK: Pinning

  /// The vertical range in which headers and footers are pinned.
  private var pinRange: (top: CGFloat, bottom: CGFloat) {
    let seen = bounds.inset(by: adjustedContentInset)
    return (seen.minY, seen.maxY)
  }

  /// The headers and footers of a plain table's visible sections.
  private var pinningBands: [TableGeometry.Band] {
    guard style == .plain else { return [] }
    let (top, bottom) = pinRange
    return geometry.sections.indices.filter {
      geometry.sections[$0].upperBound > top && geometry.sections[$0].lowerBound < bottom
    }.flatMap { section in
      [geometry.band(of: .header(section)), geometry.band(of: .footer(section))].compactMap { $0 }
    }
  }

  /// The frame of a header or footer in a plain table.
  ///
  /// Headers are pinned to the top until the end of their section pushes them away, footers to the
  /// bottom. In grouped tables both scroll.
  ///
  /// Rule LE2.4.
  private func pinnedFrame(of band: TableGeometry.Band) -> CGRect {
    var rect = frame(of: band)
    guard style == .plain, geometry.sections.indices.contains(band.section) else { return rect }
    let section = geometry.sections[band.section]
    let (top, bottom) = pinRange
    switch band.kind {
    case .row: break
    case .header:
      rect.origin.y = min(max(band.top, top), max(section.upperBound - band.height, band.top))
    case .footer:
      rect.origin.y = max(
        min(band.top, bottom - band.height), min(section.lowerBound, band.top))
    }
    return rect
  }

  private func place(_ shown: [(TableGeometry.Band, UIView)]) {
    for (band, view) in shown {
      view.frame = pinnedFrame(of: band)
      (view as? UITableViewCell)?.placeContent()
    }
    // Pinned headers and footers are in front of the rows.
    let titles = shown.filter { $0.0.row == nil }.map(\.1)
    if !subviews.suffix(titles.count).elementsEqual(titles, by: ===) {
      titles.forEach { bringSubviewToFront($0) }
    }
  }

  private func placeTableViews() {
    if let header = tableHeaderView {
      header.frame = CGRect(x: 0, y: 0, width: bounds.width, height: header.frame.height)
    }
    if let footer = tableFooterView {
      let height = footer.frame.height
      footer.frame = CGRect(
        x: 0, y: geometry.height - height, width: bounds.width, height: height)
    }
  }

  // MARK: Adding

  private func view(of band: TableGeometry.Band) -> UIView? {
    switch band.kind {
    case .row(let path): cell(path)
    case .header(let section): sectionView(SectionPlace(section: section, isFooter: false))
    case .footer(let section): sectionView(SectionPlace(section: section, isFooter: true))
    }
  }

  private func cell(_ row: IndexPath) -> UIView? {
    if let cell = cells[row] { return cell }
    guard let cell = dataSource?.tableView(self, cellForRowAt: row) else { return nil }
    cells[row] = cell
    cell.setEditing(
      isEditing && dataSource?.tableView(self, canEditRowAt: row) == true, animated: false)
    cell.isSelected = selection.contains(row)
    if let delegate = rowDelegate {
      cell.indentationLevel = delegate.tableView(self, indentationLevelForRowAt: row)
      delegate.tableView(self, willDisplay: cell, forRowAt: row)
    }
    addSubview(cell)
    return cell
  }

  private func sectionView(_ place: SectionPlace) -> UIView? {
    if let view = sectionViews[place] { return view }
    guard let view = givenSectionViews[place] ?? ownSectionView(place) ?? titleView(place) else {
      return nil
    }
    sectionViews[place] = view
    (view as? UITableViewHeaderFooterView)?.isFooter = place.isFooter
    if place.isFooter {
      rowDelegate?.tableView(self, willDisplayFooterView: view, forSection: place.section)
    } else {
      rowDelegate?.tableView(self, willDisplayHeaderView: view, forSection: place.section)
    }
    addSubview(view)
    return view
  }

  func ownSectionView(_ place: SectionPlace) -> UIView? {
    place.isFooter
      ? rowDelegate?.tableView(self, viewForFooterInSection: place.section)
      : rowDelegate?.tableView(self, viewForHeaderInSection: place.section)
  }

  func title(at place: SectionPlace) -> String? {
    place.isFooter
      ? dataSource?.tableView(self, titleForFooterInSection: place.section)
      : dataSource?.tableView(self, titleForHeaderInSection: place.section)
  }

  /// A view for the title; `nil` for a gap without title above a group.
  private func titleView(_ place: SectionPlace) -> UIView? {
    title(at: place).map { UITableViewHeaderFooterView(title: $0) }
  }

  // MARK: Removing

  func retire(_ row: IndexPath) {
    guard let cell = cells.removeValue(forKey: row) else { return }
    cell.removeFromSuperview()
    rowDelegate?.tableView(self, didEndDisplaying: cell, forRowAt: row)
    reuse.give(cell)
  }

  func retire(_ place: SectionPlace) {
    guard let view = sectionViews.removeValue(forKey: place) else { return }
    givenSectionViews[place] = nil
    view.removeFromSuperview()
    if let view = view as? UITableViewHeaderFooterView { reuse.give(view) }
  }
}

extension TableGeometry.Band {
  var sectionPlace: SectionPlace? {
    switch kind {
    case .row: nil
    case .header: SectionPlace(section: section, isFooter: false)
    case .footer: SectionPlace(section: section, isFooter: true)
    }
  }
}
