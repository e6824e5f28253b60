import AdaptiveUI

extension SceneTraits {
  /// The traits as a collection in which all others are unspecified.
  ///
  /// Rule T04.
  var collection: UITraitCollection {
    UITraitCollection { traits in
      if let horizontal { traits.horizontalSizeClass = horizontal }
      if let vertical { traits.verticalSizeClass = vertical }
      if let idiom { traits.userInterfaceIdiom = idiom }
      if let scale { traits.displayScale = scale }
      if let layoutDirection { traits.layoutDirection = layoutDirection }
      if let style { traits.userInterfaceStyle = style }
      if let textSize { traits.preferredContentSizeCategory = textSize }
      if let contrast { traits.accessibilityContrast = contrast }
      if let legibilityWeight { traits.legibilityWeight = legibilityWeight }
      if let gamut { traits.displayGamut = gamut }
      if let level { traits.userInterfaceLevel = level }
    }
  }

  /// Sets the traits in an object's trait overrides.
  ///
  /// Rule T27.
  func override(_ overrides: inout any UITraitOverrides) {
    if let horizontal { overrides.horizontalSizeClass = horizontal }
    if let vertical { overrides.verticalSizeClass = vertical }
    if let idiom { overrides.userInterfaceIdiom = idiom }
    if let scale { overrides.displayScale = scale }
    if let layoutDirection { overrides.layoutDirection = layoutDirection }
    if let style { overrides.userInterfaceStyle = style }
    if let textSize { overrides.preferredContentSizeCategory = textSize }
    if let contrast { overrides.accessibilityContrast = contrast }
    if let legibilityWeight { overrides.legibilityWeight = legibilityWeight }
    if let gamut { overrides.displayGamut = gamut }
    if let level { overrides.userInterfaceLevel = level }
  }
}
