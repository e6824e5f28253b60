import AdaptiveUI
import CellRenderer
import Cells
import Foundation

/// The window's description in header and ruler.
struct ShownWindow: Equatable {
  /// In points.
  let size: CGSize
  let horizontal: UIUserInterfaceSizeClass
  let vertical: UIUserInterfaceSizeClass
  let orientation: UIInterfaceOrientation
}

/// The state of time travel.
struct TimeTravel {
  /// A moment between two lines of the trace.
  struct Moment: Equatable {
    /// The number of the step.
    var step: Int
    /// The line at which everything is stopped, from 1; 0 for the heading of the step, and the last
    /// one for all its effects.
    var line: Int
  }

  /// The state in the middle of a step.
  struct Frozen {
    let picture: CellBuffer
    let tree: [PaneLine]
    /// The window at that moment; `nil` before there was one.
    var window: ShownWindow?
    /// The changes of the step so far.
    var changes: [FrameCensus.Change] = []
  }

  /// Which boxes have outlines on the canvas.
  struct Outlines: Equatable {
    /// Some that have their frames of the step's end.
    var ofNew = false
    /// Some that have not.
    var ofOld = false
  }

  /// The whole recording.
  let recording: LabRecording
  /// The whole trace.
  let steps: [TraceStep]
  /// The number of the last step before each entry.
  let starts: [Int]
  /// The frame time when the travel began.
  let now: Double
  var moment: Moment
  var frozen: Frozen?
  /// The changes at the end of the step.
  var changes: [CanvasChange] = []
  /// The same with names.
  var boxes: [FrameCensus.Change] = []
  /// The outlines that the canvas shows at this moment.
  var outlines = Outlines()
  /// The step of ``boxes``.
  var boxesStep: Int?
  var isPlaying = false
  /// Whether it plays towards the start.
  var isBackward = false
  /// Lines a second.
  var speed = 4.0
  /// The time of the next line, by the lab's clock.
  var due = 0.0

  /// The number of entries to replay for the moment.
  var entryCount: Int {
    moment == last ? recording.entries.count : starts.prefix { $0 < moment.step }.count
  }

  /// The end of the recording.
  var last: Moment {
    Moment(step: steps.last?.number ?? 0, line: steps.last?.events.count ?? 0)
  }

  private var first: Moment { Moment(step: steps.first?.number ?? 0, line: 0) }

  private var index: Int { steps.firstIndex { $0.number == moment.step } ?? 0 }

  /// The end of the next or previous step; the middle of a step counts as before its end.
  ///
  /// The screen is empty before the launch, so the travel ends there: with `nil`.
  func step(_ direction: Int) -> Moment? {
    let count = steps[index].events.count
    let target = direction > 0 && moment.line < count ? index : index + direction
    guard steps.indices.contains(target) else { return nil }
    return Moment(step: steps[target].number, line: steps[target].events.count)
  }

  /// The next line, or the previous one; `nil` where the recording begins or ends.
  func line(_ direction: Int) -> Moment? {
    let line = moment.line + direction
    if (0...steps[index].events.count).contains(line) {
      return Moment(step: moment.step, line: line)
    }
    let target = index + direction
    guard steps.indices.contains(target) else { return nil }
    return Moment(
      step: steps[target].number, line: direction > 0 ? 0 : steps[target].events.count)
  }

  var start: Moment { first }

  /// The moment at which playing ends.
  var goal: Moment { isBackward ? first : last }

  /// The header's text: the mode and the step's name, and shorter wordings, which keep its cause.
  var texts: [String] {
    let play = isPlaying ? "  \(isBackward ? "◀" : "▶") \(CGFloat(speed).traceText)/s" : ""
    let number = "TIME \(moment.step)/\(last.step)"
    let cause = stepName.prefix { $0 != " " }
    return [
      "TIME  \(stepName)\(play)", "\(number)  \(cause)\(play)", "\(number)  \(cause)", number,
    ]
  }
}
