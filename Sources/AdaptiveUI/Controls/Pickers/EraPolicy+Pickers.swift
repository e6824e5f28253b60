// Where generations differ in pickers.

extension EraPolicy {
  /// What a date picker looks like when nobody says so.
  ///
  /// Wheels were the only look before iOS 14.
  var automaticDatePickerStyle: UIDatePicker.Style { era == .legacy8 ? .wheels : .compact }
}
