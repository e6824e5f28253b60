import Foundation
import Testing

@testable import WinchCommand

/// A scene to start from, and files that are never written over.
struct NewCommandTests {
  private func withFolder<T>(_ body: (URL) throws -> T) throws -> T {
    let folder = FileManager.default.temporaryDirectory.appending(path: "winch-\(UUID())")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    return try body(folder)
  }

  @Test func `a new scene opens, and nothing but windows that nobody has breaks it`() throws {
    try withFolder { folder in
      func winch(_ arguments: String...) throws -> Program.Result {
        try Program.run(Program.path, arguments, folder: folder)
      }
      let made = try winch("new", "My form")
      let picture = try winch("snapshot", "My form.yaml", "--size", "60x20", "--do", "present")
      let check = try winch("check", "My form.yaml", "--devices-only", "--jobs", "1")

      #expect(
        made.output == """
          wrote My form.yaml
            winch 'My form.yaml'               open it, and edit it meanwhile: each save shows at once
            winch check 'My form.yaml'         find the sizes at which it breaks
            winch schema > winch.schema.json   completion for editors that know YAML
            winch manual | man -l -            everything that a scene can say

          """)
      #expect(picture.status == 0, "\(picture.errors)")
      #expect(picture.output.contains("help-page"))
      #expect(!check.output.contains("error:"), "\(check.output)")
    }
  }

  @Test func `a file that is there stays as it is`() throws {
    try withFolder { folder in
      let file = folder.appending(path: "login.yaml")
      try "mine".write(to: file, atomically: true, encoding: .utf8)
      let result = try Program.run(Program.path, ["new"], folder: folder)

      #expect(result.status == 74)
      #expect(result.errors == "winch: cannot write 'login.yaml': File exists\n")
      #expect(try String(contentsOf: file, encoding: .utf8) == "mine")
    }
  }

  @Test(arguments: ["form.txt", "folder/", ".hidden"])
  func `a name that no scene has is refused`(name: String) throws {
    try withFolder { folder in
      let result = try Program.run(Program.path, ["new", name], folder: folder)

      #expect(result.status == 64)
      #expect(result.errors.contains("a scene's file ends with .yaml, not '\(name)'"))
      #expect(try FileManager.default.contentsOfDirectory(atPath: folder.path()).isEmpty)
    }
  }

  @Test func `the manual page tells the format of scenes`() throws {
    let page = try Program.winch("manual").output
    let format = page.split(separator: "\n").drop { $0 != ".SH SCENE FILES" }

    #expect(format.contains(".SS \"Equations\""))
    #expect(format.contains("\\fBroot\\fR"))
    #expect(format.contains("the window\\(aqs root view controller; the only required key"))
    #expect(format.contains("\\fBtext\\fR, \\fBplaceholder\\fR (\\fBUISearchBar\\fR)"))
    #expect(format.contains("  \\- title.leading == image.trailing + 8 @750"))
    #expect(!format.contains { $0.contains("`") || $0.hasPrefix("|") })
  }

  @Test func `devices have a head, safe areas, and a legend`() throws {
    let lines = try Program.winch("devices").output.split(separator: "\n")

    #expect(
      lines[0]
        == "ID                 POINTS     SCALE  CLASSES  SAFE AREA UPRIGHT  SAFE AREA LYING  DEVICES"
    )
    #expect(
      lines.contains(
        "iphone_x           375×812    @3     C×R C×C  44 0 34 0          0 44 21 44       "
          + "iPhone X / XS / 11 Pro"))
    #expect(
      lines.suffix(2) == [
        "CLASSES: width×height upright, then lying; C is compact, R is regular.",
        "SAFE AREA: points at the top, left, bottom and right that bars and corners take; – is none.",
      ])
  }

  @Test(arguments: [
    ("vim", ["+7", "a.yaml"]), ("/usr/bin/nano -w", ["+7", "a.yaml"]),
    ("code --wait", ["-g", "a.yaml:7"]), ("hx", ["a.yaml:7"]), ("gedit", ["a.yaml"]),
  ])
  func `an editor gets the line as it wants it`(command: String, arguments: [String]) {
    let editor = EditorProgram { $0 == "EDITOR" ? command : nil }

    #expect(editor.command == command)
    #expect(editor.arguments(file: "a.yaml", line: 7) == arguments)
  }

  @Test func `VISUAL goes before EDITOR, and vi is there without both`() {
    let both = EditorProgram { ["VISUAL": "emacs", "EDITOR": "ed"][$0] }
    let empty = EditorProgram { ["VISUAL": " ", "EDITOR": ""][$0] }

    #expect(both.command == "emacs")
    #expect(empty.command == "vi")
    #expect(empty.arguments(file: "+x.yaml", line: 1) == ["+1", "./+x.yaml"])
  }

  @Test func `what the editor does is waited for, and what goes wrong is said`() throws {
    try withFolder { folder in
      let file = folder.appending(path: "it's.yaml").path(percentEncoded: false)
      func run(_ command: String) -> String? {
        EditorProgram { $0 == "EDITOR" ? command : nil }.open(file, line: 3)
      }

      #expect(run("sh -c 'printf x > \"$0\"'") == nil)
      #expect(FileManager.default.contents(atPath: file) == Data("x".utf8))
      #expect(run("sh -c 'exit 3'") == "the editor ended with status 3")
      #expect(run("sh -c 'kill -9 $$'") == "the editor ended with status 137")
      #expect(
        run("no-such-editor-here 2>&-")
          == "the editor 'no-such-editor-here 2>&-' is not there: set VISUAL or EDITOR")
    }
  }
}
