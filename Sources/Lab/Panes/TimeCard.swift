import AdaptiveUI
import CellRenderer
import Documents

/// The lines above the trace in time travel: the boxes that already have their frames of the step's
/// end.
struct TimeCard {
  let time: TimeTravel
  let depths: BoxDepths

  /// The lines, at most four.
  func lines(_ columns: Int) -> [PaneLine] {
    guard !time.boxes.isEmpty else { return [] }
    let isOver = time.frozen == nil
    let now = isOver ? time.boxes : time.frozen?.changes ?? []
    let done = Self.keys(now)
    let left = time.boxes.filter { !done.contains($0.key) }
    return row("new already", "orange lines", .changed, now, columns)
      + row("still old", "dotted lines", .faint, left, columns)
  }

  private static func keys(_ changes: [FrameCensus.Change]) -> Set<UInt64> {
    Set(changes.map(\.key))
  }

  private func row(
    _ label: String, _ sign: String, _ tone: PaneLine.Tone, _ boxes: [FrameCensus.Change],
    _ columns: Int
  ) -> [PaneLine] {
    var text = StyledText(label, tone)
    if !boxes.isEmpty { text.add(" (\(sign))", tone) }
    text.add(": ", .faint)
    let names = boxes.filter(\.isNamed).map(\.name)
    let rest = boxes.count - min(names.count, Self.mostNames)
    for (index, name) in names.prefix(Self.mostNames).enumerated() {
      text.add(index == 0 ? "" : ", ", .faint)
      text.add(VisibleText.of(name), depths.tone(of: name))
    }
    if boxes.isEmpty { text.add("none", .faint) }
    if rest > 0 { text.add(names.isEmpty ? "\(rest)" : " and \(rest) more", .faint) }
    return text.lines(columns, indent: 2, limit: 2)
  }

  private static let mostNames = 6
}
