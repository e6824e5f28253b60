extension UIResponder {
  /// Sends what the first object from here on has a key for.
  ///
  /// - Returns: Whether there was one.
  @discardableResult package func press(
    _ input: String, _ modifiers: UIKeyModifierFlags = []
  ) -> Bool {
    for responder in sequence(first: self, next: \.next) {
      let found = responder.keyCommands?.first {
        $0.input == input && $0.modifierFlags == modifiers
      }
      guard let found, let action = found.action else { continue }
      TargetAction(nil, action).send(from: responder, as: found)
      return true
    }
    return false
  }
}
