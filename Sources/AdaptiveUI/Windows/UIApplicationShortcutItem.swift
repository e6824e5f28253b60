// Reference: UIApplicationShortcutItem, UIApplicationShortcutIcon; iOS 18 documentation.
// Status: Kept — there is no icon to press.
public import Foundation

/// What a long press on the program's icon offers.
@preconcurrency @MainActor open class UIApplicationShortcutItem: NSObject {
  /// What the program calls it.
  public let type: String
  /// The text.
  public let localizedTitle: String
  /// The text below.
  public let localizedSubtitle: String?
  /// The picture beside the text.
  public let icon: UIApplicationShortcutIcon?
  /// What the program gave along.
  public let userInfo: [String: any NSSecureCoding]?

  /// Creates an item.
  public init(
    type: String, localizedTitle: String, localizedSubtitle: String?,
    icon: UIApplicationShortcutIcon?, userInfo: [String: any NSSecureCoding]? = nil
  ) {
    self.type = type
    self.localizedTitle = localizedTitle
    self.localizedSubtitle = localizedSubtitle
    self.icon = icon
    self.userInfo = userInfo
  }

  /// Creates an item of a text alone.
  public convenience init(type: String, localizedTitle: String) {
    self.init(type: type, localizedTitle: localizedTitle, localizedSubtitle: nil, icon: nil)
  }
}

/// The picture of a shortcut.
@preconcurrency @MainActor open class UIApplicationShortcutIcon: NSObject {
  /// Pictures of the system.
  public enum IconType: Int, Sendable {
    /// The one with its name.
    case compose, play, pause, add, location, search, share, prohibit, contact, home
    /// The one with its name.
    case markLocation, favorite, love, cloud, invitation, confirmation, mail, message, date, time
    /// The one with its name.
    case capturePhoto, captureVideo, task, taskCompleted, alarm, bookmark, shuffle, audio, update
  }

  /// Uses a picture of the system.
  public convenience init(type: IconType) { self.init() }

  /// Uses an image of the program.
  public convenience init(templateImageName: String) { self.init() }

  /// Uses a symbol.
  public convenience init(systemImageName: String) { self.init() }
}
