import AdaptiveLists
import AdaptiveUI
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

/// A list without height or width.
package struct FlatList {
  /// What it is and what it would show, in words.
  package let lack: (noun: String, part: String)
  /// Its identifier, unless an editor made it up.
  package let name: String?
  /// Whether it has no height; else it has no width.
  package let isWithoutHeight: Bool
}

extension PictureNode {
  /// Where rows would be in a table of a document that has lines between its rows; `nil` for other views.
  package var rowsToCome: RowsToCome? { view.rowsToCome }

  /// What a table's row of a document is called: its identifier, or else its class; `nil` for other views.
  package var nameOfRow: String? {
    guard let cell = view as? UITableViewCell, cell.documentIdentifier != nil else { return nil }
    return cell.reuseIdentifier ?? cell.className
  }

  /// A list of a controller's view that a document leaves without height or width; `nil` for none.
  package var flatList: FlatList? {
    guard controller != nil else { return nil }
    var views = [view]
    while let view = views.popLast() {
      guard !view.isHidden, view.isInstalled else { continue }
      if view.isFlatList {
        return FlatList(
          lack: view.lack, name: view.ownName, isWithoutHeight: view.bounds.height < 1)
      }
      views += view.subviews.reversed()
    }
    return nil
  }
}

extension UIView {
  /// The height of a row for which none is set, in points.
  private static let usualHeight: CGFloat = 44
  /// The margin of cards, in points.
  private static let cardMargin: CGFloat = 16

  /// Where rows would be in a table of a document that has lines between its rows; `nil` for other views.
  fileprivate var rowsToCome: RowsToCome? {
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

  /// Whether the view is a list of a document without height or width.
  fileprivate var isFlatList: Bool {
    (self is UITableView || self is UICollectionView) && documentIdentifier != nil
      && min(bounds.width, bounds.height) < 1
  }
}
