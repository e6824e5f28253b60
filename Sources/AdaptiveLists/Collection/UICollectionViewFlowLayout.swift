// Reference: UICollectionViewFlowLayout, iOS 18 documentation. Rules A14–A24, LE1.
// Status: Partial — lines, headers, footers, pinning, self-sizing; no flipping for right-to-left.
public import AdaptiveUI
public import Foundation

/// Says which parts of a flow layout are invalid.
@preconcurrency @MainActor
open class UICollectionViewFlowLayoutInvalidationContext: UICollectionViewLayoutInvalidationContext
{
  /// Whether the delegate is asked for sizes again; kept.
  open var invalidateFlowLayoutDelegateMetrics = true {
    didSet { KeptMember.invalidateFlowLayoutDelegateMetrics.wasSet() }
  }
  /// Whether frames are computed again; kept.
  open var invalidateFlowLayoutAttributes = true {
    didSet { KeptMember.invalidateFlowLayoutAttributes.wasSet() }
  }
}

/// Places items side by side in lines, and lines one after another along the axis that scrolls.
///
/// Rule A15. The defaults are those of rule A14; setting any property invalidates the layout, rule
/// A22.
@preconcurrency @MainActor open class UICollectionViewFlowLayout: UICollectionViewLayout {
  /// What the insets of sections are measured from.
  ///
  /// Rule A24.
  public enum SectionInsetReference: Int, Sendable {
    /// The content's edges.
    case fromContentInset
    /// The safe area.
    case fromSafeArea
    /// The layout margins.
    case fromLayoutMargins
  }

  /// An ``estimatedItemSize`` that lets the layout choose the estimate.
  ///
  /// Rule A23.
  public static let automaticSize = CGSize(
    width: CGFloat.greatestFiniteMagnitude, height: CGFloat.greatestFiniteMagnitude)

  /// The axis that scrolls.
  open var scrollDirection = UICollectionView.ScrollDirection.vertical {  // A14 LE1.1
    didSet { if scrollDirection != oldValue { propertyDidChange() } }
  }
  /// The size of items, in points, unless the delegate gives one.
  open var itemSize = CGSize(width: 50, height: 50) {  // A14 LE1.1
    didSet { if itemSize != oldValue { propertyDidChange() } }
  }
  /// The minimum spacing between lines, in points.
  open var minimumLineSpacing: CGFloat = 10 {  // A14 LE1.1
    didSet { if minimumLineSpacing != oldValue { propertyDidChange() } }
  }
  /// The minimum spacing between the items of a line, in points.
  open var minimumInteritemSpacing: CGFloat = 10 {  // A14
    didSet { if minimumInteritemSpacing != oldValue { propertyDidChange() } }
  }
  /// The insets of a section around its items, in points.
  open var sectionInset = UIEdgeInsets.zero {  // A14
    didSet { if sectionInset != oldValue { propertyDidChange() } }
  }
  /// The size of headers; only the extent along is used, and zero means none.
  open var headerReferenceSize = CGSize.zero {
    didSet { if headerReferenceSize != oldValue { propertyDidChange() } }
  }
  /// The size of footers; only the extent along is used, and zero means none.
  open var footerReferenceSize = CGSize.zero {
    didSet { if footerReferenceSize != oldValue { propertyDidChange() } }
  }
  /// The size that items are assumed to have until their cells are measured; zero means that cells
  /// are not measured.
  ///
  /// Rule A23.
  open var estimatedItemSize = CGSize.zero {
    didSet { if estimatedItemSize != oldValue { propertyDidChange() } }
  }
  /// What the insets of sections are measured from.
  ///
  /// Rule A24.
  open var sectionInsetReference = SectionInsetReference.fromContentInset {
    didSet { if sectionInsetReference != oldValue { propertyDidChange() } }
  }
  /// Whether headers stay at the start while their section is visible.
  open var sectionHeadersPinToVisibleBounds = false {
    didSet { if sectionHeadersPinToVisibleBounds != oldValue { propertyDidChange() } }
  }
  /// Whether footers stay at the end while their section is visible.
  open var sectionFootersPinToVisibleBounds = false {
    didSet { if sectionFootersPinToVisibleBounds != oldValue { propertyDidChange() } }
  }

