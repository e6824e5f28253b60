import Foundation

/// Where the columns of an expanded split view are; plain arithmetic.
///
/// Rules KS05, KS08.
struct SplitLayout {
  let size: CGSize
  let mode: UISplitViewController.DisplayMode
  /// The columns besides the secondary, outermost first, with their widths.
  let sides: [(column: UISplitViewController.Column, width: CGFloat)]
  /// What the line before the secondary takes from it where they lie side by side, in points.
  let line: CGFloat
  /// Whether the primary is at the right.
  let isMirrored: Bool

  /// The columns that are seen, back to front, with their frames.
  var frames: [(column: UISplitViewController.Column, frame: CGRect)] {
    let seen = sides.suffix(mode.count)
    let taken = seen.reduce(0) { $0 + $1.width }
    var frames: [(column: UISplitViewController.Column, frame: CGRect)] = []
    var left: CGFloat = 0
    for side in seen {
      frames.append((side.column, rect(left, side.width)))
      left += side.width
    }
    let secondary: CGRect =
      switch mode {
      case .oneBesideSecondary, .twoBesideSecondary:
        seen.isEmpty
          ? rect(0, size.width) : rect(taken + line, max(0, size.width - taken - line))
      case .twoDisplaceSecondary:
        // It keeps the width that it has beside the inner column alone.
        rect(taken, max(0, size.width - (seen.last?.width ?? 0)))
      case .automatic, .secondaryOnly, .oneOverSecondary, .twoOverSecondary: rect(0, size.width)
      }
    return [(.secondary, secondary)] + frames
  }

  private func rect(_ x: CGFloat, _ width: CGFloat) -> CGRect {
    CGRect(
      x: isMirrored ? size.width - x - width : x, y: 0, width: width, height: size.height)
  }
}

/// What a program prefers as the width of a column, in points; −1 is "not set".
///
/// Rule KS08.
struct ColumnWidth {
  var preferred = UISplitViewController.automaticDimension
  var fraction = UISplitViewController.automaticDimension
  var minimum = UISplitViewController.automaticDimension
  var maximum = UISplitViewController.automaticDimension
  /// Where the user dragged the column's divider.
  ///
  /// Rule KS17.
  var dragged: CGFloat?

  /// Whether the width of the column is unset.
  var isAutomatic: Bool {
    let unset = UISplitViewController.automaticDimension
    return dragged == nil && [preferred, fraction, minimum, maximum].allSatisfy { $0 == unset }
  }

  /// UIKit's own greatest width of a column whose width is unset.
  private static let automaticMaximum: CGFloat = 320

  /// The width in a split view of `width`; the automatic share is this project's choice.
  func resolved(in width: CGFloat, automaticFraction: CGFloat) -> CGFloat {
    let unset = UISplitViewController.automaticDimension
    let share = fraction == unset ? automaticFraction : fraction
    let extent = dragged ?? (preferred == unset ? share * width : preferred)
    let least = minimum == unset ? 0 : minimum
    let most = maximum == unset ? Self.automaticMaximum : maximum
    return min(max(min(extent, max(most, least)), least), width)  // KS08
  }
}
