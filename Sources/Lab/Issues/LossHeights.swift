import Sweep

/// The heights at which a new version lost something, in windows of one width.
@MainActor struct LossHeights {
  /// In points.
  let width: Int
  /// The searched heights, in points.
  let range: ClosedRange<Int>
  let search: LossSearch
  /// The losses, with their heights; `nil` before all were searched.
  private(set) var extents: [LossSearch.Extent]?

  init(width: Int, range: ClosedRange<Int>, search: LossSearch) {
    (self.width, self.range, self.search) = (width, range, search)
  }

  /// Lays out some heights more.
  mutating func advance(budget: Int) {
    if !search.advance(budget: budget) { extents = search.extents }
  }

  /// The heights with a loss, such as `up to 623 high`; `nil` where these are all, or not known.
  func words(for loss: Loss) -> String? {
    guard let extent = extents?.first(where: { $0.loss.identity == loss.identity }),
      extent.ranges != [range]
    else { return nil }
    return IssueText.list(extent.ranges, in: range, axis: .height)
  }
}
