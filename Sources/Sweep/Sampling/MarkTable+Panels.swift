import Foundation

// Panels that cover a text by mistake, and those that are meant to cover it.

extension MarkTable {
  /// Whether a cover hides the mark behind it by mistake.
  ///
  /// Pages cover each other, and a view over everything, or over most of the room, is an overlay: programs
  /// show and hide these. A small panel that hides one of several texts and controls of the view that
  /// contains them all should be beside it. So should one that hides a text of the view beside it, but not
  /// that whole view.
  func hidesByMistake(_ cover: Cover, _ mark: Mark) -> Bool {
    switch cover.kind {
    case .bare: true
    case .page: false
    case .panel:
      isInside(cover.order, mark.home)
        ? 2 * cover.rect.area < mark.room.area && leavesSomething(cover, of: mark.home)
        : isInside(cover.order, mark.hall.order) && !isInside(mark.home, cover.order)
          && 2 * cover.rect.area < mark.hall.rect.area
          && !cover.rect.insetBy(dx: -1, dy: -1).contains(mark.room)
    }
  }

  /// Whether the reason to call a mark hidden by mistake is the same in `other`.
  func judgesAlike(_ hiding: Hiding, _ other: MarkTable) -> Bool {
    hidesByMistake(covers[hiding.cover], marks[hiding.mark])
      == other.hidesByMistake(other.covers[hiding.cover], other.marks[hiding.mark])
  }

  /// Whether a text or control of a view is seen beside a cover.
  private func leavesSomething(_ cover: Cover, of home: Int) -> Bool {
    let hidden = cover.rect.insetBy(dx: -1, dy: -1)
    return marks.contains { mark in
      isInside(mark.order, home) && !isInside(mark.order, cover.order)
        && mark.shown.width > SnapshotTaker.tolerance && mark.shown.height > SnapshotTaker.tolerance
        && !hidden.contains(mark.shown)
    }
  }
}

extension CGRect {
  fileprivate var area: CGFloat { width * height }
}
