// Reference: UIProgressView, iOS 18 documentation. Rules G, LA4.5.
// Status: Partial — images are kept.
public import Foundation
import Typography

/// A bar that fills.
@preconcurrency @MainActor open class UIProgressView: UIView {
  /// Where a bar is shown.
  public enum Style: Int, Sendable {
    /// Among other content.
    case `default`
    /// In a bar of the window.
    case bar
  }

  /// Where the bar is shown.
  open var progressViewStyle = Style.default {
    didSet { if progressViewStyle != oldValue { invalidateIntrinsicContentSize() } }
  }

  /// How full the bar is, 0 to 1.
  open var progress: Float {
    get { storedProgress }
    set { storedProgress = min(max(newValue, 0), 1) }
  }
  private var storedProgress: Float = 0
  /// The colour of the full part; the tint where there is none.
  open var progressTintColor: UIColor? { didSet { customized(\UIProgressView.progressTintColor) } }
  /// The colour of the empty part.
  open var trackTintColor: UIColor? { didSet { customized(\UIProgressView.trackTintColor) } }
  /// A picture in place of the full part; kept.
  open var progressImage: UIImage? {
    didSet {
      customized(\UIProgressView.progressImage)
      if progressImage != nil { KeptMember.progressImage.wasSet() }
    }
  }
  /// A picture in place of the empty part; kept.
  open var trackImage: UIImage? {
    didSet {
      customized(\UIProgressView.trackImage)
      if trackImage != nil { KeptMember.trackImage.wasSet() }
    }
  }

  /// Creates an empty bar.
  public override init(frame: CGRect) {
    super.init(frame: frame)
    layoutState.hugging.vertical = .defaultHigh
  }

  /// Creates an empty bar for a place.
  public convenience init(progressViewStyle style: Style) {
    self.init(frame: .zero)
    progressViewStyle = style
  }

  /// Creates a bar that its document sets up.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    layoutState.hugging.vertical = .defaultHigh
  }

  /// Fills the bar; animation shows only the end.
  open func setProgress(_ progress: Float, animated: Bool) { self.progress = progress }

  open override var intrinsicContentSize: CGSize {
    CGSize(width: UIView.noIntrinsicMetric, height: controlMetrics.progressHeight)
  }

  /// Half a point above and below in the style of bars, as frames of documents have it.
  ///
  /// Rule LA6.2.
  open override var alignmentRectInsets: UIEdgeInsets {
    guard progressViewStyle == .bar, environment.textMetrics != .cells else { return .zero }
    return UIEdgeInsets(top: 0.5, left: 0, bottom: 0.5, right: 0)
  }
}

extension UIProgressView: ContentPresentable {
  package var presentedContent: ShownContent {
    var content = ShownContent(.progress(fraction: Double(progress)))
    content.signColors = ShownContent.SignColors(
      full: progressTintColor ?? explicitTint, empty: trackTintColor)
    return content
  }
}
