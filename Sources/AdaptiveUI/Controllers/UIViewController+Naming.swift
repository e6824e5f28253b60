// What people call controllers that only their document named.

extension UIViewController {
  /// The words of the class with the content's name, `navigation of Login`, as pictures and cards have
  /// them, where a document calls the controller `UINavigationController of Login`; else `nil`.
  var nameByContent: String? {
    guard let identifier, identifier.hasPrefix("\(className) of ") else { return nil }
    return className.controllerWords + identifier.dropFirst(className.count)
  }
}
