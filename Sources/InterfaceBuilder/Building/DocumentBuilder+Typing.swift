import AdaptiveUI
import Attributes

// How typing is helped, in the words of documents.

extension DocumentBuilder {
  /// Gives a view what its `<textInputTraits>` says; what it leaves out is as in a new view.
  func setTyping(of view: some UITextInputTraits, _ element: DocumentElement) {
    guard let given = element.child("textInputTraits") else { return }
    func set<Value>(_ name: String, _ words: [String: Value], _ apply: (Value) -> Void) {
      if let value = given[name].flatMap({ words[$0] }) { apply(value) }
    }
    if let type = Words.keyboards[given["keyboardType"]] { view.keyboardType = type }
    if let type = Words.returnKeys[given["returnKeyType"]] { view.returnKeyType = type }
    set("autocapitalizationType", Self.capitals) { view.autocapitalizationType = $0 }
    set("autocorrectionType", Self.corrections) { view.autocorrectionType = $0 }
    set("spellCheckingType", Self.spellings) { view.spellCheckingType = $0 }
    set("keyboardAppearance", Self.keyboardLooks) { view.keyboardAppearance = $0 }
    set("smartQuotesType", Self.quotes) { view.smartQuotesType = $0 }
    set("smartDashesType", Self.dashes) { view.smartDashesType = $0 }
    set("smartInsertDeleteType", Self.spaces) { view.smartInsertDeleteType = $0 }
    view.textContentType = given["textContentType"].map(UITextContentType.init)
    view.enablesReturnKeyAutomatically = given.flag("enablesReturnKeyAutomatically")
    view.isSecureTextEntry = given.flag("secureTextEntry")
  }

  static let capitals: [String: UITextAutocapitalizationType] = [
    "none": .none, "words": .words, "sentences": .sentences, "allCharacters": .allCharacters,
  ]

  static let corrections: [String: UITextAutocorrectionType] = [
    "default": .default, "no": .no, "yes": .yes,
  ]

  static let spellings: [String: UITextSpellCheckingType] = [
    "default": .default, "no": .no, "yes": .yes,
  ]

  static let keyboardLooks: [String: UIKeyboardAppearance] = [
    "default": .default, "dark": .dark, "alert": .dark, "light": .light,
  ]

  static let quotes: [String: UITextSmartQuotesType] = [
    "default": .default, "no": .no, "yes": .yes,
  ]

  static let dashes: [String: UITextSmartDashesType] = [
    "default": .default, "no": .no, "yes": .yes,
  ]

  static let spaces: [String: UITextSmartInsertDeleteType] = [
    "default": .default, "no": .no, "yes": .yes,
  ]
}
