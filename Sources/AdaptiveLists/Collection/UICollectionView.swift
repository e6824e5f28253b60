// Reference: UICollectionView, iOS 18 documentation. Rules A14–A24.
// Status: Partial — cells, supplementary views, layouts, selection; changes of items reload
// everything.
@_spi(Hooks) public import AdaptiveUI
public import Foundation

/// Shows items at the places that a layout gives them, with cells for those that are visible.
///
/// This file is the inventory of state; behaviour is in `UICollectionView+Topic.swift`.
@preconcurrency @MainActor open class UICollectionView: UIScrollView {
  /// The axis along which a layout scrolls.
  public enum ScrollDirection: Int, Sendable {
    /// Up and down.
    case vertical
    /// Across.
    case horizontal
  }

  /// Where an item is in the visible rectangle after scrolling to it.
  public struct ScrollPosition: OptionSet, Sendable, Hashable {
    /// The bits.
    public let rawValue: UInt
    /// Creates a position from its bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }
    /// At the top.
    public static let top = ScrollPosition(rawValue: 1 << 0)
    /// In the middle of the height.
    public static let centeredVertically = ScrollPosition(rawValue: 1 << 1)
    /// At the bottom.
    public static let bottom = ScrollPosition(rawValue: 1 << 2)
    /// At the left.
    public static let left = ScrollPosition(rawValue: 1 << 3)
    /// In the middle of the width.
    public static let centeredHorizontally = ScrollPosition(rawValue: 1 << 4)
    /// At the right.
    public static let right = ScrollPosition(rawValue: 1 << 5)
  }

  /// The kind of a section's header.
  public static let elementKindSectionHeader = "UICollectionElementKindSectionHeader"
  /// The kind of a section's footer.
  public static let elementKindSectionFooter = "UICollectionElementKindSectionFooter"

  /// Gives the items.
  open weak var dataSource: (any UICollectionViewDataSource)? { didSet { askAgain() } }

  @_spi(Hooks) open override func connect(_ outlet: String, to object: AnyObject) -> Bool {
    guard outlet == "dataSource" else { return super.connect(outlet, to: object) }
    dataSource = object as? any UICollectionViewDataSource
    return true
  }

  /// Places the items.
  open var collectionViewLayout: UICollectionViewLayout { didSet { layoutDidChange(oldValue) } }
  /// Whether items can be selected.
  open var allowsSelection = true
  /// Whether several items can be selected.
  open var allowsMultipleSelection = false
  /// A view behind the cells.
  open var backgroundView: UIView? { didSet { replaceBackground(oldValue) } }
  /// The number of items in each section; `nil` until the data source has been asked.
  var counts: [Int]?
  var cells: [IndexPath: UICollectionViewCell] = [:]
  var supplements: [SupplementaryPlace: UICollectionReusableView] = [:]
  var reuse = ReusePool()
  var selection: [IndexPath] = []
  /// Is notified of items that will soon be requested.
  open weak var prefetchDataSource: (any UICollectionViewDataSourcePrefetching)?
  /// Whether ``prefetchDataSource`` is notified.
  open var isPrefetchingEnabled = true
  /// State of transitions and prefetching.
  var collectionExtras = Extras()
  /// Insertions and deletions since a batch of changes began; `nil` while none is running.
  var batch: ItemChanges?

  @_spi(Hooks) open override func textMetricsDidChange() {
    reloadData()
    super.textMetricsDidChange()
  }

  /// State of transitions and prefetching.
  struct Extras {
    /// Called at the end of an interactive transition between two layouts.
    var transitionEnd: LayoutInteractiveTransitionCompletion?
    var prefetched = PrefetchedItems()
  }

  /// Creates a collection view whose items `layout` places.
  public init(frame: CGRect, collectionViewLayout layout: UICollectionViewLayout) {
    collectionViewLayout = layout
    super.init(frame: frame)
    layout.collectionView = self
  }

  /// Creates a collection view with a flow layout, configured by its document.
  public required init?(coder: NSCoder) {
    collectionViewLayout = UICollectionViewFlowLayout()
    super.init(coder: coder)
    collectionViewLayout.collectionView = self
  }

  /// Replaces the layout; animation shows only the end.
  open func setCollectionViewLayout(_ layout: UICollectionViewLayout, animated: Bool) {
    collectionViewLayout = layout
  }

  private func layoutDidChange(_ old: UICollectionViewLayout) {
    guard old !== collectionViewLayout else { return }
    old.collectionView = nil
    collectionViewLayout.collectionView = self
    collectionViewLayout.invalidateLayout()
  }

