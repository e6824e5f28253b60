public import Foundation

// Exchanging one child for another. Rules C31, C32.

extension UIViewController {
  /// Shows the view of one child in place of another's, with both children's appearance callbacks.
  ///
  /// The container calls `addChild` and `willMove(toParent: nil)` before, `removeFromParent` and
  /// `didMove(toParent:)` in `completion`. Rules C31, C32.
  /// - Parameters:
  ///   - fromViewController: The child that is seen.
  ///   - toViewController: The child that will be seen; its view joins the other's superview.
  ///   - duration: The length of the animation in seconds; 0 for none.
  ///   - options: How the animation runs.
  ///   - animations: The changes to animate.
  ///   - completion: Called at the end with whether the animation ran to it.
  public func transition(
    from fromViewController: UIViewController, to toViewController: UIViewController,
    duration: TimeInterval, options: UIView.AnimationOptions = [], animations: (() -> Void)?,
    completion: ((Bool) -> Void)? = nil
  ) {
    guard mayExchange(fromViewController, toViewController) else { return }
    let container = fromViewController.view.superview ?? view
    guard let container else { return }
    environment.perform {
      ChildExchange(
        parent: self, container: container, old: fromViewController, new: toViewController,
        fades: options.contains(.transitionCrossDissolve), isVisible: appearance == .appeared
      ).run(duration: duration, animations: animations, completion: completion)
    }
  }

  /// Rule C32.
  private func mayExchange(_ old: UIViewController, _ new: UIViewController) -> Bool {
    let problem: String? =
      if old.parent !== self || new.parent !== self {
        "Children view controllers \(old.displayName) and \(new.displayName) must have a common "
          + "parent view controller when calling -[UIViewController "
          + "transitionFromViewController:toViewController:duration:options:animations:completion:]"
      } else if !shouldAutomaticallyForwardAppearanceMethods {
        "\(displayName) forwards appearance itself and cannot exchange children by a transition"
      } else {
        nil
      }
    guard let problem else { return true }
    environment.breach(Breach(message: problem, subject: traceSubject, rule: "C32"))
    return false
  }
}
