import AdaptiveUI
import Foundation

// What the editor draws above and below the rows of a section. Source: the rows of public documents, by
// build. Rule LE2.4.

extension EditorMetrics {
  /// What stands above a section's rows.
  @MainActor func headerHeight(
    of section: DocumentTableView.Section, at index: Int, in table: DocumentTableView
  ) -> CGFloat {
    if table.style == .plain {
      if since(14800) || section.isPrototypes { return plainTitleHeight(table) }
      return section.title == nil ? 0 : plainTitleHeight(table)
    }
    let given = spaceHeight(given: table.sectionHeaderHeight, in: table)
    // Before build 14800 an empty title is none.
    let hasTitle = since(14800) ? section.title != nil : section.title?.isEmpty == false
    if section.isPrototypes || hasTitle {
      return groupedTitleHeight(of: section, isFirst: index == 0, table)
    }
    guard index == 0, !since(14800) else { return given }
    // Below a header of the table there is none, as programs know that want none at all.
    return table.headerView == nil ? 35 : 0
  }

  /// What stands below a section's rows.
  ///
  /// Source of the lines in builds 18000 to 20999: 15 rows below two of them in one document; they have the
  /// size of notes in the smallest text size, which these builds draw.
  @MainActor func footerHeight(
    of section: DocumentTableView.Section, in table: DocumentTableView
  ) -> CGFloat {
    guard table.style != .plain else { return plainFooterHeight(table) }
    guard let text = section.footer else {
      return spaceHeight(given: table.sectionFooterHeight, in: table)
    }
    if text.isEmpty {
      // As empty titles, they are none before build 14800.
      return since(14800) ? 22 : spaceHeight(given: table.sectionFooterHeight, in: table)
    }
    let label = UILabel()
    label.text = text
    label.font = .systemFont(ofSize: isTight ? 12 : 13)
    label.numberOfLines = 0
    let side = cellInset(in: table) + sideMargin(of: table)
    let size = label.sizeThatFits(
      CGSize(width: table.bounds.width - 2 * side, height: .greatestFiniteMagnitude))
    if isTight { return titleRoom.roundedUp(toPixelsOf: table) + size.height }
    // Lines of 16 points each.
    return 14 + 16 * (size.height / label.font.lineHeight).rounded()
  }

  /// What stands between groups without a title: what the document gives, or what the table finds by itself.
  @MainActor private func spaceHeight(
    given: CGFloat, in table: DocumentTableView
  ) -> CGFloat {
    given > 0 ? given : CGFloat(17.5).roundedUp(toPixelsOf: table)
  }

  /// The title of a plain section, or the editor's own over prototypes.
  @MainActor private func plainTitleHeight(_ table: DocumentTableView) -> CGFloat {
    if since(19000) { return 22 + plainFooterHeight(table) }
    if since(18000) { return 24.5 }
    return since(14800) || table.sectionHeaderHeight <= 0 ? 28 : table.sectionHeaderHeight
  }

  /// What is left free below a plain section, from build 14800 on.
  @MainActor private func plainFooterHeight(_ table: DocumentTableView) -> CGFloat {
    if since(21100) { return 28 }
    if since(19000) { return CGFloat(22.4).roundedUp(toPixelsOf: table) }
    return since(18000) ? 24.5 : since(14800) ? 28 : 0
  }

  /// The title of a grouped section: a line of text at 17 points below room that is larger over a footer
  /// and over the first section; a large title in the bar above leaves no more than between sections.
  @MainActor private func groupedTitleHeight(
    of section: DocumentTableView.Section, isFirst: Bool, _ table: DocumentTableView
  ) -> CGFloat {
    guard since(11000) else { return isFirst ? (since(8000) ? 50 : 55) : since(8000) ? 33 : 38 }
    var above: CGFloat = isFirst && !table.liesUnderLargeTitle ? (isTight ? 17.4 : 17.5) : 0
    if !isFirst, section.footer != nil { above = isTight ? 6 : 7.5 }
    if section.title?.isEmpty == true, since(14800) {
      return (isTight || isGlass ? 17.5 : 22) + above
    }
    return (above + titleRoom).roundedUp(toPixelsOf: table)
      + (17 * 1.193359375).roundedUp(toPixelsOf: table)
  }

  /// The room above the line of a title.
  private var titleRoom: CGFloat { isTight ? 11.2 : 17.5 }

  /// The builds of iOS 15's look, with less room between sections.
  private var isTight: Bool { since(18000) && !since(21000) }
}

extension CGFloat {
  /// Rounded up to whole pixels where a view stands.
  @MainActor func roundedUp(toPixelsOf view: UIView) -> CGFloat {
    let scale = Swift.max(view.traitCollection.displayScale, 1)
    return (self * scale).rounded(.up) / scale
  }
}
