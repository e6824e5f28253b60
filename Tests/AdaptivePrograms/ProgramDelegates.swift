import UIKit

/// The program's own delegate: phones are upright, pads as they like.
class ProgramDelegate: UIResponder, UIApplicationDelegate {
  var window: UIWindow?
  private(set) var isConfigured = false

  func application(
    _ application: UIApplication,
    didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
  ) -> Bool {
    let appearance = UINavigationBarAppearance()
    appearance.configureWithOpaqueBackground()
    appearance.titleTextAttributes = [.foregroundColor: UIColor.label]
    isConfigured = true
    return true
  }

  func application(
    _ application: UIApplication, supportedInterfaceOrientationsFor window: UIWindow?
  ) -> UIInterfaceOrientationMask {
    UIDevice.current.userInterfaceIdiom == .pad ? .all : .portrait
  }
}

/// Fills a scene with tabs or with columns, by the room there is.
class SceneFiller: UIResponder, UIWindowSceneDelegate {
  var window: UIWindow?
  private(set) var sizes: [CGSize] = []

  func scene(
    _ scene: UIScene, willConnectTo session: UISceneSession,
    options connectionOptions: UIScene.ConnectionOptions
  ) {
    guard let windowScene = scene as? UIWindowScene else { return }
    let window = UIWindow(windowScene: windowScene)
    window.rootViewController = makeRoot(for: windowScene.traitCollection)
    window.makeKeyAndVisible()
    self.window = window
  }

  func makeRoot(for traits: UITraitCollection) -> UIViewController {
    let home = UIViewController()
    home.title = "Home"
    let more = UIViewController()
    more.title = "More"
    if traits.userInterfaceIdiom == .pad {
      let split = UISplitViewController(style: .doubleColumn)
      split.setViewController(home, for: .primary)
      split.setViewController(more, for: .secondary)
      return split
    }
    let tabs = UITabBarController()
    tabs.viewControllers = [home, more].map { UINavigationController(rootViewController: $0) }
    return tabs
  }

  func windowScene(
    _ windowScene: UIWindowScene, didUpdate previousCoordinateSpace: UICoordinateSpace,
    interfaceOrientation previousInterfaceOrientation: UIInterfaceOrientation,
    traitCollection previousTraitCollection: UITraitCollection
  ) {
    sizes.append(windowScene.coordinateSpace.bounds.size)
  }
}
