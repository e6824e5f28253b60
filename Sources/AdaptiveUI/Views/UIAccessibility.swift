// Reference: UIAccessibility, UIAccessibilityTraits; iOS 18 documentation.
// Status: Partial — settings are as on a new device; what is posted is noted in the log.
import Foundation

/// How an element can be used.
public struct UIAccessibilityTraits: OptionSet, Sendable, Hashable {
  /// The bits.
  public let rawValue: UInt64
  /// Creates traits from their bits.
  public init(rawValue: UInt64) { self.rawValue = rawValue }
  /// In no special way.
  public static let none = Self([])
  /// It can be pressed.
  public static let button = Self(rawValue: 1 << 0)
  /// It leads to a place on the web.
  public static let link = Self(rawValue: 1 << 1)
  /// It is a picture.
  public static let image = Self(rawValue: 1 << 2)
  /// It is chosen.
  public static let selected = Self(rawValue: 1 << 3)
  /// It makes its own sound.
  public static let playsSound = Self(rawValue: 1 << 4)
  /// It is a key.
  public static let keyboardKey = Self(rawValue: 1 << 5)
  /// It is text that stays as it is.
  public static let staticText = Self(rawValue: 1 << 6)
  /// It sums up the state of the program.
  public static let summaryElement = Self(rawValue: 1 << 7)
  /// It cannot be used.
  public static let notEnabled = Self(rawValue: 1 << 8)
  /// It changes often.
  public static let updatesFrequently = Self(rawValue: 1 << 9)
  /// It searches.
  public static let searchField = Self(rawValue: 1 << 10)
  /// It starts something that must not be talked over.
  public static let startsMediaSession = Self(rawValue: 1 << 11)
  /// It goes up and down.
  public static let adjustable = Self(rawValue: 1 << 12)
  /// It wants the fingers for itself.
  public static let allowsDirectInteraction = Self(rawValue: 1 << 13)
  /// It turns a page by itself.
  public static let causesPageTurn = Self(rawValue: 1 << 14)
  /// It is a bar of tabs.
  public static let tabBar = Self(rawValue: 1 << 15)
  /// It is a title.
  public static let header = Self(rawValue: 1 << 16)
  /// It goes on and off.
  public static let toggleButton = Self(rawValue: 1 << 17)

  /// All traits but ``none``, by name.
  package static let named: [(name: String, trait: Self)] = [
    ("button", .button), ("link", .link), ("image", .image), ("selected", .selected),
    ("playsSound", .playsSound), ("keyboardKey", .keyboardKey), ("staticText", .staticText),
    ("summaryElement", .summaryElement), ("notEnabled", .notEnabled),
    ("updatesFrequently", .updatesFrequently), ("searchField", .searchField),
    ("startsMediaSession", .startsMediaSession), ("adjustable", .adjustable),
    ("allowsDirectInteraction", .allowsDirectInteraction), ("causesPageTurn", .causesPageTurn),
    ("tabBar", .tabBar), ("header", .header), ("toggleButton", .toggleButton),
  ]
}

/// What the user set for easier use, and what programs tell assistive techniques.
@preconcurrency @MainActor public enum UIAccessibility {
  /// What assistive techniques are told.
  public struct Notification: RawRepresentable, Sendable, Hashable {
    /// The number.
    public let rawValue: UInt32
    /// Creates a notification from its number.
    public init(rawValue: UInt32) { self.rawValue = rawValue }
    /// Something shall be said.
    public static let announcement = Self(rawValue: 1008)
    /// A part of the screen changed.
    public static let layoutChanged = Self(rawValue: 1001)
    /// Most of the screen changed.
    public static let screenChanged = Self(rawValue: 1000)
    /// A page was scrolled to.
    public static let pageScrolled = Self(rawValue: 1009)
  }

  /// Whether the screen is read out: never here.
  public static var isVoiceOverRunning: Bool { false }
  /// Whether switches control the program: never here.
  public static var isSwitchControlRunning: Bool { false }
  /// Whether movement shall be sparing.
  public static var isReduceMotionEnabled: Bool { false }
  /// Whether nothing shall shine through.
  public static var isReduceTransparencyEnabled: Bool { false }
  /// Whether colours are inverted.
  public static var isInvertColorsEnabled: Bool { false }
  /// Whether colours are left out.
  public static var isGrayscaleEnabled: Bool { false }
  /// Whether text is bold, as the traits say.
  public static var isBoldTextEnabled: Bool { UITraitCollection.current.legibilityWeight == .bold }
  /// Whether colours differ strongly, as the traits say.
  public static var isDarkerSystemColorsEnabled: Bool {
    UITraitCollection.current.accessibilityContrast == .high
  }

  /// Tells assistive techniques something; there are none, so the log notes it.
  public static func post(notification: Notification, argument: Any?) {
    guard let text = argument as? String else { return }
    Environment.current.log("announced: \(text)", rule: "API")
  }
}
