// Reference: UIDevice, iOS 18 documentation.
// Status: Partial — kind and orientation.
public import Foundation

/// The device, or the terminal that takes the place of one.
@preconcurrency @MainActor public final class UIDevice: NSObject {
  unowned let environment: Environment
  /// Whether the user keeps the interface from following the device.
  ///
  /// Rule O16.
  package var isRotationLocked = false
  /// The orientation that the interface would have if it followed the device; in place of gravity.
  package internal(set) var heldOrientation: UIInterfaceOrientation
  /// The orientation of the interface.
  var interfaceOrientation: UIInterfaceOrientation

  init(environment: Environment) {
    self.environment = environment
    heldOrientation = environment.host.naturalOrientation
    interfaceOrientation = heldOrientation
  }

  /// Another object for the device of the current environment, held as that is now.
  public convenience override init() {
    let device = Self.current
    self.init(environment: device.environment)
    heldOrientation = device.heldOrientation
    interfaceOrientation = device.interfaceOrientation
  }

  /// The device of the current environment.
  public static var current: UIDevice { Environment.current.device }

  /// Phone or pad.
  public var userInterfaceIdiom: UIUserInterfaceIdiom {
    environment.host.geometry(interfaceOrientation).idiom
  }
  /// What the device is called; a terminal's window is called after the program.
  public var name: String { environment.host.device?.name ?? "Winch" }
  /// What kind of device it is.
  public var model: String { userInterfaceIdiom == .phone ? "iPhone" : "iPad" }
  /// What kind of device it is, in the user's language.
  public var localizedModel: String { model }
  /// What the system is called.
  public var systemName: String { userInterfaceIdiom == .phone ? "iOS" : "iPadOS" }
  /// The version of the system whose rules apply.
  public var systemVersion: String { "\(environment.policy.era.rawValue).0" }
  /// Whether turning the device is told of; always so here.
  public var isGeneratingDeviceOrientationNotifications: Bool { true }
  /// Asks to be told of turning the device; always so here.
  public func beginGeneratingDeviceOrientationNotifications() {}
  /// Ends such a request; notifications come nevertheless.
  public func endGeneratingDeviceOrientationNotifications() {}
  /// How the device is held.
  ///
  /// Rule O01.
  public var orientation: UIDeviceOrientation { heldOrientation.deviceOrientation }
}

extension Environment {
  /// Has the device be held in `orientation` when the program starts.
  ///
  /// Rule C06: call it before there is a scene.
  package func hold(_ orientation: UIInterfaceOrientation) {
    device.heldOrientation = orientation
    device.interfaceOrientation = orientation
  }

  /// The traits given to new objects before they have a place.
  ///
  /// Rules T46, T48.
  package var predictedTraits: UITraitCollection {
    guard policy.predictsTraits else { return UITraitCollection() }  // T46 T48
    return program?.traitsInFront ?? screen.traitCollection
  }
}
