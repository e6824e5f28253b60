import Foundation

/// The texts and controls of a layout, to find those that overlap where both are visible.
///
/// Only those that come near each other are compared: a large document has many pairs, and few of
/// them ever meet.
struct MarkTable: Sendable {
  /// The place of a text or a control.
  struct Mark: Sendable {
    let number: Int
    let order: Int
    let ink: CGRect
    /// The clipping views around and the window, as far as they cut off.
    let rooms: [CGRect]
    /// The part of ``ink`` in all of ``rooms``.
    let shown: CGRect
    /// The part of ``ink`` inside the window: all of it in a scroll view, which can bring it into
    /// sight.
    let exposed: CGRect
    /// The innermost scroll view around, by drawing order; 0 for none.
    let scroll: Int
    /// The content inside a control, such as its title; `nil` if it is not a control.
    let content: CGRect?
    /// Whether it is a text field.
    let isField: Bool
    /// The view around that places it, by drawing order: the nearest one that is no stack.
    let home: Int
    /// The rectangle of that view.
    let room: CGRect
    /// The view around that one, by drawing order, and its rectangle.
    let hall: (order: Int, rect: CGRect)

    /// Whether all of it is in its rooms, so that ``shown`` moves as it does.
    var isWhole: Bool { shown == ink }
  }

  /// A view with an opaque colour, which hides what is behind it.
  struct Cover: Sendable {
    let number: Int
    let order: Int
    let rect: CGRect
    /// The innermost scroll view around, by drawing order; 0 for none.
    let scroll: Int
    let kind: Kind

    enum Kind: Sendable {
      /// Nothing else is in it.
      case bare
      /// It has parts of its own, and stays where it is.
      case panel
      /// It has parts of its own, and a program may show it and hide it.
      case page
    }
  }

  /// A mark and a cover in front of it, by their indices in ``marks`` and ``covers``.
  struct Hiding: Sendable, Hashable {
    let mark: Int
    let cover: Int
  }

  /// Two marks by their indices in ``marks``, the lower one first.
  struct Pair: Sendable, Hashable {
    let lower: Int
    let upper: Int
  }

  /// By drawing order.
  var marks: [Mark] = []
  /// By drawing order.
  var covers: [Cover] = []
  /// By drawing order, the order of the last view inside; it decides by comparison whether one view
  /// is in another.
  var ends: [Int] = [0]

  /// A mark that overlaps more others than this is compared with these only.
  private static let partners = 24

