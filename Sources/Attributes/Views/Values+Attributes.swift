import AdaptiveUI
import Foundation

// Controls that show a value.

extension AttributeTable {
  package static let switchControl = AttributeTable(
    UISwitch.self, "UISwitch", under: control, tag: "switch",
    make: { UISwitch(frame: .zero) },
    [
      .flag("on", scene: .same, { $0.isOn }, { $0.isOn = $1 }), .special(.action),
      .text("title", { $0.title }, { $0.title = $1 }),
      .color("onTintColor", { $0.onTintColor }, { $0.onTintColor = $1 }),
      .color("thumbTintColor", { $0.thumbTintColor }, { $0.thumbTintColor = $1 }),
    ])

  package static let slider = AttributeTable(
    UISlider.self, "UISlider", under: control, tag: "slider",
    make: { UISlider(frame: .zero) },
    [
      .number(
        "minimumValue", xib: "minValue", scene: .same,
        { $0.minimumValue }, { $0.minimumValue = $1 }),
      .number(
        "maximumValue", xib: "maxValue", scene: .same, absent: 1,
        { $0.maximumValue }, { $0.maximumValue = $1 }),
      .number("value", scene: .same, { $0.value }, { $0.value = $1 }), .special(.action),
      .flag("continuous", absent: true, { $0.isContinuous }, { $0.isContinuous = $1 }),
      .color(
        "minimumTrackTintColor",
        { $0.minimumTrackTintColor }, { $0.minimumTrackTintColor = $1 }),
      .color(
        "maximumTrackTintColor",
        { $0.maximumTrackTintColor }, { $0.maximumTrackTintColor = $1 }),
      .color("thumbTintColor", { $0.thumbTintColor }, { $0.thumbTintColor = $1 }),
      .image("minimumValueImage", { $0.minimumValueImage }, { $0.minimumValueImage = $1 }),
      .image("maximumValueImage", { $0.maximumValueImage }, { $0.maximumValueImage = $1 }),
    ])

  package static let stepper = AttributeTable(
    UIStepper.self, "UIStepper", under: control, tag: "stepper",
    make: { UIStepper(frame: .zero) },
    [
      .number("minimumValue", scene: .same, { $0.minimumValue }, { $0.minimumValue = $1 }),
      .number(
        "maximumValue", scene: .same, absent: 100,
        { $0.maximumValue }, { $0.maximumValue = $1 }),
      .number(
        "stepValue", scene: .same, in: .positive, absent: 1,
        { $0.stepValue }, { $0.stepValue = max($1, 0) }),
      .flag("wraps", { $0.wraps }, { $0.wraps = $1 }),
      .number("value", scene: .same, { $0.value }, { $0.value = $1 }), .special(.action),
    ])

  package static let segmentedControl = AttributeTable(
    UISegmentedControl.self, "UISegmentedControl", under: control, tag: "segmentedControl",
    make: { UISegmentedControl(items: nil) },
    [
      .special(.segments),
      .whole(
        "selectedSegmentIndex", scene: "selectedSegment", absent: -1,
        { $0.selectedSegmentIndex }, { $0.selectedSegmentIndex = $1 }), .special(.action),
      .color(
        "selectedSegmentTintColor",
        { $0.selectedSegmentTintColor }, { $0.selectedSegmentTintColor = $1 }),
      .flag(
        "apportionsSegmentWidthsByContent",
        { $0.apportionsSegmentWidthsByContent }, { $0.apportionsSegmentWidthsByContent = $1 }),
    ])

  package static let pageControl = AttributeTable(
    UIPageControl.self, "UIPageControl", under: control, tag: "pageControl",
    make: { UIPageControl(frame: .zero) },
    [
      .whole("numberOfPages", scene: .same, { $0.numberOfPages }, { $0.numberOfPages = $1 }),
      .whole("currentPage", scene: .same, { $0.currentPage }, { $0.currentPage = $1 }),
      .special(.action),
      .color(
        "pageIndicatorTintColor",
        { $0.pageIndicatorTintColor }, { $0.pageIndicatorTintColor = $1 }),
      .color(
        "currentPageIndicatorTintColor",
        { $0.currentPageIndicatorTintColor }, { $0.currentPageIndicatorTintColor = $1 }),
      // On the canvas page controls with a single page keep their place.
      .flag(
        "hidesForSinglePage", isOnCanvas: false,
        { $0.hidesForSinglePage }, { $0.hidesForSinglePage = $1 }),
    ])

