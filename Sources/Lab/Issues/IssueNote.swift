import AdaptiveUI
import Documents
import Foundation
import Sweep

/// The issues on a card: their number, the most severe one, and the key that lists all.
struct IssueNote: Equatable {
  /// The number of issues in the present window that are older than the last reload.
  let count: Int
  /// The number of notes at this size, which are no losses for the user.
  let hints: Int
  /// The most severe one, in a sentence.
  let worst: String
  /// The same in the fewest words.
  let worstInShort: String
  /// The sizes with it, if they are known.
  let sizes: [String]
  /// The line of its view in the file, from 1.
  let line: Int?
  /// Where its view is.
  let place: IssuePlace?
  /// How severe it is.
  let severity: FindingRule.Severity
  /// The present contradictions, in sentences.
  let contradictions: [String]
  /// The issues at other sizes only; `nil` if none is known.
  let elsewhere: Elsewhere?
  /// Whether the file's new version broke more.
  let isBesideBroken: Bool

  /// The issues at other sizes.
  struct Elsewhere: Equatable {
    let count: Int
    /// Their number, and the most severe one with its widths or heights, the longest words first.
    let forms: [String]
    /// Their number and the sizes of one in a line, without what is wrong.
    var counted: String?
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
    let elsewhere = older.isEmpty && isUndecided ? nil : elsewhere(list, text, versions)
    guard !older.isEmpty || !contradictions.isEmpty || elsewhere != nil else { return nil }
    return IssueNote(
      count: older.count, hints: list.now.count - older.count, worst: older.first?.text ?? "",
      worstInShort: older.first?.shortText ?? "", sizes: older.first?.sizes ?? [],
      line: older.first?.line, place: older.first?.place,
      severity: older.first?.severity ?? .warning, contradictions: contradictions,
      elsewhere: elsewhere,
      isBesideBroken: !list.broken.isEmpty)
  }

  /// What is wrong at other sizes and not at this one, once all widths or all heights are known.
  private func elsewhere(
    _ list: IssueList, _ text: IssueText, _ versions: VersionComparison?
  ) -> IssueNote.Elsewhere? {
    guard versions == nil else { return newElsewhere(list, text, versions) }
    if let known = words.elsewhere { return known }
    let found = newElsewhere(list, text, nil)
    words.elsewhere = .some(found)
    return found
  }

  private func newElsewhere(
    _ list: IssueList, _ text: IssueText, _ versions: VersionComparison?
  ) -> IssueNote.Elsewhere? {
    wordings += 1
    let profiles = [SweepLine.Axis.width, .height].compactMap { profile($0) }
    let all = profiles.filter(\.isComplete).flatMap { profile in
      elsewhere(profile, versions).filter { $0.severity != .note }.map { ($0, profile) }
    }
    let real = all.filter { $0.isAtRealSizes(in: $1) }
    guard let (first, profile) = real.min(by: { $0.0.severity < $1.0.severity }) else {
      // The ruler of widths shows them: that it is coloured is never left unsaid.
      return unreal(all.filter { $1.axis == .width }.map(\.0), list)
    }
    let axes = Set(real.map(\.1.axis))
    let others = axes.count > 1 ? "sizes" : axes.contains(.width) ? "widths" : "heights"
    let more = real.count > 1 ? "; \(real.count - 1) more at other \(others)" : ""
    let places = IssueText.places(first, in: profile).map { "\($0): " } ?? ""
    let ranges = IssueText.ranges(first, in: profile).map { "\($0): " } ?? ""
    let (whole, short) = (text.sentence(first), text.sentence(first, isShort: true))
    let line = (list.widths + list.heights).first { $0.text == whole }?.line
    let place = line.map { ", line \($0)" } ?? ""
    let count =
      real.count == 1 ? "1 issue" : "\(real.count) issues at other \(others), one"
    return IssueNote.Elsewhere(
      count: real.count,
      forms: [places + whole + place, places + whole, places + short, ranges + short]
        .map { $0 + more },
      counted: IssueText.ranges(first, in: profile).map { "\(count) \($0)" },
      isReal: true, isError: first.severity == .error)
  }

  /// What is wrong only at widths that no screen has, in one line.
  private func unreal(
    _ findings: [Finding], _ list: IssueList
  ) -> IssueNote.Elsewhere? {
    let stretches = findings.flatMap(\.stretches).filter { $0.axis == .width }
    guard let low = stretches.map(\.from).min(), let high = stretches.map(\.to).max(),
      let screens = profile(.width).map({ ScreenLengths($0.axis, beside: $0.fixed) })
    else { return nil }
    let (place, size) =
      high < screens.range.lowerBound
      ? ("narrower than any device", "below \(high + 1) wide (no device is so narrow)")
      : low > screens.range.upperBound
        ? ("wider than any device", "from \(low) wide on (no device is so wide)")
        : ("at widths that no device has", "at widths that no device has")
    let counted = [size, place].map { "\(findings.count) \($0)" }
    // Which it is and where is said where there is room.
    let worst = list.unreal.min { $0.severity < $1.severity }
    let line = worst?.line.map { ", line \($0)" } ?? ""
    let named = worst.map { ["\(counted[0]): \($0.text)\(line)"] } ?? []
    return IssueNote.Elsewhere(
      count: findings.count, forms: named + counted, isReal: false, isError: false)
  }
}

