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
  /// The issues at other sizes only; `nil` if none is known.
  let elsewhere: Elsewhere?
  /// Whether the file's new version broke more.
  let isBesideBroken: Bool

  /// The issues at other sizes.
  struct Elsewhere: Equatable {
    /// Their number, and the most severe one with its widths or heights.
    let words: String
    /// Whether a screen may have one of those sizes.
    let isReal: Bool
    /// Whether it is a loss for the user.
    let isError: Bool
  }
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
    let older = list.older
    // “None at this size” is said when it is known.
    let elsewhere = older.isEmpty && isUndecided ? nil : elsewhere(text, versions)
    guard !older.isEmpty || !contradictions.isEmpty || elsewhere != nil else { return nil }
    return IssueNote(
      count: older.count, worst: older.first?.text ?? "",
      isError: older.first?.severity == .error, contradictions: contradictions,
      elsewhere: elsewhere,
      isBesideBroken: !list.broken.isEmpty)
  }

  /// What is wrong at other sizes and not at this one, once all widths or all heights are known.
  private func elsewhere(
    _ text: IssueText, _ versions: VersionComparison?
  ) -> IssueNote.Elsewhere? {
    let profiles = [SweepLine.Axis.width, .height].compactMap { profile($0) }
    let all = profiles.filter(\.isComplete).flatMap { profile in
      elsewhere(profile, versions).filter { $0.severity != .note }.map { ($0, profile) }
    }
    // The ruler of widths shows the others too: that it is coloured is never left unsaid.
    let real = all.filter { $0.isAtRealSizes(along: $1.axis) }
    let others = real.isEmpty ? all.filter { $1.axis == .width } : real
    guard let (first, profile) = others.min(by: { $0.0.severity < $1.0.severity }) else {
      return nil
    }
    let axes = Set(others.map(\.1.axis))
    let sizes = axes.count > 1 ? "sizes" : axes.contains(.width) ? "widths" : "heights"
    let place = real.isEmpty ? "widths that no screen has" : "other \(sizes)"
    let isError = first.severity == .error
    let ruler = (isError ? "▄" : "▂") + " on the ruler" + (profile.axis == .height ? " (K)" : "")
    let ranges = IssueText.ranges(first, in: profile).map { " \($0)" } ?? ""
    return IssueNote.Elsewhere(
      words: "\(others.count) at \(place), \(ruler), such as\(ranges): \(text.sentence(first))",
      isReal: !real.isEmpty, isError: isError && !real.isEmpty)
  }
}

extension Finding {
  /// Whether it occurs at a width or height of a screen.
  fileprivate func isAtRealSizes(along axis: SweepLine.Axis) -> Bool {
    stretches.contains { $0.axis == axis && ($0.from...$0.to).overlaps(Self.realWidths) }
  }

  /// The widths of screens, and their heights, in points: from the smallest phone to the largest pad
  /// in landscape.
  static let realWidths = 320...1376
}

extension StepCardBuilder {
  /// The present issues; without any, at first those at other sizes.
  mutating func addIssues() {
    guard let note = issues else { return }
    let key = "6 lists " + (note.count == 1 ? "it" : "them")
    guard note.count > 0 else {
      guard isFirst, let elsewhere = note.elsewhere else { return }
      var text = StyledText("none at this size; ", .passedOver)
      text.add(VisibleText.of(elsewhere.words), elsewhere.tone)
      text.add(keys: "6 lists them", "( ) jump there")
      return add("issues", text, .doubt)
    }
    let tone = note.isError ? PaneLine.Tone.alert : .passedOver
    // Issues in the row above are not repeated.
    let isSaid =
      note.contradictions.first == note.worst
      && card.rows.contains { $0.kind == .contradiction }
    var text = StyledText(isSaid ? "this one" : VisibleText.of(note.worst), tone)
    if note.count > 1 { text.add("; \(note.count - 1) more", tone) }
    text.add(keys: key)
    let what = note.isBesideBroken ? "before" : note.count == 1 ? "issue" : "issues"
    add("⚠ \(note.count) \(what)", text, note.isError ? .problem : .doubt)
  }

  /// The legend of the ruler's colours for other sizes, last: present issues come before it.
  mutating func addElsewhere() {
    guard let note = issues, let elsewhere = note.elsewhere, elsewhere.isReal,
      note.count > 0 || !isFirst
    else { return }
    var text = StyledText(VisibleText.of(elsewhere.words), elsewhere.tone)
    text.add(keys: "( ) jump there")
    add("elsewhere", text, .doubt)
  }

  /// Whether nothing has happened since the scene was opened.
  private var isFirst: Bool { step.cause == .launch && session.news == nil }
}

extension IssueNote.Elsewhere {
  fileprivate var tone: PaneLine.Tone { isError ? .alert : .passedOver }
}
