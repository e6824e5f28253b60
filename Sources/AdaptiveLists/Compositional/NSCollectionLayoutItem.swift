// Reference: NSCollectionLayoutItem, NSCollectionLayoutGroup, NSCollectionLayoutSupplementaryItem;
// iOS 18 documentation.
// Status: Complete.
public import AdaptiveUI
public import Foundation

/// The size of an item or a group, and the room around it.
@preconcurrency @MainActor open class NSCollectionLayoutItem: NSObject {
  /// The size of the item, with its insets.
  public let layoutSize: NSCollectionLayoutSize
  /// The supplementary views anchored to the item.
  public let supplementaryItems: [NSCollectionLayoutSupplementaryItem]
  /// The insets of the content, in points.
  open var contentInsets = NSDirectionalEdgeInsets.zero
  /// The room around the item.
  open var edgeSpacing: NSCollectionLayoutEdgeSpacing?

  /// Creates an item.
  public init(
    layoutSize: NSCollectionLayoutSize,
    supplementaryItems: [NSCollectionLayoutSupplementaryItem] = []
  ) {
    self.layoutSize = layoutSize
    self.supplementaryItems = supplementaryItems
  }
}

/// Items side by side or one below another.
@preconcurrency @MainActor open class NSCollectionLayoutGroup: NSCollectionLayoutItem {
  enum Arrangement {
    case row([NSCollectionLayoutItem], count: Int?, isEven: Bool)
    case column([NSCollectionLayoutItem], count: Int?, isEven: Bool)
    case custom(NSCollectionLayoutGroupCustomItemProvider)
  }

  let arrangement: Arrangement
  /// The room between items.
  open var interItemSpacing: NSCollectionLayoutSpacing?

  private init(_ arrangement: Arrangement, _ layoutSize: NSCollectionLayoutSize) {
    self.arrangement = arrangement
    super.init(layoutSize: layoutSize)
  }

  /// The items.
  open var subitems: [NSCollectionLayoutItem] {
    switch arrangement {
    case .row(let items, _, _), .column(let items, _, _): items
    case .custom: []
    }
  }

  /// Items side by side, repeated as far as they fit.
  public class func horizontal(
    layoutSize: NSCollectionLayoutSize, subitems: [NSCollectionLayoutItem]
  ) -> NSCollectionLayoutGroup {
    NSCollectionLayoutGroup(.row(subitems, count: nil, isEven: false), layoutSize)
  }
  /// `count` items of equal width, side by side.
  public class func horizontal(
    layoutSize: NSCollectionLayoutSize, subitem: NSCollectionLayoutItem, count: Int
  ) -> NSCollectionLayoutGroup {
    NSCollectionLayoutGroup(.row([subitem], count: count, isEven: true), layoutSize)
  }
  /// `count` items, side by side.
  public class func horizontal(
    layoutSize: NSCollectionLayoutSize, repeatingSubitem subitem: NSCollectionLayoutItem,
    count: Int
  ) -> NSCollectionLayoutGroup {
    NSCollectionLayoutGroup(.row([subitem], count: count, isEven: false), layoutSize)
  }
  /// Items one below another, repeated as far as they fit.
  public class func vertical(
    layoutSize: NSCollectionLayoutSize, subitems: [NSCollectionLayoutItem]
  ) -> NSCollectionLayoutGroup {
    NSCollectionLayoutGroup(.column(subitems, count: nil, isEven: false), layoutSize)
  }
  /// `count` items of equal height, one below another.
  public class func vertical(
    layoutSize: NSCollectionLayoutSize, subitem: NSCollectionLayoutItem, count: Int
  ) -> NSCollectionLayoutGroup {
    NSCollectionLayoutGroup(.column([subitem], count: count, isEven: true), layoutSize)
  }
  /// `count` items, one below another.
  public class func vertical(
    layoutSize: NSCollectionLayoutSize, repeatingSubitem subitem: NSCollectionLayoutItem,
    count: Int
  ) -> NSCollectionLayoutGroup {
    NSCollectionLayoutGroup(.column([subitem], count: count, isEven: false), layoutSize)
  }
  /// Items whose frames the program computes.
  public class func custom(
    layoutSize: NSCollectionLayoutSize,
    itemProvider: @escaping NSCollectionLayoutGroupCustomItemProvider
  ) -> NSCollectionLayoutGroup { NSCollectionLayoutGroup(.custom(itemProvider), layoutSize) }
}

/// Gives the items of a custom group.
public typealias NSCollectionLayoutGroupCustomItemProvider =
  @MainActor (any NSCollectionLayoutEnvironment) -> [NSCollectionLayoutGroupCustomItem]

/// An item of a custom group.
@preconcurrency @MainActor public final class NSCollectionLayoutGroupCustomItem: NSObject {
  /// The frame in the group, in points.
  public let frame: CGRect
  /// The order from back to front; higher values are in front.
  public let zIndex: Int

  /// Creates an item.
  public init(frame: CGRect, zIndex: Int = 0) {
    self.frame = frame
    self.zIndex = zIndex
  }
}

/// A supplementary view anchored to an item.
@preconcurrency @MainActor
open class NSCollectionLayoutSupplementaryItem: NSCollectionLayoutItem {
  /// The kind of the view.
  public let elementKind: String
  /// Where in the item the view is anchored.
  public let containerAnchor: NSCollectionLayoutAnchor
  /// Which part of the view is at the anchor.
  public let itemAnchor: NSCollectionLayoutAnchor?
  /// The order from back to front; higher values are in front.
  open var zIndex = 1

  /// Creates a supplementary view anchored to an item.
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

/// Where a rectangle is aligned in another one.
public enum NSRectAlignment: Int, Sendable {
  case none, top, topLeading, leading, bottomLeading, bottom, bottomTrailing, trailing, topTrailing
}

/// A header, footer or other view at the edge of a section.
@preconcurrency @MainActor
open class NSCollectionLayoutBoundarySupplementaryItem: NSCollectionLayoutSupplementaryItem {
  /// The edge that it is aligned to.
  public let alignment: NSRectAlignment
  /// The distance from that edge, in points.
  public let offset: CGPoint
  /// Whether the section is extended by the view; otherwise the view covers the content.
  open var extendsBoundary = true
  /// Whether the view stays visible while its section is.
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

/// The background of a section.
@preconcurrency @MainActor
public final class NSCollectionLayoutDecorationItem: NSCollectionLayoutItem {
  /// The kind of the view.
  public let elementKind: String
  /// The order from back to front; higher values are in front.
  public var zIndex = -1

  private init(_ elementKind: String) {
    self.elementKind = elementKind
    super.init(
      layoutSize: NSCollectionLayoutSize(
        widthDimension: .fractionalWidth(1), heightDimension: .fractionalHeight(1)))
  }

  /// A background for the whole section.
  public class func background(elementKind: String) -> NSCollectionLayoutDecorationItem {
    NSCollectionLayoutDecorationItem(elementKind)
  }
}
