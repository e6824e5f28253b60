import AdaptiveUI
import Cells
import Documents

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
    let (name, old) = (field.spokenName, field.setValue)
    environment.recorder.begin(
      .container, key == .done ? "ended typing into \(name)" : "typed into \(name)")
    environment.perform { Self.put(key, into: field) }
    environment.updateCycle.flush()
    valueChange = ValueChange(of: field, from: old, in: lastStepNumber)
  }
}

extension SceneSession {
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

extension Lab {
  /// Whether keys are text for a field of the scene.
  var isTyping: Bool {
    state.time == nil && !state.paneHasKeys && session?.typingField != nil
  }

  /// Gives a key to the field that has the keyboard.
  ///
  /// - Returns: Whether the key was text or ended typing; keys that move the focus end it and go on.
  func typeIntoField(_ key: Key, _ modifiers: KeyModifiers) -> Bool {
    guard isTyping, modifiers.subtracting(.shift).isEmpty else { return false }
    switch key {
    case .character(let character): apply(.type(.character(character)))
    case .backspace: apply(.type(.backspace))
    case .escape:
      apply(.type(.done))
      state.message = .done("typing ended: keys are the program's again")
    case .tab, .backTab, .up, .down:
      apply(.type(.done))
      return false
    default: return false
    }
    return true
  }

  /// The footer while keys are text.
  var typingKeys: [(key: String, meaning: String)] {
    let name = session?.typingField.map { $0.spokenName.shownText ?? $0.spokenName } ?? ""
    return [
      ("Esc", "ends typing into \(VisibleText.of(name).cut(to: 40))"), ("Enter", "return"),
      ("Tab", "next"),
    ]
  }
}
