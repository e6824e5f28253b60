import Foundation
import Testing

/// Output that cannot be written, and streams that are closed.
struct OutputFailureTests {
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

  /// What a shell does first so that files take nothing more, as on a disk that is full.
  private static let full = "ulimit -f 0;"

  @Test(arguments: [
    "record \"$1\" split --headless --do 'resize 40x20; rotate'",
    "check reference --devices-only --write-baseline \"$1\"",
  ])
  func `a file that does not fit stays as it was, or does not come to be`(
    command: String
  ) throws {
    let folder = FileManager.default.temporaryDirectory.appending(path: "winch-\(UUID())")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    let path = folder.appending(path: "file").path(percentEncoded: false)
    for before in [nil, "as it was"] {
      try before?.write(toFile: path, atomically: false, encoding: .utf8)

      let result = try shell("\(Self.full) \"$0\" \(command)", [path])

      #expect(result.status == (command.hasPrefix("check") ? 2 : 74))
      #expect(result.errors.contains("winch: cannot write '\(path)': File too large\n"))
      #expect((try? String(contentsOfFile: path, encoding: .utf8)) == before)
      let names = try FileManager.default.contentsOfDirectory(atPath: folder.path())
      #expect(names == (before == nil ? [] : ["file"]))
    }
  }

  @Test func `a file that is written again keeps its permissions`() throws {
    let path = FileManager.default.temporaryDirectory.appending(path: "winch-\(UUID())")
      .path(percentEncoded: false)
    defer { try? FileManager.default.removeItem(atPath: path) }

    let result = try shell(
      "umask 027; \"$0\" record \"$1\" split --headless; ls -l \"$1\"; chmod 604 \"$1\"; "
        + "\"$0\" record \"$1\" split --headless; ls -l \"$1\"", [path])

    #expect(result.status == 0, "\(result.errors)")
    let lines = result.output.split(separator: "\n")
    #expect(lines.map { $0.prefix(10) } == ["-rw-r-----", "-rw----r--"])
  }

  @Test func `74 output beyond the size that files may have is lost, and told`() throws {
    let path = FileManager.default.temporaryDirectory.appending(path: "winch-\(UUID())")
      .path(percentEncoded: false)
    defer { try? FileManager.default.removeItem(atPath: path) }

    let result = try shell("\(Self.full) \"$0\" schema > \"$1\"", [path])

    #expect(result.status == 74)
    #expect(result.errors.hasPrefix("winch: the output could not be written"))
  }

  @Test func `a recording of the lab does not empty its file before the lab is left`() throws {
    let path = FileManager.default.temporaryDirectory.appending(path: "winch-\(UUID())")
      .path(percentEncoded: false)
    defer { try? FileManager.default.removeItem(atPath: path) }
    try "as it was".write(toFile: path, atomically: false, encoding: .utf8)

    // Without a terminal the lab never starts, and nothing is recorded.
    #expect(try Program.winch("record", path, "split").status == 69)
    #expect(try String(contentsOfFile: path, encoding: .utf8) == "as it was")
    #expect(try Program.winch("record", path + "-new", "split").status == 69)
    #expect(!FileManager.default.fileExists(atPath: path + "-new"))
  }

  @Test func `66 what is there and cannot be read is told as such`() throws {
    let folder = FileManager.default.temporaryDirectory.appending(path: "winch-\(UUID())")
    let place = folder.appending(path: ".winch.yaml")
    try FileManager.default.createDirectory(at: place, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    let path = place.path(percentEncoded: false)
    let complaint = "winch: cannot read '\(path)': Is a directory\n"

    for arguments in [["replay", path], ["trace", "--diff", path, path]] {
      let result = try Program.run(Program.path, arguments)
      #expect(result.status == 66)
      #expect(result.errors == complaint)
    }
    let checked = try Program.winch("check", "smallest", "--baseline", path)
    #expect(checked.status == 2)
    #expect(checked.errors == complaint)
    let outcome = try Program.run(Program.path, ["smallest", "--linear"], folder: folder)
    #expect(outcome.status == 66)
    #expect(outcome.errors.hasPrefix("winch: cannot read '"))
    #expect(outcome.errors.hasSuffix("/.winch.yaml': Is a directory\n"))
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
