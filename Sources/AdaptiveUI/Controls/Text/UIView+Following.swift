package import Foundation

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

  /// Whether the font of the view's own text has other sizes for other readers, and the view takes them only when
  /// it is made.
  package var ignoresNewTextSizes: Bool { followsTextSize == false && textFont?.hasSizes == true }

  /// How many times as large as usual the view's own text is, because its reader prefers that; 1 for others.
  package var textScale: CGFloat {
    guard followsTextSize != nil, let font = textFont else { return 1 }
    let usual = font.adjusted(to: UITraitCollection(preferredContentSizeCategory: .large))
    return font.pointSize / usual.pointSize
  }

  /// Whether the view's own text is larger than usual because its reader prefers that, or did when its font
  /// was made.
  package var hasLargerText: Bool { textScale > 1 }

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

  /// Whether its text has the very colour that is behind it, so that a device shows nothing of it.
  ///
  /// Nothing is known of texts on images and other contents.
  package var vanishesOnItsGround: Bool {
    guard let color = textColorOnGround, let ground = groundColor else { return false }
    return isAlike(color, ground)
  }

  /// Whether its text has one of some colours: without that it does not vanish on a ground of theirs.
  package func hasText(in colors: [UIColor]) -> Bool {
    guard !colors.isEmpty, let color = textColorOnGround else { return false }
    return colors.contains { isAlike(color, $0) }
  }

  /// The opaque colours of the view and of those in it, each once.
  package var opaqueColors: [UIColor] {
    var colors: [UIColor] = []
    func collect(_ view: UIView) {
      if let color = view.backgroundColor, view.hidesWhatIsBehind, !colors.contains(color) {
        colors.append(color)
      }
      view.subviews.forEach(collect)
    }
    collect(self)
    return colors
  }

  private func isAlike(_ first: UIColor, _ second: UIColor) -> Bool {
    let (ink, paper) = (
      first.components(with: traitCollection), second.components(with: traitCollection)
    )
    let differences = [ink.red - paper.red, ink.green - paper.green, ink.blue - paper.blue]
    return differences.allSatisfy { abs($0) < 0.02 }
  }

  /// The colour of the view's own text, the system's where it has none; `nil` without text.
  private var textColorOnGround: UIColor? {
    switch self {
    case let label as UILabel: label.text?.isEmpty == false ? label.textColor ?? .label : nil
    case let field as UITextField: field.text?.isEmpty == false ? field.textColor ?? .label : nil
    case let text as UITextView: text.text.isEmpty ? nil : text.textColor ?? .label
    default: nil
    }
  }

  /// The opaque colour next behind the view's middle; `nil` where there is none, or other content.
  private var groundColor: UIColor? {
    var view = self
    while true {
      if view.hidesWhatIsBehind { return view.backgroundColor }
      guard let parent = view.superview else { return nil }
      let middle = convert(CGPoint(x: bounds.midX, y: bounds.midY), to: parent)
      let behind = parent.subviews.prefix { $0 !== view }.reversed().first { sibling in
        !sibling.isHidden && sibling.frame.contains(middle)
          && (sibling.asContentPresentable != nil || sibling.hidesWhatIsBehind)
      }
      if let behind { return behind.asContentPresentable != nil ? nil : behind.backgroundColor }
      view = parent
    }
  }

  /// Whether nothing shows through the view.
  package var hidesWhatIsBehind: Bool {
    guard let backgroundColor else { return false }
    return backgroundColor.components(with: traitCollection).alpha > 0.99 && alpha > 0.99
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
