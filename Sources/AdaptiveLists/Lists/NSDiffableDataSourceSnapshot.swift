// Reference: NSDiffableDataSourceSnapshot, NSDiffableDataSourceSectionSnapshot; iOS 18
// documentation.
// Status: Complete; items of section snapshots are shown flat, without those below a collapsed
// item.
import AdaptiveUI
import Foundation

/// The sections and items of a list, in order, each with an identifier.
public struct NSDiffableDataSourceSnapshot<
  SectionIdentifierType: Hashable, ItemIdentifierType: Hashable
> {
  /// The sections in order.
  public private(set) var sectionIdentifiers: [SectionIdentifierType] = []
  private var items: [SectionIdentifierType: [ItemIdentifierType]] = [:]
  /// The items that were requested to be reloaded.
  public private(set) var reloadedItemIdentifiers: [ItemIdentifierType] = []
  /// The items whose cells were requested to be configured again.
  public private(set) var reconfiguredItemIdentifiers: [ItemIdentifierType] = []
  /// The sections that were requested to be reloaded.
  public private(set) var reloadedSectionIdentifiers: [SectionIdentifierType] = []

  /// Creates a snapshot without sections.
  public init() {}

  /// How many items there are.
  public var numberOfItems: Int { itemIdentifiers.count }
  /// How many sections there are.
  public var numberOfSections: Int { sectionIdentifiers.count }
  /// The items in order.
  public var itemIdentifiers: [ItemIdentifierType] {
    sectionIdentifiers.flatMap { items[$0] ?? [] }
  }

  /// How many items a section has.
  public func numberOfItems(inSection identifier: SectionIdentifierType) -> Int {
    items[identifier]?.count ?? 0
  }
  /// The items of a section in order.
  public func itemIdentifiers(
    inSection identifier: SectionIdentifierType
  ) -> [ItemIdentifierType] { items[identifier] ?? [] }
  /// The section that contains an item.
  public func sectionIdentifier(
    containingItem identifier: ItemIdentifierType
  ) -> SectionIdentifierType? {
    sectionIdentifiers.first { items[$0]?.contains(identifier) == true }
  }
  /// The index of an item among all items.
  public func indexOfItem(_ identifier: ItemIdentifierType) -> Int? {
    itemIdentifiers.firstIndex(of: identifier)
  }
  /// The index of a section.
  public func indexOfSection(_ identifier: SectionIdentifierType) -> Int? {
    sectionIdentifiers.firstIndex(of: identifier)
  }

  // MARK: Items

  /// Adds items to a section, or to the last one.
  public mutating func appendItems(
    _ identifiers: [ItemIdentifierType], toSection sectionIdentifier: SectionIdentifierType? = nil
  ) {
    guard let section = sectionIdentifier ?? sectionIdentifiers.last else { return }
    items[section, default: []] += identifiers
  }
  /// Inserts items before another one.
  public mutating func insertItems(
    _ identifiers: [ItemIdentifierType], beforeItem beforeIdentifier: ItemIdentifierType
  ) { insert(identifiers, at: beforeIdentifier, offset: 0) }
  /// Inserts items after another one.
  public mutating func insertItems(
    _ identifiers: [ItemIdentifierType], afterItem afterIdentifier: ItemIdentifierType
  ) { insert(identifiers, at: afterIdentifier, offset: 1) }

  private mutating func insert(
    _ identifiers: [ItemIdentifierType], at item: ItemIdentifierType, offset: Int
  ) {
    guard let section = sectionIdentifier(containingItem: item),
      let index = items[section]?.firstIndex(of: item)
    else { return }
    items[section]?.insert(contentsOf: identifiers, at: index + offset)
  }

  /// Removes items.
  public mutating func deleteItems(_ identifiers: [ItemIdentifierType]) {
    let gone = Set(identifiers)
    for section in sectionIdentifiers { items[section]?.removeAll { gone.contains($0) } }
  }
  /// Removes everything.
  public mutating func deleteAllItems() {
    sectionIdentifiers = []
    items = [:]
  }
  /// Moves an item before another one.
  public mutating func moveItem(
    _ identifier: ItemIdentifierType, beforeItem toIdentifier: ItemIdentifierType
  ) {
    deleteItems([identifier])
    insert([identifier], at: toIdentifier, offset: 0)
  }
  /// Moves an item after another one.
  public mutating func moveItem(
    _ identifier: ItemIdentifierType, afterItem toIdentifier: ItemIdentifierType
  ) {
    deleteItems([identifier])
    insert([identifier], at: toIdentifier, offset: 1)
  }
  /// Requests new cells for items.
  public mutating func reloadItems(_ identifiers: [ItemIdentifierType]) {
    reloadedItemIdentifiers += identifiers
  }
  /// Requests that the cells of items are configured again.
  public mutating func reconfigureItems(_ identifiers: [ItemIdentifierType]) {
    reconfiguredItemIdentifiers += identifiers
  }

  // MARK: Sections

  /// Adds sections.
  public mutating func appendSections(_ identifiers: [SectionIdentifierType]) {
    sectionIdentifiers += identifiers
  }
  /// Inserts sections before another one.
  public mutating func insertSections(
    _ identifiers: [SectionIdentifierType], beforeSection toIdentifier: SectionIdentifierType
  ) {
    guard let index = indexOfSection(toIdentifier) else { return }
    sectionIdentifiers.insert(contentsOf: identifiers, at: index)
  }
  /// Inserts sections after another one.
  public mutating func insertSections(
    _ identifiers: [SectionIdentifierType], afterSection toIdentifier: SectionIdentifierType
  ) {
    guard let index = indexOfSection(toIdentifier) else { return }
    sectionIdentifiers.insert(contentsOf: identifiers, at: index + 1)
  }
  /// Removes sections with their items.
  public mutating func deleteSections(_ identifiers: [SectionIdentifierType]) {
    sectionIdentifiers.removeAll { identifiers.contains($0) }
    for section in identifiers { items[section] = nil }
  }
  /// Moves a section before another one.
  public mutating func moveSection(
    _ identifier: SectionIdentifierType, beforeSection toIdentifier: SectionIdentifierType
  ) {
    sectionIdentifiers.removeAll { $0 == identifier }
    insertSections([identifier], beforeSection: toIdentifier)
  }
  /// Moves a section after another one.
  public mutating func moveSection(
    _ identifier: SectionIdentifierType, afterSection toIdentifier: SectionIdentifierType
  ) {
    sectionIdentifiers.removeAll { $0 == identifier }
    insertSections([identifier], afterSection: toIdentifier)
  }
  /// Requests new cells for the items of sections.
  public mutating func reloadSections(_ identifiers: [SectionIdentifierType]) {
    reloadedSectionIdentifiers += identifiers
  }

  /// The item at an index path.
  func item(at path: IndexPath) -> ItemIdentifierType? {
    guard sectionIdentifiers.indices.contains(path.section) else { return nil }
    let all = items[sectionIdentifiers[path.section]] ?? []
    return all.indices.contains(path.item) ? all[path.item] : nil
  }

  func path(of item: ItemIdentifierType) -> IndexPath? {
    guard let section = sectionIdentifier(containingItem: item),
      let index = indexOfSection(section), let place = items[section]?.firstIndex(of: item)
    else { return nil }
    return IndexPath(item: place, section: index)
  }

  mutating func replaceItems(
    of section: SectionIdentifierType, with identifiers: [ItemIdentifierType]
  ) {
    if indexOfSection(section) == nil { sectionIdentifiers.append(section) }
    items[section] = identifiers
  }

  /// The snapshot without requests to reload or configure.
  var settled: Self {
    var copy = self
    copy.reloadedItemIdentifiers = []
    copy.reconfiguredItemIdentifiers = []
    copy.reloadedSectionIdentifiers = []
    return copy
  }
}

