import AdaptiveUI
import Documents

extension Lab {
  /// Runs the document's start script, slowly if the document sets that.
  func performStart() {
    guard let session, !session.opening.script.isEmpty else { return }
    let launch = session.environment.recorder.steps.last
    do throws(LabScriptError) {
      for command in try LabScript(session.opening.script).commands {
        do throws(CommandProblem) {
          try session.run(command)
        } catch {
          state.message = .problem(error.message)
          return
        }
      }
    } catch {
      state.message = .problem(error.message)
      return
    }
    session.undoFloor = session.recording.entries.count
    guard session.opening.playsScript, !configuration.isBare, let launch else { return }
    playSlowly(from: TimeTravel.Moment(step: launch.number, line: launch.events.count))
  }

  /// Goes back to a moment and plays from there, two lines a second.
  private func playSlowly(from moment: TimeTravel.Moment) {
    enterTime()
    seek(moment)
    state.time?.speed = 2
    togglePlay(isBackward: false)
  }
}
