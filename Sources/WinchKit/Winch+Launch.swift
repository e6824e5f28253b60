public import AdaptiveUI
import Documents
public import Foundation
package import Lab

extension Winch {
  /// How a program starts: its device and orientation, its Info.plist and its delegates.
  public struct Launch: Sendable {
    /// The name of a device, such as `iPhone 15`; `nil` for a window of cells.
    public var device: String?
    /// The window's size in cells, if there is no device.
    public var (columns, rows) = (80, 24)
    /// The window's size in points, if it differs from the device's screen or the cells.
    public var window: CGSize?
    /// The interface orientation at the launch; portrait for `nil`.
    public var orientation: UIInterfaceOrientation?
    /// The generation of UIKit whose rules apply.
    public var era = UIKitEra.latest
    /// The Info.plist, under Apple's keys: `UISupportedInterfaceOrientations`, with `~ipad` or
    /// `~iphone` or without, and `UIRequiresFullScreen`; other keys are ignored.
    public var infoPlist: [String: any Sendable] = [:]
    /// Creates the application's delegate.
    ///
    /// In a program without scenes it has the window with its root when it is notified of the
    /// launch, as with a main storyboard.
    public var applicationDelegate: (@MainActor @Sendable () -> any UIApplicationDelegate)?
    /// Creates the delegate of the window's scene, which has the window with its root when the scene
    /// connects.
    public var sceneDelegate: (@MainActor @Sendable () -> any UIWindowSceneDelegate)?

    /// Creates a launch on a device; for `nil`, in a window of 80 × 24 cells.
    public init(
      on device: String? = nil, orientation: UIInterfaceOrientation? = nil,
      era: UIKitEra = .latest
    ) {
      self.device = device
      self.orientation = orientation
      self.era = era
    }
  }
}

extension Winch.Launch {
  /// The document that the lab opens.
  @MainActor func document(
    _ make: @escaping @MainActor @Sendable () -> UIViewController
  ) throws(Winch.Failure) -> ControllerDocument {
    let device = try Winch.found(device)
    var document = ControllerDocument(launch: self, make: make)
    document.opening.era = era
    document.opening.device = device
    document.opening.orientation = orientation
    document.opening.infoOrientations = try orientations(device)
    if let value = infoPlist["UIRequiresFullScreen"] {
      guard let flag = value as? Bool else {
        throw .badLaunch("UIRequiresFullScreen is true or false")
      }
      document.requiresFullScreen = flag
    }
    return document
  }

  /// How the lab opens it.
  @MainActor package func configuration(
    _ make: @escaping @MainActor @Sendable () -> UIViewController
  ) throws(Winch.Failure) -> LabConfiguration {
    let document = try document(make)
    var configuration = LabConfiguration(document: document)
    configuration.window = deviceWindow(document.opening.device)
    if document.opening.device == nil { configuration.windowSize = window }
    configuration.runLoop = MainRunLoop()
    return configuration
  }

  /// The orientations of the Info.plist, of the device's own key or else the general one; `nil`
  /// without either.
  @MainActor private func orientations(
    _ device: Device?
  ) throws(Winch.Failure) -> UIInterfaceOrientationMask? {
    let key = "UISupportedInterfaceOrientations"
    // A window of cells has the idiom of a pad.
    let own = infoPlist[key + (device?.idiom ?? .pad == .pad ? "~ipad" : "~iphone")]
    guard let value = own ?? infoPlist[key] else { return nil }
    let names = value as? [String] ?? (value as? String).map { [$0] } ?? []
    guard !names.isEmpty else { throw .badLaunch("\(key) is a list of names") }
    var mask: UIInterfaceOrientationMask = []
    for name in names {
      guard let orientation = UIInterfaceOrientationMask(infoPlistName: name) else {
        throw .badLaunch("\(key) knows no '\(name)'")
      }
      mask.formUnion(orientation)
    }
    return mask
  }

  /// The window on a device, if its size differs from the screen.
  @MainActor func deviceWindow(_ device: Device?) -> DeviceWindow? {
    guard let device, let window else { return nil }
    return DeviceWindow(device: device, size: window, orientation: orientation)
  }
}

extension UIInterfaceOrientationMask {
  /// The orientation of a name in an Info.plist; `nil` for an unknown name.
  fileprivate init?(infoPlistName name: String) {
    switch name {
    case "UIInterfaceOrientationPortrait": self = .portrait
    case "UIInterfaceOrientationPortraitUpsideDown": self = .portraitUpsideDown
    case "UIInterfaceOrientationLandscapeLeft": self = .landscapeLeft
    case "UIInterfaceOrientationLandscapeRight": self = .landscapeRight
    default: return nil
    }
  }
}