  private func replaceBackground(_ old: UIView?) {
    old?.removeFromSuperview()
    if let backgroundView { insertSubview(backgroundView, at: 0) }
    setNeedsLayout()
  }

  // MARK: Items

  /// How many sections there are.
  open var numberOfSections: Int { loadedCounts.count }

  /// How many items a section has.
  open func numberOfItems(inSection section: Int) -> Int {
    loadedCounts.indices.contains(section) ? loadedCounts[section] : 0
  }

  private var loadedCounts: [Int] {
    if let counts { return counts }
    guard let dataSource else { return [] }
    let loaded = (0..<max(dataSource.numberOfSections(in: self), 0)).map {
      max(dataSource.collectionView(self, numberOfItemsInSection: $0), 0)
    }
    counts = loaded
    return loaded
  }

  /// Asks the data source for everything again in the next layout.
  open func reloadData() { askAgain() }

  /// Reloads without what a subclass adds to ``reloadData()``.
  func askAgain() {
    counts = nil
    selection = []
    retireEverything()
    collectionViewLayout.invalidateLayout()
  }

  /// Runs `updates` and then shows the data source's items, without animation.
  open func performBatchUpdates(
    _ updates: (() -> Void)?, completion: ((Bool) -> Void)? = nil
  ) {
    runBatch(updates)
    completion?(true)
  }

  // MARK: Changes of items and sections

  /// Inserts items that the data source has now.
  open func insertItems(at indexPaths: [IndexPath]) {
    change { for path in indexPaths { $0[path.section] += 1 } }
  }

  /// Deletes items that the data source no longer has.
  open func deleteItems(at indexPaths: [IndexPath]) {
    change { for path in indexPaths { $0[path.section] -= 1 } }
  }

  /// Reloads items.
  open func reloadItems(at indexPaths: [IndexPath]) { change { _ in } }

  /// Requests the cells of items again.
  open func reconfigureItems(at indexPaths: [IndexPath]) { change { _ in } }

  /// Moves an item to another index path.
  open func moveItem(at indexPath: IndexPath, to newIndexPath: IndexPath) {
    change {
      $0[indexPath.section] -= 1
      $0[newIndexPath.section] += 1
    }
  }

  /// Inserts sections that the data source has now.
  open func insertSections(_ sections: IndexSet) { change { $0.added.formUnion(sections) } }

  /// Deletes sections that the data source no longer has.
  open func deleteSections(_ sections: IndexSet) { change { $0.removed.formUnion(sections) } }

  /// Reloads sections, whose numbers of items may have changed.
  open func reloadSections(_ sections: IndexSet) { change { $0.renewed.formUnion(sections) } }

  /// Moves a section to another index.
  open func moveSection(_ section: Int, toSection newSection: Int) {
    change {
      $0.removed.insert(section)
      $0.added.insert(newSection)
    }
  }

  // MARK: Bounds

  /// Invalidates the layout if the new bounds require it; an invalid one is not asked.
  ///
  /// Rule A17.
  @_spi(Hooks) open override func boundsWillChange(to newBounds: CGRect) {
    super.boundsWillChange(to: newBounds)
    let layout = collectionViewLayout
    guard !layout.isInvalid else {
      if newBounds.size != bounds.size { layout.preferred = [:] }
      return
    }
    guard layout.shouldInvalidateLayout(forBoundsChange: newBounds) else { return }
    let context = layout.invalidationContext(forBoundsChange: newBounds)
    layout.invalidateLayout()
    layout.invalidateLayout(with: context)
  }

  /// Prepares an invalid layout and shows the visible cells.
  open override func layoutSubviews() {
    measureContent()
    super.layoutSubviews()
    showVisibleElements()
    backgroundView?.frame = bounds
    prefetch()
  }

  /// Prepares the layout and takes over the size of its content.
  func measureContent() {
    collectionViewLayout.prepareIfNeeded()
    contentSize = collectionViewLayout.collectionViewContentSize
  }

  /// The cell of an item, if it is visible.
  open func cellForItem(at indexPath: IndexPath) -> UICollectionViewCell? { cells[indexPath] }

  /// The visible items in order.
  open var indexPathsForVisibleItems: [IndexPath] { cells.keys.sorted() }

  /// The visible cells in the order of their items.
  open var visibleCells: [UICollectionViewCell] {
    indexPathsForVisibleItems.compactMap { cells[$0] }
  }

