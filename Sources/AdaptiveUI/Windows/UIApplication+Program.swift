// Reference: UIApplication, iOS 18 documentation.
// Status: Partial — nothing outside the program is opened.
public import Foundation

extension UIApplication {
  /// How far a program is in front of the user.
  public enum State: Int, Sendable {
    /// In front, with the user's attention.
    case active
    /// In front, without it.
    case inactive
    /// Behind.
    case background
  }

  /// What a program is told at its start.
  public struct LaunchOptionsKey: RawRepresentable, Sendable, Hashable {
    /// The name.
    public let rawValue: String
    /// Creates a key by its name.
    public init(rawValue: String) { self.rawValue = rawValue }
    /// The address that the program was started with.
    public static let url = Self(rawValue: "UIApplicationLaunchOptionsURLKey")
    /// The message that the program was started with.
    public static let remoteNotification = Self(
      rawValue: "UIApplicationLaunchOptionsRemoteNotificationKey")
    /// The shortcut that the program was started with.
    public static let shortcutItem = Self(rawValue: "UIApplicationLaunchOptionsShortcutItemKey")
  }

  /// What the program tells about an address to open.
  public struct OpenExternalURLOptionsKey: RawRepresentable, Sendable, Hashable {
    /// The name.
    public let rawValue: String
    /// Creates a key by its name.
    public init(rawValue: String) { self.rawValue = rawValue }
    /// Whether only a program may open the address.
    public static let universalLinksOnly = Self(
      rawValue: "UIApplicationOpenURLOptionUniversalLinksOnly")
  }

  /// The address of the program's settings.
  public static let openSettingsURLString = "app-settings:"

  /// The scenes that are connected.
  public var connectedScenes: Set<UIScene> { Set(connectedWindowScenes) }
  /// The sessions of the connected scenes.
  public var openSessions: Set<UISceneSession> { Set(connectedWindowScenes.map(\.session)) }
  /// Whether there may be several scenes; a terminal shows one.
  public var supportsMultipleScenes: Bool { false }
  /// The windows of all scenes, back to front.
  public var windows: [UIWindow] { connectedWindowScenes.flatMap(\.windows) }
  /// The window that gets keys.
  public var keyWindow: UIWindow? { windows.first(where: \.isKeyWindow) }
  /// How far the program is in front of the user.
  public var applicationState: State {
    connectedWindowScenes.contains { $0.activationState == .background } ? .background : .active
  }
  /// The text size that the user has set in the system.
  ///
  /// Rule LG5.
  public var preferredContentSizeCategory: UIContentSizeCategory {
    environment.settings.textSize
  }
  /// The orientation of the first scene's interface.
  public var statusBarOrientation: UIInterfaceOrientation {
    connectedWindowScenes.first?.interfaceOrientation ?? environment.device.interfaceOrientation
  }
  /// The rectangle of the first scene's status bar, in points.
  public var statusBarFrame: CGRect {
    connectedWindowScenes.first?.statusBarManager?.statusBarFrame ?? .zero
  }
  /// Whether the first scene shows no status bar.
  public var isStatusBarHidden: Bool {
    connectedWindowScenes.first?.statusBarManager?.isStatusBarHidden ?? true
  }
  /// The direction of reading of the program's language.
  public var userInterfaceLayoutDirection: UIUserInterfaceLayoutDirection {
    environment.screen.traitCollection.layoutDirection == .rightToLeft ? .rightToLeft : .leftToRight
  }

  /// Whether some program opens `url`; none does here.
  public func canOpenURL(_ url: URL) -> Bool { false }

  /// Asks another program to open `url`: the trace says so, and none does.
  public func open(
    _ url: URL, options: [OpenExternalURLOptionsKey: Any] = [:],
    completionHandler completion: ((Bool) -> Void)? = nil
  ) {
    environment.recorder.record(
      TraceEvent(
        .refusal, nil, "open(_:)", new: url.absoluteString,
        reason: "no other program runs in a terminal's lab", rule: "API"))
    completion?(false)
  }

  /// Asks another program to open `url`: the trace says so, and none does.
  @discardableResult public func openURL(_ url: URL) -> Bool {
    open(url)
    return false
  }

  /// Sends a message to `target`, or along the chain of responders from `sender`.
  @discardableResult public func sendAction(
    _ action: Selector, to target: Any?, from sender: Any?, for event: UIEvent?
  ) -> Bool {
    guard let responder = sender as? UIResponder ?? environment.firstResponder else { return false }
    TargetAction(target.map { $0 as AnyObject }, action).send(from: responder, event: event)
    return true
  }
}
