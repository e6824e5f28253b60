// Reference: UIDevice, iOS 18 documentation.
// Status: Partial — kind and orientation.
public import Foundation

/// The device, or the terminal that stands in for one.
@preconcurrency @MainActor public final class UIDevice: NSObject {
  unowned let environment: Environment
  /// Whether the user keeps the interface from following the device.
  ///
  /// Rule O16.
  package var isRotationLocked = false
  /// How the interface would stand if it followed the device; the model's stand-in for gravity.
  package internal(set) var heldOrientation: UIInterfaceOrientation
  /// How the interface stands.
  var interfaceOrientation: UIInterfaceOrientation

  init(environment: Environment) {
    self.environment = environment
    heldOrientation = environment.host.naturalOrientation
    interfaceOrientation = heldOrientation
  }

  /// The device of the current environment.
  public static var current: UIDevice { Environment.current.device }

  /// Phone or pad.
  public var userInterfaceIdiom: UIUserInterfaceIdiom {
    environment.host.geometry(interfaceOrientation).idiom
  }
  /// How the device is held.
  ///
  /// Rule O01.
  public var orientation: UIDeviceOrientation { heldOrientation.deviceOrientation }
}

extension Environment {
  /// The traits given to new objects before they have a place.
  ///
  /// Rules T46, T48.
  package var predictedTraits: UITraitCollection {
    guard policy.predictsTraits else { return UITraitCollection() }  // T46
    return application.connectedWindowScenes.first?.keyWindow?.traitCollection  // T48
      ?? screen.traitCollection
  }
}
