package import AdaptiveUI
import Documents

/// What the reader has set in the system before a session starts.
package struct ReaderSettings: Sendable, Equatable {
  package var style: UIUserInterfaceStyle?
  package var textSize: UIContentSizeCategory?
  /// `nil` for the direction of the document's language.
  package var layoutDirection: UITraitEnvironmentLayoutDirection?

  package init(
    style: UIUserInterfaceStyle? = nil, textSize: UIContentSizeCategory? = nil,
    layoutDirection: UITraitEnvironmentLayoutDirection? = nil
  ) {
    self.style = style
    self.textSize = textSize
    self.layoutDirection = layoutDirection
  }

  /// These settings with those that others have instead.
  func overlaid(by other: ReaderSettings) -> ReaderSettings {
    ReaderSettings(
      style: other.style ?? style, textSize: other.textSize ?? textSize,
      layoutDirection: other.layoutDirection ?? layoutDirection)
  }

  /// Whether they have the trait of that name.
  func sets(_ trait: String) -> Bool {
    switch TraitChoice.named(trait)?.trait {
    case is UITraitUserInterfaceStyle.Type: style != nil
    case is UITraitPreferredContentSizeCategory.Type: textSize != nil
    case is UITraitLayoutDirection.Type: layoutDirection != nil
    default: false
    }
  }

  /// The traits of the screen on which somebody with these settings reads a document.
  func traits(for document: any OpenableDocument) -> UITraitCollection {
    document.settings(style: style, textSize: textSize, layoutDirection: layoutDirection)
  }
}
