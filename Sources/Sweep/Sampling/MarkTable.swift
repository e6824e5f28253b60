import Foundation

/// Texts and controls of a layout, to find those that lie on each other where both can be seen.
///
/// Only those that come near each other are looked at: a large document has many pairs, and few of
/// them ever meet.
struct MarkTable: Sendable {
  /// Where a text or a control stands.
  struct Mark: Sendable {
    let number: Int
    let order: Int
    let ink: CGRect
    /// What the views around and the window leave of ``ink``.
    let shown: CGRect
    /// What the window leaves of ``ink``: all of it in a scroll view, which brings it into sight.
    let exposed: CGRect
    /// The innermost scroll view around, by drawing order; 0 for none.
    let scroll: Int
    /// What a control shows inside, such as its title; `nil` for what is no control.
    let content: CGRect?
    /// Whether it is typed into.
    let isField: Bool
  }

  /// A view with an opaque colour: what it covers cannot be seen.
  struct Cover: Sendable {
    let order: Int
    let rect: CGRect
  }

  /// Two marks by their places in ``marks``, the lower one first.
  struct Pair: Sendable, Hashable {
    let lower: Int
    let upper: Int
  }

  /// By drawing order.
  var marks: [Mark] = []
  /// By drawing order.
  var covers: [Cover] = []
  /// By drawing order, that of the last view inside: who stands in whom is a comparison of numbers.
  var ends: [Int] = [0]

  /// A mark that lies on more others than this tells of these only.
  private static let partners = 24

  /// The pairs that can meet while the receiver turns into `other` in straight lines.
  func pairs(towards other: MarkTable) -> [Pair] {
    let ways = zip(marks, other.marks).map { $0.ink.union($1.ink) }
    // From the top: only those above that are not past yet can be met.
    let byTop = ways.indices.sorted { (ways[$0].minY, $0) < (ways[$1].minY, $1) }
    var counts = Array(repeating: 0, count: marks.count)
    var pairs: [Pair] = []
    var open: [Int] = []
    for index in byTop {
      let way = ways[index]
      open.removeAll { ways[$0].maxY <= way.minY }
      for met in open
      where counts[index] < Self.partners && ways[met].minX < way.maxX && way.minX < ways[met].maxX
      {
        let pair = Pair(lower: min(met, index), upper: max(met, index))
        guard !isInside(marks[pair.upper].order, marks[pair.lower].order) else { continue }
        pairs.append(pair)
        counts[index] += 1
      }
      open.append(index)
    }
    return pairs.sorted { ($0.lower, $0.upper) < ($1.lower, $1.upper) }
  }

  /// The same pairs without those of which one hides the other, or something opaque lies on one of them,
  /// or one belongs to the other.
  func seen(_ pairs: [Pair]) -> [Pair] {
    pairs.filter { pair in
      let (lower, upper) = (marks[pair.lower], marks[pair.upper])
      return !isCovered(lower) && !isCovered(upper) && !isOrnament(upper, of: lower)
    }
  }

  /// Whether a text stands on a control, or a small control at an end of a field, beside what is shown there.
  ///
  /// A currency's sign in a field, a second line on a button: touches go through it to the control. What
  /// shows a password takes its own, and leaves the field the others.
  private func isOrnament(_ upper: Mark, of control: Mark) -> Bool {
    guard let content = control.content else { return false }
    let isSmall = control.isField && !upper.isField && upper.ink.width <= control.ink.width / 3
    guard upper.content == nil || isSmall else { return false }
    return control.ink.insetBy(dx: -1, dy: -1).contains(upper.ink)
      && !content.insetBy(dx: SnapshotTaker.tolerance, dy: SnapshotTaker.tolerance)
        .intersects(upper.ink)
  }

  /// Overlap in both dimensions, of two that both have a size.
  func suspicion(_ pair: Pair) -> Suspicion {
    let (lower, upper) = (marks[pair.lower], marks[pair.upper])
    // In the same scroll view both come into sight together, elsewhere only what is in sight meets.
    let isTogether = lower.scroll == upper.scroll && lower.scroll != 0
    let (a, b) = isTogether ? (lower.ink, upper.ink) : (lower.shown, upper.shown)
    let lengths = SIMD8<Double>(
      a.maxX - b.minX, b.maxX - a.minX, a.maxY - b.minY, b.maxY - a.minY,
      a.width, a.height, b.width, b.height)
    return Suspicion(
      key: Suspicion.Key(
        rule: .collision, first: marks[pair.lower].number, second: marks[pair.upper].number),
      margins: lengths - SnapshotTaker.tolerance)
  }

  /// Whether the view drawn as `order` is the one drawn as `container`, or stands in it.
  private func isInside(_ order: Int, _ container: Int) -> Bool {
    container <= order && order <= ends[container]
  }

  /// Whether something opaque lies on all of a mark that is in the window.
  private func isCovered(_ mark: Mark) -> Bool {
    // The first cover above the mark, by halving: covers stand in drawing order.
    var (low, high) = (0, covers.count)
    while low < high {
      let middle = (low + high) / 2
      if covers[middle].order > mark.order { high = middle } else { low = middle + 1 }
    }
    return covers[low...].contains { cover in
      cover.rect.insetBy(dx: -1, dy: -1).contains(mark.exposed)
        && !isInside(cover.order, mark.order)
    }
  }
}

extension LayoutSnapshot {
  /// What may be wrong in this layout, pairs included.
  var allSuspicions: [Suspicion] {
    suspicions + marks.seen(marks.pairs(towards: marks)).map(marks.suspicion)
  }

  /// What may be wrong while the receiver turns into `end`, at its beginning and at its end; `nil`
  /// when something is covered at one of them only, so that it is not known where that changes.
  func suspicions(
    towards end: LayoutSnapshot
  ) -> (first: [Suspicion], last: [Suspicion])? {
    let pairs = marks.pairs(towards: end.marks)
    let seen = marks.seen(pairs)
    guard seen == end.marks.seen(pairs) else { return nil }
    return (
      suspicions + seen.map(marks.suspicion), end.suspicions + seen.map(end.marks.suspicion)
    )
  }
}
