import Foundation
import Testing

#if canImport(FoundationXML)
  import FoundationXML
#endif

/// The commands that print what the program knows.
struct ReferenceCommandTests {
  private func temporary(_ text: String, _ ending: String = "") throws -> String {
    let path = FileManager.default.temporaryDirectory
      .appending(path: "winch-\(UUID().uuidString)\(ending)").path(percentEncoded: false)
    try text.write(toFile: path, atomically: true, encoding: .utf8)
    return path
  }

  @Test func `a rule by id, a family by its letters, and the nearest on a miss`() throws {
    let one = try Program.winch("rules", "c10")
    let family = try Program.winch("rules", "KT")
    let miss = try Program.winch("rules", "C99")

    #expect(one.output.split(separator: "\n").count == 1)
    #expect(one.output.hasPrefix("C10    "))
    #expect(family.output.split(separator: "\n").allSatisfy { $0.hasPrefix("KT") })
    #expect(miss.status == 64)
    #expect(miss.errors.contains("did you mean 'C09'?"))
  }

  @Test func `every device has a line, and the JSON names its schema`() throws {
    let text = try Program.winch("devices").output
    let json = try Program.winch("devices", "--format", "json").output

    let top = try #require(
      try JSONSerialization.jsonObject(with: Data(json.utf8)) as? [String: Any])
    let devices = try #require(top["devices"] as? [[String: Any]])
    #expect(top["schema"] as? String == "winch.devices/1")
    // A head, and two lines of legend.
    #expect(text.split(separator: "\n").count == devices.count + 3)
    #expect(text.contains("iphone_8           375×667    @2     C×R C×C"))
  }

  @Test func `traces that differ are told line by line`() throws {
    let first = try Program.winch("trace", "smallest", "--do", "rotate", "--format", "json")
    let second = try Program.winch(
      "trace", "smallest", "--do", "rotate left", "--format", "json")
    let (a, b) = (try temporary(first.output), try temporary(second.output))
    defer {
      try? FileManager.default.removeItem(atPath: a)
      try? FileManager.default.removeItem(atPath: b)
    }

    let same = try Program.winch("trace", "--diff", a, a)
    let different = try Program.winch("trace", "--diff", a, b)

    #expect(same.status == 0)
    #expect(same.output.isEmpty)
    #expect(different.status == 1)
    let lines = different.output.split(separator: "\n")
    #expect(lines.first == "--- \(a)")
    #expect(lines.contains { $0.hasPrefix("-{") && $0.contains("right") })
    #expect(lines.contains { $0.hasPrefix("+{") && $0.contains("left") })
  }

  @Test func `a contact sheet has every device both ways`() throws {
    let sheet = try Program.winch(
      "snapshot", "smallest", "--all-devices", "--format", "svg", "--size", "20x8"
    ).output

    let parser = XMLParser(data: Data(sheet.utf8))
    #expect(parser.parse())
    #expect(sheet.contains(">iphone_8 portrait<"))
    #expect(sheet.contains(">ipad_pro_13_m4 landscape<"))
  }

  @Test func `an explanation ends with the rules of the last step`() throws {
    let result = try Program.winch("explain", "smallest", "hello", "--do", "resize 40x12")

    #expect(result.status == 0)
    #expect(result.output.contains("window (320 < 640)"))
    #expect(result.output.contains("C10    A controller hears"))
  }

  @Test(arguments: ["bash", "zsh", "fish"]) func `completions know every command`(
    shell: String
  ) throws {
    let script = try Program.winch("--generate-completion-script", shell).output

    for command in ["snapshot", "trace", "explain", "check", "devices", "rules"] {
      #expect(script.contains(command), "\(command)")
    }
    #expect(script.contains("iphone_air"))
  }

  @Test func `the manual page has every command and option that the help has`() throws {
    let page = try Program.winch("manual").output.replacing("\\-", with: "-")
    let help = try Program.winch("--help").output

    let commands = help.split(separator: "\n").drop { !$0.hasPrefix("SUBCOMMANDS") }
      .filter { $0.hasPrefix("  ") && !$0.hasPrefix("   ") }
      .compactMap { $0.split(separator: " ").first.map(String.init) }.filter { $0 != "See" }
    #expect(commands.count >= 9)
    for command in commands {
      #expect(page.contains(".SS \"winch \(command)\""), "\(command)")
      let options = try Program.winch(command, "--help").output.split(separator: "\n")
        .compactMap { $0.split(separator: " ").first }.filter { $0.hasPrefix("--") }
      for option in options where option != "--version" {
        #expect(page.contains("\\fB\(option)\\fR"), "\(command) \(option)")
      }
    }
    #expect(page.hasPrefix(".TH \"WINCH\" 1\n"))
    #expect(page.split(separator: "\n").allSatisfy { !$0.hasPrefix("'") })
  }

  @Test func `bash completes commands, options, values and nothing else`() throws {
    let script = try temporary(try Program.winch("--generate-completion-script", "bash").output)
    defer { try? FileManager.default.removeItem(atPath: script) }
    let folder = URL(filePath: Program.path).deletingLastPathComponent().path(percentEncoded: false)
    func completions(_ words: String...) throws -> [String] {
      let all = ["winch"] + words
      let line = all.joined(separator: " ")
      let asking = """
        source \(script); PATH='\(folder)':"$PATH"; COMP_WORDS=(winch \(words.map { "'\($0)'" }.joined(separator: " ")))
        COMP_CWORD=\(words.count); COMP_LINE='\(line)'; COMP_POINT=\(line.count)
        _winch_or_open winch '\(all[words.count])' '\(all[words.count - 1])'; printf '%s\n' "${COMPREPLY[@]}"
        """
      return try Program.run("/usr/bin/env", ["bash", "-c", asking]).output
        .split(separator: "\n").map(String.init)
    }

    #expect(try completions("sn") == ["snapshot"])
    #expect(try completions("smal") == ["smallest"])
    #expect(try completions("smallest", "--orient") == ["--orientation"])
    #expect(try completions("smallest", "sn") == [])
    #expect(try completions("check", "--form") == ["--format"])
    #expect(try Set(completions("check", "--format", "")).isSuperset(of: ["sarif", "junit"]))

    let scenes = ["Menu", "a&#155;2J", "b&#x202E;c", "two words"].map {
      "<scene sceneID='\($0)-s'><objects><viewController id='\($0)'/></objects></scene>"
    }
    let storyboard = try temporary(
      """
      <document type='com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB' \
      targetRuntime='iOS.CocoaTouch'><scenes>\(scenes.joined())</scenes></document>
      """, ".storyboard")
    defer { try? FileManager.default.removeItem(atPath: storyboard) }
    #expect(try completions("snapshot", storyboard, "--scene", "") == ["Menu"])
  }

  /// The shell is not on every machine; where it is missing, what its script says has to do.
  private static let fish = ["/usr/bin/fish", "/usr/local/bin/fish", "/opt/homebrew/bin/fish"]
    .first { FileManager.default.isExecutableFile(atPath: $0) }

  @Test func `fish's script takes what is no command for a document`() throws {
    let script = try Program.winch("--generate-completion-script", "fish").output

    #expect(script.contains("$unparsed_tokens[1] open $unparsed_tokens[2..]"))
    #expect(script.contains("\"$commands, $expected_commands\" = \"winch, winch open\""))
    #expect(!script.contains("-tC"))
  }

  @Test(
    .enabled(if: fish != nil),
    arguments: [
      ("winch sn", ["snapshot"], true), ("winch smal", ["smallest"], true),
      ("winch ", ["open", "snapshot", "check", "smallest", "split"], false),
      ("winch --", ["--help", "--device", "--bare"], false),
      ("winch smallest --orient", ["--orientation"], true),
      ("winch smallest --device iphone_a", ["iphone_air"], true),
      ("winch smallest --color ", ["auto", "always", "never"], false),
      ("winch smallest sn", [], true), ("winch snapshot smal", ["smallest"], true),
      ("winch snapshot ", ["smallest", "split"], false),
      ("winch check --form", ["--format"], true),
      ("winch check split --format s", ["sarif"], true),
      ("winch check split --only coll", ["collision"], true),
      ("winch explain split --uikit ", ["26", "8"], true),
    ])
  func `fish completes commands, options, values and scenes`(
    line: String, expected: [String], isAll: Bool
  ) throws {
    let script = try temporary(try Program.winch("--generate-completion-script", "fish").output)
    defer { try? FileManager.default.removeItem(atPath: script) }
    let folder = URL(filePath: Program.path).deletingLastPathComponent().path(percentEncoded: false)
    let completions = try Program.run(
      try #require(Self.fish),
      ["--no-config", "-c", "set PATH '\(folder)' $PATH; source \(script); complete -C '\(line)'"]
    ).output.split(separator: "\n").compactMap { $0.split(separator: "\t").first.map(String.init) }

    #expect(Set(completions).isSuperset(of: expected), "\(completions)")
    #expect(!isAll || completions.sorted() == expected.sorted(), "\(completions)")
  }

  @Test(arguments: [("winch snapshot figure-13-3", "popover.svg"), ("winch film", "rotation.svg")])
  func `a picture of the README is what the command beside it prints`(
    beginning: String, file: String
  ) throws {
    let readme = try String(contentsOf: Program.root.appending(path: "README.md"), encoding: .utf8)
    let command = try #require(
      readme.split(separator: "`").first { $0.hasPrefix(beginning) && $0.contains("--size") })
    let path = try #require(readme.split { "()".contains($0) }.first { $0.hasSuffix(file) })

    let picture = try Program.run(
      Program.path, command.split(separator: " ").dropFirst().map(String.init))
    let kept = try String(
      contentsOf: Program.root.appending(path: String(path)), encoding: .utf8)

    #expect(picture.output == kept)
  }

  @Test func `the version is that of the newest changes`() throws {
    let log = try String(
      contentsOf: Program.root.appending(path: "Sources/AdaptiveUI/AdaptiveUI.docc/Changelog.md"),
      encoding: .utf8)
    let printed = try Program.winch("--version")

    let newest = log.split(separator: "\n").first { $0.hasPrefix("## ") }
    #expect(printed.status == 0)
    #expect(printed.errors.isEmpty)
    #expect(newest.map(String.init)?.hasPrefix("## " + printed.output.dropLast()) == true)
  }

  @Test func `help begins with examples, which no narrow terminal breaks`() throws {
    for command in [
      "snapshot", "trace", "explain", "check", "devices", "rules", "open", "schema", "manual",
      "record", "replay", "new", "kept",
    ] {
      let help = try Program.winch(command, "--help").output
      let examples = try #require(help.range(of: "EXAMPLES"), "\(command)")
      let usage = try #require(help.range(of: "USAGE"))
      let options = try #require(help.range(of: "OPTIONS"))
      #expect(examples.lowerBound < options.lowerBound, "\(command)")
      let shown = help[examples.upperBound...].split(
        separator: "\n", omittingEmptySubsequences: false
      )
      .dropFirst().prefix { !$0.isEmpty }
      #expect(shown.allSatisfy { $0.hasPrefix("  ") }, "\(command): \(shown)")
      #expect(help.distance(from: help.startIndex, to: examples.lowerBound) < 200, "\(command)")
      #expect(usage.lowerBound < options.lowerBound)
    }
  }

  @Test func `every example that needs neither a terminal nor a file of one's own works`() throws {
    let folder = FileManager.default.temporaryDirectory.appending(
      path: "winch-examples-\(ProcessInfo.processInfo.processIdentifier)")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    var count = 0
    for command in [
      "snapshot", "explain", "trace", "rules", "devices", "schema", "record", "replay",
      "kept",
    ] {
      for line in try Program.winch(command, "--help").output.split(separator: "\n") {
        let example = line.drop { $0 == " " }
        guard example.hasPrefix("winch \(command) ") || example == "winch \(command)",
          command != "record" || example.contains("--headless")
        else { continue }
        // What an example does is behind it.
        let typed = example.firstRange(of: "  ").map { example[..<$0.lowerBound] } ?? example
        let run = try Program.run(
          "/bin/sh", ["-c", "winch() { '\(Program.path)' \"$@\"; }; \(typed)"], folder: folder)
        // Traces that differ are told by the exit status.
        let expected: Int32 = typed.contains("--diff") ? 1 : 0
        #expect(run.status == expected, "\(typed): \(run.errors)")
        count += 1
      }
    }
    #expect(count >= 18)
  }
}
