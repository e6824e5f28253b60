// Reference: UIViewController, iOS 18 documentation.
// Status: Partial — lifecycle, containment, traits, sizes, orientation, presentations; not restored.
public import Foundation

/// Manages a view, reacts to traits and sizes, and contains and presents other controllers.
///
/// This file is the inventory of state; behaviour is in `UIViewController+Topic.swift`.
@preconcurrency @MainActor open class UIViewController: UIResponder {
  // MARK: View
  var storedView: UIView?
  var isLoadingView = false
  /// What the controller has from the document that it comes from.
  package final var documentOrigin = DocumentOrigin()

  // MARK: Containment
  /// The container that holds this controller.
  public internal(set) weak var parent: UIViewController?
  /// The controllers held by this one, in the order they came.
  public internal(set) var children: [UIViewController] = []

  // MARK: Traits
  var traitState: TraitState

  /// Rule V16.
  var propertiesRequest = UpdateRequest.unnoted
  /// Traits that this container overrides, by child.
  ///
  /// Rules P12–P16.
  var childOverrides: [ObjectIdentifier: UITraitCollection] = [:]

  // MARK: Appearance
  package internal(set) var appearance = AppearanceState.disappeared
  var movement = Movement()
  /// The coordinator of a transition that begins at this controller.
  ///
  /// Rule X01.
  var ownCoordinator: TransitionCoordinator?

  // MARK: Presentation
  var presentationLinks = PresentationLinks()
  /// How the controller wants to be presented; reads as a concrete style (rules M02, M03).
  open var modalPresentationStyle: UIModalPresentationStyle {
    get {
      let policy = environment.policy.presenting
      let style = presentationLinks.requestedStyle ?? policy.defaultStyle  // M02
      return style == .automatic ? policy.automaticStyle : style  // M03
    }
    set { presentationLinks.requestedStyle = newValue }
  }
  /// How the controller comes onto the screen.
  open var modalTransitionStyle = UIModalTransitionStyle.coverVertical
  /// Whether context styles cover this controller rather than one further out.
  open var definesPresentationContext = false  // M07 M08
  /// Whether this context's transition style replaces that of the presented controller.
  open var providesPresentationContextTransitionStyle = false  // M09
  /// Whether the user is kept from dismissing the controller.
  open var isModalInPresentation = false  // M27
  /// Supplies the presentation controller of a custom style (rule M14).
  open weak var transitioningDelegate: (any UIViewControllerTransitioningDelegate)?

  // MARK: Preferences
  var fittingSize = FittingSize()
  /// The orientations that a scene gives this controller; `nil` for UIKit's default (rule O05).
  package final var orientationMask: UIInterfaceOrientationMask?
  /// What a scene says about the status bar; `nil` for UIKit's default (rule W20).
  package final var statusBarPreference: Bool?
  /// The name under which a state of the controller would be kept; no state is.
  open var restorationIdentifier: String?
  var contentState = ContentState()
  /// A name for people; bars show it.
  open var title: String? {
    didSet { if title != oldValue { titleDidChange(oldValue) } }
  }
  /// The size that the controller would like as a child or in a popover (rule U01).
  open var preferredContentSize = CGSize.zero {
    didSet { if preferredContentSize != oldValue { tellPreferredContentSize() } }
  }
  /// Whether the root view lies under an opaque status bar, in iOS 8 (rule W21).
  open var wantsFullScreenLayout = false {
    didSet { if wantsFullScreenLayout != oldValue { viewIfLoaded?.superview?.placeRootView() } }
  }
  /// Insets added to what the container gives (rule LC2.1).
  open var additionalSafeAreaInsets = UIEdgeInsets.zero {
    didSet { if additionalSafeAreaInsets != oldValue { viewIfLoaded?.setNeedsLayout() } }
  }
  /// Whether the root view's margins never fall below the system's (rule LC1.4).
  open var viewRespectsSystemMinimumLayoutMargins = true {
    didSet { viewIfLoaded?.marginsDidChange() }
  }
  /// What bars of the container cover of this child's view.
  package var containerInsets = UIEdgeInsets.zero {
    didSet { if containerInsets != oldValue { viewIfLoaded?.setNeedsLayout() } }
  }
  lazy var storedNavigationItem = makeNavigationItem()
  /// What a tab bar shows of this controller.
  // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
  open lazy var tabBarItem: UITabBarItem! = UITabBarItem(title: title, image: nil, tag: 0)
  /// What a toolbar around this controller shows.
  open var toolbarItems: [UIBarButtonItem]? { didSet { navigationController?.showTopItem() } }
  /// Whether a container's bottom bar hides while this controller is pushed.
  open var hidesBottomBarWhenPushed = false  // KN05

