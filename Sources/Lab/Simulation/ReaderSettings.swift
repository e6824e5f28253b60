package import AdaptiveUI
import Documents

/// What the person who reads has set on the device: how a session starts, beneath every override
/// that is made later.
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

  /// Gives a window scene what was set, and the direction of a language where nobody says another.
  @MainActor func apply(to scene: UIWindowScene, _ language: DocumentLanguage?) {
    if let style { scene.traitOverrides.userInterfaceStyle = style }
    if let textSize { scene.traitOverrides.preferredContentSizeCategory = textSize }
    if let direction = layoutDirection ?? language?.layoutDirection {
      scene.traitOverrides.layoutDirection = direction
    }
  }
}