extension Finding {
  /// Whether it occurs at a width or height of a screen.
  func isAtRealSizes(in profile: SizeProfile) -> Bool {
    let real = screens(in: profile).range
    return stretches.contains { $0.axis == profile.axis && ($0.from...$0.to).overlaps(real) }
  }

  /// The screens whose widths or heights a profile has.
  func screens(in profile: SizeProfile) -> ScreenLengths {
    let device = Device.all.first { $0.id == stretches.first?.device }
    return ScreenLengths(profile.axis, beside: profile.fixed, on: device?.idiom)
  }
}

extension StepCardBuilder {
  /// The present issues; without any, at first those at other sizes.
  mutating func addIssues() {
    guard let note = issues else { return }
    let key = Self.listingKey(note.count)
    guard note.count > 0 else {
      guard isFirst, let elsewhere = note.elsewhere, elsewhere.isReal else { return }
      return add(elsewhere, as: "issues", after: "\(note.noneHere); ")
    }
    let tone = note.severity.tone
    // Issues in the row above are not repeated.
    let isSaid =
      note.contradictions.first == note.worst
      && card.rows.contains { $0.kind == .contradiction }
    let more = note.count > 1 ? "; \(note.count - 1) more" : ""
    func form(_ sentence: String, _ sizes: [String] = [], _ keys: String? = key) -> StyledText {
      var form = StyledText(isSaid ? "this one" : VisibleText.of(sentence), tone)
      if !sizes.isEmpty { form.add(", \(sizes.joined(separator: ", "))", .faint) }
      form.add(more, tone)
      if let keys { form.add(keys: keys) }
      return form
    }
    let line = note.line.map { ["line \($0)"] } ?? []
    let forms = [
      form(note.worst, note.sizes + line), form(note.worst, line), form(note.worst),
      form(note.worstInShort),
      form(note.worstInShort, [], nil),
    ]
    let what = note.isBesideBroken ? "before" : note.count == 1 ? "issue" : "issues"
    card.rows.append(
      StepCard.Row(
        label: "⚠ \(note.count) \(what)", kind: note.severity.rowKind, forms: forms,
        issue: note.place))
  }

  /// The issues at other sizes, last: present ones come before them.
  mutating func addElsewhere() {
    guard let note = issues, let elsewhere = note.elsewhere else { return }
    if elsewhere.isReal {
      if note.count > 0 || !isFirst { add(elsewhere, as: "elsewhere") }
    } else if note.count == 0, isFirst {
      let forms = elsewhere.forms.map { words in
        var text = StyledText("\(note.noneHere) · \(words) ·", .faint)
        text.add(" ", .faint)
        text.add("6 shows \(elsewhere.count == 1 ? "it" : "them")", .faint, isWhole: true)
        return text
      }
      add("issues", forms: forms)
      card.rows[card.rows.count - 1].comesLater = true
    }
  }

  private static func listingKey(_ count: Int) -> String {
    "6 lists \(count == 1 ? "it" : "them")"
  }

  private mutating func add(
    _ elsewhere: IssueNote.Elsewhere, as label: String, after beginning: String = ""
  ) {
    func form(_ words: String) -> StyledText {
      var text = StyledText(beginning, .passedOver)
      text.add(VisibleText.of(words), elsewhere.tone)
      return text
    }
    let keyed = elsewhere.forms.map { words in
      var text = form(words)
      text.add(keys: Self.listingKey(elsewhere.count))
      return text
    }
    let counted = elsewhere.counted.map { words in
      var text = form(words)
      text.add(keys: Self.listingKey(elsewhere.count))
      return [text, form(words)]
    }
    add(label, forms: keyed + (counted ?? []), .doubt)
    card.rows[card.rows.count - 1].comesLater = true
  }

  /// Whether nothing has happened since the scene was opened.
  private var isFirst: Bool { step.cause == .launch && session.news == nil }
}

extension IssueNote {
  /// That there is no issue, though pane 6 may list notes.
  fileprivate var noneHere: String {
    let none = "none at this size"
    return hints == 0 ? none : "\(none), \(hints) hint\(hints == 1 ? "" : "s") (·)"
  }
}

extension IssueNote.Elsewhere {
  fileprivate var tone: PaneLine.Tone { isError ? .alert : .warning }
}
