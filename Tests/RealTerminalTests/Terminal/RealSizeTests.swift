import Foundation
import Testing

/// Many sizes in a real terminal, borders included: what it shows is what a snapshot draws.
@Suite(.serialized) struct RealSizeTests {
  /// Text on whose width terminals and libraries differ.
  private static let texts = """
    title: Texts
    root:
      title: "é👩‍👩‍👧‍👦🇨🇭"
      view:
        subviews:
          - {class: UILabel, id: a, text: "👍🏽 1️⃣ ❤️ 🇩🇪 🏴‍☠️ end", frame: [16, 32, 240, 48]}
          - {class: UILabel, id: b, text: "e\\u0301\\u0302 q\\u0308 a\\u200Bb\\u200Dc\\uFEFFd", frame: [16, 96, 240, 48]}
          - {class: UILabel, id: c, text: "שלום עולם مرحبا \\u202Eevil", frame: [16, 160, 240, 48]}
          - {class: UIButton, id: d, title: "漢字かな ｶﾅ 한국어 ㆍ", frame: [16, 224, 240, 48]}
          - {class: UILabel, id: e, text: "ᄀᄀᄀ각ᆨᆨ Z͑ͫ̓ͪ̂ͫ̽͏̴̙̤̞͉͚̯̞̠͍A̴̵̜̰͔ͫ͗͢ \\U000E0041 ⁂①☎", frame: [16, 288, 240, 48]}

    """

  private func snapshot(_ scene: String, _ columns: Int, _ rows: Int) throws -> [String] {
    let result = try Program.winch("snapshot", scene, "--size", "\(columns)x\(rows)")
    #expect(result.status == 0, "\(result.errors)")
    return result.output.split(separator: "\n", omittingEmptySubsequences: false).dropLast()
      .map(String.init)
  }

  /// Numbers that look random and are the same in every run.
  private static func sizes(_ count: Int) -> [(columns: Int, rows: Int)] {
    (1...count).map { (20 + $0 * 7919 % 181, 6 + $0 * 104_729 % 55) }
  }

  private func expect(
    _ terminal: Tmux, shows scene: String, _ sizes: [(columns: Int, rows: Int)]
  ) throws {
    for (columns, rows) in sizes {
      try terminal.resize(columns, rows)
      let expected = try snapshot(scene, columns, rows)
      try terminal.waitFor("canvas of \(columns)×\(rows)") { $0 == expected }
    }
  }

  @Test func `sixty sizes, borders included`() throws {
    let terminal = try Tmux(columns: 80, rows: 24)
    try terminal.enter("\(Program.path) --bare reference")
    try expect(terminal, shows: "reference", Self.sizes(60))
    try terminal.press("q")
    try terminal.waitFor("shell") { $0.last { !$0.isEmpty }?.hasPrefix("$") == true }
  }

  @Test func `no text moves a border`() throws {
    let path = FileManager.default.temporaryDirectory
      .appending(path: "winch-\(UUID().uuidString).yaml").path(percentEncoded: false)
    try Self.texts.write(toFile: path, atomically: true, encoding: .utf8)
    defer { try? FileManager.default.removeItem(atPath: path) }
    let terminal = try Tmux(columns: 80, rows: 24)
    try terminal.enter("\(Program.path) --bare \(path)")
    try expect(terminal, shows: path, Self.sizes(8) + [(50, 30), (24, 30)])
    try terminal.press("q")
  }

  @Test func `a storm of sizes and keys ends with the exact picture`() throws {
    let terminal = try Tmux(columns: 80, rows: 24)
    try terminal.enter("\(Program.path) --bare split")
    try terminal.waitFor("start") { $0.first?.hasPrefix("┏") == true }
    let count = ProcessInfo.processInfo.environment["WINCH_STORM"].flatMap { Int($0) } ?? 400
    try terminal.storm(
      (1...count).map { (1 + $0 * 7919 % 500, 1 + $0 * 104_729 % 200) }, keys: ["C-l", "x", "F5"])
    try expect(terminal, shows: "split", [(97, 31), (500, 200), (60, 20)])
    try terminal.press("q")
    try terminal.waitFor("shell") { $0.last { !$0.isEmpty }?.hasPrefix("$") == true }
  }

  @Test func `inside screen, inside tmux`() throws {
    let terminal = try Tmux(columns: 80, rows: 24)
    try terminal.enter("screen -c /dev/null -U \(Program.path) --bare split")
    try expect(terminal, shows: "split", [(80, 24), (100, 33), (60, 20)])
    try terminal.press("q")
    try terminal.waitFor("shell") { $0.last { !$0.isEmpty }?.hasPrefix("$") == true }
  }
}
