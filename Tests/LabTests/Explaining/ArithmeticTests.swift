import AdaptiveUI
import BundledScenes
import Cells
import Documents
import Examples
import Foundation
import InterfaceBuilder
import SceneFiles
import Testing

@testable import Lab

/// Sums that explanations print are true.
@MainActor struct ArithmeticTests {
  /// The views of a window, with what is presented in it.
  private func views(_ window: UIView) -> [UIView] { [window] + window.subviews.flatMap(views) }

  /// The sums of all views that are not what they say, and how many there are.
  private func lies(_ session: SceneSession) -> (lies: [String], count: Int) {
    let sums = views(session.window).flatMap { view in
      view.layoutSums.map { (view.spokenName, $0) }
    }
    let lies = sums.compactMap { name, sum -> String? in
      guard let value = Sum(sum.arithmetic)?.value, abs(value - Double(sum.value)) <= 0.51 else {
        return "\(name): \(sum.sentence)"
      }
      return nil
    }
    return (lies, sums.count)
  }

  @Test(arguments: BundledScenes.all.map(\.name))
  func `LA7.1 sums in bundled scenes are true at every size`(name: String) throws {
    let source = try #require(BundledScenes.scene(named: name))
    let session = SceneSession(
      try SceneDocument(source.bytes, file: "\(name).yaml", classes: ExampleClasses.all),
      options: SessionOptions(canvas: CellSize(columns: 100, rows: 30)))
    defer { session.close() }
    for script in ["resize 60x30", "resize 133x40", "present-next", "rotate"] {
      for command in try LabScript(script).commands { try? session.run(command) }
      #expect(lies(session).lies == [], "\(script)")
    }
  }

  @Test(arguments: DocumentNameTests.files)
  func `LA7.1 sums in documents are true`(file: String) throws {
    let document = try DocumentNameTests.document(file)
    let scenes = document.choices.isEmpty ? [document] : document.choices.map(\.document)
    for scene in scenes {
      let session = SceneSession(
        scene,
        options: SessionOptions(
          canvas: CellSize(columns: 100, rows: 50), device: .named("iphone_8")))
      defer { session.close() }
      #expect(lies(session).lies == [])
    }
  }

  @Test func `LA7.1 what constraints determine has a sum`() throws {
    let document = try DocumentNameTests.document("kharrison-CodeExamples/Stacks-Main.storyboard")
    let session = SceneSession(
      document,
      options: SessionOptions(canvas: CellSize(columns: 100, rows: 50), device: .named("iphone_8")))
    defer { session.close() }
    let placed = views(session.window).filter {
      !$0.translatesAutoresizingMaskIntoConstraints && !$0.hasAmbiguousLayout
    }
    #expect(placed.count > 5)
    #expect(placed.filter { $0.layoutSums.count != 4 }.map(\.spokenName) == [])
  }

  private static let scene = """
    title: Test
    root:
      id: home
      view:
        subviews:
          - class: UIStackView
            id: row
            spacing: 8
            distribution: fillEqually
            constraints: [leading == superview.leading + 16, trailing == superview.trailing - 16, top == superview.top + 20, height == 40]
            subviews:
              - {class: UILabel, id: one, text: One}
              - {class: UILabel, id: two, text: Two}
              - {class: UILabel, id: three, text: Three}
          - class: UILabel
            id: greeting
            text: Hello
            constraints:
              - leading == row.leading
              - {equation: top == row.bottom + 12}
          - id: half
            constraints: [width == superview.width * 0.3 - 16, height == 30, centerX == superview.centerX, centerY == superview.centerY, width == 500 @750]
          - {id: plain, frame: [10, 20, 30, 40]}
    """

  private func sentences(_ name: String) throws -> [String] {
    let session = SceneSession(
      try SceneDocument(text: Self.scene),
      options: SessionOptions(canvas: CellSize(columns: 100, rows: 30)))
    defer { session.close() }
    return try session.explanation(of: name).sentences
  }

