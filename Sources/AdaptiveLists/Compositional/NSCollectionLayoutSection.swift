// Reference: NSCollectionLayoutSection, NSCollectionLayoutEnvironment,
// UICollectionLayoutListConfiguration; iOS 18 documentation.
// Status: Partial — sections that scroll across show their beginning; backgrounds are kept.
public import AdaptiveUI
public import Foundation

/// The size and traits that a layout is made for.
@preconcurrency @MainActor public protocol NSCollectionLayoutEnvironment: NSObjectProtocol {
  /// The size that is available.
  var container: any NSCollectionLayoutContainer { get }
  /// The traits of the collection view.
  var traitCollection: UITraitCollection { get }
}

/// The size that is available to a layout.
@preconcurrency @MainActor public protocol NSCollectionLayoutContainer: NSObjectProtocol {
  /// The whole size, in points.
  var contentSize: CGSize { get }
  /// The size inside the insets, in points.
  var effectiveContentSize: CGSize { get }
  /// The insets.
  var contentInsets: NSDirectionalEdgeInsets { get }
  /// The insets that are in effect.
  var effectiveContentInsets: NSDirectionalEdgeInsets { get }
}

/// What the insets of sections are measured from.
public enum UIContentInsetsReference: Int, Sendable {
  case automatic, none, safeArea, layoutMargins, readableContent
}

/// How a section scrolls across the layout's own direction.
public enum UICollectionLayoutSectionOrthogonalScrollingBehavior: Int, Sendable {
  case none, continuous, continuousGroupLeadingBoundary, paging, groupPaging, groupPagingCentered
}

/// Groups one after another, with headers and footers.
@preconcurrency @MainActor open class NSCollectionLayoutSection: NSObject {
  let group: NSCollectionLayoutGroup
  /// The insets around the groups, in points.
  open var contentInsets = NSDirectionalEdgeInsets.zero
  /// The spacing between groups, in points.
  open var interGroupSpacing: CGFloat = 0
  /// What ``contentInsets`` are measured from.
  open var contentInsetsReference = UIContentInsetsReference.automatic
  /// What the insets of headers and footers are measured from; kept.
  open var supplementaryContentInsetsReference = UIContentInsetsReference.automatic {
    didSet { KeptMember.supplementaryContentInsetsReference.wasSet() }
  }
  /// How the section scrolls across the layout's own direction.
  open var orthogonalScrollingBehavior =
    UICollectionLayoutSectionOrthogonalScrollingBehavior.none
  /// Headers, footers and other views at the edges.
  open var boundarySupplementaryItems: [NSCollectionLayoutBoundarySupplementaryItem] = []
  /// Whether ``contentInsets`` apply to headers and footers as well.
  open var supplementariesFollowContentInsets = true
  /// The backgrounds of the section; kept.
  open var decorationItems: [NSCollectionLayoutDecorationItem] = [] {
    didSet { KeptMember.decorationItems.wasSet() }
  }
  /// Called when the visible part of the section changes; kept.
  open var visibleItemsInvalidationHandler:
    (([any NSCollectionLayoutVisibleItem], CGPoint, any NSCollectionLayoutEnvironment) -> Void)?
  {
    didSet { KeptMember.visibleItemsInvalidationHandler.wasSet() }
  }

  /// Creates a section that repeats a group.
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
    let metrics = ControlMetrics.ios26
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

/// A visible element of a section.
@preconcurrency @MainActor public protocol NSCollectionLayoutVisibleItem: NSObjectProtocol {
  /// The index path.
  var indexPath: IndexPath { get }
  /// The frame in the content, in points.
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

  /// What is shown above a section.
  public enum HeaderMode: Int, Sendable {
    case none, supplementary, firstItemInSection
  }

  /// What is shown below a section.
  public enum FooterMode: Int, Sendable {
    case none, supplementary
  }

  /// Gives the buttons that a swipe shows.
  public typealias SwipeActionsConfigurationProvider = (IndexPath) -> UISwipeActionsConfiguration?

  /// How sections look.
  public let appearance: Appearance
  /// Whether rows are separated by lines; kept.
  public var showsSeparators = true { didSet { KeptMember.showsSeparators.wasSet() } }
  /// The background colour of the list.
  public var backgroundColor: UIColor?
  /// What is shown above a section.
  public var headerMode = HeaderMode.none
  /// What is shown below a section.
  public var footerMode = FooterMode.none
  /// The room above a header, in points; `nil` for the system's value; kept.
  public var headerTopPadding: CGFloat? { didSet { KeptMember.headerTopPadding.wasSet() } }
  /// Gives the buttons that a swipe from the leading side shows; kept.
  public var leadingSwipeActionsConfigurationProvider: SwipeActionsConfigurationProvider? {
    didSet { KeptMember.leadingSwipeActions.wasSet() }
  }
  /// Gives the buttons that a swipe from the trailing side shows; kept.
  public var trailingSwipeActionsConfigurationProvider: SwipeActionsConfigurationProvider? {
    didSet { KeptMember.trailingSwipeActions.wasSet() }
  }

  /// Creates the look of a list.
  public init(appearance: Appearance) { self.appearance = appearance }
}
