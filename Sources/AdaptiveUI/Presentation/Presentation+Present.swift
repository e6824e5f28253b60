import Foundation

// Coming onto the screen. Rules C47, C49, C50, D10, PO01, PO11.

extension Presentation {
  /// Begins, or waits for the end of the turn where a popover has nothing to point at yet.
  ///
  /// Rule PO01: a program may say so after it presents.
  func start(animated: Bool, completion: (() -> Void)?) {
    guard let popover = requested as? UIPopoverPresentationController, !popover.hasAnchor else {
      return begin(animated: animated, completion: completion)
    }
    stage = .waiting
    link()
    environment.updateCycle.afterLayout { [self] in
      guard stage == .waiting else { return }
      environment.perform { begin(animated: animated, completion: completion) }
    }
  }

  /// Ends a presentation that has not begun.
  func giveUp(_ completion: (() -> Void)?) {
    unlink()
    completion?()
  }

  /// Asks the delegate, takes the style and starts the transition.
  func begin(animated: Bool, completion: (() -> Void)?) {
    window?.layOutSubtree()
    let style = style(in: hostTraits)  // D01
    guard style != .popover || popoverHasAnchor(), let preferred = preferredOrientation(in: style)
    else {
      if stage == .waiting { unlink() }
      return
    }
    stage = .entering
    let coordinator = TransitionCoordinator(
      environment: environment, container: container,
      duration: animated ? TransitionCoordinator.standardDuration : 0, presentationStyle: style)
    let choice = choose(style, with: coordinator)
    active = choice.controller
    shown = choice.shown
    self.coordinator = coordinator
    if let presenter { coordinator.controllers = [.from: presenter, .to: shown] }
    link()
    note(
      .state, "presented", new: styleText,
      reason: "by \(presenter?.displayName ?? "nobody")"
        + (requested.delegate == nil ? ", no delegate" : ""), rule: "M20")
    preparePopover()
    coordinator.onCancel = { [weak self] in self?.turnEnteringBack() }
    let finish = { self.endEntering() }
    let afterwards = {
      guard !coordinator.isCancelled else { return }
      self.turnInterface(to: preferred)
      completion?()
    }
    if let context = enter(animated: animated, coordinator) {
      coordinator.run(context, finish: finish, afterwards: afterwards)
    } else {
      coordinator.run(
        changes: {
          self.stage = .shown
          self.moveOnstage()
        },
        layout: { self.layOut() }, finish: finish, afterwards: afterwards)
    }
    environment.updateCycle.flush()
  }

  /// Rule PO01.
  private func popoverHasAnchor() -> Bool {
    guard let popover = requested as? UIPopoverPresentationController, !popover.hasAnchor else {
      return true
    }
    environment.breach(
      Breach(
        "NSGenericException",
        "UIPopoverPresentationController (<UIPopoverPresentationController: \(original.displayName)>) "
          + "should have a non-nil sourceView or barButtonItem set before the presentation occurs.",
        subject: original.traceSubject, rule: "PO01"))
    return false
  }

  private func preparePopover() {
    guard let popover = active as? UIPopoverPresentationController else { return }
    popover.tell(
      "prepareForPopoverPresentation(_:)", of: popover.popoverDelegate, rule: "PO11"
    ) { $0.prepareForPopoverPresentation(popover) }
  }

  /// Everything before the animation: container, hooks, `will…` callbacks, views in their first
  /// place.
  ///
  /// Rules C02, C47, C50.
  ///
  /// - Returns: What the program shows the transition with, if it does.
  private func enter(
    animated: Bool, _ coordinator: TransitionCoordinator
  ) -> TransitionContext? {
    shown.loadViewIfNeeded()
    coordinator.views = movingViews(in: self, isComing: true)
    shown.movement.isPresentation = true
    var context: TransitionContext?
    environment.animations.perform(nil) {
      placeContainer()
      container.updateTraits()
      active.send("presentationTransitionWillBegin()", rule: "C50") {
        active.presentationTransitionWillBegin()
      }
      if removesPresenter {
        presenter?.beginAppearanceTransition(false, animated: animated)
      }
      shown.beginAppearanceTransition(true, animated: animated)
      context = presentingContext(coordinator)
      holdPresenterView()
      // An animator adds the view that comes by itself.
      guard context == nil else { return }
      active.install(in: container)
      moveOffstage()
      coordinator.close()  // C04
      if animated { container.layOutSubtree() }
    }
    return context
  }

  func layOut() {
    container.setNeedsLayout()
    environment.updateCycle.flush()
    container.layOutSubtree()
  }

  /// Rule C47: the presented one did appear, then the covered one did disappear.
  private func endEntering() {
    if coordinator?.isCancelled == true { return abandonEntering() }
    stage = .shown
    coordinator = nil
    removePresenterView()
    active.send("presentationTransitionDidEnd(_:)", new: "true", rule: "C50") {
      active.presentationTransitionDidEnd(true)
    }
    shown.endAppearanceTransition()
    shown.movement.isPresentation = false
    if coversPresenter { presenter?.endAppearanceTransition() }
  }
}
