import AdaptiveUI

/// A layout as numbers: what stays the same between sizes, and what changes linearly.
struct LayoutSnapshot: Sendable {
  /// What there is: two layouts can only be compared where this is equal.
  var outline: [Int] = []
  /// The size classes of the window and of the controllers in it, where they matter by themselves.
  var classes: [NotedClasses] = []
  /// Rectangles and natural sizes, in points.
  var numbers: [Double] = []
  /// Where in ``numbers`` the rectangle of each view of ``outline`` begins: its left edge, then top,
  /// right, bottom.
  var frameStarts: [Int] = []
  /// What may be wrong with one view.
  var suspicions: [Suspicion] = []
  /// What may be wrong with two.
  var marks = MarkTable()
  /// What is at least partly in the window, of what could be outside; numbers of a ``SubjectTable``.
  var inSight: [Int] = []
  /// Pixels per point: frames are rounded to them.
  var scale = 1.0

  func hasSameOutline(as other: LayoutSnapshot) -> Bool {
    outline == other.outline && classes == other.classes
      && suspicions.count == other.suspicions.count
      && zip(suspicions, other.suspicions).allSatisfy { $0.key == $1.key }
  }

  /// Whether the receiver lies on the straight way from `start` to `end`, `part` of it gone.
  ///
  /// Edges are rounded to pixels, so each number may be off by one.
  func lies(between start: LayoutSnapshot, and end: LayoutSnapshot, part: Double) -> Bool {
    guard hasSameOutline(as: start), hasSameOutline(as: end) else { return false }
    let tolerance = 1.01 / scale
    for index in numbers.indices {
      let expected = start.numbers[index] + (end.numbers[index] - start.numbers[index]) * part
      if abs(numbers[index] - expected) > tolerance { return false }
    }
    return true
  }
}

/// The size classes of a window or of a controller.
struct NotedClasses: Sendable, Hashable {
  /// A number of a ``SubjectTable``; `nil` for the window.
  let subject: Int?
  let horizontal: UIUserInterfaceSizeClass
  let vertical: UIUserInterfaceSizeClass
}
