import Foundation

// The container's views and frames. Rules PC01, PC04, PC07, PO04, M05, M07.

extension Presentation {
  /// Puts the container over the window, or over the context.
  func placeContainer() {
    container.accessibilityIdentifier = "\(shown.displayName)-presentation"
    if isInContext, let context = presenter?.viewIfLoaded, let host = context.superview {
      container.frame = context.frame
      host.insertSubview(container, aboveSubview: context)
    } else if let window {
      container.frame = window.bounds
      window.addSubview(container)
    }
    dimming.frame = container.bounds
    container.updateSafeArea()
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
    active.sendLayoutHook("containerViewDidLayoutSubviews()") {
      active.containerViewDidLayoutSubviews()
    }
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

  /// Lays the container out again, in an animation if wished.
  func rearrange(animated: Bool) {
    guard stage == .shown else { return }
    let change = { [container] in
      container.setNeedsLayout()
      container.layoutIfNeeded()
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

  // MARK: The presenter's view

  /// Takes the presenter's view away.
  ///
  /// Rules M05, M07.
  func removePresenterView() {
    guard removedView == nil, active.shouldRemovePresentersView,
      let view = presenter?.viewIfLoaded, let superview = view.superview
    else { return }
    removedView = RemovedView(view: view, superview: superview)
    view.removeFromSuperview()
  }

  /// Brings the presenter's view back below the container, at the container's present size.
  func restorePresenterView() {
    guard let removed = removedView else { return }
    removedView = nil
    guard let superview = removed.superview else { return }
    let isBeside = container.superview === superview
    removed.view.frame = isBeside ? container.frame : superview.bounds
    if isBeside {
      superview.insertSubview(removed.view, belowSubview: container)
    } else {
      superview.insertSubview(removed.view, at: 0)
    }
  }
}
