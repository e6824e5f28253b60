import Foundation
import Testing

/// The program in a real terminal: opened by a shell, resized, operated, quit.
@Suite(.serialized) struct RealTerminalTests {
  /// What a snapshot draws in a size of cells after one in another, with what that changed marked.
  private func snapshot(
    _ scene: String, _ size: (columns: Int, rows: Int),
    after other: (columns: Int, rows: Int)? = nil
  ) throws -> [String] {
    let old = other ?? size
    let isSame = size == old
    let result = try Program.winch(
      "snapshot", scene, "--changes", "--size", "\(old.columns)x\(old.rows)", "--do",
      isSame ? "" : "resize \(size.columns)x\(size.rows)")
    // Below the canvas words say what changed.
    return result.output.split(separator: "\n", omittingEmptySubsequences: false)
      .prefix(size.rows).map(String.init)
  }

  /// The part of the screen where the canvas is.
  private func cut(_ rows: [String], _ size: (columns: Int, rows: Int)) -> [String] {
    rows.dropFirst().prefix(size.rows).map { row in
      var part = String(row.prefix(size.columns))
      while part.last == " " { part.removeLast() }
      return part
    }
  }

  @Test(arguments: ["figure-12-2", "split", "figure-13-3"])
  func `the canvas without pane follows every resize as a snapshot does`(
    scene: String
  ) throws {
    let terminal = try Tmux(columns: 80, rows: 24)
    try terminal.enter("\(Program.path) \(scene)")
    try terminal.waitFor("the lab") { $0[0].contains("step") }
    // No pane, no ruler, boxes as snapshots draw them.
    try terminal.type(" KKx")
    var old = (columns: 80, rows: 22)
    for (columns, rows) in [(80, 24), (200, 60), (40, 12), (20, 6), (80, 24)] {
      try terminal.resize(columns, rows)
      let size = (columns: columns, rows: rows - 2)
      let expected = try snapshot(scene, size, after: old)
      old = size
      try terminal.waitFor("canvas of \(columns)×\(rows)") { cut($0, size) == expected }
    }
    try terminal.press("q")
    try terminal.waitFor("shell") { $0.last { !$0.isEmpty }?.hasPrefix("$") == true }
  }

  @Test func `bare is a snapshot on the whole screen`() throws {
    let terminal = try Tmux(columns: 70, rows: 20)
    try terminal.enter("\(Program.path) --bare split")
    for (columns, rows) in [(70, 20), (110, 33), (30, 9)] {
      try terminal.resize(columns, rows)
      let expected = try snapshot("split", (columns, rows))
      try terminal.waitFor("canvas of \(columns)×\(rows)") { $0 == expected }
    }
    try terminal.press("q")
    try terminal.waitFor("shell") { $0.last { !$0.isEmpty }?.hasPrefix("$") == true }
  }

  @Test func `a file that is saved again shows at once, in place or as another file`() throws {
    let file = URL.temporaryDirectory.appending(path: "winch-\(UUID().uuidString).yaml")
    defer { try? FileManager.default.removeItem(at: file) }
    func save(_ name: String, _ options: Data.WritingOptions = []) throws {
      try Data("root: {id: \(name)}\n".utf8).write(to: file, options: options)
    }
    try save("first")
    let terminal = try Tmux(columns: 60, rows: 10)
    try terminal.enter("\(Program.path) --bare \(file.path(percentEncoded: false))")
    try terminal.waitFor("first") { $0.contains { $0.contains("first") } }
    try save("second")
    try terminal.waitFor("second") { $0.contains { $0.contains("second") } }
    try save("third", .atomic)
    try terminal.waitFor("third") { $0.contains { $0.contains("third") } }
    try save("fourth")
    try terminal.waitFor("fourth") { $0.contains { $0.contains("fourth") } }
    try terminal.press("q")
  }

  @Test func `the pane's last entry tells the resize`() throws {
    let terminal = try Tmux(columns: 120, rows: 40)
    try terminal.enter("\(Program.path) smallest")
    try terminal.waitFor("start") { $0.contains { $0.contains("1 launch") } }

    try terminal.resize(130, 41)

    try terminal.waitFor("entry") { $0.contains { $0.contains("2 terminal  120×40 → 130×41") } }
    try terminal.press("q")
  }

