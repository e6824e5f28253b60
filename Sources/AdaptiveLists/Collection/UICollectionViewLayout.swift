// Reference: UICollectionViewLayout, UICollectionViewLayoutInvalidationContext; iOS 18
// documentation.
// Status: Partial — cells and supplementary views; no decoration views, no interactive transitions.
import AdaptiveUI
public import Foundation

/// Says what a change invalidates.
@preconcurrency @MainActor open class UICollectionViewLayoutInvalidationContext: NSObject {
  /// Whether everything is invalid, including the numbers of items.
  public internal(set) var invalidateEverything = false
  /// Whether the numbers of items are invalid.
  public internal(set) var invalidateDataSourceCounts = false

  /// Creates a context.
  public override init() {}
}

/// Places the elements of a collection view.
@preconcurrency @MainActor open class UICollectionViewLayout: NSObject {
  /// The collection view that uses the layout.
  public internal(set) weak var collectionView: UICollectionView?
  /// Whether ``prepare()`` must run.
  private(set) var isInvalid = true
  /// The sizes that cells prefer to their estimates.
  var preferred: [IndexPath: CGSize] = [:]

  /// Creates a layout.
  public override init() {}

  /// Creates a layout that is configured by its document.
  public required init?(coder: NSCoder) {}

  /// Marks the layout as invalid; it is prepared once, in the next layout pass.
  ///
  /// Rule A16.
  open func invalidateLayout() {
    isInvalid = true
    collectionView?.setNeedsLayout()
  }

  /// Marks as invalid what `context` names; subclasses call super.
  open func invalidateLayout(with context: UICollectionViewLayoutInvalidationContext) {
    isInvalid = true
    collectionView?.setNeedsLayout()
  }

  /// Computes the places of all elements; subclasses call super.
  open func prepare() {}

  /// The size of all content, in points.
  open var collectionViewContentSize: CGSize { .zero }

  /// The attributes of the elements that intersect `rect`, in points of the content.
  open func layoutAttributesForElements(
    in rect: CGRect
  ) -> [UICollectionViewLayoutAttributes]? { nil }

  /// The attributes of an item.
  open func layoutAttributesForItem(
    at indexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? { nil }

  /// The attributes of a supplementary view.
  open func layoutAttributesForSupplementaryView(
    ofKind elementKind: String, at indexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? { nil }

  /// Whether another size or scroll position invalidates the layout; no, unless overridden.
  ///
  /// Rule A17.
  open func shouldInvalidateLayout(forBoundsChange newBounds: CGRect) -> Bool { false }

  /// What a change of bounds invalidates.
  ///
  /// Rule A17.
  open func invalidationContext(
    forBoundsChange newBounds: CGRect
  ) -> UICollectionViewLayoutInvalidationContext { UICollectionViewLayoutInvalidationContext() }

  /// Whether a size that a cell prefers invalidates the layout; only layouts that estimate sizes
  /// use it.
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

  /// What a preferred size invalidates.
  ///
  /// Rule A23.
  open func invalidationContext(
    forPreferredLayoutAttributes preferredAttributes: UICollectionViewLayoutAttributes,
    withOriginalAttributes originalAttributes: UICollectionViewLayoutAttributes
  ) -> UICollectionViewLayoutInvalidationContext { UICollectionViewLayoutInvalidationContext() }

  /// Prepares the layout if it is invalid, or if the room across changed while the bounds did not.
  ///
  /// Rule A16.
  func prepareIfNeeded() {
    guard isInvalid || roomDidChange else { return }
    isInvalid = false
    prepare()
  }

  /// Whether insets changed the room that the layout was prepared for.
  var roomDidChange: Bool { false }

  /// Whether cells decide only their heights.
  var fixesWidthOfCells: Bool { false }

  /// Whether the cell of an item is measured.
  ///
  /// Rule A23.
  func wantsPreferredSize(at indexPath: IndexPath) -> Bool { false }
}
