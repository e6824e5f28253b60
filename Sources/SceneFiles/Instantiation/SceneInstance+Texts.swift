import AdaptiveUI
import Foundation

// What views that show or take text are given.

extension SceneInstance {
  func fill(_ label: UILabel, _ content: SceneView.Content) {
    label.text = content.text
    if let lines = content.numberOfLines { label.numberOfLines = lines }
    if let alignment = content.textAlignment { label.textAlignment = alignment.alignment }
    if let color = content.textColor { label.textColor = color.color }
    if let font = content.font { label.font = font }
    label.adjustsFontForContentSizeCategory = content.textStyle != nil
    if let mode = content.lineBreakMode { label.lineBreakMode = mode.mode }
    if let adjusts = content.adjustsFontSizeToFitWidth { label.adjustsFontSizeToFitWidth = adjusts }
    if let width = content.preferredMaxLayoutWidth { label.preferredMaxLayoutWidth = width }
    if let factor = content.minimumScaleFactor { label.minimumScaleFactor = factor }
  }

  func fill(_ button: UIButton, _ content: SceneView.Content) {
    if let configuration = content.configuration {
      button.configuration = configuration.configuration
    }
    button.setTitle(content.title, for: .normal)
    button.configuration?.title = content.title
    fill(button, content.button, image: content.image.flatMap(image))
    if let color = content.textColor { button.setTitleColor(color.color, for: .normal) }
    if let font = content.font { button.titleLabel?.font = font }
  }

  private func fill(_ button: UIButton, _ scene: SceneView.Button, image: UIImage?) {
    if let image {
      button.setImage(image, for: .normal)
      button.configuration?.image = image
    }
    if let choice = scene.backgroundImage {
      button.setBackgroundImage(self.image(choice), for: .normal)
    }
    if let insets = scene.contentEdgeInsets { button.contentEdgeInsets = UIEdgeInsets(insets) }
    if let insets = scene.titleEdgeInsets { button.titleEdgeInsets = UIEdgeInsets(insets) }
    if let insets = scene.imageEdgeInsets { button.imageEdgeInsets = UIEdgeInsets(insets) }
  }

  func fill(_ field: UITextField, _ content: SceneView.Content) {
    field.text = content.text
    field.placeholder = content.placeholder
    if let alignment = content.textAlignment { field.textAlignment = alignment.alignment }
    if let color = content.textColor { field.textColor = color.color }
    if let hides = content.secureTextEntry { field.isSecureTextEntry = hides }
    if let style = content.borderStyle { field.borderStyle = style.style }
    if let font = content.font { field.font = font }
    field.adjustsFontForContentSizeCategory = content.textStyle != nil
  }

  func fill(_ view: UITextView, _ content: SceneView.Content) {
    view.text = content.text
    if let editable = content.editable { view.isEditable = editable }
    if let alignment = content.textAlignment { view.textAlignment = alignment.alignment }
    if let color = content.textColor { view.textColor = color.color }
    if let font = content.font { view.font = font }
    view.adjustsFontForContentSizeCategory = content.textStyle != nil
  }

  func fill(_ bar: UISearchBar, _ content: SceneView.Content) {
    bar.text = content.text
    bar.placeholder = content.placeholder
    if let shows = content.showsCancelButton { bar.showsCancelButton = shows }
  }

  func fill(_ scroll: UIScrollView, _ content: SceneView.Content) {
    if let size = content.contentSize { scroll.contentSize = size }
    if let enabled = content.scrollEnabled { scroll.isScrollEnabled = enabled }
    if let bounces = content.alwaysBounceVertical { scroll.alwaysBounceVertical = bounces }
    if let bounces = content.alwaysBounceHorizontal { scroll.alwaysBounceHorizontal = bounces }
    if let insets = content.contentInset { scroll.contentInset = UIEdgeInsets(insets) }
    if let behavior = content.contentInsetAdjustmentBehavior {
      scroll.contentInsetAdjustmentBehavior = behavior.behavior
    }
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
