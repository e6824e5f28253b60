import AdaptiveUI
import CellRenderer
import Documents

/// The lines above the trace in time travel: the boxes that already have their frames of the step's
/// end.
@MainActor struct TimeCard {
  let time: TimeTravel
  let depths: BoxDepths
  let theme: Theme.Name
  let session: SceneSession

  /// The lines: all names that have room.
  ///
  /// - Parameters:
  ///   - columns: The columns of a line.
  ///   - room: The most lines.
  /// - Returns: What is new and what is gone, then what is still old; none for a step that changes nothing.
  func lines(_ columns: Int, room: Int) -> [PaneLine] {
    guard !time.boxes.isEmpty else { return [] }
    let isOver = time.frozen == nil
    let now = isOver ? time.boxes : time.frozen?.changes ?? []
    let done = Self.keys(now)
    let left = time.boxes.filter { !done.contains($0.key) }
    let (new, old) = (time.outlines.ofNew, time.outlines.ofOld)
    let gone = now.filter { $0.mark.kind == .left }
    let there = now.filter { $0.mark.kind != .left }
    func rows(_ most: Int) -> [[PaneLine]] {
      [
        row("new already", new ? " (\(hue) lines)" : "", .changed, there, columns, most),
        gone.isEmpty ? [] : row("gone already", "", .changed, gone, columns, most),
        row("still old", old ? " (dotted lines)" : "", .faint, left, columns, most),
      ]
    }
    let fitting = (1...Self.mostNames).reversed().lazy.map(rows).first { $0.joined().count <= room }
    return Array((fitting ?? rows(0)).joined())
  }

  /// What people call the colours of changes: the brighter one is on dark grounds.
  private var hue: String { theme == .none ? "bold" : "orange or yellow" }

  private static func keys(_ changes: [FrameCensus.Change]) -> Set<UInt64> {
    Set(changes.map(\.key))
  }

  /// What it is about, and at most so many names as `most`; the others are counted.
  private func row(
    _ label: String, _ sign: String, _ tone: PaneLine.Tone, _ boxes: [FrameCensus.Change],
    _ columns: Int, _ most: Int
  ) -> [PaneLine] {
    var text = StyledText(label, tone)
    if !boxes.isEmpty { text.add(sign, tone) }
    text.add(": ", .faint)
    let named = boxes.filter(\.isNamed).prefix(most)
    for (index, box) in named.enumerated() {
      text.add(index == 0 ? "" : ", ", .faint)
      text.add(session.said(box.name), depths.tone(of: box.name))
      // Of what only moves the size says nothing: it was the same before.
      if box.isMoved, !box.isResized { text.add(" (place)", .faint) }
    }
    var rest = boxes.count - named.count
    // What has only its class for a name is counted by that.
    for (name, count) in Self.classes(boxes).prefix(most - named.count) {
      text.add(rest == boxes.count ? "" : ", ", .faint)
      text.add(count == 1 ? "1 \(name)" : "\(count) × \(name)", .faint)
      rest -= count
    }
    if boxes.isEmpty { text.add("none", .faint) }
    if rest > 0 { text.add(rest == boxes.count ? "\(rest) boxes" : " and \(rest) more", .faint) }
    return text.lines(columns, indent: 2)
  }

  /// The names of boxes that have only those of their classes, with their numbers.
  private static func classes(_ boxes: [FrameCensus.Change]) -> [(name: String, count: Int)] {
    var classes: [(name: String, count: Int)] = []
    for box in boxes where !box.isNamed {
      if let index = classes.firstIndex(where: { $0.name == box.name }) {
        classes[index].count += 1
      } else {
        classes.append((box.name, 1))
      }
    }
    return classes
  }

  private static let mostNames = 28
}
