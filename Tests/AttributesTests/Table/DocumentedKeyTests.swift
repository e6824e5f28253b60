import Attributes
import Foundation
import SceneFiles
import TestSupport
import Testing

/// What the manual and the schema tell of views beside the tables of attributes.
struct DocumentedKeyTests {
  private static let manual = RecordedFile(
    "../../Sources/SceneFiles/SceneFiles.docc/SceneFiles.md")

  @Test func `the manual has the keys of the tables`() throws {
    let page = try String(contentsOf: Self.manual.file, encoding: .utf8)
    let start = try #require(page.range(of: "\n### Keys of each class\n\n")?.upperBound)
    let end = try #require(page.range(of: "\n\n### The place of a view\n")?.lowerBound)
    let expected = page.replacingCharacters(in: start..<end, with: ManualTable.text)

    // `WINCH_RECORD=1` writes the table into the page.
    #expect(try expected == Self.manual.text(against: expected))
  }

  @Test(arguments: AttributeTable.inScenes)
  func `what no table of attributes describes has its keys in the manual`(table: AttributeTable) {
    for special in table.attributes.compactMap(\.special) {
      #expect(special.manual.flatMap(\.keys).sorted() == special.keys.sorted(), "\(special)")
    }
  }

  @Test(arguments: AttributeTable.inScenes)
  func `the schema has the keys of each class, and no others`(table: AttributeTable) throws {
    func keys(_ name: String) throws -> Set<String> {
      let schema = try JSONSerialization.jsonObject(with: Data(try SceneSchema.text().utf8))
      let definitions = (schema as? [String: Any])?["$defs"] as? [String: Any]
      let definition = try #require(definitions?[name] as? [String: Any])
      return Set(try #require(definition["properties"] as? [String: Any]).keys)
    }

    #expect(try keys(table.name).subtracting(try keys("UIView")) == Set(table.ownKeys))
  }
}
