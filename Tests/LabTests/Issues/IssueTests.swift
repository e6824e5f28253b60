import AdaptiveUI
import Cells
import Foundation
import InterfaceBuilder
import SceneFiles
import Sweep
import Testing

@testable import Lab

/// What the lab says is wrong with a scene, at its size and at others, while nobody waits for it.
@MainActor struct IssueTests {
  @Test func `the pane lists issues of the window, and those at other sizes with their ranges`()
    throws
  {
    let panes = try [44, 120].map { columns in
      try Pilot(RulerTests.yaml, columns: columns, rows: 40, keys: "6", patience: 400).pane
    }

    try expectPicture(
      panes.joined(separator: "\n\n—\n\n"), "issues of this size, and of other widths")
  }

  @Test(arguments: 1...3)
  func `a chosen issue stays chosen where its size puts the list in another order`(
    downs: Int
  ) throws {
    func chosen(_ keys: String) throws -> String {
      let down = String(repeating: "↓", count: downs)
      let pilot = try Pilot(
        RulerTests.yaml, columns: 120, rows: 40, keys: "6", patience: 400,
        later: "w\(down)\(keys)")
      let row = pilot.rows.first { $0.contains("▸✖") } ?? ""
      let line = row.firstRange(of: "▸✖").map { row[$0.lowerBound...] } ?? ""
      // How much of a line has room, and how far two texts overlap, depends on the size.
      return line.split(separator: " ").prefix(3).joined(separator: " ")
    }

    let before = try chosen("")
    #expect(before.contains("first") || before.contains("second") || before.contains("third"))
    #expect(try chosen("⏎") == before)
  }

