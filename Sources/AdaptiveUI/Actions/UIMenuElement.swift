// Reference: UIMenuElement, iOS 18 documentation.
// Status: Partial — values; menus are kept and not opened.
public import Foundation

/// An entry of a menu.
@preconcurrency @MainActor open class UIMenuElement: NSObject {
  /// The text.
  public let title: String
  /// A second line of text.
  open var subtitle: String?
  /// The picture beside the text.
  public let image: UIImage?

  init(title: String, subtitle: String?, image: UIImage?) {
    self.title = title
    self.subtitle = subtitle
    self.image = image
  }

  /// How an entry can be used.
  public struct Attributes: OptionSet, Sendable, Hashable {
    /// The bits.
    public let rawValue: UInt
    /// Creates attributes from their bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }
    /// The entry cannot be used.
    public static let disabled = Self(rawValue: 1 << 0)
    /// The entry takes something away.
    public static let destructive = Self(rawValue: 1 << 1)
    /// The entry is left out.
    public static let hidden = Self(rawValue: 1 << 2)
    /// The menu stays open.
    public static let keepsMenuPresented = Self(rawValue: 1 << 3)
  }

  /// Whether an entry is ticked.
  public enum State: Int, Sendable {
    /// Not ticked.
    case off
    /// Ticked.
    case on
    /// Some of what it stands for is.
    case mixed
  }
}
