// swift-format-ignore-file: AlwaysUseLowerCamelCase

// Reference: UITextInputTraits, iOS 18 documentation.
// Status: Partial — kept for the keyboard that a terminal does not have.
import Foundation

/// How typing is helped.
struct TextInputTraits {
  var keyboardType = UIKeyboardType.default
  var returnKeyType = UIReturnKeyType.default
  var capitalization = UITextAutocapitalizationType.sentences
  var correction = UITextAutocorrectionType.default
  var spellChecking = UITextSpellCheckingType.default
  var contentType: UITextContentType?
}

extension UITextField {
  /// The keys that are shown.
  public var keyboardType: UIKeyboardType {
    get { traits.keyboardType }
    set { traits.keyboardType = newValue }
  }
  /// What the return key is called.
  public var returnKeyType: UIReturnKeyType {
    get { traits.returnKeyType }
    set { traits.returnKeyType = newValue }
  }
  /// Which letters become capitals.
  public var autocapitalizationType: UITextAutocapitalizationType {
    get { traits.capitalization }
    set { traits.capitalization = newValue }
  }
  /// Whether words are corrected.
  public var autocorrectionType: UITextAutocorrectionType {
    get { traits.correction }
    set { traits.correction = newValue }
  }
  /// Whether spelling is checked.
  public var spellCheckingType: UITextSpellCheckingType {
    get { traits.spellChecking }
    set { traits.spellChecking = newValue }
  }
  /// What the text means.
  public var textContentType: UITextContentType? {
    get { traits.contentType }
    set { traits.contentType = newValue }
  }
}

/// The keys of a keyboard.
public enum UIKeyboardType: Int, Sendable {
  case `default`, asciiCapable, numbersAndPunctuation, URL, numberPad, phonePad, namePhonePad
  case emailAddress, decimalPad, twitter, webSearch, asciiCapableNumberPad
}

/// What a return key is called.
public enum UIReturnKeyType: Int, Sendable {
  case `default`, go, google, join, next, route, search, send, yahoo, done, emergencyCall
  case `continue`
}

/// Which letters become capitals.
public enum UITextAutocapitalizationType: Int, Sendable {
  case none, words, sentences, allCharacters
}

/// Whether words are corrected.
public enum UITextAutocorrectionType: Int, Sendable {
  case `default`, no, yes
}

/// Whether spelling is checked.
public enum UITextSpellCheckingType: Int, Sendable {
  case `default`, no, yes
}

/// What a text means.
public struct UITextContentType: RawRepresentable, Sendable, Hashable {
  /// The name.
  public let rawValue: String
  /// Creates a meaning by its name.
  public init(rawValue: String) { self.rawValue = rawValue }
  /// A person's name.
  public static let name = UITextContentType(rawValue: "name")
  /// An address of electronic mail.
  public static let emailAddress = UITextContentType(rawValue: "email")
  /// A user's name.
  public static let username = UITextContentType(rawValue: "username")
  /// A password.
  public static let password = UITextContentType(rawValue: "password")
  /// A new password.
  public static let newPassword = UITextContentType(rawValue: "new-password")
  /// A code for one use.
  public static let oneTimeCode = UITextContentType(rawValue: "one-time-code")
  /// A telephone number.
  public static let telephoneNumber = UITextContentType(rawValue: "tel")
}
