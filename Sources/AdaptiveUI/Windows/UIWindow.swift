// Reference: UIWindow, iOS 18 documentation. Rules P03, P04, W20, W22, W23.
// Status: Partial — one root controller; levels are kept.
public import Foundation

/// The root of the view hierarchy; gives the root controller its size and its traits.
@preconcurrency @MainActor open class UIWindow: UIView, UpdatedInCycles {
  /// The scene that the window is in.
  open weak var windowScene: UIWindowScene? { didSet { sceneDidChange(from: oldValue) } }
  /// What is higher is in front; kept, for windows are in the order they came.
  open var windowLevel = Level.normal { didSet { KeptMember.windowLevel.wasSet() } }
  /// Whether the window gets keys.
  public private(set) var isKeyWindow = false
  /// The coordinator of the running size transition.
  ///
  /// Rule X01.
  var sizeCoordinator: TransitionCoordinator?
  /// The geometry that a running transition announced but did not apply yet.
  var pendingGeometry: WindowGeometry?
  /// Whether a presentation turns the interface, and no person the device.
  ///
  /// Rule C17.
  var isTurnedByPresentation = false
  private var isShown = false

  /// Creates a window that fills `windowScene`.
  public init(windowScene: UIWindowScene) {
    self.windowScene = windowScene
    super.init(frame: windowScene.bounds)
    join(windowScene)
  }

  /// Creates a window with a frame in the scene that is on the screen; a program without scenes gets
  /// one.
  ///
  /// Rule W25.
  public override init(frame: CGRect) {
    let scene = Self.sceneOnScreen
    windowScene = scene
    super.init(frame: frame)
    join(scene)
  }

  /// Creates a window that fills the screen.
  ///
  /// Rule W25.
  public convenience init() { self.init(frame: Self.sceneOnScreen.bounds) }

  private static var sceneOnScreen: UIWindowScene {
    let environment = Environment.current
    return environment.application.connectedWindowScenes.first
      ?? UIWindowScene(environment: environment)
  }

  private func join(_ scene: UIWindowScene) {
    containingWindow = self
    scene.windows.append(self)
    environment.updateCycle.add(self)
    updateTraits()
  }

  private func sceneDidChange(from old: UIWindowScene?) {
    guard old !== windowScene, let windowScene else { return }
    old?.windows.removeAll { $0 === self }
    windowScene.windows.append(self)
    if frame.isEmpty || frame == old?.bounds { frame = windowScene.bounds }  // W25
    setNeedsTraitUpdate()
  }

  /// Windows are in scenes; documents do not create them.
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

  /// Makes the window the one that gets keys.
  open func makeKey() {
    windowScene?.windows.forEach { $0.isKeyWindow = false }
    isKeyWindow = true
  }

  /// Shows the window and makes it the one that gets keys.
  open func makeKeyAndVisible() {
    makeKey()
    guard !isShown else { return }
    isShown = true
    installRootView()
    windowScene?.comeToFront()
  }

  /// Hands an event to the recognizers and views that it is for; an override that does not call super
  /// keeps it from them.
  open func sendEvent(_ event: UIEvent) { event.handOver() }

  private func installRootView() {
    guard let root = rootViewController else { return }
    root.loadViewIfNeeded()
    guard let view = root.viewIfLoaded else { return }
    view.frame = rootFrame(in: bounds.size)  // U12 W23
    view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    insertSubview(view, at: 0)
    windowScene?.refreshStatusBar()
    windowScene?.turnForLaunch()
  }

  /// What notch, status bar and home indicator cover of the window.
  ///
  /// Rule LC2.1.
  var geometrySafeArea: UIEdgeInsets {
    guard let windowScene else { return .zero }
    let (covered, whole) = (windowScene.coveredArea, windowScene.bounds)
    guard frame != whole else { return covered }
    return UIEdgeInsets(
      top: max(covered.top - frame.minY, 0), left: max(covered.left - frame.minX, 0),
      bottom: max(covered.bottom - (whole.maxY - frame.maxY), 0),
      right: max(covered.right - (whole.maxX - frame.maxX), 0))
  }

  /// Gives the root view its frame.
  ///
  /// Rule W20.
  override func placeRootView() {
    guard let view = rootViewController?.viewIfLoaded, view.superview === self else { return }
    let frame = rootFrame(in: bounds.size)
    if view.frame != frame { view.frame = frame }
  }

  /// How large the window will be in a scene of `size`, in points.
  ///
  /// Rule W25.
  func futureSize(inSceneOf size: CGSize) -> CGSize {
    frame == windowScene?.bounds ? size : bounds.size
  }

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
