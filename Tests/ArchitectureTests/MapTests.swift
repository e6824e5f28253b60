import Foundation
import Testing

/// The README's map of the rooms beside the table of who may import whom.
struct MapTests {
  private static let readme = Result {
    try String(
      contentsOf: ArchitectureTests.root.appending(path: "README.md"), encoding: .utf8)
  }

  /// The lines of the map, from the top, each a list of rooms.
  private static func map() throws -> [[String]] {
    let rooms = try #require(readme.get().components(separatedBy: "## The rooms\n").last)
    return rooms.components(separatedBy: "```")[1].split(separator: "\n").map { line in
      line.split(separator: " ").map(String.init)
    }
  }

  @Test func `the map has every room once`() throws {
    let rooms = try Self.map().flatMap(\.self)
    let targets = ArchitectureTests.allowed.keys.filter { !$0.hasPrefix("_") }

    #expect(rooms.sorted() == (targets + ["CNcurses", "Scenes", "TypographyTables"]).sorted())
  }

  @Test func `a room imports from the lines below its own`() throws {
    let map = try Self.map()
    for (line, rooms) in map.enumerated() {
      let below = Set(map[(line + 1)...].flatMap(\.self))
      let outside: Set = ["ArgumentParser", "BundledScenes", "Yams"]
      for room in rooms {
        let imports = ArchitectureTests.allowed[room] ?? []
        #expect(imports.subtracting(below).subtracting(outside) == [], "\(room)")
      }
    }
  }

  @Test func `the README says what each room holds`() throws {
    let table = try Self.readme.get().split(separator: "\n").filter { $0.hasPrefix("| `") }
    for room in ArchitectureTests.allowed.keys.sorted() {
      #expect(table.contains { $0.contains("`\(room)`") }, "\(room)")
    }
  }
}
