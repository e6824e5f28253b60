import Foundation
import TestSupport
import Testing

/// Style, text size, direction and language on the command line.
struct ReaderOptionTests {
  /// A storyboard in a folder as Xcode lays it out, with texts in German and Arabic.
  private func withProject<T>(_ body: (URL) throws -> T) throws -> T {
    let folder = FileManager.default.temporaryDirectory.appending(path: "winch-\(UUID())")
    defer { try? FileManager.default.removeItem(at: folder) }
    func write(_ text: String, _ path: String) throws {
      let file = folder.appending(path: path)
      try FileManager.default.createDirectory(
        at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
      try text.write(to: file, atomically: true, encoding: .utf8)
    }
    try write(Sample("label-to-translate.storyboard").text(), "Base.lproj/Main.storyboard")
    try write("\"l-1.text\" = \"Hallo\";", "de.lproj/Main.strings")
    try write("\"l-1.text\" = \"مرحبا\";", "ar.lproj/Main.strings")
    try write("\"l-1.text\" = ", "xx.lproj/Main.strings")
    try write(
      #"{"sourceLanguage":"en","strings":{"l-1.text":{"localizations":{"fr":{"stringUnit":{"state":"translated","value":"Bonjour"}}}}}}"#,
      "mul.lproj/Main.xcstrings")
    return try body(folder)
  }

  private func winch(_ folder: URL, _ arguments: String...) throws -> Program.Result {
    try Program.run(Program.path, arguments, folder: folder)
  }

  @Test(arguments: [
    ("de", "Hallo"), ("DE", "Hallo"), ("fr", "Bonjour"), ("en", "Hello"), ("double", "Hello Hello"),
    ("pseudo", "Ĥéļļö"),
  ])
  func `a language takes its texts from the table beside the document`(
    language: String, text: String
  ) throws {
    try withProject { folder in
      let result = try winch(
        folder, "snapshot", "Base.lproj/Main.storyboard", "--size", "60x12", "--language", language)

      #expect(result.status == 0, "\(result.errors)")
      #expect(
        result.output.contains("\(text) ") || result.output.contains("\(text)┃"), "\(result.output)"
      )
    }
  }

  @Test func `a language that nobody wrote is an error that names those there are`() throws {
    try withProject { folder in
      let result = try winch(
        folder, "snapshot", "Base.lproj/Main.storyboard", "--language", "sv")

      #expect(result.status == 64)
      #expect(
        result.errors.hasPrefix(
          "Error: 'Base.lproj/Main.storyboard' has no texts in 'sv'; there are ar, de, xx, en, fr, "
            + "double and pseudo\n"), "\(result.errors)")
    }
  }

  @Test func `a table that cannot be read says where`() throws {
    try withProject { folder in
      let result = try winch(
        folder, "snapshot", "Base.lproj/Main.storyboard", "--language", "xx")

      #expect(result.status == 65)
      #expect(
        result.errors.contains("xx.lproj/Main.strings:1:14: expected a text in quotes"),
        "\(result.errors)")
    }
  }

  @Test func `every command takes the same options`() throws {
    let reader = [
      "--style", "dark", "--text-size", "AccessibilityXL", "--right-to-left", "--language",
      "double",
    ]
    func run(_ words: [String]) throws -> Program.Result {
      try Program.run(Program.path, words + reader)
    }
    let snapshot = try run(["snapshot", "split", "--size", "60x8"])
    let trace = try run(["trace", "split"])
    let explain = try run(["explain", "split", "list"])
    let linear = try run(["split", "--linear"])
    let check = try run(["check", "smallest", "--devices-only", "--jobs", "1"])

    #expect(
      snapshot.output.split(separator: "\n")[3...4] == [
        "┃‹                                                  Ada Ada┃",
        "┃‹                                              Grace Grace┃",
      ])
    #expect(trace.status == 0)
    #expect(explain.output.contains("style       dark"), "\(explain.output)")
    #expect(explain.output.contains("text size   AX3"), "\(explain.output)")
    #expect(linear.status == 0)
    #expect(linear.output.contains("Scene"))
    #expect([0, 1].contains(check.status), "\(check.errors)")
  }

  @Test func `a text size that is none names the nearest`() throws {
    for command in ["snapshot", "check"] {
      let result = try Program.winch(command, "split", "--text-size", "ax0")

      #expect(result.status == 64)
      #expect(
        result.errors.contains("'ax0' is no text size, did you mean 'ax1'?"), "\(result.errors)")
    }
  }

  @Test func `what was recorded in another language replays without its table`() throws {
    try withProject { folder in
      _ = try winch(
        folder, "record", "a.jsonl", "Base.lproj/Main.storyboard", "--headless", "--language", "ar",
        "--size", "60x12")
      try FileManager.default.removeItem(at: folder.appending(path: "ar.lproj"))
      let replayed = try winch(folder, "replay", "a.jsonl", "--picture")

      #expect(replayed.status == 0, "\(replayed.errors)")
      #expect(replayed.output.contains("مرحبا"))
    }
  }
}
