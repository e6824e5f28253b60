import Documents
import Sweep

/// What a card says of what a new version of the file lost.
struct LossNote: Equatable {
  /// What is lost at this size, each in a sentence with its widths.
  let here: [String]
  /// What is lost at other widths only.
  let elsewhere: [String]
  /// Whether the constraints decide every frame all the same.
  let isLegal: Bool
  /// Whether all widths were looked at.
  let isComplete: Bool
}

extension VersionComparison {
  /// What the card says of it.
  func note(_ text: IssueText) -> LossNote {
    let entries = entries(text)
    func words(_ entries: [Entry]) -> [String] {
      entries.map { $0.sentence + ($0.widths.map { ", \($0)" } ?? "") }
    }
    return LossNote(
      here: words(entries.filter { $0.nearest == nil }),
      elsewhere: words(entries.filter { $0.nearest != nil }),
      isLegal: entries.allSatisfy(\.loss.isLegal), isComplete: isComplete)
  }
}

extension StepCardBuilder {
  /// What is worse than before the save, or that nothing is.
  mutating func addLosses() {
    guard let losses else { return }
    let all = losses.here + losses.elsewhere
    guard let worst = all.first else {
      if session.news != nil, session.reload?.changes.isEmpty == false { addUnharmed(losses) }
      return
    }
    let place = losses.here.isEmpty ? "not at this size: " : ""
    var text = StyledText(VisibleText.of(place + worst), .conflict)
    if all.count > 1 { text.add("; \(all.count - 1) more", .conflict) }
    text.add("  6 lists \(all.count == 1 ? "it" : "them"), A accepts", .faint)
    add("⚠ worse", text, .conflict)
    guard losses.isLegal else { return }
    add("yet legal", StyledText("the constraints still decide every frame", .faint))
  }

  /// No tick: what moved may not be meant.
  private mutating func addUnharmed(_ losses: LossNote) {
    let text =
      losses.isComplete
      ? "every frame is still decided; nothing is cut, covered, hidden or emptied at any width"
      : "looking at all widths for what it broke…"
    add("legal", StyledText(text, .faint))
  }
}
