import Documents
import SceneFiles
import TestSupport
import Testing

struct HostileFileTests {
  @Test func `bytes that are not UTF-8 get the place of the first`() {
    #expect(
      errorText(Array("root: {}\ntitle: a".utf8) + [0xFF, 0x41]) == """
        s.yaml:2:9: the file is not UTF-8; this is the first byte that does not fit
          title: a�A
                  ^
        """)
  }

  @Test func `what many aliases multiply is refused before it is followed`() {
    let levels = (1...40).map { "l\($0): &l\($0) [*l\($0 - 1), *l\($0 - 1)]" }
    let bomb = (["l0: &l0 [x, x]"] + levels).joined(separator: "\n")

    #expect(messages(bomb) == ["10:10 anchors are used more than 16 times"])
    #expect(messages("root: {}\n? [*a, *a]\n: 1").count == 1)
  }

  @Test func `an anchor may be used again`() throws {
    let scene = try SceneDocument(
      text: "root: {view: {subviews: [{size: &s [1, 2]}, {size: *s}]}}")

    #expect(scene.root.view?.subviews.map(\.placement.constraints.count) == [2, 2])
  }

  @Test(arguments: [("[", 129), ("{a: ", 129), ("[", 5000), ("- ", 200)])
  func `absurd nesting is refused`(opening: String, depth: Int) {
    let closing = opening == "[" ? "]" : opening == "- " ? "x" : "}"
    let tail = opening == "- " ? closing : String(repeating: closing, count: depth)

    #expect(
      messages("root: {}\nx:\n " + String(repeating: opening, count: depth) + tail).count == 1)
  }

  @Test func `a file above a megabyte is refused`() {
    let text = "root: {}\n#" + String(repeating: "x", count: 1 << 20)

    #expect(messages(text) == ["1:1 the file is larger than 1 MB"])
  }

  @Test func `control characters in the file itself are refused with their place`() {
    #expect(
      messages("root: {title: a\u{1B}b}") == ["1:16 YAML: control characters are not allowed"])
    #expect(messages("root: {title: a\u{0}b}") == ["1:16 YAML: control characters are not allowed"])
  }

  @Test func `a mark, carriage returns and tabs of other systems do no harm`() throws {
    let scene = try SceneDocument(text: "\u{FEFF}title: a\r\nroot:\r\n  id: b\r\n")

    #expect(scene.root.id?.value == "b")
    #expect(messages("root: {}\r\nfoo: 1\r\n") == ["2:1 a scene has no “foo”"])
  }

  @Test(arguments: 0..<8) func `damaged scenes are refused or read, never a crash`(seed: UInt64) {
    var random = SeededNumbers(seed &* 0x9E37_79B9_7F4A_7C15 &+ 1)
    let whole = Array(
      """
      title: A
      device: iPhone 6
      root: &r
        id: home
        view:
          subviews: [{class: UILabel, id: a, text: "x\\e", frame: [0, 0, 1, 1]}]
          constraints: [a.top == superview.top + 8 @750, {when: {h: compact}, equation: a.width == 1}]
        children:
          - {id: c, overrideTraits: {w: regular}, edges: safeArea 8}
      presentations: [{id: p, controller: {title: x}, sourceView: a, style: popover}]
      """.utf8)
    for _ in 0..<150 {
      var bytes = whole
      for _ in 0..<Int.random(in: 1...4, using: &random) {
        let index = Int.random(in: 0..<bytes.count, using: &random)
        if Bool.random(using: &random) {
          bytes.remove(at: index)
        } else {
          bytes[index] = UInt8.random(in: 0...255, using: &random)
        }
      }
      let text = errorText(bytes)
      #expect(!text.unicodeScalars.contains { $0.value < 0x20 && $0 != "\n" }, "seed \(seed)")
    }
  }
}
