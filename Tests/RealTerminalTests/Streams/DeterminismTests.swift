import Foundation
import Testing

/// What is printed does not depend on the process; all scenes by `Tests/Scripts/determinism.py`.
struct DeterminismTests {
  @Test func `snapshots and traces are the same bytes under every hash seed`() throws {
    let script = Program.root.appending(path: "Tests/Scripts/determinism.py")
    let result = try Program.run(
      "/usr/bin/env",
      [
        "python3", script.path(percentEncoded: false), "--programs", Program.path, "--runs", "3",
        "--scenes", "split", "presentations", "flow-layout", "figure-13-3",
      ])

    #expect(result.status == 0, "\(result.output)\(result.errors)")
    #expect(result.output.contains("24 outputs of 1 builds"))
  }
}
