import Foundation
import Testing

/// Exit statuses, and complete messages for bad input.
struct ExitStatusTests {
  private func scene(_ text: String) throws -> String {
    let path = FileManager.default.temporaryDirectory
      .appending(path: "winch-\(UUID().uuidString).yaml").path(percentEncoded: false)
    try text.write(toFile: path, atomically: true, encoding: .utf8)
    return path
  }

  @Test func `65 a scene that is wrong gets its place, the line, a caret and the nearest name`()
    throws
  {
    let path = try scene("root:\n  id: home\n  clas: UIViewController\n")
    defer { try? FileManager.default.removeItem(atPath: path) }

    let result = try Program.winch(path)

    #expect(result.status == 65)
    #expect(result.output.isEmpty)
    let lines = result.errors.split(separator: "\n").map(String.init)
    #expect(lines.contains { $0.hasPrefix("\(path):3:3: ") })
    #expect(lines.contains("    clas: UIViewController"))
    #expect(lines.contains("    ^"))
    #expect(lines.contains { $0.contains("class") && $0.contains("did you mean") })
  }

  @Test func `66 a file that is not there names the nearest bundled scene`() throws {
    let result = try Program.winch("snapshot", "splt")

    #expect(result.status == 66)
    #expect(
      result.errors
        == "winch: no such file: 'splt', did you mean the bundled scene 'split'?\n")
  }

  @Test func `69 without a terminal the lab does not start`() throws {
    let result = try Program.winch("smallest")

    #expect(result.status == 69)
    #expect(result.output.isEmpty)
    #expect(
      result.errors == """
        winch: standard input and output must be a terminal; without one, 'winch snapshot' draws a \
        scene and '--linear' tells it

        """)
  }

  @Test(arguments: [
    ["snapshot"], ["snapshot", "split", "--size", "big"], ["trace", "split", "--do", "fly"],
    ["snapshot", "split", "--device", "iPhone 99"], ["snapshot", "split", "--uikit", "9"],
  ])
  func `64 a wrong command line`(arguments: [String]) throws {
    let result = try Program.run(Program.path, arguments)

    #expect(result.status == 64, "\(arguments)")
    #expect(!result.errors.isEmpty)
  }

  @Test func `escape sequences of a scene never reach the output`() throws {
    let path = try scene(
      "title: \"a\\e[31mb\"\nroot:\n  id: \"x\\e]0;evil\\ay\"\n  class: UIViewController\n")
    defer { try? FileManager.default.removeItem(atPath: path) }

    let picture = try Program.winch("snapshot", path)
    let trace = try Program.winch("trace", path)

    for output in [picture.output, picture.errors, trace.output, trace.errors] {
      #expect(!output.unicodeScalars.contains { $0.value < 0x20 && $0 != "\n" })
    }
  }
}
