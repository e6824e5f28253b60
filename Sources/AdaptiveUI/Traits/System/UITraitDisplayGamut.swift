// Reference: UITraitCollection's trait list, iOS 18 and 26 documentation. Rule T18.

/// The colours that a display can show.
public enum UIDisplayGamut: Int, Sendable {
  case unspecified = -1
  // swift-format-ignore: AlwaysUseLowerCamelCase
  case SRGB = 0
  // swift-format-ignore: AlwaysUseLowerCamelCase
  case P3 = 1
}

/// The trait of the colours that the display can show.
public struct UITraitDisplayGamut: UITraitDefinition {
  /// Unspecified.
  public static var defaultValue: UIDisplayGamut { .unspecified }
  /// The name shown to people.
  public static var name: String { "gamut" }
  /// Colours depend on it.
  public static var affectsColorAppearance: Bool { true }
}

extension UITraitCollection {
  /// The value of the trait of the colours that the display can show.
  public var displayGamut: UIDisplayGamut { self[UITraitDisplayGamut.self] }
}

extension UIMutableTraits {
  /// The value of the trait of the colours that the display can show.
  public var displayGamut: UIDisplayGamut {
    get { self[UITraitDisplayGamut.self] }
    set { self[UITraitDisplayGamut.self] = newValue }
  }
}
