package import AdaptiveUI

extension OpenableDocument {
  /// The traits that a reader of this document has set in the system; `nil` where the system stays as
  /// it comes, or as the language asks for it.
  package func settings(
    style: UIUserInterfaceStyle? = nil, textSize: UIContentSizeCategory? = nil,
    layoutDirection: UITraitEnvironmentLayoutDirection? = nil
  ) -> UITraitCollection {
    UITraitCollection {
      if let style { $0.userInterfaceStyle = style }
      if let textSize { $0.preferredContentSizeCategory = textSize }
      if let direction = layoutDirection ?? language?.layoutDirection {
        $0.layoutDirection = direction
      }
    }
  }
}
