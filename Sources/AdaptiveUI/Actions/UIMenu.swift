// Reference: UIMenu, iOS 18 documentation.
// Status: Partial — values; menus are kept and not opened.
import Foundation

/// A group of entries.
@preconcurrency @MainActor public final class UIMenu: UIMenuElement {
  /// Which menu this is.
  public let identifier: Identifier
  /// How the entries are shown.
  public let options: Options
  /// How large the entries are.
  public var preferredElementSize: ElementSize
  /// The entries.
  public let children: [UIMenuElement]
  /// The entries that are ticked, in this menu and the ones shown inline in it.
  public var selectedElements: [UIMenuElement] {
    children.flatMap { child in
      if let menu = child as? UIMenu { return menu.selectedElements }
      return (child as? UIAction)?.state == .on ? [child] : []
    }
  }

  /// Creates a menu.
  public init(
    title: String = "", subtitle: String? = nil, image: UIImage? = nil,
    identifier: Identifier? = nil, options: Options = [],
    preferredElementSize: ElementSize = .automatic, children: [UIMenuElement] = []
  ) {
    self.identifier = identifier ?? Identifier("")
    self.options = options
    self.preferredElementSize = preferredElementSize
    self.children = children
    super.init(title: title, subtitle: subtitle, image: image)
  }

  /// The same menu with other entries.
  public func replacingChildren(_ newChildren: [UIMenuElement]) -> UIMenu {
    UIMenu(
      title: title, subtitle: subtitle, image: image, identifier: identifier, options: options,
      preferredElementSize: preferredElementSize, children: newChildren)
  }

  /// The name of a menu.
  public struct Identifier: RawRepresentable, Sendable, Hashable {
    /// The name.
    public let rawValue: String
    /// Creates a name.
    public init(rawValue: String) { self.rawValue = rawValue }
    /// Creates a name.
    public init(_ rawValue: String) { self.rawValue = rawValue }
    /// The program's own menu.
    public static let application = Identifier("com.apple.menu.application")
    /// What is done with files.
    public static let file = Identifier("com.apple.menu.file")
    /// What is done with text.
    public static let edit = Identifier("com.apple.menu.edit")
    /// How content is shown.
    public static let view = Identifier("com.apple.menu.view")
    /// How text looks.
    public static let format = Identifier("com.apple.menu.format")
    /// Windows.
    public static let window = Identifier("com.apple.menu.window")
    /// Help.
    public static let help = Identifier("com.apple.menu.help")
    /// The top of the menu bar.
    public static let root = Identifier("com.apple.menu.root")
  }

  /// How entries are shown.
  public struct Options: OptionSet, Sendable, Hashable {
    /// The bits.
    public let rawValue: UInt
    /// Creates options from their bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }
    /// Among the entries of the menu around it.
    public static let displayInline = Self(rawValue: 1 << 0)
    /// As something that takes something away.
    public static let destructive = Self(rawValue: 1 << 1)
    /// With one entry ticked.
    public static let singleSelection = Self(rawValue: 1 << 5)
    /// As a palette.
    public static let displayAsPalette = Self(rawValue: 1 << 7)
  }

  /// How large entries are.
  public enum ElementSize: Int, Sendable {
    /// Side by side, only pictures.
    case small
    /// Side by side.
    case medium
    /// One a line.
    case large
    /// As the system chooses.
    case automatic = -1
  }
}
