/// A view that sets its content up for a state: a cell or a button.
@MainActor protocol ConfigurationUpdating: UIView {
  func setNeedsUpdateConfiguration()
}

extension ConfigurationUpdating {
  /// Runs what sets the content up, and asks for it again when a trait that it reads changes.
  ///
  /// Rule T45.
  func followTraits(_ body: () -> Void) { track(.configuration, body) }
}
