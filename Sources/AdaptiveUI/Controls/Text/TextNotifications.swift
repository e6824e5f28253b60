// Reference: the notifications of UITextField and UITextView, iOS 18 documentation.
// Status: Complete.
public import Foundation

extension UITextField {
  /// Posted by a field after its user changed the text.
  public static let textDidChangeNotification = Notification.Name(
    "UITextFieldTextDidChangeNotification")
  /// Posted by a field whose user begins to type.
  public static let textDidBeginEditingNotification = Notification.Name(
    "UITextFieldTextDidBeginEditingNotification")
  /// Posted by a field whose user has typed.
  public static let textDidEndEditingNotification = Notification.Name(
    "UITextFieldTextDidEndEditingNotification")
}

extension UITextView {
  /// Posted by a view after its user changed the text.
  public static let textDidChangeNotification = Notification.Name(
    "UITextViewTextDidChangeNotification")
  /// Posted by a view whose user begins to type.
  public static let textDidBeginEditingNotification = Notification.Name(
    "UITextViewTextDidBeginEditingNotification")
  /// Posted by a view whose user has typed.
  public static let textDidEndEditingNotification = Notification.Name(
    "UITextViewTextDidEndEditingNotification")
}

extension UIView {
  /// Tells whoever observes the view.
  func post(_ name: Notification.Name) { NotificationCenter.default.post(name: name, object: self) }
}
