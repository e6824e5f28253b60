// Reference: UIApplicationDelegate, iOS 18 documentation. Rule O03.
// Status: Partial — states and orientations; nothing launches a delegate, and nothing comes from
// outside the program.
import Foundation

/// The program's delegate.
///
/// Rule O03.
@preconcurrency @MainActor public protocol UIApplicationDelegate: AnyObject {
  /// The window of a program without scenes.
  var window: UIWindow? { get set }
  /// The orientations for `window`; without the method the Info.plist's.
  func application(
    _ application: UIApplication, supportedInterfaceOrientationsFor window: UIWindow?
  ) -> UIInterfaceOrientationMask
  /// For programs that call it when they start, before state is restored.
  func application(
    _ application: UIApplication,
    willFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
  ) -> Bool
  /// For programs that call it when they have started.
  func application(
    _ application: UIApplication,
    didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
  ) -> Bool
  /// How a scene that is about to come is set up; programs make their scenes themselves.
  func application(
    _ application: UIApplication, configurationForConnecting connectingSceneSession: UISceneSession,
    options: UIScene.ConnectionOptions
  ) -> UISceneConfiguration
  /// Called after the user discarded scenes, which a terminal does not offer.
  func application(
    _ application: UIApplication, didDiscardSceneSessions sceneSessions: Set<UISceneSession>)
  /// Performs what a long press on the icon offered; there is none here.
  func application(
    _ application: UIApplication, performActionFor shortcutItem: UIApplicationShortcutItem,
    completionHandler: @escaping (Bool) -> Void)
  /// Called when the program has the user's attention, unless its scene has a delegate to be told.
  func applicationDidBecomeActive(_ application: UIApplication)
  /// Called before the program loses the user's attention.
  func applicationWillResignActive(_ application: UIApplication)
  /// Called after the program went behind.
  func applicationDidEnterBackground(_ application: UIApplication)
  /// Called before the program comes to the front.
  func applicationWillEnterForeground(_ application: UIApplication)
  /// Called before the program ends, as its scene leaves.
  func applicationWillTerminate(_ application: UIApplication)
  /// Called when memory is short, which does not happen here.
  func applicationDidReceiveMemoryWarning(_ application: UIApplication)
}

extension UIApplicationDelegate {
  /// A delegate without the property has no window; what is set is not kept.
  public var window: UIWindow? {
    get { nil }
    set {}
  }
  /// A delegate without the method leaves the answer to the Info.plist.
  public func application(
    _ application: UIApplication, supportedInterfaceOrientationsFor window: UIWindow?
  ) -> UIInterfaceOrientationMask { .unanswered }
  /// Performs nothing.
  public func application(
    _ application: UIApplication, performActionFor shortcutItem: UIApplicationShortcutItem,
    completionHandler: @escaping (Bool) -> Void
  ) { completionHandler(false) }
  /// Lets the program start.
  public func application(
    _ application: UIApplication,
    willFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
  ) -> Bool { true }
  /// Lets the program start.
  public func application(
    _ application: UIApplication,
    didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
  ) -> Bool { true }
  /// Sets the scene up as its session was before.
  public func application(
    _ application: UIApplication, configurationForConnecting connectingSceneSession: UISceneSession,
    options: UIScene.ConnectionOptions
  ) -> UISceneConfiguration { connectingSceneSession.configuration }
  /// Does nothing.
  public func application(
    _ application: UIApplication, didDiscardSceneSessions sceneSessions: Set<UISceneSession>
  ) {}
  /// Does nothing.
  public func applicationDidBecomeActive(_ application: UIApplication) {}
  /// Does nothing.
  public func applicationWillResignActive(_ application: UIApplication) {}
  /// Does nothing.
  public func applicationDidEnterBackground(_ application: UIApplication) {}
  /// Does nothing.
  public func applicationWillEnterForeground(_ application: UIApplication) {}
  /// Does nothing.
  public func applicationWillTerminate(_ application: UIApplication) {}
  /// Does nothing.
  public func applicationDidReceiveMemoryWarning(_ application: UIApplication) {}

  /// Stands for the start of a program with `@main`.
  ///
  /// There is no runtime here that could create the delegate by its class, so this is a breach that
  /// says what to call instead.
  public static func main() {
    Environment.current.breach(
      Breach(
        "NSInternalInconsistencyException",
        "Winch cannot create \(self) by its class: call Winch.run(MyViewController()) in main.swift",
        subject: nil, rule: "API"))
  }
}
