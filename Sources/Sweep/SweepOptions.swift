package import AdaptiveUI

/// What a sweep is asked for.
package struct SweepOptions: Sendable {
  package var era: UIKitEra?
  package var style: UIUserInterfaceStyle?
  /// Reading direction, if it is not that of the document's language.
  package var layoutDirection: UITraitEnvironmentLayoutDirection?
  /// The reader's text size, if it is not the usual one.
  package var textSize: UIContentSizeCategory?
  /// Whether lines between the places are searched too.
  package var searchesBetween = true
  /// Whether documents with many views get as many sizes as others.
  package var isThorough = false

  package init() {}
}