  @Test func `keys rotate, present and dismiss, and the popover adapts to a narrow terminal`()
    throws
  {
    let terminal = try Tmux(columns: 80, rows: 24)
    try terminal.enter("\(Program.path) figure-13-3")
    try terminal.waitFor("start") { $0.contains { $0.contains("home") } }

    try terminal.press("p")
    try terminal.waitFor("popover") { $0.contains { $0.contains("▲") } }
    try terminal.press("Escape")
    // The arrow is gone before the dismissal has ended, and only then is there something to present.
    try terminal.waitFor("dismissal") { $0.contains { $0.contains("p present") } }
    try terminal.press("p")
    try terminal.waitFor("popover") { $0.contains { $0.contains("▲") } }
    try terminal.resize(50, 24)
    try terminal.waitFor("full screen") { rows in
      !rows.contains { $0.contains("▲") } && rows.contains { $0.contains("info") }
    }
    try terminal.resize(80, 24)
    try terminal.waitFor("popover again") { $0.contains { $0.contains("▲") } }
    try terminal.press("r")
    try terminal.waitFor("turned window") { $0.contains { $0.contains("352×640 portrait") } }
    try terminal.press("q")
    try terminal.waitFor("shell") { $0.last { !$0.isEmpty }?.hasPrefix("$") == true }
  }

  @Test func `the shell's screen and its stty are as before`() throws {
    let terminal = try Tmux(columns: 80, rows: 24)
    try terminal.enter("clear; stty -g > /tmp/\(marker); echo before")
    let before = try terminal.waitFor("mark") { $0.contains("before") }
    try terminal.enter("\(Program.path) smallest")
    try terminal.waitFor("start") { $0.contains { $0.contains("┏") } }
    try terminal.press("q")
    let after = try terminal.waitFor("shell") { rows in
      rows.filter { $0.hasPrefix("$") }.count == before.filter { $0.hasPrefix("$") }.count + 1
    }
    try terminal.enter("stty -g | diff - /tmp/\(marker) && echo same; rm /tmp/\(marker)")
    try terminal.waitFor("stty") { $0.contains("same") }

    #expect(after.contains("before"))
    #expect(!after.contains { $0.contains("┏") })
  }

  private let marker = "winch-stty-\(ProcessInfo.processInfo.processIdentifier)"

  @Test func `Ctrl-Z gives the terminal back and fg comes back at the size of then`() throws {
    let terminal = try Tmux(columns: 80, rows: 24)
    try terminal.enter("\(Program.path) --bare smallest")
    try terminal.waitFor("start") { $0.first?.hasPrefix("┏") == true }

    try terminal.press("C-z")
    try terminal.waitFor("shell") { $0.contains { $0.contains("Stopped") } }
    try terminal.resize(60, 20)
    try terminal.enter("fg")
    let expected = try snapshot("smallest", (60, 20))
    try terminal.waitFor("screen of then") { $0 == expected }
    try terminal.press("q")
    try terminal.waitFor("shell") { $0.last { !$0.isEmpty }?.hasPrefix("$") == true }
  }

  @Test func `below 20 by 6 one line says so and q works`() throws {
    let terminal = try Tmux(columns: 18, rows: 5)
    try terminal.enter("\(Program.path) smallest")
    try terminal.waitFor("line") { $0.contains { $0.contains("needs 20×6") } }
    try terminal.press("q")
    try terminal.waitFor("shell") { $0.contains { $0.hasPrefix("$") } }
  }

  @Test(arguments: [("INT", 130), ("TERM", 143), ("HUP", 129), ("SEGV", 139)])
  func `a signal gives the terminal back and the shell says 128 and its number`(
    signal: String, status: Int
  ) throws {
    let terminal = try Tmux(columns: 80, rows: 24)
    try terminal.enter(
      "stty -g > /tmp/\(marker)-\(signal); export SWIFT_BACKTRACE=enable=no; clear")
    try terminal.waitFor("clear screen") { $0.filter { !$0.isEmpty } == ["$"] }
    try terminal.enter("\(Program.path) smallest")
    try terminal.waitFor("start") { $0.contains { $0.contains("┏") } }

    _ = try Program.run("/usr/bin/env", ["pkill", "-\(signal)", "-f", "^\(Program.path) smallest"])

    try terminal.waitFor("shell") { $0.last { !$0.isEmpty } == "$" }
    try terminal.enter("echo status=$?")
    try terminal.waitFor("status") { $0.contains("status=\(status)") }
    try terminal.enter(
      "stty -g | diff - /tmp/\(marker)-\(signal) && echo same; rm /tmp/\(marker)-\(signal)")
    try terminal.waitFor("stty") { $0.contains("same") }
  }
}
