import Foundation

// Leaving the screen. Rules C48–C50, D12, D15, M22, PC06.

extension Presentation {
  /// This presentation and all above it, bottom to top.
  var stack: [Presentation] {
    [self] + shown.presentationsFromHere
  }

  /// Takes this presentation and everything above it away; only the topmost is animated.
  ///
  /// Rule M22.
  func end(animated: Bool, byUser: Bool, completion: (() -> Void)?) {
    finishCrossing()
    let chain = stack
    guard let top = chain.last else { return }
    let coordinator = TransitionCoordinator(
      environment: environment, container: top.container,
      duration: animated ? TransitionCoordinator.standardDuration : 0,
      presentationStyle: top.style)
    if let presenter { coordinator.controllers = [.from: top.shown, .to: presenter] }
    for presentation in chain {
      presentation.coordinator = coordinator
      presentation.stage = .leaving
    }
    if byUser { tellUserDismissal(.will) }
    note(.state, "dismissed", old: styleText, rule: "M22")
    chain.reversed().forEach { $0.leave(animated: animated, isTop: $0 === top) }
    showPresenter(animated: animated)
    coordinator.run(
      changes: { top.moveOffstage() },
      layout: { self.environment.updateCycle.flush() },
      finish: { self.endLeaving(chain, byUser: byUser) },
      afterwards: {
        chain.forEach { $0.turnInterfaceBack() }
        completion?()
      })
    environment.updateCycle.flush()
  }

  /// Hook and `will…` callback; what lies between bottom and top just vanishes.
  private func leave(animated: Bool, isTop: Bool) {
    shown.isBeingDismissed = true
    active.send("dismissalTransitionWillBegin()", rule: "C50") {
      active.dismissalTransitionWillBegin()
    }
    shown.beginAppearanceTransition(false, animated: animated)
    if !isTop { container.isHidden = true }
  }

  /// Rule C48: a covered presenter comes back before the transition runs.
  private func showPresenter(animated: Bool) {
    guard coversPresenter else { return }
    presenterReturns = presenterWillShow
    if presenterReturns { presenter?.beginAppearanceTransition(true, animated: animated) }
    environment.animations.perform(nil) { restorePresenterView() }
  }

  private func endLeaving(_ chain: [Presentation], byUser: Bool) {
    for presentation in chain {
      presentation.stage = .ended
      presentation.coordinator = nil
      presentation.presenter?.presentationState.current = nil
    }
    if presenterReturns { presenter?.endAppearanceTransition() }
    for presentation in chain.reversed() { presentation.takeDown() }
    if byUser { tellUserDismissal(.did) }
    chain.forEach { $0.unlink() }
  }

  private func takeDown() {
    shown.endAppearanceTransition()
    shown.isBeingDismissed = false
    active.send("dismissalTransitionDidEnd(_:)", new: "true", rule: "C50") {
      active.dismissalTransitionDidEnd(true)
    }
    active.uninstall()
    active.presentedView?.alpha = 1
    container.removeFromSuperview()
  }
}
