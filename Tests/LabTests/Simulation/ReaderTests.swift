import AdaptiveLists
import AdaptiveUI
import Cells
import Documents
import Foundation
import InterfaceBuilder
import SceneFiles
import Testing

@testable import Lab

/// What the reader has set: it is there from the start, and stays.
@MainActor struct ReaderTests {
  private static let rows = """
    root:
      id: list
      class: UITableViewController
      rows: [{text: Ada, accessory: disclosureIndicator}, {text: Grace, detailText: Navy, style: value1}]
    """

  private func session(
    _ yaml: String, columns: Int = 40, rows: Int = 8, _ reader: ReaderSettings,
    language: DocumentLanguage? = nil
  ) throws -> SceneSession {
    SceneSession(
      try SceneDocument(text: yaml, file: "test.yaml").localized(in: language),
      options: SessionOptions(canvas: CellSize(columns: columns, rows: rows), reader: reader))
  }

  @Test func `style, text size and direction are there at the launch, with no step of their own`()
    throws
  {
    let session = try session(
      TestScenes.plain,
      ReaderSettings(
        style: .dark, textSize: .accessibilityExtraLarge, layoutDirection: .rightToLeft))
    let traits = session.windowScene.traitCollection

    #expect(traits.userInterfaceStyle == .dark)
    #expect(traits.preferredContentSizeCategory == .accessibilityExtraLarge)
    #expect(traits.layoutDirection == .rightToLeft)
    #expect(session.environment.recorder.steps.map(\.cause) == [.launch])
    #expect(
      session.environment.application.preferredContentSizeCategory == .accessibilityExtraLarge)
  }

  @Test func `LG5 labels of a document that opens at a large text size are large, whoever follows`()
    throws
  {
    let file = "kodecocodes-alt-materials/DynamicType-Main.storyboard"
    func open(_ size: UIContentSizeCategory?) throws -> SceneSession {
      SceneSession(
        try DocumentNameTests.document(file),
        options: SessionOptions(
          canvas: CellSize(columns: 120, rows: 40), reader: ReaderSettings(textSize: size)))
    }
    func sizes(_ session: SceneSession) -> [CGFloat] {
      session.views.compactMap { ($0 as? UILabel)?.font.pointSize }.sorted()
    }
    let (usual, large) = (try open(nil), try open(.accessibilityExtraLarge))
    let later = try open(nil)

    try later.apply(LabCommand(text: "text-size ax3"))

    #expect(sizes(usual) == [17, 28])
    #expect(sizes(large) == [40, 48])
    #expect(sizes(later) == [28, 40])
  }

  @Test func `an override goes over what the reader has set, and era and undo keep it`() throws {
    let session = try session(TestScenes.plain, ReaderSettings(style: .dark))
    func style() -> UIUserInterfaceStyle { session.windowScene.traitCollection.userInterfaceStyle }

    try session.apply(LabCommand(text: "override window style light"))
    #expect(style() == .light)
    try session.apply(.undo)
    #expect(style() == .dark)
    try session.apply(LabCommand(text: "uikit 8"))
    #expect(style() == .dark)
  }

  @Test func `in dark mode texts of the colour of their ground are told`() throws {
    let labels = ["Lost", "Kept"].enumerated().map { index, text in
      "- {class: UILabel, id: \(text), text: \(text), \(index == 0 ? "" : "textColor: red, ")"
        + "constraints: [leading == superview.leading, top == superview.top + \(40 * index + 60)]}"
    }
    let session = try session(
      """
      root:
        id: home
        view:
          backgroundColor: white
          subviews:
            \(labels[0])
            \(labels[1])
      """, ReaderSettings())
    try session.apply(LabCommand(text: "style dark"))
    let page = try #require(session.window.subviews.last)
    func below(_ view: UIView) -> [UIView] { [view] + view.subviews.flatMap(below) }

    #expect(below(page).filter(\.vanishesOnItsGround).map(\.spokenName) == ["Lost"])
  }

  @Test func `from right to left a row begins at the right`() throws {
    let session = try session(
      Self.rows, columns: 30, rows: 12, ReaderSettings(layoutDirection: .rightToLeft))
    let rows = session.canvasText.split(separator: "\n").map {
      $0.filter { $0.isLetter || $0 == "‹" }
    }

    #expect(
      rows.filter { $0.contains(/Ada|Grace/) } == [
        "‹Ada",
        "NavyGrace",
      ])
  }

  @Test func `a language that is read from the right turns the scene, unless somebody says no`()
    throws
  {
    let arabic = DocumentLanguage(name: "ar", table: ["Ada": "آدا"])
    let turned = try session(Self.rows, ReaderSettings(), language: arabic)
    let kept = try session(
      Self.rows, ReaderSettings(layoutDirection: .leftToRight), language: arabic)

    func row(_ session: SceneSession) -> String {
      session.canvasText.lines(with: "آدا").filter { $0.isLetter || $0 == "‹" || $0 == "›" }
    }

    #expect(row(turned) == "‹آدا")
    #expect(row(kept) == "آدا›")
  }

  @Test func `the columns of a split view and the buttons of its bars change sides`() throws {
    let yaml = """
      root:
        id: split
        class: UISplitViewController
        primary: {id: first, title: First, class: UITableViewController, rows: [Row]}
        secondary: {id: second, title: Second, rightBarButtonItems: {id: add, title: Add}}
      """
    func picture(_ direction: UITraitEnvironmentLayoutDirection) throws -> String {
      try session(yaml, columns: 90, rows: 10, ReaderSettings(layoutDirection: direction))
        .canvasText
    }

    try expectPicture(
      ["left to right": picture(.leftToRight), "right to left": picture(.rightToLeft)],
      "a split view in both directions")
  }

  @Test func `turning around in the middle turns frames, and back again`() throws {
    let session = try session(Self.rows, ReaderSettings())
    let before = session.canvasText

    try session.apply(LabCommand(text: "direction rightToLeft"))
    let turned = session.canvasText
    try session.apply(LabCommand(text: "direction leftToRight"))

    try expectPicture(turned, "rows that were turned around")
    #expect(session.canvasText == before)
  }

  @Test func `a recording keeps reader and language, and replays to the same`() throws {
    let language = DocumentLanguage(name: "he", table: ["Ada": "עדה"])
    let session = try session(
      Self.rows, ReaderSettings(style: .dark, textSize: .accessibilityMedium), language: language)
    try session.apply(LabCommand(text: "resize 60x12"))
    session.playOut()
    let text = try RecordFile(session.document, session.recording).lines().joined(separator: "\n")
    let read = try RecordFile(text: text, name: "story.jsonl")
    let document = try SceneDocument(text: read.source, file: read.file)
    let again = try SceneSession(
      document.localized(in: read.language), replaying: read.recording)

    #expect(read.recording.options.reader == session.recording.options.reader)
    #expect(read.language == language)
    #expect(again.canvasText == session.canvasText)
    try expectPicture(again.canvasText, "a recording in Hebrew")
  }

  @Test func `a recording with a wrong word says where`() {
    let line =
      #"{"schema":"winch.record/1","file":"a.yaml","source":"","canvas":"80x24","style":"drak","#
      + #""textSize":"ax9","direction":"up"}"#
    let error = #expect(throws: DocumentErrors.self) { try RecordFile(text: line, name: "s.jsonl") }

    #expect(
      error?.errors.map(\.message) == [
        "there is no style “drak”", "there is no text size “ax9”", "there is no direction “up”",
      ])
    #expect(error?.errors.first?.suggestion == "dark")
  }

  @Test func `scripts read every spelling of a text size, and recordings write the short one`()
    throws
  {
    for spelling in ["ax3", "AX3", "AccessibilityXL", "accessibilityExtraLarge"] {
      #expect(
        try LabCommand(text: "override window text-size \(spelling)").text
          == "override window text-size ax3")
      #expect(try LabCommand(text: "text-size \(spelling)").text == "text-size ax3")
    }
  }
}
