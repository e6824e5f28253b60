// Reference: UICollectionViewDiffableDataSource, UICollectionView.CellRegistration; iOS 18
// documentation.
// Status: Partial — no reordering by the user; nothing moves when items come and go.
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

  /// What is asked before items are opened and closed.
  public struct SectionSnapshotHandlers {
    /// Whether an item may be opened.
    public var shouldExpandItem: ((ItemIdentifierType) -> Bool)?
    /// Called before an item is opened.
    public var willExpandItem: ((ItemIdentifierType) -> Void)?
    /// Whether an item may be closed.
    public var shouldCollapseItem: ((ItemIdentifierType) -> Bool)?
    /// Called before an item is closed.
    public var willCollapseItem: ((ItemIdentifierType) -> Void)?
  }

  private weak var collectionView: UICollectionView?
  private let cellProvider: CellProvider
  private var current = NSDiffableDataSourceSnapshot<SectionIdentifierType, ItemIdentifierType>()
  private var trees:
    [SectionIdentifierType: NSDiffableDataSourceSectionSnapshot<ItemIdentifierType>] = [:]
  /// Gives headers, footers and other supplementary views.
  open var supplementaryViewProvider: SupplementaryViewProvider?
  /// What is asked before items are opened and closed.
  open var sectionSnapshotHandlers = SectionSnapshotHandlers()

  /// Creates the items of a collection view and becomes its data source.
  public init(collectionView: UICollectionView, cellProvider: @escaping CellProvider) {
    self.collectionView = collectionView
    self.cellProvider = cellProvider
    super.init()
    collectionView.dataSource = self
  }

  /// Shows what a snapshot says.
  open func apply(
    _ snapshot: NSDiffableDataSourceSnapshot<SectionIdentifierType, ItemIdentifierType>,
    animatingDifferences: Bool = true, completion: (() -> Void)? = nil
  ) {
    current = snapshot.settled
    collectionView?.askAgain()
    completion?()
  }

  /// Shows what a snapshot says, every cell anew.
  open func applySnapshotUsingReloadData(
    _ snapshot: NSDiffableDataSourceSnapshot<SectionIdentifierType, ItemIdentifierType>,
    completion: (() -> Void)? = nil
  ) { apply(snapshot, animatingDifferences: false, completion: completion) }

  /// Shows what a snapshot of one section says.
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

  /// What is shown.
  open func snapshot() -> NSDiffableDataSourceSnapshot<SectionIdentifierType, ItemIdentifierType> {
    current
  }
  /// What one section shows.
  open func snapshot(
    for section: SectionIdentifierType
  ) -> NSDiffableDataSourceSectionSnapshot<ItemIdentifierType> {
    if let tree = trees[section] { return tree }
    var flat = NSDiffableDataSourceSectionSnapshot<ItemIdentifierType>()
    flat.append(current.itemIdentifiers(inSection: section))
    return flat
  }
  /// The item at a place.
  open func itemIdentifier(for indexPath: IndexPath) -> ItemIdentifierType? {
    current.item(at: indexPath)
  }
  /// The place of an item.
  open func indexPath(for itemIdentifier: ItemIdentifierType) -> IndexPath? {
    current.path(of: itemIdentifier)
  }
  /// The section of a number.
  open func sectionIdentifier(for index: Int) -> SectionIdentifierType? {
    current.sectionIdentifiers.indices.contains(index) ? current.sectionIdentifiers[index] : nil
  }
  /// The number of a section.
  open func index(for sectionIdentifier: SectionIdentifierType) -> Int? {
    current.indexOfSection(sectionIdentifier)
  }

  /// The sections of the snapshot.
  open func numberOfSections(in collectionView: UICollectionView) -> Int {
    current.numberOfSections
  }
  /// The items of the section.
  open func collectionView(
    _ collectionView: UICollectionView, numberOfItemsInSection section: Int
  ) -> Int { sectionIdentifier(for: section).map { current.numberOfItems(inSection: $0) } ?? 0 }
  /// What the provider gives; a provider that gives nothing is a breach.
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
  /// What the provider of supplementary views gives.
  open func collectionView(
    _ collectionView: UICollectionView, viewForSupplementaryElementOfKind kind: String,
    at indexPath: IndexPath
  ) -> UICollectionReusableView {
    supplementaryViewProvider?(collectionView, kind, indexPath)
      ?? UICollectionReusableView(frame: .zero)
  }
}

extension UICollectionView {
  /// How cells of one class are made and set up.
  @preconcurrency @MainActor public struct CellRegistration<Cell: UICollectionViewCell, Item> {
    /// Sets a cell up.
    public typealias Handler = (Cell, IndexPath, Item) -> Void
    let handler: Handler
    let identifier: String

    /// Creates a way to make cells.
    public init(handler: @escaping Handler) {
      self.handler = handler
      let number = Environment.current.nextOrdinal(of: "CellRegistration")
      identifier = "registration-\(number)"
    }
  }

  /// How supplementary views of one class are made and set up.
  @preconcurrency @MainActor
  public struct SupplementaryRegistration<Supplementary: UICollectionReusableView> {
    /// Sets a view up.
    public typealias Handler = (Supplementary, String, IndexPath) -> Void
    let kind: String
    let handler: Handler
    let identifier: String

    /// Creates a way to make supplementary views.
    public init(elementKind: String, handler: @escaping Handler) {
      kind = elementKind
      self.handler = handler
      let number = Environment.current.nextOrdinal(of: "SupplementaryRegistration")
      identifier = "registration-\(number)"
    }
  }

  /// A cell that left the screen or a new one, set up for an item.
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

  /// A supplementary view that left the screen or a new one, set up for a place.
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
