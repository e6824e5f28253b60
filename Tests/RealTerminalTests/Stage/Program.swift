import Foundation
import TestSupport

/// The program under test, as the build made it.
enum Program {
  /// The executable, which is beside the test bundle.
  static let path: String = {
    let bundle = URL(filePath: CommandLine.arguments[0]).resolvingSymlinksInPath()
    let beside = bundle.deletingLastPathComponent().appending(path: "winch")
    if FileManager.default.isExecutableFile(atPath: beside.path(percentEncoded: false)) {
      return beside.path(percentEncoded: false)
    }
    return root.appending(path: ".build/debug/winch").path(percentEncoded: false)
  }()

  /// The package's folder.
  static let root = URL(filePath: #filePath).deletingLastPathComponent()
    .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()

  /// What a run printed, and how it ended.
  struct Result {
    let output: String
    let errors: String
    let status: Int32
  }

  /// Runs a program to its end, without a terminal.
  ///
  /// - Parameters:
  ///   - path: The program.
  ///   - arguments: What is behind it on the command line.
  ///   - variables: Variables on top of this process's own.
  ///   - folder: Where it runs; the package's folder if `nil`.
  ///   - input: A file that it reads; nothing if `nil`.
  /// - Returns: What it printed, and how it ended.
  /// - Throws: When it cannot be started or read.
  static func run(
    _ path: String, _ arguments: [String], variables: [String: String] = [:], folder: URL? = nil,
    input: URL? = nil
  ) throws -> Result {
    let process = Process()
    process.executableURL = URL(filePath: path)
    process.arguments = arguments
    process.currentDirectoryURL = folder ?? root
    if !variables.isEmpty {
      process.environment = ProcessInfo.processInfo.environment
        .merging(variables) { _, new in new }
    }
    let (output, errors) = (Pipe(), Pipe())
    process.standardOutput = output
    process.standardError = errors
    process.standardInput =
      try input.map { try FileHandle(forReadingFrom: $0) }
      ?? FileHandle.nullDevice
    try process.run()
    let text = try output.readAll()
    let complaint = try errors.readAll()
    process.waitUntilExit()
    return Result(
      output: String(decoding: text, as: UTF8.self),
      errors: String(decoding: complaint, as: UTF8.self), status: process.terminationStatus)
  }

  /// Runs `winch`.
  static func winch(_ arguments: String...) throws -> Result { try run(path, arguments) }
}
