package import AdaptiveUI
package import Foundation

/// The size classes for which something is installed; one that is `nil` matches any.
///
/// Rule A02.
package struct SizeClassCondition: Sendable, Hashable {
  package var horizontal: UIUserInterfaceSizeClass?
  package var vertical: UIUserInterfaceSizeClass?

  package init(
    horizontal: UIUserInterfaceSizeClass? = nil, vertical: UIUserInterfaceSizeClass? = nil
  ) {
    self.horizontal = horizontal
    self.vertical = vertical
  }

  /// Whether traits match the condition.
  package func matches(_ traits: UITraitCollection) -> Bool {
    (horizontal.map { $0 == traits.horizontalSizeClass } ?? true)
      && (vertical.map { $0 == traits.verticalSizeClass } ?? true)  // A02
  }

  /// The condition in the notation of scenes.
  package var summary: String {
    func name(_ axis: String, _ sizeClass: UIUserInterfaceSizeClass?) -> [String] {
      switch sizeClass {
      case .compact: ["\(axis) compact"]
      case .regular: ["\(axis) regular"]
      case .unspecified, nil: []
      }
    }
    let parts = name("w", horizontal) + name("h", vertical)
    return parts.isEmpty ? "any" : parts.joined(separator: ", ")
  }
}

/// The traits that a scene overrides; those that are `nil` are inherited.
package struct SceneTraits: Sendable, Equatable {
  package var horizontal: UIUserInterfaceSizeClass?
  package var vertical: UIUserInterfaceSizeClass?
  package var idiom: UIUserInterfaceIdiom?
  /// Pixels per point.
  package var scale: CGFloat?
  package var layoutDirection: UITraitEnvironmentLayoutDirection?
  package var style: UIUserInterfaceStyle?
  package var textSize: UIContentSizeCategory?
  package var contrast: UIAccessibilityContrast?
  package var legibilityWeight: UILegibilityWeight?
  package var gamut: UIDisplayGamut?
  package var level: UIUserInterfaceLevel?

  package init() {}
}
