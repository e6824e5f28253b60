import Foundation

/// Where the rows and titles of a table stand, in points of the content.
struct TableGeometry: Equatable {
  /// One row or title.
  struct Band: Equatable {
    /// The row; `nil` for the section's title.
    let row: IndexPath?
    let section: Int
    let top: CGFloat
    let height: CGFloat
    var bottom: CGFloat { top + height }
  }

  private(set) var bands: [Band] = []
  private(set) var height: CGFloat = 0

  mutating func append(_ row: IndexPath?, section: Int, height: CGFloat) {
    bands.append(Band(row: row, section: section, top: self.height, height: height))
    self.height += height
  }

  /// What shows between two heights; the bands are in order, so the ends are searched by halves.
  func bands(from top: CGFloat, to bottom: CGFloat) -> ArraySlice<Band> {
    let first = firstIndex { $0.bottom > top }
    let end = firstIndex { $0.top >= bottom }
    return first < end ? bands[first..<end] : []
  }

  func band(of row: IndexPath) -> Band? { bands.first { $0.row == row } }

  private func firstIndex(where condition: (Band) -> Bool) -> Int {
    var (low, high) = (0, bands.count)
    while low < high {
      let middle = (low + high) / 2
      if condition(bands[middle]) { high = middle } else { low = middle + 1 }
    }
    return low
  }
}
