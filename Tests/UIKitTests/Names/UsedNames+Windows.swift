import UIKit

// Names of orientations, scenes, windows, screens and devices.

@MainActor extension UsedNames {
  static func uiInterfaceOrientation() {
    // A UIInterfaceOrientation
    _ = UIInterfaceOrientation.self
    // A UIInterfaceOrientation.portrait
    _ = UIInterfaceOrientation.portrait
    // A UIInterfaceOrientation.landscapeLeft
    _ = UIInterfaceOrientation.landscapeLeft
    // A UIInterfaceOrientation.landscapeRight
    _ = UIInterfaceOrientation.landscapeRight
  }

  static func uiInterfaceOrientationMask() {
    // A UIInterfaceOrientationMask
    _ = UIInterfaceOrientationMask.self
    // A UIInterfaceOrientationMask.portrait
    _ = UIInterfaceOrientationMask.portrait
    // A UIInterfaceOrientationMask.all
    _ = UIInterfaceOrientationMask.all
    // A UIInterfaceOrientationMask.landscapeLeft
    _ = UIInterfaceOrientationMask.landscapeLeft
    // A UIInterfaceOrientationMask.landscapeRight
    _ = UIInterfaceOrientationMask.landscapeRight
    // A UIInterfaceOrientationMask.landscape
    _ = UIInterfaceOrientationMask.landscape
    // A UIInterfaceOrientationMask.allButUpsideDown
    _ = UIInterfaceOrientationMask.allButUpsideDown
  }

  static func uiDeviceOrientation() {
    // A UIDeviceOrientation
    _ = UIDeviceOrientation.self
    // A UIDeviceOrientation.portrait
    _ = UIDeviceOrientation.portrait
    // A UIDeviceOrientation.landscapeLeft
    _ = UIDeviceOrientation.landscapeLeft
    // A UIDeviceOrientation.landscapeRight
    _ = UIDeviceOrientation.landscapeRight
  }

  static func uiApplication() {
    // A UIApplication
    _ = UIApplication.self
    // A UIApplication.delegate
    _ = { (value: UIApplication) in value.delegate }
    // A UIApplication.shared
    _ = UIApplication.shared
    // B UIApplication.preferredContentSizeCategory
    _ = { (value: UIApplication) in value.preferredContentSizeCategory }
    // B UIApplication.State.background
    _ = UIApplication.State.background
  }

  static func uiApplicationDelegate() {
    // A UIApplicationDelegate
    _ = (any UIApplicationDelegate).self
    // A UIApplicationDelegate.application(_:supportedInterfaceOrientationsFor:)
    _ = { (value: any UIApplicationDelegate) in
      value.application(_:supportedInterfaceOrientationsFor:)
    }
  }

  static func uiSceneSession() {
    // B UISceneSession.scene
    _ = { (value: UISceneSession) in value.scene }
  }

  static func uiWindowScene() {
    // B UIWindowScene
    _ = UIWindowScene.self
    // B UIWindowScene.traitCollection
    _ = { (value: UIWindowScene) in value.traitCollection }
    // B UIWindowScene.PresentationStyle.automatic
    _ = UIWindowScene.PresentationStyle.automatic
    // B UIWindowScene.DismissalAnimation.standard
    _ = UIWindowScene.DismissalAnimation.standard
    // B UIWindowScene.PresentationStyle.standard
    _ = UIWindowScene.PresentationStyle.standard
  }

  static func uiWindowSceneDelegate() {
    // A UIWindowSceneDelegate.window
    _ = { (value: any UIWindowSceneDelegate) in value.window }
  }

  static func uiWindow() {
    // A UIWindow
    _ = UIWindow.self
    // A UIWindow.rootViewController
    _ = { (value: UIWindow) in value.rootViewController }
    // B UIWindow.windowScene
    _ = { (value: UIWindow) in value.windowScene }
    // B UIWindow.alert
    _ = UIWindow.Level.alert
    // B UIWindow.convert(_:from:)
    _ = { (value: UIWindow) in value.convert(CGRect.zero, from: nil as UIWindow?) }
    // B UIWindow.convert(_:to:)
    _ = { (value: UIWindow) in value.convert(CGPoint.zero, to: nil as UIWindow?) }
  }

  static func uiScreen() {
    // A UIScreen
    _ = UIScreen.self
    // A UIScreen.bounds
    _ = { (value: UIScreen) in value.bounds }
    // A UIScreen.main
    _ = UIScreen.main
  }

  static func uiDevice() {
    // A UIDevice
    _ = UIDevice.self
    // A UIDevice.current
    _ = UIDevice.current
    // A UIDevice.userInterfaceIdiom
    _ = { (value: UIDevice) in value.userInterfaceIdiom }
    // A UIDevice.orientation
    _ = { (value: UIDevice) in value.orientation }
    // B UIDevice.systemName
    _ = { (value: UIDevice) in value.systemName }
  }
}
