import Foundation

/// The container view of a transition in which an animator of the program's exchanges two children: below
/// the bars, and there only while the transition runs.
///
/// Rule C52.
@MainActor struct ExchangeRoom {
  let view = UITransitionView()
  private let container: UIView
  private let bar: UIView

  /// Takes the view in that is seen at first.
  init(in container: UIView, below bar: UIView, holding old: UIViewController) {
    self.container = container
    self.bar = bar
    let view = view
    old.environment.animations.perform(nil) {
      view.frame = container.bounds
      view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
      container.insertSubview(view, belowSubview: bar)
      UIViewController.holdingAppearance(of: [old]) { old.viewIfLoaded.map(view.addSubview) }
    }
  }

  /// Puts what is seen at the end to where it belongs, and goes with everything else that is in it.
  ///
  /// A view that the animator never added stays away, as in UIKit.
  func close(showing shown: UIViewController) {
    shown.environment.animations.perform(nil) {
      if let own = shown.viewIfLoaded, own.isDescendant(of: view) {
        UIViewController.holdingAppearance(of: [shown]) {
          container.insertSubview(own, belowSubview: bar)
        }
      }
      view.removeFromSuperview()
      container.setNeedsLayout()
    }
  }
}

/// What a container's delegate shows an exchange of two children with.
///
/// Rule C52.
struct ExchangeAnimator {
  let animator: any UIViewControllerAnimatedTransitioning
  let interaction: (any UIViewControllerInteractiveTransitioning)?
}

extension TransitionContext {
  /// An exchange of two children, of which one is where it is now at first and the other at a place in the end.
  convenience init(
    _ coordinator: TransitionCoordinator, _ supplied: ExchangeAnimator, old: UIViewController,
    new: UIViewController, place: CGRect
  ) {
    self.init(
      coordinator: coordinator, animator: supplied.animator, interaction: supplied.interaction,
      frames: [(old, old.viewIfLoaded?.frame ?? .zero, .zero), (new, .zero, place)])
  }
}
