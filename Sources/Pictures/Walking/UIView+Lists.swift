import AdaptiveLists
package import AdaptiveUI
package import Foundation

// Lists of a document whose rows only code brings or fills.

/// Where the rows of a table would be that has none, and how they look.
package struct RowsToCome {
  /// The frame of the first row, in the table's coordinates.
  package let first: CGRect
  /// The ground of the rows; `nil` where it is the table's.
  package let ground: PictureColor?
  /// The colour of the lines below them.
  package let line: PictureColor
}

extension UIView {
  /// The height of a row that nobody has set, in points.
  private static let usualHeight: CGFloat = 44
  /// The margin of cards, in points.
  private static let cardMargin: CGFloat = 16

  /// Where rows would be in a table of a document that has lines between its rows; `nil` for other views.
  package var rowsToCome: RowsToCome? {
    guard let table = self as? UITableView, table.documentIdentifier != nil,
      table.separatorStyle != .none,
      let line = pictureColor(table.separatorColor ?? .separator)
    else { return nil }
    let side = table.style == .insetGrouped ? Self.cardMargin : 0
    let first = CGRect(
      x: side, y: (table.tableHeaderView?.frame.maxY ?? 0) - table.contentOffset.y,
      width: bounds.width - 2 * side,
      height: table.rowHeight > 1 ? table.rowHeight : Self.usualHeight)
    return RowsToCome(
      first: first,
      ground: table.style == .plain ? nil : pictureColor(.secondarySystemGroupedBackground),
      line: line)
  }

  /// What a table's row of a document is called: its identifier, or else its class; `nil` for other views.
  package var nameOfRow: String? {
    guard let cell = self as? UITableViewCell, cell.documentIdentifier != nil else { return nil }
    return cell.reuseIdentifier ?? cell.className
  }

  /// Whether the view is a list of a document without height or width.
  package var isFlatList: Bool {
    (self is UITableView || self is UICollectionView) && documentIdentifier != nil
      && min(bounds.width, bounds.height) < 1
  }
}
