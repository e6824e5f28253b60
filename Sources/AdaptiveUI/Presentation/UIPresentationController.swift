// Reference: UIPresentationController, iOS 18 documentation. Rules PC01–PC08, P25, P26.
// Status: Complete.
public import Foundation

/// Manages one presentation from beginning to end.
///
/// Subclasses override the hooks; what is empty here is empty in UIKit.
@preconcurrency @MainActor open class UIPresentationController: NSObject, UIAppearanceContainer {
  let environment: Environment
  var traitState: TraitState
  /// The presentation while one runs.
  weak var presentation: Presentation?
  /// Set by the defaults of the delegate's methods, so that a caller knows of their absence.
  var isDelegateMethodMissing = false
  private weak var storedPresented: UIViewController?
  private weak var storedPresenting: UIViewController?
  private lazy var placeholder = UIViewController()
  private let storedStyle: UIModalPresentationStyle

  /// Consulted before anything adapts, and about the user's dismissal.
  ///
  /// Rules D01, D12.
  open weak var delegate: (any UIAdaptivePresentationControllerDelegate)?

  /// Traits laid over the window's for the presented controller only.
  ///
  /// Rule P26.
  open var overrideTraitCollection: UITraitCollection? { didSet { setNeedsTraitUpdate() } }

  /// Creates a controller for one presentation.
  public init(
    presentedViewController: UIViewController,
    presenting presentingViewController: UIViewController?
  ) {
    environment = presentedViewController.environment
    storedPresented = presentedViewController
    storedPresenting = presentingViewController
    storedStyle = .custom
    traitState = TraitState(collection: presentedViewController.traitCollection)
    super.init()
  }

  /// Creates the controller of a built-in style.
  init(
    style: UIModalPresentationStyle, presented: UIViewController, presenting: UIViewController?
  ) {
    environment = presented.environment
    storedPresented = presented
    storedPresenting = presenting
    storedStyle = style
    traitState = TraitState(collection: presented.traitCollection)
    super.init()
  }

  /// The controller that is presented.
  ///
  /// One that was let go is replaced by an empty controller, so that a presentation controller that
  /// outlives its presentation keeps a controller to show.
  public var presentedViewController: UIViewController { storedPresented ?? placeholder }

  /// The controller that presents; before the presentation the one named at creation.
  public var presentingViewController: UIViewController {
    presentation?.presenter ?? storedPresenting ?? presentedViewController
  }

  /// The view that everything of the presentation is in, while it runs.
  ///
  /// Rule PC04.
  public var containerView: UIView? { presentation?.container }

  /// The style that this controller implements.
  open var presentationStyle: UIModalPresentationStyle { storedStyle }

  /// The view that the presentation shows: the presented root view, or a view around it.
  ///
  /// Rule PC02.
  open var presentedView: UIView? { presentedViewController.view }

  /// Where the presented view ends up, in the container's coordinates.
  ///
  /// Rule PC01.
  open var frameOfPresentedViewInContainerView: CGRect {
    presentation.map { frame(in: $0.space) } ?? .zero
  }

  /// Whether the presentation covers the window rather than its context.
  ///
  /// Rule PC03.
  open var shouldPresentInFullscreen: Bool { true }
  /// Whether the presenter's view leaves the hierarchy once the transition ended.
  ///
  /// Rule PC03.
  open var shouldRemovePresentersView: Bool { false }

  /// The style for the current environment; `.none` if nothing adapts.
  ///
  /// What a subclass answers here it answers for every environment, unless it overrides the method with
  /// traits as well. Rule PC08.
  open var adaptivePresentationStyle: UIModalPresentationStyle {
    let traits = askedTraits ?? presentation?.hostTraits ?? traitCollection
    return delegateStyle(for: traits) ?? defaultAdaptiveStyle(for: traits)
  }
  /// The traits that the method was asked with while it asks the property.
  private var askedTraits: UITraitCollection?

  /// The style for an environment: the delegate's valid answer, else the style's own adaptation.
  ///
  /// Rules PC08, D02, D03.
  open func adaptivePresentationStyle(
    for traitCollection: UITraitCollection
  ) -> UIModalPresentationStyle {
    askedTraits = traitCollection
    defer { askedTraits = nil }
    return adaptivePresentationStyle  // PC08
  }

