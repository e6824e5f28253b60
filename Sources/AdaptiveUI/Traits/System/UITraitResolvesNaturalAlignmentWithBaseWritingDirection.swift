// Reference: UITraitCollection's trait list, iOS 18 and 26 documentation. Rule T18.

/// The trait of text that has its own direction.
public struct UITraitResolvesNaturalAlignmentWithBaseWritingDirection: UITraitDefinition {
  /// Off.
  public static var defaultValue: Bool { false }
  /// The name shown to people.
  public static var name: String { "natural alignment" }
}

extension UITraitCollection {
  /// The value of the trait of text that has its own direction.
  public var resolvesNaturalAlignmentWithBaseWritingDirection: Bool {
    self[UITraitResolvesNaturalAlignmentWithBaseWritingDirection.self]
  }
}

extension UIMutableTraits {
  /// The value of the trait of text that has its own direction.
  public var resolvesNaturalAlignmentWithBaseWritingDirection: Bool {
    get { self[UITraitResolvesNaturalAlignmentWithBaseWritingDirection.self] }
    set { self[UITraitResolvesNaturalAlignmentWithBaseWritingDirection.self] = newValue }
  }
}
