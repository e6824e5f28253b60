import AdaptiveUI

// Text that is typed into the field that has the keyboard.

extension SceneSession {
  /// The chosen field, if it has the keyboard.
  var typingField: UIView? {
    guard let field = focusedView, field.isFirstResponder,
      field is UITextField || field is UITextView
    else { return nil }
    return field
  }

  /// Types a key into the field that has the keyboard.
  ///
  /// - Throws: ``CommandProblem`` where no field has it.
  func typeIntoField(_ key: TypedKey) throws(CommandProblem) {
    guard let field = typingField else {
      throw CommandProblem(message: "no field has the keyboard: activate one first")
    }
    environment.settle()
    let (name, old) = (field.spokenName, field.shownValue)
    environment.recorder.begin(
      .container, key == .done ? "ended typing into \(name)" : "typed into \(name)")
    environment.perform { Self.put(key, into: field) }
    environment.updateCycle.flush()
    valueChange = ValueChange(of: field, from: old, in: lastStepNumber)
  }

  private static func put(_ key: TypedKey, into field: UIView) {
    switch (field, key) {
    case (let field as UITextField, .character(let character)):
      field.insertText(String(character))
    case (let field as UITextField, .backspace): field.deleteBackward()
    case (let text as UITextView, .character(let character)): text.insertText(String(character))
    case (let text as UITextView, .backspace): text.deleteBackward()
    default: field.resignFirstResponder()
    }
  }
}
