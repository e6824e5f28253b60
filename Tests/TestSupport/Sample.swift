public import Foundation

/// A document of a test's own, in the folder `Samples` beside it; its name says what it shows.
public struct Sample: Sendable {
  /// Where the document is.
  public let file: URL

  /// The sample of a name, beside a file of tests.
  public init(_ name: String, beside tests: String = #filePath) {
    file = URL(filePath: tests).deletingLastPathComponent().appending(path: "Samples/\(name)")
  }

  /// The file's path, for a command line.
  public var path: String { file.path(percentEncoded: false) }

  /// What the file says.
  public func text() throws -> String { try String(contentsOf: file, encoding: .utf8) }
}
