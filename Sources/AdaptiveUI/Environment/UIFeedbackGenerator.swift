// Reference: UIFeedbackGenerator and its subclasses, UIPasteboard; iOS 18 documentation.
// Status: Partial — as on a device without an engine to shake it; text on the clipboard.
public import Foundation

/// Lets the user feel something; a terminal, as an iPad, has nothing to be felt, and notes it in
/// the log.
@preconcurrency @MainActor open class UIFeedbackGenerator: NSObject {
  /// Gets the engine ready.
  open func prepare() {}

  func feel(_ what: String) { Environment.current.log("feedback: \(what)", rule: "API") }
}

/// Lets the user feel that things meet.
@preconcurrency @MainActor open class UIImpactFeedbackGenerator: UIFeedbackGenerator {
  /// How things meet.
  public enum FeedbackStyle: Int, Sendable {
    case light, medium, heavy, soft, rigid
  }

  private let style: FeedbackStyle

  /// Creates what lets things be felt that meet so.
  public init(style: FeedbackStyle) { self.style = style }
  /// Creates what lets things be felt that meet.
  public override convenience init() { self.init(style: .medium) }

  /// Lets the user feel it.
  open func impactOccurred() { feel("\(style) impact") }
  /// Lets the user feel it as strongly as said, 0 to 1.
  open func impactOccurred(intensity: CGFloat) { feel("\(style) impact of \(intensity)") }
}

/// Lets the user feel that a choice changed.
@preconcurrency @MainActor open class UISelectionFeedbackGenerator: UIFeedbackGenerator {
  /// Lets the user feel it.
  open func selectionChanged() { feel("selection") }
}

/// Lets the user feel how something went.
@preconcurrency @MainActor open class UINotificationFeedbackGenerator: UIFeedbackGenerator {
  /// How something went.
  public enum FeedbackType: Int, Sendable {
    case success, warning, error
  }

  /// Lets the user feel it.
  open func notificationOccurred(_ notificationType: FeedbackType) { feel("\(notificationType)") }
}

/// What was copied, to be put elsewhere; only within the program.
@preconcurrency @MainActor open class UIPasteboard: NSObject {
  /// The clipboard of everything that runs beside it in this program.
  public static var general: UIPasteboard { Environment.current.pasteboard }

  /// The pieces of text.
  open var strings: [String]? { didSet { changeCount += 1 } }
  /// How often something was copied.
  public private(set) var changeCount = 0

  /// The first piece of text.
  open var string: String? {
    get { strings?.first }
    set { strings = newValue.map { [$0] } }
  }
  /// The first piece of text as an address.
  open var url: URL? {
    get { string.flatMap(URL.init(string:)) }
    set { string = newValue?.absoluteString }
  }
  /// Whether there is text.
  open var hasStrings: Bool { strings?.isEmpty == false }
  /// Whether there is an address.
  open var hasURLs: Bool { url?.scheme != nil }
}
