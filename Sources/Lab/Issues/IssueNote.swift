import AdaptiveUI
import Documents
import Foundation
import Sweep

/// What a card says of what is wrong: how much, the worst of it, and the key that lists it all.
struct IssueNote: Equatable {
  /// How much is wrong in the window as it is, and was before the file was read again.
  let count: Int
  /// The worst of it, in a sentence.
  let worst: String
  /// Whether that loses something for the user.
  let isError: Bool
  /// What contradicts each other now, in sentences.
  let contradictions: [String]
  /// How much is wrong at other widths only, and the worst of that with its widths; `nil` where nothing is
  /// known.
  let elsewhere: String?
  /// Whether a screen may have one of those widths.
  let isElsewhereReal: Bool
  /// Whether the file's new version broke more.
  let isBesideBroken: Bool
}

extension IssueSearch {
  /// What the card says of a session's issues; `nil` where nothing is wrong, as far as is known.
  ///
  /// - Parameters:
  ///   - list: The issues.
  ///   - text: Words for them.
  ///   - versions: What a new version lost, which is told elsewhere.
  /// - Returns: What the card says.
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
  /// Whether it is so at a width that a screen has.
  fileprivate var isAtRealWidths: Bool {
    stretches.contains { $0.axis == .width && ($0.from...$0.to).overlaps(Self.realWidths) }
  }

  /// The widths of screens, in points: from the smallest phone to the largest pad that lies.
  static let realWidths = 320...1376
}

extension StepCardBuilder {
  /// What is wrong now; where nothing is, at first what is wrong at other widths.
  mutating func addIssues() {
    guard let note = issues else { return }
    let key = "6 lists " + (note.count == 1 ? "it" : "them")
    guard note.count > 0 else {
      guard isFirst, let elsewhere = note.elsewhere else { return }
      var text = StyledText("none at this size; \(VisibleText.of(elsewhere))", .passedOver)
      text.add("  6 lists them, ( ) jump there", .faint)
      return add("issues", text, .passedOver)
    }
    let tone = note.isError ? PaneLine.Tone.alert : .passedOver
    // What the row above says already is not said again.
    let isSaid =
      note.contradictions.first == note.worst
      && card.rows.contains { $0.labelTone == .conflict }
    var text = StyledText(isSaid ? "this one" : VisibleText.of(note.worst), tone)
    if note.count > 1 { text.add("; \(note.count - 1) more", tone) }
    text.add("  \(key)", .faint)
    let what = note.isBesideBroken ? "before" : note.count == 1 ? "issue" : "issues"
    add("⚠ \(note.count) \(what)", text, tone)
  }

  /// What the colours of the ruler tell of other widths, last: what is so now goes before it.
  mutating func addElsewhere() {
    guard let note = issues, let elsewhere = note.elsewhere, note.isElsewhereReal,
      note.count > 0 || !isFirst
    else { return }
    var text = StyledText(VisibleText.of(elsewhere), .passedOver)
    text.add("  ( ) jump there", .faint)
    add("elsewhere", text, .passedOver)
  }

  /// Whether nothing has happened since the scene was opened.
  private var isFirst: Bool { step.cause == .launch && session.news == nil }
}
