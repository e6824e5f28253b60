import Foundation

extension UIView {
  /// Whether a view's tint is shown as it is or faded.
  public enum TintAdjustmentMode: Int, Sendable {
    /// As the superview's.
    case automatic
    /// As it is.
    case normal
    /// Without hue.
    case dimmed
  }

  /// How content is fitted into the bounds.
  public enum ContentMode: Int, Sendable {
    /// Stretched in both directions.
    case scaleToFill
    /// As large as fits.
    case scaleAspectFit
    /// As small as fills.
    case scaleAspectFill
    /// Drawn anew.
    case redraw
    /// In the middle.
    case center
    /// At the middle of the top.
    case top
    /// At the middle of the bottom.
    case bottom
    /// At the middle of the left.
    case left
    /// At the middle of the right.
    case right
    /// In the top left corner.
    case topLeft
    /// In the top right corner.
    case topRight
    /// In the bottom left corner.
    case bottomLeft
    /// In the bottom right corner.
    case bottomRight
  }

  /// The nearest colour that was set here or above; the system's blue at the end.
  var defaultTintColor: UIColor {
    let nearest = givenTint ?? .systemBlue
    guard effectiveTintAdjustment == .dimmed else { return nearest }
    let grey = nearest.red * 0.3 + nearest.green * 0.59 + nearest.blue * 0.11
    return UIColor(white: grey, alpha: nearest.alpha * 0.8)
  }

  /// The nearest colour that was set here or above.
  private var givenTint: UIColor? {
    sequence(first: self, next: \.superview).lazy.compactMap(\.appearanceState.tint).first
  }

  /// The tint where one is set, as it is shown: a terminal draws the standard one in its own colour.
  var explicitTint: UIColor? { givenTint == nil ? nil : tintColor }

  private var effectiveTintAdjustment: TintAdjustmentMode {
    sequence(first: self, next: \.superview).lazy.map(\.appearanceState.tintAdjustment)
      .first { $0 != .automatic } ?? .normal
  }

  func setTint(_ color: UIColor?) {
    defer { customized(\UIView.tintColor) }
    guard appearanceState.tint != color else { return }
    appearanceState.tint = color
    tellTintChange()
  }

  /// Tells the view and those below that have no tint of their own.
  private func tellTintChange() {
    traitState.collection.performAsCurrent { tintColorDidChange() }  // T42
    for subview in subviews where subview.appearanceState.tint == nil { subview.tellTintChange() }
  }

  /// Whether the tint is shown as it is or faded; reads as it is effective.
  public var tintAdjustmentMode: TintAdjustmentMode {
    get { effectiveTintAdjustment }
    set {
      guard appearanceState.tintAdjustment != newValue else { return }
      appearanceState.tintAdjustment = newValue
      tellTintChange()
    }
  }
}

/// How a view looks beyond its box, as it is set.
struct AppearanceValues {
  var tint: UIColor?
  var tintAdjustment = UIView.TintAdjustmentMode.automatic
  var motionEffects: [UIMotionEffect] = []
  var customization: Customization?
}
