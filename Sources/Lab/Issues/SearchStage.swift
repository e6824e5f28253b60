import AdaptiveUI
import Documents
import Foundation
import Sweep

/// The open scene once more, with everything that was done to it, in a window that goes through all
/// sizes while the lab's own keeps its size.
@MainActor final class SearchStage: RangeStage {
  private let session: SceneSession
  /// What is still to be done to the scene, the next first.
  private var entries: ArraySlice<LabRecording.Entry>

  /// Opens the document of a session, or another version of it.
  init(of original: SceneSession, showing document: (any OpenableDocument)? = nil) {
    let recording = original.recording.condensed
    var options = recording.options
    options.era = recording.era
    session = SceneSession(document ?? original.document, options: options)
    // Of what it lives through nobody reads the trace.
    session.environment.recorder.limit = 2
    entries = recording.entries.filter { !$0.isEra }[...]
  }

  /// Does as much of what was done to the original as a slice allows.
  ///
  /// - Parameter budget: How many things to do, at least one.
  /// - Returns: Whether there is more to do.
  func prepare(budget: Int) -> Bool {
    for entry in entries.prefix(max(budget, 1)) {
      session.advance(to: entry.time)
      // What the scene does not have now it did not have then.
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

  func resize(to size: CGSize) {
    session.giveWindow(size)
    session.environment.settle()
    session.enforceInstalls()
  }

  /// The views whose ambiguity a program ends, by name; `nil` where nothing is left to one.
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
