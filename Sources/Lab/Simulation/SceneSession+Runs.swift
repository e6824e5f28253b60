import AdaptiveUI
import Foundation

// Which steps form a run, and whether the scene is again in an earlier state.

extension SceneSession {
  /// The state of the scene before a command.
  struct StateBeforeStep {
    let step: Int
    let size: CGSize
    /// The frames of all views; `nil` if no changes are shown.
    let base: FrameCensus?
    let mark: UInt64?
    let orientation: UIInterfaceOrientation
  }

  var stateBeforeStep: StateBeforeStep {
    let base = tracksChanges ? census : nil
    return StateBeforeStep(
      step: lastStepNumber, size: windowScene.geometry.size, base: base,
      mark: joinsSizes && base != nil ? mark : nil,
      orientation: windowScene.interfaceOrientation)
  }

  /// Adds the steps that began since an earlier state to the runs.
  func follow(_ before: StateBeforeStep) {
    (news, reload, undoneTraits) = (nil, nil, nil)
    if let mark = before.mark { past.note(mark, step: before.step, before.orientation) }
    let steps = environment.recorder.steps
    let size = windowScene.geometry.size
    for index in steps.indices.suffix(lastStepNumber - before.step) {
      let step = steps[index]
      if joinsSizes, index > 0, run?.isContinued(by: step) == true {
        run?.append(step, after: steps[index - 1], size: size, base: before.base)
      } else {
        run = StepRun(step, from: before.size, to: size, base: before.base)
      }
    }
    changesBase = run?.base ?? before.base
  }

  /// The last step before the run that ended in the present state, and whether the window has been turned over
  /// since; `nil` for none.
  var stepLikeNow: (step: Int, isTurned: Bool)? {
    guard joinsSizes, tracksChanges, let run,
      [TraceCause.terminal, .rotation, .device].contains(run.cause),
      let state = past.step(before: run.first, like: mark)
    else { return nil }
    return (state.step, state.orientation != windowScene.interfaceOrientation)
  }

  /// A hash of the state: the frames of views, and the size classes of controllers.
  private var mark: UInt64 {
    if let known = reading.mark { return known }
    let census = census
    var fingerprint = Fingerprint()
    census.add(to: &fingerprint)
    for controller in controllers {
      let traits = controller.traitCollection
      for sizeClass in [traits.horizontalSizeClass, traits.verticalSizeClass] {
        fingerprint.add(UInt64(truncatingIfNeeded: sizeClass.rawValue))
      }
    }
    // It is known for as long as the frames are.
    if reading.census != nil { reading.mark = fingerprint.value }
    return fingerprint.value
  }
}

/// The states at the ends of steps.
struct PastStates {
  /// The steps, in order, by the hash of their state.
  private var steps: [UInt64: [State]] = [:]
  private var count = 0

  /// More states than a person remembers.
  private static let limit = 4_000

  /// Where a step ended.
  struct State {
    let step: Int
    let orientation: UIInterfaceOrientation
  }

  /// Records the state at the end of a step.
  mutating func note(_ mark: UInt64, step: Int, _ orientation: UIInterfaceOrientation) {
    if count >= Self.limit { (steps, count) = ([:], 0) }
    guard steps[mark]?.last?.step != step else { return }
    steps[mark, default: []].append(State(step: step, orientation: orientation))
    count += 1
  }

  /// The last step before another one that ended in the same state.
  func step(before limit: Int, like mark: UInt64) -> State? {
    steps[mark]?.last { $0.step < limit }
  }
}

extension FrameCensus {
  /// Adds the views and their frames.
  fileprivate func add(to fingerprint: inout Fingerprint) {
    for entry in entries {
      let place = entry.place
      for number in [place.minX, place.minY, place.width, place.height] {
        // Rounding errors of points are ignored.
        let hundredths = Int64((min(max(number, -1e12), 1e12) * 100).rounded())
        fingerprint.add(UInt64(bitPattern: hundredths))
      }
      fingerprint.add(entry.key)
    }
  }
}
