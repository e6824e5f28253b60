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

  /// The traits of the screen on which somebody with these settings reads a document.
  func traits(for document: any OpenableDocument) -> UITraitCollection {
    document.settings(style: style, textSize: textSize, layoutDirection: layoutDirection)
  }
}
