// Reference: NSCollectionLayoutItem, NSCollectionLayoutGroup, NSCollectionLayoutSupplementaryItem;
// iOS 18 documentation.
// Status: Complete.
public import AdaptiveUI
public import Foundation

/// A place for an item or a group.
@preconcurrency @MainActor open class NSCollectionLayoutItem: NSObject {
  /// How large the place is.
  public let layoutSize: NSCollectionLayoutSize
  /// What hangs at the place.
  public let supplementaryItems: [NSCollectionLayoutSupplementaryItem]
  /// What the item leaves free of the place, in points.
  open var contentInsets = NSDirectionalEdgeInsets.zero
  /// The room around the place.
  open var edgeSpacing: NSCollectionLayoutEdgeSpacing?

  /// Creates a place.
  public init(
    layoutSize: NSCollectionLayoutSize,
    supplementaryItems: [NSCollectionLayoutSupplementaryItem] = []
  ) {
    self.layoutSize = layoutSize
    self.supplementaryItems = supplementaryItems
  }
}

/// Places side by side or below each other.
@preconcurrency @MainActor open class NSCollectionLayoutGroup: NSCollectionLayoutItem {
  enum Arrangement {
    case row([NSCollectionLayoutItem], count: Int?, isEven: Bool)
    case column([NSCollectionLayoutItem], count: Int?, isEven: Bool)
    case custom(NSCollectionLayoutGroupCustomItemProvider)
  }

  let arrangement: Arrangement
  /// The room between places.
  open var interItemSpacing: NSCollectionLayoutSpacing?

  private init(_ arrangement: Arrangement, _ layoutSize: NSCollectionLayoutSize) {
    self.arrangement = arrangement
    super.init(layoutSize: layoutSize)
  }

  /// The places.
  open var subitems: [NSCollectionLayoutItem] {
    switch arrangement {
    case .row(let items, _, _), .column(let items, _, _): items
    case .custom: []
    }
  }

  /// Places side by side, again and again as far as there is room.
  public class func horizontal(
    layoutSize: NSCollectionLayoutSize, subitems: [NSCollectionLayoutItem]
  ) -> NSCollectionLayoutGroup {
    NSCollectionLayoutGroup(.row(subitems, count: nil, isEven: false), layoutSize)
  }
  /// So many places of equal width side by side.
  public class func horizontal(
    layoutSize: NSCollectionLayoutSize, subitem: NSCollectionLayoutItem, count: Int
  ) -> NSCollectionLayoutGroup {
    NSCollectionLayoutGroup(.row([subitem], count: count, isEven: true), layoutSize)
  }
  /// So many places side by side.
  public class func horizontal(
    layoutSize: NSCollectionLayoutSize, repeatingSubitem subitem: NSCollectionLayoutItem,
    count: Int
  ) -> NSCollectionLayoutGroup {
    NSCollectionLayoutGroup(.row([subitem], count: count, isEven: false), layoutSize)
  }
  /// Places below each other, again and again as far as there is room.
  public class func vertical(
    layoutSize: NSCollectionLayoutSize, subitems: [NSCollectionLayoutItem]
  ) -> NSCollectionLayoutGroup {
    NSCollectionLayoutGroup(.column(subitems, count: nil, isEven: false), layoutSize)
  }
  /// So many places of equal height below each other.
  public class func vertical(
    layoutSize: NSCollectionLayoutSize, subitem: NSCollectionLayoutItem, count: Int
  ) -> NSCollectionLayoutGroup {
    NSCollectionLayoutGroup(.column([subitem], count: count, isEven: true), layoutSize)
  }
  /// So many places below each other.
  public class func vertical(
    layoutSize: NSCollectionLayoutSize, repeatingSubitem subitem: NSCollectionLayoutItem,
    count: Int
  ) -> NSCollectionLayoutGroup {
    NSCollectionLayoutGroup(.column([subitem], count: count, isEven: false), layoutSize)
  }
  /// Places wherever a program puts them.
  public class func custom(
    layoutSize: NSCollectionLayoutSize,
    itemProvider: @escaping NSCollectionLayoutGroupCustomItemProvider
  ) -> NSCollectionLayoutGroup { NSCollectionLayoutGroup(.custom(itemProvider), layoutSize) }
}

