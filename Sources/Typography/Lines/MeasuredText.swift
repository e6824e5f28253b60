package import Foundation

/// The sizes of one text in the widths that it was measured for last.
///
/// Layout asks for the natural size and for the size in the width just found, again and again.
package struct MeasuredText {
  /// What the size of a text depends on besides the text and its font.
  package struct Conditions: Equatable {
    /// The width that lines end at, in points; `nil` for no end.
    package let width: CGFloat?
    /// The largest number of lines; 0 for any.
    package let lineLimit: Int
    /// How large letters are, as a part of their font's size.
    package let fontScale: CGFloat
    package let metrics: TextMetrics
    /// Pixels per point.
    package let scale: CGFloat

    package init(
      width: CGFloat?, lineLimit: Int, fontScale: CGFloat, metrics: TextMetrics, scale: CGFloat
    ) {
      self.width = width
      self.lineLimit = lineLimit
      self.fontScale = fontScale
      self.metrics = metrics
      self.scale = scale
    }
  }

  /// How many sizes are kept: layout asks for few, the checks for the same ones without a limit of lines.
  package static let limit = 8

  private var known: [(conditions: Conditions, size: CGSize)] = []

  package init() {}

  /// Drops everything: text or font changed.
  package mutating func forget() { known.removeAll() }

  /// The size under `conditions`, measured only if it is not known.
  package mutating func size(_ conditions: Conditions, measure: () -> CGSize) -> CGSize {
    if let old = known.first(where: { $0.conditions == conditions }) { return old.size }
    let size = measure()
    if known.count == Self.limit { known.removeFirst() }
    known.append((conditions, size))
    return size
  }
}
