/// A view that a user can operate by tapping it, or by a key when it has the focus.
@MainActor package protocol UserActivatable: UIView {
  /// Whether the view reacts now.
  var canBeActivated: Bool { get }
  /// Does what a tap does.
  func activateAsUser()
}
