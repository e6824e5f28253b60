package import Foundation

/// What a window gets from outside: size in points, orientation, and the traits that come with
/// them.
package struct WindowGeometry: Sendable, Hashable {
  package var size: CGSize
  package var orientation: UIInterfaceOrientation
  package var idiom: UIUserInterfaceIdiom
  package var scale: CGFloat
  package var horizontal: UIUserInterfaceSizeClass
  package var vertical: UIUserInterfaceSizeClass
  package var safeArea: UIEdgeInsets
  package var statusBarHeight: CGFloat

  package init(
    size: CGSize, orientation: UIInterfaceOrientation, idiom: UIUserInterfaceIdiom, scale: CGFloat,
    horizontal: UIUserInterfaceSizeClass, vertical: UIUserInterfaceSizeClass,
    safeArea: UIEdgeInsets, statusBarHeight: CGFloat
  ) {
    self.size = size
    self.orientation = orientation
    self.idiom = idiom
    self.scale = scale
    self.horizontal = horizontal
    self.vertical = vertical
    self.safeArea = safeArea
    self.statusBarHeight = statusBarHeight
  }

  /// The same with other size classes, where `overrides` has some.
  func viewed(as overrides: WindowOverrides) -> WindowGeometry {
    var geometry = self
    geometry.horizontal = overrides.horizontal ?? horizontal
    geometry.vertical = overrides.vertical ?? vertical
    return geometry
  }

  /// Whether windows of the two geometries give the same traits.
  func hasTraits(of other: WindowGeometry) -> Bool {
    idiom == other.idiom && scale == other.scale && horizontal == other.horizontal
      && vertical == other.vertical
  }

  /// The traits that a window of this geometry gives its controllers while its reader has set nothing.
  ///
  /// Rule P03.
  var traits: UITraitCollection {
    UITraitCollection {
      $0.userInterfaceIdiom = idiom
      $0.displayScale = scale
      $0.horizontalSizeClass = horizontal
      $0.verticalSizeClass = vertical
      $0.layoutDirection = .leftToRight
      $0.userInterfaceStyle = .light
      $0.userInterfaceLevel = .base
      $0.preferredContentSizeCategory = .large
    }
  }
}
