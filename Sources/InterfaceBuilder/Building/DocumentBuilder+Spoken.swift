import AdaptiveUI

// What documents say for assistive techniques and for tests.

extension DocumentBuilder {
  /// Gives a view what its `<accessibility>` says.
  ///
  /// The name for tests does not change what the lab calls it.
  func setSpoken(of view: UIView, _ element: DocumentElement) {
    guard let spoken = Self.spoken(element) else { return }
    view.testIdentifier = spoken.string("identifier")
    view.accessibilityLabel = spoken.string("label")
    view.accessibilityHint = spoken.string("hint")
    view.accessibilityValue = spoken.string("value")
    if let flag = spoken.child("bool", key: "isElement") {
      view.isAccessibilityElement = flag.flag("value")
    }
    if let traits = spoken.child("accessibilityTraits", key: "traits") {
      view.accessibilityTraits = UIAccessibilityTraits.named.reduce(into: []) { set, named in
        if traits.flag(named.name) { set.formUnion(named.trait) }
      }
    }
  }

  /// The same for what is in a bar, which keeps less.
  func setSpoken(of item: UIBarItem, _ element: DocumentElement) {
    guard let spoken = Self.spoken(element) else { return }
    item.accessibilityLabel = spoken.string("label")
    if let name = spoken.string("identifier") { item.accessibilityIdentifier = name }
  }

  private static func spoken(_ element: DocumentElement) -> DocumentElement? {
    element.child("accessibility", key: "accessibilityConfiguration")
  }
}
