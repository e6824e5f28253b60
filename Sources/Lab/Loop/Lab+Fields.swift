import AdaptiveUI
import Cells
import Documents

// Keys while a field of the scene has the keyboard.

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
