// Reference: UICollectionViewCompositionalLayout, iOS 18 documentation. Rules A16–A18, A23.
// Status: Partial — sections that scroll across show their beginning; no backgrounds.
import AdaptiveUI
public import Foundation

/// Gives the section at an index.
public typealias UICollectionViewCompositionalLayoutSectionProvider =
  @MainActor (Int, any NSCollectionLayoutEnvironment) -> NSCollectionLayoutSection?

/// The settings that all sections of a layout share.
@preconcurrency @MainActor
open class UICollectionViewCompositionalLayoutConfiguration: NSObject {
  /// The axis that scrolls.
  open var scrollDirection = UICollectionView.ScrollDirection.vertical
  /// The spacing between sections, in points.
  open var interSectionSpacing: CGFloat = 0
  /// Headers and footers of the whole layout; kept.
  open var boundarySupplementaryItems: [NSCollectionLayoutBoundarySupplementaryItem] = [] {
    didSet {
      if !boundarySupplementaryItems.isEmpty { KeptMember.boundarySupplementaryItems.wasSet() }
    }
  }
  /// What the insets of sections are measured from.
  open var contentInsetsReference = UIContentInsetsReference.safeArea
}

/// Places items in groups, groups in sections, and sections one after another.
@preconcurrency @MainActor
open class UICollectionViewCompositionalLayout: UICollectionViewLayout {
  private let provider: UICollectionViewCompositionalLayoutSectionProvider
  /// The settings that all sections share.
  open var configuration: UICollectionViewCompositionalLayoutConfiguration {
    didSet { invalidateLayout() }
  }
  private(set) var sections: [CompositionalSection] = []
  private var length: CGFloat = 0
  private var preparedRoom: CompositionalEnvironment.Room?

  /// Creates a layout whose sections are all the same.
  public convenience init(section: NSCollectionLayoutSection) {
    self.init { _, _ in section }
  }

  /// Creates a layout whose sections are all the same.
  public convenience init(
    section: NSCollectionLayoutSection,
    configuration: UICollectionViewCompositionalLayoutConfiguration
  ) { self.init(sectionProvider: { _, _ in section }, configuration: configuration) }

  /// Creates a layout with a section for each index.
  ///
  /// The sections are made again whenever size or traits change.
  public convenience init(
    sectionProvider: @escaping UICollectionViewCompositionalLayoutSectionProvider
  ) {
    self.init(
      sectionProvider: sectionProvider,
      configuration: UICollectionViewCompositionalLayoutConfiguration())
  }

  /// Creates a layout with a section for each index.
  ///
  /// The sections are made again whenever size or traits change.
  public init(
    sectionProvider: @escaping UICollectionViewCompositionalLayoutSectionProvider,
    configuration: UICollectionViewCompositionalLayoutConfiguration
  ) {
    provider = sectionProvider
    self.configuration = configuration
    super.init()
  }

  /// Returns `nil`: documents do not describe such layouts.
  public required init?(coder: NSCoder) { return nil }

  /// Creates a layout of rows.
  public class func list(
    using configuration: UICollectionLayoutListConfiguration
  ) -> UICollectionViewCompositionalLayout {
    UICollectionViewCompositionalLayout { _, environment in
      .list(using: configuration, layoutEnvironment: environment)
    }
  }

  open override func invalidateLayout() {
    preferred.removeAll()
    super.invalidateLayout()
  }

  // MARK: Room

  override var roomDidChange: Bool {
    collectionView.map { CompositionalEnvironment.Room($0) } != preparedRoom
  }

  /// Whether the size changes; scrolling alone changes only what is pinned.
  open override func shouldInvalidateLayout(forBoundsChange newBounds: CGRect) -> Bool {
    collectionView.map { $0.bounds.size != newBounds.size } ?? false
  }

  open override func invalidationContext(
    forBoundsChange newBounds: CGRect
  ) -> UICollectionViewLayoutInvalidationContext {
    preferred.removeAll()
    return super.invalidationContext(forBoundsChange: newBounds)
  }

