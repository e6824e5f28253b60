import Foundation

// The presenter's view while a presentation keeps it away, and what is in its place meanwhile.
// Rules C17, M05, M07, PC04.

extension Presentation {
  /// The view that the context's view is in, or was in before it was taken away.
  ///
  /// Rule M07.
  var contextHost: UIView? { removedView?.superview ?? presenter?.viewIfLoaded?.superview }

  /// Where the context's view is, or would be if it had not been taken away.
  var contextFrame: CGRect {
    guard let removedView, let host = removedView.superview else {
      return presenter?.viewIfLoaded?.frame ?? .zero
    }
    if host is UIPopoverView || host is UIWindow { return host.bounds }
    return outerPresentation?.active.frameOfPresentedViewInContainerView ?? removedView.place
  }

  /// Puts the presenter's view into the container while the transition that covers it runs.
  ///
  /// Rule PC04.
  func holdPresenterView() {
    guard removedView == nil, removesPresenter,
      let view = presenter?.viewIfLoaded, let superview = view.superview
    else { return }
    removedView = RemovedView(view, in: superview)
    takePlace()
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
  ///
  /// Rule M07.
  func restorePresenterView() {
    guard let removed = removedView else { return }
    let place = placeOfPresenter
    leavePlace()
    removedView = nil
    removed.view.frame = place
    UIViewController.holdingAppearance(of: [presenter].compactMap { $0 }) { removed.goBack() }
  }

  /// Forgets the place of a presenter's view that was put elsewhere meanwhile.
  func forgetPlace() {
    leavePlace()
    removedView?.view.translatesAutoresizingMaskIntoConstraints = removedView?.followsMask ?? true
    removedView = nil
  }

  /// Where the presenter's view belongs, at the present size of that place.
  private var placeOfPresenter: CGRect {
    guard let removedView, let superview = removedView.superview else { return .zero }
    if let standIn = removedView.view.standIn { return standIn.frame }
    return presenter?.parent == nil ? superview.bounds : removedView.place
  }

  /// Gives a child's view that the presentation keeps away the size of its place, which it was told of.
  ///
  /// Rule C17.
  func resizeRemovedView() {
    guard presenter?.parent != nil, let view = removedView?.view, view.superview == nil,
      let standIn = view.standIn
    else { return }
    view.frame = standIn.frame
    removedView?.followInside()
  }

  // MARK: In the place of the presenter's view

  /// Lets what held the presenter's view hold its substitute: the container, or a view that shows
  /// nothing where the container covers the window.
  ///
  /// Rule M07: the place changes with what is around it while the view is away, and it is what the presenter is
  /// told of.
  func takePlace() {
    guard let removedView, let superview = removedView.superview else { return }
    if isInContext {
      guard container.superview === superview else { return }
      self.removedView?.hold(container)
    } else if presenter?.parent != nil {
      let vacancy = UIView(frame: removedView.place)
      vacancy.autoresizingMask = removedView.view.autoresizingMask
      superview.insertSubview(vacancy, at: removedView.index)
      self.removedView?.hold(vacancy)
    }
  }

  /// Leaves the container's place to its frame again.
  func leavePlace() {
    let standIn = removedView?.view.standIn
    removedView?.release()
    if standIn !== container { standIn?.removeFromSuperview() }
  }
}
