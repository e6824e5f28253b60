extension UIControl: UserActivatable {
  package var canBeActivated: Bool { isEnabled }
  package var keepsTaps: Bool { true }

  package func activateAsUser() { environment.perform { activate() } }
}
