// Reference: UINavigationController, iOS 18 documentation.
// Status: Partial — stack, bars, transitions, interactive pop; nothing of search in the bar.
public import Foundation

/// Shows the top of a stack of controllers below a bar.
///
/// Rules KN01–KN11.
@preconcurrency @MainActor open class UINavigationController: UIViewController {
  /// Told of what is shown.
  open weak var delegate: (any UINavigationControllerDelegate)?
  /// The bar at the top.
  public let navigationBar = UINavigationBar(frame: .zero)
  /// The bar at the bottom, hidden at first; shows the top's `toolbarItems`.
  ///
  /// Rule KN02.
  public let toolbar = UIToolbar(frame: .zero)
  /// Whether a tap on the stack hides the bars and shows them again.
  ///
  /// Rule KN10.
  open var hidesBarsOnTap = false { didSet { followTaps() } }
  /// What hears such taps.
  public private(set) lazy var barHideOnTapGestureRecognizer = UITapGestureRecognizer(
    target: self, action: Selector("toggleBars", UINavigationController.toggleBars))
  /// Whether a finger that moves up hides the bars, and one that moves down shows them again.
  ///
  /// Rule KN10.
  open var hidesBarsOnSwipe = false { didSet { followSwipes() } }
  /// What hears such fingers; the stack hears it first.
  public private(set) lazy var barHideOnSwipeGestureRecognizer = UIPanGestureRecognizer(
    target: self, action: Selector("swipeBars", UINavigationController.swipeBars))
  /// Whether the keyboard hides the bars; kept, for none comes up here.
  open var hidesBarsWhenKeyboardAppears = false {
    didSet { KeptMember.hidesBarsWhenKeyboardAppears.wasSet() }
  }
  /// Whether bars hide in a vertically compact environment.
  ///
  /// Rule KN06.
  open var hidesBarsWhenVerticallyCompact = false { didSet { viewIfLoaded?.setNeedsLayout() } }
  var stack: [UIViewController] = []
  var isBarHidden = false
  var isToolbarOff = true
  /// What happened to a bar since the last layout, in words.
  var barCause: String?
  /// Ends the transition that runs now, if one does.
  var finishTransition: (() -> Void)?
  /// What a finger pulls the top controller away with.
  ///
  /// Rule C41.
  var popInteraction: TransitionInteraction?
  /// Hears a finger from the edge that pulls the top controller away.
  ///
  /// Its delegate lets it begin where the bar has a way back; a program may set another one.
  public private(set) lazy var interactivePopGestureRecognizer: UIGestureRecognizer? =
    makePopRecognizer()
  private(set) lazy var popJudge = PopJudge(self)
  /// Told when a change of the stack ended.
  var stackDidChange: (() -> Void)?
  /// The size that a child gets when it is elsewhere after a running announcement.
  ///
  /// Set by a split view controller that is about to move controllers from stack to stack.
  var futureSize: ((UIViewController) -> CGSize?)?
  /// What a child will inherit differently when it is elsewhere after a running announcement.
  var futureTraits: ((UIViewController) -> UITraitCollection?)?

  override var observesFittingSizes: Bool { type(of: self) != UINavigationController.self }

  /// What a change of the stack is.
  public enum Operation: Int, Sendable {
    case none, push, pop
  }

  /// Creates a controller with one controller on its stack.
  public init(rootViewController: UIViewController) {
    super.init(nibName: nil, bundle: nil)
    setUp()
    setViewControllers([rootViewController], animated: false)
  }

