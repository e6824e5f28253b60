import AdaptiveUI
import Foundation

// The contents of views that show text or accept it.

extension SceneInstance {
  func setFont(of view: UIView, _ content: SceneView.Content) {
    let adjusts = content.textStyle != nil
    switch view {
    case let label as UILabel:
      if let font = content.font { label.font = font }
      label.adjustsFontForContentSizeCategory = adjusts
    case let field as UITextField:
      if let font = content.font { field.font = font }
      field.adjustsFontForContentSizeCategory = adjusts
    case let text as UITextView:
      if let font = content.font { text.font = font }
      text.adjustsFontForContentSizeCategory = adjusts
    default:
      // A failing conformance check is slow in the runtime, so it is skipped for plain views.
      guard type(of: view) != UIView.self else { return }
      (view as? any UIContentSizeCategoryAdjusting)?.adjustsFontForContentSizeCategory = adjusts
    }
  }

  func fill(_ button: UIButton, _ content: SceneView.Content) {
    let scene = content.button
    if let configuration = scene.configuration {
      button.configuration = configuration.configuration
    }
    button.setTitle(scene.title, for: .normal)
    button.configuration?.title = scene.title
    if let image = content.image.flatMap(image) {
      button.setImage(image, for: .normal)
      button.configuration?.image = image
    }
    if let choice = scene.backgroundImage {
      button.setBackgroundImage(image(choice), for: .normal)
    }
    if let color = scene.textColor { button.setTitleColor(color.color, for: .normal) }
    if let font = content.font { button.titleLabel?.font = font }
  }
}

extension SceneView.Content {
  /// The font of size, weight or style; `nil` for the view's own.
  @MainActor var font: UIFont? {
    if let textStyle { return .preferredFont(forTextStyle: textStyle) }
    guard fontSize != nil || fontWeight != nil else { return nil }
    let size = fontSize.map { CGFloat($0) } ?? UIFont.labelFontSize
    guard let fontWeight else { return .systemFont(ofSize: size) }
    return .systemFont(ofSize: size, weight: fontWeight.weight)
  }
}