  @Test func `that nothing is wrong at a size is said when all is known`() {
    var list = IssueList(edits: [])
    let known = PaneLine.issues(list, columns: 60).map(\.text)
    list.isUndecided = true
    let undecided = PaneLine.issues(list, columns: 60).map(\.text)

    #expect(
      known == [
        "",
        "✓ nothing is wrong at this size",
      ])
    #expect(
      undecided == [
        "",
        "… looking at what is out of sight here",
      ])
  }

  @Test(arguments: [
    (FindingRule.Severity.error, "✖ ", PaneLine.Tone.conflict),
    (.warning, "▲ ", .warning),
  ])
  func `a change has the colour of the worst of what it broke, that has a sign, nothing a check`(
    severity: FindingRule.Severity, sign: String, tone: PaneLine.Tone
  ) throws {
    let entry = IssueList.Entry(sentence: "it is gone", severity: severity)
    let lines = PaneLine.issues(
      IssueList(edits: [IssueList.Edit(causes: ["removed in line 6"], broken: [entry])]),
      columns: 60)

    let cause = try #require(lines.first)
    #expect(cause.tone == tone)
    #expect(
      lines.map(\.text) == [
        "removed in line 6", "  \(sign)it is gone",
        "  click, or w ↓ Enter, goes there   A: it is meant so", "", "no other issue at this size",
      ])
  }

  @Test func `what is wrong with several views in the same words is one line with their number`()
    throws
  {
    let document = """
      <document type='com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB' version='3.0' \
      toolsVersion='22505' targetRuntime='iOS.CocoaTouch' initialViewController='c'><scenes>
      <scene sceneID='s'><objects><viewController id='c' customClass='ListController'>
      <view key='view' id='v'><rect key='frame' x='0' y='0' width='320' height='480'/><subviews>
      \((1...3).map { """
        <label text='Name' id='abc-\($0)d-efg' fixedFrame='YES'>
        <rect key='frame' x='20' y='\(60 * $0)' width='0' height='21'/></label>
        """ }.joined())
      </subviews></view></viewController></objects></scene></scenes></document>
      """
    let storyboard = try InterfaceBuilderDocument(Data(document.utf8), file: "Main.storyboard")
    let pilot = try Pilot(
      document: storyboard, size: CellSize(columns: 120, rows: 40), keys: "6")

    #expect(
      pilot.pane.lines(with: "has no width")
        == " ✖ UILabel “Name” has no width, 3 times  at every size")
  }

  /// The first view has no place of its own; what is in front of it shows it, or does not.
  private static func behind(_ ground: String) -> String {
    """
    root:
      id: home
      view:
        subviews:
          - {class: UILabel, id: words, text: Words, constraints: [top == superview.top + 32]}
          - {id: front, backgroundColor: \(ground), frame: [0, 0, 320, 160]}
    """
  }

  @Test func `no line of the list says that there is no mark beside a mark`() throws {
    // A button without a ground lies over the picture that nothing places any more.
    let document = try DocumentNameTests.document("RocketChat-Rocket.Chat.iOS/Auth.storyboard") {
      $0.split(separator: "\n", omittingEmptySubsequences: false)
        .filter { !$0.contains("id=\"t7C-Gg-QIv\"") }.joined(separator: "\n")
    }
    let page = try Pilot(
      LabConfiguration(document: document), size: CellSize(columns: 120, rows: 36), keys: "6")
    let boxes = try ["clear", "white"].map { try Pilot(Self.behind($0), keys: "6").rows }

    try expectPicture(
      [
        "behind a button without a ground": page.canvas.lines(with: "≣") + "\n" + page.pane,
        "behind a clear view": boxes[0].joined(separator: "\n"),
        "behind a white view": boxes[1].joined(separator: "\n"),
      ], "marks of views that lie behind others")
  }

  /// A label that no screen cuts short, and a button that a low window cuts off.
  private static let small = """
    root:
      id: home
      view:
        subviews:
          - {class: UILabel, id: words, text: Twenty characters ok, constraints: [leading == superview.leading + 16, trailing == superview.trailing - 16, top == superview.top + 16]}
          - {class: UIButton, id: go, title: Go, frame: [16, 330, 80, 48]}
    """

  @Test func `an issue says by how much, and a low window's the screens that are as low`() throws {
    let low = try Pilot(Self.small, columns: 80, rows: 24, keys: "6", patience: 400)

    try expectPicture(low.pane, "issues of a low window")
  }

  @Test func `what only windows smaller than any screen have comes last, in a line on the card`()
    throws
  {
    let card = try Pilot(Self.small, columns: 80, rows: 40, patience: 400)
    let list = try Pilot(Self.small, columns: 80, rows: 40, keys: "6", patience: 400)

    try expectPicture(
      card.pane + "\n\n—\n\n" + list.pane, "issues of lower windows, and of none that exists")
  }

  @Test func `of issues that no screen has the card says their number in its last line`() throws {
    let yaml = Self.small.split(separator: "\n").dropLast().joined(separator: "\n")

    try expectPicture(
      try Pilot(yaml, columns: 80, rows: 24, patience: 400).pane,
      "card without issues of any screen")
  }

  @Test func `a click on the card's issue goes to its view`() throws {
    let low = try Pilot(Self.small, columns: 80, rows: 24, patience: 400)
    let issue = try low.place(of: "reaches 26 points", behind: "go ")
    let click = InputEvent.mouse(MouseEvent(.press, at: issue))
    let there = try Pilot(
      Self.small, columns: 80, rows: 24, batches: [[], [], [], [], [click]], patience: 400)

    #expect(there.lab.session?.recording.entries.last?.command == .focus("go"))
  }

  @Test func `the header counts what is wrong now`() throws {
    let headers = try [44, 80].map { try Pilot(RulerTests.yaml, columns: $0, rows: 24).header }

    #expect(
      headers == [
        " Ruled  terminal  352×352 pt  wC hR  ⚠ 1",
        " Ruled  terminal  640×352 pt  width regular, height regular  UIKit 26    step 1",
      ])
  }

  @Test func `Enter goes to the nearest size with an issue, and focuses what it is about`() throws {
    let pilot = try Pilot(
      RulerTests.yaml, columns: 120, rows: 40, keys: "6", patience: 400, later: "w↓⏎")

    #expect(pilot.headings.last == "terminal window 382×608")
    try expectPicture(pilot.header, "header with an issue at a narrow width")
    #expect(pilot.lab.session?.recording.entries.last?.command == .focus("first"))
  }

  @Test func `the first picture waits for nothing`() throws {
    let pilot = try Pilot(RulerTests.yaml, columns: 44, rows: 24)

    let headers = pilot.backend.pictures.prefix(2).map { ScreenParts($0.text).header }
    try expectPicture(headers, "headers of the first two pictures")
  }

  @Test func `a key is handled before a search ends`() throws {
    let pilot = try Pilot(RulerTests.yaml, columns: 120, rows: 32, patience: 400)
    let whole = pilot.idleWaits
    let pressed = try Pilot(
      RulerTests.yaml, columns: 120, rows: 32, patience: 400, interruption: (4, "2"))

    // The tree shows while most sizes are still unknown.
    let screens = pressed.backend.pictures.map { ScreenParts($0.text) }
    let picture = try #require(screens.first { $0.paneName == "2 tree" })
    try expectPicture(
      ["then": picture.rows[1], "at last": pressed.rows[1]],
      "ruler when a key was pressed, and at last")
    #expect(pressed.paneName == "2 tree")
    #expect(whole > 6)
  }

  @Test func `PO12 what nothing leads out of is an issue of the window`() throws {
    let yaml = """
      root: {id: home}
      presentations:
        - {id: shut, style: fullScreen, controller: {id: cell}}
        - {id: open, style: fullScreen, controller: {id: room, view: {subviews: [{class: UIButton, id: close, title: Close, frame: [16, 64, 80, 48]}]}}}
      """
    let pilots = try ["p6", ":present open⏎6"].map {
      try Pilot(yaml, columns: 80, rows: 24, keys: $0)
    }

    try expectPicture(
      pilots.map { $0.header + "\n" + $0.pane }.joined(separator: "\n\n—\n\n"),
      "issues of what nothing leads out of")
  }

  @Test func `LA8.1 a contradiction is told as a sum, as a check tells it`() throws {
    try expectPicture(
      try Pilot(TestScenes.torn, columns: 80, rows: 24, keys: "6").pane, "issue of a contradiction")
  }

  /// The wait after an event in which nothing else happens yet.
  private func wait(after event: InputEvent) throws -> Duration? {
    let document = try SceneDocument(text: RulerTests.yaml)
    let size = CellSize(columns: 100, rows: 30)
    return try Pilot(document: document, size: size, events: [event]).backend.waits[1]
  }

  @Test func `a size that another one may follow is examined after a rest, all else at once`()
    throws
  {
    let resized = InputEvent.resize(CellSize(columns: 90, rows: 30))

    #expect(try wait(after: resized) == .milliseconds(200))
    #expect(try wait(after: .key(.tab, [])) == .zero)
  }

  @Test func `a bare lab looks for nothing`() throws {
    let pilot = try Pilot(RulerTests.yaml, columns: 44, rows: 24, bare: true)

    #expect(pilot.backend.pictures.count == 1)
    #expect(pilot.lab.idleWork == .nothing)
  }

  /// The findings of a lab's session have the numbers of a check along the same line.
  @Test(arguments: ["iphone_8", "ipad_12_9"]) func `ranges are those of a check`(
    name: String
  ) throws {
    let device = try #require(Device.named(name))
    let document = try SceneDocument(text: RulerTests.yaml)
    let session = SceneSession(
      document, options: SessionOptions(canvas: CellSize(columns: 80, rows: 24), device: device))
    defer { session.close() }
    let issues = IssueSearch()
    var slices = 0
    while issues.work(for: session, wanted: [.width]) != .nothing {
      _ = issues.advance(for: session, wanted: [.width])
      slices += 1
    }
    let profile = try #require(issues.profile(.width))
    let line = SweepLine(
      device: device, axis: .width, fixed: device.portraitSize.height, range: profile.range)
    let place = SweepPlace(
      window: DeviceWindow(device: device, size: device.portraitSize), names: ["portrait"])
    let part = DocumentSweep.run(document, over: SweepSpace(places: [place], lines: [line]))
    let checked = SweepReport(file: "", joining: [part]).findings.filter { !$0.stretches.isEmpty }

    #expect(profile.isComplete)
    #expect(slices > 3)
    #expect(!checked.isEmpty)
    #expect(profile.findings.map(\.subjects) == checked.map(\.subjects))
    #expect(profile.findings.map(\.stretches) == checked.map(\.stretches))
  }

  @Test func `what the playground changed holds at the other sizes too`() throws {
    let session = SceneSession(
      try SceneDocument(text: RulerTests.yaml),
      options: SessionOptions(canvas: CellSize(columns: 100, rows: 30)))
    defer { session.close() }
    func end() throws -> Int {
      let issues = IssueSearch()
      while issues.work(for: session, wanted: [.width]) != .nothing {
        _ = issues.advance(for: session, wanted: [.width])
      }
      return try #require(issues.profile(.width)?.findings.first?.stretches.first?.to)
    }
    let before = try end()
    let name = try #require(session.constraints.first { $0.constant == -16 || $0.constant == 16 })
    try session.run(LabCommand(text: "constant \(name.summary) 116"))

    #expect(before == 382)
    #expect(try end() == 482)
  }

  @Test func `what is out of sight is undecided until a larger window shows it`() throws {
    let session = SceneSession(
      try SceneDocument(text: Self.small.replacing("[16, 330, 80, 48]", with: "[16, 400, 80, 48]")),
      options: SessionOptions(canvas: CellSize(columns: 80, rows: 22)))
    defer { session.close() }
    let issues = IssueSearch()
    let axes: [SweepLine.Axis] = [.width, .height]
    while issues.work(for: session, wanted: axes) == .examination {
      _ = issues.advance(for: session, wanted: axes)
    }
    #expect(issues.isUndecided)
    #expect(issues.visible.isEmpty)

    while issues.work(for: session, wanted: axes) != .nothing {
      _ = issues.advance(for: session, wanted: axes)
    }
    #expect(!issues.isUndecided)
    #expect(issues.visible.map(\.finding.subjects) == [["go"]])
  }

  @Test func `a search goes on at another width, and starts again at another height`()
    throws
  {
    let session = SceneSession(
      try SceneDocument(text: RulerTests.yaml),
      options: SessionOptions(canvas: CellSize(columns: 100, rows: 30)))
    defer { session.close() }
    let issues = IssueSearch()
    func advance(_ count: Int) {
      for _ in 0..<count { _ = issues.advance(for: session, wanted: [.width]) }
    }
    advance(8)
    let known = try #require(issues.profile(.width)?.known)
    try session.run(LabCommand(text: "window 500x480"))
    advance(1)
    #expect(try #require(issues.profile(.width)?.known) >= known)
    try session.run(LabCommand(text: "window 500x400"))
    advance(1)
    #expect(issues.profile(.width) == nil)
    issues.close()
  }

  @Test func `LA7.1 of views that are loose together the one that hangs on no other is named`()
    throws
  {
    let yaml = """
      root:
        id: home
        view:
          subviews:
            - {class: UILabel, id: a-note, text: Note, constraints: [leading == superview.leading, top == button.bottom + 8]}
            - {class: UILabel, id: b-note, text: Note, constraints: [leading == superview.leading, top == a-note.bottom + 8]}
            - {class: UIButton, id: button, title: Sign in, constraints: [leading == superview.leading]}
      """
    let session = SceneSession(
      try SceneDocument(text: yaml),
      options: SessionOptions(canvas: CellSize(columns: 60, rows: 20)))
    let entries = CurrentFindings(of: session.window, showing: session.scene).entries
    let joined = CurrentFindings.joiningLooseViews(entries).map(\.finding)
      .filter { $0.rule == .ambiguous }

    #expect(joined.map(\.subjects) == [["button"]])
    #expect(joined.map(\.alike) == [2])
    #expect(joined.map(\.detail) == ["top"])
  }
}