  // MARK: Sizes from cells

  override func wantsPreferredSize(at indexPath: IndexPath) -> Bool {
    preferred[indexPath] == nil && sections.indices.contains(indexPath.section)
      && sections[indexPath.section].isEstimated
  }

  override var fixesWidthOfCells: Bool { configuration.scrollDirection == .vertical }

  // MARK: Places

  open override func prepare() {
    super.prepare()
    sections = []
    length = 0
    guard let collectionView else { return }
    let environment = CompositionalEnvironment(collectionView)
    preparedRoom = environment.room
    let isVertical = configuration.scrollDirection == .vertical
    for number in 0..<collectionView.numberOfSections {
      guard let section = provider(number, environment) else {
        collectionView.environment.breach(
          Breach(
            "NSInternalInconsistencyException",
            "Invalid section definition. Please specify a valid section definition when content is "
              + "to be rendered for a section. This is a client error.",
            subject: collectionView.traceSubject, rule: "API"))
        return
      }
      if number > 0 { length += configuration.interSectionSpacing }
      let placed = CompositionalSection(
        section, environment: environment,
        reference: insetsReference(of: section), start: length, isVertical: isVertical,
        count: collectionView.numberOfItems(inSection: number)
      ) { [preferred] in preferred[IndexPath(item: $0, section: number)] }
      sections.append(placed)
      length = placed.end
    }
  }

  private func insetsReference(of section: NSCollectionLayoutSection) -> UIContentInsetsReference {
    section.contentInsetsReference == .automatic
      ? configuration.contentInsetsReference : section.contentInsetsReference
  }

  open override var collectionViewContentSize: CGSize {
    guard let size = preparedRoom?.size else { return .zero }
    return configuration.scrollDirection == .vertical
      ? CGSize(width: size.width, height: length) : CGSize(width: length, height: size.height)
  }

  open override func layoutAttributesForElements(
    in rect: CGRect
  ) -> [UICollectionViewLayoutAttributes]? {
    sections.indices.flatMap { number in
      let section = sections[number]
      let items = section.places.indices.compactMap { item in
        layoutAttributesForItem(at: IndexPath(item: item, section: number))
      }
      let views = section.supplements.map { attributes(of: $0, in: number) }
      return (items + views).filter { $0.frame.overlaps(rect) }
    }
  }

  open override func layoutAttributesForItem(
    at indexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? {
    guard sections.indices.contains(indexPath.section) else { return nil }
    let places = sections[indexPath.section].places
    guard places.indices.contains(indexPath.item) else { return nil }
    let attributes = UICollectionViewLayoutAttributes(forCellWith: indexPath)
    attributes.frame = places[indexPath.item].frame
    attributes.zIndex = places[indexPath.item].zIndex
    return attributes
  }

  open override func layoutAttributesForSupplementaryView(
    ofKind elementKind: String, at indexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? {
    guard sections.indices.contains(indexPath.section) else { return nil }
    return sections[indexPath.section].supplements
      .first { $0.kind == elementKind && $0.index == indexPath.item }
      .map { attributes(of: $0, in: indexPath.section) }
  }

  private func attributes(
    of view: CompositionalSection.Supplement, in section: Int
  ) -> UICollectionViewLayoutAttributes {
    let attributes = UICollectionViewLayoutAttributes(
      forSupplementaryViewOfKind: view.kind, with: IndexPath(item: view.index, section: section))
    attributes.frame = view.frame
    attributes.zIndex = view.zIndex
    guard view.isPinned, let collectionView else { return attributes }
    let seen = collectionView.bounds.inset(by: collectionView.adjustedContentInset)
    let last = sections[section].end - view.frame.height
    attributes.frame.origin.y =
      view.isAtEnd
      ? max(min(view.frame.minY, seen.maxY - view.frame.height), sections[section].start)
      : min(max(view.frame.minY, seen.minY), max(last, view.frame.minY))
    return attributes
  }
}
