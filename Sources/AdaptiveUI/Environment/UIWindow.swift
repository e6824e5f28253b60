// Reference: UIWindow, iOS 18 documentation. Rules P03, P04, W20, W22, W23.
// Status: Partial — one root controller, no levels.
public import Foundation

/// The root of the view hierarchy; gives the root controller its size and its traits.
@preconcurrency @MainActor open class UIWindow: UIView {
  /// The scene that the window stands in.
  public internal(set) weak var windowScene: UIWindowScene?
  /// Whether the window gets keys.
  public private(set) var isKeyWindow = false
  /// The coordinator of the running size transition.
  ///
  /// Rule X01.
  var sizeCoordinator: TransitionCoordinator?
  /// The geometry that a running transition announced but did not apply yet.
  var pendingGeometry: WindowGeometry?
  private var isShown = false

  /// Creates a window that fills `windowScene`.
  public init(windowScene: UIWindowScene) {
    self.windowScene = windowScene
    super.init(frame: windowScene.bounds)
    containingWindow = self
    windowScene.windows.append(self)
    environment.updateCycle.add(self)
    updateTraits()
  }

  /// Windows stand in scenes; documents do not create them.
  public required init?(coder: NSCoder) { return nil }

  /// The controller whose view fills the window.
  ///
  /// Rule W23.
  open var rootViewController: UIViewController? {
    didSet {
      guard oldValue !== rootViewController else { return }
      if isShown { oldValue?.viewIfLoaded?.removeFromSuperview() }
      if isShown { installRootView() }
    }
  }

  open override var window: UIWindow? { self }
  open override var next: UIResponder? { windowScene }

  /// Shows the window and makes it the one that gets keys.
  public func makeKeyAndVisible() {
    isKeyWindow = true
    guard !isShown else { return }
    isShown = true
    installRootView()
  }

  private func installRootView() {
    guard let root = rootViewController else { return }
    root.loadViewIfNeeded()
    guard let view = root.viewIfLoaded else { return }
    view.frame = rootFrame(in: bounds.size)  // U12
    view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    insertSubview(view, at: 0)
    windowScene?.refreshStatusBar()
    windowScene?.turnForLaunch()
  }

  /// What notch, status bar and home indicator cover of the window.
  ///
  /// Rule LC2.1.
  var geometrySafeArea: UIEdgeInsets { windowScene?.coveredArea ?? .zero }

  override var inheritedTraits: UITraitCollection? { windowScene?.traitCollection }
  override var traceDepth: Int { 0 }

  /// Whether traits, constraints or layout are pending anywhere in the window.
  var needsUpdate: Bool {
    isShown && (subtreeNeedsUpdate || needsLayoutFlag || subtreeNeedsUpdateConstraints)
  }

  /// Runs one pass: constraints bottom-up, then traits and layout top-down.
  ///
  /// Rules V07, V11.
  func updateIfNeeded() {
    followAnchors()
    guard needsUpdate else { return }
    environment.perform {
      updateConstraintsIfNeeded()
      solveConstraints()
      updateSubtree()
      followAnchors()
    }
  }

  /// Draws what asked for it in a window that is shown.
  func displayIfNeeded() {
    guard isShown, subtreeNeedsDisplay else { return }
    environment.perform { displaySubtree() }
  }

  func close() {
    environment.updateCycle.remove(self)
    rootViewController?.viewIfLoaded?.removeFromSuperview()
    rootViewController = nil
    subviews.forEach { $0.removeFromSuperview() }
  }
}
