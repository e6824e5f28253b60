import Foundation
import Pictures

/// Something that is seen on a page, in points of the window.
struct RowItem {
  enum Kind: Equatable {
    case ground(PictureColor?, isBar: Bool)
    case text
  }

  let frame: CGRect
  let kind: Kind
  let isHeading: Bool
  /// The item that is the nearest ground around.
  let around: Int?
  let node: Int
}

/// Finds what keeps items apart that are one below the other.
///
/// Each item is kept from the nearest ones above it, which are kept from those farther above.
@MainActor struct RowGaps {
  private let items: [RowItem]
  private let places: [(top: Int, bottom: Int)]
  /// How many pairs of items were compared.
  private(set) var comparisons = 0
  /// The gaps, by their lower items.
  private(set) var all: [RowSystem.Gap] = []

  /// Finds the gaps of items with these edges.
  init(_ items: [RowItem], places: [(top: Int, bottom: Int)]) {
    (self.items, self.places) = (items, places)
    let upper = UpperItems(items, by: places.map(\.bottom))
    for index in items.indices {
      addGaps(above: index, upper)
      addInsets(of: index)
    }
  }

  /// The items in the order of their lower edges.
  private struct UpperItems {
    var all: [Int]
    var grounds: [Int] = []
    /// The grounds that are not bars, and those of each colour.
    var plain: [Int] = []
    var ofColor: [PictureColor?: [Int]] = [:]

    init(_ items: [RowItem], by bottoms: [Int]) {
      all = items.indices.sorted { (bottoms[$0], $0) < (bottoms[$1], $1) }
      for index in all {
        guard case .ground(let color, let isBar) = items[index].kind else { continue }
        grounds.append(index)
        guard !isBar else { continue }
        plain.append(index)
        ofColor[color, default: []].append(index)
      }
    }
  }

  private mutating func addGaps(above lower: Int, _ upper: UpperItems) {
    let item = items[lower]
    switch item.kind {
    case .text where item.isHeading:
      let edge = edge(above: lower, upper.all) { other in
        other.isHeading || item.frame.minY - other.frame.maxY > RowPlanner.line / 2
      }
      if let edge { add(.breath, edge, lower, least: 2) }
    case .text: break
    case .ground(_, isBar: true):
      if let edge = edge(above: lower, upper.grounds) { add(.inset, edge, lower) }
    case .ground(let color, isBar: false):
      // What gives up its room later counts also where something else is nearer.
      var nearest = -1
      let ranks = [
        (RowSystem.Rank.apart, upper.ofColor[color] ?? []), (.beside, upper.plain),
        (.inset, upper.grounds),
      ]
      for (rank, others) in ranks {
        guard let edge = edge(above: lower, others), edge > nearest else { continue }
        add(rank, edge, lower)
        nearest = edge
      }
    }
  }

  private mutating func add(_ rank: RowSystem.Rank, _ edge: Int, _ lower: Int, least: Int = 1) {
    all.append(RowSystem.Gap(upper: edge, lower: places[lower].top, least: least, rank: rank))
  }

  /// The lower edge of the nearest one of some items above an item.
  private mutating func edge(
    above lower: Int, _ others: [Int], where isWanted: (RowItem) -> Bool = { _ in true }
  ) -> Int? {
    let (frame, top) = (items[lower].frame, places[lower].top)
    let end = others.partitioningIndex { places[$0].bottom >= top }
    for upper in others[..<end].reversed() {
      comparisons += 1
      let item = items[upper]
      guard item.frame.minX < frame.maxX, frame.minX < item.frame.maxX, isWanted(item) else {
        continue
      }
      return places[upper].bottom
    }
    return nil
  }

  /// Keeps the edges of a ground from those of the ground around it.
  private mutating func addInsets(of index: Int) {
    guard case .ground = items[index].kind, let around = items[index].around else { return }
    let (outer, inner) = (places[around], places[index])
    for (upper, lower) in [(outer.top, inner.top), (inner.bottom, outer.bottom)]
    where upper < lower {
      all.append(RowSystem.Gap(upper: upper, lower: lower, least: 1, rank: .inset))
    }
  }
}
