import AdaptiveUI
import Cells
import Foundation
import InterfaceBuilder
import Lab
import SceneFiles
import Testing

/// Why a view is as it is.
@MainActor struct ExplanationTests {
  private static let yaml = """
    title: Test
    root:
      id: home
      view:
        subviews:
          - class: UILabel
            id: label
            text: Hello
            constraints:
              - leading == superview.leading + 20
              - {equation: top == superview.top + 40, id: upper}
          - id: torn
            constraints:
              - leading == superview.leading
              - top == superview.top
              - height == 10
              - {equation: width == 100, id: narrow}
              - {equation: width == 200, id: wide}
          - id: loose
            constraints:
              - leading == superview.leading
              - width == 10
              - height == 10
      children:
        - id: child
          view: {subviews: [{id: inner, traitOverrides: {horizontal: compact}}]}
          frame: [0, 100, 100, 100]
          overrideTraits: {vertical: compact}
    """

  private func explain(_ name: String) throws -> Explanation {
    let session = SceneSession(
      try SceneDocument(text: Self.yaml),
      options: SessionOptions(canvas: CellSize(columns: 100, rows: 30)))
    return try session.explanation(of: name)
  }

  @Test func `what assistive techniques and tests are told is explained, and finds the view`()
    throws
  {
    let session = SceneSession(
      try SceneDocument(text: Self.yaml),
      options: SessionOptions(canvas: CellSize(columns: 100, rows: 30)))
    let label = try #require(session.window.find("label"))
    label.accessibilityLabel = "Greeting"
    label.accessibilityValue = "1 of 3"
    label.accessibilityTraits = [.header, .staticText]
    label.testIdentifier = "greeting-label"

    for name in ["label", "Greeting", "greeting-label"] {
      #expect(
        try session.explanation(of: name).accessibility == [
          "label “Greeting”", "value “1 of 3”", "identifier “greeting-label”",
          "traits staticText, header",
        ])
    }
    try expectPicture(
      ExplanationText.lines(try session.explanation(of: "label")).joined(separator: "\n"),
      "explanation with what assistive techniques are told")
    #expect(try session.explanation(of: "loose").accessibility == nil)
  }

  @Test func `adjustsFontSizeToFitWidth how much letters shrink is explained, on devices`() throws {
    func letters(_ device: String?) throws -> String? {
      let session = SceneSession(
        try SceneDocument(text: Self.yaml),
        options: SessionOptions(
          canvas: CellSize(columns: 100, rows: 30), device: device.flatMap(Device.named)))
      let label = try #require(session.window.find("label") as? UILabel)
      label.adjustsFontSizeToFitWidth = true
      label.minimumScaleFactor = 0.5
      label.bounds.size.width = 30
      return try session.explanation(of: "label").letters
    }

    #expect(try letters("iPhone 8") == "drawn at 75 % of their size, at least at 50 %")
    #expect(try letters(nil) == nil)
  }

  @Test func `P02 P12 a trait comes from window, container or the view itself`() throws {
    func origins(_ name: String) throws -> [String] {
      try explain(name).traits.prefix(2).map { "\($0.value) \($0.origin)" }
    }

    #expect(try origins("home") == ["regular window (800 ≥ 640)", "regular window (480 ≥ 240)"])
    #expect(try origins("child") == ["regular window (800 ≥ 640)", "compact override of home"])
    #expect(try origins("inner") == ["compact own override", "compact override of home"])
  }

  @Test func `LA7.1 the constraints that a frame rests on are those that move it`() throws {
    let label = try explain("label")

    #expect(label.placement == "constraints")
    #expect(!label.isAmbiguous)
    #expect(
      label.vertical == [
        "label: height 16 by its content, hugging 250, resistance 750  [LA4.1]",
        "<NSLayoutConstraint:0x4 'upper' V:|-(40)-[label]   (active, names: '|':home.view )>",
      ])
    #expect(
      label.horizontal == [
        "label: width 40 by its content, hugging 250, resistance 750  [LA4.1]",
        "<NSLayoutConstraint:0x3 H:|-(20)-[label]   (active, names: '|':home.view )>",
      ])
  }

  @Test func `LA8.3 a contradiction is told in UIKit's words, to its views only`() throws {
    let torn = try explain("torn")

    #expect(torn.conflicts.count == 1)
    #expect(torn.conflicts.first?.hasPrefix("Unable to simultaneously satisfy") == true)
    #expect(try explain("label").conflicts.isEmpty)
  }

  @Test func `LA7.1 ambiguity is told`() throws {
    #expect(try explain("loose").isAmbiguous)
  }

  @Test func `LA7.1 a row that a list insets has a sum, said at once`() throws {
    let yaml = """
      root:
        class: UITableViewController
        id: list
        style: insetGrouped
        sections: [{rows: [{text: Ada}]}]
      """
    let session = SceneSession(
      try SceneDocument(text: yaml),
      options: SessionOptions(canvas: CellSize(columns: 80, rows: 22)))
    let lines = ExplanationText.lines(try session.explanation(of: "Ada"))

    #expect(lines[1].hasPrefix("width 600 = 640 − 2 × 20; 20 on both sides in list; "), "\(lines)")
    #expect(lines[1].hasSuffix("640 because the window is 640 points wide"))
  }

  @Test func `A12 an image's versions are told, the chosen one marked`() throws {
    let session = SceneSession(
      try SceneDocument(
        text: """
          images:
            - name: sun
              variants:
                - {size: [16, 16], art: ["a"]}
                - {traits: {h: compact}, size: [16, 32], art: ["b"]}
          root:
            id: home
            view: {subviews: [{class: UIImageView, id: own, image: sun, frame: [0, 0, 16, 16]}]}
          """), options: SessionOptions(canvas: CellSize(columns: 80, rows: 10)))

    #expect(
      try session.explanation(of: "own").image == [
        "○ scale 1  16×16", "● vertical compact, scale 1  16×32",
      ])
  }

  @Test func `an unknown name gets the nearest`() throws {
    #expect(
      throws: CommandProblem(
        message: "nothing in the window is called 'labl'", suggestion: "label")
    ) {
      try explain("labl")
    }
  }

  @Test func `a view with a placeholder says that a program decides its frame`() throws {
    let document = try DocumentNameTests.document("edx-edx-app-ios/DiscussionResponses.storyboard")
    let session = SceneSession(
      document, options: SessionOptions(canvas: CellSize(columns: 80, rows: 24)))
    defer { session.close() }
    // The size classes come last.
    let sentences = try session.explanation(of: "tableView").sentences.dropLast()

    #expect(
      sentences == [
        "width 640 because the window is 640 points wide",
        "its constraints leave height open",
        "one of its constraints is only a placeholder in the document: "
          + "a program makes another, and until then nothing decides the frame",
      ])
  }
}

extension UIView {
  /// The view with this identifier, in this one or below.
  fileprivate func find(_ name: String) -> UIView? {
    identifier == name ? self : subviews.lazy.compactMap { $0.find(name) }.first
  }
}
