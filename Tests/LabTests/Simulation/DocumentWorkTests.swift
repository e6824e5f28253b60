import AdaptiveUI
import Cells
import Documents
import SceneFiles
import Synchronization
import Testing

@testable import Lab

/// What large documents are asked for once, and not for every picture.
@MainActor struct DocumentWorkTests {
  @Test func `a document is asked once what its views and screens are`() throws {
    let document = CountedDocument(scene: try SceneDocument(text: TestScenes.torn))
    let pilot = try Pilot(
      document: document, size: CellSize(columns: 110, rows: 36), keys: "2\t1\t",
      events: [.resize(CellSize(columns: 100, rows: 36)), .resize(CellSize(columns: 96, rows: 36))])

    #expect(pilot.backend.pictures.count > 6)
    #expect(document.reads.summaries.load(ordering: .relaxed) <= 1)
    // Once to find the first scene, and once for all lists.
    #expect(document.reads.choices.load(ordering: .relaxed) <= 2)
  }
}

/// A document that counts what it is asked for.
private struct CountedDocument: OpenableDocument {
  final class Reads: Sendable {
    let summaries = Atomic(0)
    let choices = Atomic(0)
  }

  let scene: SceneDocument
  let reads = Reads()

  var file: String { scene.file }
  var title: String? { scene.title }
  var source: String { scene.source }
  var opening: DocumentOpening { scene.opening }

  var summaries: [String: String] {
    reads.summaries.add(1, ordering: .relaxed)
    return scene.summaries
  }

  var choices: [DocumentChoice] {
    reads.choices.add(1, ordering: .relaxed)
    return scene.choices
  }

  @MainActor func open(in environment: Environment) -> any OpenDocument {
    scene.open(in: environment)
  }
}
