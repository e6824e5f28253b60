import Cells

/// The boxes of a picture, parents first, back to front.
struct BoxTree: Sendable {
  var boxes: [Box]

  /// Whether `outer` is `inner` or an ancestor of it.
  ///
  /// Descendants directly follow their ancestors in the array, so two comparisons are enough.
  /// - Complexity: Constant.
  func contains(_ outer: Int, _ inner: Int) -> Bool {
    outer <= inner && inner < boxes[outer].end
  }

  /// Whether lines of `first` and `second` join where they meet.
  ///
  /// They do when one box is inside the other, or when the boxes are adjacent and share a line;
  /// they do not when one covers part of the other.
  func linesJoin(_ first: Int, _ second: Int) -> Bool {
    let (first, second) = (boxes[first].leader, boxes[second].leader)
    if contains(first, second) || contains(second, first) { return true }
    guard let (left, right) = siblings(first, second) else { return false }
    return boxes[left].rect.isApart(from: boxes[right].rect)
      && boxes[first].rect.isApart(from: boxes[second].rect)
  }

  /// The ancestors of `first` and `second` (or the boxes themselves) that have the same parent.
  private func siblings(_ first: Int, _ second: Int) -> (Int, Int)? {
    var left = first
    while let parent = boxes[left].parent, !contains(parent, second) { left = parent }
    var right = second
    while boxes[right].parent != boxes[left].parent {
      guard let parent = boxes[right].parent else { return nil }
      right = parent
    }
    return (left, right)
  }

  /// Sets each box's clip to the intersection of its clipping ancestors.
  mutating func resolveClips(within window: CellRect) {
    for index in boxes.indices {
      guard let clipper = boxes[index].clipper.map({ boxes[$0] }) else {
        (boxes[index].clip, boxes[index].innerClip) = (window, window)
        continue
      }
      let inside =
        clipper.kind == .bordered ? clipper.drawn.inset(columns: 1, rows: 1) : clipper.drawn
      boxes[index].clip = clipper.clip.intersection(clipper.drawn)
      boxes[index].innerClip = clipper.innerClip.intersection(inside)
    }
  }
}

extension CellRect {
  /// Whether the rectangles have no cell in common.
  func isApart(from other: CellRect) -> Bool {
    maxColumn <= other.minColumn || other.maxColumn <= minColumn || maxRow <= other.minRow
      || other.maxRow <= minRow
  }
}
