package import Foundation

// How a user gets out. Rules D12–D15, M27, PO09, PO12, PO15, SH10.

/// What became of a user's attempt to leave a presentation.
package enum DismissalVerdict: Sendable, Equatable {
  case dismissed
  /// Refused; the reason is in words for people.
  case refused(String)
  /// The point was inside the presented view, or a view that gets touches all the same.
  case notOutside
  case nothingPresented
}

extension UIWindow {
  /// Tries to leave the topmost presentation as a user would.
  ///
  /// Rules D12, D13, PO09, SH10.
  ///
  /// - Parameters:
  ///   - point: Where the user taps, in the window's coordinates; `nil` for the gesture that the
  ///     style offers, wherever it is made.
  ///   - animated: Whether the dismissal takes time.
  /// - Returns: What became of it.
  @discardableResult package func attemptUserDismissal(
    at point: CGPoint? = nil, animated: Bool = true
  ) -> DismissalVerdict {
    environment.settle()
    let all = presentations
    let touched = point.flatMap { point in all.last { $0.container.contains(point) } }
    guard let top = touched ?? all.last else { return .nothingPresented }
    let target = top.userDismissalTarget
    if let point, !target.isOutside(point) { return .notOutside }
    return environment.perform { target.attemptUserDismissal(animated: animated) }
  }
}

extension UIWindow {
  /// Why a user cannot leave the topmost presentation, as far as is known without asking a delegate;
  /// `nil` also while nothing is presented.
  ///
  /// Rules M22, M27.
  package var obstacleToUserDismissal: String? {
    guard let target = presentations.last?.userDismissalTarget else { return nil }
    return (target.refusalByStyle ?? target.refusalAsModal)?.reason
  }
}

extension UIView {
  /// Whether a point of the window lies in the view.
  fileprivate func contains(_ point: CGPoint) -> Bool {
    bounds.contains(convert(point, from: nil))
  }
}

extension Presentation {
  enum Moment { case will, did }

  /// A context presentation inside a popover or sheet leaves together with it.
  ///
  /// Rule PO15.
  fileprivate var userDismissalTarget: Presentation {
    guard isInContext, let outer = presenter?.enclosingPresentation else { return self }
    return outer.userDismissalTarget
  }

  /// Whether a tap at `point` of the window falls on what lies around the presented view.
  fileprivate func isOutside(_ point: CGPoint) -> Bool {
    let local = container.convert(point, from: nil)
    guard let hit = container.hitTest(local, with: nil) else { return false }
    return hit === container || hit === dimming
  }

  /// Why a user may not leave.
  struct Refusal {
    let reason: String
    let rule: String
    /// Whether the delegate hears of the attempt: not where the style leaves no way to make one.
    let isAttempt: Bool
  }

  /// The style leaves no way out.
  fileprivate var refusalByStyle: Refusal? {
    guard case .none(let reason, let rule) = active.wayOut else { return nil }
    return Refusal(reason: reason, rule: rule, isAttempt: false)
  }

  /// A controller inside is modal.
  ///
  /// Rule M27.
  fileprivate var refusalAsModal: Refusal? {
    let modal = shown.selfAndDescendants.first {
      $0.isModalInPresentation && $0.viewIfLoaded?.window != nil
    }
    guard let modal else { return nil }
    let reason = "\(modal.displayName) is modal in its presentation"
    return Refusal(reason: reason, rule: "M27", isAttempt: true)
  }

  /// Asks everybody who may refuse, in order.
  ///
  /// Rules D12, D13, M27.
  func refusal() -> Refusal? {
    if let refusal = refusalByStyle ?? refusalAsModal { return refusal }
    // D13
    guard !shouldDismiss() else { return nil }
    let reason = "the delegate of \(shown.displayName) refuses"
    return Refusal(reason: reason, rule: "D13", isAttempt: true)
  }

  /// Dismisses unless a delegate or controller refuses.
  ///
  /// Rules D12, D13.
  fileprivate func attemptUserDismissal(animated: Bool) -> DismissalVerdict {
    if let refusal = refusal() { return refuseAttempt(refusal) }
    end(animated: animated, byUser: true, completion: nil)
    return .dismissed
  }

  /// Notes a refusal and tells the delegate of the attempt.
  ///
  /// Rule D13.
  func refuseAttempt(_ refusal: Refusal) -> DismissalVerdict {
    note(.refusal, "dismissal by the user", reason: refusal.reason, rule: refusal.rule)
    let verdict = DismissalVerdict.refused(refusal.reason)
    guard refusal.isAttempt,
      environment.policy.presenting.dismissalQuestions == .presentation
    else { return verdict }
    active.tell(
      "presentationControllerDidAttemptToDismiss(_:)", of: delegate, rule: "D13"
    ) { $0.presentationControllerDidAttemptToDismiss(active) }  // D13
    return verdict
  }

  /// The delegate of the style that was asked for serves the adaptive one too.
  private var delegate: (any UIAdaptivePresentationControllerDelegate)? {
    active.delegate ?? requested.delegate
  }

  private var popover: UIPopoverPresentationController? {
    active as? UIPopoverPresentationController
  }

  /// Rules D12, D14: the newer question where the era has it, else the popover's own.
  private func shouldDismiss() -> Bool {
    if environment.policy.presenting.dismissalQuestions == .presentation {
      let answer = active.ask(
        "presentationControllerShouldDismiss(_:)", of: delegate, rule: "D12",
        question: { $0.presentationControllerShouldDismiss(active) })
      if let answer { return answer }
    }
    guard let popover else { return true }
    let answer = popover.ask(
      "popoverPresentationControllerShouldDismissPopover(_:)", of: popover.popoverDelegate,
      rule: "D14",
      question: { $0.popoverPresentationControllerShouldDismissPopover(popover) })
    return answer ?? true
  }

  /// Rules D12, D14, D15.
  func tellUserDismissal(_ moment: Moment) {
    let isCurrent = environment.policy.presenting.dismissalQuestions == .presentation
    if moment == .will {
      guard isCurrent else { return }
      active.tell("presentationControllerWillDismiss(_:)", of: delegate, rule: "D12") {
        $0.presentationControllerWillDismiss(active)
      }
      return
    }
    let isNotified =
      isCurrent
      && active.tell("presentationControllerDidDismiss(_:)", of: delegate, rule: "D12") {
        $0.presentationControllerDidDismiss(active)
      }
    guard !isNotified, let popover else { return }
    popover.tell(
      "popoverPresentationControllerDidDismissPopover(_:)", of: popover.popoverDelegate,
      rule: "D14"
    ) { $0.popoverPresentationControllerDidDismissPopover(popover) }
  }
}