/// Gives the places of a group that a program arranges.
public typealias NSCollectionLayoutGroupCustomItemProvider =
  @MainActor (any NSCollectionLayoutEnvironment) -> [NSCollectionLayoutGroupCustomItem]

/// A place in a group that a program arranges.
@preconcurrency @MainActor public final class NSCollectionLayoutGroupCustomItem: NSObject {
  /// The place in the group, in points.
  public let frame: CGRect
  /// What is higher stands in front.
  public let zIndex: Int

  /// Creates a place.
  public init(frame: CGRect, zIndex: Int = 0) {
    self.frame = frame
    self.zIndex = zIndex
  }
}

/// What hangs at a place.
@preconcurrency @MainActor
open class NSCollectionLayoutSupplementaryItem: NSCollectionLayoutItem {
  /// The kind of the view.
  public let elementKind: String
  /// Where it hangs at the place.
  public let containerAnchor: NSCollectionLayoutAnchor
  /// Which part of it hangs there.
  public let itemAnchor: NSCollectionLayoutAnchor?
  /// What is higher stands in front.
  open var zIndex = 1

  /// Creates what hangs at a place.
  public init(
    layoutSize: NSCollectionLayoutSize, elementKind: String,
    containerAnchor: NSCollectionLayoutAnchor, itemAnchor: NSCollectionLayoutAnchor? = nil
  ) {
    self.elementKind = elementKind
    self.containerAnchor = containerAnchor
    self.itemAnchor = itemAnchor
    super.init(layoutSize: layoutSize)
  }
}

/// Where a rectangle stands at another one.
public enum NSRectAlignment: Int, Sendable {
  case none, top, topLeading, leading, bottomLeading, bottom, bottomTrailing, trailing, topTrailing
}

/// A header, footer or other view at the edge of a section.
@preconcurrency @MainActor
open class NSCollectionLayoutBoundarySupplementaryItem: NSCollectionLayoutSupplementaryItem {
  /// The edge that it stands at.
  public let alignment: NSRectAlignment
  /// How far from there, in points.
  public let offset: CGPoint
  /// Whether the section has room for it; otherwise it stands over the content.
  open var extendsBoundary = true
  /// Whether it stays in sight while its section can be seen.
  open var pinToVisibleBounds = false

  /// Creates a view at the edge of a section.
  public init(
    layoutSize: NSCollectionLayoutSize, elementKind: String, alignment: NSRectAlignment,
    absoluteOffset: CGPoint = .zero
  ) {
    self.alignment = alignment
    offset = absoluteOffset
    super.init(
      layoutSize: layoutSize, elementKind: elementKind,
      containerAnchor: NSCollectionLayoutAnchor(edges: []))
  }

  var isAtEnd: Bool {
    alignment == .bottom || alignment == .bottomLeading || alignment == .bottomTrailing
  }
}

/// What is behind a section.
@preconcurrency @MainActor
public final class NSCollectionLayoutDecorationItem: NSCollectionLayoutItem {
  /// The kind of the view.
  public let elementKind: String
  /// What is higher stands in front.
  public var zIndex = -1

  private init(_ elementKind: String) {
    self.elementKind = elementKind
    super.init(
      layoutSize: NSCollectionLayoutSize(
        widthDimension: .fractionalWidth(1), heightDimension: .fractionalHeight(1)))
  }

  /// A view behind the whole section.
  public class func background(elementKind: String) -> NSCollectionLayoutDecorationItem {
    NSCollectionLayoutDecorationItem(elementKind)
  }
}
