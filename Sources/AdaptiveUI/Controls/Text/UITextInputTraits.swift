// swift-format-ignore-file: AlwaysUseLowerCamelCase

// Reference: UITextInputTraits, iOS 18 documentation.
// Status: Partial — kept for the keyboard that a terminal does not have; no password rules.
import Foundation

/// How typing is helped, by a keyboard that a terminal does not have.
///
/// An object, so that views that are not typed in do not carry it.
final class TextInputTraits {
  var keyboardType = UIKeyboardType.default
  var keyboardAppearance = UIKeyboardAppearance.default
  var returnKeyType = UIReturnKeyType.default
  var needsTextForReturn = false
  var capitalization = UITextAutocapitalizationType.sentences
  var correction = UITextAutocorrectionType.default
  var spellChecking = UITextSpellCheckingType.default
  var quotes = UITextSmartQuotesType.default
  var dashes = UITextSmartDashesType.default
  var spaces = UITextSmartInsertDeleteType.default
  var isSecret = false
  var contentType: UITextContentType?
}

/// A view that is typed in, and how that is helped; a search bar speaks for its field.
@preconcurrency @MainActor public protocol UITextInputTraits: UIView {}

extension UITextField: UITextInputTraits {}
extension UITextView: UITextInputTraits {}

extension UITextInputTraits {
  private var traits: TextInputTraits {
    if let traits = typing as? TextInputTraits { return traits }
    let traits = TextInputTraits()
    typing = traits
    return traits
  }

  /// Whether typed characters are secret; fields show dots for them.
  public var isSecureTextEntry: Bool {
    get { traits.isSecret }
    set { traits.isSecret = newValue }
  }
  /// The keys that are shown.
  public var keyboardType: UIKeyboardType {
    get { traits.keyboardType }
    set { traits.keyboardType = newValue }
  }
  /// Whether the keys are light or dark.
  public var keyboardAppearance: UIKeyboardAppearance {
    get { traits.keyboardAppearance }
    set { traits.keyboardAppearance = newValue }
  }
  /// What the return key is called.
  public var returnKeyType: UIReturnKeyType {
    get { traits.returnKeyType }
    set { traits.returnKeyType = newValue }
  }
  /// Whether the return key does nothing while there is no text.
  public var enablesReturnKeyAutomatically: Bool {
    get { traits.needsTextForReturn }
    set { traits.needsTextForReturn = newValue }
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
  /// Whether quotation marks become round.
  public var smartQuotesType: UITextSmartQuotesType {
    get { traits.quotes }
    set { traits.quotes = newValue }
  }
  /// Whether hyphens become dashes.
  public var smartDashesType: UITextSmartDashesType {
    get { traits.dashes }
    set { traits.dashes = newValue }
  }
  /// Whether spaces come and go with words.
  public var smartInsertDeleteType: UITextSmartInsertDeleteType {
    get { traits.spaces }
    set { traits.spaces = newValue }
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

/// Whether the keys are light or dark.
public enum UIKeyboardAppearance: Int, Sendable {
  case `default`, dark, light
  /// The older name of the dark one.
  public static let alert = dark
}

/// Whether quotation marks become round.
public enum UITextSmartQuotesType: Int, Sendable {
  case `default`, no, yes
}

/// Whether hyphens become dashes.
public enum UITextSmartDashesType: Int, Sendable {
  case `default`, no, yes
}

/// Whether spaces come and go with words.
public enum UITextSmartInsertDeleteType: Int, Sendable {
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
