import AdaptiveUI
import Cells
import Documents
import Sweep

/// The row above a window of a wall.
struct WallCaption: Equatable {
  /// The device, or the difference from the open window.
  let name: String
  let size: String
  let classes: String
  /// The problems of the layout, in a few words; empty for none.
  let problem: String
  /// Whether the size classes differ from those of the first window.
  var isDifferent = false
  /// The boxes that are elsewhere or of another size than in the first window, where that is as large; `nil`
  /// for the first window, and where no box could be alike.
  let otherBoxes: [String]?

  @MainActor init(_ session: SceneSession, label: String, first: SceneSession) {
    let geometry = session.windowScene.geometry
    name = label.isEmpty ? session.placeName : label
    size = geometry.size.traceText
    classes = Self.classes(session)
    problem = session.problemText
    isDifferent = classes != Self.classes(first)
    let isAsLarge = session !== first && first.windowScene.geometry.size == geometry.size
    otherBoxes =
      isAsLarge
      ? session.census.changes(since: first.census).map(\.name) : nil
  }

  @MainActor private static func classes(_ session: SceneSession) -> String {
    let traits = session.windowScene.traitCollection
    return "w\(letter(traits.horizontalSizeClass)) h\(letter(traits.verticalSizeClass))"
  }

  private static func letter(_ sizeClass: UIUserInterfaceSizeClass) -> String {
    switch sizeClass {
    case .compact: "C"
    case .regular: "R"
    case .unspecified: "–"
    }
  }

  /// Draws the caption into a row: the problems always, the rest if there is room.
  func draw(in buffer: inout CellBuffer, _ row: CellRect, _ theme: Theme) {
    let style = isDifferent ? theme.bar : theme.heading
    if isDifferent { buffer.fill(row, with: style) }
    let alert = problem.isEmpty ? "" : "‼ \(problem)"
    let room = row.size.columns - 2 - (alert.isEmpty ? 0 : TextWidth.columns(of: alert) + 2)
    let boxes =
      otherBoxes.map { others in
        [others.isEmpty ? "same boxes" : others.count == 1 ? "1 differs" : "\(others.count) differ"]
      } ?? []
    let forms = [
      [name, size, classes] + boxes, [name, size, classes], [name, classes] + boxes, [name] + boxes,
      [name, classes], [name.cut(to: max(room, 1))],
    ].map { $0.joined(separator: "  ") }
    let text = forms.first { TextWidth.columns(of: $0) <= room } ?? ""
    let parts = [text, alert].filter { !$0.isEmpty }
    let width = parts.reduce(0) { $0 + TextWidth.columns(of: $1) + 2 }
    // Centred, as the window below.
    let start = row.minColumn + max((row.size.columns - width + 2) / 2, 1)
    let used = buffer.write(
      text, at: CellPoint(column: start, row: row.minRow), style: style, clippedTo: row)
    buffer.write(
      alert, at: CellPoint(column: start + (used > 0 ? used + 2 : 0), row: row.minRow),
      style: isDifferent ? theme.barAlert : theme.alert, clippedTo: row)
  }
}

extension SceneSession {
  /// The problems of the window's present layout: constraints that were broken, causes of ambiguity,
  /// unless code that is not loaded may resolve it, and all else that the list of issues has of it.
  ///
  /// What is out of sight is left out: whether it is an issue, only other sizes tell.
  var problemText: String {
    let found = CurrentFindings(of: window, showing: scene, presentation: openPresentation)
    let entries = CurrentFindings.joiningLooseViews(found.entries).filter {
      !$0.isOutOfSight && $0.finding.severity != .note
    }
    let (broken, isComplete) = (window.brokenConstraints.count, scene.placeholders.isEmpty)
    let ambiguous = isComplete ? entries.count { $0.finding.rule == .ambiguous } : 0
    let others = entries.count { ![.ambiguous, .unsatisfiable].contains($0.finding.rule) }
    let parts = [
      broken > 0 ? "\(broken) broken" : "", ambiguous > 0 ? "\(ambiguous) ambiguous" : "",
      others > 0 ? "\(others) issue\(others == 1 ? "" : "s")" : "",
    ]
    return parts.filter { !$0.isEmpty }.joined(separator: ", ")
  }
}
