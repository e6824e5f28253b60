import AdaptiveUI
import Cells

/// The lines of the chooser of presentations, with their selected values.
struct TrialChoice: Equatable {
  var style = 1
  var answer = 0
  var era = UIKitEra.latest

  var trial: PresentationTrial {
    PresentationTrial(
      style: PresentationTrial.styles[style], answer: PresentationTrial.answers[answer])
  }

  /// The lines of the chooser.
  var lines: [String] {
    let answer = trial.answer.map { "answers \($0)" } ?? "none set"
    return [
      "style      ◂ \(trial.style) ▸", "delegate   ◂ \(answer) ▸",
      "UIKit      ◂ \(era.rawValue) ▸", "present it",
    ]
  }

  /// Selects the next or the last value of a line.
  mutating func change(_ line: Int, by step: Int) {
    func turned(_ index: Int, _ count: Int) -> Int { (index + step + count) % count }
    switch line {
    case 0: style = turned(style, PresentationTrial.styles.count)
    case 1: answer = turned(answer, PresentationTrial.answers.count)
    case 2:
      let eras = UIKitEra.allCases
      era = eras[turned(eras.firstIndex(of: era) ?? 0, eras.count)]
    default: break
    }
  }
}

extension Lab {
  /// Opens the chooser of style, delegate's answer and era.
  func openTrial() {
    guard let session else { return }
    state.trial.era = session.environment.policy.era
    open(LabList(title: "Try a presentation", items: state.trial.items, kind: .trial))
  }

  /// Handles keys of the chooser; `false` for those of every list.
  func pressInTrial(_ key: Key) -> Bool {
    guard let line = state.lists.last?.selection else { return false }
    switch key {
    case .left: state.trial.change(line, by: -1)
    case .right: state.trial.change(line, by: 1)
    case .character(" "): state.trial.change(line, by: 1)
    default: return false
    }
    state.lists[state.lists.count - 1].items = state.trial.items
    return true
  }

  /// Presents the selection; for another era the recording is replayed first.
  func presentTrial() {
    guard let session else { return }
    if state.trial.era != session.environment.policy.era {
      apply(.change(.era(state.trial.era.rawValue)))
    }
    apply(.tryOut(state.trial.trial))
  }
}

extension TrialChoice {
  fileprivate var items: [LabItem] { lines.map { LabItem(title: $0, action: .trial) } }
}
