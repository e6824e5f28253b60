import Foundation
import Testing

/// What strangers write into files and file names never acts on the terminal of who opens them.
struct HostileOutputTests {
  private static let payloads =
    "\u{1B}[2J\u{1B}]0;t\u{07}\u{1B}]8;;x\u{1B}\\\u{1B}]52;c;WA==\u{07}\u{1B}Pq\u{1B}\\\u{1B}_G\u{1B}\\"
    + "\u{9B}6n\u{9D}0;t\u{9C}\u{7F}\r\u{202E}\u{2066}\u{2028}\u{1B}]0;unterminated"

  private static let scene = """
    title: "T\(escaped)"
    root:
      id: home
      class: UIViewController
      title: "\(escaped)"
      view:
        subviews:
          - {class: UILabel, id: a, text: "\(escaped)", frame: [80, 100, 100, 30]}
          - {class: UILabel, id: b, text: World, frame: [100, 110, 100, 30]}

    """

  private static let storyboard = """
    <?xml version="1.0" encoding="UTF-8"?>
    <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" version="3.0" \
    targetRuntime="iOS.CocoaTouch" useAutolayout="YES" initialViewController="&#155;2J&#x202E;">
    <scenes><scene sceneID="s&#157;0;t&#156;"><objects>
    <viewController id="&#155;2J&#x202E;" title="&#144;q&#156;&#x2066;" customClass="C&#133;" \
    customModule="M.N&#155;31m">
    <view key="view" id="v&#155;"><rect key="frame" x="0" y="0" width="375" height="667"/>
    <subviews><label id="l&#155;31m" text="a&#155;b&#x202E;">\
    <rect key="frame" x="300" y="100" width="100" height="9"/></label></subviews>
    </view></viewController></objects></scene></scenes></document>
    """

  private static let escaped = payloads.unicodeScalars.map { scalar in
    let digits = String(scalar.value, radix: 16)
    return "\\U" + String(repeating: "0", count: 8 - digits.count) + digits
  }.joined()

  /// A file whose name is hostile too: a line feed in it, and what a name may hold of the rest.
  private func withFile(_ text: String, _ ending: String, _ body: (String) throws -> Void) throws {
    let name = "winch-\(UUID().uuidString)\n::error::x" + Self.payloads.replacing("/", with: "")
    let path =
      FileManager.default.temporaryDirectory.path(percentEncoded: false)
      + "/" + name.prefix(90) + ending
    try Data(text.utf8).write(to: URL(filePath: path))
    defer { try? FileManager.default.removeItem(atPath: path) }
    try body(path)
  }

  private func expectHarmless(
    _ arguments: [String], statuses: Set<Int32> = [0, 1], folder: URL? = nil,
    variables: [String: String] = [:]
  ) throws {
    let result = try Program.run(Program.path, arguments, variables: variables, folder: folder)
    #expect(statuses.contains(result.status), "\(result.errors)")
    for output in [result.output, result.errors] {
      let hostile = output.unicodeScalars.filter { scalar in
        scalar != "\n" && (scalar.value < 0x20 || (0x7F..<0xA0).contains(scalar.value))
          || [0x2028, 0x2029, 0x202E, 0x2066].contains(scalar.value)
      }
      #expect(hostile.isEmpty, "\(hostile.map(\.value)) from \(arguments.prefix(1))")
      // A line feed in a name makes no line of its own.
      #expect(!output.contains("\n::error::x"))
    }
  }

  private static let commands: [[String]] = [
    ["snapshot", "@"], ["snapshot", "@", "--format", "json"], ["snapshot", "@", "--format", "svg"],
    ["trace", "@"], ["trace", "@", "--format", "json"],
    ["check", "@", "--devices-only"], ["check", "@", "--devices-only", "--format", "json"],
    ["check", "@", "--devices-only", "--format", "sarif"],
    ["check", "@", "--devices-only", "--format", "junit"],
    ["check", "@", "--devices-only", "--format", "github"],
    ["trace", "--diff", "@", "@"], ["@", "--linear"], ["snapshot", "@", "--all-devices"],
  ]

