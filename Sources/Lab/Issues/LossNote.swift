import Documents
import Sweep

/// The losses of a new version of the file, on a card.
struct LossNote: Equatable {
  /// The issues since then, each in a sentence with its places, and how severe the worst one is.
  let broken: [String]
  let severity: FindingRule.Severity?
  /// Whether the constraints still determine every frame.
  let isLegal: Bool
  /// Whether all widths were searched.
  let isComplete: Bool

  @MainActor init(_ list: IssueList, _ versions: VersionComparison) {
    broken = list.broken.map { $0.places.isEmpty ? $0.shortText : "\($0.shortText), \($0.places)" }
    severity = list.broken.map(\.severity).min()
    (isLegal, isComplete) = (versions.isLegal, versions.isComplete && versions.areOthersKnown)
  }
}

extension StepCardBuilder {
  /// What is worse than before the save, or a statement about what was looked at.
  mutating func addLosses() {
    guard let losses else { return }
    guard let worst = losses.broken.first else {
      if session.news != nil, session.reload?.changes.isEmpty == false { addUnharmed(losses) }
      return
    }
    let more = losses.broken.count - 1
    let isError = losses.severity == .error
    let tone: PaneLine.Tone = isError ? .conflict : .warning
    var text = StyledText(VisibleText.of(worst), tone)
    if more > 0 { text.add("; \(more) more", tone) }
    text.add(keys: "6 lists \(more == 0 ? "it" : "them")", "A accepts")
    add("⚠ worse", text, .contradiction)
    if !isError { card.rows[card.rows.count - 1].tone = .warning }
    guard losses.isLegal else { return }
    add("yet", StyledText("the constraints still decide every frame", .faint))
  }

  /// There is no check mark, as moves may be unintended; widths that no screen has do not count.
  private mutating func addUnharmed(_ losses: LossNote) {
    let found = "none is new at any screen's width"
    let forms =
      losses.isComplete
      ? ["\(found); the constraints still decide every frame that shows", found]
      : ["looking at all widths for what it broke…"]
    add("issues", forms: forms.map { StyledText($0, .faint) })
  }
}
