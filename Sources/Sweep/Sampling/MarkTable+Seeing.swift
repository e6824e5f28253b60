import Foundation

// Pairs of texts and controls that users see as two, while one layout changes linearly into another.

extension MarkTable {
  /// Whether both marks of a pair are seen, and neither belongs to the other, while the receiver changes into
  /// `other`; `nil` if that changes on the way.
  func isSeen(_ pair: Pair, towards other: MarkTable) -> Bool? {
    let answers = [
      isCovered(pair.lower, towards: other), isCovered(pair.upper, towards: other),
      isOrnament(pair, towards: other),
    ]
    if answers.contains(true) { return false }
    return answers.contains(nil) ? nil : true
  }

  /// Whether a text is on a control, or a small control is at an end of a field, beside the content
  /// shown there.
  ///
  /// Examples are a currency symbol in a field and a second line on a button, where touches pass
  /// through to the control. A button that shows a password receives its own touches, and
  /// the field receives the others.
  private func isOrnament(_ pair: Pair, towards other: MarkTable) -> Bool? {
    let (first, last) = (state(of: pair), other.state(of: pair))
    guard first.mayBeOrnament || last.mayBeOrnament else { return false }
    let inside = TimeSpan(from: first.reserve, to: last.reserve)
    let onContent = TimeSpan(from: first.overlap, to: last.overlap)
    if inside.isEmpty || onContent.contains(inside) { return false }
    guard first.mayBeOrnament, last.mayBeOrnament, inside.isWhole, !onContent.overlaps(inside)
    else { return nil }
    return true
  }

  /// How a mark lies on the control below it.
  private struct State {
    var mayBeOrnament = false
    /// How far it is inside of the control, at each edge.
    var reserve = SIMD4<Double>()
    /// How far it reaches into the control's content, from each side.
    var overlap = SIMD4<Double>()
  }

  private func state(of pair: Pair) -> State {
    let (control, upper) = (marks[pair.lower], marks[pair.upper])
    guard let content = control.content else { return State() }
    let isSmall = control.isField && !upper.isField && upper.ink.width <= control.ink.width / 3
    guard upper.content == nil || isSmall else { return State() }
    return State(
      mayBeOrnament: true, reserve: Self.reserve(of: upper.ink, in: control.ink),
      overlap: content.insetBy(dx: SnapshotTaker.tolerance, dy: SnapshotTaker.tolerance)
        .overlap(with: upper.ink))
  }

  /// Whether something opaque covers all of a mark that is in the window.
  private func isCovered(_ index: Int, towards other: MarkTable) -> Bool? {
    let mark = marks[index]
    var isSometimes = false
    for number in covers.indices[firstCover(above: mark)...]
    where isInFront(covers[number], of: mark) {
      let span = TimeSpan(
        from: Self.reserve(of: mark.exposed, in: covers[number].rect),
        to: Self.reserve(of: other.marks[index].exposed, in: other.covers[number].rect))
      if span.isWhole { return true }
      if !span.isEmpty { isSometimes = true }
    }
    return isSometimes ? nil : false
  }

  /// How far a rectangle is inside of another, which may be a point smaller, at each edge.
  private static func reserve(of inner: CGRect, in outer: CGRect) -> SIMD4<Double> {
    SIMD4(
      inner.minX - outer.minX, inner.minY - outer.minY, outer.maxX - inner.maxX,
      outer.maxY - inner.maxY) + (1 + 1e-9)
  }
}
