package import AdaptiveUI
import Foundation

/// A colour of a picture: three bytes and an opacity from 0 to 1.
package struct PictureColor: Sendable, Hashable {
  /// Red from 0 to 255.
  package var red: UInt8
  /// Green from 0 to 255.
  package var green: UInt8
  /// Blue from 0 to 255.
  package var blue: UInt8
  /// Opacity from 0 to 1.
  package var alpha: Double

  /// Creates a colour.
  package init(red: UInt8, green: UInt8, blue: UInt8, alpha: Double = 1) {
    (self.red, self.green, self.blue, self.alpha) = (red, green, blue, alpha)
  }

  /// Creates the colour that a dynamic colour resolves to in some traits.
  package init(_ color: UIColor, _ traits: UITraitCollection) {
    let parts = color.parts(with: traits)
    func byte(_ part: CGFloat) -> UInt8 { UInt8((min(max(part, 0), 1) * 255).rounded()) }
    self.init(
      red: byte(parts.red), green: byte(parts.green), blue: byte(parts.blue),
      alpha: Double(min(max(parts.alpha, 0), 1)))
  }

  /// Black.
  package static let black = PictureColor(red: 0, green: 0, blue: 0)
  /// White.
  package static let white = PictureColor(red: 255, green: 255, blue: 255)

  /// The same colour, its opacity multiplied by a factor.
  package func faded(_ factor: Double) -> PictureColor {
    var color = self
    color.alpha *= factor
    return color
  }

  /// Whether it is practically invisible.
  package var isClear: Bool { alpha < 0.02 }

  /// Whether it hides everything behind it.
  package var isOpaque: Bool { alpha > 0.98 }
}
