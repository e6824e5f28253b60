// One style takes over from another while the presentation goes on. Rules C47–C49, D21–D23.

extension Presentation {
  /// Takes away what is shown and shows `next`, without animation; layout gives the final frames.
  func swap(to next: Choice) {
    let place = active.presentedView.map { container.convert($0.bounds, from: $0) }
    let isSame = next.shown === shown
    if !isSame { endShowing() }
    holdingAppearance { active.uninstall() }
    active.presentation = active === requested ? self : nil
    if !isSame { replaceShown(with: next.shown) }
    active = next.controller  // M25
    link()
    bringPresenterBack()
    if !isSame && !isShownCovered { shown.beginAppearanceTransition(true, animated: false) }
    holdingAppearance {
      placeContainerIfContextChanged()
      active.install(in: container)
      shown.presentationLinks.current?.followPresenter()
    }
    if let place, isSame, !isShownCovered { active.presentedView?.frame = place }
    shown.viewIfLoaded?.setNeedsTraitUpdate()
    let new = shown
    if !isSame { crossingEnd.append { new.endAppearanceTransition() } }
    coverPresenter()
  }

  /// The end of the window's transition: what the swap began comes to its end.
  ///
  /// Rule C47.
  func finishCrossing() {
    let due = crossingEnd
    crossingEnd.removeAll()
    due.forEach { $0() }
  }

  /// Whether a presentation further up keeps the shown controller's view away.
  private var isShownCovered: Bool { shown.isCoveredByPresentation }

  /// A controller that a substitute replaces, or that replaces one, goes as on a dismissal.
  private func endShowing() {
    shown.beginAppearanceTransition(false, animated: false)
    if !isShownCovered { active.uninstall() }
    shown.endAppearanceTransition()
  }

  /// Runs `move`, in which views leave the window and come back, without appearance callbacks.
  ///
  /// Rule D23.
  private func holdingAppearance(_ move: () -> Void) {
    UIViewController.holdingAppearance(of: stack.map(\.shown), move)
  }

  private func replaceShown(with new: UIViewController) {
    let old = shown
    old.presentationLinks.presentation = nil
    shown = new
    // What the old one presented stays on the screen: the new one is its presenter now.
    if let above = old.presentationLinks.current {
      old.presentationLinks.current = nil
      new.presentationLinks.current = above
      above.presenter = new
    }
    guard new === original, original.parent != nil else { return }
    // The substitute wrapped the original, which is now alone again.
    original.willMove(toParent: nil)
    original.viewIfLoaded?.removeFromSuperview()
    original.removeFromParent()
  }

  /// A context style that became full screen, or turned back, is in another place.
  private func placeContainerIfContextChanged() {
    let host = isInContext ? contextHost : window
    guard let host, container.superview !== host else { return }
    placeContainer()
  }

  /// Puts the container, and the place that the presenter's view left, where that view would be
  /// now.
  private func followPresenter() {
    let isCovering = coversPresenter
    forgetPlace()
    if isInContext { placeContainer() }
    if isCovering { removePresenterView() }
  }

  private func bringPresenterBack() {
    guard let presenter, coversPresenter, !removesPresenter else { return }
    if presenterWillShow {
      presenter.beginAppearanceTransition(true, animated: false)
      crossingEnd.append { presenter.endAppearanceTransition() }
    }
    restorePresenterView()
  }

  private func coverPresenter() {
    guard let presenter, !coversPresenter, removesPresenter else { return }
    presenter.beginAppearanceTransition(false, animated: false)
    crossingEnd.append { [weak self] in
      self?.removePresenterView()
      presenter.endAppearanceTransition()
    }
  }
}

extension UIViewController {
  /// Runs `move`, in which views of `controllers` change places, without appearance callbacks.
  static func holdingAppearance(of controllers: [UIViewController], _ move: () -> Void) {
    let held = controllers.map { ($0, $0.appearance) }
    held.forEach { $0.0.appearance = .disappearing }
    move()
    held.forEach { $0.0.appearance = $0.1 }
  }
}