  package static let progressView = AttributeTable(
    UIProgressView.self, "UIProgressView", under: view, tag: "progressView",
    make: { UIProgressView(frame: .zero) },
    [
      .number("progress", scene: .same, in: .fraction, { $0.progress }, { $0.progress = $1 }),
      .color("progressTintColor", { $0.progressTintColor }, { $0.progressTintColor = $1 }),
      .color("trackTintColor", { $0.trackTintColor }, { $0.trackTintColor = $1 }),
      .image("progressImage", { $0.progressImage }, { $0.progressImage = $1 }),
      .image("trackImage", { $0.trackImage }, { $0.trackImage = $1 }),
      .choice(
        "progressViewStyle", scene: .same, .progressStyles, absent: .default,
        { $0.progressViewStyle }, { $0.progressViewStyle = $1 }),
    ])

  package static let activityIndicatorView = AttributeTable(
    UIActivityIndicatorView.self, "UIActivityIndicatorView", under: view,
    tag: "activityIndicatorView",
    make: { UIActivityIndicatorView(frame: .zero) },
    [
      .choice(
        "style", scene: .same, .activityStyles, absent: .medium,
        { $0.style }, { $0.style = $1 }),
      // On the canvas they are drawn at rest, and have their place in stacks: five of five in public
      // documents.
      .flag(
        "hidesWhenStopped", scene: .same, isOnCanvas: false,
        { $0.hidesWhenStopped }, { $0.hidesWhenStopped = $1 }),
      .flag(
        "animating", scene: .same, isRuntime: false, absentInScenes: true,
        { $0.isAnimating }, { $1 ? $0.startAnimating() : $0.stopAnimating() }),
      .color("color", staysIfAbsent: true, { $0.color }, { $0.color = $1 }),
      .special(.hiddenSign),
    ])

  package static let pickerView = AttributeTable(
    UIPickerView.self, "UIPickerView", under: view, tag: "pickerView",
    make: { UIPickerView(frame: .zero) }, [.special(.wheels), .special(.action)])

  package static let datePicker = AttributeTable(
    UIDatePicker.self, "UIDatePicker", under: control, tag: "datePicker",
    make: { UIDatePicker(frame: .zero) },
    [
      .choice(
        "datePickerMode", scene: .same, .pickerModes, absent: .dateAndTime,
        { $0.datePickerMode }, { $0.datePickerMode = $1 }),
      // Documents that say nothing are older than the other styles.
      .choice(
        "preferredDatePickerStyle", xib: "style", scene: .same, .pickerStyles, absent: .wheels,
        { $0.preferredDatePickerStyle }, { $0.preferredDatePickerStyle = $1 }),
      .whole(
        "minuteInterval", scene: .same, in: .partOfHour, absent: 1,
        { $0.minuteInterval }, { $0.minuteInterval = min(max($1, 1), 30) }),
      .number("countDownDuration", { $0.countDownDuration }, { $0.countDownDuration = $1 }),
      .date("minimumDate", scene: .same, { $0.minimumDate }, { $0.minimumDate = $1 }),
      .date("maximumDate", scene: .same, { $0.maximumDate }, { $0.maximumDate = $1 }),
      .date(
        "date", scene: .same, staysIfAbsent: true,
        { $0.date }, { picker, date in if let date { picker.date = date } }), .special(.action),
    ])
}

extension Words<UIProgressView.Style> {
  static let progressStyles = Self("a style", ["default": .default, "bar": .bar])
}

extension Words<UIActivityIndicatorView.Style> {
  /// Documents know the styles of before iOS 13 too.
  static let activityStyles = Self(
    "a style", ["medium": .medium, "large": .large],
    documents: ["white": .medium, "whiteLarge": .large, "gray": .medium])
}

extension Words<UIDatePicker.Mode> {
  static let pickerModes = Self(
    "a mode", ["time": .time, "date": .date, "dateAndTime": .dateAndTime],
    documents: ["countDownTimer": .countDownTimer])
}

extension Words<UIDatePicker.Style> {
  static let pickerStyles = Self(
    "a style",
    ["automatic": .automatic, "wheels": .wheels, "compact": .compact, "inline": .inline])
}
