// Reference: UIColor.Prominence, iOS 18 documentation.
// Status: Complete; how much a step takes away is that of the label colours.
import Foundation

extension UIColor {
  /// How prominent a colour is.
  public enum Prominence: Int, Sendable {
    case primary, secondary, tertiary, quaternary

    /// The part of the opacity that is left.
    var opacity: CGFloat {
      switch self {
      case .primary: 1
      case .secondary: 0.6
      case .tertiary: 0.3
      case .quaternary: 0.18
      }
    }
  }

  /// The same colour, as prominent as said.
  public func withProminence(_ prominence: Prominence) -> UIColor {
    UIColor { traits in
      let color = self.resolvedColor(with: traits)
      return color.withAlphaComponent(color.cgColor.alpha * prominence.opacity)
    }
  }
}
