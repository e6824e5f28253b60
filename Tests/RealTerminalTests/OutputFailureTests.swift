import Foundation
import Testing

/// Output that cannot be written, and streams that are closed.
@Suite struct OutputFailureTests {
  /// Runs `winch` with what a shell puts before and behind it.
  private func shell(_ script: String, _ arguments: [String] = []) throws -> Program.Result {
    try Program.run("/bin/sh", ["-c", script, Program.path] + arguments)
  }

  #if os(Linux)
    @Test(arguments: [
      "snapshot split", "trace split", "explain split detail", "devices", "manual", "--help",
    ])
    func `74 output on a full disk is lost, and told`(command: String) throws {
      let result = try shell("\"$0\" \(command) > /dev/full")

      #expect(result.status == 74)
      #expect(result.errors.hasPrefix("winch: the output could not be written"))
    }

    @Test func `74 a recording on a full disk is told, and the device stays one`() throws {
      let result = try Program.winch("record", "/dev/full", "split", "--headless")

      #expect(result.status == 74)
      #expect(result.errors == "winch: cannot write '/dev/full': No space left on device\n")
      let kind = try FileManager.default.attributesOfItem(atPath: "/dev/full")[.type]
      #expect(kind as? FileAttributeType == .typeCharacterSpecial)
    }
  #endif

  @Test func `74 output to a closed stream is lost, and told`() throws {
    let result = try shell("\"$0\" snapshot split >&-")

    #expect(result.status == 74)
    #expect(result.errors.hasPrefix("winch: the output could not be written"))
  }

  @Test(arguments: ["2>&-", "<&- 2>&-", "<&- >&- 2>&-"])
  func `66 a complaint that nobody hears changes nothing`(streams: String) throws {
    let result = try shell("\"$0\" snapshot nosuch \(streams)")

    #expect(result.status == 66)
    #expect(result.errors.isEmpty)
  }

  @Test func `69 the lab tells that a closed stream is no terminal`() throws {
    #expect(try shell("\"$0\" split <&-").status == 69)
    #expect(try shell("\"$0\" split >&-").status == 69)
  }

  @Test func `a recording goes through a link to its file`() throws {
    let folder = FileManager.default.temporaryDirectory.appending(path: "winch-\(UUID())")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    let (file, link) = (folder.appending(path: "a.jsonl"), folder.appending(path: "link"))
    try FileManager.default.createSymbolicLink(at: link, withDestinationURL: file)

    let result = try Program.winch(
      "record", link.path(percentEncoded: false), "split", "--headless")

    #expect(result.status == 0, "\(result.errors)")
    #expect(try String(contentsOf: file, encoding: .utf8).contains("split"))
  }

  @Test func `a baseline that cannot be written or read is told in visible text`() throws {
    let written = try Program.winch("check", "smallest", "--write-baseline", "/")
    #expect(written.status == 2)
    #expect(written.errors.hasPrefix("winch: cannot write '/': "))

    let name = FileManager.default.temporaryDirectory
      .appending(path: "winch-\(UUID())\u{1B}]0;evil\u{7}").path(percentEncoded: false)
    try Data("no baseline".utf8).write(to: URL(filePath: name))
    defer { try? FileManager.default.removeItem(atPath: name) }
    let read = try Program.winch("check", "smallest", "--baseline", name)
    #expect(read.status == 2)
    #expect(read.errors.contains("is no baseline"))
    #expect(!read.errors.contains("\u{1B}"))
  }
}
