// Reference: UITraitCollection's trait list, iOS 18 documentation. Rule T18.
// Status: Partial — the traits that size, device and appearance depend on.
public import Foundation

/// The trait of coarse width.
///
/// Rule T13.
public struct UITraitHorizontalSizeClass: UITraitDefinition {
  /// Unspecified.
  public static var defaultValue: UIUserInterfaceSizeClass { .unspecified }
  /// The name shown to people.
  public static var name: String { "horizontal" }
}

/// The trait of coarse height.
///
/// Rule T13.
public struct UITraitVerticalSizeClass: UITraitDefinition {
  /// Unspecified.
  public static var defaultValue: UIUserInterfaceSizeClass { .unspecified }
  /// The name shown to people.
  public static var name: String { "vertical" }
}

/// The trait of pixels per point.
///
/// Rule T15.
public struct UITraitDisplayScale: UITraitDefinition {
  /// Zero stands for unspecified.
  public static var defaultValue: CGFloat { 0 }
  /// The name shown to people.
  public static var name: String { "scale" }
}

/// The trait of the device's kind.
///
/// Rule T16.
public struct UITraitUserInterfaceIdiom: UITraitDefinition {
  /// Unspecified.
  public static var defaultValue: UIUserInterfaceIdiom { .unspecified }
  /// The name shown to people.
  public static var name: String { "idiom" }
}

/// The trait of the reading direction.
public struct UITraitLayoutDirection: UITraitDefinition {
  /// Unspecified.
  public static var defaultValue: UITraitEnvironmentLayoutDirection { .unspecified }
  /// The name shown to people.
  public static var name: String { "direction" }
}

/// The trait of the light and dark appearance.
public struct UITraitUserInterfaceStyle: UITraitDefinition {
  /// Unspecified.
  public static var defaultValue: UIUserInterfaceStyle { .unspecified }
  /// The name shown to people.
  public static var name: String { "style" }
  /// Colours depend on it.
  public static var affectsColorAppearance: Bool { true }
}

/// The trait of the visual level: base, or elevated above it.
///
/// Rule T19.
public struct UITraitUserInterfaceLevel: UITraitDefinition {
  /// Unspecified.
  public static var defaultValue: UIUserInterfaceLevel { .unspecified }
  /// The name shown to people.
  public static var name: String { "level" }
  /// Colours depend on it.
  public static var affectsColorAppearance: Bool { true }
}

/// The trait of the text size that the user prefers.
public struct UITraitPreferredContentSizeCategory: UITraitDefinition {
  /// Unspecified.
  public static var defaultValue: UIContentSizeCategory { .unspecified }
  /// The name shown to people.
  public static var name: String { "text size" }
}
