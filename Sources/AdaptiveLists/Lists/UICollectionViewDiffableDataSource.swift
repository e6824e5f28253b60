// Reference: UICollectionViewDiffableDataSource, UICollectionView.CellRegistration; iOS 18
// documentation.
// Status: Partial — no reordering by the user; insertions and deletions are not animated.
import AdaptiveUI
public import Foundation

/// Gives a collection view the items of a snapshot.
@preconcurrency @MainActor
open class UICollectionViewDiffableDataSource<
  SectionIdentifierType: Hashable, ItemIdentifierType: Hashable
>: NSObject, UICollectionViewDataSource {
  /// Gives the cell of an item.
  public typealias CellProvider =
    (UICollectionView, IndexPath, ItemIdentifierType) -> UICollectionViewCell?
  /// Gives a header, footer or other supplementary view.
  public typealias SupplementaryViewProvider =
    (UICollectionView, String, IndexPath) -> UICollectionReusableView?

  /// Callbacks before items are expanded and collapsed.
  public struct SectionSnapshotHandlers {
    /// Whether an item may be expanded.
    public var shouldExpandItem: ((ItemIdentifierType) -> Bool)?
    /// Called before an item is expanded.
    public var willExpandItem: ((ItemIdentifierType) -> Void)?
    /// Whether an item may be collapsed.
    public var shouldCollapseItem: ((ItemIdentifierType) -> Bool)?
    /// Called before an item is collapsed.
    public var willCollapseItem: ((ItemIdentifierType) -> Void)?
  }

  private weak var collectionView: UICollectionView?
  private let cellProvider: CellProvider
  private var current = NSDiffableDataSourceSnapshot<SectionIdentifierType, ItemIdentifierType>()
  private var trees:
    [SectionIdentifierType: NSDiffableDataSourceSectionSnapshot<ItemIdentifierType>] = [:]
  /// Gives headers, footers and other supplementary views.
  open var supplementaryViewProvider: SupplementaryViewProvider?
  /// Callbacks before items are expanded and collapsed; kept.
  open var sectionSnapshotHandlers = SectionSnapshotHandlers() {
    didSet { KeptMember.sectionSnapshotHandlers.wasSet() }
  }

  /// Creates the data source of a collection view and connects it.
  public init(collectionView: UICollectionView, cellProvider: @escaping CellProvider) {
    self.collectionView = collectionView
    self.cellProvider = cellProvider
    super.init()
    collectionView.dataSource = self
  }

  /// Shows a snapshot.
  open func apply(
    _ snapshot: NSDiffableDataSourceSnapshot<SectionIdentifierType, ItemIdentifierType>,
    animatingDifferences: Bool = true, completion: (() -> Void)? = nil
  ) {
    current = snapshot.settled
    collectionView?.askAgain()
    completion?()
  }

  /// Shows a snapshot with new cells for all items.
  open func applySnapshotUsingReloadData(
    _ snapshot: NSDiffableDataSourceSnapshot<SectionIdentifierType, ItemIdentifierType>,
    completion: (() -> Void)? = nil
  ) { apply(snapshot, animatingDifferences: false, completion: completion) }

  /// Shows a snapshot of one section.
  open func apply(
    _ snapshot: NSDiffableDataSourceSectionSnapshot<ItemIdentifierType>,
    to section: SectionIdentifierType, animatingDifferences: Bool = true,
    completion: (() -> Void)? = nil
  ) {
    trees[section] = snapshot
    current.replaceItems(of: section, with: snapshot.visibleItems)
    collectionView?.askAgain()
    completion?()
  }

  /// The snapshot that is shown.
  open func snapshot() -> NSDiffableDataSourceSnapshot<SectionIdentifierType, ItemIdentifierType> {
    current
  }
  /// The snapshot of one section.
  open func snapshot(
    for section: SectionIdentifierType
  ) -> NSDiffableDataSourceSectionSnapshot<ItemIdentifierType> {
    if let tree = trees[section] { return tree }
    var flat = NSDiffableDataSourceSectionSnapshot<ItemIdentifierType>()
    flat.append(current.itemIdentifiers(inSection: section))
    return flat
  }
  /// The item at an index path.
  open func itemIdentifier(for indexPath: IndexPath) -> ItemIdentifierType? {
    current.item(at: indexPath)
  }
  /// The index path of an item.
  open func indexPath(for itemIdentifier: ItemIdentifierType) -> IndexPath? {
    current.path(of: itemIdentifier)
  }
  /// The section at an index.
  open func sectionIdentifier(for index: Int) -> SectionIdentifierType? {
    current.sectionIdentifiers.indices.contains(index) ? current.sectionIdentifiers[index] : nil
  }
  /// The index of a section.
  open func index(for sectionIdentifier: SectionIdentifierType) -> Int? {
    current.indexOfSection(sectionIdentifier)
  }

  /// The number of sections in the snapshot.
  open func numberOfSections(in collectionView: UICollectionView) -> Int {
    current.numberOfSections
  }
  /// The number of the section's items.
  open func collectionView(
    _ collectionView: UICollectionView, numberOfItemsInSection section: Int
  ) -> Int { sectionIdentifier(for: section).map { current.numberOfItems(inSection: $0) } ?? 0 }
  /// The cell of the provider; a provider that returns `nil` is a breach.
  open func collectionView(
    _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
  ) -> UICollectionViewCell {
    let item = current.item(at: indexPath)
    if let cell = item.flatMap({ cellProvider(collectionView, indexPath, $0) }) { return cell }
    collectionView.environment.breach(
      Breach(
        "NSInternalInconsistencyException",
        "UICollectionViewDiffableDataSource cell provider returned nil for index path \(indexPath)",
        subject: collectionView.traceSubject, rule: "API"))
    return UICollectionViewCell(frame: .zero)
  }
  /// The view of the provider of supplementary views.
  open func collectionView(
    _ collectionView: UICollectionView, viewForSupplementaryElementOfKind kind: String,
    at indexPath: IndexPath
  ) -> UICollectionReusableView {
    supplementaryViewProvider?(collectionView, kind, indexPath)
      ?? UICollectionReusableView(frame: .zero)
  }
}

