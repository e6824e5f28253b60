import AdaptiveUI
import BundledScenes
import Cells
import Examples
import SceneFiles
import Testing

@testable import Lab

/// The card of a step, as it is drawn.
@MainActor struct StepCardTests {
  /// The pane under the canvas, without its tabs.
  private func card(
    _ name: String, columns: Int = 80, keys: String, to size: CellSize? = nil,
    through widths: [Int] = []
  ) throws -> String {
    let scene = try #require(BundledScenes.scene(named: name))
    let sizes = size.map { [$0] } ?? widths.map { CellSize(columns: $0, rows: 30) }
    let batches = sizes.isEmpty ? [] : [[], [], [], []] + sizes.map { [InputEvent.resize($0)] }
    let pilot = try Pilot(scene.text, columns: columns, rows: 30, keys: keys, batches: batches)
    let lines = pilot.pane.split(separator: "\n", omittingEmptySubsequences: false).dropFirst()
    return lines.prefix { !$0.contains("try this") }.joined(separator: "\n")
  }

  @Test func `C10 U05 a rotation tells who heard of what, and who did not`() throws {
    let card = try card("figure-12-2", keys: "r")

    #expect(
      card == """
         step 2  turned right → landscapeLeft
         window      375×667 portrait →
                     667×375 landscapeLeft
                     points
         vertical    regular → compact
                     because iPhone 6 in
                     landscape is 375 high
         told        1. traits will change:
                     root → container → upper
                     → lower → badge
                     2. size will change: root
                     → container → upper →
                     lower
                     3. traits changed: the
                     same 5
         not told    badge  of size: it kept
                     135×64
         boxes       badge moved; root,
                     container, upper, lower
                     resized
        """)
  }

  @Test func `what outlines mean is said where something is dashed`() throws {
    let yaml = """
      root:
        id: home
        view:
          subviews:
            - id: box
              constraints:
                - trailing == superview.trailing - 16
                - top == superview.top + 64
                - width == 160
                - height == 96
      """
    let moved = try Pilot(
      yaml, columns: 80, rows: 30, batches: [[], [.resize(CellSize(columns: 110, rows: 30))]])
    let turned = try Pilot(yaml, columns: 80, rows: 30, keys: "p")

    try expectPicture(
      ["moved": moved.canvas + "\n" + moved.pane, "not moved": turned.canvas + "\n" + turned.pane],
      "what outlines mean, where something is dashed")
  }

  @Test func `KS14 a collapse tells the class, the container and what left`() throws {
    let card = try card("split", keys: "", to: CellSize(columns: 70, rows: 30))

    #expect(
      card == """
         step 2  terminal 80×30 → 70×30  27 callbacks
         window      640×448 → 560×448 points
         horizontal  regular → compact on split  at 560 wide, under 640
         columns     side by side → in one stack  because split is compact
         collapse    split shows list-nav alone
         told        1. traits: split → list-nav → list; only announced:
                     detail-nav → detail  2. size: the same 3
         not told    detail-nav  of size: it kept 384×448
         boxes       split and 6 more resized; detail-nav and 3 more left
        """)
  }

  @Test func `KS14 of columns of which one is in sight nobody says side by side`() throws {
    let card = try card(
      "split", keys: ":display-mode secondaryOnly⏎", to: CellSize(columns: 70, rows: 30))

    try expectPicture(card, "card of a collapse with one column in sight")
  }

  @Test func `C27 what is pushed is told before the boxes that came and went with it`() throws {
    let scene = try #require(BundledScenes.scene(named: "tip-push"))
    let pushed = try Pilot(scene.text, columns: 70, rows: 36, keys: "⇥⇥⏎")
    let back = try Pilot(scene.text, columns: 70, rows: 36, keys: "⇥⇥⏎:activate back⏎")

    try expectPicture(pushed.pane, "card of a push")
    try expectPicture(back.pane, "card of a pop")
  }

  @Test(arguments: BundledScenes.all.map(\.name).filter { $0 != "slow-motion" })
  func `every form of every row of a card says something`(name: String) throws {
    let scene = try #require(BundledScenes.scene(named: name))
    let document = try SceneDocument(scene.bytes, file: name, classes: ExampleClasses.all)
    let session = SceneSession(
      document, options: SessionOptions(canvas: CellSize(columns: 100, rows: 30)))
    defer { session.close() }
    let commands: [LabCommand] = [
      .change(.setting("style", "dark")), .rotate(quarters: 1),
    ]
    for command in commands {
      let before = session.census
      try session.apply(command)
      let step = try #require(session.environment.recorder.steps.last)
      var builder = StepCardBuilder(
        step, in: session, changes: session.census.changes(since: before), depths: BoxDepths())
      for row in builder.build().rows {
        #expect(row.forms.allSatisfy { !$0.isEmpty }, "\(command): \(row.label)")
      }
    }
  }

  @Test func `A03 A05 what is installed for new size classes, or no longer, is on the card`() throws
  {
    let narrow = try card("figure-13-1", keys: "", to: CellSize(columns: 70, rows: 30))

    try expectPicture(narrow, "card of what is installed in compact width")
  }

  @Test func `D21 a style that nobody chose is told as the default`() throws {
    let card = try card("figure-13-3", keys: "p", to: CellSize(columns: 70, rows: 30))

    try expectPicture(card, "card of an adaptation")
  }

  @Test(arguments: [
    ("contexts", "pp", "card of a presentation that does not come"),
    ("orientation-clash", "p", "card of a breach, whole"),
  ])
  func `C51 what UIKit refuses or forbids is on the card in whole sentences`(
    name: String, keys: String, picture: String
  ) throws {
    let scene = try #require(BundledScenes.scene(named: name))
    let pilot = try Pilot(scene.text, columns: 120, rows: 36, keys: keys)

    try expectPicture(pilot.pane, picture)
  }

  @Test func `PO12 a refusal says who refused, why, and which button leads out`() throws {
    let scene = try #require(BundledScenes.scene(named: "figure-13-3"))
    let pilot = try Pilot(scene.text, columns: 70, rows: 30, keys: "p⎋")

    try expectPicture(pilot.pane, "card of a refusal with a way out")
  }

  @Test func `a turn that is refused is not told as a turn`() throws {
    let scene = try #require(BundledScenes.scene(named: "figure-12-2"))
    let pilot = try Pilot(scene.text, columns: 120, rows: 30, keys: "rr")

    try expectPicture(pilot.pane, "card of a turn that is refused")
  }

  @Test func `W02 whose mask was not asked was told of the size all the same`() throws {
    let scene = try #require(BundledScenes.scene(named: "multitasking"))
    let pilot = try Pilot(scene.text, columns: 120, rows: 30, keys: "r")

    try expectPicture(pilot.pane, "card of a turn that asks for no mask")
  }

  @Test func `KS14 a drag in several steps is one change, with what happened on the way`() throws {
    let card = try card("split", keys: "", through: [78, 74, 72, 70])

    // Of later steps the list heard: that it did not hear of earlier ones is no contradiction.
    try expectPicture(card, "card of a collapse in four steps")
  }

  @Test func `KS14 a hand that trembles does not end the story`() throws {
    let card = try card("split", keys: "", through: [74, 70, 71, 70])

    try expectPicture(card, "card of a collapse with a trembling hand")
  }

  @Test func `a drag beyond its two ends says how far it went`() throws {
    let scene = try #require(BundledScenes.scene(named: "dynamic-type"))
    func title(_ widths: [Int]) throws -> String {
      let pilot = try Pilot(
        scene.text, columns: 80, rows: 30,
        batches: [[], [], [], []]
          + widths.map { [InputEvent.resize(CellSize(columns: $0, rows: 30))] })
      return pilot.pane.lines(with: "80×30 → ")
    }

    try expectPicture(
      ["to 110, then to 70": title([110, 70]), "to 76, then to 70": title([76, 70])],
      "titles of drags")
  }

  @Test func `one who was told several things is named once`() throws {
    try expectPicture(
      card("example-alongside", keys: "r"), "card of a turn that one was told of three times")
  }

  @Test func `KS13 wide again is told as before, by itself`() throws {
    let card = try card("split", keys: "", through: [74, 70, 74, 80])

    try expectPicture(card, "card of an expansion")
  }

  @Test func `who did not hear is said in full where there is room, before names of boxes`() throws
  {
    let row = StepCard.Row(
      label: "not told", kind: .doubt,
      forms: ["one, two and three", "one and 2 more"].map { StyledText($0) })
    let boxes = StepCard.Row(
      label: "boxes", kind: .detail,
      forms: ["2 resized: four, five, six, seven", "2 resized"].map { StyledText($0) })
    let card = StepCard(title: StyledText("step"), rows: [boxes, row])
    func text(room: Int) -> [String] { card.lines(24, room: room).map(\.text) }

    #expect(
      text(room: 4) == [
        "step", "boxes       2 resized", "not told    one, two and", "            three",
      ])
  }

  @Test func `the names of all recipients come before longer words about others`() {
    let recipients = StepCard.Row(
      label: "told", kind: .recipients,
      forms: ["one, two and three", "one and 2 more"].map { StyledText($0) }, named: 0)
    let row = StepCard.Row(
      label: "not told", kind: .doubt,
      forms: ["four  of size: it kept 3×4", "four  of size"].map { StyledText($0) }, named: 1)
    let card = StepCard(title: StyledText("step"), rows: [recipients, row])

    #expect(
      card.lines(26, room: 4).map(\.text) == [
        "step", "told        one, two and ", "            three", "not told    four  of size",
      ])
  }

  @Test func `P02 a trait that no size decides is the device's, unless the window overrides it`()
    throws
  {
    let session = SceneSession(
      try SceneDocument(text: TestScenes.plain),
      options: SessionOptions(
        canvas: CellSize(columns: 80, rows: 24), device: Device.named("iPhone 15")))
    defer { session.close() }
    let root = try #require(session.window.rootViewController)
    let scale = UITraitDisplayScale.self

    #expect(session.reason(for: scale, of: root) == "iPhone 15 has it")
    try session.run(LabCommand(text: "override window scale 2"))
    #expect(session.reason(for: scale, of: root) == "it was set for the whole window")
  }

  @Test func `P01 P02 the reader's settings are the reason, until something is set for the window`()
    throws
  {
    let session = SceneSession(
      try SceneDocument(text: TestScenes.plain),
      options: SessionOptions(
        canvas: CellSize(columns: 80, rows: 24), reader: ReaderSettings(style: .dark)))
    defer { session.close() }
    let root = try #require(session.window.rootViewController)
    func words(_ trait: any UITraitDefinition.Type) -> [String] {
      [session.reason(for: trait, of: root), session.words(root.origin(of: trait), trait)]
    }
    let (style, size) = (UITraitUserInterfaceStyle.self, UITraitPreferredContentSizeCategory.self)

    #expect(words(style) == ["the reader set it in the system", "window (reader)"])
    #expect(words(size) == ["a terminal has it", "window"])
    try session.run(LabCommand(text: "text-size ax3"))
    #expect(words(size) == ["the reader set it in the system", "window (reader)"])
    try session.run(LabCommand(text: "override window style light"))
    #expect(words(style) == ["it was set for the whole window", "window"])
  }

  @Test func `another kind of step begins another card`() throws {
    let scene = try #require(BundledScenes.scene(named: "split"))
    let sizes = [74, 70].map { [InputEvent.resize(CellSize(columns: $0, rows: 30))] }
    let pilot = try Pilot(
      scene.text, columns: 80, rows: 30,
      batches: [[], [], [], []] + sizes + [[.key(.character("r"), [])]])

    try expectPicture(pilot.pane, "card of a turn after a drag")
  }

  @Test func `dark and large text say what does not follow, and how to take them back`() throws {
    let yaml = """
      root:
        id: home
        view:
          backgroundColor: white
          subviews:
            - {id: title, class: UILabel, text: Hello, frame: [16, 16, 96, 48]}
      """
    let dark = try Pilot(yaml, columns: 100, rows: 30, keys: ":dark⏎")
    let large = try Pilot(yaml, columns: 100, rows: 30, keys: ":ax3⏎")

    try expectPicture(dark.pane, "card of dark with a fixed colour")
    try expectPicture(large.pane, "card of large text with a fixed size")
  }

  @Test func `where cells hide that letters grow, the key of what shows it is said`() throws {
    try expectPicture(
      card("dynamic-type", keys: ":ax3⏎"), "card of large text where letters have one size")
  }

  @Test func `dark and right to left say what of the system's own follows, where no box does`()
    throws
  {
    let yaml = """
      root:
        id: home
        view:
          subviews:
            - {id: title, class: UILabel, text: Hello, frame: [16, 16, 96, 48]}
      """
    let dark = try Pilot(yaml, columns: 100, rows: 30, keys: ":dark⏎")
    let turned = try Pilot(yaml, columns: 100, rows: 30, keys: ":right to⏎")

    try expectPicture(dark.pane, "card of dark")
    try expectPicture(turned.pane, "card of right to left")
  }

  @Test func `right to left tells the texts that went along with what moved`() throws {
    let turned = try Pilot(
      """
      root:
        id: home
        view:
          subviews:
            - id: card
              constraints:
                - leading == superview.leading + 16
                - top == superview.top + 16
                - width == 240
                - height == 120
              subviews:
                - {id: title, class: UILabel, text: Hello, frame: [16, 16, 96, 24]}
                - {id: more, class: UILabel, text: World, frame: [16, 48, 96, 24]}
            - {id: fixed, class: UILabel, text: Stays, textAlignment: left, frame: [16, 200, 96, 24]}
      """, columns: 100, rows: 30, keys: ":right to⏎")

    try expectPicture(turned.pane, "card of right to left with texts that moved along")
  }

  @Test func `findings of the first picture are told in a line, with the key that lists them`()
    throws
  {
    let narrow = try Pilot(RulerTests.yaml, columns: 44, rows: 24, keys: " ")
    let wide = try Pilot(RulerTests.yaml, columns: 80, rows: 24, patience: 400)

    try expectPicture(narrow.pane, "card with an issue at this width")
    try expectPicture(wide.pane, "card with an issue at other widths")
  }

  @Test func `what is wrong is said whole, and a key leads to what is out of sight for it`()
    throws
  {
    func shown(_ keys: String) throws -> String {
      let pilot = try Pilot(TestScenes.torn, columns: 100, rows: 24, keys: keys)
      return pilot.pane + "\n" + pilot.footer
    }

    try expectPicture(
      [
        "with room": shown(""), "without": shown(">"), "⇟": shown(">⇟"), "⇟⇞": shown(">⇟⇞"),
      ], "card of a contradiction that leaves rows out of sight")
  }

  @Test func `LA8.3 a contradiction is the first and loudest row`() throws {
    // A sum for people; UIKit's own words are in the log.
    try expectPicture(
      Pilot(TestScenes.torn, columns: 80, rows: 24).pane, "card of a contradiction")
  }
}
