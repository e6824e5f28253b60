import AdaptiveUI
import Foundation

extension AttributeTable {
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
