// Reference: UICollectionView, iOS 18 documentation. Rules A14–A24.
// Status: Partial — cells, supplementary views, layouts, selection; changes of items reload everything.
public import Foundation

/// Items that a layout places, shown by cells as far as they can be seen.
///
/// This file is the inventory of state; behaviour stands in `UICollectionView+Topic.swift`.
@preconcurrency @MainActor open class UICollectionView: UIScrollView {
  /// The axis along which a layout scrolls.
  public enum ScrollDirection: Int, Sendable {
    /// Up and down.
    case vertical
    /// Across.
    case horizontal
  }

  /// Where an item that is scrolled to stands.
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
  open weak var dataSource: (any UICollectionViewDataSource)? { didSet { reloadData() } }
  /// Places the items.
  open var collectionViewLayout: UICollectionViewLayout { didSet { layoutDidChange(oldValue) } }
  /// Whether items can be selected.
  open var allowsSelection = true
  /// Whether several items can be selected.
  open var allowsMultipleSelection = false
  /// A view behind the cells.
  open var backgroundView: UIView? { didSet { replaceBackground(oldValue) } }
  /// The number of items in each section, `nil` before the data source was asked.
  var counts: [Int]?
  var cells: [IndexPath: UICollectionViewCell] = [:]
  var supplements: [SupplementaryPlace: UICollectionReusableView] = [:]
  var reuse = ReusePool()
  var selection: [IndexPath] = []

  /// Creates a collection view that `layout` places the items of.
  public init(frame: CGRect, collectionViewLayout layout: UICollectionViewLayout) {
    collectionViewLayout = layout
    super.init(frame: frame)
    layout.collectionView = self
  }

  /// Creates a collection view with a flow layout that its document sets up.
  public required init?(coder: NSCoder) {
    collectionViewLayout = UICollectionViewFlowLayout()
    super.init(coder: coder)
    collectionViewLayout.collectionView = self
  }

  /// Exchanges the layout; animation shows only the end.
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

  /// Asks for everything again in the next layout.
  open func reloadData() {
    counts = nil
    selection = []
    retireEverything()
    collectionViewLayout.invalidateLayout()
  }

  /// Runs `updates` and then shows what the data source gives; nothing moves.
  open func performBatchUpdates(
    _ updates: (() -> Void)?, completion: ((Bool) -> Void)? = nil
  ) {
    updates?()
    reloadData()
    completion?(true)
  }

  // MARK: Bounds

  /// Asks the layout before the bounds change.
  ///
  /// Rule A17.
  override func boundsWillChange(to newBounds: CGRect) {
    super.boundsWillChange(to: newBounds)
    let layout = collectionViewLayout
    guard layout.shouldInvalidateLayout(forBoundsChange: newBounds) else { return }
    layout.invalidateLayout(with: layout.invalidationContext(forBoundsChange: newBounds))
  }

  /// Prepares the layout if it is void and shows the cells that can be seen.
  open override func layoutSubviews() {
    collectionViewLayout.prepareIfNeeded()
    contentSize = collectionViewLayout.collectionViewContentSize
    super.layoutSubviews()
    showVisibleElements()
    backgroundView?.frame = bounds
  }
}
