// Reference: UITraitCollection's trait list, iOS 18 and 26 documentation. Rule T18.
public import Foundation

/// The trait of pixels per point.
///
/// Rule T15.
public struct UITraitDisplayScale: UITraitDefinition {
  /// Zero means unspecified.
  public static var defaultValue: CGFloat { 0 }
  /// The name shown to people.
  public static var name: String { "scale" }
}

extension UITraitCollection {
  /// Pixels per point.
  public var displayScale: CGFloat { self[UITraitDisplayScale.self] }  // T15
}

extension UIMutableTraits {
  /// Pixels per point.
  public var displayScale: CGFloat {
    get { self[UITraitDisplayScale.self] }
    set { self[UITraitDisplayScale.self] = newValue }
  }
}
