/// A view that a user can operate by tapping it, or by a key when it has the focus.
@MainActor package protocol UserActivatable: UIView {
  /// Whether the view reacts now.
  var canBeActivated: Bool { get }
  /// Whether a tap on the view is no tap on what is around it.
  var keepsTaps: Bool { get }
  /// Whether the touches of a tap do what it does.
  var followsTouches: Bool { get }
  /// Does what a tap does.
  func activateAsUser()
}

extension UserActivatable {
  /// Those around see the tap as well.
  package var keepsTaps: Bool { false }
  /// Touches alone do nothing.
  package var followsTouches: Bool { false }
}