  /// Creates a controller; names of documents are resolved by `UIStoryboard` and `UINib`.
  public init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
    traitState = TraitState(collection: Environment.current.predictedTraits)
    documentOrigin.nib = (nibNameOrNil, nibBundleOrNil)
    super.init()
  }

  /// Creates a controller whose view comes from `loadView()`.
  public convenience override init() { self.init(nibName: nil, bundle: nil) }

  /// Creates a controller; the document that names it sets it up afterwards.
  public required init?(coder: NSCoder) {
    traitState = TraitState(collection: Environment.current.predictedTraits)
    super.init()
  }

  /// The root view; reading it loads it (rule C01).
  // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
  open var view: UIView! {
    get {
      loadViewIfNeeded()
      return storedView
    }
    set { install(newValue) }
  }

  // MARK: Overridable moments; what is empty here is empty in UIKit

  /// Creates the root view; overriders do not call super (rule C01).
  open func loadView() {
    let view = UIView(frame: environment.screen.bounds)
    view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    install(view)
  }
  /// Called once after the view was loaded (rule C01).
  open func viewDidLoad() {}
  /// Called before the view appears; traits and geometry are not final (rules C02, C03).
  open func viewWillAppear(_ animated: Bool) {}
  /// Called once per appearance, with final traits and geometry (rule C03).
  open func viewIsAppearing(_ animated: Bool) {}
  /// Called after the view appeared (rule C02).
  open func viewDidAppear(_ animated: Bool) {}
  /// Called before the view disappears.
  open func viewWillDisappear(_ animated: Bool) {}
  /// Called after the view disappeared.
  open func viewDidDisappear(_ animated: Bool) {}
  /// Gives properties the values for traits and model, before the view is laid out; not in iOS 8.
  ///
  /// Rule V16.
  open func updateProperties() {}
  /// Sets ``contentUnavailableConfiguration`` for a state, before the view is laid out; not in iOS 8 (T45).
  open func updateContentUnavailableConfiguration(
    using state: UIContentUnavailableConfigurationState
  ) {}
  /// What content that is not there depends on; overriders add to super's.
  open var contentUnavailableConfigurationState: UIContentUnavailableConfigurationState {
    defaultUnavailableState
  }
  /// Called before the root view lays out its subviews; it has its new size (rules V10, V14).
  open func viewWillLayoutSubviews() {}
  /// Called after the root view placed its direct subviews (rule V13).
  open func viewDidLayoutSubviews() {}
  /// Called after the root view's safe area changed (rule V17).
  open func viewSafeAreaInsetsDidChange() {}
  /// Called after the root view's margins changed (rule V17).
  open func viewLayoutMarginsDidChange() {}
  /// Updates the root view's constraints; overriders call super (rule V09).
  open func updateViewConstraints() { viewIfLoaded?.updateConstraints() }
  /// Called after any trait changed (rule T40).
  open func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {}
  /// Called before the controller enters `parent`, or leaves for `nil`; overriders call super (C28).
  open func willMove(toParent parent: UIViewController?) { noteMove("willMove", to: parent) }
  /// Called after the controller entered `parent`, or left for `nil`; overriders call super (C28).
  open func didMove(toParent parent: UIViewController?) { noteMove("didMove", to: parent) }

  /// Announces new traits and hands them on to presentation and children (rule C14).
  open func willTransition(
    to newCollection: UITraitCollection,
    with coordinator: any UIViewControllerTransitionCoordinator
  ) {
    forwardTraits(newCollection, with: coordinator)
  }

  /// Announces a new size and hands it on to presentation and children (rules C14, U04).
  open func viewWillTransition(
    to size: CGSize, with coordinator: any UIViewControllerTransitionCoordinator
  ) {
    forwardSize(size, with: coordinator)
  }

  /// Presents a controller, or lets the nearest able container do it (rules M20, M26, C47–C51).
  open func present(
    _ viewControllerToPresent: UIViewController, animated flag: Bool,
    completion: (() -> Void)? = nil
  ) {
    startPresentation(of: viewControllerToPresent, animated: flag, completion: completion)
  }

  /// Dismisses what this controller presents, else this controller (rules M22, C48).
  open func dismiss(animated flag: Bool, completion: (() -> Void)? = nil) {
    startDismissal(animated: flag, completion: completion)
  }

  /// The size that `container` gets when the receiver is `parentSize` large (rules U04–U06).
  open func size(
    forChildContentContainer container: any UIContentContainer,
    withParentContainerSize parentSize: CGSize
  ) -> CGSize { parentSize }

  /// Called when a child's preferred size changed (rules U02, U03).
  open func preferredContentSizeDidChange(
    forChildContentContainer container: any UIContentContainer
  ) {}

  /// Called when a child's fitting size changed under a parent without constraints (rule U07).
  open func systemLayoutFittingSizeDidChange(
    forChildContentContainer container: any UIContentContainer
  ) {}

  /// Whether the controller may be asked to show others on behalf of those that it contains.
  ///
  /// Rule KC02.
  open override func canPerformAction(_ action: Selector, withSender sender: Any?) -> Bool {
    action == .show || action == .showDetail
  }

  /// Shows a controller in the way of the nearest container that has one, else by presenting (KC01, KC03).
  open func show(_ vc: UIViewController, sender: Any?) { forwardShow(vc, sender: sender) }

  /// Shows a controller where the nearest container shows details, else by presenting (KC01, KC03).
  open func showDetailViewController(_ vc: UIViewController, sender: Any?) {
    forwardShowDetail(vc, sender: sender)
  }

  /// Takes the secondary column's controller in when a split view collapses onto this one.
  ///
  /// Rule KS10; the default leaves it out.
  open func collapseSecondaryViewController(
    _ secondaryViewController: UIViewController, for splitViewController: UISplitViewController
  ) {}

  /// Gives the secondary column's controller back when a split view controller expands.
  ///
  /// Rule KS11; the default has none to give.
  open func separateSecondaryViewController(
    for splitViewController: UISplitViewController
  ) -> UIViewController? { nil }

  /// Whether fitting sizes of children are told to the class (rule U07); containers of UIKit's own,
  /// whose method is not overridden, take no notice.
  var observesFittingSizes: Bool { type(of: self) != UIViewController.self }

  /// The presentation controller that the class brings along; `nil` where the style decides.
  func presentationControllerForStyle(
    presenting: UIViewController?
  ) -> UIPresentationController? { nil }

  /// What this container lays over the traits that a child inherits, when it has `traits` itself.
  ///
  /// Rule P12.
  func imposedTraits(
    on child: UIViewController, under traits: UITraitCollection
  ) -> UITraitCollection? { childOverrides[ObjectIdentifier(child)] }

  /// Whether the container hands its appearance on to its children.
  open var shouldAutomaticallyForwardAppearanceMethods: Bool { true }  // C33
  /// Whether the interface follows the device; asked in iOS 8.
  open var shouldAutorotate: Bool { true }  // O09
  /// The orientations that this controller allows (rule O05).
  open var supportedInterfaceOrientations: UIInterfaceOrientationMask {
    // O05
    orientationMask ?? (traitCollection.userInterfaceIdiom == .pad ? .all : .allButUpsideDown)
  }
  /// The orientation for a full-screen presentation (rule O11).
  open var preferredInterfaceOrientationForPresentation: UIInterfaceOrientation {
    environment.device.interfaceOrientation
  }
  /// Whether the controller wants the status bar out of sight.
  open var prefersStatusBarHidden: Bool { statusBarPreference ?? false }  // W20

  /// Turns all windows to the device's orientation if that is allowed now (rule O23).
  open class func attemptRotationToDeviceOrientation() {
    Environment.current.program?.followMasks()
  }
  /// How the controller wants the status bar, which the scene's `UIStatusBarManager` tells.
  open var preferredStatusBarStyle: UIStatusBarStyle { .default }
  /// How the status bar comes and goes; it does so at once.
  open var preferredStatusBarUpdateAnimation: UIStatusBarAnimation { .fade }
  /// Whether the interface should stay as it is while this controller is visible.
  open var prefersInterfaceOrientationLocked: Bool { false }  // W08
  /// Whose preference for the lock counts; `nil` for the controller's own.
  open var childForInterfaceOrientationLock: UIViewController? { nil }
  /// Whose preference for the status bar's look counts; `nil` for the controller's own.
  open var childForStatusBarStyle: UIViewController? { nil }
  /// Whose preference for the status bar's absence counts; `nil` for the controller's own.
  open var childForStatusBarHidden: UIViewController? { nil }
  /// Whether the home indicator may fade; noted in the log, for there is none.
  open var prefersHomeIndicatorAutoHidden: Bool { false }
  /// Called when memory is short, which does not happen here.
  open func didReceiveMemoryWarning() {}
  /// Called before a segue of the document is carried out.
  open func prepare(for segue: UIStoryboardSegue, sender: Any?) {}
  /// Whether a segue that the user asked for is carried out.
  open func shouldPerformSegue(withIdentifier identifier: String, sender: Any?) -> Bool { true }
  /// Whether an unwind segue may end here; by default where there is a method of that name.
  open func canPerformUnwindSegueAction(
    _ action: Selector, from fromViewController: UIViewController, sender: Any?
  ) -> Bool { hasUnwindAction(action, from: fromViewController, sender: sender) }
  /// Which children are asked whether an unwind segue ends with them, in order.
  open func allowedChildrenForUnwinding(
    from source: UIStoryboardUnwindSegueSource
  ) -> [UIViewController] { children.filter { $0 !== childContaining(source) } }
  /// Shows a child on the way to an unwind segue's destination; does nothing.
  open func unwind(for unwindSegue: UIStoryboardSegue, towards subsequentVC: UIViewController) {}
  /// What a navigation bar shows of this controller.
  open var navigationItem: UINavigationItem { storedNavigationItem }

  /// Whether the content can be edited.
  open var isEditing: Bool {
    get { contentState.isEditing }
    set { setEditing(newValue, animated: false) }
  }
  /// Lets the content be edited, or not; overriders call super.
  open func setEditing(_ editing: Bool, animated: Bool) { editingDidChange(to: editing) }
  /// The edges at which the view goes on behind the container's bars.
  open var edgesForExtendedLayout: UIRectEdge {
    get { contentState.extendedEdges }
    set { extend(to: newValue) }
  }
  /// Whether the view goes on behind bars that nothing shines through.
  open var extendedLayoutIncludesOpaqueBars = false {
    didSet { parent?.viewIfLoaded?.setNeedsLayout() }  // KN12
  }
  /// Whose preference for the home indicator counts; `nil` for the controller's own.
  open var childForHomeIndicatorAutoHidden: UIViewController? { nil }
  /// Whose preference for gestures at the edges counts; `nil` for the controller's own.
  open var childForScreenEdgesDeferringSystemGestures: UIViewController? { nil }
  /// The edges at which the system's gestures wait for the program's; noted in the log.
  open var preferredScreenEdgesDeferringSystemGestures: UIRectEdge { [] }
  /// The style that the controller prefers; never asked for.
  open var preferredUserInterfaceStyle: UIUserInterfaceStyle { .unspecified }

  // MARK: Overridable members whose behaviour is in `UIViewController+Topic.swift`

  /// The controller's traits.
  open var traitCollection: UITraitCollection { defaultTraitCollection }
  /// The coordinator of the transition that runs around this controller.
  open var transitionCoordinator: (any UIViewControllerTransitionCoordinator)? {
    defaultCoordinator
  }
  /// Adds a child; it is told `willMove(toParent:)`, never `didMove`.
  open func addChild(_ childController: UIViewController) { adopt(childController) }
  /// Takes the controller out of its container; it is told `didMove(toParent: nil)`.
  open func removeFromParent() { leaveParent() }
  /// Overrides what `collection` specifies for `childViewController`; `nil` ends it.
  open func setOverrideTraitCollection(
    _ collection: UITraitCollection?, forChild childViewController: UIViewController
  ) { overrideTraits(collection, of: childViewController) }
  /// The override that was set for `childViewController`.
  open func overrideTraitCollection(
    forChild childViewController: UIViewController
  ) -> UITraitCollection? { childOverrides[ObjectIdentifier(childViewController)] }
  /// Starts the controller's appearance or disappearance.
  open func beginAppearanceTransition(_ isAppearing: Bool, animated: Bool) {
    startAppearance(isAppearing, animated: animated)
  }
  /// Ends what ``beginAppearanceTransition(_:animated:)`` started.
  open func endAppearanceTransition() { finishAppearance() }
  /// The controller that this one, or the nearest one above it, presents (rule M21).
  open var presentedViewController: UIViewController? { nearestPresented }
  /// The controller that presents this one or the nearest one above it (rule M21).
  ///
  /// It need not be the one that was asked to present.
  open var presentingViewController: UIViewController? { enclosingPresentation?.presenter }
  /// The nearest stack above.
  open var navigationController: UINavigationController? {
    ancestor(UINavigationController.self)
  }
  /// The nearest container of tabs above.
  open var tabBarController: UITabBarController? { ancestor(UITabBarController.self) }
  /// The nearest split view controller above.
  open var splitViewController: UISplitViewController? { ancestor(UISplitViewController.self) }
  /// Whether the running transition adds the controller to a container (rule C36).
  open var isMovingToParent: Bool { movement.isToParent }
  /// Whether the running transition takes the controller out of a container (rule C36).
  open var isMovingFromParent: Bool { movement.isFromParent }
  /// Whether the running transition presents the controller (rule C36).
  open var isBeingPresented: Bool { movement.isPresentation }
  /// Whether the running transition dismisses the controller (rule C36).
  open var isBeingDismissed: Bool { movement.isDismissal }
  open override var next: UIResponder? { viewIfLoaded?.superview ?? parent }

  package override var spokenName: String { nameByContent ?? displayName }
  override var traceDepth: Int {
    (parent ?? presentationLinks.presentation?.presenter).map { $0.traceDepth + 1 } ?? 0
  }
}
