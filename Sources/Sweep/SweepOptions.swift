package import AdaptiveUI

/// The options of a sweep.
package struct SweepOptions: Sendable {
  package var era: UIKitEra?
  package var style: UIUserInterfaceStyle?
  /// The layout direction, if it is not that of the document's language.
  package var layoutDirection: UITraitEnvironmentLayoutDirection?
  /// The content size category, if it is not the default.
  package var textSize: UIContentSizeCategory?
  /// Whether the lines between the places are searched too.
  package var searchesBetween = true
  /// Whether documents with many views are checked at as many sizes as others.
  package var isThorough = false

  package init() {}
}
