import Foundation

// The container's views and frames. Rules PC01, PC04, PC07, PO04, M05, M07.

extension Presentation {
  /// Puts the container over the window, or over the context.
  func placeContainer() {
    container.accessibilityIdentifier = "\(shown.displayName)-presentation"
    if isInContext, let context = presenter?.viewIfLoaded, let host = contextHost {
      container.frame = contextFrame
      if let removedView {
        host.insertSubview(container, at: removedView.index)
      } else {
        host.insertSubview(container, aboveSubview: context)
      }
    } else if let window {
      container.frame = window.bounds
      window.addSubview(container)
    }
    dimming.frame = container.bounds
    container.updateSafeArea()
  }

  /// The view that the context's view is in, or was in before it was taken away.
  ///
  /// Rule M07.
  var contextHost: UIView? { removedView?.superview ?? presenter?.viewIfLoaded?.superview }

  /// Where the context's view is, or would be if it had not been taken away.
  private var contextFrame: CGRect {
    guard let removedView, let host = removedView.superview else {
      return presenter?.viewIfLoaded?.frame ?? .zero
    }
    if host is UIPopoverView || host is UIWindow { return host.bounds }
    return outerPresentation?.active.frameOfPresentedViewInContainerView ?? removedView.view.frame
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
    active.sendLayoutHook("containerViewDidLayoutSubviews()") {
      active.containerViewDidLayoutSubviews()
    }
  }

  /// A context presentation that took the shown view away fills the place of that view.
  private func carryContextAbove() {
    guard let above = shown.presentationState.current, above.isInContext, above.coversPresenter,
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

  // MARK: The presenter's view

  /// Puts the presenter's view into the container while the transition that covers it runs.
  ///
  /// Rule PC04.
  func holdPresenterView() {
    guard removedView == nil, removesPresenter,
      let view = presenter?.viewIfLoaded, let superview = view.superview
    else { return }
    let index = superview.subviews.firstIndex { $0 === view } ?? 0
    removedView = RemovedView(view: view, superview: superview, index: index)
    returnPresenterView(to: container)  // PC04
  }

  /// Puts the presenter's view below everything in the container of a transition.
  ///
  /// Rule PC04.
  func returnPresenterView(to container: UITransitionView) {
    guard let removedView, let superview = removedView.superview else { return }
    removedView.view.frame = superview.convert(placeOfPresenter, to: container)
    UIViewController.holdingAppearance(of: [presenter].compactMap { $0 }) {
      container.insertSubview(removedView.view, at: 0)  // PC04
    }
  }

  /// Takes the presenter's view away.
  ///
  /// Rules M05, M07.
  func removePresenterView() {
    holdPresenterView()
    guard let view = removedView?.view else { return }
    UIViewController.holdingAppearance(of: [presenter].compactMap { $0 }) {
      view.removeFromSuperview()
    }
  }

  /// Whether the presenter will be on the screen once its view is back.
  var presenterWillShow: Bool { removedView?.superview?.window != nil }

  /// Brings the presenter's view back to its place, at the present size of that place.
  func restorePresenterView() {
    guard let removed = removedView else { return }
    let place = placeOfPresenter
    removedView = nil
    guard let superview = removed.superview else { return }
    removed.view.frame = place
    UIViewController.holdingAppearance(of: [presenter].compactMap { $0 }) {
      superview.insertSubview(removed.view, at: removed.index)
    }
  }

  /// Where the presenter's view belongs, at the present size of that place.
  private var placeOfPresenter: CGRect {
    guard let superview = removedView?.superview else { return .zero }
    return container.superview === superview ? container.frame : superview.bounds
  }
}