extension UICollectionView {
  /// How cells of one class are created and configured.
  @preconcurrency @MainActor public struct CellRegistration<Cell: UICollectionViewCell, Item> {
    /// Configures a cell.
    public typealias Handler = (Cell, IndexPath, Item) -> Void
    let handler: Handler
    let identifier: String

    /// Creates a registration.
    public init(handler: @escaping Handler) {
      self.handler = handler
      let number = Environment.current.nextOrdinal(of: "CellRegistration")
      identifier = "registration-\(number)"
    }
  }

  /// How supplementary views of one class are created and configured.
  @preconcurrency @MainActor
  public struct SupplementaryRegistration<Supplementary: UICollectionReusableView> {
    /// Configures a view.
    public typealias Handler = (Supplementary, String, IndexPath) -> Void
    let kind: String
    let handler: Handler
    let identifier: String

    /// Creates a registration.
    public init(elementKind: String, handler: @escaping Handler) {
      kind = elementKind
      self.handler = handler
      let number = Environment.current.nextOrdinal(of: "SupplementaryRegistration")
      identifier = "registration-\(number)"
    }
  }

  /// A reused cell or a new one, configured for an item.
  public func dequeueConfiguredReusableCell<Cell: UICollectionViewCell, Item>(
    using registration: CellRegistration<Cell, Item>, for indexPath: IndexPath, item: Item?
  ) -> Cell {
    register(Cell.self, forCellWithReuseIdentifier: registration.identifier)
    let view = dequeueReusableCell(
      withReuseIdentifier: registration.identifier, for: indexPath)
    let cell = view as? Cell ?? Cell(dequeuedWith: .zero)
    if let item { registration.handler(cell, indexPath, item) }
    return cell
  }

  /// A reused supplementary view or a new one, configured for an index path.
  public func dequeueConfiguredReusableSupplementary<Supplementary: UICollectionReusableView>(
    using registration: SupplementaryRegistration<Supplementary>, for indexPath: IndexPath
  ) -> Supplementary {
    register(
      Supplementary.self, forSupplementaryViewOfKind: registration.kind,
      withReuseIdentifier: registration.identifier)
    let view = dequeueReusableSupplementaryView(
      ofKind: registration.kind, withReuseIdentifier: registration.identifier, for: indexPath)
    let supplementary = view as? Supplementary ?? Supplementary(dequeuedWith: .zero)
    registration.handler(supplementary, registration.kind, indexPath)
    return supplementary
  }
}
