// Listing: containers that leave the question of orientation to the controller that is seen.
public import AdaptiveUI
import Foundation

/// A stack that asks the controller on top.
public final class ForwardingNavigationController: UINavigationController {
  public override var shouldAutorotate: Bool {
    topViewController?.shouldAutorotate ?? super.shouldAutorotate
  }
  public override var supportedInterfaceOrientations: UIInterfaceOrientationMask {
    topViewController?.supportedInterfaceOrientations ?? super.supportedInterfaceOrientations
  }
}

/// Tabs that ask the selected controller.
public final class ForwardingTabBarController: UITabBarController {
  public override var shouldAutorotate: Bool {
    selectedViewController?.shouldAutorotate ?? super.shouldAutorotate
  }
  public override var supportedInterfaceOrientations: UIInterfaceOrientationMask {
    selectedViewController?.supportedInterfaceOrientations ?? super.supportedInterfaceOrientations
  }
}

/// A page that is only ever upright.
public final class PortraitController: UIViewController {
  public override var shouldAutorotate: Bool { true }
  public override var supportedInterfaceOrientations: UIInterfaceOrientationMask { .portrait }
}
