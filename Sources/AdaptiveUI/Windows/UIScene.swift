// Reference: UIScene, UISceneDelegate; iOS 18 documentation.
// Status: Partial — states and delegate; no restoration, no opening of addresses.
public import Foundation

/// One instance of the program's interface.
@preconcurrency @MainActor open class UIScene: UIResponder {
  /// How far a scene is in front of the user.
  public enum ActivationState: Int, Sendable {
    /// Not connected.
    case unattached = -1
    /// In front, with the user's attention.
    case foregroundActive = 0
    /// In front, without it.
    case foregroundInactive = 1
    /// Behind.
    case background = 2
  }

  /// What lasts of the scene.
  public let session: UISceneSession
  /// How far the scene is in front of the user.
  public private(set) var activationState = ActivationState.unattached
  /// Told about the scene's life.
  open var delegate: (any UISceneDelegate)?
  /// What the scene is called among others.
  // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
  open var title: String! = ""

  /// Creates a scene of a session.
  public init(session: UISceneSession, connectionOptions: ConnectionOptions = ConnectionOptions()) {
    self.session = session
    super.init()
    session.scene = self
  }

  /// What the system says of the reason why a scene connects.
  @preconcurrency @MainActor public final class ConnectionOptions: NSObject {
    /// What the user did elsewhere and goes on with here; nothing of that kind reaches a terminal.
    public var userActivities: Set<NSUserActivity> { [] }
    /// The program that asked for the scene.
    public var sourceApplication: String? { nil }
  }

  /// The system's word for what the user did.
  @preconcurrency @MainActor open class ActivationRequestOptions: NSObject {
    /// The scene that asks; kept.
    open var requestingScene: UIScene? { didSet { KeptMember.requestingScene.wasSet() } }
  }

  /// Whom to tell of the scene's states when it has no delegate, as in programs without scenes.
  private var applicationDelegate: (any UIApplicationDelegate)? {
    delegate == nil ? environment.application.delegate : nil
  }

  /// Comes to the front and tells the delegate.
  package func comeToFront() {
    guard activationState != .foregroundActive else { return }
    let application = environment.application
    delegate?.sceneWillEnterForeground(self)
    // The program's first scene comes with the launch, not from behind.
    if activationState == .background {
      applicationDelegate?.applicationWillEnterForeground(application)
    }
    activationState = .foregroundInactive
    delegate?.sceneDidBecomeActive(self)
    applicationDelegate?.applicationDidBecomeActive(application)
    activationState = .foregroundActive
  }

  /// Goes behind and tells the delegate.
  package func goToBack() {
    guard activationState == .foregroundActive else { return }
    let application = environment.application
    delegate?.sceneWillResignActive(self)
    applicationDelegate?.applicationWillResignActive(application)
    activationState = .foregroundInactive
    delegate?.sceneDidEnterBackground(self)
    applicationDelegate?.applicationDidEnterBackground(application)
    activationState = .background
  }

  /// Leaves for good and tells the delegate.
  package func leaveScreen() {
    guard activationState != .unattached else { return }
    if environment.isEnding {
      activationState = .unattached
      return
    }
    goToBack()
    activationState = .unattached
    delegate?.sceneDidDisconnect(self)
    applicationDelegate?.applicationWillTerminate(environment.application)
  }
}

/// Told about a scene's life.
@preconcurrency @MainActor public protocol UISceneDelegate: AnyObject {
  /// For programs that call it when they add the scene; the place to create its window.
  func scene(
    _ scene: UIScene, willConnectTo session: UISceneSession,
    options connectionOptions: UIScene.ConnectionOptions)
  /// Called when the scene left the program.
  func sceneDidDisconnect(_ scene: UIScene)
  /// Called when the scene has the user's attention.
  func sceneDidBecomeActive(_ scene: UIScene)
  /// Called before the scene loses the user's attention.
  func sceneWillResignActive(_ scene: UIScene)
  /// Called before the scene comes to the front.
  func sceneWillEnterForeground(_ scene: UIScene)
  /// Called after the scene went behind.
  func sceneDidEnterBackground(_ scene: UIScene)
}

extension UISceneDelegate {
  /// Does nothing.
  public func scene(
    _ scene: UIScene, willConnectTo session: UISceneSession,
    options connectionOptions: UIScene.ConnectionOptions
  ) {}
  /// Does nothing.
  public func sceneDidDisconnect(_ scene: UIScene) {}
  /// Does nothing.
  public func sceneDidBecomeActive(_ scene: UIScene) {}
  /// Does nothing.
  public func sceneWillResignActive(_ scene: UIScene) {}
  /// Does nothing.
  public func sceneWillEnterForeground(_ scene: UIScene) {}
  /// Does nothing.
  public func sceneDidEnterBackground(_ scene: UIScene) {}
}
