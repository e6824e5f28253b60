package import AdaptiveUI
package import Foundation

// Controls and bars.

extension PictureNode {
  /// Whether it is in a tab bar.
  package var isInTabBar: Bool { view.superview is UITabBar }

  /// Whether it is in a search bar.
  package var isInSearchBar: Bool { view.isInSearchBar }

  /// Whether it is a column of a split view.
  package var isColumn: Bool { controller?.parent is UISplitViewController }

  /// Whether the program gave it a background colour.
  package var hasBackgroundColor: Bool { view.backgroundColor != nil }

  /// Whether it is a control that draws its sign itself in pictures with parts, without a ground behind all of it.
  package var drawsSign: Bool { view.pictured?.drawsSign == true }

  /// The radius of a configured button's corners, in points; `nil` for other views.
  package var styledRadius: CGFloat? {
    guard let button = view as? UIButton, button.configuration != nil else { return nil }
    return button.styledRadius
  }

  /// The look of a text field's edge; `nil` for other views.
  package var fieldBorder: UITextField.BorderStyle? { (view as? UITextField)?.borderStyle }

  /// The background colour of the view's own; `nil` if it has none, or an invisible one.
  package var backgroundColor: PictureColor? { view.pictureColor(view.backgroundColor) }

  /// Whether it is a field without text and edge; what a custom class draws is not known.
  package var isInvisibleField: Bool {
    guard kind == .textField, let field = view as? UITextField else { return false }
    return field.borderStyle == .none && (field.text ?? "").isEmpty
      && (field.placeholder ?? "").isEmpty && (field.ownLayer?.borderWidth ?? 0) == 0
      && backgroundColor == nil
  }

  /// Whether it is no bar, or one with a background colour of its own.
  package var hasOwnBarGround: Bool {
    switch view {
    case let bar as UINavigationBar:
      bar.hasGround(bar.shownAppearance.backgroundColor, bar.barTintColor)
    case let bar as UITabBar:
      bar.hasGround(bar.standardAppearance.backgroundColor, bar.barTintColor)
    case let bar as UIToolbar:
      bar.hasGround(bar.standardAppearance.backgroundColor, bar.barTintColor)
    default: true
    }
  }
}

extension UIView {
  fileprivate func hasGround(_ appearance: UIColor?, _ tint: UIColor?) -> Bool {
    pictureColor(backgroundColor ?? appearance ?? tint) != nil
  }
}
