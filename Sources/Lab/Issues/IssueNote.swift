import AdaptiveUI
import Documents
import Foundation
import Sweep

/// The issues on a card: their number, the most severe one, and the key that lists all.
struct IssueNote: Equatable {
  /// The number of issues in the present window that are older than the last reload.
  let count: Int
  /// The most severe one, in a sentence.
  let worst: String
  /// Whether it is a loss for the user.
  let isError: Bool
  /// The present contradictions, in sentences.
  let contradictions: [String]
  /// The number of issues at other widths only, and the most severe one with its widths; `nil` if
  /// none is known.
  let elsewhere: String?
  /// Whether a screen may have one of those widths.
  let isElsewhereReal: Bool
  /// Whether the file's new version broke more.
  let isBesideBroken: Bool
}

extension IssueSearch {
  /// The issues of a session for its card; `nil` if none is known.
  ///
  /// - Parameters:
  ///   - list: The issues.
  ///   - text: The words for issues.
  ///   - versions: The losses of a new version, which another row shows.
  /// - Returns: The note.
  func note(_ list: IssueList, _ text: IssueText, _ versions: VersionComparison?) -> IssueNote? {
    let contradictions = visible.filter { $0.finding.rule == .unsatisfiable }
      .map { text.sentence($0.finding, $0.views) }
    let (older, elsewhere) = (list.older, elsewhere(text, versions))
    guard !older.isEmpty || !contradictions.isEmpty || elsewhere != nil else { return nil }
    return IssueNote(
      count: older.count, worst: older.first?.text ?? "",
      isError: older.first?.severity == .error, contradictions: contradictions,
      elsewhere: elsewhere?.words, isElsewhereReal: elsewhere?.isReal == true,
      isBesideBroken: !list.broken.isEmpty)
  }

  /// What is wrong at other widths and not at this one, once all of them are known.
  private func elsewhere(
    _ text: IssueText, _ versions: VersionComparison?
  ) -> (words: String, isReal: Bool)? {
    guard let profile = profile(.width), profile.isComplete else { return nil }
    let all = elsewhere(profile, versions).filter { $0.severity != .note }
    // The ruler shows the others too: that it is coloured is never left unsaid.
    let real = all.filter(\.isAtRealWidths)
    let others = real.isEmpty ? all : real
    guard let first = others.min(by: { $0.severity < $1.severity }) else { return nil }
    let ranges = IssueText.ranges(first, in: profile).map { " \($0)" } ?? ""
    let colour = others.contains { $0.severity == .error } ? "▄" : "▂"
    let place = real.isEmpty ? "widths that no screen has" : "other widths"
    let words = "\(others.count) at \(place), \(colour) on the ruler, such as\(ranges): "
    return (words + text.sentence(first), !real.isEmpty)
  }
}

extension Finding {
  /// Whether it occurs at the width of a screen.
  fileprivate var isAtRealWidths: Bool {
    stretches.contains { $0.axis == .width && ($0.from...$0.to).overlaps(Self.realWidths) }
  }

  /// The widths of screens, in points: from the smallest phone to the largest pad in landscape.
  static let realWidths = 320...1376
}

extension StepCardBuilder {
  /// The present issues; without any, at first those at other widths.
  mutating func addIssues() {
    guard let note = issues else { return }
    let key = "6 lists " + (note.count == 1 ? "it" : "them")
    guard note.count > 0 else {
      guard isFirst, let elsewhere = note.elsewhere else { return }
      var text = StyledText("none at this size; \(VisibleText.of(elsewhere))", .passedOver)
      text.add("  6 lists them, ( ) jump there", .faint)
      return add("issues", text, .doubt)
    }
    let tone = note.isError ? PaneLine.Tone.alert : .passedOver
    // Issues in the row above are not repeated.
    let isSaid =
      note.contradictions.first == note.worst
      && card.rows.contains { $0.kind == .contradiction }
    var text = StyledText(isSaid ? "this one" : VisibleText.of(note.worst), tone)
    if note.count > 1 { text.add("; \(note.count - 1) more", tone) }
    text.add("  \(key)", .faint)
    let what = note.isBesideBroken ? "before" : note.count == 1 ? "issue" : "issues"
    add("⚠ \(note.count) \(what)", text, note.isError ? .problem : .doubt)
  }

  /// The legend of the ruler's colours for other widths, last: present issues come before it.
  mutating func addElsewhere() {
    guard let note = issues, let elsewhere = note.elsewhere, note.isElsewhereReal,
      note.count > 0 || !isFirst
    else { return }
    var text = StyledText(VisibleText.of(elsewhere), .passedOver)
    text.add("  ( ) jump there", .faint)
    add("elsewhere", text, .doubt)
  }

  /// Whether nothing has happened since the scene was opened.
  private var isFirst: Bool { step.cause == .launch && session.news == nil }
}
