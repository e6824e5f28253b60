// Reference: UICollectionViewLayout, UICollectionViewLayoutInvalidationContext; iOS 18
// documentation.
// Status: Partial — cells and supplementary views; no decoration views, no interactive transitions.
import AdaptiveUI
public import Foundation

/// Says what a change makes void.
@preconcurrency @MainActor open class UICollectionViewLayoutInvalidationContext: NSObject {
  /// Whether everything is void, the numbers of items too.
  public internal(set) var invalidateEverything = false
  /// Whether the numbers of items are void.
  public internal(set) var invalidateDataSourceCounts = false

  /// Creates a context.
  public override init() {}
}

/// Decides where the elements of a collection view stand.
@preconcurrency @MainActor open class UICollectionViewLayout: NSObject {
  /// The collection view that the layout is for.
  public internal(set) weak var collectionView: UICollectionView?
  /// Whether ``prepare()`` is due.
  private(set) var isInvalid = true
  /// The sizes that cells preferred to their estimates.
  var preferred: [IndexPath: CGSize] = [:]

  /// Creates a layout.
  public override init() {}

  /// Creates a layout that its document sets up.
  public required init?(coder: NSCoder) {}

  /// Marks the layout; it is prepared once in the next pass.
  ///
  /// Rule A16.
  open func invalidateLayout() {
    isInvalid = true
    collectionView?.setNeedsLayout()
  }

  /// Marks what `context` names; overriders call super.
  open func invalidateLayout(with context: UICollectionViewLayoutInvalidationContext) {
    isInvalid = true
    collectionView?.setNeedsLayout()
  }

  /// Works out where everything stands; overriders call super.
  open func prepare() {}

  /// The size of all content, in points.
  open var collectionViewContentSize: CGSize { .zero }

  /// What stands in `rect` of the content.
  open func layoutAttributesForElements(
    in rect: CGRect
  ) -> [UICollectionViewLayoutAttributes]? { nil }

  /// Where an item stands.
  open func layoutAttributesForItem(
    at indexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? { nil }

  /// Where a supplementary view stands.
  open func layoutAttributesForSupplementaryView(
    ofKind elementKind: String, at indexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? { nil }

  /// Whether another size or scroll position makes the layout void; no, unless overridden.
  ///
  /// Rule A17.
  open func shouldInvalidateLayout(forBoundsChange newBounds: CGRect) -> Bool { false }

  /// What a change of bounds makes void.
  ///
  /// Rule A17.
  open func invalidationContext(
    forBoundsChange newBounds: CGRect
  ) -> UICollectionViewLayoutInvalidationContext { UICollectionViewLayoutInvalidationContext() }

  /// Whether a size that a cell prefers makes the layout void; only layouts that estimate want any.
  ///
  /// Rule A23.
  open func shouldInvalidateLayout(
    forPreferredLayoutAttributes preferredAttributes: UICollectionViewLayoutAttributes,
    withOriginalAttributes originalAttributes: UICollectionViewLayoutAttributes
  ) -> Bool {
    guard wantsPreferredSize(at: originalAttributes.indexPath) else { return false }  // A23
    preferred[originalAttributes.indexPath] = preferredAttributes.size
    return preferredAttributes.size != originalAttributes.size
  }

  /// What a preferred size makes void.
  ///
  /// Rule A23.
  open func invalidationContext(
    forPreferredLayoutAttributes preferredAttributes: UICollectionViewLayoutAttributes,
    withOriginalAttributes originalAttributes: UICollectionViewLayoutAttributes
  ) -> UICollectionViewLayoutInvalidationContext { UICollectionViewLayoutInvalidationContext() }

  /// Prepares the layout if it is void, or if the room across changed without a change of bounds.
  ///
  /// Rule A16.
  func prepareIfNeeded() {
    guard isInvalid || roomDidChange else { return }
    isInvalid = false
    prepare()
  }

  /// Whether insets changed the room that the layout was prepared for.
  var roomDidChange: Bool { false }

  /// Whether cells are asked for their heights only.
  var fixesWidthOfCells: Bool { false }

  /// Whether the cell of an item is to be asked for its size.
  ///
  /// Rule A23.
  func wantsPreferredSize(at indexPath: IndexPath) -> Bool { false }
}
