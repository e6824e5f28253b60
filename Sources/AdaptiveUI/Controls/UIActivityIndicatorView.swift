// Reference: UIActivityIndicatorView, iOS 18 documentation. Rule G.
// Status: Complete.
public import Foundation

/// A sign that something is going on.
@preconcurrency @MainActor open class UIActivityIndicatorView: UIView {
  /// How large the sign is.
  public enum Style: Int, Sendable {
    /// 37 points, white; of before iOS 13.
    case whiteLarge
    /// 20 points, white; of before iOS 13.
    case white
    /// 20 points, grey; of before iOS 13.
    case gray
    /// 20 points.
    case medium = 100
    /// 37 points.
    case large = 101

    /// The colour of a sign that was given none.
    fileprivate var color: UIColor { self == .white || self == .whiteLarge ? .white : .gray }
    fileprivate var isLarge: Bool { self == .large || self == .whiteLarge }
  }

  /// How large the sign is.
  open var style = Style.medium { didSet { invalidateIntrinsicContentSize() } }
  /// The sign's colour, that of the style where it was given none.
  // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
  open var color: UIColor! {
    get { ownColor ?? style.color }
    set {
      ownColor = newValue
      customized(\UIActivityIndicatorView.color)
    }
  }
  private var ownColor: UIColor?
  /// Whether the sign moves.
  public private(set) var isAnimating = false
  /// Whether the sign goes away when it stops.
  open var hidesWhenStopped = true { didSet { updateVisibility() } }

  /// Creates a sign at rest.
  public override init(frame: CGRect) {
    super.init(frame: frame)
    setUp()
  }

  /// Creates a sign that its document sets up.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    setUp()
  }

  /// Creates a sign of a size.
  public convenience init(style: Style) {
    self.init(frame: .zero)
    self.style = style
  }

  private func setUp() {
    layoutState.hugging = (.defaultHigh, .defaultHigh)
    updateVisibility()
  }

  private func updateVisibility() { isHidden = hidesWhenStopped && !isAnimating }

  /// Shows the sign moving.
  open func startAnimating() {
    isAnimating = true
    updateVisibility()
  }

  /// Stops the sign.
  open func stopAnimating() {
    isAnimating = false
    updateVisibility()
  }

  open override var intrinsicContentSize: CGSize {
    style.isLarge ? controlMetrics.largeActivity : controlMetrics.activity
  }
}

extension UIActivityIndicatorView: ContentPresentable {
  package var presentedContent: ShownContent {
    var content = ShownContent(.activity(isAnimating: isAnimating))
    content.signColors.full = color
    return content
  }
}
