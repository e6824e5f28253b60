package import AdaptiveUI

/// Views as what they conform to.
///
/// The runtime takes long to find out that a class does not conform, and does so each time; here it
/// is asked once for each class, and never about plain views.
@MainActor package struct Conforming<Existential> {
  private var others: Set<ObjectIdentifier> = []

  /// Creates a list that knows no class yet.
  package init() {}

  /// The view as an `Existential`; `nil` when its class does not conform.
  package mutating func cast(_ view: UIView) -> Existential? {
    let id = ObjectIdentifier(type(of: view))
    guard id != ObjectIdentifier(UIView.self), !others.contains(id) else { return nil }
    if let existential = view as? Existential { return existential }
    others.insert(id)
    return nil
  }
}
