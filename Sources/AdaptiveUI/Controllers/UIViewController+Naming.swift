// What people call controllers that only their document named.

extension UIViewController {
  /// The words of the class with the content's name, `navigation of Login`, as pictures and cards have
  /// them, where a document calls the controller `UINavigationController of Login`; else `nil`.
  var nameByContent: String? {
    guard let identifier, identifier.hasPrefix("\(className) of ") else { return nil }
    return className.controllerWords + identifier.dropFirst(className.count)
  }

  /// The title or first text in the name of a controller of the system's class, with its quotation
  /// marks, such as `“Settings”` of `UIViewController “Settings”`.
  package var quotedContent: String? {
    guard let identifier, className.hasPrefix("UI"), identifier.hasPrefix("\(className) “") else {
      return nil
    }
    return String(identifier.dropFirst(className.count + 1))
  }
}
