import AdaptiveUI
import Documents
import Foundation
import Sweep

/// A second session of the open scene, with the same recording, in a window that is given all sizes
/// while the lab's own keeps its size.
@MainActor final class SearchStage: RangeStage {
  private let session: SceneSession
  /// The remaining commands, the next first.
  private var entries: ArraySlice<LabRecording.Entry>

  /// Opens the document of a session, or another version of it.
  ///
  /// - Parameters:
  ///   - original: The session.
  ///   - document: The version, or another scene of it.
  ///   - replays: Whether it replays the session's recording; another scene only takes its window.
  init(
    of original: SceneSession, showing document: (any OpenableDocument)? = nil, replays: Bool = true
  ) {
    let recording = original.recording.condensed
    var options = recording.options
    options.era = recording.era
    session = SceneSession(document ?? original.document, options: options)
    // The trace of this session is never read.
    session.environment.recorder.limit = 2
    entries = replays ? recording.entries.filter { !$0.isEra }[...] : []
  }

  /// Replays as much of the recording as a slice allows.
  ///
  /// - Parameter budget: The most commands, at least one.
  /// - Returns: Whether there are more.
  func prepare(budget: Int) -> Bool {
    for entry in entries.prefix(max(budget, 1)) {
      session.advance(to: entry.time)
      // Objects that do not exist now did not exist then.
      try? session.apply(entry)
    }
    entries = entries.dropFirst(max(budget, 1))
    if entries.isEmpty { session.environment.settle() }
    return !entries.isEmpty
  }

  var window: UIWindow { session.window }
  var scene: any OpenDocument { session.scene }
  var device: Device? { session.device }
  var presentation: String? { session.openPresentation }
  var viewCount: Int { session.views.count }
  /// The constraints, in the words of a page.
  func constraints(_ page: SourcePage) -> ConstraintCensus { ConstraintCensus(of: session, page) }

  func resize(to size: CGSize) {
    session.giveWindow(size)
    session.environment.settle()
    session.enforceInstalls()
  }

  /// The views whose ambiguity a program resolves, by name; `nil` if no view depends on a program.
  var namesLeftToCode: Set<String>? {
    AmbiguityOfCode.namesLeftToCode(
      in: session.window, of: session.scene, in: session.environment)
  }

  func close() { session.close() }
}

extension SceneSession {
  /// The document's presentation that is open, by name.
  var openPresentation: String? { topPresented == nil ? nil : lastPresentation }
}
