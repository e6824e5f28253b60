import Foundation

// Texts that come into sight one by one while a window grows: layouts between are computed, not
// searched for.

extension MarkTable {
  /// The suspicion of an overlap while the receiver changes linearly into `other`.
  ///
  /// Where a mark enters or leaves its rooms, what is visible of it does not change linearly. It has a
  /// size as long as each edge of the mark and of the rooms is beyond each one opposite, and these
  /// distances are linear.
  func suspicion(_ pair: Pair, towards other: MarkTable) -> Suspicion {
    var found = suspicion(pair)
    let (lower, upper) = (marks[pair.lower], marks[pair.upper])
    guard !isTogether(pair), !(isWhole(pair) && other.isWhole(pair)) else { return found }
    let rects = [lower.ink, upper.ink] + lower.rooms + upper.rooms
    found.further = rects.flatMap { first in
      rects.map { second in
        SIMD2(first.maxX - second.minX, first.maxY - second.minY) - SnapshotTaker.tolerance
      }
    }
    return found
  }

  /// Whether what is visible of the marks is the linear interpolation from `start` to `end` at `part`, as far
  /// as it matters: something can only be covered where a cover is.
  func isVisible(between start: MarkTable, and end: MarkTable, part: Double, _ tolerance: Double)
    -> Bool
  {
    guard !start.covers.isEmpty || !end.covers.isEmpty else { return true }
    guard start.covers.count == end.covers.count else { return false }
    return marks.indices.allSatisfy { index in
      let (first, last) = (start.marks[index], end.marks[index])
      guard first.scroll == 0, !(first.isWhole && last.isWhole),
        start.meetsCover(index, towards: end)
      else { return true }
      return (first.shown.edges + (last.shown.edges - first.shown.edges) * part)
        .isNear(marks[index].shown.edges, tolerance)
    }
  }

  /// Whether a cover in front of a mark comes near it while the receiver changes linearly into `other`.
  private func meetsCover(_ index: Int, towards other: MarkTable) -> Bool {
    let mark = marks[index]
    let way = mark.ink.union(other.marks[index].ink)
    return covers.indices[firstCover(above: mark)...].contains { number in
      isInFront(covers[number], of: mark)
        && covers[number].rect.union(other.covers[number].rect).insetBy(dx: -1, dy: -1)
          .intersects(way)
    }
  }

  private func isWhole(_ pair: Pair) -> Bool {
    marks[pair.lower].isWhole && marks[pair.upper].isWhole
  }
}

extension CGRect {
  /// How far two rectangles reach into each other from each side, in points.
  func overlap(with other: CGRect) -> SIMD4<Double> {
    SIMD4(maxX - other.minX, other.maxX - minX, maxY - other.minY, other.maxY - minY)
  }

  /// Left, top, right and bottom, in points.
  fileprivate var edges: SIMD4<Double> { SIMD4(minX, minY, maxX, maxY) }
}

extension SIMD4<Double> {
  fileprivate func isNear(_ other: SIMD4<Double>, _ tolerance: Double) -> Bool {
    let differences = self - other
    return differences.max() <= tolerance && differences.min() >= -tolerance
  }
}
