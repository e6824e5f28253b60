public import Foundation

/// A text in the folder of a test target that says what is expected.
///
/// A run with `WINCH_RECORD=1` writes it anew and fails, so that nobody records by mistake.
public struct RecordedFile: Sendable {
  /// Where the text is.
  public let file: URL

  /// The file with this name in the target of a file of tests.
  public init(_ name: String, of tests: String = #filePath) {
    file = TestFolder.of(tests).appending(path: name)
  }

  /// Whether this run writes what it should compare.
  public static var isRecording: Bool {
    ProcessInfo.processInfo.environment["WINCH_RECORD"] != nil
  }

  /// What the file says; with `WINCH_RECORD` it says from now on what it is asked about.
  ///
  /// - Parameter found: What the test found.
  /// - Returns: The text that was recorded.
  /// - Throws: ``Recorded`` after recording, or what reading and writing throw.
  public func text(against found: String) throws -> String {
    guard Self.isRecording else { return try String(contentsOf: file, encoding: .utf8) }
    try found.write(to: file, atomically: true, encoding: .utf8)
    throw Recorded(file: file.lastPathComponent)
  }

  /// A run that recorded; nothing was compared in it.
  public struct Recorded: Error, CustomStringConvertible {
    let file: String

    /// What happened.
    public var description: String { "recorded \(file)" }
  }
}
