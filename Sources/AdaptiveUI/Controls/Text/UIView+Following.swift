import Foundation

// What of a view follows those who read: text size and dark mode. Rules LG5, P18.

extension UIView {
  /// Whether the font of the view's own text follows the text size that readers prefer; `nil` without text.
  package var followsTextSize: Bool? {
    switch self {
    case let label as UILabel:
      label.text?.isEmpty == false
        ? label.adjustsFontForContentSizeCategory && label.font.hasSizes : nil
    case let button as UIButton:
      button.currentTitle?.isEmpty == false
        ? button.titleLabel.map { $0.adjustsFontForContentSizeCategory && $0.font.hasSizes } : nil
    case let field as UITextField:
      field.adjustsFontForContentSizeCategory && field.font?.hasSizes == true
    case let text as UITextView:
      text.adjustsFontForContentSizeCategory && text.font?.hasSizes == true
    default: nil
    }
  }

  /// The background where it is the same in light and in dark; `nil` where it follows, or there is none.
  package var fixedBackground: UIColor? {
    guard let backgroundColor, backgroundColor.alpha > 0, !followsStyle(backgroundColor) else {
      return nil
    }
    return backgroundColor
  }

  /// Whether there is a background that is another one in dark mode.
  package var hasFollowingBackground: Bool {
    backgroundColor.map { $0.alpha > 0 && followsStyle($0) } ?? false
  }

  private func followsStyle(_ color: UIColor) -> Bool {
    let (light, dark) = (
      UITraitCollection(userInterfaceStyle: .light), UITraitCollection(userInterfaceStyle: .dark)
    )
    return color.components(with: light) != color.components(with: dark)
  }
}

extension UIFont {
  /// Whether the font has other sizes for other readers.
  fileprivate var hasSizes: Bool { textStyle != nil || scaling != nil }
}
