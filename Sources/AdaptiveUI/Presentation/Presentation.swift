import Foundation

/// One presentation from `present` to the end of its dismissal: who shows whom, how, in which
/// views.
///
/// The presenter owns it; everything else refers to it weakly. Rules M20–M27, PC05.
@MainActor final class Presentation {
  /// The state of a presentation; one that waits has not begun.
  enum Stage { case waiting, entering, shown, leaving, ended }

  let environment: Environment
  weak var presenter: UIViewController?
  /// The controller that was asked to present.
  ///
  /// Rule M20.
  weak var source: UIViewController?
  /// The controller that was asked for, and the presentation controller of its own style.
  let original: UIViewController
  let requested: UIPresentationController
  /// What is on the screen now: the original, or a delegate's substitute.
  ///
  /// Rules D07, D22.
  var shown: UIViewController
  /// What manages it now.
  ///
  /// Rules M24, M25.
  var active: UIPresentationController
  let container: UITransitionView
  let dimming: UIDimmingView
  var stage = Stage.entering
  /// The coordinator of the running presentation or dismissal.
  var coordinator: TransitionCoordinator?
  /// Whether frames are being set by the container's layout, so that they are final.
  var isPlacedByLayout = false
  /// The presenter's view while the presentation keeps it out of the hierarchy.
  ///
  /// Rules M05, M07.
  var removedView: RemovedView?
  /// Whether a running dismissal brings the presenter's view back.
  var presenterReturns = false
  /// The orientation of the interface before the presentation could turn it.
  ///
  /// Rule O12.
  var orientationBefore: UIInterfaceOrientation?
  /// What a running size transition makes of the presentation.
  ///
  /// Rule D20.
  var crossing: Crossing?
  /// What is left to do when that transition ends.
  var crossingEnd: [() -> Void] = []

  init(
    presenter: UIViewController, source: UIViewController, original: UIViewController,
    requested: UIPresentationController
  ) {
    environment = presenter.environment
    self.presenter = presenter
    self.source = source
    self.original = original
    self.requested = requested
    shown = original
    active = requested
    container = UITransitionView()
    dimming = UIDimmingView()
    container.owner = self
    container.autoresizingMask = Self.filling
    dimming.autoresizingMask = Self.filling
    container.addSubview(dimming)
  }

  /// The mask of what fills whatever it is in.
  static let filling: UIView.AutoresizingMask = [.flexibleWidth, .flexibleHeight]

  var style: UIModalPresentationStyle { active.presentationStyle }

  /// Whether the presentation covers a context rather than the window.
  ///
  /// Rule M07.
  var isInContext: Bool { !active.shouldPresentInFullscreen || presenterActsAsWindow }

  /// Whether the presenter stands for a window.
  private var presenterActsAsWindow: Bool { presenter?.actsAsWindow == true }

  /// Whether the presenter was taken off the screen.
  ///
  /// Rule C17.
  var coversPresenter: Bool { removedView != nil }

  /// Whether the presenter's view leaves; one that stands for a window stays and is covered, as its
  /// place in its container is its only way to follow that.
  ///
  /// Rules M05, M07, PC03.
  var removesPresenter: Bool { active.shouldRemovePresentersView && !presenterActsAsWindow }  // M06

  /// Whether the presentation is on its way in or out.
  var isRunningTransition: Bool { coordinator != nil }

  /// How the presented view comes and goes; the context may decide.
  ///
  /// Rule M09.
  var transitionStyle: UIModalTransitionStyle {
    if isInContext, let presenter, presenter.providesPresentationContextTransitionStyle {
      return presenter.modalTransitionStyle
    }
    return shown.modalTransitionStyle
  }

  // MARK: Environment

  var window: UIWindow? { container.window ?? presenter?.viewIfLoaded?.window }

  /// The traits on the window's side of the presentation.
  ///
  /// Rule P25.
  var hostTraits: UITraitCollection {
    if let outerPresentation { return outerPresentation.hostTraits }
    if presenterActsAsWindow, let presenter { return presenter.traitCollection }
    let host = isInContext ? contextHost ?? container.superview : nil
    return (host ?? window)?.traitCollection ?? shown.traitCollection
  }

  /// The traits that the content starts from: those of a popover or sheet that it stays inside,
  /// else the window's side.
  ///
  /// Rules M16, P25. The outer content may be covered, out of the window, and not up to date
  /// itself.
  var baseTraits: UITraitCollection {
    guard let outer = outerPresentation?.active, let base = outerPresentation?.baseTraits else {
      return hostTraits
    }
    return outer.contentTraits(under: base, as: outer.presentationStyle)
  }

  /// The presentation whose content is this one's context.
  ///
  /// Rule PO15.
  var outerPresentation: Presentation? {
    isInContext ? presenter?.presentationLinks.presentation : nil  // PO15
  }

  /// The room in the container as it is now.
  var space: PresentationSpace {
    let traits = hostTraits
    let insets = container.safeAreaInsets
    let statusBar = container.window?.windowScene?.geometry.statusBarHeight ?? 0
    return PresentationSpace(
      size: container.bounds.size, safeArea: insets, statusBarHeight: min(statusBar, insets.top),
      horizontal: traits.horizontalSizeClass, vertical: traits.verticalSizeClass)
  }

  /// The room that a container of `size` has once the window's running change is done.
  func futureSpace(_ size: CGSize) -> PresentationSpace {
    guard let window, let new = window.pendingGeometry, !isInContext else {
      var now = space
      now.size = size
      return now
    }
    return PresentationSpace(
      size: size, safeArea: new.safeArea,
      statusBarHeight: min(new.statusBarHeight, new.safeArea.top),
      horizontal: window.futureTraits.horizontalSizeClass,
      vertical: window.futureTraits.verticalSizeClass)
  }

  // MARK: Links

  func link() {
    presenter?.presentationLinks.current = self
    shown.presentationLinks.presentation = self
    requested.presentation = self
    active.presentation = self
  }

  /// Cuts everything that the presentation tied together; nothing is kept for a next time.
  func unlink() {
    stage = .ended
    if presenter?.presentationLinks.current === self {
      presenter?.presentationLinks.current = nil
    }
    for controller in [requested, active] {
      controller.presentationDidClose()
      controller.presentation = nil
    }
    for controller in [original, shown] {
      controller.presentationLinks.presentation = nil
      controller.presentationLinks.controller = nil
    }
  }

  func note(
    _ kind: TraceEvent.Kind, _ name: String, old: String? = nil, new: String? = nil,
    reason: String? = nil, rule: String
  ) {
    environment.recorder.record(
      TraceEvent(
        kind, shown.traceSubject, name, old: old, new: new, reason: reason, rule: rule))
  }
}
