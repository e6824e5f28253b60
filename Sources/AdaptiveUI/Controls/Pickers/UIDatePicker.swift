// Reference: UIDatePicker, iOS 18 documentation. Rule G.
// Status: Partial — dates in the Gregorian calendar at Greenwich, written year first;
// count-downs do not run.
public import Foundation
import Typography

/// Chooses a date or a time.
@preconcurrency @MainActor open class UIDatePicker: UIControl {
  /// What can be chosen.
  public enum Mode: Int, Sendable {
    /// A time of day.
    case time
    /// A day.
    case date
    /// A day and a time.
    case dateAndTime
    /// Hours and minutes to go.
    case countDownTimer
  }

  /// What the picker looks like.
  public enum Style: Int, Sendable {
    /// What the system uses for the mode.
    case automatic
    /// Wheels.
    case wheels
    /// A line of text.
    case compact
    /// A calendar.
    case inline
  }

  /// What can be chosen.
  open var datePickerMode = Mode.dateAndTime { didSet { invalidateIntrinsicContentSize() } }
  /// The preferred style of the picker.
  open var preferredDatePickerStyle = Style.automatic {
    didSet { invalidateIntrinsicContentSize() }
  }
  /// What the picker looks like, never automatic.
  open var datePickerStyle: Style {
    // Only wheels count down.
    if datePickerMode == .countDownTimer { return .wheels }
    return preferredDatePickerStyle == .automatic
      ? environment.policy.automaticDatePickerStyle : preferredDatePickerStyle
  }
  /// The first date that can be chosen.
  open var minimumDate: Date? { didSet { date = storedDate } }
  /// The last date that can be chosen.
  open var maximumDate: Date? { didSet { date = storedDate } }
  /// The time to go in seconds, less than a day, in whole minutes.
  open var countDownDuration: TimeInterval = 0 {
    didSet {
      let minutes = (min(max(countDownDuration, 0), 86_340) / 60).rounded(.down)
      countDownDuration = minutes * 60
      invalidateIntrinsicContentSize()
    }
  }
  /// Whose way of writing dates to take; kept.
  open var locale: Locale? { didSet { KeptMember.pickerLocale.wasSet() } }
  /// How many minutes one step of a wheel is.
  open var minuteInterval = 1
  /// The date chosen, kept between the first and the last.
  open var date: Date {
    get { storedDate }
    set {
      storedDate = newValue
      if let maximumDate { storedDate = min(storedDate, maximumDate) }
      if let minimumDate { storedDate = max(storedDate, minimumDate) }
      invalidateIntrinsicContentSize()
    }
  }
  // The model reads no clock: without a date the picker shows the first of January 2001.
  private var storedDate = Date(timeIntervalSinceReferenceDate: 0)

  /// Chooses a date; animation shows only the end.
  open func setDate(_ date: Date, animated: Bool) { self.date = date }

  /// The date as the picker writes it.
  package var shownText: String {
    var calendar = Calendar(identifier: .gregorian)
    calendar.timeZone = .gmt
    let parts = calendar.dateComponents([.year, .month, .day, .hour, .minute], from: date)
    func text(_ number: Int?, _ digits: Int) -> String {
      let text = String(number ?? 0)
      return String(repeating: "0", count: max(digits - text.count, 0)) + text
    }
    let day = "\(text(parts.year, 4))-\(text(parts.month, 2))-\(text(parts.day, 2))"
    let time = "\(text(parts.hour, 2)):\(text(parts.minute, 2))"
    return switch datePickerMode {
    case .time: time
    case .date: day
    case .dateAndTime: "\(day) \(time)"
    case .countDownTimer:
      "\(text(Int(countDownDuration) / 3600, 2)):\(text(Int(countDownDuration) / 60 % 60, 2))"
    }
  }

  /// Wheels are as large as a picker's; a line of text is as large as a button with the text.
  open override var intrinsicContentSize: CGSize {
    guard datePickerStyle == .compact else { return pickerSize }
    let font = UIFont.systemFont(ofSize: 17)
    let text = environment.textMetrics.size(of: shownText, font, scale: pixelScale)
    let insets = controlMetrics.configuredInsets
    return CGSize(
      width: text.width + insets.leading + insets.trailing,
      height: text.height + insets.top + insets.bottom)
  }

  open override func sizeThatFits(_ size: CGSize) -> CGSize { intrinsicContentSize }

  /// An arrow key goes on by a day, or by a step of minutes.
  @discardableResult package override func adjust(by steps: Int) -> Bool {
    if datePickerMode == .countDownTimer {
      let old = countDownDuration
      countDownDuration += TimeInterval(60 * minuteInterval * steps)
      if countDownDuration != old { sendValueChanged() }
      return true
    }
    let old = date
    let step = datePickerMode == .time ? TimeInterval(60 * minuteInterval) : 86_400
    date = old.addingTimeInterval(TimeInterval(steps) * step)
    if date != old { sendValueChanged() }
    return true
  }

  override func performActivation() { adjust(by: 1) }
}

extension UIDatePicker: ContentPresentable {
  package var presentedContent: ShownContent {
    let role: ShownContent.Role =
      datePickerStyle == .compact
      ? .button(.gray) : .wheels([ShownContent.Wheel(titles: [shownText], selected: 0)])
    return ShownContent(
      role, text: shownText, alignment: .center, isEnabled: isEnabled,
      isHighlighted: isHighlighted)
  }
}
