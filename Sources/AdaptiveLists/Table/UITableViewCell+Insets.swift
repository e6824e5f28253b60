import AdaptiveUI
package import Foundation

// The insets of a row's content.

extension UITableViewCell {
  /// The distances of built-in text from the sides of a row with these margins, in points.
  ///
  /// Separator insets that exceed the margins replace them, and the indentation level adds to the
  /// leading one. Source: the cells of public documents, whose text begins and ends where their
  /// separators do.
  package func textInsets(
    margins: (leading: CGFloat, trailing: CGFloat)
  ) -> (leading: CGFloat, trailing: CGFloat) {
    let given = givenSeparatorInset ?? .zero
    return (
      max(margins.leading, given.left) + CGFloat(indentationLevel) * indentationWidth,
      max(margins.trailing, given.right)
    )
  }

  /// The separator inset that the program sets, for the row or for the whole table.
  var givenSeparatorInset: UIEdgeInsets? {
    extras.separatorInset ?? (superview as? UITableView)?.tableExtras.separatorInset
  }

  /// The margin that limits a row to the readable width, in points; 0 if the table's rows may be of
  /// any width.
  ///
  /// Rule LC3.1.
  package var readableMargin: CGFloat {
    guard (superview as? UITableView)?.cellLayoutMarginsFollowReadableWidth == true else {
      return 0
    }
    let category = traitCollection.preferredContentSizeCategory
    return max((bounds.width - LayoutMetrics.readableWidth(category)) / 2, 0)
  }

  /// As many spaces as the text is indented beyond the row's margin, in columns.
  var indentation: String {
    let points = textInsets(margins: (rowMargin, rowMargin)).leading - rowMargin
    let columns = (min(max(points, 0), 1e4) / TerminalHost.cell.width).rounded()
    return String(repeating: " ", count: Int(columns))
  }
}
