import AdaptiveUI

extension SceneTraits {
  /// The traits as a collection in which nothing else is specified.
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
    }
  }

  /// Writes the traits into the overrides of an object.
  ///
  /// Rule T27.
  func override(_ overrides: inout any UITraitOverrides) {
    if let horizontal { overrides.horizontalSizeClass = horizontal }
    if let vertical { overrides.verticalSizeClass = vertical }
    if let idiom { overrides.userInterfaceIdiom = idiom }
    if let scale { overrides.displayScale = scale }
    if let layoutDirection { overrides.layoutDirection = layoutDirection }
    if let style { overrides.userInterfaceStyle = style }
  }
}
