public import AdaptiveUI
import Documents
public import Foundation
import Lab

extension Winch {
  /// How a program starts: on what, how that is held, and what Info.plist and delegates say.
  public struct Launch: Sendable {
    /// The name of a device, such as `iPhone 15`; `nil` for a window of cells.
    public var device: String?
    /// The window's size in cells, where there is no device.
    public var (columns, rows) = (80, 24)
    /// The window's size in points, where it is not that of the device or of the cells.
    public var window: CGSize?
    /// How the device is held when the program starts; upright without.
    public var orientation: UIInterfaceOrientation?
    /// Whose rules apply.
    public var era = UIKitEra.current
    /// What the Info.plist says, under Apple's keys: `UISupportedInterfaceOrientations`, with `~ipad` or
    /// `~iphone` or without, and `UIRequiresFullScreen`; other keys are passed over.
    public var infoPlist: [String: any Sendable] = [:]
    /// Creates the application's delegate, which hears of the launch before there is a window.
    public var applicationDelegate: (@MainActor @Sendable () -> any UIApplicationDelegate)?
    /// Creates the delegate of the window's scene; the window and its root are made all the same.
    public var sceneDelegate: (@MainActor @Sendable () -> any UIWindowSceneDelegate)?

    /// Creates a launch on a device, or for `nil` in a window of 80 × 24 cells.
    public init(
      on device: String? = nil, orientation: UIInterfaceOrientation? = nil,
      era: UIKitEra = .current
    ) {
      self.device = device
      self.orientation = orientation
      self.era = era
    }
  }
}

extension Winch.Launch {
  /// What the lab opens.
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

  /// The mask of the Info.plist, the device's own key before the one for all; `nil` without either.
  @MainActor private func orientations(
    _ device: Device?
  ) throws(Winch.Failure) -> UIInterfaceOrientationMask? {
    let key = "UISupportedInterfaceOrientations"
    let own = infoPlist[key + (device?.idiom == .pad ? "~ipad" : "~iphone")]
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

  /// The window of its own size on a device, if it has one.
  @MainActor func deviceWindow(_ device: Device?) -> DeviceWindow? {
    guard let device, let window else { return nil }
    return DeviceWindow(device: device, size: window)
  }
}

extension UIInterfaceOrientationMask {
  /// The orientation that an Info.plist calls so; `nil` for none.
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
