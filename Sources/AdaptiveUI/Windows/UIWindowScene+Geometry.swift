// Reference: UIWindowScene.Geometry, UISceneSizeRestrictions; iOS 26 documentation. Rules W05–W09.
public import Foundation

extension UIWindowScene {
  /// The geometry of a scene at one moment.
  ///
  /// Rule W05.
  public final class Geometry: NSObject {
    /// The orientation of the interface.
    public let interfaceOrientation: UIInterfaceOrientation
    /// What the scene's windows are measured in.
    public let coordinateSpace: any UICoordinateSpace
    /// Whether the user is dragging the window to another size.
    ///
    /// Rule W07.
    public let isInteractivelyResizing: Bool
    /// Whether the interface stays as it is when the device turns.
    ///
    /// Rule W08.
    public let isInterfaceOrientationLocked: Bool
    /// The size of the scene, in points.
    package let size: CGSize
    /// The traits of the scene.
    let traits: UITraitCollection

    @MainActor init(_ scene: UIWindowScene) {
      interfaceOrientation = scene.geometry.orientation  // W05
      coordinateSpace = Space(scene.geometry.size)
      isInteractivelyResizing = scene.isDragged
      isInterfaceOrientationLocked = scene.isOrientationLocked
      size = scene.geometry.size
      traits = scene.traitCollection
    }
  }

  /// The room of a scene at one moment, from its top left corner; it stays as it was when the scene
  /// changes.
  ///
  /// Rule W06.
  private final class Space: UICoordinateSpace {
    let bounds: CGRect
    init(_ size: CGSize) { bounds = CGRect(origin: .zero, size: size) }  // W06
  }

  /// The geometry of the scene now.
  ///
  /// Rule W05.
  public var effectiveGeometry: Geometry { Geometry(self) }

  /// The bounds of the window's size; `nil` where the user cannot choose it.
  ///
  /// Rule W09.
  public var sizeRestrictions: UISceneSizeRestrictions? {
    environment.policy.windowsResizeFreely && takesPartInMultitasking ? restrictions : nil  // W09
  }

  /// Whether the window may share the screen.
  ///
  /// Rule W01.
  package var takesPartInMultitasking: Bool {
    environment.application.takesPartInMultitasking(keyWindow)
  }
}

/// The smallest and largest size that a scene's window can get from the user.
///
/// Rule W09.
@preconcurrency @MainActor public final class UISceneSizeRestrictions: NSObject {
  /// The smallest size, in points.
  public var minimumSize = CGSize.zero
  /// The largest size, in points.
  public var maximumSize = CGSize(
    width: CGFloat.greatestFiniteMagnitude, height: CGFloat.greatestFiniteMagnitude)
  /// Whether the window may fill the screen.
  public var allowsFullScreen = true

  /// The allowed size nearest to `size`.
  func clamp(_ size: CGSize) -> CGSize {
    CGSize(
      width: min(max(size.width, minimumSize.width), maximumSize.width),
      height: min(max(size.height, minimumSize.height), maximumSize.height))
  }
}

extension UIWindowScene: UICoordinateSpace {
  /// The scene in the orientation of the interface.
  public var coordinateSpace: any UICoordinateSpace { self }
}
