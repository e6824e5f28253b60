package import Foundation

extension UIColor {
  /// Red, green, blue and opacity under some traits, 0 to 1 each.
  package func parts(
    with traits: UITraitCollection
  ) -> (red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
    let parts = components(with: traits)
    return (parts.red, parts.green, parts.blue, parts.alpha)
  }
}
