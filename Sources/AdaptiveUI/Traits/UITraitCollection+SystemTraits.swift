// Reference: systemTraitsAffectingColorAppearance, systemTraitsAffectingImageLookup; iOS 18
// documentation.

extension UITraitCollection {
  /// The system's traits that colours depend on, for registrations.
  ///
  /// Rule T37.
  public static var systemTraitsAffectingColorAppearance: [UITrait] {
    [  // T37
      UITraitUserInterfaceStyle.self, UITraitUserInterfaceLevel.self,
      UITraitAccessibilityContrast.self, UITraitDisplayGamut.self, UITraitActiveAppearance.self,
    ]
  }

  /// The system's traits that the choice of an image's version depends on, for registrations.
  ///
  /// Rule T37.
  public static var systemTraitsAffectingImageLookup: [UITrait] {
    [
      UITraitUserInterfaceIdiom.self, UITraitDisplayScale.self, UITraitDisplayGamut.self,
      UITraitHorizontalSizeClass.self, UITraitVerticalSizeClass.self, UITraitLayoutDirection.self,
      UITraitUserInterfaceStyle.self, UITraitAccessibilityContrast.self,
    ]
  }

  /// Whether colours may look different here and there.
  public func hasDifferentColorAppearance(
    comparedTo traitCollection: UITraitCollection?
  ) -> Bool { changedTraits(from: traitCollection).contains { $0.affectsColorAppearance } }
}
