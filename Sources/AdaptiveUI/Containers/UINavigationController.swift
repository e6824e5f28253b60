// Reference: UINavigationController, iOS 18 documentation.
// Status: Partial — stack, bar, transitions; no toolbar, no interactive pop, no large titles.
public import Foundation

/// Shows the top of a stack of controllers below a bar.
///
/// Rules KN01–KN11.
@preconcurrency @MainActor open class UINavigationController: UIViewController {
  /// Told of what is shown.
  open weak var delegate: (any UINavigationControllerDelegate)?
  /// The bar at the top.
  public let navigationBar = UINavigationBar(frame: .zero)
  /// Whether bars hide in a vertically compact environment.
  ///
  /// Rule KN06.
  open var hidesBarsWhenVerticallyCompact = false { didSet { viewIfLoaded?.setNeedsLayout() } }
  var stack: [UIViewController] = []
  var isBarHidden = false
  /// Ends the transition that runs now, if one does.
  var finishTransition: (() -> Void)?

  /// Creates a controller with one controller on its stack.
  public init(rootViewController: UIViewController) {
    super.init(nibName: nil, bundle: nil)
    definesPresentationContext = true
    setViewControllers([rootViewController], animated: false)
  }

  /// Creates a controller with an empty stack.
  public override init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
    super.init(nibName: nibNameOrNil, bundle: nibBundleOrNil)
    definesPresentationContext = true
  }

  /// Creates a controller; the document that names it sets it up afterwards.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    definesPresentationContext = true
  }

  /// The stack, root first.
  ///
  /// Rule KN01.
  open var viewControllers: [UIViewController] {
    get { stack }
    set { setViewControllers(newValue, animated: false) }
  }
  /// The controller on top of the stack.
  public var topViewController: UIViewController? { stack.last }
  /// The controller that is seen: the top, or what it presents.
  public var visibleViewController: UIViewController? {
    topViewController?.presentedViewController ?? topViewController
  }

  /// Whether the bar is hidden; changing it only lays out again.
  ///
  /// Rule KN10.
  open var isNavigationBarHidden: Bool {
    get { isBarHidden }
    set { setNavigationBarHidden(newValue, animated: false) }
  }

  /// Hides or shows the bar.
  open func setNavigationBarHidden(_ hidden: Bool, animated: Bool) {
    isBarHidden = hidden
    viewIfLoaded?.setNeedsLayout()
  }

  open override func loadView() {
    let container = UILayoutContainerView.make(self)
    container.placeChildren = { [weak self] in self?.placeChildren() }
    view = container
    container.addSubview(navigationBar)
    if let top = topViewController { insertBelowBar(top) }
    showTopItem()
  }

  open override func size(
    forChildContentContainer container: any UIContentContainer,
    withParentContainerSize parentSize: CGSize
  ) -> CGSize {
    guard container !== topViewController, let hidden = container as? UIViewController else {
      return parentSize
    }
    return hidden.viewIfLoaded?.bounds.size ?? parentSize
  }

  open override func preferredContentSizeDidChange(
    forChildContentContainer container: any UIContentContainer
  ) {
    if container === topViewController { mirrorPreferredSize() }
  }

  open override var supportedInterfaceOrientations: UIInterfaceOrientationMask {
    delegate?.navigationControllerSupportedInterfaceOrientations(self)
      ?? super.supportedInterfaceOrientations
  }

  open override func show(_ vc: UIViewController, sender: Any?) {
    pushViewController(vc, animated: true)
  }

  /// Rule U11: the container wishes what its top wishes, and the bar.
  func mirrorPreferredSize() {
    guard let wish = topViewController?.preferredContentSize, wish != .zero else { return }
    let bar = showsBar ? environment.policy.bars.navigationBar(traitCollection) : 0
    preferredContentSize = CGSize(width: wish.width, height: wish.height + bar)
  }
}

/// Told of what a navigation controller shows.
///
/// Rule C40.
@preconcurrency @MainActor public protocol UINavigationControllerDelegate: AnyObject {
  /// Called right after the new controller's `viewWillAppear`.
  func navigationController(
    _ navigationController: UINavigationController, willShow viewController: UIViewController,
    animated: Bool)
  /// Called right after the new controller's `viewDidAppear`.
  func navigationController(
    _ navigationController: UINavigationController, didShow viewController: UIViewController,
    animated: Bool)
  /// The orientations of the whole stack; `nil` for UIKit's default.
  ///
  /// Rule O08.
  func navigationControllerSupportedInterfaceOrientations(
    _ navigationController: UINavigationController
  ) -> UIInterfaceOrientationMask?
}

extension UINavigationControllerDelegate {
  /// Does nothing.
  public func navigationController(
    _ navigationController: UINavigationController, willShow viewController: UIViewController,
    animated: Bool
  ) {}
  /// Does nothing.
  public func navigationController(
    _ navigationController: UINavigationController, didShow viewController: UIViewController,
    animated: Bool
  ) {}
  /// Leaves the default.
  public func navigationControllerSupportedInterfaceOrientations(
    _ navigationController: UINavigationController
  ) -> UIInterfaceOrientationMask? { nil }
}

extension UIViewController {
  /// The nearest navigation controller above.
  public var navigationController: UINavigationController? { ancestor(UINavigationController.self) }
  /// The nearest tab bar controller above.
  public var tabBarController: UITabBarController? { ancestor(UITabBarController.self) }
  /// The nearest split view controller above.
  public var splitViewController: UISplitViewController? { ancestor(UISplitViewController.self) }
}
