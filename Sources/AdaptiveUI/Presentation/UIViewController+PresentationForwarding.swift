import Foundation

// The seams between controllers and presentation. Rules C16, C17, M21, O06, X01.

extension UIViewController {
  /// Hands new traits to the presentation that this controller makes.
  ///
  /// Rule C16.
  func forwardTraitsToPresentation(
    _ traits: UITraitCollection, with coordinator: any UIViewControllerTransitionCoordinator
  ) {
    presentationLinks.current?.announceTraits(traits, with: coordinator)
  }

  /// Hands a new size to the presentation that this controller makes.
  ///
  /// Rule C16.
  func forwardSizeToPresentation(
    _ size: CGSize, with coordinator: any UIViewControllerTransitionCoordinator
  ) {
    presentationLinks.current?.announceSize(size, with: coordinator)
  }

  /// Whether a presentation took this controller's view away.
  ///
  /// Rule C17.
  package var isCoveredByPresentation: Bool { presentationLinks.current?.coversPresenter == true }

  /// Whether the window turns because of what covers this controller, or of what that presents.
  ///
  /// Rule C17.
  var isTurnedByPresentation: Bool {
    presentationLinks.current?.window?.isTurnedByPresentation == true
  }

  func noteCovered(_ name: String) {
    let isInContext = presentationLinks.current?.isInContext == true
    let what = isInContext ? "presentation in its context" : "full-screen presentation"
    environment.recorder.record(
      TraceEvent(.skipped, traceSubject, name, reason: "covered by a \(what)", rule: "C17"))
  }

  /// The topmost controller that fills the window: the root, or one presented over all of it.
  ///
  /// Rules O06, O12: sheets, popovers and context styles do not take part.
  var topmostFullScreenController: UIViewController {
    for presentation in presentationsFromHere.reversed()
    where presentation.style == .fullScreen || presentation.style == .overFullScreen {
      return presentation.shown
    }
    return self
  }

  /// The coordinator of a transition that this controller, or one above it, takes part in.
  ///
  /// Rule X01.
  var defaultCoordinator: (any UIViewControllerTransitionCoordinator)? {
    ownCoordinator ?? presentationLinks.current?.coordinator
      ?? presentationLinks.presentation?.coordinator ?? parent?.transitionCoordinator
      ?? viewIfLoaded?.window?.sizeCoordinator
  }

  /// The presentations made at or below this controller, each followed by those above it.
  var presentationsFromHere: [Presentation] {
    var found: [Presentation] = []
    addPresentations(to: &found)
    return found
  }

  /// Every pass of the update cycle asks, and mostly there are none.
  private func addPresentations(to found: inout [Presentation]) {
    if let current = presentationLinks.current {
      found.append(current)
      current.shown.addPresentations(to: &found)
    }
    for child in children { child.addPresentations(to: &found) }
  }
}

extension UIWindow {
  /// The presentations in this window, bottom to top.
  var presentations: [Presentation] { rootViewController?.presentationsFromHere ?? [] }

  /// The controllers presented in this window, bottom to top.
  package var presentedControllers: [UIViewController] { presentations.map(\.shown) }

  /// The window's traits after the running change of its geometry, else the present ones.
  var futureTraits: UITraitCollection {
    guard let pendingGeometry, let windowScene else { return traitCollection }
    return effectiveTraits(
      under: windowScene.effectiveTraits(under: windowScene.traits(of: pendingGeometry)))
  }

  /// The window's size after the running change of its geometry, else the present one.
  var futureSize: CGSize { pendingGeometry?.size ?? bounds.size }

  /// Lets every presentation ask what the running change means for it.
  ///
  /// Rule D20.
  func prepareCrossings(with coordinator: any UIViewControllerTransitionCoordinator) {
    presentations.forEach { $0.prepareCrossing(with: coordinator) }
  }

  /// Swaps the styles that change.
  ///
  /// Rule D21.
  func performCrossings() {
    let all = presentations
    all.forEach { $0.performCrossing() }
    // A context style that now covers the window is below what was presented after it.
    for presentation in all where presentation.container.superview === self {
      bringSubviewToFront(presentation.container)
    }
  }

  /// Ends what the swaps began.
  func finishCrossings() {
    presentations.forEach { $0.finishCrossing() }
  }

  /// Lets popovers and context presentations follow views that the last layout moved.
  ///
  /// Rules M07, PO02.
  func followAnchors() {
    for presentation in presentations {
      presentation.followContext()
      presentation.followAnchor()
    }
    stackSheets()
  }

  /// The views that a user can reach now, front to back; the rest is covered.
  ///
  /// Rules PO10, SH05.
  package var reachableViews: [UIView] {
    var views: [UIView] = []
    for presentation in presentations.reversed() {
      if let view = presentation.active.presentedView { views.append(view) }
      views += presentation.active.touchableOutside
      guard presentation.active.letsTouchesThrough || presentation.isInContext else {
        return views
      }
    }
    return views + [rootViewController?.viewIfLoaded].compactMap { $0 }
  }
}
