package import Foundation
import Typography

/// Numbers of UIKit's layout that are not properties of any object.
package enum LayoutMetrics {
  /// The standard gap, in points.
  ///
  /// Rule LA9.3.
  static let systemSpacing: CGFloat = 8
  /// The natural size along an axis where there is none.
  ///
  /// Rule V02.
  static let noNaturalSize: CGFloat = -1
  /// The margins of a plain view.
  ///
  /// Rule LC1.1.
  package static let viewMargin: CGFloat = 8
  /// The widest comfortable text by the user's text size, in points.
  ///
  /// Rules LC3.1, LC3.2: 672 is measured, the others are remembered.
  package static func readableWidth(_ category: UIContentSizeCategory) -> CGFloat {
    switch category {
    case .extraSmall: 560
    case .small: 600
    case .medium: 632
    case .large, .unspecified: 672  // LC3.1
    case .extraLarge: 744
    case .extraExtraLarge: 824
    default: 896
    }
  }

  /// The margins of a controller's root view on the sides, by its window's width.
  ///
  /// Rules LC1.2, LC1.3: 16 at 393 and 20 at 394 are measured.
  package static func rootMargin(width: CGFloat) -> CGFloat {
    width >= 394 ? 20 : 16  // LC1.2 LC1.3
  }

  /// Rounds to the pixel grid, ties away from zero.
  ///
  /// Rules LF2, LF3. Solved values carry noise of some 1e-9, which must not decide a tie.
  package static func snapped(_ value: CGFloat, scale: CGFloat) -> CGFloat {
    // LF3 LF5
    let pixels = value * scale
    return (pixels + (pixels < 0 ? -1e-6 : 1e-6)).rounded(.toNearestOrAwayFromZero) / scale
  }

  /// Rounds up to the pixel grid.
  ///
  /// Rule LF6.
  static func ceiled(_ value: CGFloat, scale: CGFloat) -> CGFloat {
    PixelGrid.ceiled(value, scale: scale)
  }
}
