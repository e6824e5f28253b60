import BundledScenes
import Examples
import Foundation
import SceneFiles
import TestSupport
import Testing

/// Every scene is also a test.
struct BundledSceneTests {
  static let names = BundledScenes.all.map(\.name)

  private func document(_ name: String) throws -> SceneDocument {
    let scene = try #require(BundledScenes.scene(named: name))
    return try SceneDocument(
      scene.bytes, file: "\(name).yaml", classes: ExampleClasses.all)
  }

  @Test(arguments: names) func `every scene can be read, and the list quotes it`(
    name: String
  ) throws {
    let scene = try #require(BundledScenes.scene(named: name))

    let document = try document(name)

    #expect(document.title == scene.title)
    #expect(document.notes?.split(separator: "\n").first.map(String.init) == scene.summary)
    #expect(name == "smallest" || !document.rules.isEmpty)
  }

  @Test func `the list names every file under Scenes`() throws {
    let folder = TestFolder.package.appending(path: "Scenes")

    let files = try FileManager.default.contentsOfDirectory(atPath: folder.path)
      .filter { $0.hasSuffix(".yaml") }.map { $0.dropLast(5) }

    #expect(files.sorted().map(String.init) == Self.names.sorted())
  }

  @Test func `the smallest scene has three lines`() throws {
    let lines = try #require(BundledScenes.scene(named: "smallest")).text.split(separator: "\n")

    #expect(lines.count == 3)
  }
}