  /// Creates a controller with an empty stack.
  public override init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
    super.init(nibName: nibNameOrNil, bundle: nibBundleOrNil)
    setUp()
  }

  /// Creates a controller; the document that names it sets it up afterwards.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    setUp()
  }

  private func setUp() {
    definesPresentationContext = true  // KN11
    navigationBar.scrolledContent = { [weak self] in self?.contentBelowBar }
  }

  /// The stack, root first.
  ///
  /// Rule KN01.
  open var viewControllers: [UIViewController] {
    get { stack }
    set { setViewControllers(newValue, animated: false) }
  }
  /// Puts a controller on top.
  ///
  /// Rules KN03, C37, C38.
  open func pushViewController(_ viewController: UIViewController, animated: Bool) {
    push(viewController, animated: animated)
  }
  /// Takes the top off; the root stays.
  ///
  /// Rules KN03, C39.
  /// - Returns: The controller that was taken off.
  @discardableResult open func popViewController(animated: Bool) -> UIViewController? {
    pop(to: stack.count - 1, animated: animated).last
  }
  /// Takes everything above `viewController` off.
  ///
  /// - Returns: What was taken off, lowest first; `nil` when the controller is not on the stack.
  @discardableResult open func popToViewController(
    _ viewController: UIViewController, animated: Bool
  ) -> [UIViewController]? { pop(to: viewController, animated: animated) }
  /// Takes everything above the root off.
  ///
  /// - Returns: What was taken off, lowest first.
  @discardableResult open func popToRootViewController(animated: Bool) -> [UIViewController]? {
    pop(to: 1, animated: animated)
  }
  /// Makes the stack exactly `viewControllers`.
  ///
  /// Rule KN04.
  open func setViewControllers(_ viewControllers: [UIViewController], animated: Bool) {
    exchange(viewControllers, animated: animated)
  }
  /// The controller on top of the stack.
  open var topViewController: UIViewController? { stack.last }
  /// The controller that is seen: the top, or what it presents.
  ///
  /// Rule KN01.
  open var visibleViewController: UIViewController? {
    topViewController?.presentedViewController ?? topViewController
  }

  /// Whether the bar is hidden; changing it only lays out again.
  ///
  /// Rule KN10.
  open var isNavigationBarHidden: Bool {
    get { isBarHidden }
    set { setNavigationBarHidden(newValue, animated: false) }
  }
  /// Hides the bar or shows it; changing it only lays out again.
  ///
  /// Rule KN10.
  open func setNavigationBarHidden(_ hidden: Bool, animated: Bool) {
    hideBar(hidden, animated: animated)
  }
  /// Whether the toolbar is hidden.
  open var isToolbarHidden: Bool {
    get { isToolbarOff }
    set { setToolbarHidden(newValue, animated: false) }
  }

  open override func loadView() {
    let container = UILayoutContainerView.make(self)
    container.placeChildren = { [weak self] in self?.placeChildren() }
    view = container
    container.addSubview(navigationBar)
    container.addSubview(toolbar)
    if let top = topViewController { insertBelowBar(top) }
    showTopItem()
    interactivePopGestureRecognizer.map(container.addGestureRecognizer)
    if hidesBarsOnTap { followTaps() }
    if hidesBarsOnSwipe { followSwipes() }
  }

  open override func size(
    forChildContentContainer container: any UIContentContainer,
    withParentContainerSize parentSize: CGSize
  ) -> CGSize {
    guard let child = container as? UIViewController else { return parentSize }
    if let size = futureSize?(child) { return size }
    guard child !== topViewController else { return parentSize }
    return child.viewIfLoaded?.bounds.size ?? parentSize
  }

  override func imposedTraits(
    on child: UIViewController, under traits: UITraitCollection
  ) -> UITraitCollection? {
    let own = super.imposedTraits(on: child, under: traits)
    guard let future = futureTraits?(child) else { return own }
    return own.map { UITraitCollection(traitsFrom: [$0, future]) } ?? future
  }

  open override func preferredContentSizeDidChange(
    forChildContentContainer container: any UIContentContainer
  ) {
    if container === topViewController { mirrorPreferredSize() }
  }

  open override var supportedInterfaceOrientations: UIInterfaceOrientationMask {
    delegate?.navigationControllerSupportedInterfaceOrientations(self).answered  // O08
      ?? super.supportedInterfaceOrientations
  }

  open override var preferredInterfaceOrientationForPresentation: UIInterfaceOrientation {
    delegate?.navigationControllerPreferredInterfaceOrientationForPresentation(self).answered
      ?? super.preferredInterfaceOrientationForPresentation
  }

  /// Pushes.
  ///
  /// Rule KN08.
  open override func show(_ vc: UIViewController, sender: Any?) {
    pushViewController(vc, animated: true)
  }

  /// The controllers below the top first.
  open override func allowedChildrenForUnwinding(
    from source: UIStoryboardUnwindSegueSource
  ) -> [UIViewController] { super.allowedChildrenForUnwinding(from: source).reversed() }

  /// Pops to the child.
  open override func unwind(
    for unwindSegue: UIStoryboardSegue, towards subsequentVC: UIViewController
  ) { popToViewController(subsequentVC, animated: true) }

  /// Puts the other column's content on this stack.
  ///
  /// Rule KS10.
  open override func collapseSecondaryViewController(
    _ secondaryViewController: UIViewController, for splitViewController: UISplitViewController
  ) {
    takeOver(secondaryViewController)
  }

  /// Takes the top off and gives it away.
  ///
  /// Rule KS11.
  open override func separateSecondaryViewController(
    for splitViewController: UISplitViewController
  ) -> UIViewController? {
    popViewController(animated: false)
  }
}
