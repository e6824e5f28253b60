import Attributes
import Foundation
import SceneFiles
import Testing

/// The table of views in the manual beside the tables of attributes.
@Suite struct DocumentedKeyTests {
  /// A row of the manual: keys, and the kinds of views that have them.
  private struct Line {
    let keys: [String]
    let kinds: [String]

    init?(_ text: Substring) {
      let cells = text.split(separator: "|", omittingEmptySubsequences: false).map(String.init)
      guard cells.count >= 5, cells[1].contains("`") else { return nil }
      keys = cells[1].split(separator: "`").map(String.init)
        .filter { $0.allSatisfy(\.isLetter) && $0 != "or" }
      kinds = cells[2].split(separator: ",").map { $0.filter { !$0.isNewline } }
        .map { $0.split(separator: " ").joined(separator: " ") }
    }
  }

  private static let lines: [Line] = {
    let start = SceneFormat.text.range(of: "\n## Views\n")?.upperBound
    let end = SceneFormat.text.range(of: "\n### The place of a view\n")?.lowerBound
    guard let start, let end else { return [] }
    return SceneFormat.text[start..<end].split(separator: "\n").compactMap(Line.init)
  }()

  /// What the manual calls a class: `UITextField` is a text field.
  private static func names(_ table: AttributeTable) -> Set<String> {
    var words = ""
    for letter in table.name.dropFirst(2) {
      words += letter.isUppercase && !words.isEmpty ? " \(letter)" : "\(letter)"
    }
    let name = words.lowercased()
    let short = name.hasSuffix(" view") ? String(name.dropLast(5)) : name
    return table.name == "UISearchTextField" ? [name, "text field"] : [name, short]
  }

  @Test(arguments: AttributeTable.inScenes)
  func `the manual tells the keys of each class, and no others`(table: AttributeTable) {
    let ours = Self.lines.filter { !Self.names(table).isDisjoint(with: $0.kinds) }
    let documented = Set(ours.flatMap(\.keys))

    #expect(Set(table.ownKeys).subtracting(documented) == [], "not in the manual")
    #expect(documented.subtracting(table.ownKeys) == [], "not in the tables")
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

  @Test func `the manual tells the keys of all views`() {
    let documented = Set(Self.lines.filter { $0.kinds == ["all"] }.flatMap(\.keys))

    #expect(Set(AttributeTable.view.keys).subtracting(documented) == [])
  }
}