  /// Called before the presented view comes; the container view exists.
  ///
  /// Rule C50.
  open func presentationTransitionWillBegin() {}
  /// Called after the presented view came, or did not.
  ///
  /// Rules C50, PC06.
  open func presentationTransitionDidEnd(_ completed: Bool) {}
  /// Called before the presented view goes.
  ///
  /// Rule C50.
  open func dismissalTransitionWillBegin() {}
  /// Called after the presented view went, or did not.
  ///
  /// Rules C50, PC06.
  open func dismissalTransitionDidEnd(_ completed: Bool) {}
  /// Called before the container lays out; custom frames are applied here.
  ///
  /// Rule PC07.
  open func containerViewWillLayoutSubviews() {}
  /// Called after the container laid out.
  ///
  /// Rule PC07.
  open func containerViewDidLayoutSubviews() {}
  /// Called after any trait changed.
  open func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {}

  // MARK: UIContentContainer

  /// The presented controller's preferred size.
  open var preferredContentSize: CGSize { presentedViewController.preferredContentSize }
  /// Called when the presented controller's preferred size changed.
  ///
  /// Rule U02.
  open func preferredContentSizeDidChange(
    forChildContentContainer container: any UIContentContainer
  ) { followPreferredContentSize() }  // U03
  /// Called when the presented controller's fitting size changed.
  ///
  /// Rule U07.
  open func systemLayoutFittingSizeDidChange(
    forChildContentContainer container: any UIContentContainer
  ) {}
  /// The size that the presented controller gets in a container of `parentSize`.
  ///
  /// Rule U09.
  open func size(
    forChildContentContainer container: any UIContentContainer,
    withParentContainerSize parentSize: CGSize
  ) -> CGSize {
    presentation.map { frame(in: $0.futureSpace(parentSize)).size } ?? parentSize
  }
  /// Hands a new size of the container on to the presented controller.
  ///
  /// Rules C16, PC07, U09.
  open func viewWillTransition(
    to size: CGSize, with coordinator: any UIViewControllerTransitionCoordinator
  ) {
    let child = self.size(
      forChildContentContainer: presentedViewController, withParentContainerSize: size)
    presentation?.shown.announceSize(child, with: coordinator)
  }
  /// Hands new traits on to the presented controller.
  ///
  /// Rule C16.
  open func willTransition(
    to newCollection: UITraitCollection,
    with coordinator: any UIViewControllerTransitionCoordinator
  ) {
    presentation?.tellShown(newCollection, with: coordinator)
  }

  // MARK: What built-in styles answer

  /// What a style does about an environment when no delegate decides.
  ///
  /// Rule M34: custom presentations stay as they are.
  func defaultAdaptiveStyle(for traits: UITraitCollection) -> UIModalPresentationStyle { .none }
  /// The presented view's frame in a container; must be pure.
  func frame(in space: PresentationSpace) -> CGRect { space.bounds }
  /// Puts the presented view into `container`.
  func install(in container: UIView) {
    guard let view = presentedView else { return }
    container.addSubview(view)
    view.frame = frameOfPresentedViewInContainerView
  }
  /// Takes out what ``install(in:)`` put in.
  func uninstall() { presentedView?.removeFromSuperview() }
  /// Gives the presented view its frame again after the container changed; custom ones do it
  /// themselves.
  func arrange() {}
  /// Whether the content is elevated, whatever the style is called.
  ///
  /// Rule T19.
  var elevatesContent: Bool { false }
  /// Whether a dimming view is between the presented view and what is behind.
  var dimsBackground: Bool { false }
  /// Views behind that get touches all the same.
  var touchableOutside: [UIView] { [] }
  /// Whether touches outside the presented view reach what is behind.
  ///
  /// Rule SH05.
  var letsTouchesThrough: Bool { false }
  /// How a user gets out.
  var wayOut: WayOut { .none("a custom presentation offers no gesture of its own", rule: "M34") }
  /// Whether the presented view fades in rather than sliding up.
  var fades: Bool { presentation?.transitionStyle != .coverVertical }
  /// Adapts the presented view to a new preferred size.
  func followPreferredContentSize() {}
  /// Called when the presentation is over.
  func presentationDidClose() {}
  /// Hands the controller to the substitute that a delegate gave.
  func rebind(to presented: UIViewController) { storedPresented = presented }
}

/// How a user can leave a presentation.
enum WayOut: Equatable {
  case tapOutside
  case pullDown
  case none(String, rule: String)
}