  private(set) var geometry: FlowGeometry?
  private var preparedRoom: Room?

  /// Creates a layout with the defaults.
  public override init() { super.init() }

  /// Creates a layout that is configured by its document.
  public required init?(coder: NSCoder) { super.init(coder: coder) }

  /// Rule A22.
  private func propertyDidChange() { invalidateLayout() }

  open override func invalidateLayout() {
    preferred.removeAll()
    super.invalidateLayout()
  }

  // MARK: Bounds

  /// Whether the extent across changes; scrolling alone invalidates nothing.
  ///
  /// Rule A18.
  open override func shouldInvalidateLayout(forBoundsChange newBounds: CGRect) -> Bool {
    guard let old = collectionView?.bounds.size else { return false }
    let new = newBounds.size
    return scrollDirection == .vertical ? new.width != old.width : new.height != old.height
  }

  open override func invalidationContext(
    forBoundsChange newBounds: CGRect
  ) -> UICollectionViewLayoutInvalidationContext {
    preferred.removeAll()
    return UICollectionViewFlowLayoutInvalidationContext()
  }

  // MARK: Sizes from cells

  override func wantsPreferredSize(at indexPath: IndexPath) -> Bool {
    estimatedItemSize != .zero && preferred[indexPath] == nil  // A23
  }

  open override func invalidationContext(
    forPreferredLayoutAttributes preferredAttributes: UICollectionViewLayoutAttributes,
    withOriginalAttributes originalAttributes: UICollectionViewLayoutAttributes
  ) -> UICollectionViewLayoutInvalidationContext {
    UICollectionViewFlowLayoutInvalidationContext()
  }

  // MARK: Places

  override var roomDidChange: Bool { collectionView.map(room) != preparedRoom }

  open override func prepare() {
    super.prepare()
    guard let collectionView else {
      geometry = nil
      return
    }
    let room = room(in: collectionView)
    preparedRoom = room
    var geometry = FlowGeometry(
      direction: scrollDirection, extent: room.extent, reference: (room.lead, room.trail),
      scale: collectionView.pixelScale)
    for section in 0..<collectionView.numberOfSections {
      geometry.append(measures(of: section, in: collectionView))
    }
    self.geometry = geometry
    if geometry.hasTooLargeItem { warn(collectionView) }
  }

  open override var collectionViewContentSize: CGSize { geometry?.contentSize ?? .zero }

  open override func layoutAttributesForElements(
    in rect: CGRect
  ) -> [UICollectionViewLayoutAttributes]? {
    (geometry?.sections.indices ?? 0..<0).flatMap { elements(of: $0, in: rect) }
  }

  open override func layoutAttributesForItem(
    at indexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? {
    guard let sections = geometry?.sections, sections.indices.contains(indexPath.section),
      sections[indexPath.section].items.indices.contains(indexPath.item)
    else { return nil }
    let attributes = UICollectionViewLayoutAttributes(forCellWith: indexPath)
    attributes.frame = sections[indexPath.section].items[indexPath.item]
    return attributes
  }

  open override func layoutAttributesForSupplementaryView(
    ofKind elementKind: String, at indexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? {
    guard let sections = geometry?.sections, sections.indices.contains(indexPath.section) else {
      return nil
    }
    let isHeader = elementKind == UICollectionView.elementKindSectionHeader
    guard isHeader || elementKind == UICollectionView.elementKindSectionFooter else { return nil }
    let section = sections[indexPath.section]
    let attributes = UICollectionViewLayoutAttributes(
      forSupplementaryViewOfKind: elementKind, with: indexPath)
    // A section without a header or footer gives its attributes an empty frame.
    guard let frame = isHeader ? section.header : section.footer else { return attributes }
    attributes.frame = frame
    let pins = isHeader ? sectionHeadersPinToVisibleBounds : sectionFootersPinToVisibleBounds
    if pins, let collectionView { pin(attributes, isHeader, section, in: collectionView) }
    return attributes
  }
}
