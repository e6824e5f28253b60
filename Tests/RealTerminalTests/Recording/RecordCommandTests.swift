import Foundation
import Testing

/// Recordings as files, and the account in lines, of the program itself.
struct RecordCommandTests {
  /// A folder that goes away with the test.
  private final class Folder {
    let url = FileManager.default.temporaryDirectory.appending(path: "winch-\(UUID().uuidString)")

    init() throws {
      try FileManager.default.createDirectory(at: url, withIntermediateDirectories: true)
    }

    deinit { try? FileManager.default.removeItem(at: url) }

    func file(_ name: String) -> String { url.appending(path: name).path(percentEncoded: false) }

    func write(_ text: String, _ name: String) throws {
      let place = url.appending(path: name)
      try FileManager.default.createDirectory(
        at: place.deletingLastPathComponent(), withIntermediateDirectories: true)
      try text.write(to: place, atomically: true, encoding: .utf8)
    }
  }

  @Test(arguments: ["split", "figure-13-3", "example-padded-label"])
  func `what was recorded replays to the trace and the picture of the recording`(
    scene: String
  ) throws {
    let folder = try Folder()
    let script = "rotate; resize 50x20; view-as compact regular; rotate left; uikit 8"
    let recorded = try Program.winch(
      "record", folder.file("a.jsonl"), scene, "--headless", "--do", script)
    let trace = try Program.winch("trace", scene, "--do", script)
    let replayed = try Program.winch("replay", folder.file("a.jsonl"))
    let picture = try Program.winch("replay", folder.file("a.jsonl"), "--picture")

    #expect(recorded.status == 0, "\(recorded.errors)")
    #expect(replayed.output == trace.output)
    #expect(
      picture.output == (try Program.winch("snapshot", scene, "--do", script)).output)
  }

  /// A terminal in which the lab records what is done to a popover.
  private func recording(to file: String) throws -> Tmux {
    let terminal = try Tmux(columns: 100, rows: 24)
    try terminal.enter("\(Program.path) record \(file) figure-13-3")
    try terminal.waitFor("the lab") { $0.contains { $0.contains("step 1") } }
    return terminal
  }

  @Test func `the lab writes what was done in it`() throws {
    let folder = try Folder()
    let terminal = try recording(to: folder.file("a.jsonl"))
    try terminal.type("rp")
    var (still, last) = (0, [String]())
    try terminal.waitFor("the end of the presentation") { rows in
      still = rows == last && rows[0].contains("step 3") ? still + 1 : 0
      last = rows
      return still > 30
    }
    try terminal.type("q")
    try terminal.waitFor("the shell") { $0.last { !$0.isEmpty } == "$" }
    let picture = try Program.winch("replay", folder.file("a.jsonl"), "--picture").output
    // Header and footer leave 22 of the 24 rows for the window, whatever the pane does.
    let same = try Program.winch(
      "snapshot", "figure-13-3", "--size", "100x22", "--do", "rotate; present"
    ).output

    #expect(picture == same)
  }

  @Test func `a terminal that is closed loses no recording`() throws {
    let folder = try Folder()
    let terminal = try recording(to: folder.file("a.jsonl"))
    try terminal.type("r")
    try terminal.waitFor("the turn") { $0.contains { $0.contains("step 2") } }
    try terminal.close()
    let end = ProcessInfo.processInfo.systemUptime + 20
    while !FileManager.default.fileExists(atPath: folder.file("a.jsonl")),
      ProcessInfo.processInfo.systemUptime < end
    { usleep(20_000) }

    let trace = try Program.winch("replay", folder.file("a.jsonl")).output
    #expect(trace.contains("rotate"))
  }

  @Test func `a bad recording ends with 65 and its places, a missing one with 66`() throws {
    let folder = try Folder()
    try folder.write("{\"schema\":\"winch.record/2\"}\n", "new.jsonl")
    let new = try Program.winch("replay", folder.file("new.jsonl"))
    let none = try Program.winch("replay", folder.file("none.jsonl"))

    #expect(new.status == 65)
    #expect(new.errors.contains("new.jsonl:1:11: “winch.record/2” is no version that"))
    #expect(none.status == 66)
  }

  @Test func `a dumb terminal and a pipe get lines that follow each other`() throws {
    let folder = try Folder()
    try folder.write("rotate\nwhere\nrotat\nq\n", "input")
    let dumb = try Program.run(
      Program.path, ["smallest"], variables: ["TERM": "dumb"],
      input: URL(filePath: folder.file("input")))
    let asked = try Program.run(
      Program.path, ["smallest", "--linear"], input: URL(filePath: folder.file("input")))

    #expect(dumb.status == 0)
    #expect(dumb.output == asked.output)
    let lines = dumb.output.split(separator: "\n").map(String.init)
    #expect(lines.first?.hasPrefix("Scene ") == true)
    #expect(lines.contains { $0.hasPrefix("2 rotation  right") })
    #expect(lines.last == "Problem: unknown command 'rotat', did you mean rotate?")
    #expect(!dumb.output.contains("\u{1B}"))
  }

  @Test func `flags win over variables, those over the project's file, that over the user's`()
    throws
  {
    let folder = try Folder()
    try folder.write("uikit: 8\nlinear: true\ndevice: iPhone 6\n", "config/winch/config.yaml")
    try folder.write("device: iPad mini\n", "project/.winch.yaml")
    try folder.write("root: {id: home}\n", "project/inside/a.yaml")
    func head(_ arguments: [String] = [], _ variables: [String: String] = [:]) throws -> String {
      let result = try Program.run(
        Program.path, ["a.yaml"] + arguments,
        variables: variables.merging(["XDG_CONFIG_HOME": folder.file("config")]) { $1 },
        folder: URL(filePath: folder.file("project/inside")))
      return result.output.split(separator: "\n").first.map(String.init) ?? result.errors
    }

    // The user's file alone says the era, the project's the device.
    #expect(try head().contains("UIKit 8"))
    #expect(try head().contains("iPad mini"))
    #expect(try head([], ["WINCH_DEVICE": "iPhone 5"]).contains("iPhone 5"))
    #expect(
      try head(["--device", "iPhone 4"], ["WINCH_DEVICE": "iPhone 5"]).contains("iPhone 4"))
  }

  @Test func `everything that is wrong with the configuration is told`() throws {
    let folder = try Folder()
    try folder.write("theme: drak\n", "config/winch/config.yaml")
    try folder.write("pane: logg\nmuose: on\n", ".winch.yaml")
    let result = try Program.run(
      Program.path, ["smallest"],
      variables: ["XDG_CONFIG_HOME": folder.file("config"), "WINCH_COLOR": "alwys"],
      folder: folder.url)

    #expect(result.status == 65)
    #expect(result.errors.contains("WINCH_COLOR:1:8: “alwys” is not a way to colour"))
    #expect(result.errors.contains("did you mean always?"))
    #expect(result.errors.contains(".winch.yaml:1:7: “logg” is not a pane"))
    #expect(result.errors.contains(".winch.yaml:2:1: a configuration has no “muose”"))
    #expect(result.errors.contains("config/winch/config.yaml:1:8: “drak” is not a theme"))
    #expect(result.errors.contains("  theme: drak\n         ^\n  did you mean dark?"))
  }

  @Test func `colours follow the flag, then NO_COLOR, then the terminal`() throws {
    let cases: [(arguments: String, hasColor: Bool)] = [
      ("env NO_COLOR=1", false), ("env NO_COLOR=1 WINCH_COLOR=always", true),
      ("env -u NO_COLOR", true),
    ]
    for (prefix, hasColor) in cases {
      let terminal = try Tmux(columns: 100, rows: 16)
      try terminal.enter("\(prefix) \(Program.path) split --theme dark")
      try terminal.waitFor("the lab") { $0.contains { $0.contains("step 1") } }
      // Eight colours are what tmux's own terminal type has.
      let screen = try terminal.colored()
      #expect(screen.contains(/\u{1B}\[[34](8;5|[0-7]m)/) == hasColor, "\(prefix)")
    }
  }
}
