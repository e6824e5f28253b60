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
    guard let top = presentations.last else { return .nothingPresented }
    let target = top.userDismissalTarget
    if let point, !target.isOutside(point) { return .notOutside }
    return environment.perform { target.attemptUserDismissal(animated: animated) }
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

  /// Asks everybody who may refuse, in order, and dismisses if nobody does.
  ///
  /// Rules D12, D13.
  fileprivate func attemptUserDismissal(animated: Bool) -> DismissalVerdict {
    if case .none(let reason, let rule) = active.wayOut { return refuse(reason, rule: rule) }
    let modal = shown.selfAndDescendants.first {
      $0.isModalInPresentation && $0.viewIfLoaded?.window != nil
    }
    if let modal {
      return refuseAttempt("\(modal.displayName) is modal in its presentation", rule: "M27")
    }
    guard shouldDismiss() else {
      return refuseAttempt("the delegate of \(shown.displayName) refuses", rule: "D13")
    }
    end(animated: animated, byUser: true, completion: nil)
    return .dismissed
  }

  private func refuse(_ reason: String, rule: String) -> DismissalVerdict {
    note(.refusal, "dismissal by the user", reason: reason, rule: rule)
    return .refused(reason)
  }

  private func refuseAttempt(_ reason: String, rule: String) -> DismissalVerdict {
    let verdict = refuse(reason, rule: rule)
    guard environment.policy.presentation.dismissalQuestions == .presentation else {
      return verdict
    }
    active.tell(
      "presentationControllerDidAttemptToDismiss(_:)", of: delegate, rule: "D13"
    ) { $0.presentationControllerDidAttemptToDismiss(active) }
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
    if environment.policy.presentation.dismissalQuestions == .presentation {
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
    let isCurrent = environment.policy.presentation.dismissalQuestions == .presentation
    if moment == .will {
      guard isCurrent else { return }
      active.tell("presentationControllerWillDismiss(_:)", of: delegate, rule: "D12") {
        $0.presentationControllerWillDismiss(active)
      }
      return
    }
    let isTold =
      isCurrent
      && active.tell("presentationControllerDidDismiss(_:)", of: delegate, rule: "D12") {
        $0.presentationControllerDidDismiss(active)
      }
    guard !isTold, let popover else { return }
    popover.tell(
      "popoverPresentationControllerDidDismissPopover(_:)", of: popover.popoverDelegate,
      rule: "D14"
    ) { $0.popoverPresentationControllerDidDismissPopover(popover) }
  }
}
