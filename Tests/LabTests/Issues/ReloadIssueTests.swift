import Foundation
import Testing

@testable import Lab

/// What a save breaks and mends is told, with its cause and what it costs.
@MainActor struct ReloadIssueTests {
  /// A picture as wide as its superview, by a constraint that may be left out.
  private static func picture(_ rest: String = ", width == superview.width") -> String {
    """
    root:
      id: home
      view:
        subviews:
          - class: UITextView
            id: words
            text: Words
            constraints: [leading == superview.leading, top == superview.top, height == 80\(rest)]
          - {class: UILabel, id: label, text: Name, frame: [0, 200, 60, 20]}
    """
  }

  @Test func `what is wrong with a new version and was not before is told at once`() throws {
    let good = "leading == superview.leading, top == superview.top + 32"
    let screens = try ReloadStage.screens(
      opening: ReloadStage.label(good),
      saving: [good, "leading == superview.leading", good + ", top == superview.top"].map(
        ReloadStage.label))

    // The pane has gone there, with what is new first.
    var notices: [String] = []
    for notice in screens.map({ ScreenParts($0).notice }) where notice != notices.last ?? "" {
      notices.append(notice)
    }
    try expectPicture(
      notices.joined(separator: "\n") + "\n\n" + ScreenParts(try #require(screens.last)).pane,
      "saves that take a constraint away and contradict one")
  }

  @Test func `what a save broke is one issue: its cause, what that costs, where, and the keys`()
    throws
  {
    let words = """
      root:
        id: home
        view:
          subviews:
            - class: UILabel
              id: name
              text: Name
              constraints:
                - leading == superview.leading
                - top == superview.top
            - class: UILabel
              id: below
              text: Below
              constraints:
                - leading == name.leading
                - top == name.bottom
      """
    let screens = try ReloadStage.settled(
      opening: words, saving: [words.replacing("          - top == superview.top\n", with: "")])
    let parts = ScreenParts(try #require(screens.last))

    try expectPicture(parts.header + "\n" + parts.report, "a save that broke something")
  }

  @Test func `what a save brings nearer and not all into the window is no loss`() throws {
    func form(_ height: String) -> String {
      """
      root:
        id: home
        view:
          subviews:
            - {class: UILabel, id: head, text: Head, constraints: [leading == superview.leading, top == superview.top\(height)]}
            - {class: UIButton, id: go, title: Go, constraints: [leading == superview.leading, top == head.bottom + 410, height == 48]}
      """
    }
    let screens = try ReloadStage.settled(opening: form(", height == 60"), saving: [form("")])

    try expectPicture(
      ScreenParts(try #require(screens.last)).report, "a save that brings nearer without harm")
  }

  @Test func `what is worse is told first, with the size before and now, then the change`() throws {
    func box(_ height: String) -> String {
      """
      root:
        id: home
        view:
          subviews:
            - id: box
              constraints: [leading == superview.leading, top == superview.top, width == 200\(height)]
              subviews:
                - {class: UIButton, id: go, title: Go, constraints: [leading == superview.leading, trailing == superview.trailing, top == superview.top, bottom == superview.bottom]}
            - {class: UILabel, id: end, text: End, constraints: [leading == superview.leading, top == box.bottom, bottom == superview.bottom]}
      """
    }
    let screens = try ReloadStage.settled(
      opening: box(", height == 60"), saving: [box(", height == 0")], keys: "1")

    try expectPicture(
      ScreenParts(try #require(screens.last)).report, "a save after which a button has no height")
  }

  @Test func `of two saves each is told with what it cost, the newer one first`() throws {
    func labels(_ one: String, _ two: String) -> String {
      """
      root:
        id: home
        view:
          subviews:
            - {class: UILabel, id: one, text: One, constraints: [leading == superview.leading\(one)]}
            - {class: UILabel, id: two, text: Two, constraints: [top == superview.top + 80\(two)]}
      """
    }
    let (top, leading) = (", top == superview.top", ", leading == superview.leading + 8")
    let screens = try ReloadStage.settled(
      opening: labels(top, leading), saving: [labels("", leading), labels("", "")])

    try expectPicture(
      ScreenParts(try #require(screens.last)).report, "two saves with what each cost")
  }

  @Test func `what is mended is told by name, and the pane goes back`() throws {
    let good = "leading == superview.leading, top == superview.top + 32"

    let screens = try ReloadStage.screens(
      opening: ReloadStage.label(good),
      saving: [ReloadStage.label("leading == superview.leading"), ReloadStage.label(good)])

    let reports = screens.map { ScreenParts($0).report }
    try expectPicture(
      [
        "broken": reports.last { $0.lines(with: "▲ label moved") != "" } ?? "",
        "mended": reports.last ?? "",
      ], "a save that mends what another broke")
  }

  @Test func `what a second save broke around the first is told apart from it`() throws {
    func boxes(_ outer: String, _ inner: String) -> String {
      """
      root:
        id: home
        view:
          subviews:
            - id: box
              constraints: [leading == superview.leading, width == 200, height == 96\(outer)]
              subviews:
                - {class: UILabel, id: words, text: Words, constraints: [leading == superview.leading\(inner)]}
      """
    }
    let top = ", top == superview.top + 16"
    let screens = try ReloadStage.settled(
      opening: boxes(top, top), saving: [boxes(top, ""), boxes("", "")])

    try expectPicture(
      ScreenParts(try #require(screens.last)).report, "two saves, one around what the other broke")
  }

  @Test func `a button that shrank is named, a label whose text fits is not`() throws {
    func form(_ trailing: String) -> String {
      """
      root:
        id: home
        view:
          subviews:
            - {class: UIButton, id: go, title: Go, constraints: [leading == superview.leading, top == superview.top + 16, height == 48\(trailing)]}
            - {class: UILabel, id: words, text: Words, constraints: [leading == go.leading, trailing == go.trailing, top == go.bottom]}
      """
    }
    let screens = try ReloadStage.settled(
      opening: form(", trailing == superview.trailing"), saving: [form("")])

    try expectPicture(
      ScreenParts(try #require(screens.last)).report, "a save that shrinks a button")
  }

  @Test func `a loss that only some heights have is told with them`() throws {
    func form(_ bottom: String) -> String {
      """
      root:
        id: home
        view:
          subviews:
            - {class: UITextView, id: words, text: Words, constraints: [leading == superview.leading, trailing == superview.trailing, top == superview.top, height == 300 @ 500\(bottom)]}
      """
    }
    let screens = try ReloadStage.settled(
      opening: form(", bottom == superview.bottom"), saving: [form("")])

    let report = ScreenParts(try #require(screens.last)).report
    #expect(
      report.contains("the lower 148 of 448 points are empty  at every width · from 401 high"),
      "\(report)")
  }

  @Test func `a legal layout that lost something is worse, with its widths, until it is accepted`()
    throws
  {
    let gone = ", width == label.width"
    let kept = try ReloadStage.settled(
      opening: Self.picture(), saving: [Self.picture(gone)], keys: "1r")
    let listed = try ReloadStage.settled(
      opening: Self.picture(), saving: [Self.picture(gone)])
    let accepted = try ReloadStage.settled(
      opening: Self.picture(), saving: [Self.picture(gone)], keys: "A1")

    let panes = try [kept, listed, accepted].map { ScreenParts(try #require($0.last)).report }
    try expectPicture(
      panes.joined(separator: "\n\n—\n\n"), "a loss on its card, in the list, and accepted")
  }

  @Test func `a save that took nothing away but a constraint says what was looked at`() throws {
    let twice = "{equation: trailing == superview.trailing, id: twice}"
    let doubled = ", width == superview.width, " + twice
    let screens = try ReloadStage.settled(
      opening: Self.picture(), saving: [Self.picture(doubled), Self.picture()], keys: "1")

    try expectPicture(
      ScreenParts(try #require(screens.last)).report, "a save after which nothing is worse")
  }

  @Test func `losses have the widths of issues, but none that only smaller windows have is told`()
    throws
  {
    func words(_ leading: Int) -> String {
      """
      root:
        id: home
        view:
          subviews:
            - {class: UIImageView, id: dot, constraints: [leading == superview.leading + \(leading), top == superview.top + 16, width == 48, height == 48]}
      """
    }
    let narrow = try ReloadStage.settled(opening: words(0), saving: [words(240)])
    let wide = try ReloadStage.settled(opening: words(0), saving: [words(440)])

    let panes = try [narrow, wide].map { ScreenParts(try #require($0.last)).report }
    try expectPicture(
      panes.joined(separator: "\n\n—\n\n"), "a view that narrow windows lose, before and after")
  }

  /// A title before a chevron at the right edge, placed by constraints of which one may be left out.
  private static func row(_ leading: String) -> String {
    """
    root:
      id: home
      view:
        subviews:
          - {class: UILabel, id: name, text: Name, constraints: [\(leading)trailing <= superview.trailing, trailing == superview.trailing @200, top == superview.top + 16]}
          - {class: UIImageView, id: chevron, constraints: [trailing == superview.trailing, top == superview.top + 16, width == 24, height == 24]}
          - {class: UILabel, id: start, text: Start, constraints: [leading == superview.leading + 16, top == superview.top + 64]}
    """
  }

  @Test func `a view that a removed constraint throws aside is told with how far, and onto what`()
    throws
  {
    let kept = "leading == superview.leading + 16, "
    let screens = try ReloadStage.settled(
      opening: Self.row(kept), saving: [Self.row("")], keys: "1")
    let listed = try ReloadStage.settled(opening: Self.row(kept), saving: [Self.row("")])
    let screen = try #require(screens.last)

    try expectPicture(
      [
        "list": ScreenParts(try #require(listed.last)).report,
        "card": ScreenParts(screen).header + "\n" + ScreenParts(screen).pane,
      ], "a save that throws a view aside")
  }

  @Test func `a title that goes aside in a button that keeps its end is told`() throws {
    func button(_ leading: String) -> String {
      """
      root:
        id: home
        view:
          subviews:
            - {class: UIButton, id: go, title: Go, constraints: [\(leading)trailing == superview.trailing - 16, width >= 400, top == superview.top + 16]}
            - {class: UILabel, id: start, text: Start, constraints: [leading == superview.leading + 16, top == superview.top + 64]}
      """
    }
    let screens = try ReloadStage.settled(
      opening: button("leading == superview.leading + 16, "), saving: [button("")])

    try expectPicture(
      ScreenParts(try #require(screens.last)).report, "a save after which a title goes aside")
  }

  @Test func `what is out of sight before and after a save is not mended`() throws {
    func scene(_ width: String) -> String {
      """
      root:
        id: home
        view:
          subviews:
            - {class: UIButton, id: go, title: Go, frame: [16, 700, 80, 48]}
            - {class: UILabel, id: start, text: Start, constraints: [leading == superview.leading + 16, top == superview.top + 64\(width)]}
      """
    }
    let screens = try ReloadStage.settled(
      opening: scene(", width == 40"), saving: [scene("")])

    let (before, after) = (ScreenParts(screens[0]), ScreenParts(screens[screens.count - 1]))
    try expectPicture(
      [
        "before": before.header + "\n" + before.report, "after": after.header + "\n" + after.report,
      ], "a save that leaves out of sight what was")
  }

  @Test func `a view that gets another constraint for the removed one is where it is meant to be`()
    throws
  {
    let screens = try ReloadStage.settled(
      opening: Self.row("leading == superview.leading + 16, "),
      saving: [Self.row("centerX == superview.centerX, ")], keys: "1")
    let parts = ScreenParts(try #require(screens.last))

    try expectPicture(
      parts.header + "\n" + parts.report, "a save that puts a view where it is meant")
  }

  @Test func `a loss is mended by the version that has nothing of it`() throws {
    let screens = try ReloadStage.settled(
      opening: Self.picture(), saving: [Self.picture(", width == label.width"), Self.picture()])

    let parts = ScreenParts(try #require(screens.last))
    try expectPicture(parts.header + "\n" + parts.report, "a save that mends a loss")
  }
}
