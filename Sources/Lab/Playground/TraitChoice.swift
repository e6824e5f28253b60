import AdaptiveUI
import Foundation

/// A trait that the playground can override, with the values to choose from.
struct TraitChoice: Sendable {
  /// One value, and how it is written into overrides.
  struct Value: Sendable {
    let name: String
    let write: @Sendable (inout any UITraitOverrides) -> Void
  }

  /// As scripts write it, without spaces.
  let name: String
  let trait: UITrait
  let values: [Value]

  private init<T: UITraitDefinition>(
    _ name: String, _ trait: T.Type, _ values: [(String, T.Value)]
  ) where T.Value: Sendable {
    self.name = name
    self.trait = trait
    self.values = values.map { name, value in Value(name: name) { $0[trait] = value } }
  }

  static func named(_ name: String) -> TraitChoice? { all.first { $0.name == name } }

  private static let classes: [(String, UIUserInterfaceSizeClass)] = [
    ("compact", .compact), ("regular", .regular),
  ]

  private static let textSizes: [(String, UIContentSizeCategory)] = [
    UIContentSizeCategory.extraSmall, .small, .medium, .large, .extraLarge, .extraExtraLarge,
    .extraExtraExtraLarge, .accessibilityMedium, .accessibilityLarge, .accessibilityExtraLarge,
    .accessibilityExtraExtraLarge, .accessibilityExtraExtraExtraLarge,
  ].map { ($0.rawValue.replacingOccurrences(of: "UICTContentSizeCategory", with: ""), $0) }

  /// In the order of the list.
  static let all: [TraitChoice] = [
    TraitChoice("horizontal", UITraitHorizontalSizeClass.self, classes),
    TraitChoice("vertical", UITraitVerticalSizeClass.self, classes),
    TraitChoice(
      "idiom", UITraitUserInterfaceIdiom.self, [("phone", .phone), ("pad", .pad)]),
    TraitChoice("scale", UITraitDisplayScale.self, [("1", 1), ("2", 2), ("3", 3)]),
    TraitChoice(
      "direction", UITraitLayoutDirection.self,
      [("leftToRight", .leftToRight), ("rightToLeft", .rightToLeft)]),
    TraitChoice("style", UITraitUserInterfaceStyle.self, [("light", .light), ("dark", .dark)]),
    TraitChoice(
      "level", UITraitUserInterfaceLevel.self, [("base", .base), ("elevated", .elevated)]),
    TraitChoice("text-size", UITraitPreferredContentSizeCategory.self, textSizes),
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
