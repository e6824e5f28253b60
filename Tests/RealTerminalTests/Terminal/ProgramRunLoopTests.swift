import Foundation
import Testing

/// Programs that leave work for their main thread: blocks, tasks, and timers with a block.
struct ProgramRunLoopTests {
  private static let probe = URL(filePath: Program.path).deletingLastPathComponent()
    .appending(path: "ProgramProbe").path(percentEncoded: false)

  @Test func `a session does what waits whenever code or time has run`() throws {
    let result = try Program.run(Self.probe, [])

    #expect(result.errors.isEmpty)
    #expect(
      result.output.split(separator: "\n") == [
        "loaded block task", "loaded block task thread", "loaded block task thread timer",
      ])
  }

  @Test func `in a terminal blocks, tasks and timers come without a key`() throws {
    let terminal = try Tmux(columns: 100, rows: 20)
    try terminal.enter("'\(Self.probe)' terminal")

    try terminal.waitFor("all of it") {
      $0.contains { $0.contains("loaded block task thread timer") }
    }
  }
}
