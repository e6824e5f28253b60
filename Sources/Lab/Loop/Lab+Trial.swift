import AdaptiveUI
import Cells

/// What the chooser of presentations offers, and what is chosen in each of its lines.
struct TrialChoice: Equatable {
  var style = 1
  var answer = 0
  var era = UIKitEra.current

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

  /// Goes on to the next or the last value of a line.
  mutating func change(_ line: Int, by step: Int) {
    func turned(_ index: Int, _ count: Int) -> Int { (index + step + count) % count }
    switch line {
    case 0: style = turned(style, PresentationTrial.styles.count)
    case 1: answer = turned(answer, PresentationTrial.answers.count)
    case 2: era = era == .current ? .legacy8 : .current
    default: break
    }
  }
}

extension Lab {
  /// Opens the chooser of style, delegate's answer and era.
  func openTrial() {
    guard let session else { return }
    mode = .trial
    trial.era = session.environment.policy.era
    show("Try a presentation", trial.lines, selection: 0)
  }

  /// Keys of the chooser; `false` for those that every overlay has.
  func pressInTrial(_ key: Key) -> Bool {
    guard mode == .trial, let line = interface.overlay.selection else { return false }
    switch key {
    case .left: trial.change(line, by: -1)
    case .right: trial.change(line, by: 1)
    case .character(" "): trial.change(line, by: 1)
    default: return false
    }
    interface.overlay.lines = trial.lines
    return true
  }

  /// Presents what is chosen; another era opens the document again.
  func presentTrial() {
    guard let session else { return }
    if trial.era != session.environment.policy.era { reopen(in: trial.era) }
    self.session?.present(trial.trial)
  }
}
