import AdaptiveUI
import Cells
import Documents
import Foundation
import Lab
import SceneFiles
import Synchronization
import Testing

/// Copying, saving, the editor, the terminal's ground, and answers in one line.
@MainActor struct TakingAlongTests {
  /// What happened at the lab's rims.
  private final class Rims: Sendable {
    let saved = Mutex<[String]>([])
    let edited = Mutex<[String]>([])
  }

  /// The lab on a file, after keys.
  private func run(
    _ keys: String, ground: Ground? = nil, theme: Theme? = nil, isFile: Bool = true,
    saving: String? = nil, opener: String? = nil, columns: Int = 100, hasColors: Bool = true
  ) throws -> (backend: MemoryBackend, rims: Rims) {
    let rims = Rims()
    let document = try SceneDocument(text: TestScenes.popover, file: "folder/test.yaml")
    var configuration = LabConfiguration(document: document)
    configuration.save = { (stem, ending, data) throws(LabWriteFailure) in
      if let saving { throw LabWriteFailure(text: saving) }
      let text = String(bytes: data, encoding: .utf8) ?? ""
      rims.saved.withLock { $0.append("\(stem).\(ending): \(text)") }
      return "\(stem)-1.\(ending)"
    }
    configuration.opener = { opener }
    configuration.draw = { (session, format, look) throws(LabWriteFailure) in
      Data("\(format) of \(session.document.file), \(look)".utf8)
    }
    configuration.edit = { file, line in
      rims.edited.withLock { $0.append("\(file):\(line)") }
      return nil
    }
    if isFile {
      configuration.watch = LabWatch(
        path: "folder/test.yaml", stamp: { "1" }, read: { (_) throws(LabReadFailure) in document })
    }
    if let theme { (configuration.theme, configuration.followsGround) = (theme, false) }
    let backend = MemoryBackend(
      size: CellSize(columns: columns, rows: 24), batches: keys.map { [.key(Pilot.key($0), [])] })
    (backend.ground, backend.hasColors) = (ground, hasColors)
    var idle = 0
    backend.whenIdle = {
      idle += 1
      return idle > 3 ? [.terminate] : []
    }
    try Lab(backend: backend, clock: Pilot.Clock(), configuration: configuration).run()
    return (backend, rims)
  }

  /// What is said of what was just done.
  private func notice(_ backend: MemoryBackend) -> String {
    ScreenParts(backend.screen.text).notice
  }

  @Test func `y copies the frame of the focused view, and says so until the next key`() throws {
    let list = try run("⇥y").backend.screen.text
    let frame = try run("⇥y3").backend
    let later = try run("⇥y3⇥").backend

    try expectPicture(ScreenParts(list).overlay, "list of what can be copied")
    #expect(frame.clipboard.map(\.text) == ["button  UIButton  16,16 96×48 in home.view"])
    try expectPicture(notice(frame), "answer to a copied frame")
    #expect(notice(later).hasPrefix("› the pane has the keys"))
  }

  @Test func `the command that leads here comes first, and stands whole below the list`() throws {
    let turned = String(repeating: "r", count: 12)
    let list = try run(turned + "y", columns: 80).backend.screen.text
    let copied = try run(turned + "y⏎").backend.clipboard.map(\.text)

    let turns = String(repeating: "; rotate right", count: 12)
    #expect(copied == ["winch folder/test.yaml --do 'window 800x352\(turns)'"])
    // All twelve turns, in several rows.
    try expectPicture(ScreenParts(list).overlay, "list with a long command")
  }

  @Test func `the command says how large a terminal's window is, another terminal is not so large`()
    throws
  {
    let asOpened = try run("y⏎").backend.clipboard.map(\.text)
    let narrowed = try run(":window 400x300⏎y⏎").backend.clipboard.map(\.text)
    let onDevice = try run("]y⏎").backend.clipboard.map(\.text)

    #expect(asOpened == ["winch folder/test.yaml --do 'window 800x352'"])
    #expect(narrowed == ["winch folder/test.yaml --do 'window 400x300'"])
    #expect(onDevice == ["winch folder/test.yaml --do 'device iPhone 17'"])
  }

  @Test func `sizes on the way are left out of a command, and that is said`() throws {
    let way = ":window 400x300⏎:window 300x300⏎:window 500x300⏎"
    let copied = try run("\(way)y⏎").backend
    let saved = try run("\(way)S6")

    #expect(copied.clipboard.map(\.text) == ["winch folder/test.yaml --do 'window 500x300'"])
    try expectPicture(
      [notice(copied), notice(saved.backend)], "answers to commands without sizes on the way")
    #expect(saved.rims.saved.withLock { $0 }[0].hasSuffix(" --do 'window 500x300'\n"))
  }

