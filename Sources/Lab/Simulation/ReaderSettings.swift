package import AdaptiveUI
import Documents

/// The user's settings on the device: the initial traits of a session, which later overrides
/// replace.
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

  /// Applies the settings to a window scene, and the language's direction if none is set.
  @MainActor func apply(to scene: UIWindowScene, _ language: DocumentLanguage?) {
    if let style { scene.traitOverrides.userInterfaceStyle = style }
    if let textSize { scene.traitOverrides.preferredContentSizeCategory = textSize }
    if let direction = layoutDirection ?? language?.layoutDirection {
      scene.traitOverrides.layoutDirection = direction
    }
  }
}
