// Reference: UICollectionViewTransitionLayout, iOS 18 documentation.
// Status: Partial — places, opacity and size of the content lie between two layouts; no transforms.
import AdaptiveUI
public import Foundation

/// Places items between where two layouts have them.
@preconcurrency @MainActor open class UICollectionViewTransitionLayout: UICollectionViewLayout {
  /// How far the way from the one layout to the other is gone, 0 to 1; who sets it invalidates the layout.
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

  /// Documents describe no layouts between others.
  public required init?(coder: NSCoder) { return nil }

  /// Keeps a value of the program's own that changes along the way.
  open func updateValue(_ value: CGFloat, forAnimatedKey key: String) { values[key] = value }

  /// The value last kept under a name; zero without one.
  open func value(forAnimatedKey key: String) -> CGFloat { values[key] ?? 0 }

  /// Has both layouts work out where everything stands.
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

  /// What stands in `rect` on the way.
  open override func layoutAttributesForElements(
    in rect: CGRect
  ) -> [UICollectionViewLayoutAttributes]? {
    var seen: Set<SupplementaryPlace> = []
    // What is on its way through the rectangle may come from anywhere, and go anywhere.
    return [currentLayout, nextLayout].flatMap { layout in
      let all = CGRect(origin: .zero, size: layout.collectionViewContentSize)
      return layout.layoutAttributesForElements(in: all) ?? []
    }.compactMap { place in
      let key = SupplementaryPlace(kind: place.representedElementKind ?? "", path: place.indexPath)
      guard seen.insert(key).inserted else { return nil }
      return between(place.representedElementKind, place.indexPath)
    }.filter { $0.frame.intersects(rect) }
  }

  /// Where an item stands on the way.
  open override func layoutAttributesForItem(
    at indexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? { between(nil, indexPath) }

  /// Where a supplementary view stands on the way.
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
  /// Called at the end of a way between layouts: whether the new layout was reached, and whether everything
  /// has arrived.
  public typealias LayoutInteractiveTransitionCompletion = (Bool, Bool) -> Void

  /// Goes over to a layout that lies between the present one and `layout`, and follows its progress.
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

  /// Goes over to the layout at the end of the way.
  public func finishInteractiveTransition() { endTransition(arrives: true) }

  /// Goes back to the layout at the beginning of the way.
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
