import UIKit

/// A stack that lets its top decide on orientations and the status bar.
class ForwardingNavigationController: UINavigationController {
  override var shouldAutorotate: Bool {
    topViewController?.shouldAutorotate ?? super.shouldAutorotate
  }

  override var supportedInterfaceOrientations: UIInterfaceOrientationMask {
    topViewController?.supportedInterfaceOrientations
      ?? super.supportedInterfaceOrientations
  }

  override var preferredInterfaceOrientationForPresentation: UIInterfaceOrientation {
    topViewController?.preferredInterfaceOrientationForPresentation
      ?? super.preferredInterfaceOrientationForPresentation
  }

  override var childForStatusBarHidden: UIViewController? {
    topViewController
  }

  override func pushViewController(_ viewController: UIViewController, animated: Bool) {
    super.pushViewController(viewController, animated: animated)
    setNeedsUpdateOfSupportedInterfaceOrientations()
  }

  override func popViewController(animated: Bool) -> UIViewController? {
    let popped = super.popViewController(animated: animated)
    setNeedsUpdateOfSupportedInterfaceOrientations()
    return popped
  }
}

final class UprightController: UIViewController {
  override var supportedInterfaceOrientations: UIInterfaceOrientationMask {
    .portrait
  }
}

final class LyingController: UIViewController {
  override var supportedInterfaceOrientations: UIInterfaceOrientationMask {
    .landscape
  }

  override var prefersStatusBarHidden: Bool {
    true
  }
}
