/// UIKit's own traits: how their values compare, and whether the default value means "unspecified".
///
/// A table, because asking the runtime whether a type conforms to a protocol takes it through all
/// the conformances of the program.
enum SystemTraits {
  typealias Comparison = @Sendable (Any, Any) -> Bool

  private typealias Entry = (
    type: ObjectIdentifier, hasUnspecified: Bool, areEqual: Comparison
  )

  private static let known: [Entry] = [
    entry(UITraitHorizontalSizeClass.self),
    entry(UITraitVerticalSizeClass.self),
    entry(UITraitDisplayScale.self),
    entry(UITraitUserInterfaceIdiom.self),
    entry(UITraitLayoutDirection.self),
    entry(UITraitUserInterfaceStyle.self),
    entry(UITraitUserInterfaceLevel.self),
    entry(UITraitPreferredContentSizeCategory.self),
    entry(UITraitAccessibilityContrast.self),
    entry(UITraitLegibilityWeight.self),
    entry(UITraitDisplayGamut.self),
    entry(UITraitForceTouchCapability.self),
    entry(UITraitActiveAppearance.self),
    entry(UITraitToolbarItemPresentationSize.self),
    entry(UITraitSceneCaptureState.self),
    entry(UITraitListEnvironment.self),
    entry(UITraitImageDynamicRange.self),
    entry(UITraitTypesettingLanguage.self),
    entry(UITraitTabAccessoryEnvironment.self),
    entry(UITraitSplitViewControllerLayoutEnvironment.self, hasUnspecified: false),
    entry(UITraitHDRHeadroomUsageLimit.self),
    entry(UITraitResolvesNaturalAlignmentWithBaseWritingDirection.self, hasUnspecified: false),
  ]

  private static func entry<T: UITraitDefinition>(
    _ trait: T.Type, hasUnspecified: Bool = true
  ) -> Entry where T.Value: Equatable & SendableMetatype {
    (
      ObjectIdentifier(trait), hasUnspecified,
      { left, right in
        guard let left = left as? T.Value, let right = right as? T.Value else { return false }
        return left == right
      }
    )
  }

  /// How values of a trait of UIKit's own compare; `nil` for any other trait.
  static func comparison(of trait: UITrait) -> Comparison? {
    let type = ObjectIdentifier(trait)
    return known.first { $0.type == type }?.areEqual
  }

  /// Whether setting a trait to `value` leaves it unspecified.
  static func isUnspecified<T: UITraitDefinition>(_ value: T.Value, of trait: T.Type) -> Bool {
    let type = ObjectIdentifier(trait)
    guard let entry = known.first(where: { $0.type == type }), entry.hasUnspecified else {
      return false
    }
    return entry.areEqual(value, trait.defaultValue)
  }
}
