// Listing: a popover moves onto the stack when its window becomes compact, and back.
public import AdaptiveUI
import Foundation

/// A navigation controller whose popovers become pages of its stack in compact width.
public final class PushingNavigationController: UINavigationController,
  UIPopoverPresentationControllerDelegate
{
  /// A popover in regular width, and a page of the stack in compact width.
  private let info = UIViewController()

  public override func viewDidLoad() {
    super.viewDidLoad()
    info.title = "Info"
    info.preferredContentSize = CGSize(width: 320, height: 144)
    let home = UIViewController()
    home.title = "Home"
    home.navigationItem.rightBarButtonItem = UIBarButtonItem(
      title: "Info", primaryAction: UIAction { [weak self] _ in self?.showInfo() })
    setViewControllers([home], animated: false)
  }

  /// Shows the page, or the popover.
  public func showInfo() {
    if traitCollection.horizontalSizeClass == .compact {
      pushViewController(info, animated: true)
    } else {
      presentInfo(animated: true)
    }
  }

  private func presentInfo(animated: Bool) {
    info.modalPresentationStyle = .popover
    present(info, animated: animated)
    info.popoverPresentationController?.delegate = self
    info.popoverPresentationController?.barButtonItem =
      topViewController?.navigationItem.rightBarButtonItem
  }

  /// The popover keeps its style until it is dismissed below; otherwise it would cover the screen
  /// first.
  public func adaptivePresentationStyle(
    for controller: UIPresentationController
  ) -> UIModalPresentationStyle { .none }

  public override func willTransition(
    to newCollection: UITraitCollection,
    with coordinator: any UIViewControllerTransitionCoordinator
  ) {
    super.willTransition(to: newCollection, with: coordinator)
    coordinator.animate(alongsideTransition: nil) { [weak self] _ in
      self?.moveInfo(newCollection.horizontalSizeClass)
    }
  }

  private func moveInfo(_ width: UIUserInterfaceSizeClass) {
    if width == .compact, presentedViewController === info {
      dismiss(animated: false) { self.pushViewController(self.info, animated: false) }
    } else if width == .regular, topViewController === info {
      popViewController(animated: false)
      presentInfo(animated: false)
    }
  }
}
