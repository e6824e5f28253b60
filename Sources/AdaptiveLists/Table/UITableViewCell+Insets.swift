import AdaptiveUI
package import Foundation

// How far the content of rows stands in.

extension UITableViewCell {
  /// What text of the built-in styles keeps from the sides of a row with these margins, in points.
  ///
  /// Insets of the separator push it in, and its level does from the leading side. Source: the cells of
  /// public documents, whose text begins and ends where their separators do.
  package func textInsets(
    margins: (leading: CGFloat, trailing: CGFloat)
  ) -> (leading: CGFloat, trailing: CGFloat) {
    let given = givenSeparatorInset ?? .zero
    return (
      max(margins.leading, given.left) + CGFloat(indentationLevel) * indentationWidth,
      max(margins.trailing, given.right)
    )
  }

  /// Where the program wants the line below the row to begin and end, here or in the whole table.
  var givenSeparatorInset: UIEdgeInsets? {
    extras.separatorInset ?? (superview as? UITableView)?.tableExtras.separatorInset
  }

  /// The margin that leaves a row no more than is comfortable to read, in points; 0 where the table's
  /// rows may be of any width.
  ///
  /// Rule LC3.1.
  package var readableMargin: CGFloat {
    guard (superview as? UITableView)?.cellLayoutMarginsFollowReadableWidth == true else {
      return 0
    }
    let category = traitCollection.preferredContentSizeCategory
    return max((bounds.width - LayoutMetrics.readableWidth(category)) / 2, 0)
  }

  /// Spaces for the columns by which the row's text stands in beyond its margin.
  var indentation: String {
    let points = textInsets(margins: (rowMargin, rowMargin)).leading - rowMargin
    let columns = (min(max(points, 0), 1e4) / TerminalHost.cell.width).rounded()
    return String(repeating: " ", count: Int(columns))
  }
}
