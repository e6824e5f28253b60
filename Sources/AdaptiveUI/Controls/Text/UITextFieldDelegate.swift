public import Foundation

/// Asked and told while the user types in a field.
@preconcurrency @MainActor public protocol UITextFieldDelegate: AnyObject {
  /// Whether typing may begin.
  func textFieldShouldBeginEditing(_ textField: UITextField) -> Bool
  /// Called when typing began.
  func textFieldDidBeginEditing(_ textField: UITextField)
  /// Whether typing may end.
  func textFieldShouldEndEditing(_ textField: UITextField) -> Bool
  /// Called when typing ended.
  func textFieldDidEndEditing(_ textField: UITextField)
  /// Whether `string` may take the place of what is in `range`.
  func textField(
    _ textField: UITextField, shouldChangeCharactersIn range: NSRange,
    replacementString string: String
  ) -> Bool
  /// Whether the field may be emptied.
  func textFieldShouldClear(_ textField: UITextField) -> Bool
  /// Whether return ends typing.
  func textFieldShouldReturn(_ textField: UITextField) -> Bool
}

extension UITextFieldDelegate {
  /// Typing may begin.
  public func textFieldShouldBeginEditing(_ textField: UITextField) -> Bool { true }
  /// Does nothing.
  public func textFieldDidBeginEditing(_ textField: UITextField) {}
  /// Typing may end.
  public func textFieldShouldEndEditing(_ textField: UITextField) -> Bool { true }
  /// Does nothing.
  public func textFieldDidEndEditing(_ textField: UITextField) {}
  /// Every text may be typed.
  public func textField(
    _ textField: UITextField, shouldChangeCharactersIn range: NSRange,
    replacementString string: String
  ) -> Bool { true }
  /// The field may be emptied.
  public func textFieldShouldClear(_ textField: UITextField) -> Bool { true }
  /// Return ends typing.
  public func textFieldShouldReturn(_ textField: UITextField) -> Bool { true }
}