  @Test func `LC1.1 a margin is told with whose it is, and a place with what it counts in`() throws
  {
    let yaml = """
      root:
        id: home
        view:
          subviews:
            - id: control
              frame: [144, 200, 300, 60]
              subviews:
                - class: UILabel
                  id: name
                  text: Name
                  constraints: [leading == superview.margins.leading, top == superview.margins.top]
      """
    let session = SceneSession(
      try SceneDocument(text: yaml),
      options: SessionOptions(canvas: CellSize(columns: 100, rows: 30)))
    defer { session.close() }

    // The size classes come last.
    let found = try session.explanation(of: "name").sentences.dropLast()

    #expect(
      found == [
        "width 32, the width of its text: 4 columns × 8", "height 16, the height of its text",
        "x 8 from the left edge of control, its margin",
        "y 8 from the top edge of control, its margin",
        "8, 8 in control is 152, 208 in the window",
      ])
  }

  @Test func `frames are told in sums with what their numbers are`() throws {
    let found = try ["one", "greeting", "half", "plain", "home"].map { name in
      // The size classes come last and are the same for all.
      try sentences(name).dropLast()
    }
    #expect(
      found == [
        [
          "width 250.5 = (800 − 2 × 16 − 2 × 8) ÷ 3; 800 because the window is 800 points wide; "
            + "8 is the spacing of row", "height 40 because of the constraint height = 40 of row",
          "its text needs a width of only 24 (hugging 250), and gets more",
          "its text needs a height of only 16 (hugging 250), and gets more",
          "0, 0 in row is 16, 20 in the window",
        ],
        [
          "width 40, the width of its text: 5 columns × 8", "height 16, the height of its text",
          "x 16, as far as row is from the leading edge of home",
          "y 72 = 20 + 12 + 40; 40 because of the constraint height = 40 of row",
        ],
        [
          "width 224 = 0.3 × 800 − 16; 800 because the window is 800 points wide",
          "height 30 because of its constraint height = 30",
          "x 288 = 0.35 × 800 + 0.5 × 16; 800 because the window is 800 points wide",
          "y 225 = (480 − 30) ÷ 2; 480 because the window is 480 points high",
          "it should be 500 wide, and gives way: that has only priority 750",
        ], ["30 × 40 at 10, 20 in home by its frame: no constraint places it"],
        ["800 × 480 because it fills the window, which is 800 × 480 points"],
      ])
    #expect(
      try sentences("home").last
        == "horizontally regular because the window is 800 points wide, and regular begins at 640; "
        + "vertically regular because the window is 480 points high, and regular begins at 240")
  }

  @Test func `LA7.1 a limit is told with what pushes against it, and is no reason alone`() throws {
    let scene = """
      root:
        id: home
        view:
          subviews:
            - {class: UILabel, id: long, text: Twenty-five letters here, constraints: [width <= 120, leading == superview.leading, top == superview.top]}
            - {id: wide, constraints: [width <= 300, width == 500 @750, height >= 30, height == 10 @750, leading == superview.leading, top == superview.top]}
            - {id: room, constraints: [width <= 345, leading == superview.leading @999, trailing == superview.trailing @999, centerX == superview.centerX, height == 10, top == superview.top]}
      """
    let session = SceneSession(
      try SceneDocument(text: scene),
      options: SessionOptions(canvas: CellSize(columns: 100, rows: 30)))
    defer { session.close() }

    #expect(
      try session.explanation(of: "long").sentences.first
        == "width 120 because it is at most 120 wide: its text would need 192")
    #expect(
      try session.explanation(of: "wide").sentences.prefix(2) == [
        "width 300 because it is at most 300 wide: its constraint width = 500 at priority 750 asks for more",
        "height 30 because it is at least 30 high: its constraint height = 10 at priority 750 asks for less",
      ])
    #expect(
      try session.explanation(of: "room").sentences.first
        == "width 345 because it is at most 345 wide: otherwise its leading edge would be at the "
        + "leading edge of home"
    )
  }

  @Test func `LA7.1 a size of 0 has its reason too`() throws {
    let scene = """
      root:
        id: home
        view:
          subviews:
            - {id: bare, constraints: [leading == superview.leading, trailing == superview.trailing, top == superview.top]}
            - {id: zero, constraints: [leading == superview.leading, width == 8, top == superview.top, height == 0]}
            - {id: follower, constraints: [leading == superview.leading, width == 8, top == superview.top, height == bare.height]}
            - {id: box, constraints: [leading == superview.leading, width == 8, top == superview.top, height == -8 @750]}
      """
    let session = SceneSession(
      try SceneDocument(text: scene),
      options: SessionOptions(canvas: CellSize(columns: 100, rows: 30)))
    defer { session.close() }
    let found = try ["bare", "zero", "follower", "box"].map {
      try session.explanation(of: $0).sentences.first { $0.contains("height") }
    }

    #expect(
      found == [
        "its constraints leave height open", "height 0 because of its constraint height = 0",
        "its constraints leave height open", "height 0 because no height is less than 0",
      ])
  }

  @Test func `LA7.1 what pushes against the limit of another view is a sentence that can be said`()
    throws
  {
    let scene = """
      root:
        id: home
        view:
          subviews:
            - id: card
              constraints: [width <= 345, leading == superview.safeArea.leading + 15 @999, centerX == superview.centerX, height == 40, top == superview.top]
              subviews:
                - {id: inner, constraints: [leading == superview.leading, trailing == superview.trailing, top == superview.top, bottom == superview.bottom]}
                - {class: UILabel, id: high, text: High, constraints: [leading == superview.leading, trailing == superview.trailing, bottom == superview.top, height == 40]}
      """
    let session = SceneSession(
      try SceneDocument(text: scene),
      options: SessionOptions(canvas: CellSize(columns: 100, rows: 30)))
    defer { session.close() }

    #expect(
      try session.explanation(of: "inner").sentences.first
        == "width 345 because card is at most 345 wide: otherwise its leading edge would be 15 from "
        + "the leading edge of the safe area of home")
    #expect(try session.explanation(of: "high").sentences[2].hasPrefix("y −40 "))
  }

  @Test func `LG7 the width of a button is its title with the insets around it, as a sum`() throws {
    let scene = """
      root:
        id: home
        view:
          subviews:
            - {class: UIButton, id: pay, title: Pay, contentEdgeInsets: [4, 12, 4, 20], center: superview}
            - {class: UIButton, id: bare, title: Cancel it, center: superview}
      """
    let session = SceneSession(
      try SceneDocument(text: scene),
      options: SessionOptions(canvas: CellSize(columns: 100, rows: 30)))
    defer { session.close() }

    #expect(
      try session.explanation(of: "pay").sentences.first
        == "width 56, the width of its title with the insets around it: 12 + 24 + 20")
    let bare = try session.explanation(of: "bare").sentences.first
    #expect(bare == "width 104, the width of its title with the room around it: 16 + 72 + 16")
  }
}

