// Reference: UIScreen, iOS 18 documentation.
// Status: Partial — one screen.
public import Foundation

/// The screen that windows are on.
@preconcurrency @MainActor public final class UIScreen: NSObject, UITraitEnvironment {
  private unowned let environment: Environment

  init(environment: Environment) { self.environment = environment }

  /// The screen of the current environment.
  public static var main: UIScreen { Environment.current.screen }

  private var geometry: WindowGeometry {
    environment.host.geometry(environment.device.interfaceOrientation)
  }

  /// The orientation of the interface.
  var interfaceOrientation: UIInterfaceOrientation { environment.device.interfaceOrientation }

  /// The screen in the orientation of the interface, in points.
  ///
  /// Rule P04.
  public var bounds: CGRect { CGRect(origin: .zero, size: geometry.size) }
  /// The screen held upright, in pixels.
  public var nativeBounds: CGRect {
    let size = environment.host.geometry(environment.host.naturalOrientation).size
    return CGRect(
      x: 0, y: 0, width: min(size.width, size.height) * scale,
      height: max(size.width, size.height) * scale)
  }
  /// Pixels per point of the screen itself.
  public var nativeScale: CGFloat { scale }
  /// How bright the screen is, 0 to 1; a terminal does not tell.
  public var brightness: CGFloat { 0.5 }
  /// Pictures a second; the lab's own clock decides.
  public var maximumFramesPerSecond: Int { 60 }
  /// Pixels per point.
  public var scale: CGFloat { geometry.scale }
  /// The traits that scenes start from.
  ///
  /// Rule P01.
  public var traitCollection: UITraitCollection { environment.traits(of: geometry) }
  /// Called after any trait changed.
  public func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {}
}

extension Environment {
  /// The traits of a window of this geometry, as its reader has set the system.
  ///
  /// Rules P01, P03.
  func traits(of geometry: WindowGeometry) -> UITraitCollection {
    UITraitCollection(traitsFrom: [geometry.traits, settings.traits])  // P01
  }
}