  /// The pairs that can meet while the receiver changes linearly into `other`.
  func pairs(towards other: MarkTable) -> [Pair] {
    let ways = ways(towards: other)
    // In order of their upper edges, only earlier ones that have not ended yet can meet the next.
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
        guard !isInside(marks[pair.upper].order, marks[pair.lower].order),
          meets(pair, towards: other)
        else { continue }
        pairs.append(pair)
        counts[index] += 1
      }
      open.append(index)
    }
    return pairs.sorted { ($0.lower, $0.upper) < ($1.lower, $1.upper) }
  }

  /// Where each mark is while the receiver changes linearly into `other`.
  private func ways(towards other: MarkTable) -> [CGRect] {
    zip(marks, other.marks).map { $0.ink.union($1.ink) }
  }

  /// Whether both marks of a pair are at one place at the same time.
  private func meets(_ pair: Pair, towards other: MarkTable) -> Bool {
    !TimeSpan(from: gaps(pair), to: other.gaps(pair)).isEmpty
  }

  private func gaps(_ pair: Pair) -> SIMD4<Double> {
    marks[pair.lower].ink.overlap(with: marks[pair.upper].ink)
  }

  /// The pairs without those in which one mark hides the other, or something opaque covers one, or
  /// one belongs to the other.
  func seen(_ pairs: [Pair]) -> [Pair] {
    pairs.filter { isSeen($0, towards: self) == true }
  }

  /// The marks that the first cover in front of them hides, in the receiver or in `other`, into which it
  /// changes linearly.
  func hidings(towards other: MarkTable) -> [Hiding] {
    guard !covers.isEmpty else { return [] }
    return marks.indices.flatMap { index in
      let found = [hiding(of: index), other.hiding(of: index)].compactMap { $0 }
      return found.count == 2 && found[0] == found[1] ? [found[0]] : found
    }
  }

  private func hiding(of index: Int) -> Hiding? {
    let mark = marks[index]
    let rect = mark.scroll == 0 ? mark.shown : mark.ink
    guard rect.width > SnapshotTaker.tolerance, rect.height > SnapshotTaker.tolerance else {
      return nil
    }
    // What scrolls apart from it comes into sight beside it.
    let cover = covers.indices[firstCover(above: mark)...].first { index in
      covers[index].scroll == mark.scroll && isInFront(covers[index], of: mark)
        && covers[index].rect.hides(rect)
        && hidesByMistake(covers[index], mark)
    }
    return cover.map { Hiding(mark: index, cover: $0) }
  }

  /// The suspicion that a cover hides a mark; see `hides(_:)`.
  func suspicion(_ hiding: Hiding) -> Suspicion {
    let (mark, cover) = (marks[hiding.mark], covers[hiding.cover])
    let rect = mark.scroll == 0 ? mark.shown : mark.ink
    let margins = SIMD8<Double>(
      rect.minX - cover.rect.minX, cover.rect.maxX - rect.maxX,
      cover.rect.maxY - rect.minY - rect.height / 4, rect.maxY - cover.rect.minY - rect.height / 4,
      rect.width - 2, rect.height - 2, cover.rect.height - rect.height / 2, 0)
    return Suspicion(
      key: Suspicion.Key(rule: .covered, first: mark.number, second: cover.number),
      // Edges are rounded to pixels.
      margins: margins + SnapshotTaker.tolerance)
  }

  /// The suspicion of an overlap in both dimensions, of two marks that are not empty.
  func suspicion(_ pair: Pair) -> Suspicion {
    let (lower, upper) = (marks[pair.lower], marks[pair.upper])
    let (a, b) = isTogether(pair) ? (lower.ink, upper.ink) : (lower.shown, upper.shown)
    let lengths = SIMD8<Double>(
      a.maxX - b.minX, b.maxX - a.minX, a.maxY - b.minY, b.maxY - a.minY,
      a.width, a.height, b.width, b.height)
    return Suspicion(
      key: Suspicion.Key(
        rule: .collision, first: marks[pair.lower].number, second: marks[pair.upper].number),
      margins: lengths - SnapshotTaker.tolerance)
  }

  /// Whether both marks come into sight together, as they are in the same scroll view; otherwise only
  /// visible parts can overlap.
  func isTogether(_ pair: Pair) -> Bool {
    let (lower, upper) = (marks[pair.lower], marks[pair.upper])
    return lower.scroll == upper.scroll && lower.scroll != 0
  }

  /// Whether the view drawn as `order` is the one drawn as `container`, or inside it.
  func isInside(_ order: Int, _ container: Int) -> Bool {
    container <= order && order <= ends[container]
  }

  func isInFront(_ cover: Cover, of mark: Mark) -> Bool {
    !isInside(cover.order, mark.order)
  }

  /// The index of the first cover above a mark, by binary search: covers are in drawing order.
  func firstCover(above mark: Mark) -> Int {
    var (low, high) = (0, covers.count)
    while low < high {
      let middle = (low + high) / 2
      if covers[middle].order > mark.order { high = middle } else { low = middle + 1 }
    }
    return low
  }
}

extension CGRect {
  /// Whether a text behind it cannot be read as it should be: a quarter of its height is enough for that, all
  /// along its width; a line through it is not.
  func hides(_ text: CGRect) -> Bool {
    minX - 1 <= text.minX && text.maxX <= maxX + 1
      && maxY + 1 >= text.minY + text.height / 4 && minY - 1 <= text.maxY - text.height / 4
      && height >= text.height / 2
  }
}

extension LayoutSnapshot {
  /// All suspicions of this layout, including pairs.
  var allSuspicions: [Suspicion] {
    suspicions + marks.seen(marks.pairs(towards: marks)).map(marks.suspicion)
      + marks.hidings(towards: marks).map(marks.suspicion)
  }

  /// The suspicions while the receiver changes into `end`, at the beginning and at the end; `nil`
  /// if something is covered at one of them only, so that the size at which that changes is
  /// unknown.
  func suspicions(
    towards end: LayoutSnapshot
  ) -> (first: [Suspicion], last: [Suspicion])? {
    // A colour that is another one there may cover nothing.
    guard marks.covers.count == end.marks.covers.count,
      marks.marks.count == end.marks.marks.count
    else { return nil }
    let pairs = marks.pairs(towards: end.marks)
    var seen: [MarkTable.Pair] = []
    for pair in pairs {
      guard let isSeen = marks.isSeen(pair, towards: end.marks) else { return nil }
      if isSeen { seen.append(pair) }
    }
    let hidings = marks.hidings(towards: end.marks)
    guard hidings.allSatisfy({ marks.judgesAlike($0, end.marks) }) else { return nil }
    return (
      suspicions + seen.map { marks.suspicion($0, towards: end.marks) }
        + hidings.map(marks.suspicion),
      end.suspicions + seen.map { end.marks.suspicion($0, towards: marks) }
        + hidings.map(end.marks.suspicion)
    )
  }
}
