package import Foundation

/// The corners of a rectangle that are rounded, and their radius, in points.
package struct Corners: Sendable, Hashable {
  /// A set of corners.
  package struct Mask: OptionSet, Sendable, Hashable {
    package let rawValue: Int
    package init(rawValue: Int) { self.rawValue = rawValue }
    package static let topLeft = Mask(rawValue: 1)
    package static let topRight = Mask(rawValue: 2)
    package static let bottomLeft = Mask(rawValue: 4)
    package static let bottomRight = Mask(rawValue: 8)
    package static let all: Mask = [.topLeft, .topRight, .bottomLeft, .bottomRight]
    package static let top: Mask = [.topLeft, .topRight]
  }

  package var radius: CGFloat
  package var rounded: Mask

  /// Creates corners, which are not rounded without a radius.
  package init(_ radius: CGFloat = 0, _ rounded: Mask = .all) {
    self.radius = max(radius, 0)
    self.rounded = rounded
  }
}
