// How the root view comes to be, and what a running transition does with the controller.

extension UIViewController {
  /// The root view if it was loaded.
  ///
  /// Rule C01.
  public var viewIfLoaded: UIView? { storedView }
  /// Whether the root view was loaded.
  ///
  /// Rule C01.
  public var isViewLoaded: Bool { storedView != nil }

  /// Loads the root view if that was not done yet: `loadView()`, then `viewDidLoad()`.
  ///
  /// Rule C01.
  public func loadViewIfNeeded() {
    guard storedView == nil, !isLoadingView else { return }
    isLoadingView = true
    environment.perform {
      send("loadView()", rule: "C01") { loadView() }
      if storedView == nil { install(UIView(frame: environment.screen.bounds)) }
      isLoadingView = false
      documentOrigin.loader?(self)
      documentOrigin.loader = nil
      send("viewDidLoad()", rule: "C01") { viewDidLoad() }
    }
  }

  func install(_ view: UIView?) {
    storedView?.viewController = nil
    storedView = view
    view?.viewController = self
  }
}

extension UIViewController {
  /// What a running transition does with a controller.
  ///
  /// Rule C36.
  struct Movement {
    /// Whether a container took the controller in, and it has not appeared there yet.
    var entersParent = false
    /// Whether a container said that the controller will leave.
    var leavesParent = false
    private(set) var isToParent = false
    private(set) var isFromParent = false
    var isPresentation = false
    var isDismissal = false
    /// Whether the running appearance or disappearance is animated.
    var isAnimated = false
    /// Whether `viewIsAppearing(_:)` is still to be called.
    ///
    /// Rule C03.
    var isAppearingDue = false

    mutating func appearanceBegins(_ isAppearing: Bool) {
      isToParent = isAppearing && entersParent
      isFromParent = !isAppearing && leavesParent
      // A pull that is cancelled brings back who was about to leave. Rule C41.
      if isAppearing { leavesParent = false }
    }

    mutating func appearanceEnds() {
      (isToParent, isFromParent, entersParent, leavesParent) = (false, false, false, false)
    }
  }
}
