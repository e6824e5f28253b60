// Reference: UITraitCollection's trait list, iOS 18 and 26 documentation. Rule T18.
public import Foundation

/// The trait of the language whose letters need room.
public struct UITraitTypesettingLanguage: UITraitDefinition {
  /// None.
  public static var defaultValue: Locale.Language? { nil }
  /// The name shown to people.
  public static var name: String { "language" }
}

extension UITraitCollection {
  /// The value of the trait of the language whose letters need room.
  public var typesettingLanguage: Locale.Language? {
    self[UITraitTypesettingLanguage.self]
  }
}

extension UIMutableTraits {
  /// The value of the trait of the language whose letters need room.
  public var typesettingLanguage: Locale.Language? {
    get { self[UITraitTypesettingLanguage.self] }
    set { self[UITraitTypesettingLanguage.self] = newValue }
  }
}
