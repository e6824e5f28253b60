/// The storage of `traitOverrides`.
struct TraitOverrides: UITraitOverrides {
  var values = TraitValues()
  /// Whose overrides these are, for the message of rule T28.
  var owner: TraceSubject?

  subscript<T: UITraitDefinition>(trait: T.Type) -> T.Value {
    get {
      if let value = values.value(of: trait) { return value }
      reportMissing(trait)
      return trait.defaultValue
    }
    set { values.set(trait, newValue) }
  }

  func contains(_ trait: UITrait) -> Bool { values.contains(trait) }
  mutating func remove(_ trait: UITrait) { values.remove(trait) }

  /// Rule T28: reading a trait that is not overridden raises.
  private func reportMissing(_ trait: UITrait) {
    let name = trait.name
    let owner = owner
    MainActor.assumeIsolated {
      Environment.current.breach(
        Breach(
          "NSInternalInconsistencyException",
          "Trait override for \(name) is not set; check contains(_:) before reading it.",
          subject: owner, rule: "T28"))
    }
  }
}