  @Test(arguments: commands) func `of a scene and its name`(command: [String]) throws {
    try withFile(Self.scene, ".yaml") { path in
      try expectHarmless(command.map { $0 == "@" ? path : $0 })
    }
  }

  @Test(arguments: commands) func `of a storyboard and its name`(command: [String]) throws {
    try withFile(Self.storyboard, ".storyboard") { path in
      try expectHarmless(command.map { $0 == "@" ? path : $0 })
    }
  }

  @Test(arguments: ["explain", "explain --format json"]) func `of an explanation`(
    command: String
  ) throws {
    let words = command.split(separator: " ").map(String.init)
    try withFile(Self.scene, ".yaml") { path in
      try expectHarmless([words[0], path, "a"] + words.dropFirst())
      try expectHarmless([words[0], path, Self.payloads] + words.dropFirst(), statuses: [0, 64])
    }
  }

  @Test(arguments: [
    ["snapshot", "@"], ["snapshot", "smallest", "--device", "@"], ["snapshot", "smallest", "--@"],
    ["trace", "smallest", "--do", "@"], ["trace", "smallest", "--do", "focus @"], ["rules", "@"],
    ["snapshot", "smallest", "--uikit", "@"], ["check", "@"], ["@", "--size", "@"],
  ])
  func `of a command line`(arguments: [String]) throws {
    try expectHarmless(
      arguments.map { $0.replacing("@", with: Self.payloads) }, statuses: [1, 2, 64, 66])
  }

  @Test(arguments: ["present nosuch", "present \(json)", "focus \(json)", "\(json)"])
  func `of a recording and its name`(command: String) throws {
    let record =
      #"{"canvas":"80x24","file":""# + Self.json + #"","schema":"winch.record/1","#
      + #""source":"root: {id: home}","uikit":26}"# + "\n" + #"{"at":0,"do":""# + command + #""}"#
    try withFile(record + "\n", ".jsonl") { path in
      try expectHarmless(["replay", path], statuses: [65])
      try expectHarmless(["trace", "--diff", path, path + "-none"], statuses: [66])
    }
  }

  private static let json = payloads.unicodeScalars.map { scalar in
    let digits = String(scalar.value, radix: 16)
    return "\\u" + String(repeating: "0", count: 4 - digits.count) + digits
  }.joined()

  @Test(arguments: [
    "theme", "color", "mouse", "linear", "pane", "uikit", "device", "keys", "keys: {quit", "@",
  ])
  func `of settings and variables`(key: String) throws {
    let folder = FileManager.default.temporaryDirectory
      .appending(path: "winch-\(UUID())\u{1B}]0;t\u{7}\u{9B}2J")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    let name = key == "@" ? "\"\(Self.escaped)\"" : key
    for value in ["\"\(Self.escaped)\"", Self.payloads] {
      let text = name + ": " + value + (key.contains("{") ? "}" : "") + "\n"
      try Data(text.utf8).write(to: folder.appending(path: ".winch.yaml"))
      try expectHarmless(["smallest", "--linear"], statuses: [65], folder: folder)
    }
    try FileManager.default.removeItem(at: folder.appending(path: ".winch.yaml"))
    let variable = ["WINCH_" + key.uppercased(): Self.payloads]
    try expectHarmless(
      ["smallest", "--linear"], statuses: [0, 65], folder: folder, variables: variable)
  }

  @Test func `of a file that is broken`() throws {
    for (text, ending) in [
      ("root: {\(Self.payloads)", ".yaml"), ("root: {class: \"\(Self.escaped)\"}", ".yaml"),
      ("<a\(Self.payloads)>", ".storyboard"), ("<document targetRuntime=\"&#155;\"/>", ".xib"),
    ] {
      try withFile(text, ending) { path in
        try expectHarmless(["snapshot", path], statuses: [65])
        try expectHarmless(["check", path], statuses: [2])
      }
    }
  }
}
