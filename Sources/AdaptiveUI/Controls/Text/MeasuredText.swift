import Foundation

/// The sizes of one text in the widths that it was measured for last.
///
/// Layout asks for the natural size and for the size in the width just found, again and again.
struct MeasuredText {
  /// What the size of a text depends on besides the text and its font.
  struct Conditions: Equatable {
    /// The width that lines end at, in points; `nil` for no end.
    let width: CGFloat?
    /// The largest number of lines; 0 for any.
    let lineLimit: Int
    /// How large letters are, as a part of their font's size.
    let fontScale: CGFloat
    let metrics: TextMetrics
    /// Pixels per point.
    let scale: CGFloat
  }

  /// How many sizes are kept: layout asks for few, the checks for the same ones without a limit of lines.
  static let limit = 8

  private var known: [(conditions: Conditions, size: CGSize)] = []

  /// Drops everything: text or font changed.
  mutating func forget() { known.removeAll() }

  /// The size under `conditions`, measured only if it is not known.
  mutating func size(_ conditions: Conditions, measure: () -> CGSize) -> CGSize {
    if let old = known.first(where: { $0.conditions == conditions }) { return old.size }
    let size = measure()
    if known.count == Self.limit { known.removeFirst() }
    known.append((conditions, size))
    return size
  }
}
