/// The traits that differ between two collections, remembered: a whole tree goes from one to the
/// other.
struct TraitChanges {
  private var last: (old: UITraitCollection, new: UITraitCollection, changed: [UITrait])?

  /// The traits in which `new` differs from `old`.
  mutating func between(_ old: UITraitCollection, _ new: UITraitCollection) -> [UITrait] {
    if old === new { return [] }
    if let last, last.old === old, last.new === new { return last.changed }
    let changed = new.changedTraits(from: old)
    last = (old, new, changed)
    return changed
  }
}
