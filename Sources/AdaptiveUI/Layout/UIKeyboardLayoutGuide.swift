// Reference: UIKeyboardLayoutGuide, iOS 18 documentation.
// Status: Partial — a keyboard that is out of sight; no constraints by nearness of edges.
public import Foundation

/// What a keyboard covers of a view.
///
/// A terminal has its keyboard elsewhere, so the guide is where UIKit's is without one on
/// the screen: as high as the safe area's bottom, at the bottom.
@preconcurrency @MainActor public final class UIKeyboardLayoutGuide: UILayoutGuide {
  /// Whether the guide reaches up to the safe area while there is no keyboard.
  public var usesBottomSafeArea = true {
    didSet {
      guard usesBottomSafeArea != oldValue, let owner = owningView else { return }
      owner.layoutEngine?.guidesDidChange(of: owner)
      owner.setNeedsLayout()
    }
  }
  /// Whether the guide would follow a keyboard that floats; kept.
  public var followsUndockedKeyboard = false {
    didSet { KeptMember.followsUndockedKeyboard.wasSet() }
  }
  /// How far above the keyboard a drag begins to take it away, in points; kept.
  public var keyboardDismissPadding: CGFloat = 0 {
    didSet { KeptMember.keyboardDismissPadding.wasSet() }
  }
}

extension UIView {
  /// What the keyboard covers of the view.
  public var keyboardLayoutGuide: UIKeyboardLayoutGuide {
    let guide = systemGuide(.keyboard)
    return guide as? UIKeyboardLayoutGuide ?? UIKeyboardLayoutGuide(.keyboard, owner: self)
  }
}
