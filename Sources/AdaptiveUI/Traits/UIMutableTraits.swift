// Reference: UIMutableTraits, UITraitOverrides, iOS 18 documentation. Rules T28, T30.
// Status: Complete for the traits in System and custom ones.

/// A container of traits that can be written.
///
/// Rule T30.
public protocol UIMutableTraits {
  /// Reads or writes one trait.
  subscript<T: UITraitDefinition>(trait: T.Type) -> T.Value { get set }
}

/// A closure that sets traits.
public typealias UITraitMutations = (inout any UIMutableTraits) -> Void

/// The traits that an object overrides for itself and everything below it.
///
/// Rule T27.
public protocol UITraitOverrides: UIMutableTraits {
  /// Whether `trait` is overridden.
  func contains(_ trait: UITrait) -> Bool
  /// Ends the override of `trait`.
  mutating func remove(_ trait: UITrait)
}

extension TraitValues: UIMutableTraits {
  subscript<T: UITraitDefinition>(trait: T.Type) -> T.Value {
    get { value(of: trait) ?? trait.defaultValue }
    set { set(trait, newValue) }
  }
}
