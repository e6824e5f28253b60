/// A view that sets its content up for a state: a cell or a button.
@MainActor package protocol ConfigurationUpdating: UIView {
  func setNeedsUpdateConfiguration()
}

extension ConfigurationUpdating {
  /// Runs what sets the content up, and asks for it again when a trait that it reads changes.
  ///
  /// Rule T45.
  package func followTraits(_ body: () -> Void) { track(.configuration, body) }
}
