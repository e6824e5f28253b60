// Values by name, as outlets of documents set them. Rule API.

extension UIResponder {
  func store(_ value: Any?, _ key: String) {
    guard !NamedProperties.set(key, of: self, to: value),
      !StoredProperties.set(key, of: self, to: value as Any)
    else { return }
    setValue(value, forUndefinedKey: key)
  }

  /// UIKit's words for a name that nothing goes by.
  func refuse(_ key: String) {
    environment.breach(
      Breach(
        "NSUnknownKeyException",
        "[<\(displayName)> setValue:forUndefinedKey:]: this class is not key value coding-compliant for the key "
          + "\(key).", subject: traceSubject, rule: "API"))
  }
}
