// Where generations differ in pickers.

extension EraPolicy {
  /// The default style of a date picker.
  ///
  /// Wheels were the only look before iOS 14.
  var automaticDatePickerStyle: UIDatePicker.Style { era == .legacy8 ? .wheels : .compact }
}
