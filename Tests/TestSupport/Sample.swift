public import Foundation

/// A document of a test's own, in the folder `Samples` of its target; its name says what it shows.
public struct Sample: Sendable {
  /// Where the document is.
  public let file: URL

  /// The sample of a name, in the target of a file of tests.
  public init(_ name: String, of tests: String = #filePath) {
    file = TestFolder.of(tests).appending(path: "Samples/\(name)")
  }

  /// The file's path, for a command line.
  public var path: String { file.path(percentEncoded: false) }

  /// What the file says.
  public func text() throws -> String { try String(contentsOf: file, encoding: .utf8) }
}
