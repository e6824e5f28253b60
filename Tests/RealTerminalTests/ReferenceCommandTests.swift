import Foundation
import Testing

#if canImport(FoundationXML)
  import FoundationXML
#endif

/// The commands that print what the program knows.
@Suite struct ReferenceCommandTests {
  private func temporary(_ text: String) throws -> String {
    let path = FileManager.default.temporaryDirectory
      .appending(path: "winch-\(UUID().uuidString)").path(percentEncoded: false)
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
    #expect(text.split(separator: "\n").count == devices.count)
    #expect(text.contains("iphone_8           375×667    @2  C×R C×C"))
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
  }

  @Test func `help begins with examples`() throws {
    for command in ["snapshot", "trace", "explain", "check", "devices", "rules", "open"] {
      let help = try Program.winch(command, "--help").output
      let examples = try #require(help.range(of: "EXAMPLES"), "\(command)")
      let usage = try #require(help.range(of: "USAGE"))
      let options = try #require(help.range(of: "OPTIONS"))
      #expect(examples.lowerBound < options.lowerBound, "\(command)")
      #expect(help.distance(from: help.startIndex, to: examples.lowerBound) < 200, "\(command)")
      #expect(usage.lowerBound < options.lowerBound)
    }
  }
}
