import UIKit

// Names of traits and their values.

@MainActor extension UsedNames {
  static func uiTraitCollection() {
    // A UITraitCollection
    _ = UITraitCollection.self
    // A UITraitCollection.horizontalSizeClass
    _ = { (value: UITraitCollection) in value.horizontalSizeClass }
    // A UITraitCollection.verticalSizeClass
    _ = { (value: UITraitCollection) in value.verticalSizeClass }
    // A UITraitCollection.current
    _ = UITraitCollection.current
    // A UITraitCollection.userInterfaceIdiom
    _ = { (value: UITraitCollection) in value.userInterfaceIdiom }
    // A UITraitCollection.init(verticalSizeClass:)
    _ = UITraitCollection.init(verticalSizeClass:)
    // A UITraitCollection.init(horizontalSizeClass:)
    _ = UITraitCollection.init(horizontalSizeClass:)
    // A UITraitCollection.init(traitsFrom:)
    _ = UITraitCollection.init(traitsFrom:)
    // A UITraitCollection.displayScale
    _ = { (value: UITraitCollection) in value.displayScale }
    // B UITraitCollection.preferredContentSizeCategory
    _ = { (value: UITraitCollection) in value.preferredContentSizeCategory }
    // B UITraitCollection.hasDifferentColorAppearance(comparedTo:)
    _ = { (value: UITraitCollection) in value.hasDifferentColorAppearance(comparedTo:) }
    // B UITraitCollection.userInterfaceStyle
    _ = { (value: UITraitCollection) in value.userInterfaceStyle }
  }

  static func uiTraitEnvironment() {
    // A UITraitEnvironment
    _ = (any UITraitEnvironment).self
    // A UITraitEnvironment.traitCollection
    _ = { (value: any UITraitEnvironment) in value.traitCollection }
    // A UITraitEnvironment.traitCollectionDidChange(_:)
    _ = { (value: any UITraitEnvironment) in value.traitCollectionDidChange(_:) }
  }

  static func uiUserInterfaceSizeClass() {
    // A UIUserInterfaceSizeClass
    _ = UIUserInterfaceSizeClass.self
    // A UIUserInterfaceSizeClass.compact
    _ = UIUserInterfaceSizeClass.compact
    // A UIUserInterfaceSizeClass.regular
    _ = UIUserInterfaceSizeClass.regular
    // A UIUserInterfaceSizeClass.unspecified
    _ = UIUserInterfaceSizeClass.unspecified
  }

  static func uiUserInterfaceIdiom() {
    // A UIUserInterfaceIdiom
    _ = UIUserInterfaceIdiom.self
    // A UIUserInterfaceIdiom.pad
    _ = UIUserInterfaceIdiom.pad
    // A UIUserInterfaceIdiom.unspecified
    _ = UIUserInterfaceIdiom.unspecified
    // A UIUserInterfaceIdiom.phone
    _ = UIUserInterfaceIdiom.phone
  }

  static func uiUserInterfaceStyle() {
    // A UIUserInterfaceStyle.unspecified
    _ = UIUserInterfaceStyle.unspecified
    // B UIUserInterfaceStyle.dark
    _ = UIUserInterfaceStyle.dark
    // B UIUserInterfaceStyle.light
    _ = UIUserInterfaceStyle.light
  }

  static func uiTraitEnvironmentLayoutDirection() {
    // B UITraitEnvironmentLayoutDirection.unspecified
    _ = UITraitEnvironmentLayoutDirection.unspecified
    // B UITraitEnvironmentLayoutDirection.leftToRight
    _ = UITraitEnvironmentLayoutDirection.leftToRight
    // B UITraitEnvironmentLayoutDirection.rightToLeft
    _ = UITraitEnvironmentLayoutDirection.rightToLeft
  }

  static func uiContentSizeCategory() {
    // B UIContentSizeCategory.unspecified
    _ = UIContentSizeCategory.unspecified
    // B UIContentSizeCategory.isAccessibilityCategory
    _ = { (value: UIContentSizeCategory) in value.isAccessibilityCategory }
  }

  static func uiTraitChangeObservable() {
    // B UITraitChangeObservable
    _ = (any UITraitChangeObservable).self
    // B UITraitChangeObservable.registerForTraitChanges(_:action:)
    _ = { (value: UIView) in value.registerForTraitChanges([], action: "changed") }
    // B UITraitChangeObservable.registerForTraitChanges(_:handler:)
    _ = { (value: UIView) in value.registerForTraitChanges([]) { (_: UIView, _) in } }
    // B UITraitChangeObservable.registerForTraitChanges(_:target:action:)
    _ = { (value: UIView) in value.registerForTraitChanges([], target: value, action: "changed") }
    // B UITraitChangeObservable.unregisterForTraitChanges(_:)
    _ = { (value: any UITraitChangeObservable) in value.unregisterForTraitChanges(_:) }
  }

  static func uiTraitDefinition() {
    // B UITraitDefinition
    _ = (any UITraitDefinition).self
    // B UITraitDefinition.name
    _ = UITraitHorizontalSizeClass.name
    // B UITraitDefinition.identifier
    _ = UITraitHorizontalSizeClass.identifier
  }

  static func uiMutableTraits() {
    // B UIMutableTraits
    _ = (any UIMutableTraits).self
    // A UIMutableTraits.horizontalSizeClass
    _ = { (value: any UIMutableTraits) in value.horizontalSizeClass }
    // A UIMutableTraits.verticalSizeClass
    _ = { (value: any UIMutableTraits) in value.verticalSizeClass }
    // A UIMutableTraits.userInterfaceIdiom
    _ = { (value: any UIMutableTraits) in value.userInterfaceIdiom }
    // B UIMutableTraits.displayScale
    _ = { (value: any UIMutableTraits) in value.displayScale }
    // B UIMutableTraits.preferredContentSizeCategory
    _ = { (value: any UIMutableTraits) in value.preferredContentSizeCategory }
    // B UIMutableTraits.userInterfaceStyle
    _ = { (value: any UIMutableTraits) in value.userInterfaceStyle }
  }

  static func uiTraitOverrides() {
    // B UITraitOverrides
    _ = (any UITraitOverrides).self
    // B UITraitOverrides.contains(_:)
    _ = { (value: any UITraitOverrides) in value.contains(_:) }
  }
}
