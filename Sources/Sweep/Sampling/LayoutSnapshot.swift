import AdaptiveUI

/// A layout as numbers: a part that must be equal to compare two sizes, and a part that changes
/// linearly.
struct LayoutSnapshot: Sendable {
  /// The views of the layout; two layouts can only be compared if it is equal.
  var outline: [Int] = []
  /// The size classes of the window and of the controllers in it, if they matter by themselves.
  var classes: [NotedClasses] = []
  /// Rectangles and natural sizes, in points.
  var numbers: [Double] = []
  /// The indices in ``numbers`` at which the rectangle of each view of ``outline`` begins: its left
  /// edge, then top, right, bottom.
  var frameStarts: [Int] = []
  /// Suspicions about one view.
  var suspicions: [Suspicion] = []
  /// The table for suspicions about two views.
  var marks = MarkTable()
  /// Subjects that could be outside, and are at least partly in the window; indices in a
  /// ``SubjectTable``.
  var inSight: [Int] = []
  /// Pixels per point; frames are rounded to pixels.
  var scale = 1.0

  func hasSameOutline(as other: LayoutSnapshot) -> Bool {
    outline == other.outline && classes == other.classes && numbers.count == other.numbers.count
      && suspicions.count == other.suspicions.count
      && zip(suspicions, other.suspicions).allSatisfy { $0.key == $1.key }
  }

  /// How far the receiver is from the linear interpolation from `start` to `end` at `part`, in points; `nil`
  /// if it is another layout.
  ///
  /// Edges are rounded to pixels, so each number may be off by one pixel.
  func distance(
    toLineFrom start: LayoutSnapshot, to end: LayoutSnapshot, part: Double
  ) -> Double? {
    guard hasSameOutline(as: start), hasSameOutline(as: end) else { return nil }
    let tolerance = 1.01 / scale
    var most = 0.0
    for index in numbers.indices {
      let expected = start.numbers[index] + (end.numbers[index] - start.numbers[index]) * part
      most = max(most, abs(numbers[index] - expected))
      if most > tolerance { return nil }
    }
    let isVisible = marks.isVisible(
      between: start.marks, and: end.marks, part: part, tolerance)
    return isVisible ? most : nil
  }
}

/// The size classes of a window or of a controller.
struct NotedClasses: Sendable, Hashable {
  /// An index in a ``SubjectTable``; `nil` for the window.
  let subject: Int?
  let horizontal: UIUserInterfaceSizeClass
  let vertical: UIUserInterfaceSizeClass
}
