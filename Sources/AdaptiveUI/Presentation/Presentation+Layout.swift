import Foundation

// The container's views and frames. Rules PC01, PC04, PC07, PO04, M05, M07.

extension Presentation {
  /// Puts the container over the window, or over the context.
  func placeContainer() {
    container.accessibilityIdentifier = "\(shown.displayName)-presentation"
    leavePlace()
    if isInContext, let context = presenter?.viewIfLoaded, let host = contextHost {
      container.frame = contextFrame
      container.autoresizingMask = contextMask(context)
      if let removedView {
        host.insertSubview(container, at: removedView.index)
      } else {
        host.insertSubview(container, aboveSubview: context)
      }
    } else if let window {
      container.frame = window.bounds
      container.autoresizingMask = Self.filling
      window.addSubview(container)
    }
    takePlace()
    dimming.frame = container.bounds
    container.updateSafeArea()
  }

  /// How the container follows what is around the context: as the context does where its mask places it.
  private func contextMask(_ context: UIView) -> UIView.AutoresizingMask {
    let followsMask = removedView?.followsMask ?? context.translatesAutoresizingMaskIntoConstraints
    return followsMask ? context.autoresizingMask : Self.filling
  }

  /// Keeps the container over its context, wherever that one is put.
  func followContext() {
    guard isInContext, !coversPresenter, let context = presenter?.viewIfLoaded,
      context.superview === container.superview, context.frame != container.frame
    else { return }
    container.frame = context.frame
  }

  /// Called by the container's layout.
  func layoutContainer() {
    active.sendLayoutHook("containerViewWillLayoutSubviews()") {
      active.containerViewWillLayoutSubviews()
    }
    dimming.isHidden = !active.dimsBackground
    isPlacedByLayout = true
    if stage == .shown { active.arrange() }
    isPlacedByLayout = false
    carryContextAbove()
    resizeRemovedView()
    active.sendLayoutHook("containerViewDidLayoutSubviews()") {
      active.containerViewDidLayoutSubviews()
    }
  }

  /// A context presentation that took the shown view away fills the place of that view.
  private func carryContextAbove() {
    guard let above = shown.presentationLinks.current, above.isInContext, above.coversPresenter,
      above.container.superview === container
    else { return }
    above.container.frame = above.contextFrame
  }

  /// Lays the container out again if a popover's anchor moved since it was placed.
  ///
  /// Rule PO02.
  func followAnchor() {
    guard stage == .shown, let popover = active as? UIPopoverPresentationController,
      popover.anchorMoved
    else { return }
    container.setNeedsLayout()
  }

  /// Lays the container out again, in an animation if asked to.
  func rearrange(animated: Bool) {
    guard stage == .shown else { return }
    let change = { [container] in
      container.setNeedsLayout()
      container.layOutSubtree()
    }
    guard animated else { return change() }
    environment.perform {
      UIView.animate(withDuration: TransitionCoordinator.standardDuration, animations: change)
    }
  }

  /// Moves or fades the presented view to where it comes from and goes to.
  func moveOffstage() {
    dimming.alpha = 0
    guard let view = active.presentedView else { return }
    if active.fades {
      view.alpha = 0
    } else {
      view.frame = view.frame.offsetBy(dx: 0, dy: container.bounds.height - view.frame.minY)
    }
  }

  func moveOnstage() {
    dimming.alpha = 1
    guard let view = active.presentedView else { return }
    view.alpha = 1
    view.frame = active.frameOfPresentedViewInContainerView
  }
}
