import Foundation

/// The names of the tests below `Tests/`, read from the sources.
enum TestNames {
  /// Where this package's tests are.
  private static let folder = URL(filePath: #filePath).deletingLastPathComponent()
    .deletingLastPathComponent()

  /// Reads every raw-identifier name of a test function, file by file in the order of their paths.
  static func all() throws -> [String] {
    let paths = try FileManager.default.subpathsOfDirectory(
      atPath: folder.path(percentEncoded: false))
    return try paths.filter { $0.hasSuffix(".swift") }.sorted().flatMap { path in
      let text = try String(contentsOf: folder.appending(path: path), encoding: .utf8)
      return text.matches(of: /func\s+`([^`]+)`\s*\(/).map { String($0.output.1) }
    }
  }

  /// The ids that a test's name begins with: its first words that look like one.
  static func ids(of name: String) -> [String] {
    let words = name.split(separator: " ").map(String.init)
    return Array(words.prefix { $0.wholeMatch(of: /L?[A-Z]{1,2}\d+(\.\d+)?/) != nil })
  }

  /// The tests with their texts, from the name to where the next test begins.
  static func texts() throws -> [(name: String, text: Substring)] {
    let paths = try FileManager.default.subpathsOfDirectory(
      atPath: folder.path(percentEncoded: false))
    return try paths.filter { $0.hasSuffix(".swift") }.sorted().flatMap { path in
      let text = try String(contentsOf: folder.appending(path: path), encoding: .utf8)
      return text.ranges(of: "@Test").map { range in
        let rest = text[range.upperBound...]
        let body = rest[..<(rest.firstRange(of: "@Test")?.lowerBound ?? rest.endIndex)]
        return (body.firstMatch(of: /func\s+`([^`]+)`/).map { String($0.output.1) } ?? "", body)
      }
    }
  }
}