  @Test func `the log of the last step is copied whole`() throws {
    let backend = try run("ry4").backend

    try expectPicture(try #require(backend.clipboard.first?.text), "log of a turn as it is copied")
    try expectPicture(notice(backend), "answer to a copied log")
  }

  @Test func `S saves each kind of thing under the document's name`() throws {
    let rims = try run("rS1S2S3S4S5S6S7").rims

    let saved = rims.saved.withLock { $0 }
    #expect(saved.count == 7)
    #expect(saved[0].hasPrefix("test.svg: <svg "))
    try expectPicture(saved[1], "a picture saved as text")
    #expect(saved[2] == "test.png: png of folder/test.yaml, interface")
    #expect(saved[3] == "test.svg: svg of folder/test.yaml, interface")
    #expect(saved[4].hasPrefix("test.trace: 1 launch"))
    #expect(
      saved[5].hasPrefix("test.sh: #!/bin/sh\nwinch snapshot folder/test.yaml --size "))
    #expect(saved[5].hasSuffix(" --do 'rotate right'\n"))
    #expect(saved[6].hasPrefix(#"test.jsonl: {"canvas":"100x22","file":"folder/test.yaml""#))
    #expect(saved[6].hasSuffix("\n{\"at\":0,\"do\":\"rotate right\"}\n"))
  }

  @Test func `where a file is, or why there is none, is said in one line`() throws {
    let done = try run("S1").backend
    let opened = try run("S1", opener: "xdg-open").backend
    let failed = try run("S1", saving: "No space left on device").backend

    #expect(notice(done) == "› saved test-1.svg")
    #expect(notice(opened) == "› saved test-1.svg, xdg-open opens it")
    #expect(notice(failed) == "! not saved: No space left on device")
  }

  @Test func `e in the source opens the editor at the focused object, or at the chosen line`()
    throws
  {
    let focused = try run("4⇥e")
    let chosen = try run("4w↓↓e")
    let elsewhere = try run("1e").backend

    #expect(focused.rims.edited.withLock { $0 } == ["folder/test.yaml:8"])
    #expect(focused.backend.absences == 1)
    #expect(chosen.rims.edited.withLock { $0 } == ["folder/test.yaml:2"])
    #expect(ScreenParts(elsewhere.screen.text).paneName == "3 why")
    #expect(elsewhere.absences == 0)
  }

  @Test func `a scene that is part of the program has no file to edit`() throws {
    let (backend, rims) = try run("4e", isFile: false)

    #expect(backend.absences == 0)
    #expect(rims.edited.withLock { $0 }.isEmpty)
    #expect(notice(backend) == "› test is part of the program: there is no file to edit")
  }

  @Test func `the source shows the line of the focused object`() throws {
    let lines = (0..<60).map { "      # line \($0)" }.joined(separator: "\n")
    let yaml = """
      root:
        id: home
        view:
          subviews:
      \(lines)
            - {id: far, class: UIButton, title: Far, frame: [0, 0, 96, 48]}
      """
    let pilot = try Pilot(yaml, columns: 100, rows: 16, keys: "4⇥")

    try expectPicture(pilot.pane, "source of a focused object far below")
  }

  @Test func `keys, strings, numbers, names and comments have looks of their own`() throws {
    let backend = try run("4", theme: Theme(.dark), columns: 200).backend
    func color(_ text: String) throws -> Color {
      let screen = backend.screen
      let row = try ScreenParts(screen.text).place(of: "subviews:").row + 1
      let column = try ScreenParts(rows: [screen.lines[row]]).place(of: text).column
      return screen[CellPoint(column: column, row: row)].style.foreground
    }

    let (key, name, plain) = (try color("class"), try color("button"), try color("UIButton"))
    #expect(key != plain && name != plain && key != name)
    #expect(plain == .standard)
  }

  @Test(arguments: [(Ground.dark, "dark"), (.light, "light")])
  func `the theme follows the ground, until T chooses another`(ground: Ground, name: String) throws
  {
    let followed = try run("", ground: ground).backend
    let chosen = try run("TT", ground: ground).backend
    let fixed = try run("", ground: ground, theme: Theme(.none)).backend
    let same = try run("", theme: Theme(try #require(Theme.Name(rawValue: name)))).backend

    #expect(followed.screen == same.screen)
    #expect(chosen.screen != same.screen)
    #expect(fixed.screen == (try run("", theme: Theme(.none)).backend.screen))
  }

  @Test func `a terminal that does not answer keeps its own colours`() throws {
    let silent = try run("").backend.screen
    let own = try run("", theme: Theme(.terminal)).backend.screen

    #expect(silent == own)
  }

  @Test func `a terminal without colours has the theme without them, whatever is chosen`() throws {
    let plain = try run("", theme: Theme(.none)).backend.screen
    let chosen = try run("T", theme: Theme(.dark), hasColors: false).backend

    #expect(try run("", theme: Theme(.dark), hasColors: false).backend.screen == plain)
    #expect(
      notice(chosen) == "› no colours here: the terminal has none, or NO_COLOR or --color is set")
  }

  @Test func `each act says in a line what it did, which the next key takes away`() throws {
    let dark = ":style dark⏎"
    let acts = ["r", "R", "s", "ss", "g", "u", dark, dark + "u", dark + "uU", "]", "T"]

    let notices = try acts.map { "\($0)\n  \(notice(try run($0).backend))" }
    try expectPicture(notices.joined(separator: "\n"), "what acts say")
    for keys in acts { #expect(notice(try run(keys + "⇱").backend) == "", "\(keys)") }
  }
}
