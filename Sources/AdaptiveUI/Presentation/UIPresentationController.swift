// Reference: UIPresentationController, iOS 18 documentation.
// Status: Partial.
public import Foundation

/// Manages one presentation from beginning to end.
@preconcurrency @MainActor open class UIPresentationController: NSObject {
  /// The controller that is presented.
  public let presentedViewController: UIViewController
  /// The traits that the presented controller starts from.
  ///
  /// Rules P01, P25.
  open var traitCollection: UITraitCollection { presentedViewController.traitState.collection }

  /// Creates a controller for one presentation.
  public init(presentedViewController: UIViewController, presenting: UIViewController?) {
    self.presentedViewController = presentedViewController
  }

  /// Called when the presented controller's preferred size changed.
  ///
  /// Rule U02.
  open func preferredContentSizeDidChange(
    forChildContentContainer container: any UIContentContainer
  ) {}
}
