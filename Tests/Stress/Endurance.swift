import AdaptiveUI
import BundledScenes
import Cells
import Documents
import Examples
import Foundation
import Lab
import SceneFiles
import TestSupport

/// Long use on a virtual clock: scenes are opened one after the other and played with.
@MainActor package enum Endurance {
  /// What long use left behind.
  package struct Report: Sendable {
    /// How many events there were, and how many pictures.
    package var events = 0
    package var pictures = 0
    /// The files of the scenes that were open.
    package var scenes: Set<String> = []
    /// The most steps and the most events that a trace held.
    package var longestTrace = 0
    package var mostEvents = 0
    /// The controllers and environments of closed sessions that still live.
    package var leaked: [String] = []
    /// The resident memory in KiB, after each tenth of the time.
    package var memory: [Int] = []
    /// The part of the time, in seconds, that the virtual clock went.
    package var seconds = 0.0

    /// How much memory grew between the second fifth and the end, as a ratio.
    package var growth: Double {
      guard memory.count >= 10, let last = memory.last else { return 1 }
      return Double(last) / Double(memory[3])
    }
  }

  /// Something that must not outlive its session.
  @MainActor private final class Weak {
    weak var object: AnyObject?
    weak var session: SceneSession?
    let name: String

    init(_ object: AnyObject, _ name: String, in session: SceneSession) {
      self.object = object
      self.session = session
      self.name = "\(session.document.file): \(name)"
    }
  }

  /// Uses all bundled scenes for so many seconds of the virtual clock.
  ///
  /// - Throws: When a scene cannot be opened.
  package static func run(seconds: Double, seed: UInt64) throws -> Report {
    var report = Report()
    var numbers = SeededNumbers(seed)
    let clock = StillClock()
    var seen: [Weak] = []
    var session: SceneSession?
    var (sinceOpening, opened) = (0, 0)
    let sources = BundledScenes.all.map { scene in
      LabSource(name: scene.name, summary: "") { () throws(DocumentErrors) in
        try SceneDocument(scene.bytes, file: "\(scene.name).yaml", classes: ExampleClasses.all)
      }
    }
    let reference = Reference()
    let backend = WatchedBackend(
      size: CellSize(columns: 80, rows: 24),
      next: { size in
        guard clock.seconds < seconds else { return nil }
        let tenth = Int(clock.seconds / seconds * 10)
        // Moving animations need a frame each, a person takes longer.
        let isMoving = session?.environment.animations.isRunning == true
        clock.seconds += isMoving ? 0.016 : Double.random(in: 0.05...1.2, using: &numbers)
        if Int(clock.seconds / seconds * 10) > tenth { report.memory.append(residentMemory()) }
        if isMoving, Bool.random(using: &numbers) { return [] }
        report.events += 1
        sinceOpening += 1
        guard sinceOpening > 60 else {
          return [Storm.event(&numbers, size, largest: CellSize(columns: 160, rows: 50))]
        }
        sinceOpening = 0
        // One after the other, so that all have their turn; the list begins with the first.
        opened += 1
        let steps = opened % sources.count
        return [.resize(CellSize(columns: 100, rows: 40)), .key(.escape, []), .key(.escape, [])]
          + [.key(.character("o"), [])] + Array(repeating: .key(.down, []), count: steps)
          + [.key(.enter, [])]
      },
      watch: { _, _ in
        let current = reference.lab?.session
        guard let current else { return }
        report.longestTrace = max(report.longestTrace, current.environment.recorder.steps.count)
        report.mostEvents = max(
          report.mostEvents, current.environment.recorder.steps.last?.events.count ?? 0)
        guard current !== session else { return }
        session = current
        report.scenes.insert(current.document.file)
        seen += controllers(current.scene.root).map { Weak($0, $0.displayName, in: current) }
        seen.append(Weak(current.environment, "environment", in: current))
      })
    let lab = Lab(
      backend: backend, clock: clock,
      configuration: LabConfiguration(
        document: try SizeWalk.document("split"), sources: sources))
    reference.lab = lab
    try lab.run()
    report.pictures = backend.pictures
    report.seconds = clock.seconds
    // The last session still belongs to the lab, with all that it took out of its hierarchy.
    report.leaked = seen.filter { $0.object != nil && $0.session !== lab.session }.map(\.name)
    return report
  }

  private final class Reference {
    weak var lab: Lab?
  }

  private static func controllers(_ root: UIViewController?) -> [UIViewController] {
    guard let root else { return [] }
    return [root] + root.children.flatMap(controllers)
  }

  /// What the process holds now, in KiB; 0 where the system does not tell.
  private static func residentMemory() -> Int {
    guard let text = try? String(contentsOfFile: "/proc/self/statm", encoding: .utf8) else {
      return 0
    }
    let words = text.split(separator: " ")
    return words.count > 1 ? (Int(words[1]) ?? 0) * 4 : 0
  }
}
