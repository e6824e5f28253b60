import AdaptiveLists
import AdaptiveUI
import Foundation

// What the editor draws above and below the rows of a section. Source: the rows of public documents, by
// build. Rule LE2.4.

extension CanvasRules {
  /// What is above a section's rows.
  @MainActor func headerHeight(
    of section: CanvasTableView.Section, at index: Int, in table: CanvasTableView
  ) -> CGFloat {
    if table.style == .plain {
      if release.sections.allHaveHeaders || section.isPrototypes { return plainTitleHeight(table) }
      return section.title == nil ? 0 : plainTitleHeight(table)
    }
    let given = spaceHeight(given: table.sectionHeaderHeight, in: table)
    let hasTitle =
      release.sections.emptyTitlesCount ? section.title != nil : section.title?.isEmpty == false
    if section.isPrototypes || hasTitle {
      return groupedTitleHeight(of: section, isFirst: index == 0, table)
    }
    guard index == 0, let room = release.sections.roomAboveFirst else { return given }
    // Below a header of the table there is none: programs add such a header to have none.
    return table.headerView == nil ? room : 0
  }

  /// What is below a section's rows.
  @MainActor func footerHeight(
    of section: CanvasTableView.Section, in table: CanvasTableView
  ) -> CGFloat {
    guard table.style != .plain else { return plainFooterHeight(table) }
    guard let text = section.footer else {
      return spaceHeight(given: table.sectionFooterHeight, in: table)
    }
    if text.isEmpty {
      return release.sections.emptyTitlesCount
        ? 22 : spaceHeight(given: table.sectionFooterHeight, in: table)
    }
    let label = UILabel()
    label.text = text
    let note = UIFont.preferredFont(forTextStyle: .footnote, compatibleWith: table.traitCollection)
    label.font = .systemFont(ofSize: note.pointSize)
    label.numberOfLines = 0
    let side = cellInset(in: table) + sideMargin(of: table)
    let size = label.sizeThatFits(
      CGSize(width: table.bounds.width - 2 * side, height: .greatestFiniteMagnitude))
    let lines = (size.height / label.font.lineHeight).rounded()
    return release.sections.footerRoom + release.sections.footerLine * lines
  }

  /// What is between groups without a title: what the document gives, or what the table finds by itself.
  @MainActor private func spaceHeight(
    given: CGFloat, in table: CanvasTableView
  ) -> CGFloat {
    given > 0 ? given : CGFloat(17.5).roundedUp(toPixelsOf: table)
  }

  /// The title of a plain section, or the editor's own over prototypes.
  @MainActor private func plainTitleHeight(_ table: CanvasTableView) -> CGFloat {
    let sections = release.sections
    if !sections.allHaveHeaders, table.sectionHeaderHeight > 0 { return table.sectionHeaderHeight }
    return sections.plainTitle + (sections.plainTitleAddsFooter ? plainFooterHeight(table) : 0)
  }

  /// What is left free below a plain section.
  @MainActor private func plainFooterHeight(_ table: CanvasTableView) -> CGFloat {
    release.sections.plainFooter.roundedUp(toPixelsOf: table)
  }

  /// The title of a grouped section: a line of text at 17 points below room that is larger over a footer
  /// and over the first section; a large title in the bar above leaves no more than between sections.
  @MainActor private func groupedTitleHeight(
    of section: CanvasTableView.Section, isFirst: Bool, _ table: CanvasTableView
  ) -> CGFloat {
    let sections = release.sections
    if let given = sections.groupTitles { return isFirst ? given.first : given.others }
    var above: CGFloat = isFirst && !table.liesUnderLargeTitle ? sections.firstRoom : 0
    if !isFirst, section.footer != nil { above = sections.roomBesideFooter }
    if section.title?.isEmpty == true, sections.emptyTitlesCount {
      return sections.emptyTitle + above
    }
    return (above + sections.titleRoom).roundedUp(toPixelsOf: table)
      + (17 * 1.193359375).roundedUp(toPixelsOf: table)
  }
}

extension CGFloat {
  /// Rounded up to whole pixels where a view is.
  @MainActor func roundedUp(toPixelsOf view: UIView) -> CGFloat {
    let scale = Swift.max(view.traitCollection.displayScale, 1)
    return (self * scale).rounded(.up) / scale
  }
}
