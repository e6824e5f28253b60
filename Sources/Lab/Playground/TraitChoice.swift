import AdaptiveUI
import Foundation

/// A trait that the playground can change, with its possible values.
struct TraitChoice: Sendable {
  /// A value, and its effect on overrides and settings.
  struct Value: Sendable {
    let name: String
    let write: @Sendable (inout any UIMutableTraits) -> Void
  }

  /// The name in scripts, without spaces.
  let name: String
  let trait: UITrait
  let values: [Value]
  /// Whether people choose the value in the system's settings, for all programs.
  let isSetting: Bool

  private init<T: UITraitDefinition>(
    _ name: String, _ trait: T.Type, _ values: [(String, T.Value)], isSetting: Bool = false
  ) where T.Value: Sendable {
    self.name = name
    self.trait = trait
    self.isSetting = isSetting
    self.values = values.map { name, value in Value(name: name) { $0[trait] = value } }
  }

  static func named(_ name: String) -> TraitChoice? { all.first { $0.name == name } }

  /// The value for a word, in the spelling of ``values``: case is ignored, and text sizes have
  /// several names.
  func value(meaning text: String) -> String? {
    if name == "text-size", let size = UIContentSizeCategory(spelling: text) {
      return size.shortName ?? text
    }
    return values.first { $0.name.lowercased() == text.lowercased() }?.name
  }

  private static let classes: [(String, UIUserInterfaceSizeClass)] = [
    ("compact", .compact), ("regular", .regular),
  ]

  private static let textSizes: [(String, UIContentSizeCategory)] =
    UIContentSizeCategory.all.map { ($0.shortName ?? $0.rawValue, $0) }

  /// All traits, in the order of the lists.
  static let all = main + further

  /// The traits that affect layout.
  static let main: [TraitChoice] = [
    TraitChoice("horizontal", UITraitHorizontalSizeClass.self, classes),
    TraitChoice("vertical", UITraitVerticalSizeClass.self, classes),
    TraitChoice(
      "idiom", UITraitUserInterfaceIdiom.self, [("phone", .phone), ("pad", .pad)]),
    TraitChoice("scale", UITraitDisplayScale.self, [("1", 1), ("2", 2), ("3", 3)]),
    TraitChoice(
      "direction", UITraitLayoutDirection.self,
      [("leftToRight", .leftToRight), ("rightToLeft", .rightToLeft)], isSetting: true),
    TraitChoice(
      "style", UITraitUserInterfaceStyle.self, [("light", .light), ("dark", .dark)],
      isSetting: true),
    TraitChoice(
      "level", UITraitUserInterfaceLevel.self, [("base", .base), ("elevated", .elevated)]),
    TraitChoice(
      "text-size", UITraitPreferredContentSizeCategory.self, textSizes, isSetting: true),
  ]

  /// The traits that only programs read.
  ///
  /// Rule T18.
  static let further: [TraitChoice] = [
    TraitChoice(
      "contrast", UITraitAccessibilityContrast.self, [("normal", .normal), ("high", .high)],
      isSetting: true),
    TraitChoice(
      "weight", UITraitLegibilityWeight.self, [("regular", .regular), ("bold", .bold)],
      isSetting: true),
    TraitChoice("gamut", UITraitDisplayGamut.self, [("SRGB", .SRGB), ("P3", .P3)]),
    TraitChoice(
      "force-touch", UITraitForceTouchCapability.self,
      [("unavailable", .unavailable), ("available", .available)]),
    TraitChoice(
      "activity", UITraitActiveAppearance.self, [("inactive", .inactive), ("active", .active)]),
    TraitChoice(
      "toolbar-size", UITraitToolbarItemPresentationSize.self,
      [("regular", .regular), ("small", .small), ("large", .large)]),
    TraitChoice(
      "capture", UITraitSceneCaptureState.self, [("inactive", .inactive), ("active", .active)]),
    TraitChoice(
      "list", UITraitListEnvironment.self,
      [
        ("none", .none), ("plain", .plain), ("grouped", .grouped), ("insetGrouped", .insetGrouped),
        ("sidebar", .sidebar), ("sidebarPlain", .sidebarPlain),
      ]),
    TraitChoice(
      "image-range", UITraitImageDynamicRange.self,
      [("standard", .standard), ("constrainedHigh", .constrainedHigh), ("high", .high)]),
    TraitChoice(
      "language", UITraitTypesettingLanguage.self,
      ["en", "de", "ar", "hi", "th", "ja"].map { ($0, Locale.Language(identifier: $0)) }),
    TraitChoice(
      "tab-accessory", UITraitTabAccessoryEnvironment.self,
      [("none", .none), ("regular", .regular), ("inline", .inline)]),
    TraitChoice(
      "natural-alignment", UITraitResolvesNaturalAlignmentWithBaseWritingDirection.self,
      [("true", true), ("false", false)]),
    TraitChoice(
      "split", UITraitSplitViewControllerLayoutEnvironment.self,
      [("none", .none), ("expanded", .expanded), ("collapsed", .collapsed)]),
    TraitChoice(
      "headroom", UITraitHDRHeadroomUsageLimit.self,
      [("inactive", .inactive), ("active", .active)]),
  ]
}

/// The display modes of split view controllers, by name.
enum DisplayModes {
  static let all: [(name: String, mode: UISplitViewController.DisplayMode)] = [
    ("automatic", .automatic), ("secondaryOnly", .secondaryOnly),
    ("oneBesideSecondary", .oneBesideSecondary), ("oneOverSecondary", .oneOverSecondary),
    ("twoBesideSecondary", .twoBesideSecondary), ("twoOverSecondary", .twoOverSecondary),
    ("twoDisplaceSecondary", .twoDisplaceSecondary),
  ]
}
