import Foundation

/// The places of a table's rows, headers and footers, in points of the content.
struct TableGeometry: Equatable {
  /// What a band contains.
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
  /// The extent of each section, from top to bottom.
  private(set) var sections: [ClosedRange<CGFloat>] = []

  /// Adds empty room that belongs to no section.
  mutating func skip(_ height: CGFloat) { self.height += height }

  mutating func append(_ kind: Kind, section: Int, height: CGFloat) {
    bands.append(Band(kind: kind, section: section, top: self.height, height: height))
    self.height += height
  }

  mutating func endSection(from top: CGFloat) { sections.append(top...max(top, height)) }

  /// The bands between two positions; found by binary search, as bands are in order.
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
