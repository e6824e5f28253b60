import AdaptiveUI
import Cells
import Documents
import Foundation
import Lab
import SceneFiles

/// Opens the lab on its list of scenes, with scenes that tests write down, and types.
@MainActor enum ListStage {
  static let sources = [
    source("steps", "First steps", "Do what the card says.", "Start here"),
    source("today", "A popover becomes a sheet", "Press p: a popover.", "Popovers"),
    source("sides", "Popovers with both sides", "Press p twice.", "Popovers"),
    source("masks", "Orientation masks", "Press r and R.", "Rotation"),
  ]

  nonisolated private static func source(
    _ name: String, _ title: String, _ summary: String, _ topic: String
  ) -> LabSource {
    LabSource(name: name, title: title, summary: summary, topic: topic) {
      () throws(DocumentErrors) in
      var document = try SceneDocument(text: TestScenes.plain, file: "\(name).yaml")
      document.title = title
      return document
    }
  }

  /// The screen after each of the keys, from before the first; it ends where the program quits.
  static func screens(
    _ keys: [Key], columns: Int = 60, rows: Int = 16, folder: LabFolder? = nil
  ) throws -> [String] {
    let backend = MemoryBackend(size: CellSize(columns: columns, rows: rows))
    var configuration = LabConfiguration(sources: sources)
    configuration.folder = folder
    let lab = Lab(backend: backend, clock: Pilot.Clock(), configuration: configuration)
    var (keys, screens) = (keys[...], [String]())
    backend.whenIdle = {
      screens.append(backend.screen.text)
      return keys.popFirst().map { [.key($0, [])] } ?? [.terminate]
    }
    try lab.run()
    return screens
  }

  static func typed(_ text: String) -> [Key] { text.map { .character($0) } }
}
