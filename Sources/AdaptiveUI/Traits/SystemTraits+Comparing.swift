/// UIKit's own traits whose default value stands for "unspecified", and how their values compare.
///
/// A table, because asking the runtime whether a type conforms to a protocol takes it through all
/// the conformances of the program.
enum SystemTraits {
  typealias Comparison = @Sendable (Any, Any) -> Bool

  private static let known: [(type: ObjectIdentifier, areEqual: Comparison)] = [
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
    entry(UITraitSplitViewControllerLayoutEnvironment.self),
    entry(UITraitHDRHeadroomUsageLimit.self),
    entry(UITraitResolvesNaturalAlignmentWithBaseWritingDirection.self),
  ]

  private static func entry<T: UITraitDefinition>(
    _ trait: T.Type
  ) -> (type: ObjectIdentifier, areEqual: Comparison) where T.Value: Equatable & SendableMetatype {
    (
      ObjectIdentifier(trait),
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
}
