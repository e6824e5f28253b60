// Where generations differ in pickers.

extension EraPolicy {
  /// The default style of a date picker.
  ///
  /// Wheels were the only look before iOS 14.
  var automaticDatePickerStyle: UIDatePicker.Style {
    switch era {
    case .ios8: .wheels
    case .ios26: .compact
    }
  }
}
