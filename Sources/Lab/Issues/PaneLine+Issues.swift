import Sweep

extension PaneLine {
  /// The changes and issues of a new version of the file, then the earlier issues: in the present
  /// window, and at other sizes.
  @MainActor static func issues(_ list: IssueList, columns: Int) -> [PaneLine] {
    let isBroken = !list.broken.isEmpty
    let (newest, earlier) = (list.edits.prefix(1), list.edits.dropFirst())
    var lines =
      newest.flatMap(Self.lines) + earlier.filter { !$0.broken.isEmpty }.flatMap(Self.lines)
    if isBroken {
      lines.append(
        PaneLine(text: "  click, or w ↓ Enter, goes there   A: it is meant so", tone: .faint))
    }
    lines.append(heading(list, hasKeys: !isBroken && list.hasPlaces))
    if list.now.isEmpty {
      lines.append(
        list.isUndecided
          ? PaneLine(text: "… looking at what is out of sight here", tone: .faint)
          // No check mark beside what a save broke.
          : isBroken
            ? PaneLine(text: "no other issue at this size", tone: .faint)
            : PaneLine(text: "✓ nothing is wrong at this size"))
    }
    // What looks like an issue comes before notes.
    let issues = list.now.prefix { $0.severity != .note }
    lines += issues.map { line($0) }
    lines += list.uncounted.map { PaneLine(text: $0, tone: .faint) }
    lines += list.now.dropFirst(issues.count).map { line($0) }
    for (heading, entries) in [
      ("at other widths", list.widths), ("at other heights", list.heights),
    ] where !entries.isEmpty {
      // The header counts what is wrong here.
      let count = entries.count { $0.severity != .note }
      lines.append(
        PaneLine(text: heading + (count > 0 ? ", \(count) more" : ""), tone: .heading))
      lines += entries.map { line($0) }
    }
    if !list.unreal.isEmpty {
      lines.append(PaneLine(text: "at sizes that no screen has", tone: .faint))
      lines += list.unreal.map { entry in
        var line = line(entry)
        line.tone = .faint
        return line
      }
    }
    lines += list.progress.map { PaneLine(text: $0, tone: .faint) }
    return lines.flatMap { $0.wrapped(columns) }
  }

  /// The heading, with the keys that go to a line's view unless they were said above.
  private static func heading(_ list: IssueList, hasKeys: Bool) -> PaneLine {
    var line = PaneLine(text: list.heading, tone: .heading)
    guard hasKeys else { return line }
    let start = line.text.count
    line.text += "   click, or w ↓ Enter, goes there: red, orange or ▐▌ marks it"
    line.spans = [PaneSpan(columns: start..<line.text.count, tone: .faint)]
    return line
  }

  /// What a save changed, and below it what that broke.
  private static func lines(_ edit: IssueList.Edit) -> [PaneLine] {
    let all = edit.causes
    // A change is as bad as the worst of what it broke; signs are before issues, which are counted.
    let worst = edit.broken.map(\.severity).min()
    var lines = all.prefix(mostCauses).map { cause in
      PaneLine(text: cause, tone: worst == .error ? .conflict : worst?.tone ?? .passedOver)
    }
    if all.count > mostCauses {
      lines.append(
        PaneLine(text: "  and \(all.count - mostCauses) more changes", tone: .passedOver))
    }
    return lines + edit.broken.map { line($0, indent: all.isEmpty ? "" : "  ") }
  }

  /// The most changes of a file that are listed.
  private static let mostCauses = 3

  /// The issue, followed by its place in a less prominent tone.
  private static func line(_ entry: IssueList.Entry, indent: String = "") -> PaneLine {
    let sentence = "\(indent)\(entry.severity.sign) \(entry.text)"
    var line = PaneLine(text: sentence, tone: entry.severity.tone, issue: entry.place)
    guard !entry.places.isEmpty else { return line }
    line.text += "  \(entry.places)"
    line.spans = [PaneSpan(columns: sentence.count..<line.text.count, tone: .faint)]
    return line
  }
}
