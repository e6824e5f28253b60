public import Foundation

/// A device family: everything about its screen that adaptivity depends on, in points.
public struct Device: Sendable, Hashable {
  /// A stable key, such as `iphone_8`.
  public let id: String
  /// The members of the family, separated by ` / `.
  public let name: String
  /// Phone or pad.
  public let idiom: UIUserInterfaceIdiom
  /// The year of the family's first member.
  package let since: Int
  /// The screen in portrait, in points.
  public let portraitSize: CGSize
  /// Pixels per point.
  public let scale: CGFloat
  /// Whether there is a home indicator in place of the home button.
  public let hasHomeIndicator: Bool

  /// How much of the screen the window takes; only pads share theirs.
  ///
  /// Rule W01.
  package var place = WindowPlace.full

  /// The member of the family that was asked for; `nil` for the family.
  package var member: String?

  private let portraitMetrics: Metrics
  private let landscapeMetrics: Metrics

  private struct Metrics: Sendable, Hashable {
    let horizontal: UIUserInterfaceSizeClass
    let vertical: UIUserInterfaceSizeClass
    let safeArea: UIEdgeInsets
    let statusBarHeight: CGFloat
  }

  typealias Classes = (UIUserInterfaceSizeClass, UIUserInterfaceSizeClass)
  typealias Insets = (top: CGFloat, left: CGFloat, bottom: CGFloat, right: CGFloat)

  init(
    id: String, name: String, idiom: UIUserInterfaceIdiom, since: Int, size: (CGFloat, CGFloat),
    scale: CGFloat, portrait: Classes, landscape: Classes, portraitSafeArea: Insets,
    landscapeSafeArea: Insets, statusBar: (CGFloat, CGFloat), hasHomeIndicator: Bool
  ) {
    self.id = id
    self.name = name
    self.idiom = idiom
    self.since = since
    portraitSize = CGSize(width: size.0, height: size.1)
    self.scale = scale
    self.hasHomeIndicator = hasHomeIndicator
    portraitMetrics = Metrics(
      horizontal: portrait.0, vertical: portrait.1, safeArea: UIEdgeInsets(portraitSafeArea),
      statusBarHeight: statusBar.0)
    landscapeMetrics = Metrics(
      horizontal: landscape.0, vertical: landscape.1, safeArea: UIEdgeInsets(landscapeSafeArea),
      statusBarHeight: statusBar.1)
  }

  /// iPhone 6, the device that the guides draw.
  public static let `default` = all.first { $0.id == "iphone_8" } ?? all[0]

  /// The geometry of a full-screen window on this device.
  ///
  /// Rules P04, T20.
  package func geometry(_ orientation: UIInterfaceOrientation) -> WindowGeometry {
    let metrics = orientation.isLandscape ? landscapeMetrics : portraitMetrics
    let size =
      orientation.isLandscape
      ? CGSize(width: portraitSize.height, height: portraitSize.width) : portraitSize
    let shared = placedWindow(orientation)
    return WindowGeometry(
      size: shared?.size ?? size, orientation: orientation, idiom: idiom, scale: scale,
      horizontal: shared?.horizontal ?? metrics.horizontal,  // T20
      vertical: metrics.vertical, safeArea: metrics.safeArea,
      statusBarHeight: metrics.statusBarHeight)
  }

  /// The orientations that the hardware can show.
  ///
  /// Rule O15.
  package var supportedOrientations: UIInterfaceOrientationMask {
    idiom == .phone && hasHomeIndicator ? .allButUpsideDown : .all
  }
}

extension UIEdgeInsets {
  init(_ insets: Device.Insets) {
    self.init(top: insets.top, left: insets.left, bottom: insets.bottom, right: insets.right)
  }
}