/// What containers give is followed up to the window.
@MainActor struct RoomTests {
  private func sentences(_ name: String) throws -> [String] {
    let scene = try #require(BundledScenes.scene(named: "split"))
    let session = SceneSession(
      try SceneDocument(text: scene.text),
      options: SessionOptions(canvas: CellSize(columns: 120, rows: 34)))
    defer { session.close() }
    return try session.explanation(of: name).sentences
  }

  @Test func `LA7.1 the last column has what the others leave of the window`() throws {
    #expect(
      try sentences("detail").first
        == "width 640 = 960 − 320 because it is as wide as detail-nav; 320 is the column list-nav of split; "
        + "960 because the window is 960 points wide")
  }

  @Test func `LA7.1 a row goes by its text, and is as wide as its table`() throws {
    let found = try sentences("Ada")
    #expect(
      found.prefix(2) == [
        "width 320 because it is as wide as list and list-nav, the most for a column of split, "
          + "as 0.4 × 960 would be more", "height 16, a row of list",
      ])
  }
}

/// Reads `(640 − 3 × 8) ÷ 4` and its like.
private struct Sum {
  var value: Double

  init?(_ text: String) {
    let halves = text.split(separator: "÷").map { $0.trimmingCharacters(in: .whitespaces) }
    guard let first = halves.first, let divisor = halves.count == 2 ? Double(halves[1]) : 1 else {
      return nil
    }
    let plain = first.trimmingCharacters(in: ["(", ")"]).replacing("−", with: "-")
    let terms = plain.replacing(" - ", with: " + -").components(separatedBy: " + ")
    var sum = 0.0
    for term in terms {
      let factors = term.components(separatedBy: " × ").map(Double.init)
      guard !factors.contains(nil) else { return nil }
      sum += factors.compactMap { $0 }.reduce(1, *)
    }
    value = sum / divisor
  }
}
