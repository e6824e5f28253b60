import AdaptiveUI
import Documents

/// The events of a session that tasks depend on.
struct TaskEvidence {
  /// The trace without the step of the launch, which is not the user's.
  var steps: [TraceStep]
  var recording: LabRecording
  /// Changes that were undone.
  var undone: [LabCommand] = []
  /// The focused view, by name.
  var focus: String?
  /// The window's traits now, as `horizontal compact`.
  var traits: [String] = []
}

extension DocumentTask.Condition {
  /// Whether these events complete a task.
  func isMet(by evidence: TaskEvidence) -> Bool {
    let steps = evidence.steps.filter { $0.cause != .launch }
    func has(_ cause: TraceCause, _ beginning: String = "") -> Bool {
      steps.contains { $0.cause == cause && $0.title.hasPrefix(beginning) }
    }
    func didRecord(_ isWanted: (LabCommand) -> Bool) -> Bool {
      evidence.recording.entries.contains { isWanted($0.command) }
    }
    switch self {
    case .trait(let name, let value):
      let wanted = "\(name) \(value)"
      return evidence.traits.contains(wanted)
        || steps.contains { $0.events.contains { $0.brought(wanted) } }
    case .rotation:
      return didRecord { if case .rotate = $0 { true } else { false } } && has(.rotation)
    case .device: return didRecord { if case .device = $0 { true } else { false } }
    case .presented: return has(.presentation, "present ")
    case .dismissed: return has(.presentation, "dismiss ")
    case .focus(let name): return evidence.focus == name
    case .change: return !evidence.recording.changes.isEmpty || !evidence.undone.isEmpty
    case .undo: return !evidence.undone.isEmpty
    }
  }
}

extension TraceEvent {
  /// Whether the outermost controller received this value of a trait, such as `horizontal compact`:
  /// a popover is compact in every window.
  fileprivate func brought(_ trait: String) -> Bool {
    subject?.depth == 0 && name.hasPrefix("traitCollectionDidChange")
      && new?.split(separator: ",").contains { $0.drop { $0 == " " } == trait } == true
  }
}

extension SceneSession {
  /// The present evidence for tasks.
  var taskEvidence: TaskEvidence {
    let traits = windowScene.traitCollection
    return TaskEvidence(
      steps: environment.recorder.steps, recording: recording, undone: undone, focus: focusName,
      traits: TraitChoice.all.map { "\($0.name) \(traits.describe($0.trait))" })
  }
}
