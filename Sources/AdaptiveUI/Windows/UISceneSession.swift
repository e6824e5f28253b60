// Reference: UISceneSession, UISceneConfiguration; iOS 18 documentation.
// Status: Partial — one role; sessions do not outlive the program.
public import Foundation

/// What lasts of a scene.
@preconcurrency @MainActor public final class UISceneSession: NSObject {
  /// What a scene is for.
  public struct Role: RawRepresentable, Sendable, Hashable {
    /// The name.
    public let rawValue: String
    /// Creates a role by its name.
    public init(rawValue: String) { self.rawValue = rawValue }
    /// The program's windows.
    public static let windowApplication = Role(rawValue: "UIWindowSceneSessionRoleApplication")
    /// Windows on another screen.
    public static let windowExternalDisplayNonInteractive = Role(
      rawValue: "UIWindowSceneSessionRoleExternalDisplayNonInteractive")
  }

  /// What the scene is for.
  public let role: Role
  /// The scene while it is connected.
  public internal(set) weak var scene: UIScene?
  /// How the scene was set up.
  public internal(set) var configuration: UISceneConfiguration
  /// A name of its own.
  public let persistentIdentifier: String
  /// What the program keeps with the session.
  public var userInfo: [String: Any]?

  init(role: Role) {
    self.role = role
    configuration = UISceneConfiguration(name: nil, sessionRole: role)
    let number = Environment.current.nextOrdinal(of: "UISceneSession")
    persistentIdentifier = "session-\(number)"
  }
}

/// How a scene is set up.
@preconcurrency @MainActor public final class UISceneConfiguration: NSObject {
  /// The name in the Info.plist.
  public let name: String?
  /// What the scene is for.
  public let role: UISceneSession.Role
  /// The class of the scene; `UIWindowScene` without one; kept.
  public var sceneClass: AnyClass? { didSet { KeptMember.sceneClass.wasSet() } }
  /// The class of the scene's delegate, created when the scene connects; kept.
  public var delegateClass: AnyClass? { didSet { KeptMember.sceneDelegateClass.wasSet() } }

  /// Creates a configuration.
  public init(name: String?, sessionRole: UISceneSession.Role) {
    self.name = name
    role = sessionRole
  }
}
