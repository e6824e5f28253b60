import AdaptiveUI
import Foundation

// What views that show or take text are given.

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
      // To find out that a class does not conform takes the runtime long: plain views are not asked.
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
  /// The font that size, weight or style ask for; `nil` for the view's own.
  @MainActor var font: UIFont? {
    if let textStyle { return .preferredFont(forTextStyle: textStyle) }
    guard fontSize != nil || fontWeight != nil else { return nil }
    let size = fontSize.map { CGFloat($0) } ?? UIFont.labelFontSize
    guard let fontWeight else { return .systemFont(ofSize: size) }
    return .systemFont(ofSize: size, weight: fontWeight.weight)
  }
}
