import AdaptiveUI
import BundledScenes
import Cells
import Examples
import InterfaceBuilder
import Lab
import SceneFiles
import Testing

extension CellBuffer {
  /// Whether a cell's ground is clearly blue.
  fileprivate func isBlue(at point: CellPoint) -> Bool {
    guard case .rgb(let red, _, let blue) = style(at: point).background else { return false }
    return Int(blue) > Int(red) + 20
  }
}

/// What the screen says about its picture: what lies beyond it, what is left out, and what did not happen.
@MainActor struct PictureWordsTests {
  @Test func `what lies above the window is named on its upper line`() throws {
    let pilot = try Pilot(
      TestScenes.home(
        """
        - {id: early, class: UILabel, text: Hidden above, frame: [32, -80, 160, 48]}
        """))

    try expectPicture(pilot.canvas.lines(with: "outside"), "sign of what lies above")
  }

  @Test func `what shows a strip without its text is told to be outside`() throws {
    let pilot = try Pilot(
      TestScenes.home(
        """
        - {id: go, class: UIButton, title: Go on, frame: [32, 348, 160, 60]}
        """), keys: "6")

    try expectPicture(
      pilot.canvas.lines(with: "outside") + "\n" + pilot.pane.lines(with: "no mark"),
      "a button of which a strip is in sight")
  }

  @Test func `one sign on a line tells what lies outside of the window at several edges`() throws {
    let pilot = try Pilot(
      document: DocumentNameTests.document("artsy-eidolon/Fulfillment.storyboard"),
      size: CellSize(columns: 80, rows: 24))

    try expectPicture(pilot.canvas.lines(with: "outside"), "sign of what lies at three edges")
  }

  @Test func `what lies outside of a scene with a size of its own is told to be no issue`()
    throws
  {
    let document = try DocumentNameTests.document("artsy-eidolon/Fulfillment.storyboard")
    let pilot = try Pilot(
      document: document, size: CellSize(columns: 120, rows: 36), keys: "6")

    try expectPicture(
      pilot.canvas.lines(with: "outside") + "\n" + pilot.pane,
      "issues of a scene that is larger than the window")
  }

  @Test func `rows beyond the edge of a list are told not to be looked at`() throws {
    let document = try DocumentNameTests.document("duckduckgo-iOS/Settings.storyboard")
    let scene = try #require(document.beginning(with: "AutoClearSettingsViewController"))
    func pane(_ rows: Int) throws -> String {
      try Pilot(document: scene, size: CellSize(columns: 100, rows: rows), keys: "6").pane
    }

    try expectPicture(
      ["24 rows": pane(24), "44 rows": pane(44)], "issues of a list with rows beyond its edge")
  }

  @Test func `what lies above or beside the window is named once`() throws {
    let pilot = try Pilot(
      TestScenes.home(
        """
        - {id: early, class: UILabel, text: Hidden above, frame: [32, -80, 160, 48]}
        - {id: drawer, frame: [-200, 32, 160, 48]}
        """))

    try expectPicture(pilot.canvas.lines(with: "outside"), "sign of what lies above and beside")
  }

  @Test func `a separator or a picture beyond the window gets no sign`() throws {
    let pilot = try Pilot(
      """
      images: [{name: mark, variants: [{size: [160, 48], art: ["+--+"]}]}]
      root:
        id: home
        view:
          subviews:
            - {class: UIImageView, image: mark, frame: [32, -80, 160, 48]}
            - {id: hairline, frame: [32, -80, 160, 1]}
      """)

    try expectPicture(pilot.canvas, "a separator and a picture beyond the window")
  }

  @Test func `a sign about a list stands below the bar that covers the list's edge`() throws {
    let pilot = try Pilot(
      document: try SceneDocument(
        text: try #require(BundledScenes.scene(named: "split")).text,
        classes: ExampleClasses.all), size: CellSize(columns: 20, rows: 6))

    try expectPicture(pilot.screen, "a split view in 20 columns")
  }

  @Test func `hiding and showing the pane says that the scene heard nothing of it`() throws {
    let hidden = try Pilot(TestScenes.plain, keys: " ")
    let shown = try Pilot(TestScenes.plain, keys: "  ")

    let same = "› the scene heard nothing: still 640×352 pt, drawn in"
    #expect([hidden, shown].map(\.notice) == ["\(same) more room", "\(same) less room"])
  }

