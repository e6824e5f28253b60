import AdaptiveUI
import Cells
import Foundation
import Lab
import SceneFiles
import Synchronization
import Testing

/// The lab follows the file that is open.
@MainActor @Suite struct ReloadTests {
  /// A file whose content a test replaces.
  private final class File: Sendable {
    private let state: Mutex<(text: String, version: Int)>

    init(_ text: String) { state = Mutex((text, 0)) }

    func save(_ text: String) { state.withLock { $0 = (text, $0.version + 1) } }

    var watch: LabWatch {
      let read = { @Sendable () throws(LabReadFailure) -> any OpenableDocument in
        do throws(SceneErrors) {
          return try SceneDocument(text: self.state.withLock { $0.text })
        } catch {
          throw LabReadFailure(text: error.text())
        }
      }
      return LabWatch(stamp: { self.state.withLock { "\($0.version)" } }, read: read)
    }
  }

  private static func scene(_ text: String) -> String {
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

  /// Opens a file, saves new versions while the loop waits, and quits; gives the screens.
  private func screens(saving versions: [String], keys: [Key] = []) throws -> [String] {
    let file = File(Self.scene("First"))
    let backend = MemoryBackend(
      size: CellSize(columns: 80, rows: 24), batches: keys.map { [.key($0, [])] })
    var configuration = LabConfiguration(
      document: try SceneDocument(text: Self.scene("First")), isBare: false)
    configuration.watch = file.watch
    let lab = Lab(backend: backend, clock: Pilot.Clock(), configuration: configuration)
    var pending = versions
    var screens: [String] = []
    var rest = 3
    backend.whenIdle = {
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

  @Test func `a saved file replaces the picture at the next wait`() throws {
    let screens = try screens(saving: [Self.scene("Second")])

    #expect(screens.first?.contains("First") == true)
    #expect(screens[1].contains("Second"))
    #expect(screens.last?.contains("First") == false)
  }

  @Test func `a broken file keeps the last good picture with the error under it`() throws {
    let screens = try screens(saving: ["root: {clas: x}", Self.scene("Third")])

    #expect(screens[1].contains("First"))
    #expect(screens[1].contains("clas"))
    #expect(screens.last?.contains("Third") == true)
    #expect(screens.last?.contains("clas") == false)
  }

  @Test func `a presentation stays open over a new version`() throws {
    let screens = try screens(saving: [Self.scene("Second")], keys: [.character("p")])

    #expect(screens.last?.contains("sheet") == true)
  }
}
