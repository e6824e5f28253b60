import Foundation
import Testing

/// Whether a view conforms to a protocol costs the runtime a look at all conformances of the program, for each
/// class that it meets: as much as to lay out a small scene, at every start.
struct ConformanceTests {
  /// The Swift files under `Sources` in which a pattern is found, by their paths from there.
  private static func files(with pattern: Regex<Substring>) throws -> [String] {
    let start = ArchitectureTests.root.appending(path: "Sources")
    let names = try FileManager.default.subpathsOfDirectory(
      atPath: start.path(percentEncoded: false))
    return try names.filter { $0.hasSuffix(".swift") }.sorted().filter { name in
      try String(contentsOf: start.appending(path: name), encoding: .utf8).contains(pattern)
    }
  }

  @Test func `whether a view presents content is asked in one place`() throws {
    let files = try Self.files(with: /(?:as\?|is) any ContentPresentable/)
    #expect(files == ["AdaptiveUI/Views/ShownContent.swift"])
  }
}
