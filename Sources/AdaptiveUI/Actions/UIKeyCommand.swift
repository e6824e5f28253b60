// Reference: UIKeyCommand, iOS 18 documentation.
// Status: Partial — commands of the responder chain, sent by programs and tests; the lab keeps its
// keys.
import Foundation

/// Keys held down with another one.
public struct UIKeyModifierFlags: OptionSet, Sendable, Hashable {
  /// The bits.
  public let rawValue: Int
  /// Creates keys from their bits.
  public init(rawValue: Int) { self.rawValue = rawValue }
  /// Caps lock.
  public static let alphaShift = Self(rawValue: 1 << 16)
  /// Shift.
  public static let shift = Self(rawValue: 1 << 17)
  /// Control.
  public static let control = Self(rawValue: 1 << 18)
  /// Option.
  public static let alternate = Self(rawValue: 1 << 19)
  /// Command.
  public static let command = Self(rawValue: 1 << 20)
  /// On the numeric pad.
  public static let numericPad = Self(rawValue: 1 << 21)
}

/// A key that does something.
@preconcurrency @MainActor public final class UIKeyCommand: UIMenuElement {
  /// The key, by what it writes.
  public let input: String?
  /// The keys held down with it.
  public let modifierFlags: UIKeyModifierFlags
  /// What is sent.
  public let action: Selector?
  /// Anything of the program's own.
  public let propertyList: Any?
  /// What the key does, in words.
  public var discoverabilityTitle: String?
  /// Whether the key does this before what the system does at it; keys of the system never go
  /// first.
  public var wantsPriorityOverSystemBehavior = false

  /// Creates a command.
  public convenience init(input: String, modifierFlags: UIKeyModifierFlags, action: Selector) {
    self.init(title: "", action: action, input: input, modifierFlags: modifierFlags)
  }

  /// Creates a command with words for menus.
  public init(
    title: String, image: UIImage? = nil, action: Selector, input: String,
    modifierFlags: UIKeyModifierFlags = [], propertyList: Any? = nil,
    discoverabilityTitle: String? = nil
  ) {
    self.input = input
    self.modifierFlags = modifierFlags
    self.action = action
    self.propertyList = propertyList
    self.discoverabilityTitle = discoverabilityTitle
    super.init(title: title, subtitle: nil, image: image)
  }

  /// The key up.
  public static let inputUpArrow = "UIKeyInputUpArrow"
  /// The key down.
  public static let inputDownArrow = "UIKeyInputDownArrow"
  /// The key left.
  public static let inputLeftArrow = "UIKeyInputLeftArrow"
  /// The key right.
  public static let inputRightArrow = "UIKeyInputRightArrow"
  /// The key to leave.
  public static let inputEscape = "UIKeyInputEscape"
}
