// Reference: UISlider, iOS 18 documentation. Rules G, LA6.2.
// Status: Partial — images are kept.
public import Foundation

/// A knob on a line between two values.
@preconcurrency @MainActor open class UISlider: UIControl {
  /// The least value.
  open var minimumValue: Float = 0 { didSet { setValue(value, animated: false) } }
  /// The largest value.
  open var maximumValue: Float = 1 { didSet { setValue(value, animated: false) } }
  /// The value, kept between the least and the largest.
  open var value: Float {
    get { storedValue }
    set { setValue(newValue, animated: false) }
  }
  private var storedValue: Float = 0
  /// Whether values are told while the knob moves; in a terminal each step is the end of a move.
  open var isContinuous = true
  /// The colour of the line before the knob; the tint where there is none.
  open var minimumTrackTintColor: UIColor? {
    didSet { customized(\UISlider.minimumTrackTintColor) }
  }
  /// The colour of the line behind the knob.
  open var maximumTrackTintColor: UIColor? {
    didSet { customized(\UISlider.maximumTrackTintColor) }
  }
  /// The colour of the knob.
  open var thumbTintColor: UIColor? { didSet { customized(\UISlider.thumbTintColor) } }
  /// The picture at the least value; kept.
  open var minimumValueImage: UIImage? {
    didSet { if minimumValueImage != nil { KeptMember.minimumValueImage.wasSet() } }
  }
  /// The picture at the largest value; kept.
  open var maximumValueImage: UIImage? {
    didSet { if maximumValueImage != nil { KeptMember.maximumValueImage.wasSet() } }
  }

  /// Sets the value; animation shows only the end.
  open func setValue(_ value: Float, animated: Bool) {
    storedValue = min(max(value, minimumValue), max(maximumValue, minimumValue))
  }

  open override var intrinsicContentSize: CGSize {
    CGSize(width: UIView.noIntrinsicMetric, height: controlMetrics.sliderHeight)
  }

  open override var alignmentRectInsets: UIEdgeInsets { controlMetrics.sliderInsets }  // LA6.2

  /// An arrow key moves by a tenth of the way.
  @discardableResult package override func adjust(by steps: Int) -> Bool {
    let old = value
    value += Float(steps) * (maximumValue - minimumValue) / 10
    if value != old { sendValueChanged() }
    return true
  }

  override func performActivation() {}
}

extension UISlider: ContentPresentable {
  package var presentedContent: ShownContent {
    let range = Double(maximumValue - minimumValue)
    var content = ShownContent(
      .slider(fraction: range > 0 ? Double(value - minimumValue) / range : 0),
      isEnabled: isEnabled, isHighlighted: isHighlighted)
    content.signColors = ShownContent.SignColors(
      full: minimumTrackTintColor ?? explicitTint, empty: maximumTrackTintColor,
      knob: thumbTintColor)
    return content
  }
}
