// Reference: UITraitCollection's trait list, iOS 18 and 26 documentation. Rule T18.
// Status: Partial — programs and documents set these; split views do not set theirs.
public import Foundation

/// The trait of how strongly colours differ.
public struct UITraitAccessibilityContrast: UITraitDefinition {
  /// Unspecified.
  public static var defaultValue: UIAccessibilityContrast { .unspecified }
  /// The name shown to people.
  public static var name: String { "contrast" }
  /// Colours depend on it.
  public static var affectsColorAppearance: Bool { true }
}

/// The trait of bold text.
public struct UITraitLegibilityWeight: UITraitDefinition {
  /// Unspecified.
  public static var defaultValue: UILegibilityWeight { .unspecified }
  /// The name shown to people.
  public static var name: String { "weight" }
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

/// The trait of touches that press.
public struct UITraitForceTouchCapability: UITraitDefinition {
  /// Unknown.
  public static var defaultValue: UIForceTouchCapability { .unknown }
  /// The name shown to people.
  public static var name: String { "force touch" }
}

/// The trait of windows that look active.
public struct UITraitActiveAppearance: UITraitDefinition {
  /// Unspecified.
  public static var defaultValue: UIUserInterfaceActiveAppearance { .unspecified }
  /// The name shown to people.
  public static var name: String { "activity" }
  /// Colours depend on it.
  public static var affectsColorAppearance: Bool { true }
}

/// The trait of the size of items in a Mac's toolbar.
public struct UITraitToolbarItemPresentationSize: UITraitDefinition {
  /// Unspecified.
  public static var defaultValue: UINSToolbarItemPresentationSize { .unspecified }
  /// The name shown to people.
  public static var name: String { "toolbar size" }
}

/// The trait of scenes that are recorded or mirrored.
public struct UITraitSceneCaptureState: UITraitDefinition {
  /// Unspecified.
  public static var defaultValue: UISceneCaptureState { .unspecified }
  /// The name shown to people.
  public static var name: String { "capture" }
}

/// The trait of the list that a view stands in.
public struct UITraitListEnvironment: UITraitDefinition {
  /// Unspecified.
  public static var defaultValue: UIListEnvironment { .unspecified }
  /// The name shown to people.
  public static var name: String { "list" }
}

/// The trait of how bright images may get.
public struct UITraitImageDynamicRange: UITraitDefinition {
  /// Unspecified.
  public static var defaultValue: UIImageDynamicRange { .unspecified }
  /// The name shown to people.
  public static var name: String { "image range" }
}

/// The trait of the language whose letters need room.
public struct UITraitTypesettingLanguage: UITraitDefinition {
  /// None.
  public static var defaultValue: Locale.Language? { nil }
  /// The name shown to people.
  public static var name: String { "language" }
}

/// The trait of the place of what stands above a tab bar.
public struct UITraitTabAccessoryEnvironment: UITraitDefinition {
  /// Unspecified.
  public static var defaultValue: UITabAccessory.Environment { .unspecified }
  /// The name shown to people.
  public static var name: String { "tab accessory" }
}

/// The trait of text that stands by its own direction.
public struct UITraitResolvesNaturalAlignmentWithBaseWritingDirection: UITraitDefinition {
  /// Off.
  public static var defaultValue: Bool { false }
  /// The name shown to people.
  public static var name: String { "natural alignment" }
}

/// The trait of how the split view controller around a place stands.
///
/// Rule KS17.
public struct UITraitSplitViewControllerLayoutEnvironment: UITraitDefinition {
  /// Outside of split view controllers.
  public static var defaultValue: UISplitViewControllerLayoutEnvironment { .none }
  /// The name shown to people.
  public static var name: String { "split" }
}

/// The trait of whether bright images shall hold back.
public struct UITraitHDRHeadroomUsageLimit: UITraitDefinition {
  /// Unspecified.
  public static var defaultValue: UIHDRHeadroomUsageLimit { .unspecified }
  /// The name shown to people.
  public static var name: String { "headroom" }
}
