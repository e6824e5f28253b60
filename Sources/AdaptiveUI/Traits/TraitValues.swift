/// The specified traits of a collection, sorted by key; the storage behind collections and
/// overrides.
struct TraitValues: Sendable {
  /// One specified trait.
  ///
  /// Unchecked because trait values are opaque to the compiler: UIKit asks for value types (T23),
  /// and an entry is never changed after it was made.
  struct Entry: @unchecked Sendable {
    let key: String
    let trait: UITrait
    /// The trait's type, which is compared faster than its key.
    let type: ObjectIdentifier
    let value: Any

    init(_ trait: UITrait, _ value: Any) {
      key = trait.identifier
      self.trait = trait
      type = ObjectIdentifier(trait)
      self.value = value
    }
  }

  private(set) var entries: [Entry] = []

  var isEmpty: Bool { entries.isEmpty }

  private func index(of key: String) -> (position: Int, found: Bool) {
    var low = 0
    var high = entries.count
    while low < high {
      let middle = (low + high) / 2
      if entries[middle].key < key { low = middle + 1 } else { high = middle }
    }
    return (low, low < entries.count && entries[low].key == key)
  }

  func value<T: UITraitDefinition>(of trait: T.Type) -> T.Value? {
    place(of: trait).flatMap { entries[$0].value as? T.Value }
  }

  func contains(_ trait: UITrait) -> Bool { place(of: trait) != nil }

  func entry(of trait: UITrait) -> Entry? { place(of: trait).map { entries[$0] } }

  /// The index of a trait's entry: traits are read all the time, and entries are large to copy.
  ///
  /// Rule T22: the type is the key.
  private func place(of trait: UITrait) -> Int? {
    let type = ObjectIdentifier(trait)
    return entries.indices.first { entries[$0].type == type }
  }

  /// Sets a trait; the default of a system trait that has no other word for unspecified removes it.
  ///
  /// Rule T04.
  mutating func set<T: UITraitDefinition>(_ trait: T.Type, _ value: T.Value) {
    if SystemTraits.isUnspecified(value, of: trait) {
      remove(trait)
    } else {
      insert(Entry(trait, value))
    }
  }

  mutating func insert(_ entry: Entry) {
    let (position, found) = index(of: entry.key)
    if found { entries[position] = entry } else { entries.insert(entry, at: position) }
  }

  mutating func remove(_ trait: UITrait) {
    let type = ObjectIdentifier(trait)
    entries.removeAll { $0.type == type }
  }

  /// Lays `other` over the receiver: what it specifies wins.
  mutating func merge(_ other: TraitValues) {
    other.entries.forEach { insert($0) }
  }

  /// The traits in which the two differ, in key order; unspecified counts as the default value.
  func differences(from other: TraitValues) -> [UITrait] {
    var merged = self
    merged.merge(other)
    return merged.entries.map(\.trait).filter { trait in
      !areEqual(
        trait, entry(of: trait)?.value ?? trait.anyDefault,
        other.entry(of: trait)?.value ?? trait.anyDefault)
    }
  }
}

extension UITraitDefinition {
  fileprivate static var anyDefault: Any { defaultValue }
}

/// Compares two values of a trait with `==`; values that cannot be compared count as different.
///
/// Rule T23.
private func areEqual(_ trait: UITrait, _ left: Any, _ right: Any) -> Bool {
  if let areEqual = SystemTraits.comparison(of: trait) { return areEqual(left, right) }
  func compare<T: Equatable>(_ value: T) -> Bool { (right as? T) == value }
  guard let left = left as? any Equatable else { return false }
  return compare(left)
}
