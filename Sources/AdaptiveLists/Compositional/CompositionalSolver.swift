import AdaptiveUI
import Foundation

/// Computes the frames of a group's items.
@MainActor struct CompositionalSolver {
  /// The frame of an item; `index` counts from the group's first item.
  struct Place {
    let index: Int
    let frame: CGRect
    var zIndex = 0
    var hanging: [Hanging] = []
  }

  /// A supplementary view anchored to an item.
  struct Hanging {
    let kind: String
    let index: Int
    let frame: CGRect
    let zIndex: Int
  }

  /// The frames of everything in a group.
  struct Solution {
    var places: [Place] = []
    var size: CGSize
  }

  let environment: any NSCollectionLayoutEnvironment
  /// The size that the cell of an item prefers, if it was measured.
  let preferred: (Int) -> CGSize?

  /// Fills a group with items from `first` on, of which `count` remain.
  func solve(
    _ group: NSCollectionLayoutGroup, size: CGSize, first: Int, count: Int
  ) -> Solution {
    let insets = group.contentInsets
    let room = CGSize(
      width: max(size.width - insets.leading - insets.trailing, 0),
      height: max(size.height - insets.top - insets.bottom, 0))
    var solution: Solution
    switch group.arrangement {
    case .row(let items, let limit, let isEven):
      solution = line(
        items, of: group, in: room, limit: limit, isEven: isEven, isRow: true, first: first,
        count: count)
    case .column(let items, let limit, let isEven):
      solution = line(
        items, of: group, in: room, limit: limit, isEven: isEven, isRow: false, first: first,
        count: count)
    case .custom(let provider):
      let all = provider(environment).prefix(count)
      solution = Solution(
        places: all.enumerated().map {
          Place(index: first + $0.offset, frame: $0.element.frame, zIndex: $0.element.zIndex)
        }, size: room)
    }
    solution.places = solution.places.map {
      shift($0, by: CGPoint(x: insets.leading, y: insets.top))
    }
    let fitted = CGSize(
      width: solution.size.width + insets.leading + insets.trailing,
      height: solution.size.height + insets.top + insets.bottom)
    let wanted = group.layoutSize
    return Solution(
      places: solution.places,
      size: CGSize(
        width: wanted.widthDimension.isEstimated ? max(fitted.width, 0) : size.width,
        height: wanted.heightDimension.isEstimated ? max(fitted.height, 0) : size.height))
  }

  private func shift(_ place: Place, by offset: CGPoint) -> Place {
    Place(
      index: place.index, frame: place.frame.offsetBy(dx: offset.x, dy: offset.y),
      zIndex: place.zIndex,
      hanging: place.hanging.map {
        Hanging(
          kind: $0.kind, index: $0.index, frame: $0.frame.offsetBy(dx: offset.x, dy: offset.y),
          zIndex: $0.zIndex)
      })
  }

  private struct Piece {
    let places: [Place]
    let size: CGSize
    let around: UIEdgeInsets
  }

  /// Places pieces one after another as far as they fit; at least one.
  private func line(
    _ items: [NSCollectionLayoutItem], of group: NSCollectionLayoutGroup, in room: CGSize,
    limit: Int?, isEven: Bool, isRow: Bool, first: Int, count: Int
  ) -> Solution {
    let spacing = group.interItemSpacing?.spacing ?? 0
    let extent = isRow ? room.width : room.height
    let grows =
      isRow
      ? group.layoutSize.widthDimension.isEstimated : group.layoutSize.heightDimension.isEstimated
    var pieces: [Piece] = []
    var used: CGFloat = 0
    var taken = 0
    while taken < count, !items.isEmpty, pieces.count < (limit ?? Int.max) {
      let item = items[pieces.count % items.count]
      let piece = piece(
        item, in: room, even: isEven ? limit : nil, spacing: spacing, isRow: isRow,
        first: first + taken, count: count - taken)
      let around = piece.around
      let length =
        isRow
        ? piece.size.width + around.left + around.right
        : piece.size.height + around.top + around.bottom
      let needed = used + (pieces.isEmpty ? 0 : spacing) + length
      let isFull = limit == nil && needed > extent + 0.5 && (!grows || pieces.count >= items.count)
      if !pieces.isEmpty && isFull { break }
      used = needed
      pieces.append(piece)
      taken += max(piece.places.count, 1)
    }
    let spare = max(extent - used, 0)
    let isFlexible = group.interItemSpacing?.isFlexibleSpacing == true && pieces.count > 1
    let gap = spacing + (isFlexible ? spare / CGFloat(pieces.count - 1) : 0)
    return place(pieces, gap: gap, isRow: isRow)
  }

  private func place(_ pieces: [Piece], gap: CGFloat, isRow: Bool) -> Solution {
    var solution = Solution(size: .zero)
    var next: CGFloat = 0
    for piece in pieces {
      let around = piece.around
      let origin =
        isRow
        ? CGPoint(x: next + around.left, y: around.top)
        : CGPoint(x: around.left, y: next + around.top)
      solution.places += piece.places.map { shift($0, by: origin) }
      let whole = CGSize(
        width: piece.size.width + around.left + around.right,
        height: piece.size.height + around.top + around.bottom)
      solution.size.width = isRow ? next + whole.width : max(solution.size.width, whole.width)
      solution.size.height = isRow ? max(solution.size.height, whole.height) : next + whole.height
      next += (isRow ? whole.width : whole.height) + gap
    }
    return solution
  }

  private func piece(
    _ item: NSCollectionLayoutItem, in room: CGSize, even: Int?, spacing: CGFloat, isRow: Bool,
    first: Int, count: Int
  ) -> Piece {
    var size = item.layoutSize.points(in: room)
    if let even, even > 0 {
      let extent = isRow ? room.width : room.height
      let part = max(extent - spacing * CGFloat(even - 1), 0) / CGFloat(even)
      if isRow { size.width = part } else { size.height = part }
    }
    let around = item.edgeSpacing?.insets ?? .zero
    if let group = item as? NSCollectionLayoutGroup {
      let inner = solve(group, size: size, first: first, count: count)
      return Piece(places: inner.places, size: inner.size, around: around)
    }
    if let fitting = preferred(first) {
      if item.layoutSize.heightDimension.isEstimated { size.height = fitting.height }
      if item.layoutSize.widthDimension.isEstimated { size.width = fitting.width }
    }
    let insets = item.contentInsets
    let frame = CGRect(
      x: insets.leading, y: insets.top,
      width: max(size.width - insets.leading - insets.trailing, 0),
      height: max(size.height - insets.top - insets.bottom, 0))
    let place = Place(
      index: first, frame: frame, hanging: hanging(at: item, frame: frame, index: first))
    return Piece(places: [place], size: size, around: around)
  }

  private func hanging(
    at item: NSCollectionLayoutItem, frame: CGRect, index: Int
  ) -> [Hanging] {
    item.supplementaryItems.map { view in
      let size = view.layoutSize.points(in: frame.size)
      return Hanging(
        kind: view.elementKind, index: index,
        frame: view.containerAnchor.place(size, in: frame), zIndex: view.zIndex)
    }
  }
}
