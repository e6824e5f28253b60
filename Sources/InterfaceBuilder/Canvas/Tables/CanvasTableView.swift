import AdaptiveLists
import AdaptiveUI
import Foundation

/// A table as the editor draws it: its static rows or prototypes below each other, by rules of its own.
final class CanvasTableView: UITableView {
  /// Rows with what is above and below them.
  struct Section {
    var title: String?
    var footer: String?
    var cells: [CanvasCell] = []
    /// Prototypes are under a title of the editor's own.
    var isPrototypes = false
  }

  var sections: [Section] = []
  var headerView: UIView?
  var footerView: UIView?
  /// What bars cover of the top, where the editor scrolled the content below them.
  var topInset: CGFloat = 0
  /// Whether the bar above has a large title.
  var liesUnderLargeTitle = false
  var rules = CanvasRules.earliest
  /// The views whose natural sizes are counted in points.
  var wholePoints = WholePoints()
  /// Whether the table is not itself the view of a controller.
  var isSubview = false

  override func layoutSubviews() {
    super.layoutSubviews()
    let dependsOnFrames = !rules.release.rows.areSeenByGivenHeights
    if !dependsOnFrames { updateShownRows() }
    var top = topInset
    top += place(headerView, at: top, height: headerView?.bounds.height ?? 0)
    for (index, section) in sections.enumerated() {
      top += rules.headerHeight(of: section, at: index, in: self)
      for cell in section.cells {
        let height = rules.height(of: cell, in: self)
        let side = rules.cellInset(in: self)
        cell.frame = CGRect(
          x: side, y: top, width: max(bounds.width - 2 * side, 0), height: height)
        cell.placeContent()
        if dependsOnFrames { cell.isShown = top < shownHeight }
        top += height
      }
      top += rules.footerHeight(of: section, in: self)
    }
    top += place(footerView, at: top, height: footerView?.bounds.height ?? 0)
    contentSize = CGSize(width: bounds.width, height: top)
  }

  /// What bars leave of the table's height.
  private var shownHeight: CGFloat {
    bounds.height - safeAreaInsets.top + rules.addedTop(over: bounds.size)
  }

  /// Notes in rows whether they can be seen before anything scrolls, by the heights that the table and its
  /// rows are given, without what titles need.
  private func updateShownRows() {
    let standard: CGFloat = style == .plain ? 28 : 18
    var top = headerView?.bounds.height ?? 0
    for section in sections {
      top += sectionHeaderHeight > 0 ? sectionHeaderHeight : standard
      for cell in section.cells {
        cell.isShown = top < shownHeight
        top += rules.expectedHeight(of: cell, in: self)
      }
      top += sectionFooterHeight > 0 ? sectionFooterHeight : standard
    }
  }

  /// Headers and footers are as wide as the table.
  private func place(_ view: UIView?, at top: CGFloat, height: CGFloat) -> CGFloat {
    view?.frame = CGRect(x: 0, y: top, width: bounds.width, height: height)
    return height
  }
}
