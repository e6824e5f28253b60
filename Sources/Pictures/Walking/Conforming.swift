package import AdaptiveUI

/// Casts views to a protocol, with a cache by class.
///
/// The runtime needs long to determine that a class does not conform, and repeats the search each
/// time. Here each class is checked once, and plain views never.
@MainActor package struct Conforming<Existential> {
  private var others: Set<ObjectIdentifier> = []

  /// Creates an empty cache.
  package init() {}

  /// The view as an `Existential`; `nil` if its class does not conform.
  package mutating func cast(_ view: UIView) -> Existential? {
    let id = ObjectIdentifier(type(of: view))
    guard id != ObjectIdentifier(UIView.self), !others.contains(id) else { return nil }
    if let existential = view as? Existential { return existential }
    others.insert(id)
    return nil
  }
}
