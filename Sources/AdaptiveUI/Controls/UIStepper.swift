// Reference: UIStepper, iOS 18 documentation. Rules G, LA4.5.
// Status: Partial — no images.
public import Foundation

/// Two buttons that move a value down and up.
@preconcurrency @MainActor open class UIStepper: UIControl {
  /// The least value.
  open var minimumValue: Double = 0 { didSet { value = storedValue } }
  /// The largest value.
  open var maximumValue: Double = 100 { didSet { value = storedValue } }
  /// What one press adds.
  open var stepValue: Double = 1
  /// Whether the value goes on at the other end.
  open var wraps = false
  /// Whether the value goes on changing while a button is held; kept.
  open var autorepeat = true { didSet { if !autorepeat { KeptMember.autorepeat.wasSet() } } }
  /// The value, kept between the least and the largest.
  open var value: Double {
    get { storedValue }
    set { storedValue = min(max(newValue, minimumValue), max(maximumValue, minimumValue)) }
  }
  private var storedValue: Double = 0

  /// Creates a stepper at zero.
  public override init(frame: CGRect) {
    super.init(frame: frame)
    layoutState.hugging = (.defaultHigh, .defaultHigh)
  }

  /// Creates a stepper that its document sets up.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    layoutState.hugging = (.defaultHigh, .defaultHigh)
  }

  open override var intrinsicContentSize: CGSize { controlMetrics.stepper }

  @discardableResult package override func adjust(by steps: Int) -> Bool {
    let old = value
    let new = old + Double(steps) * stepValue
    if wraps && new > maximumValue {
      value = minimumValue
    } else if wraps && new < minimumValue {
      value = maximumValue
    } else {
      value = new
    }
    if value != old { sendValueChanged() }
    return true
  }

  package override var valueInWords: String? { CGFloat(value).traceText }

  override func performActivation() { adjust(by: 1) }
}

extension UIStepper: ContentPresentable {
  package var presentedContent: ShownContent {
    ShownContent(
      .stepper(
        canDecrement: wraps || value > minimumValue, canIncrement: wraps || value < maximumValue),
      isEnabled: isEnabled, isHighlighted: isHighlighted)
  }
}
