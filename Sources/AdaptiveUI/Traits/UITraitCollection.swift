// Reference: UITraitCollection, iOS 18 documentation.
// Status: Partial — no archiving.
public import Foundation

/// The traits of one place in the hierarchy.
///
/// Immutable. Rules T01–T10.
public final class UITraitCollection: NSObject, Sendable {
  let values: TraitValues
  /// Notes what is read, while the owner's method runs that depends on it.
  ///
  /// Rule T44.
  let reads: TraitReads?

  init(values: TraitValues, reads: TraitReads? = nil) {
    self.values = values
    self.reads = reads
  }

  /// Creates a collection in which every trait is unspecified.
  ///
  /// Rule T02.
  public override init() {
    values = TraitValues()
    reads = nil
  }

  /// Creates a collection of just what `mutations` sets.
  ///
  /// Rule T06.
  public init(mutations: UITraitMutations) {
    values = TraitValues().applying(mutations)
    reads = nil
  }

  /// Creates a collection of one trait.
  ///
  /// Rule T08.
  public init<T: UITraitDefinition>(_ trait: T.Type, value: T.Value) {
    var values = TraitValues()
    values.set(trait, value)
    self.values = values
    reads = nil
  }

  /// Merges collections: of several that specify a trait, the last wins.
  ///
  /// Rule T04.
  public init(traitsFrom traitCollections: [UITraitCollection]) {
    var values = TraitValues()
    traitCollections.forEach { values.merge($0.values) }  // T04 T05
    self.values = values
    reads = nil
  }

  /// Creates a collection that specifies only the horizontal size class.
  ///
  /// Rule T03.
  public convenience init(horizontalSizeClass: UIUserInterfaceSizeClass) {
    self.init(UITraitHorizontalSizeClass.self, value: horizontalSizeClass)  // T03
  }

  /// Creates a collection that specifies only the vertical size class.
  ///
  /// Rule T03.
  public convenience init(verticalSizeClass: UIUserInterfaceSizeClass) {
    self.init(UITraitVerticalSizeClass.self, value: verticalSizeClass)  // T03
  }

  /// Creates a collection that specifies only the display scale.
  ///
  /// Rule T03.
  public convenience init(displayScale: CGFloat) {
    self.init(UITraitDisplayScale.self, value: displayScale)  // T03
  }

  /// Creates a collection that specifies only the idiom.
  ///
  /// Rule T03.
  public convenience init(userInterfaceIdiom: UIUserInterfaceIdiom) {
    self.init(UITraitUserInterfaceIdiom.self, value: userInterfaceIdiom)  // T03
  }

  /// Creates a collection that specifies only the reading direction.
  ///
  /// Rule T03.
  public convenience init(layoutDirection: UITraitEnvironmentLayoutDirection) {
    self.init(UITraitLayoutDirection.self, value: layoutDirection)  // T03
  }

  /// Creates a collection that specifies only the style.
  ///
  /// Rule T03.
  public convenience init(userInterfaceStyle: UIUserInterfaceStyle) {
    self.init(UITraitUserInterfaceStyle.self, value: userInterfaceStyle)  // T03
  }

  /// Creates a collection that specifies only the level.
  ///
  /// Rule T03.
  public convenience init(userInterfaceLevel: UIUserInterfaceLevel) {
    self.init(UITraitUserInterfaceLevel.self, value: userInterfaceLevel)  // T03
  }

  /// Creates a collection that specifies only the preferred text size.
  ///
  /// Rule T03.
  public convenience init(preferredContentSizeCategory: UIContentSizeCategory) {
    self.init(UITraitPreferredContentSizeCategory.self, value: preferredContentSizeCategory)  // T03
  }

  /// The value of a trait, its default where it is unspecified.
  ///
  /// Rules T08, T22.
  public subscript<T: UITraitDefinition>(trait: T.Type) -> T.Value {
    reads?.note(trait.identifier)
    return values.value(of: trait) ?? trait.defaultValue  // T22 T02
  }

  /// Whether every trait that `trait` specifies has the same value here; `nil` is empty.
  ///
  /// Rule T09.
  public func containsTraits(in trait: UITraitCollection?) -> Bool {
    guard let trait else { return true }
    var merged = values
    merged.merge(trait.values)
    return merged.differences(from: values).isEmpty
  }

  /// A copy with what `mutations` sets.
  ///
  /// Rule T07.
  public func modifyingTraits(_ mutations: UITraitMutations) -> UITraitCollection {
    UITraitCollection(values: values.applying(mutations))
  }

  /// A copy with one trait changed.
  ///
  /// Rule T08.
  public func replacing<T: UITraitDefinition>(
    _ trait: T.Type, value: T.Value
  ) -> UITraitCollection {
    var copy = values
    copy.set(trait, value)
    return UITraitCollection(values: copy)
  }

  /// The traits that differ from `traitCollection`; `nil` is empty.
  ///
  /// Rule T10.
  public func changedTraits(from traitCollection: UITraitCollection?) -> [UITrait] {
    if traitCollection === self { return [] }
    return values.differences(from: traitCollection?.values ?? TraitValues())
  }

  /// Equal when all trait values are equal.
  ///
  /// Rule T01.
  public override func isEqual(_ object: Any?) -> Bool {
    guard let other = object as? UITraitCollection else { return false }
    return other === self || values.differences(from: other.values).isEmpty
  }

  /// Equal collections hash equally.
  ///
  /// Rule T01.
  public override var hash: Int {
    var hasher = Hasher()
    for entry in values.entries {
      if let value = entry.value as? any Hashable { hasher.combine(AnyHashable(value)) }
    }
    return hasher.finalize()
  }

  /// Lists the specified traits.
  public override var description: String {
    "<UITraitCollection: \(values.entries.map { "\($0.trait.name) \($0.value)" }.joined(separator: ", "))>"
  }
}

extension UITraitCollection {
  @TaskLocal private static var installed: UITraitCollection?

  /// The collection of the object whose traits are being used; all unspecified elsewhere.
  ///
  /// Rule T42.
  public static var current: UITraitCollection { installed ?? UITraitCollection() }

  /// Runs `actions` with the receiver as ``current``.
  ///
  /// Rule T43.
  public func performAsCurrent(_ actions: () -> Void) {
    Self.$installed.withValue(self, operation: actions)  // T43
  }
}

extension TraitValues {
  fileprivate func applying(_ mutations: UITraitMutations) -> TraitValues {
    var container: any UIMutableTraits = self
    mutations(&container)  // T30 T06
    return container as? TraitValues ?? self
  }
}
