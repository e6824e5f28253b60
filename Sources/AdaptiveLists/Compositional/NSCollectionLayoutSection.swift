// Reference: NSCollectionLayoutSection, NSCollectionLayoutEnvironment,
// UICollectionLayoutListConfiguration; iOS 18 documentation.
// Status: Partial — sections that scroll across stand at their beginning; backgrounds are kept.
public import AdaptiveUI
public import Foundation

/// What a layout is for.
@preconcurrency @MainActor public protocol NSCollectionLayoutEnvironment: NSObjectProtocol {
  /// The room.
  var container: any NSCollectionLayoutContainer { get }
  /// The traits of the collection view.
  var traitCollection: UITraitCollection { get }
}

/// The room that a layout has.
@preconcurrency @MainActor public protocol NSCollectionLayoutContainer: NSObjectProtocol {
  /// The whole room, in points.
  var contentSize: CGSize { get }
  /// The room inside the insets, in points.
  var effectiveContentSize: CGSize { get }
  /// The insets.
  var contentInsets: NSDirectionalEdgeInsets { get }
  /// The insets that count.
  var effectiveContentInsets: NSDirectionalEdgeInsets { get }
}

/// What the insets of sections are counted from.
public enum UIContentInsetsReference: Int, Sendable {
  case automatic, none, safeArea, layoutMargins, readableContent
}

/// How a section scrolls across the layout's own direction.
public enum UICollectionLayoutSectionOrthogonalScrollingBehavior: Int, Sendable {
  case none, continuous, continuousGroupLeadingBoundary, paging, groupPaging, groupPagingCentered
}

/// Groups after each other, with headers and footers.
@preconcurrency @MainActor open class NSCollectionLayoutSection: NSObject {
  let group: NSCollectionLayoutGroup
  /// The room around the groups, in points.
  open var contentInsets = NSDirectionalEdgeInsets.zero
  /// The room between groups, in points.
  open var interGroupSpacing: CGFloat = 0
  /// What ``contentInsets`` are counted from.
  open var contentInsetsReference = UIContentInsetsReference.automatic
  /// What the insets of headers and footers are counted from.
  open var supplementaryContentInsetsReference = UIContentInsetsReference.automatic
  /// How the section scrolls across the layout's own direction.
  open var orthogonalScrollingBehavior =
    UICollectionLayoutSectionOrthogonalScrollingBehavior.none
  /// Headers, footers and other views at the edges.
  open var boundarySupplementaryItems: [NSCollectionLayoutBoundarySupplementaryItem] = []
  /// Whether headers and footers keep ``contentInsets``.
  open var supplementariesFollowContentInsets = true
  /// What is behind the section; kept.
  open var decorationItems: [NSCollectionLayoutDecorationItem] = []
  /// Called when what can be seen of the section changes; kept.
  open var visibleItemsInvalidationHandler:
    (([any NSCollectionLayoutVisibleItem], CGPoint, any NSCollectionLayoutEnvironment) -> Void)?

  /// Creates a section of groups.
  public init(group: NSCollectionLayoutGroup) { self.group = group }

  /// Creates a section of rows.
  public class func list(
    using configuration: UICollectionLayoutListConfiguration,
    layoutEnvironment: any NSCollectionLayoutEnvironment
  ) -> NSCollectionLayoutSection {
    let row = NSCollectionLayoutSize(
      widthDimension: .fractionalWidth(1), heightDimension: .estimated(44))
    let section = NSCollectionLayoutSection(
      group: .horizontal(layoutSize: row, subitems: [NSCollectionLayoutItem(layoutSize: row)]))
    let metrics = ControlMetrics.current
    if configuration.appearance.isInset {
      let width = layoutEnvironment.container.contentSize.width
      let margin = LayoutMetrics.rootMargin(width: width)
      section.contentInsets = NSDirectionalEdgeInsets(
        top: 0, leading: margin, bottom: 0, trailing: margin)
    }
    if configuration.appearance.isGrouped {
      section.contentInsets.top = configuration.headerMode == .supplementary ? 0 : metrics.groupGap
      section.contentInsets.bottom =
        configuration.footerMode == .supplementary ? 0 : metrics.groupGap
    }
    let title = NSCollectionLayoutSize(
      widthDimension: .fractionalWidth(1),
      heightDimension: .estimated(metrics.sectionTitleHeight))
    if configuration.headerMode == .supplementary {
      let header = NSCollectionLayoutBoundarySupplementaryItem(
        layoutSize: title, elementKind: UICollectionView.elementKindSectionHeader,
        alignment: .top)
      header.pinToVisibleBounds = configuration.appearance == .plain
      section.boundarySupplementaryItems.append(header)
    }
    if configuration.footerMode == .supplementary {
      section.boundarySupplementaryItems.append(
        NSCollectionLayoutBoundarySupplementaryItem(
          layoutSize: title, elementKind: UICollectionView.elementKindSectionFooter,
          alignment: .bottom))
    }
    return section
  }
}

/// What can be seen of a section.
@preconcurrency @MainActor public protocol NSCollectionLayoutVisibleItem: NSObjectProtocol {
  /// The place.
  var indexPath: IndexPath { get }
  /// The place in the content, in points.
  var frame: CGRect { get }
}

/// How a list looks.
@preconcurrency @MainActor public struct UICollectionLayoutListConfiguration {
  /// How sections look.
  public enum Appearance: Int, Sendable {
    case plain, grouped, insetGrouped, sidebar, sidebarPlain

    var isInset: Bool { self == .insetGrouped || self == .sidebar }
    var isGrouped: Bool { self == .grouped || self == .insetGrouped }
  }

  /// What stands above a section.
  public enum HeaderMode: Int, Sendable {
    case none, supplementary, firstItemInSection
  }

  /// What stands below a section.
  public enum FooterMode: Int, Sendable {
    case none, supplementary
  }

  /// Gives the buttons that a swipe shows.
  public typealias SwipeActionsConfigurationProvider = (IndexPath) -> UISwipeActionsConfiguration?

  /// How sections look.
  public let appearance: Appearance
  /// Whether lines stand between rows; kept.
  public var showsSeparators = true
  /// The colour behind the list.
  public var backgroundColor: UIColor?
  /// What stands above a section.
  public var headerMode = HeaderMode.none
  /// What stands below a section.
  public var footerMode = FooterMode.none
  /// The room above a header, in points; `nil` for the system's.
  public var headerTopPadding: CGFloat?
  /// Gives the buttons that a swipe from the leading side shows; kept.
  public var leadingSwipeActionsConfigurationProvider: SwipeActionsConfigurationProvider?
  /// Gives the buttons that a swipe from the trailing side shows; kept.
  public var trailingSwipeActionsConfigurationProvider: SwipeActionsConfigurationProvider?

  /// Creates the look of a list.
  public init(appearance: Appearance) { self.appearance = appearance }
}
