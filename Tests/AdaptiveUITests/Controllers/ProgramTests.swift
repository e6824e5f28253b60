import AdaptiveUI
import Foundation
import Testing

/// Delegates of scenes, editing, and views behind bars.
@MainActor struct ProgramTests {
  private final class SceneDelegate: UIResponder, UIWindowSceneDelegate {
    var window: UIWindow?
    var calls: [String] = []

    func scene(
      _ scene: UIScene, willConnectTo session: UISceneSession,
      options connectionOptions: UIScene.ConnectionOptions
    ) {
      guard let scene = scene as? UIWindowScene else { return }
      let window = UIWindow(windowScene: scene)
      window.rootViewController = UINavigationController(rootViewController: UIViewController())
      self.window = window
      window.makeKeyAndVisible()
    }
    func sceneWillEnterForeground(_ scene: UIScene) { calls.append("enter") }
    func sceneDidBecomeActive(_ scene: UIScene) { calls.append("active") }
    func sceneWillResignActive(_ scene: UIScene) { calls.append("resign") }
    func sceneDidEnterBackground(_ scene: UIScene) { calls.append("background") }
    func sceneDidDisconnect(_ scene: UIScene) { calls.append("disconnect") }
  }

  @Test func `a scene's delegate creates the window and hears of the scene's life`() {
    let environment = Environment()
    environment.perform {
      let scene = UIWindowScene(environment: environment)
      let delegate = SceneDelegate()
      scene.delegate = delegate
      delegate.scene(
        scene, willConnectTo: scene.session, options: UIScene.ConnectionOptions())
      #expect(scene.activationState == .foregroundActive)
      #expect(scene.keyWindow === delegate.window)
      #expect(UIApplication.shared.connectedScenes.first === scene)
      scene.disconnect()
      #expect(delegate.calls == ["enter", "active", "resign", "background", "disconnect"])
    }
  }

  private final class ProgramDelegate: UIResponder, UIApplicationDelegate {
    var calls: [String] = []

    func applicationDidBecomeActive(_ application: UIApplication) { calls.append("active") }
    func applicationWillResignActive(_ application: UIApplication) { calls.append("resign") }
    func applicationDidEnterBackground(_ application: UIApplication) { calls.append("background") }
    func applicationWillEnterForeground(_ application: UIApplication) { calls.append("enter") }
    func applicationWillTerminate(_ application: UIApplication) { calls.append("terminate") }
  }

  @Test(arguments: [false, true])
  func `the application's delegate hears of a scene that has none of its own`(hasDelegate: Bool) {
    let environment = Environment()
    environment.perform {
      let (application, scene) = (ProgramDelegate(), UIWindowScene(environment: environment))
      let sceneDelegate = SceneDelegate()
      UIApplication.shared.delegate = application
      if hasDelegate { scene.delegate = sceneDelegate }
      scene.comeToFront()
      scene.goToBack()
      scene.comeToFront()
      scene.disconnect()
      let all = [
        "active", "resign", "background", "enter", "active", "resign", "background", "terminate",
      ]
      #expect(application.calls == (hasDelegate ? [] : all))
    }
  }

  @Test func `a window made with a frame gets a scene and fills it`() {
    let environment = Environment()
    environment.perform {
      let window = UIWindow(frame: UIScreen.main.bounds)
      window.rootViewController = UIViewController()
      window.makeKeyAndVisible()
      #expect(window.windowScene != nil)
      #expect(window.rootViewController?.view.frame == UIScreen.main.bounds)
    }
  }

  @Test func `the button to edit turns into one that ends it`() {
    let test = TestWindow { controller("root") }
    test.environment.perform {
      let button = test.root.editButtonItem
      #expect(button.title == "Edit")
      test.root.setEditing(true, animated: false)
      #expect(button.title == "Done")
      #expect(test.root.isEditing)
    }
  }

  @Test func `a view that does not go on behind bars is below them`() {
    let test = TestWindow {
      let child = UIViewController()
      child.edgesForExtendedLayout = []
      return UINavigationController(rootViewController: child)
    }
    let child = test.root.children[0]
    #expect(child.view.frame == CGRect(x: 0, y: 74, width: 375, height: 593))
    #expect(child.view.safeAreaInsets.top == 0)
  }

  @Test func `animations that are switched off happen at once`() {
    let test = TestWindow { controller("root") }
    test.environment.perform {
      let view = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
      var isDone = false
      UIView.setAnimationsEnabled(false)
      UIView.animate(withDuration: 1, delay: 0, options: [.curveEaseOut]) {
        view.frame.origin.x = 100
      } completion: {
        isDone = $0
      }
      UIView.setAnimationsEnabled(true)
      #expect(view.frameInFlight.minX == 100)
      #expect(isDone)
      UIView.animate(
        withDuration: 1, delay: 0, usingSpringWithDamping: 0.5, initialSpringVelocity: 0
      ) { view.frame.origin.x = 0 }
      #expect(view.frameInFlight.minX == 100)
    }
  }
}
