import AdaptiveUI
import CellRenderer
import Cells
import Foundation

/// What header and ruler say of the window that the canvas shows.
struct ShownWindow: Equatable {
  /// In points.
  let size: CGSize
  let horizontal: UIUserInterfaceSizeClass
  let vertical: UIUserInterfaceSizeClass
  let orientation: UIInterfaceOrientation
}

/// Where in its recording the lab stands.
struct TimeTravel {
  /// A place between two lines of the trace.
  struct Moment: Equatable {
    /// The number of the step.
    var step: Int
    /// The line in which everything is stopped, from 1; 0 for the head of the step, and the last one for
    /// all that follows.
    var line: Int
  }

  /// What stood in the middle of a step.
  struct Frozen {
    let picture: CellBuffer
    let tree: [PaneLine]
    /// The window as it was then; `nil` before there was one.
    var window: ShownWindow?
    /// What the step has changed so far.
    var changes: [FrameCensus.Change] = []
  }

  /// Everything that was recorded.
  let recording: LabRecording
  /// The whole trace.
  let steps: [TraceStep]
  /// The number of the last step before each entry.
  let starts: [Int]
  /// Frame time when the travel began.
  let now: Double
  var moment: Moment
  var frozen: Frozen?
  /// What the step has changed by its end.
  var changes: [CanvasChange] = []
  /// The same with names.
  var boxes: [FrameCensus.Change] = []
  /// The step that ``boxes`` are about.
  var boxesStep: Int?
  var isPlaying = false
  /// Whether it plays towards the start.
  var isBackward = false
  /// Lines a second.
  var speed = 4.0
  /// When the next line is due, by the lab's clock.
  var due = 0.0

  /// How many entries bring the moment about.
  var entryCount: Int {
    moment == last ? recording.entries.count : starts.prefix { $0 < moment.step }.count
  }

  /// The end of the recording.
  var last: Moment {
    Moment(step: steps.last?.number ?? 0, line: steps.last?.events.count ?? 0)
  }

  private var first: Moment { Moment(step: steps.first?.number ?? 0, line: 0) }

  private var index: Int { steps.firstIndex { $0.number == moment.step } ?? 0 }

  /// The end of the step before or after; the middle of a step counts as before its end.
  ///
  /// Nothing is on the screen before the launch, so there it ends.
  func step(_ direction: Int) -> Moment {
    let count = steps[index].events.count
    let target = direction > 0 && moment.line < count ? index : index + direction
    let kept = min(max(target, 0), steps.count - 1)
    return Moment(step: steps[kept].number, line: steps[kept].events.count)
  }

  /// The next line, or the one before.
  func line(_ direction: Int) -> Moment {
    let line = moment.line + direction
    if (0...steps[index].events.count).contains(line) {
      return Moment(step: moment.step, line: line)
    }
    let target = index + direction
    guard steps.indices.contains(target) else { return direction > 0 ? last : first }
    return Moment(
      step: steps[target].number, line: direction > 0 ? 0 : steps[target].events.count)
  }

  var start: Moment { first }

  /// Where a play comes to its end.
  var goal: Moment { isBackward ? first : last }

  /// What the header says: the mode and the step's name, and the same where there is less room.
  var texts: [String] {
    let play = isPlaying ? "  \(isBackward ? "◀" : "▶") \(CGFloat(speed).traceText)/s" : ""
    return [
      "TIME  \(stepName)\(play)", "TIME  step \(moment.step) of \(last.step)\(play)",
      "TIME \(moment.step)/\(last.step)",
    ]
  }
}
