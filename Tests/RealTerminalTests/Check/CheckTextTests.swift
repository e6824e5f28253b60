import Foundation
import TestSupport
import Testing

@testable import WinchCommand

/// What `winch check` prints for people, in full.
struct CheckTextTests {
  /// A folder with these files.
  private func withFolder<T>(_ files: [String: String], _ body: (URL) throws -> T) throws -> T {
    let folder = FileManager.default.temporaryDirectory.appending(
      path: "winch-\(UUID().uuidString)")
    defer { try? FileManager.default.removeItem(at: folder) }
    for (name, text) in files {
      let file = folder.appending(path: name)
      try FileManager.default.createDirectory(
        at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
      try text.write(to: file, atomically: true, encoding: .utf8)
    }
    return try body(folder)
  }

  private func check(
    _ arguments: String..., in folder: URL, variables: [String: String] = [:]
  ) throws -> Program.Result {
    try Program.run(
      Program.path, ["check", "--devices-only", "--jobs", "1"] + arguments, variables: variables,
      folder: folder)
  }

  private static let low = """
    root:
      id: home
      view:
        subviews:
          - class: UILabel
            id: first
            text: Hello
            constraints: [leading == superview.leading + 90, top == superview.top + 250]
          - class: UILabel
            id: second
            text: World
            constraints: [leading == superview.leading + 90, bottom == superview.bottom - 100]

    """

  @Test func `a finding has its line, the screens where it is so, and the way there`() throws {
    try withFolder(["low.yaml": Self.low]) { folder in
      let result = try check("low.yaml", in: folder)

      #expect(result.status == 1)
      #expect(
        result.output == """
          low.yaml:6:13: error: UILabel “Hello” (first) and UILabel “World” (second) lie on top of each other [collision]
            6 | id: first
              |     ^
            iPhone SE, 8 landscape; iPhone X, 11 Pro landscape; iPhone 12 mini, 13 mini landscape
            see it: winch low.yaml --device iphone_8 --orientation landscape --focus first

          1 finding (1 error) in 1 file, 105 sizes laid out

          """)
    }
  }

  @Test func `colours are for terminals, or for who asks`() throws {
    try withFolder(["low.yaml": Self.low]) { folder in
      let plain = try check("low.yaml", in: folder)
      let painted = try check("low.yaml", "--color", "always", in: folder)
      let never = try check("low.yaml", "--color", "never", in: folder)

      let lines = painted.output.split(separator: "\n").map(String.init)
      let message = """
        low.yaml:6:13: \u{1B}[1;31merror\u{1B}[0m: \u{1B}[1mUILabel “Hello”\u{1B}[0m (first) and \
        \u{1B}[1mUILabel “World”\u{1B}[0m (second) lie on top of each other \
        \u{1B}[2m[collision]\u{1B}[0m
        """
      #expect(lines.first == message)
      #expect(lines[2] == "    |     \u{1B}[1;32m^\u{1B}[0m")
      #expect(painted.output.replacing(/\u{1B}\[[0-9;]*m/, with: "") == plain.output)
      #expect(never.output == plain.output)
    }
  }

  /// Two rows whose contents are half a point higher than they are.
  private static let rows = """
    root:
      id: home
      view:
        subviews:
          - id: row
            frame: [70, 100, 200, 43]
            subviews:
              - class: UILabel
                id: terms
                text: Terms of Service
                constraints:
                  - leading == superview.leading
                  - top == superview.top + 11
                  - bottom == superview.bottom - 11.5
                  - {equation: height == 21, id: high}

    """

  @Test func `a contradiction is a sum; UIKit's log is for who asks`() throws {
    try withFolder(["rows.yaml": Self.rows]) { folder in
      let brief = try check("rows.yaml", in: folder)
      let verbose = try check("rows.yaml", "--verbose", in: folder)

      #expect(
        brief.output == """
          rows.yaml:15:46: error: 11 + 21 (UILabel “Terms of Service”) + 11.5 = 43.5, but UIView is 43 high: high gives way [unsatisfiable]
            15 | - {equation: height == 21, id: high}
               |                                ^
            every screen
            see it: winch rows.yaml --device iphone_8 --orientation portrait --focus terms

          1 finding (1 error) in 1 file, 105 sizes laid out

          """)
      #expect(verbose.output.contains("  | Unable to simultaneously satisfy constraints."))
    }
  }

  @Test func `folders give their documents by name, and YAML that is no scene is left alone`()
    throws
  {
    let files = [
      "b/low.yaml": Self.low, "a.yml": Self.rows, ".github/workflows/ci.yaml": "on: push\n",
      "settings.yaml": "theme: dark\n", "build/low.yaml": Self.low, "Pods/x.yaml": Self.low,
      "b/notes.txt": Self.low,
    ]
    try withFolder(files) { folder in
      let all = try check(".", in: folder)
      let one = try check("b", in: folder)
      let none = try check(".github", in: folder)

      let names = all.output.matches(of: /(?m)^([^ \n]+):\d+:\d+: error/).map {
        String($0.output.1)
      }
      #expect(names == ["a.yml", "b/low.yaml"])
      #expect(one.output.hasPrefix("b/low.yaml:6:13: error"))
      #expect(one.output.hasSuffix("1 finding (1 error) in 1 file, 105 sizes laid out\n"))
      #expect(none.status == 2)
      #expect(none.errors == "winch: no scene, storyboard or xib in '.github'\n")
    }
  }

  @Test func `what is wrong with a name of the command line is told without how to write one`()
    throws
  {
    try withFolder(["low.yaml": Self.low]) { folder in
      let scene = try check("low.yaml", "--scene", "other", in: folder)
      let device = try Program.winch("snapshot", "split", "--device", "iPhone 99")

      #expect(scene.status == 64)
      #expect(scene.errors == "Error: --scene works for storyboards only\n")
      #expect(device.status == 64)
      #expect(!device.errors.contains("Usage"))
    }
  }

  @Test func `--focus tells of a view that is not there`() throws {
    try withFolder(["low.yaml": Self.low]) { folder in
      let found = try Program.run(
        Program.path, ["open", "low.yaml", "--linear", "--focus", "second"], folder: folder)
      let missed = try Program.run(
        Program.path, ["open", "low.yaml", "--linear", "--focus", "secnd"], folder: folder)

      #expect(found.output.contains("Focus: second\n"))
      #expect(missed.output.contains("is called 'secnd', did you mean 'second'?"))
    }
  }
}
