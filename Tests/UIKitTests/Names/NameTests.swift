import Foundation
import Testing

/// The names of UIKit that adaptive programs call are all there.
///
/// `names.txt` lists them: A for those that most programs need, B for those that many do. That each
/// can be called is checked by the compiler, in the files beside this one; that none of the list
/// was left out there is checked here.
struct NameTests {
  private static let room = URL(filePath: #filePath).deletingLastPathComponent()

  private static func lines(_ file: String) throws -> [String] {
    try String(contentsOf: room.appending(path: file), encoding: .utf8)
      .split(separator: "\n").map(String.init)
  }

  /// The names above their uses, in the order of the files.
  private static func used() throws -> [String] {
    let files = try FileManager.default.contentsOfDirectory(atPath: room.path())
      .filter { $0.hasPrefix("UsedNames") }
    return try files.flatMap(lines).compactMap { line in
      line.firstMatch(of: /^ *\/\/ ([AB] .+)$/).map { String($0.1) }
    }
  }

  @Test func `every name of the list is used or has a reason why not`() throws {
    let wanted = try Set(Self.lines("names.txt"))
    let used = try Set(Self.used())
    let absent = try Self.lines("absences.txt").compactMap { $0.split(separator: ": ").first }
      .map { "B \($0)" }

    #expect(wanted.subtracting(used).subtracting(absent).sorted() == [])
    #expect(used.subtracting(wanted).sorted() == [])
    #expect(used.intersection(absent).sorted() == [])
  }

  @Test func `nothing that most programs need is absent`() throws {
    let wanted = try Self.lines("names.txt")
    let used = try Set(Self.used())

    #expect(wanted.filter { $0.hasPrefix("A ") && !used.contains($0) } == [])
    #expect(wanted.count { $0.hasPrefix("A ") } == 178)
    #expect(wanted.count == 586)
  }

  @Test func `each use is below its name`() throws {
    let files = try FileManager.default.contentsOfDirectory(atPath: Self.room.path())
      .filter { $0.hasPrefix("UsedNames") }
    for file in files {
      let lines = try Self.lines(file)
      for (name, use) in zip(lines, lines.dropFirst())
      where name.contains("// B ") || name.contains("// A ") {
        #expect(use.contains("_ ="), "\(file): \(name)")
      }
    }
  }
}
