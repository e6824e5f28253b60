import Foundation

/// Where the rows, headers and footers of a table stand, in points of the content.
struct TableGeometry: Equatable {
  /// What a band shows.
  enum Kind: Equatable {
    case row(IndexPath)
    case header(Int)
    case footer(Int)
  }

  /// One row, header or footer.
  struct Band: Equatable {
    let kind: Kind
    let section: Int
    let top: CGFloat
    let height: CGFloat
    var bottom: CGFloat { top + height }

    var row: IndexPath? {
      if case .row(let path) = kind { return path }
      return nil
    }
  }

  private(set) var bands: [Band] = []
  private(set) var height: CGFloat = 0
  /// Where each section begins and ends.
  private(set) var sections: [ClosedRange<CGFloat>] = []

  /// Leaves room in which nothing of a section stands.
  mutating func skip(_ height: CGFloat) { self.height += height }

  mutating func append(_ kind: Kind, section: Int, height: CGFloat) {
    bands.append(Band(kind: kind, section: section, top: self.height, height: height))
    self.height += height
  }

  mutating func endSection(from top: CGFloat) { sections.append(top...max(top, height)) }

  /// What shows between two heights; the bands are in order, so the ends are searched by halves.
  func bands(from top: CGFloat, to bottom: CGFloat) -> ArraySlice<Band> {
    let first = firstIndex { $0.bottom > top }
    let end = firstIndex { $0.top >= bottom }
    return first < end ? bands[first..<end] : []
  }

  func band(of row: IndexPath) -> Band? { bands.first { $0.row == row } }

  func band(of kind: Kind) -> Band? { bands.first { $0.kind == kind } }

  private func firstIndex(where condition: (Band) -> Bool) -> Int {
    var (low, high) = (0, bands.count)
    while low < high {
      let middle = (low + high) / 2
      if condition(bands[middle]) { high = middle } else { low = middle + 1 }
    }
    return low
  }
}
