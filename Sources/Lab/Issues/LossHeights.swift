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
  ///
  /// A view with a worse loss counts as changed there too.
  func words(for loss: Loss) -> String? {
    guard let extents, extents.contains(where: { $0.loss.identity == loss.identity }) else {
      return nil
    }
    let own = extents.filter { other in
      other.loss.identity == loss.identity
        || other.loss.subject == loss.subject && other.loss.severity < loss.severity
    }
    let ranges = own.flatMap(\.ranges).joined
    return ranges == [range] ? nil : IssueText.list(ranges, in: range, axis: .height)
  }
}

extension [ClosedRange<Int>] {
  /// The same in order, those that touch as one.
  fileprivate var joined: [ClosedRange<Int>] {
    sorted { $0.lowerBound < $1.lowerBound }.reduce(into: []) { ranges, next in
      if let last = ranges.last, next.lowerBound <= last.upperBound + 1 {
        ranges[ranges.count - 1] = last.lowerBound...Swift.max(last.upperBound, next.upperBound)
      } else {
        ranges.append(next)
      }
    }
  }
}
