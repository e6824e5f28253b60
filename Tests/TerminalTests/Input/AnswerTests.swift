import Cells
import Testing

@testable import Terminal

/// What a terminal answers, and what is sent for a clipboard.
@MainActor struct AnswerTests {
  private func readings(_ text: String) -> [KeyReading] {
    text.unicodeScalars.map { .character($0.value) }
  }

  @Test(arguments: [
    ("\u{1B}]11;rgb:1e1e/1e1e/1e1e\u{07}", Ground.dark),
    ("\u{1B}]11;rgb:ffff/ffff/ffff\u{1B}\\", .light), ("\u{1B}]11;rgb:fd/f6/e3\u{07}", .light),
    ("\u{1B}]11;rgba:0000/2b2b/3636/ffff\u{9C}", .dark), ("\u{1B}]11;rgb:f/f/f\u{07}", .light),
  ])
  func `an answer is a ground and no key, however it is cut`(answer: String, ground: Ground) {
    let all = readings("a" + answer + "b")
    // The library waits for what follows an escape.
    for cut in 0...all.count where cut != 2 {
      var filter = AnswerFilter()
      filter.isWaiting = true
      let first = filter.filter(Array(all[..<cut]))
      let second = filter.filter(Array(all[cut...]))

      #expect(first.keys + second.keys == readings("ab"), "cut at \(cut)")
      #expect(first.grounds + second.grounds == [ground], "cut at \(cut)")
      #expect(!filter.isWaiting)
    }
  }

  @Test func `an answer that nobody waits for any more types nothing`() {
    var filter = AnswerFilter()
    let late = filter.filter(readings("x\u{1B}]11;rgb:0/0/0\u{07}y\u{1B}]4;1;rgb:0/0/0\u{1B}\\z"))

    #expect(late.keys == readings("xyz"))
    #expect(late.grounds == [.dark])
  }

  @Test func `a key held with Alt stays one, and what breaks an answer off is typed`() {
    var filter = AnswerFilter()
    let alternate = filter.filter(readings("\u{1B}]"))
    filter.isWaiting = true
    let held = filter.filter(readings("\u{1B}]"))
    let broken = filter.filter(readings("11;rgb\u{3}q"))

    #expect(alternate.keys == readings("\u{1B}]"))
    #expect(held.keys.isEmpty)
    #expect(broken.keys == readings("\u{3}q"))
    #expect(broken.grounds.isEmpty)
  }

  @Test(arguments: [
    "11;?", "11;rgb:", "11;rgb:0/0", "11;rgb:g/0/0", "11;rgb:00000/0/0", "10;rgb:0/0/0",
  ])
  func `anything but a colour says nothing of the ground`(answer: String) {
    #expect(AnswerFilter.ground(answer) == nil)
  }

  @Test(arguments: [
    ("15;0", Ground.dark), ("0;15", .light), ("0;default;7", .light), ("7;8", .dark),
    ("15;default", nil), ("", nil), ("0;99", nil),
  ])
  func `the environment may say what the ground is`(variable: String, ground: Ground?) {
    #expect(Ground(variable: variable) == ground)
  }

  @Test(arguments: [
    ("xterm-256color", "", true), ("tmux-256color", "", true),
    ("screen-256color", "/tmp/x,1,0", true),
    ("screen", "", false), ("linux", "", false), ("dumb", "", false), ("vt100", "", false),
    ("", "", false),
  ])
  func `only terminals that answer are asked`(type: String, tmux: String, isAsked: Bool) {
    #expect(NcursesBackend.answersQuestions(type: type, tmux: tmux) == isAsked)
  }

