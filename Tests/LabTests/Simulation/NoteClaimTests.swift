import BundledScenes
import Cells
import Examples
import Foundation
import SceneFiles
import TestSupport
import Testing

/// What the notes of the bundled scenes say is what one sees in terminals of the usual sizes.
@MainActor struct NoteClaimTests {
  private static let sizes = [(80, 24), (100, 30), (120, 36), (133, 40), (200, 60)].map {
    CellSize(columns: $0, rows: $1)
  }

  private nonisolated static let names = BundledScenes.all.map(\.name)

  private func scene(_ name: String) throws -> BundledScene {
    try #require(BundledScenes.scene(named: name))
  }

  private func file(_ name: String) throws -> NoteFile {
    let url = TestFolder.of(#filePath).appending(path: "Claims/\(name).txt")
    return NoteFile(try String(contentsOf: url, encoding: .utf8))
  }

  @Test(arguments: names)
  func `every sentence of the notes has claims, or claims nothing that one could see`(
    name: String
  ) throws {
    let notes = try SceneDocument(text: scene(name).text, classes: ExampleClasses.all).notes
    let file = try file(name)

    #expect(file.notes == notes?.split { $0.isWhitespace }.joined(separator: " "))
    for sentence in file.sentences {
      let isNone = sentence.lines.map(\.isNone) == [true]
      #expect(isNone || sentence.lines.contains(where: \.isClaim), "\(sentence.text)")
    }
    #expect(file.sentences.contains { $0.lines.contains(where: \.isClaim) })
  }

  @Test(arguments: names)
  func `what the notes of a scene claim is seen at every usual size`(name: String) throws {
    let (scene, file) = (try scene(name), try file(name))
    for size in Self.sizes {
      for lines in file.walks {
        let walk = try NoteWalk(scene, lines, size: size)
        try walk.run()
        for failure in walk.failures { Issue.record("\(failure)") }
      }
    }
  }

  @Test func `there are claims for no other scenes`() throws {
    let folder = TestFolder.of(#filePath).appending(path: "Claims")
    let files = try FileManager.default.contentsOfDirectory(atPath: folder.path)

    #expect(files.sorted() == Self.names.map { "\($0).txt" }.sorted())
  }

  @Test func `a claim that is false is told, and so is a word that means nothing`() throws {
    let file = NoteFile(
      """
      Resize the terminal; the only box follows it.
          box hello covers window
          no box hello covers window
          columns 90
          box hello keeps its size
          no box hello stands around
          canvas goodbye
          no canvas hello
          trace willTransition(to:with:)
          trace hello viewWillTransition(to:with:)
          trace hello viewWillTransition(to:with:)
          classes wC hR
          click goodbye
          no behold hello
      """)
    let walk = try NoteWalk(
      scene("smallest"), file.walks[0], size: CellSize(columns: 80, rows: 24))
    try walk.run()

    #expect(walk.failures.map(\.line) == [3, 5, 6, 7, 8, 9, 11, 12, 13, 14])
  }
}