/// The items of one section as a tree.
public struct NSDiffableDataSourceSectionSnapshot<ItemIdentifierType: Hashable> {
  private struct Node {
    let item: ItemIdentifierType
    let parent: ItemIdentifierType?
    let level: Int
  }

  private var nodes: [Node] = []
  private var open: Set<ItemIdentifierType> = []

  /// Creates a snapshot without items.
  public init() {}

  /// The items in order, each before the items below it.
  public var items: [ItemIdentifierType] { nodes.map(\.item) }
  /// The items that have no parent.
  public var rootItems: [ItemIdentifierType] { nodes.filter { $0.parent == nil }.map(\.item) }
  /// The items that are not below a collapsed item.
  public var visibleItems: [ItemIdentifierType] {
    var hidden: Set<ItemIdentifierType> = []
    return nodes.compactMap { node in
      guard let parent = node.parent else { return node.item }
      guard open.contains(parent), !hidden.contains(parent) else {
        hidden.insert(node.item)
        return nil
      }
      return node.item
    }
  }

  /// Adds items, below another one if that is given.
  public mutating func append(_ items: [ItemIdentifierType], to parent: ItemIdentifierType? = nil) {
    let level = parent.map { self.level(of: $0) + 1 } ?? 0
    let added = items.map { Node(item: $0, parent: parent, level: level) }
    guard let parent, let index = nodes.firstIndex(where: { $0.item == parent }) else {
      nodes += added
      return
    }
    let end = nodes[(index + 1)...].firstIndex { $0.level < level } ?? nodes.endIndex
    nodes.insert(contentsOf: added, at: end)
  }

  /// Expands items, so that the items below them are shown.
  public mutating func expand(_ items: [ItemIdentifierType]) { open.formUnion(items) }
  /// Collapses items.
  public mutating func collapse(_ items: [ItemIdentifierType]) { open.subtract(items) }
  /// Whether an item is expanded.
  public func isExpanded(_ item: ItemIdentifierType) -> Bool { open.contains(item) }
  /// The number of an item's ancestors.
  public func level(of item: ItemIdentifierType) -> Int {
    nodes.first { $0.item == item }?.level ?? 0
  }
  /// The parent of an item.
  public func parent(of child: ItemIdentifierType) -> ItemIdentifierType? {
    nodes.first { $0.item == child }?.parent
  }
  /// Whether an item is in the snapshot.
  public func contains(_ item: ItemIdentifierType) -> Bool { nodes.contains { $0.item == item } }
}
