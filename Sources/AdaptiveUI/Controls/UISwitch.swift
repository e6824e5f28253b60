// Reference: UISwitch, iOS 18 documentation. Rules G, LA4.5, LA6.1.
// Status: Partial — no title.
public import Foundation

/// A control that is on or off.
@preconcurrency @MainActor open class UISwitch: UIControl {
  /// Whether the switch is on.
  open var isOn = false
  /// The colour of a switch that is on.
  open var onTintColor: UIColor? { didSet { customized(\UISwitch.onTintColor) } }
  /// The colour of the knob.
  open var thumbTintColor: UIColor? { didSet { customized(\UISwitch.thumbTintColor) } }
  /// How the switch shall look; kept, for it slides except on a Mac.
  open var preferredStyle = Style.automatic {
    didSet { if preferredStyle != .automatic { KeptMember.preferredSwitchStyle.wasSet() } }
  }
  /// How the switch looks.
  open var style: Style { .sliding }
  /// Words beside the switch; kept, for only a Mac shows them.
  open var title: String? { didSet { if title != nil { KeptMember.switchTitle.wasSet() } } }

  /// How a switch looks.
  public enum Style: Int, Sendable {
    case automatic, checkbox, sliding
  }

  /// Creates a switch that is off.
  public override init(frame: CGRect) {
    super.init(frame: frame)
    holdSize()
  }

  /// Creates a switch that its document sets up.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    holdSize()
  }

  private func holdSize() {
    layoutState.hugging = (.defaultHigh, .defaultHigh)
  }

  /// Turns the switch on or off; animation shows only the end.
  open func setOn(_ on: Bool, animated: Bool) { isOn = on }

  open override var intrinsicContentSize: CGSize { controlMetrics.toggle }

  open override var alignmentRectInsets: UIEdgeInsets {
    UIEdgeInsets(right: controlMetrics.toggleOverhang)  // LA6.1
  }

  package override var valueInWords: String? { isOn ? "on" : "off" }

  override func performActivation() {
    isOn.toggle()
    sendValueChanged()
  }

  @discardableResult package override func adjust(by steps: Int) -> Bool {
    let new = steps > 0
    if new != isOn {
      isOn = new
      sendValueChanged()
    }
    return true
  }
}

extension UISwitch: ContentPresentable {
  package var presentedContent: ShownContent {
    var content = ShownContent(
      .toggle(isOn: isOn), isEnabled: isEnabled, isHighlighted: isHighlighted)
    content.signColors = ShownContent.SignColors(
      full: isOn ? onTintColor : nil, empty: isOn ? onTintColor : nil, knob: thumbTintColor)
    return content
  }
}
