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
  ///
  /// - Returns: The interaction, if the transition is interactive.
  @discardableResult func end(
    animated: Bool, byUser: Bool, isInteractive: Bool = false, completion: (() -> Void)?
  ) -> TransitionInteraction? {
    finishCrossing()
    let chain = stack
    guard let top = chain.last else { return nil }
    let coordinator = TransitionCoordinator(
      environment: environment, container: top.container,
      duration: animated ? TransitionCoordinator.standardDuration : 0,
      presentationStyle: top.style)
    if let presenter { coordinator.controllers = [.from: top.shown, .to: presenter] }
    coordinator.views = movingViews(in: top, isComing: false)
    for presentation in chain {
      presentation.coordinator = coordinator
      presentation.stage = .leaving
    }
    if isInteractive { coordinator.beginInteraction() }
    if byUser { tellUserDismissal(.will) }
    note(.state, "dismissed", old: styleText, rule: "M22")
    chain.reversed().forEach { $0.leave(animated: animated, isTop: $0 === top) }
    showPresenter(animated: animated, in: top)
    coordinator.onCancel = { self.turnLeavingBack(chain) }
    let finish = { self.endLeaving(chain, byUser: byUser) }
    let afterwards = {
      guard !coordinator.isCancelled else { return }
      chain.forEach { $0.turnInterfaceBack() }
      completion?()
    }
    let interaction = run(
      coordinator, top: top, isInteractive: isInteractive, finish: finish, afterwards: afterwards)
    environment.updateCycle.flush()
    return interaction
  }

  /// The program's animator goes first, then the style's own way, which may be interactive.
  private func run(
    _ coordinator: TransitionCoordinator, top: Presentation, isInteractive: Bool,
    finish: @escaping () -> Void, afterwards: @escaping () -> Void
  ) -> TransitionInteraction? {
    let context = top.dismissingContext(coordinator, to: presenter, isCovered: coversPresenter)
    if let context {
      return coordinator.run(
        context, isInteractive: isInteractive, finish: finish, afterwards: afterwards)
    }
    let changes = { top.moveOffstage() }
    let layout = { self.environment.updateCycle.flush() }
    if isInteractive {
      return coordinator.runInteractively(
        changes: changes, layout: layout, finish: finish, afterwards: afterwards)
    }
    coordinator.run(changes: changes, layout: layout, finish: finish, afterwards: afterwards)
    return nil
  }

  /// Hook and `will…` callback; what lies between bottom and top just vanishes.
  private func leave(animated: Bool, isTop: Bool) {
    shown.movement.isDismissal = true
    active.send("dismissalTransitionWillBegin()", rule: "C50") {
      active.dismissalTransitionWillBegin()
    }
    shown.beginAppearanceTransition(false, animated: animated)
    if !isTop { container.isHidden = true }
  }

  /// Rule C48: a covered presenter comes back before the transition runs.
  private func showPresenter(animated: Bool, in top: Presentation) {
    guard coversPresenter else { return }
    presenterReturns = presenterWillShow
    if presenterReturns { presenter?.beginAppearanceTransition(true, animated: animated) }
    environment.animations.perform(nil) { returnPresenterView(to: top.container) }
  }

  private func endLeaving(_ chain: [Presentation], byUser: Bool) {
    if chain.contains(where: { $0.coordinator?.isCancelled == true }) {
      return abandonLeaving(chain)
    }
    restorePresenterView()
    for presentation in chain {
      presentation.stage = .ended
      presentation.coordinator = nil
      presentation.presenter?.presentationLinks.current = nil
    }
    if presenterReturns { presenter?.endAppearanceTransition() }
    for presentation in chain.reversed() { presentation.takeDown() }
    if byUser { tellUserDismissal(.did) }
    chain.forEach { $0.unlink() }
  }

  private func takeDown() {
    shown.endAppearanceTransition()
    shown.movement.isDismissal = false
    active.send("dismissalTransitionDidEnd(_:)", new: "true", rule: "C50") {
      active.dismissalTransitionDidEnd(true)
    }
    active.uninstall()
    active.presentedView?.alpha = 1
    container.removeFromSuperview()
  }
}