  /// The layout attributes of an item.
  open func layoutAttributesForItem(
    at indexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? {
    collectionViewLayout.prepareIfNeeded()
    return collectionViewLayout.layoutAttributesForItem(at: indexPath)
  }

  /// The layout attributes of a supplementary view.
  open func layoutAttributesForSupplementaryElement(
    ofKind kind: String, at indexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? {
    collectionViewLayout.prepareIfNeeded()
    return collectionViewLayout.layoutAttributesForSupplementaryView(ofKind: kind, at: indexPath)
  }

  /// The index paths of the visible supplementary views of a kind, in order.
  open func indexPathsForVisibleSupplementaryElements(ofKind elementKind: String) -> [IndexPath] {
    supplements.keys.filter { $0.kind == elementKind }.map(\.path).sorted()
  }

  /// The visible supplementary views of a kind, in order.
  open func visibleSupplementaryViews(ofKind elementKind: String) -> [UICollectionReusableView] {
    indexPathsForVisibleSupplementaryElements(ofKind: elementKind).compactMap {
      supplements[SupplementaryPlace(kind: elementKind, path: $0)]
    }
  }

  /// Scrolls an item to a position, as far as the content allows; animation shows only the end.
  open func scrollToItem(
    at indexPath: IndexPath, at scrollPosition: ScrollPosition, animated: Bool
  ) {
    layoutIfNeeded()
    guard let frame = layoutAttributesForItem(at: indexPath)?.frame else { return }
    if scrollPosition.isEmpty { return scrollRectToVisible(frame, animated: animated) }
    let seen = bounds.inset(by: adjustedContentInset)
    var offset = contentOffset
    if scrollPosition.contains(.top) { offset.y += frame.minY - seen.minY }
    if scrollPosition.contains(.centeredVertically) { offset.y += frame.midY - seen.midY }
    if scrollPosition.contains(.bottom) { offset.y += frame.maxY - seen.maxY }
    if scrollPosition.contains(.left) { offset.x += frame.minX - seen.minX }
    if scrollPosition.contains(.centeredHorizontally) { offset.x += frame.midX - seen.midX }
    if scrollPosition.contains(.right) { offset.x += frame.maxX - seen.maxX }
    setContentOffset(clamped(offset), animated: animated)
  }

  /// The selected items, in the order of their selection.
  open var indexPathsForSelectedItems: [IndexPath]? { selection }

  /// Selects an item without notifying the delegate; `nil` deselects all.
  open func selectItem(
    at indexPath: IndexPath?, animated: Bool, scrollPosition: ScrollPosition
  ) {
    guard allowsSelection else { return }
    if indexPath == nil || !allowsMultipleSelection {
      selection.forEach { cells[$0]?.isSelected = false }
      selection = []
    }
    guard let indexPath else { return }
    if !selection.contains(indexPath) { selection.append(indexPath) }
    cells[indexPath]?.isSelected = true
    if !scrollPosition.isEmpty {
      scrollToItem(at: indexPath, at: scrollPosition, animated: animated)
    }
  }

  /// Deselects an item without notifying the delegate; animation shows only the end.
  open func deselectItem(at indexPath: IndexPath, animated: Bool) {
    selection.removeAll { $0 == indexPath }
    cells[indexPath]?.isSelected = false
  }

  /// Registers a class for cells of a kind.
  open func register(_ cellClass: AnyClass?, forCellWithReuseIdentifier identifier: String) {
    reuse.register(
      ReusePool.Kind(element: nil, identifier: identifier),
      class: cellClass as? UICollectionViewCell.Type)
  }

  /// Registers a class for supplementary views of a kind.
  open func register(
    _ viewClass: AnyClass?, forSupplementaryViewOfKind elementKind: String,
    withReuseIdentifier identifier: String
  ) {
    reuse.register(
      ReusePool.Kind(element: elementKind, identifier: identifier),
      class: viewClass as? UICollectionReusableView.Type)
  }

  /// A reused cell or a new one; a kind that is not registered is a breach.
  open func dequeueReusableCell(
    withReuseIdentifier identifier: String, for indexPath: IndexPath
  ) -> UICollectionViewCell {
    let view = dequeue(nil, identifier, indexPath)
    return view as? UICollectionViewCell ?? UICollectionViewCell(frame: .zero)
  }

  /// A reused supplementary view or a new one; a kind that is not registered is a breach.
  open func dequeueReusableSupplementaryView(
    ofKind elementKind: String, withReuseIdentifier identifier: String, for indexPath: IndexPath
  ) -> UICollectionReusableView {
    dequeue(elementKind, identifier, indexPath) ?? UICollectionReusableView(frame: .zero)
  }
}
