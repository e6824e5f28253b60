// Reference: UICollectionViewTransitionLayout, iOS 18 documentation.
// Status: Partial — frames, opacity and content size are interpolated; no transforms.
import AdaptiveUI
public import Foundation

/// Places items between their places in two layouts.
@preconcurrency @MainActor open class UICollectionViewTransitionLayout: UICollectionViewLayout {
  /// The progress of the transition, 0 to 1; a program that sets it invalidates the layout as well.
  open var transitionProgress: CGFloat = 0
  /// The layout at the beginning.
  public let currentLayout: UICollectionViewLayout
  /// The layout at the end.
  public let nextLayout: UICollectionViewLayout
  private var values: [String: CGFloat] = [:]

  /// Creates a layout between two others.
  public init(currentLayout: UICollectionViewLayout, nextLayout newLayout: UICollectionViewLayout) {
    self.currentLayout = currentLayout
    nextLayout = newLayout
    super.init()
  }

  /// Returns `nil`: documents describe no such layouts.
  public required init?(coder: NSCoder) { return nil }

  /// Sets a value of the program's own that changes during the transition.
  open func updateValue(_ value: CGFloat, forAnimatedKey key: String) { values[key] = value }

  /// The value last set for a key; zero if there is none.
  open func value(forAnimatedKey key: String) -> CGFloat { values[key] ?? 0 }

  /// Prepares both layouts.
  open override func prepare() {
    super.prepare()
    for layout in [currentLayout, nextLayout] {
      layout.collectionView = collectionView
      layout.invalidateLayout()
      layout.prepareIfNeeded()
    }
  }

  /// The size between those of both layouts, in points.
  open override var collectionViewContentSize: CGSize {
    let (old, new) = (currentLayout.collectionViewContentSize, nextLayout.collectionViewContentSize)
    return CGSize(width: mix(old.width, new.width), height: mix(old.height, new.height))
  }

  /// The attributes of the elements that intersect `rect` at the present progress.
  open override func layoutAttributesForElements(
    in rect: CGRect
  ) -> [UICollectionViewLayoutAttributes]? {
    var seen: Set<SupplementaryPlace> = []
    // An element that intersects the rectangle now may be outside of it in either layout.
    return [currentLayout, nextLayout].flatMap { layout in
      let all = CGRect(origin: .zero, size: layout.collectionViewContentSize)
      return layout.layoutAttributesForElements(in: all) ?? []
    }.compactMap { place in
      let key = SupplementaryPlace(kind: place.representedElementKind ?? "", path: place.indexPath)
      guard seen.insert(key).inserted else { return nil }
      return between(place.representedElementKind, place.indexPath)
    }.filter { $0.frame.intersects(rect) }
  }

  /// The attributes of an item at the present progress.
  open override func layoutAttributesForItem(
    at indexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? { between(nil, indexPath) }

  /// The attributes of a supplementary view at the present progress.
  open override func layoutAttributesForSupplementaryView(
    ofKind elementKind: String, at indexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? { between(elementKind, indexPath) }

  private func place(
    _ kind: String?, _ path: IndexPath, in layout: UICollectionViewLayout
  ) -> UICollectionViewLayoutAttributes? {
    guard let kind else { return layout.layoutAttributesForItem(at: path) }
    return layout.layoutAttributesForSupplementaryView(ofKind: kind, at: path)
  }

  private func between(_ kind: String?, _ path: IndexPath) -> UICollectionViewLayoutAttributes? {
    let (old, new) = (place(kind, path, in: currentLayout), place(kind, path, in: nextLayout))
    guard let old, let new else { return old ?? new }
    guard let mixed = new.copy() as? UICollectionViewLayoutAttributes else { return new }
    mixed.frame = CGRect(
      x: mix(old.frame.minX, new.frame.minX), y: mix(old.frame.minY, new.frame.minY),
      width: mix(old.frame.width, new.frame.width), height: mix(old.frame.height, new.frame.height))
    mixed.alpha = mix(old.alpha, new.alpha)
    return mixed
  }

  private func mix(_ old: CGFloat, _ new: CGFloat) -> CGFloat {
    old + (new - old) * transitionProgress
  }
}

extension UICollectionView {
  /// Called at the end of a transition between layouts: whether the new layout is in use, and whether
  /// the animation ended.
  public typealias LayoutInteractiveTransitionCompletion = (Bool, Bool) -> Void

  /// Replaces the layout with one between it and `layout`, whose progress the program sets.
  @discardableResult public func startInteractiveTransition(
    to layout: UICollectionViewLayout, completion: LayoutInteractiveTransitionCompletion? = nil
  ) -> UICollectionViewTransitionLayout {
    let old = collectionViewLayout
    let between =
      itemDelegate?.collectionView(self, transitionLayoutForOldLayout: old, newLayout: layout)
      ?? UICollectionViewTransitionLayout(currentLayout: old, nextLayout: layout)
    collectionExtras.transitionEnd = completion
    collectionViewLayout = between
    return between
  }

  /// Ends the transition with the new layout.
  public func finishInteractiveTransition() { endTransition(arrives: true) }

  /// Ends the transition with the old layout.
  public func cancelInteractiveTransition() { endTransition(arrives: false) }

  private func endTransition(arrives: Bool) {
    guard let between = collectionViewLayout as? UICollectionViewTransitionLayout else { return }
    let end = collectionExtras.transitionEnd
    collectionExtras.transitionEnd = nil
    let (last, other) =
      arrives
      ? (between.nextLayout, between.currentLayout) : (between.currentLayout, between.nextLayout)
    collectionViewLayout = last
    other.collectionView = nil
    end?(arrives, true)
  }
}
