package import AdaptiveUI

/// The commands to a scene since its start, in order: enough to replay them.
package struct LabRecording: Sendable {
  /// One command.
  package struct Entry: Sendable, Equatable {
    /// Frame time in seconds since the start.
    package var time: Double
    package var command: LabCommand
    /// The trace's title for a new size; `nil` for the default.
    package var step: StepTitle?

    package init(time: Double, command: LabCommand, step: StepTitle? = nil) {
      self.time = time
      self.command = command
      self.step = step
    }
  }

  /// The heading of a step.
  package struct StepTitle: Sendable, Equatable {
    package var cause: TraceCause
    package var title: String
  }

  /// The options of the scene's start; device and era are always set.
  package var options: SessionOptions
  package private(set) var entries: [Entry] = []

  package init(options: SessionOptions, entries: [Entry] = []) {
    self.options = options
    self.entries = entries
  }

  /// The most entries that are kept; beyond it runs of sizes in the older half shrink to their
  /// last.
  static let limit = 20_000

  /// The UIKit generation whose rules apply at the end.
  package var era: UIKitEra {
    entries.reversed().lazy.compactMap { entry in
      guard case .change(.era(let number)) = entry.command else { return nil }
      return UIKitEra(rawValue: number)
    }.first ?? options.era ?? .latest
  }

  /// Adds the latest command.
  mutating func append(_ entry: Entry) {
    entries.append(entry)
    if entries.count > Self.limit { compact() }
  }

  /// Removes the last entry that can be undone, of the entries from `first` on.
  ///
  /// - Returns: The entry; `nil` when there is none.
  mutating func removeLastUndoable(from first: Int) -> LabCommand? {
    guard let index = entries.lastIndex(where: { $0.command.isUndoable }), index >= first else {
      return nil
    }
    return entries.remove(at: index).command
  }

  /// The changes, in order.
  var changes: [SceneChange] {
    entries.compactMap { entry -> SceneChange? in
      guard case .change(let change) = entry.command else { return nil }
      return change
    }
  }

  /// Whether there is a change.
  var hasChange: Bool { entries.contains(where: \.isChange) }

  /// The last command that can be undone.
  var lastUndoable: LabCommand? { entries.last { $0.command.isUndoable }?.command }

  /// Whether there is an entry that can be undone, of the entries from `first` on.
  func hasUndoable(from first: Int) -> Bool {
    entries.dropFirst(first).contains { $0.command.isUndoable }
  }

  /// The first `count` entries.
  func prefix(_ count: Int) -> LabRecording {
    LabRecording(options: options, entries: Array(entries.prefix(count)))
  }

  /// The recording without entries that have no effect: of successive sizes only the last
  /// determines the state.
  var condensed: LabRecording {
    var kept: [Entry] = []
    for entry in entries {
      if let last = kept.last, last.isOutdated(by: entry) { kept.removeLast() }
      kept.append(entry)
    }
    return LabRecording(options: options, entries: kept)
  }

  /// Of successive sizes only the last determines the state.
  private mutating func compact() {
    let half = entries.count / 2
    var kept: [Entry] = []
    for (index, entry) in entries.enumerated() {
      if index < half, entry.isOutdated(by: entries[index + 1]) { continue }
      kept.append(entry)
    }
    // For many other entries: the oldest are dropped, so that the start cannot be replayed any
    // more.
    entries = kept.count > Self.limit ? Array(kept.suffix(half)) : kept
  }
}

extension LabRecording.Entry {
  var isChange: Bool {
    if case .change = command { true } else { false }
  }

  var isEra: Bool { command.isEra }

  var isResize: Bool {
    if case .resize = command { true } else { false }
  }

  /// Whether the next entry sets another size, so that this one has no effect.
  func isOutdated(by next: LabRecording.Entry) -> Bool {
    switch command.subject {
    case .canvas: next.command.subject == .canvas
    case .window, .screen: next.command.subject == .window
    case .edge, .device, .orientation, .focus, .place, .click, .finger, .contents, .change,
      .history:
      false
    }
  }
}
