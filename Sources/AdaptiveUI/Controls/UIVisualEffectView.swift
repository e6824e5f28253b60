// Reference: UIVisualEffectView, UIVisualEffect, UIBlurEffect, UIVibrancyEffect; iOS 18
// documentation.
// Status: Partial — a box with a content view; a terminal cannot blur.
public import Foundation

/// What a visual effect view does to what is behind it.
@preconcurrency @MainActor open class UIVisualEffect: NSObject {}

/// Blurs what is behind.
@preconcurrency @MainActor public final class UIBlurEffect: UIVisualEffect {
  /// How light and how strong the blur is.
  public enum Style: Int, Sendable {
    /// Lighter than what is behind.
    case extraLight
    /// As light as what is behind.
    case light
    /// Darker than what is behind.
    case dark
    /// By the interface style.
    case regular = 4
    /// By the interface style, more strongly.
    case prominent
    /// The thinnest of the materials.
    case systemUltraThinMaterial
    /// A thin material.
    case systemThinMaterial
    /// The standard material.
    case systemMaterial
    /// A thick material.
    case systemThickMaterial
    /// The material of bars.
    case systemChromeMaterial
  }

  package let style: Style

  /// Creates a blur.
  public init(style: Style) { self.style = style }
}

/// Lets the content of a view inside a blurred one be prominent.
@preconcurrency @MainActor public final class UIVibrancyEffect: UIVisualEffect {
  package let blurEffect: UIBlurEffect

  /// Creates an effect for views inside a blurred one.
  public init(blurEffect: UIBlurEffect) { self.blurEffect = blurEffect }
}

/// A view with an effect behind its content.
@preconcurrency @MainActor open class UIVisualEffectView: UIView {
  /// What happens to what is behind.
  open var effect: UIVisualEffect?
  /// Where subviews belong; it fills the view.
  public let contentView = UIView(frame: .zero)
  @_spi(Hooks) open override var heldContentView: UIView? { contentView }

  /// Creates a view of zero size with an effect.
  public init(effect: UIVisualEffect?) {
    self.effect = effect
    super.init(frame: .zero)
    setUp()
  }

  /// Creates a view without an effect.
  public override init(frame: CGRect) {
    super.init(frame: frame)
    setUp()
  }

  /// Creates a view that its document sets up.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    setUp()
  }

  private func setUp() {
    contentView.frame = bounds
    contentView.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    addSubview(contentView)
  }
}
