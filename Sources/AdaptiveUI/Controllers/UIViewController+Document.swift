extension UIViewController {
  /// Carries out the document's segue of this name; a controller without it is in breach.
  public func performSegue(withIdentifier identifier: String, sender: Any?) {
    environment.breach(
      Breach(
        "NSInvalidArgumentException",
        "Receiver (\(displayName)) has no segue with identifier '\(identifier)'",
        subject: traceSubject, rule: "API"))
  }
}
