import Foundation

/// The rows for heights in a window where these are not in proportion: a picture is stretched evenly between its
/// knots, which keep things apart that have few rows, and equal ones equal.
struct RowMap: Sendable, Hashable {
  /// Heights in the window in increasing order, in points, from its upper edge to its lower one.
  private let heights: [CGFloat]
  /// The half rows of these heights, from the window's first row.
  private let halfRows: [Int]
  /// The height of a row outside of the window, in points.
  private let row: CGFloat

  /// How many lines of texts have no rows.
  let cutTexts: Int

  init?(heights: [CGFloat], halfRows: [Int], row: CGFloat, cutTexts: Int) {
    guard heights.count > 1, heights.count == halfRows.count else { return nil }
    (self.heights, self.halfRows, self.row) = (heights, halfRows, row)
    self.cutTexts = cutTexts
  }

  /// The rows from the window's upper edge to a height.
  func rows(at height: CGFloat) -> CGFloat {
    let last = heights.count - 1
    guard height > heights[0] else { return (height - heights[0]) / row + CGFloat(halfRows[0]) / 2 }
    guard height < heights[last] else {
      return (height - heights[last]) / row + CGFloat(halfRows[last]) / 2
    }
    let index = Self.interval(of: heights.count) { heights[$0] <= height }
    let part = (height - heights[index]) / (heights[index + 1] - heights[index])
    let (first, end) = (CGFloat(halfRows[index]), CGFloat(halfRows[index + 1]))
    return (first + part * (end - first)) / 2
  }

  /// The height at some rows from the window's upper edge, in points.
  func height(atRows rows: CGFloat) -> CGFloat {
    let (last, halves) = (halfRows.count - 1, 2 * rows)
    guard halves > CGFloat(halfRows[0]) else {
      return heights[0] + (halves - CGFloat(halfRows[0])) / 2 * row
    }
    guard halves < CGFloat(halfRows[last]) else {
      return heights[last] + (halves - CGFloat(halfRows[last])) / 2 * row
    }
    let index = Self.interval(of: halfRows.count) { CGFloat(halfRows[$0]) <= halves }
    let (first, end) = (CGFloat(halfRows[index]), CGFloat(halfRows[index + 1]))
    return heights[index] + (halves - first) / (end - first) * (heights[index + 1] - heights[index])
  }

  /// The last of some knots, but one, up to which a condition holds that holds for the first and not for the last.
  private static func interval(of count: Int, where holds: (Int) -> Bool) -> Int {
    var (low, high) = (0, count - 1)
    while high - low > 1 {
      let middle = (low + high) / 2
      if holds(middle) { low = middle } else { high = middle }
    }
    return low
  }
}
