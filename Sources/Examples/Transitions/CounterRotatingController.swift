// Listing: a view that keeps its orientation on the device while everything else turns.
public import AdaptiveUI
public import Foundation

/// A dial that does not turn with the interface.
public final class CounterRotatingController: UIViewController {
  /// The view that does not turn.
  public let dial = UIView()

  public override func viewDidLoad() {
    super.viewDidLoad()
    dial.accessibilityIdentifier = "dial"
    dial.bounds.size = CGSize(width: 120, height: 64)
    dial.center = CGPoint(x: view.bounds.midX, y: view.bounds.midY)
    dial.autoresizingMask = [
      .flexibleTopMargin, .flexibleBottomMargin, .flexibleLeftMargin, .flexibleRightMargin,
    ]
    view.addSubview(dial)
  }

  public override func viewWillTransition(
    to size: CGSize, with coordinator: any UIViewControllerTransitionCoordinator
  ) {
    super.viewWillTransition(to: size, with: coordinator)
    coordinator.animate(alongsideTransition: { context in
      self.dial.transform = self.dial.transform.concatenating(context.targetTransform.inverted())
    })
  }
}
