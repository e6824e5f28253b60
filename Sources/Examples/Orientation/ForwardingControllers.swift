// Listing: containers whose supported orientations are those of the visible child.
public import AdaptiveUI
import Foundation

/// A navigation controller with the orientations of the controller on top.
public final class ForwardingNavigationController: UINavigationController {
  public override var shouldAutorotate: Bool {
    topViewController?.shouldAutorotate ?? super.shouldAutorotate
  }
  public override var supportedInterfaceOrientations: UIInterfaceOrientationMask {
    topViewController?.supportedInterfaceOrientations ?? super.supportedInterfaceOrientations
  }
}

/// A tab bar controller with the orientations of the selected controller.
public final class ForwardingTabBarController: UITabBarController {
  public override var shouldAutorotate: Bool {
    selectedViewController?.shouldAutorotate ?? super.shouldAutorotate
  }
  public override var supportedInterfaceOrientations: UIInterfaceOrientationMask {
    selectedViewController?.supportedInterfaceOrientations ?? super.supportedInterfaceOrientations
  }
}

/// A page that supports only portrait.
public final class PortraitController: UIViewController {
  public override var shouldAutorotate: Bool { true }
  public override var supportedInterfaceOrientations: UIInterfaceOrientationMask { .portrait }
}
