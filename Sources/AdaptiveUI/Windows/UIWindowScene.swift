// Reference: UIWindowScene, iOS 18 documentation. Rules W05, W10.
// Status: Partial — one window, geometry, orientation.
public import Foundation

/// One instance of the program's interface: a place that windows fill.
@preconcurrency @MainActor open class UIWindowScene: UIScene {
  /// The scene's size, orientation and the traits that come with them.
  package private(set) var geometry: WindowGeometry
  /// The traits of the screen for ``geometry``, before the scene's own overrides.
  private var screenTraits: UITraitCollection
  var traitState: TraitState
  /// Whether the user is dragging the window to another size.
  ///
  /// Rule W07.
  package internal(set) var isDragged = false
  /// What the visible controller said about the lock.
  ///
  /// Rule W08.
  var lockAnswer: LockAnswer?
  var statusBar = StatusBarState()
  let restrictions = UISceneSizeRestrictions()
  /// The windows of the scene, back to front.
  public internal(set) var windows: [UIWindow] = []
  /// Creates a scene that fills the environment's host and connects it.
  package init(environment: Environment) {
    let orientation = environment.launchOrientation  // C06
    environment.device.interfaceOrientation = orientation
    geometry = environment.host.geometry(orientation)
    screenTraits = environment.traits(of: geometry)
    traitState = TraitState(collection: screenTraits)
    super.init(session: UISceneSession(role: .windowApplication))
    environment.application.connectedWindowScenes.append(self)
  }

  /// The window that gets keys.
  public var keyWindow: UIWindow? { windows.first { $0.isKeyWindow } ?? windows.first }
  /// The orientation of the interface.
  ///
  /// Rule C20.
  public var interfaceOrientation: UIInterfaceOrientation { geometry.orientation }
  /// The scene's rectangle, in points.
  public var bounds: CGRect { CGRect(origin: .zero, size: geometry.size) }

  func adopt(_ geometry: WindowGeometry) {
    screenTraits = traits(of: geometry)
    self.geometry = geometry
    environment.device.interfaceOrientation = geometry.orientation
    adopt(effectiveTraits(under: screenTraits))
  }

  /// The traits that a window of this geometry gets: the same object as now while nothing in them
  /// changes, so that whoever compares them sees it at once.
  func traits(of new: WindowGeometry) -> UITraitCollection {
    new.hasTraits(of: geometry) ? screenTraits : environment.traits(of: new)
  }

  /// Takes over what the reader has set in the system.
  ///
  /// Rule P01.
  func settingsDidChange() {
    screenTraits = environment.traits(of: geometry)
    takeTraits()
  }

  /// Lays the scene's own overrides over the screen's traits, and has its windows follow.
  private func takeTraits() {
    adopt(effectiveTraits(under: screenTraits))
    windows.forEach { $0.setNeedsTraitUpdate() }
  }

  package func disconnect() {
    leaveScreen()
    windows.forEach { $0.close() }
    windows.removeAll()
    environment.application.connectedWindowScenes.removeAll { $0 === self }
  }

  /// Called after any trait changed.
  open func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {}
}

extension UIWindowScene: UITraitEnvironment, TraitNode {
  /// The scene's traits.
  ///
  /// Rule P01.
  public var traitCollection: UITraitCollection { traitState.collection }

  func invalidate(_ method: TrackedMethod) {}
  /// The traits that the scene overrides.
  ///
  /// Rule T26.
  public var traitOverrides: any UITraitOverrides {
    get { namedOverrides }
    set {
      guard storeOverrides(newValue) else { return }  // T26
      takeTraits()
    }
  }
  /// Ends a registration.
  public func unregisterForTraitChanges(_ registration: any UITraitChangeRegistration) {
    removeRegistration(registration)
  }
}