  @Test func `back in time a footer of 80 columns tells how to play and how to go on`() throws {
    let footer = try Pilot(TestScenes.plain, keys: "t").rows[23]

    #expect(
      footer.hasPrefix(" ← back → on Space play Enter go on from step Esc now")
    )
  }

  /// Twelve rows of two lines each, 44 points high, at the top of a screen.
  private static let form =
    """
    device: iPhone 8
    root:
      id: form
      view:
        subviews:

    """
    + (0..<8).map { row in
      """
          - {class: UILabel, text: Title \(row), frame: [16, \(20 + 44 * row), 200, 22]}
          - {class: UILabel, text: What it is for \(row), frame: [16, \(42 + 44 * row), 200, 22]}
      """
    }.joined(separator: "\n")

  @Test func `a device on which texts would share rows leaves out rows that are alike`() throws {
    let folded = try Pilot(Self.form)
    let whole = try Pilot(Self.form, keys: "z")

    try expectPicture(folded.canvas, "a form with rows left out")
    try expectPicture(whole.canvas, "a form in true proportions")
    #expect(whole.notice == "✓ true proportions: a cell is twice as high as wide")
  }

  @Test func `of a list with more texts than rows the last are beyond the edge, and told there`()
    throws
  {
    let rows = (0..<14).map { row in
      """
                - {class: UILabel, text: Title \(row), frame: [16, \(44 * row), 200, 22]}
                - {class: UILabel, text: What it is for \(row), frame: [16, \(44 * row + 22), 200, 22]}
      """
    }
    let pilot = try Pilot(
      """
      device: iPhone 8
      root:
        id: form
        view:
          subviews:
            - class: UIScrollView
              frame: [0, 20, 375, 647]
              contentSize: [375, 647]
              subviews:

      """ + rows.joined(separator: "\n"))

    try expectPicture(pilot.canvas, "a list with more texts than rows")
  }

  @Test func `large text tells by how much, and what it did`() throws {
    let pilot = try Pilot(
      TestScenes.home(
        """
        - class: UILabel
          id: words
          text: Words
          textStyle: body
          constraints: [top == superview.top + 40, leading == superview.leading + 16]
        """, on: "iPhone 8"), columns: 120, rows: 36, keys: ":text-size ax3⏎")

    try expectPicture(pilot.header, "header of large text")
    try expectPicture(pilot.pane, "card of large text")
  }

  @Test func `only texts that the card counts as larger are blue, else there is no legend`()
    throws
  {
    let files = [
      "RocketChat-Rocket.Chat.iOS/Auth.storyboard",
      "kodecocodes-alt-materials/DynamicType-Main.storyboard",
    ]
    let pictures = try files.flatMap { file -> [String] in
      let pilot = try Pilot(
        LabConfiguration(document: DocumentNameTests.document(file)),
        size: CellSize(columns: 120, rows: 36), keys: ":text-size ax3⏎")
      let texts = ["Welcome to Rocket Chat", "Header Title", "Description"]
        .filter(pilot.canvas.contains)
      let colors = try texts.map { text in
        let isBlue = pilot.backend.screen.isBlue(at: try pilot.place(of: text))
        return "\(text): \(isBlue ? "blue" : "plain")"
      }
      let legend = pilot.canvas.contains("blue: text ×2.4") ? "blue: text ×2.4" : "no legend"
      return [file, legend] + colors + [pilot.pane.lines(from: " texts ").lines(to: " take back")]
    }

    try expectPicture(pictures, "texts that are blue, and what the card counts")
  }

  @Test func `at the start all texts of a style are as large as the reader wants them`() throws {
    let file = "kodecocodes-alt-materials/DynamicType-Main.storyboard"
    var configuration = LabConfiguration(document: try DocumentNameTests.document(file))
    configuration.reader.textSize = .accessibilityExtraLarge
    let pilot = try Pilot(configuration, size: CellSize(columns: 120, rows: 36))

    try expectPicture(pilot.pane, "card of a start with large text")
  }

  @Test func `texts that larger ones push out of the window are counted as well`() throws {
    let texts = (1...5).map {
      "                - {class: UILabel, text: Words \($0), textStyle: body}"
    }
    let pilot = try Pilot(
      """
      device: iPhone 8
      root:
        id: home
        view:
          subviews:
            - class: UIStackView
              axis: vertical
              spacing: 200
              constraints: [top == superview.top + 40, leading == superview.leading + 16]
              subviews:

      """ + texts.joined(separator: "\n"), columns: 120, rows: 36,
      keys: ":text-size ax3⏎")

    try expectPicture(pilot.pane, "card of large text that pushes texts out")
  }
}
