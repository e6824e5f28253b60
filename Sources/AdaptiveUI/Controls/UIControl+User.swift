extension UIControl: UserActivatable {
  package var canBeActivated: Bool { isEnabled }

  package func activateAsUser() { environment.perform { activate() } }
}
