import AdaptiveUI
import Cells
import Documents
import SceneFiles
import Synchronization

@testable import Lab

/// A file that is open in the lab and saved anew while it waits.
@MainActor enum ReloadStage {
  /// A file whose content a test replaces.
  final class File: Sendable {
    private let state: Mutex<(text: String, version: Int)>

    init(_ text: String) { state = Mutex((text, 0)) }

    func save(_ text: String) { state.withLock { $0 = (text, $0.version + 1) } }

    var watch: LabWatch {
      let read = { @Sendable (_: String?) throws(LabReadFailure) -> any OpenableDocument in
        do throws(DocumentErrors) {
          return try SceneDocument(text: self.state.withLock { $0.text })
        } catch {
          throw LabReadFailure(text: error.text())
        }
      }
      return LabWatch(stamp: { self.state.withLock { "\($0.version)" } }, read: read)
    }
  }

  static func scene(_ text: String) -> String {
    """
    root:
      id: home
      view:
        subviews:
          - {id: button, class: UIButton, title: \(text), frame: [16, 16, 160, 48]}
    presentations:
      - {id: info, style: formSheet, controller: {id: sheet}}
    """
  }

  /// A scene of one label with these constraints, in line 5.
  static func label(_ constraints: String) -> String {
    """
    root:
      id: home
      view:
        subviews:
          - {class: UILabel, id: label, text: Words, constraints: [\(constraints)]}
    """
  }

  /// Opens a file, saves new versions while the loop waits, and quits; gives the screens.
  static func screens(
    opening first: String = scene("First"), saving versions: [String], keys: [Key] = []
  ) throws -> [String] {
    let file = File(first)
    let backend = MemoryBackend(
      size: CellSize(columns: 80, rows: 24), batches: keys.map { [.key($0, [])] })
    var configuration = LabConfiguration(
      document: try SceneDocument(text: first), isBare: false)
    configuration.watch = file.watch
    let lab = Lab(backend: backend, clock: Pilot.Clock(), configuration: configuration)
    var pending = versions
    var screens: [String] = []
    var rest = 3
    backend.whenIdle = {
      // What the lab does by itself comes first.
      if lab.idleWork == .examination { return [] }
      screens.append(backend.screen.text)
      if !pending.isEmpty {
        file.save(pending.removeFirst())
        return []
      }
      rest -= 1
      return rest < 0 ? [.terminate] : []
    }
    try lab.run()
    return screens
  }

  /// The screens after all widths were looked at.
  static func settled(
    opening first: String, saving versions: [String], keys: String = ""
  ) throws -> [String] {
    let file = File(first)
    let backend = MemoryBackend(size: CellSize(columns: 80, rows: 30))
    var configuration = LabConfiguration(
      document: try SceneDocument(text: first), isBare: false)
    configuration.watch = file.watch
    let lab = Lab(backend: backend, clock: Pilot.Clock(), configuration: configuration)
    var (versions, keys, screens) = (versions, keys.map { $0 }, [String]())
    backend.whenIdle = {
      guard lab.idleWork == .nothing else { return [] }
      screens.append(backend.screen.text)
      if !versions.isEmpty {
        file.save(versions.removeFirst())
        return []
      }
      return keys.isEmpty ? [.terminate] : [.key(.character(keys.removeFirst()), [])]
    }
    try lab.run()
    return screens
  }
}
