/// A view that sets its content up for a state: a cell or a button.
@MainActor protocol ConfigurationUpdating: UIView {
  func setNeedsUpdateConfiguration()
}
