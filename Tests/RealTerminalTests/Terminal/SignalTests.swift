import Foundation
import Testing

/// Signals in every state of the program: some hundred here, all by `Tests/Scripts/signals.py`.
@Suite(.serialized) struct SignalTests {
  @Test func `every signal in every state leaves the terminal as it was`() throws {
    let script = Program.root.appending(path: "Tests/Scripts/signals.py")
    let result = try Program.run(
      "/usr/bin/env",
      [
        "python3", script.path(percentEncoded: false), "--program", Program.path, "--count", "195",
        "--seed", "11",
      ])

    #expect(result.status == 0, "\(result.output)\(result.errors)")
    #expect(result.output.contains("195 kills in 65 pairs of signal and state"))
  }
}
