import AdaptiveUI
import Foundation

/// The size and traits that sections are made for.
final class CompositionalEnvironment: NSObject, NSCollectionLayoutEnvironment,
  NSCollectionLayoutContainer
{
  /// What the layout depends on besides its sections.
  struct Room: Equatable {
    let size: CGSize
    let safeArea: UIEdgeInsets
    let margins: UIEdgeInsets
    let traits: UITraitCollection

    @MainActor init(_ view: UICollectionView) {
      size = view.bounds.size
      safeArea = view.safeAreaInsets
      margins = view.layoutMargins
      traits = view.traitCollection
    }
  }

  let room: Room

  init(_ view: UICollectionView) { room = Room(view) }

  var container: any NSCollectionLayoutContainer { self }
  var traitCollection: UITraitCollection { room.traits }
  var contentSize: CGSize { room.size }
  var contentInsets: NSDirectionalEdgeInsets {
    NSDirectionalEdgeInsets(
      top: 0, leading: room.safeArea.left, bottom: 0, trailing: room.safeArea.right)
  }
  var effectiveContentInsets: NSDirectionalEdgeInsets { contentInsets }
  var effectiveContentSize: CGSize {
    CGSize(
      width: max(room.size.width - room.safeArea.left - room.safeArea.right, 0),
      height: room.size.height)
  }

  /// What a reference takes at both sides, in points.
  func sides(of reference: UIContentInsetsReference) -> (left: CGFloat, right: CGFloat) {
    switch reference {
    case .none: (0, 0)
    case .automatic, .safeArea: (room.safeArea.left, room.safeArea.right)
    case .layoutMargins: (room.margins.left, room.margins.right)
    case .readableContent:
      (
        max(room.margins.left, (room.size.width - 672) / 2),
        max(room.margins.right, (room.size.width - 672) / 2)
      )
    }
  }
}

/// A section whose elements have frames.
@MainActor struct CompositionalSection {
  /// A header, a footer, or a view anchored to an item.
  struct Supplement {
    let kind: String
    let index: Int
    var frame: CGRect
    let zIndex: Int
    var isPinned = false
    var isAtEnd = false
  }

  private(set) var places: [CompositionalSolver.Place] = []
  private(set) var supplements: [Supplement] = []
  /// Where the section begins and ends along the axis that scrolls.
  let start: CGFloat
  private(set) var end: CGFloat
  /// Whether cells are measured.
  let isEstimated: Bool

  init(
    _ section: NSCollectionLayoutSection, environment: CompositionalEnvironment,
    reference: UIContentInsetsReference, start: CGFloat, isVertical: Bool, count: Int,
    preferred: @escaping (Int) -> CGSize?
  ) {
    self.start = start
    end = start
    isEstimated = section.group.hasEstimates
    let sides = environment.sides(of: reference)
    let insets = section.contentInsets
    let whole = environment.room.size
    let room = CGSize(
      width: max(whole.width - insets.leading - insets.trailing - sides.left - sides.right, 0),
      height: max(whole.height - (isVertical ? 0 : insets.top + insets.bottom), 0))
    let left = insets.leading + sides.left
    let header = CGRect(
      x: section.supplementariesFollowContentInsets ? left : sides.left, y: 0,
      width: section.supplementariesFollowContentInsets
        ? room.width : whole.width - sides.left - sides.right, height: whole.height)
    let boundary = section.boundarySupplementaryItems
    for item in boundary where !item.isAtEnd {
      add(item, in: header, isVertical: isVertical)
    }
    end += isVertical ? insets.top : insets.leading
    let solver = CompositionalSolver(environment: environment, preferred: preferred)
    fill(
      section, solver: solver, room: room,
      origin: isVertical ? left : insets.top, isVertical: isVertical, count: count)
    end += isVertical ? insets.bottom : insets.trailing
    for item in boundary where item.isAtEnd { add(item, in: header, isVertical: isVertical) }
  }

  private mutating func add(
    _ item: NSCollectionLayoutBoundarySupplementaryItem, in area: CGRect, isVertical: Bool
  ) {
    let size = item.layoutSize.points(in: area.size)
    let slack = area.width - size.width
    let side: CGFloat
    switch item.alignment {
    case .topTrailing, .trailing, .bottomTrailing: side = slack
    case .top, .bottom, .none: side = slack / 2
    default: side = 0
    }
    let origin =
      isVertical
      ? CGPoint(x: area.minX + side + item.offset.x, y: end + item.offset.y)
      : CGPoint(x: end + item.offset.x, y: item.offset.y)
    let index = supplements.count { $0.kind == item.elementKind }
    supplements.append(
      Supplement(
        kind: item.elementKind, index: index, frame: CGRect(origin: origin, size: size),
        zIndex: item.pinToVisibleBounds ? item.zIndex + 1 : item.zIndex,
        isPinned: item.pinToVisibleBounds && isVertical, isAtEnd: item.isAtEnd))
    if item.extendsBoundary { end += isVertical ? size.height : size.width }
  }

  /// Places groups one after another; groups of a section that scrolls across are side by side.
  private mutating func fill(
    _ section: NSCollectionLayoutSection, solver: CompositionalSolver, room: CGSize,
    origin: CGFloat, isVertical: Bool, count: Int
  ) {
    let crosses = section.orthogonalScrollingBehavior != .none
    let size = section.group.layoutSize.points(in: room)
    var across: CGFloat = 0
    var depth: CGFloat = 0
    var first = 0
    while first < count {
      if first > 0 {
        if crosses { across += section.interGroupSpacing } else { end += section.interGroupSpacing }
      }
      let group = solver.solve(section.group, size: size, first: first, count: count - first)
      guard !group.places.isEmpty else { break }
      let place =
        isVertical
        ? CGPoint(x: origin + across, y: end) : CGPoint(x: end, y: origin + across)
      take(group, at: place)
      first += group.places.count
      let along = isVertical ? group.size.height : group.size.width
      if crosses {
        across += isVertical ? group.size.width : group.size.height
        depth = max(depth, along)
      } else {
        end += along
      }
    }
    end += depth
  }

  private mutating func take(_ group: CompositionalSolver.Solution, at origin: CGPoint) {
    for place in group.places {
      places.append(
        CompositionalSolver.Place(
          index: place.index, frame: place.frame.offsetBy(dx: origin.x, dy: origin.y),
          zIndex: place.zIndex))
      supplements += place.hanging.map {
        Supplement(
          kind: $0.kind, index: $0.index, frame: $0.frame.offsetBy(dx: origin.x, dy: origin.y),
          zIndex: $0.zIndex)
      }
    }
  }
}

extension NSCollectionLayoutItem {
  /// Whether a size in it is an estimate.
  var hasEstimates: Bool {
    layoutSize.widthDimension.isEstimated || layoutSize.heightDimension.isEstimated
      || (self as? NSCollectionLayoutGroup)?.subitems.contains(where: \.hasEstimates) == true
  }
}
