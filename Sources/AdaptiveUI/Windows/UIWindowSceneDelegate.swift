// Reference: UIWindowSceneDelegate, iOS 18 documentation. Rule W06.
// Status: Partial — window and geometry; no user activities, no shortcuts.

/// Told about a window scene's life.
///
/// Rule W06.
@preconcurrency @MainActor public protocol UIWindowSceneDelegate: UISceneDelegate {
  /// The scene's window.
  var window: UIWindow? { get set }
  /// Called after the scene's geometry changed, with what it was before.
  func windowScene(
    _ windowScene: UIWindowScene,
    didUpdateEffectiveGeometry previousEffectiveGeometry: UIWindowScene.Geometry)
  /// Called after the scene's coordinates, orientation or traits changed; the name before iOS 26.
  func windowScene(
    _ windowScene: UIWindowScene, didUpdate previousCoordinateSpace: any UICoordinateSpace,
    interfaceOrientation previousInterfaceOrientation: UIInterfaceOrientation,
    traitCollection previousTraitCollection: UITraitCollection)
}

extension UIWindowSceneDelegate {
  /// A delegate without the property has no window; what is set is not kept.
  public var window: UIWindow? {
    get { nil }
    set {}
  }
  /// A delegate without the method is not told.
  public func windowScene(
    _ windowScene: UIWindowScene,
    didUpdateEffectiveGeometry previousEffectiveGeometry: UIWindowScene.Geometry
  ) {}
  /// A delegate without the method is not told.
  public func windowScene(
    _ windowScene: UIWindowScene, didUpdate previousCoordinateSpace: any UICoordinateSpace,
    interfaceOrientation previousInterfaceOrientation: UIInterfaceOrientation,
    traitCollection previousTraitCollection: UITraitCollection
  ) {}
}