  @Test func `text for the clipboard goes in base 64, wrapped for what stands between`() throws {
    func sequence(_ type: String, tmux: Bool = false, _ text: String = "Ma\u{0}ñ") -> String? {
      ClipboardSequence.bytes(ClipboardText(text), type: type, isInTmux: tmux)
        .map { String(decoding: $0, as: UTF8.self) }
    }
    let plain = "\u{1B}]52;c;TWHDsQ==\u{07}"

    #expect(sequence("xterm-256color") == plain)
    #expect(sequence("xterm", tmux: true) == plain + "\u{1B}Ptmux;\u{1B}" + plain + "\u{1B}\\")
    #expect(sequence("screen") == "\u{1B}P" + plain + "\u{1B}\\")
    #expect(sequence("xterm", "") == "\u{1B}]52;c;\u{07}")
    #expect(["linux", "dumb", "vt220", ""].allSatisfy { sequence($0) == nil })
    let long = try #require(sequence("screen", String(repeating: "a", count: 3000)))
    #expect(long.split(separator: "\u{1B}\\").allSatisfy { $0.utf8.count <= 242 })
  }

  @Test func `a clipboard gets text that does nothing, and not too much of it`() {
    let hostile = ClipboardText("a\u{1B}[31m\u{202E}b\r\n\tc\u{9B}\u{2028}👩‍👩‍👧")
    let long = ClipboardText(String(repeating: "ä", count: ClipboardText.limit))

    #expect(hostile.text == "a[31mb\n\tc👩‍👩‍👧")
    #expect(!hostile.isCut)
    #expect(long.isCut)
    #expect(long.text.utf8.count == ClipboardText.limit)
  }

  @Test func `a terminal that is asked answers with an event, before and after keys`() async throws
  {
    let session = try await Session.run([
      .wait("size 80x24"), .keys("g"), .wait("key character(\"g\") 0"),
      .keys("\u{1B}]11;rgb:1111/"), .keys("1111/1111\u{1B}\\k"), .wait("key character(\"k\") 0"),
      .keys("q"),
    ])

    #expect(session.output.count(of: "\u{1B}]11;?\u{07}") == 1)
    #expect(session.log.filter { !$0.hasPrefix("key") } == ["size 80x24", "ground dark"])
    #expect(session.log.filter { $0.hasPrefix("key") }.count == 2)
    #expect(session.status == "exit 0")
    #expect(session.isScreenGivenBack)
  }

  @Test func `a terminal that never answers keeps nothing waiting`() async throws {
    let session = try await Session.run([
      .wait("size 80x24"), .keys("g"), .wait("key character(\"g\") 0"), .keys("k"),
      .wait("key character(\"k\") 0"), .keys("q"),
    ])

    #expect(session.status == "exit 0")
    #expect(session.restored == true)
  }

  @Test func `the environment's word is told at once, where no question would be understood`()
    async throws
  {
    let session = try await Session.run(
      [.wait("size 80x24"), .keys("g"), .wait("ground light"), .keys("q")], term: "linux",
      environment: ["COLORFGBG": "0;15"])

    #expect(session.output.count(of: "\u{1B}]11") == 0)
  }

  @Test func `what is copied reaches the terminal, and not one that would print it`() async throws {
    let steps: [Session.Step] = [.wait("size 80x24"), .keys("c")]
    let xterm = try await Session.run(
      steps + [.wait("copied true"), .keys("q")], environment: ["TMUX": ""])
    let linux = try await Session.run(steps + [.wait("copied false"), .keys("q")], term: "linux")

    #expect(xterm.output.count(of: "\u{1B}]52;c;YSDinJMK\u{07}") == 1)
    #expect(linux.output.count(of: "]52;") == 0)
  }

  @Test func `another program has the terminal as it was, and the screen comes back`() async throws
  {
    let session = try await Session.run([
      .wait("size 80x24"), .keys("v"), .wait("aside"), .wait("redraw"), .keys("q"),
    ])

    #expect(session.output.count(of: "\u{1B}[?1049h") == 2)
    #expect(session.output.count(of: "\u{1B}[?1049l") == 2)
    #expect(session.isScreenGivenBack)
    #expect(session.restored == true)
  }
}
