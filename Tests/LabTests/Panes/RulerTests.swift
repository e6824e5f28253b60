import AdaptiveUI
import Cells
import Foundation
import SceneFiles
import Sweep
import Testing

@testable import Lab

/// The ruler of all widths and heights, as drawn.
@MainActor struct RulerTests {
  /// A banner for wide windows, a form that stops growing, and two labels that meet where it is narrow.
  static let yaml = """
    title: Ruled
    root:
      id: home
      view:
        subviews:
          - class: UILabel
            id: first
            text: A few words on the left
            constraints: [leading == superview.leading + 16, top == superview.top + 64]
          - class: UILabel
            id: second
            text: and some on the right
            constraints: [trailing == superview.trailing - 16, top == superview.top + 64]
          - id: form
            constraints:
              - leading == superview.leading
              - width == superview.width @900
              - width <= 1000
              - top == superview.top + 96
              - height == 32
          - id: banner
            when: {w: regular}
            constraints:
              - leading == superview.leading
              - trailing == superview.trailing
              - top == superview.top
              - height == 32
    """

  private func drawn(_ ruler: Ruler?, columns: Int, rows: Int) -> [String] {
    let view = RulerView()
    view.theme = Theme(.none)
    view.ruler = ruler
    let size = CellSize(columns: columns, rows: rows)
    var buffer = CellBuffer(size: size)
    view.draw(in: &buffer, rect: CellRect(origin: CellPoint(column: 0, row: 0), size: size))
    return buffer.lines
  }

  /// The ruler of the lab at the end of some keys, with everything known.
  private func ruler(_ keys: String = "", columns: Int = 100, rows: Int = 32) throws -> Ruler {
    let pilot = try Pilot(
      Self.yaml, columns: columns, rows: rows, keys: keys, patience: 400)
    return try #require(pilot.ruler)
  }

  @Test(arguments: [FindingRule.Severity.error, .warning])
  func `what a save broke has the colour that it has in the list`(
    severity: FindingRule.Severity
  ) {
    var ruler = Ruler(axis: .width, range: 320...1000, own: 640, profile: nil)
    ruler.worse = [Ruler.Worse(range: 400...500, severity: severity)]
    let cell = ruler.track(69)[ruler.column(of: 450, 69)]

    #expect(ruler.worst == severity)
    #expect(cell.tone == (severity == .error ? .error : .warning))
  }

  @Test func `it shows what is wrong, what changes, and where the window is`() throws {
    let drawn = drawn(try ruler(), columns: 100, rows: 2)
    #expect(
      drawn == [
        " ↔ 800 wide  ━━━━━━━━━━━━━─────────────┃───────●──────────┴──────────────────────────────── ━ issue",
        " ( ) jump             ╵SE ╵17  ╵500    640: width regular   ╵Pro 13                  ╵1500",
      ])
  }

  @Test func `in time travel it has the thresholds of the window that is shown, or none`() throws {
    let yaml = """
      device: iPhone 6
      root: {id: home}
      """
    let now = try Pilot(yaml, columns: 100, rows: 32, keys: "r", patience: 400)
    let before = try Pilot(yaml, columns: 100, rows: 32, keys: "r", patience: 400, later: "t⇞")

    #expect(now.ruler?.profile?.fixed == 375)
    #expect(before.ruler?.own == 375)
    #expect(before.ruler?.profile?.fixed ?? 667 == 667)
  }

  @Test func `what is not known yet is dotted`() throws {
    var ruler = try ruler()
    ruler.profile = nil

    #expect(
      drawn(ruler, columns: 60, rows: 1) == [
        " ↔ 800 wide  ┈┈┈┈┈┈┈┈┈┈┈500┈┈┈┈┈┈●┈┈┈┈┈1000┈┈┈┈┈┈┈┈┈┈┈┈┈┈┈┈"
      ])
  }

  @Test func `a ruler without room is empty`() throws {
    #expect(drawn(try ruler(), columns: 19, rows: 2).allSatisfy { $0.allSatisfy { $0 == " " } })
    #expect(drawn(nil, columns: 60, rows: 1) == [""])
  }

  @Test func `K shows heights, then nothing, then widths again`() throws {
    #expect(try ruler("K").axis == .height)
    #expect(try Pilot(Self.yaml, columns: 100, rows: 32, keys: "KK").ruler == nil)
    #expect(try ruler("KKK").axis == .width)
  }

  @Test func `a cell stands for the change in it, else for the size in its middle`() throws {
    let ruler = try ruler()
    let columns = 91

    #expect(ruler.position(at: ruler.column(of: 640, columns), columns) == 640)
    #expect(ruler.position(at: ruler.column(of: 402, columns), columns) == 402)
    #expect(ruler.position(at: 0, columns) == 160)
    #expect(ruler.position(at: 60, columns) == 1120)
    #expect(ruler.position(at: 500, columns) == 1600)
  }

  @Test func `) and ( go over one change each, and = comes back`() throws {
    func widths(_ keys: String) throws -> [String] {
      let pilot = try Pilot(Self.yaml, columns: 100, rows: 32, patience: 400, later: keys)
      return pilot.headings.dropFirst().map { $0.replacing("terminal window ", with: "") }
    }

    #expect(try widths(")") == ["1000×480"])
    #expect(try widths("(") == ["639×480"])
    #expect(try widths("((") == ["639×480", "382×480"])
    #expect(try widths("()") == ["639×480", "640×480"])
    #expect(try widths("(=") == ["639×480", "terminal the whole terminal"])
  }

  @Test func `a click and a drag on the ruler give the window that size`() throws {
    func mouse(_ action: MouseEvent.Action, _ column: Int) -> InputEvent {
      .mouse(MouseEvent(action, at: CellPoint(column: column, row: 1)))
    }
    let pilot = try Pilot(
      Self.yaml, columns: 100, rows: 32,
      batches: [[mouse(.press, 13)], [mouse(.drag, 31), mouse(.drag, 48)], [mouse(.release, 48)]])

    #expect(
      pilot.headings.dropFirst().map { $0 } == [
        "terminal window 160×480", "terminal window 465×480", "terminal window 753×480",
      ])
  }

  @Test func `a click on the name of a size gives the window that size`() throws {
    let names = try ruler().labels(79)
    let name = try #require(names.first { $0.text.hasPrefix("640:") })

    #expect(try ruler().named(at: name.column + 5, 79) == 640)
    #expect(try ruler().named(at: name.column - 1, 79) == nil)

    // Its end is below other sizes of the track.
    let place = try Pilot(Self.yaml, columns: 100, rows: 32).place(of: "Pro 13")
    let click = InputEvent.mouse(
      MouseEvent(.press, at: CellPoint(column: place.column + 5, row: place.row)))
    let pilot = try Pilot(Self.yaml, columns: 100, rows: 32, batches: [[click]])
    #expect(pilot.lastWindow?.width == 1032)
  }

  @Test func `the ruler of widths says why a width makes a phone's height compact`() throws {
    let session = SceneSession(
      try SceneDocument(text: Self.yaml),
      options: SessionOptions(
        canvas: CellSize(columns: 80, rows: 24), device: Device.named("iPhone 6")))
    defer { session.close() }
    let search = IssueSearch()
    while search.work(for: session, wanted: [.width]) != .nothing {
      _ = search.advance(for: session, wanted: [.width])
    }
    let profile = try #require(search.profile(.width))
    let ruler = Ruler(
      axis: .width, range: profile.range, own: 375, profile: profile, idiom: .phone)

    #expect(
      ruler.labels(200).map(\.text).filter { $0.contains("height") }
        == ["668: landscape, height compact"])
  }

  @Test func `a click on the legend of issues opens their list, and gives the window no size`()
    throws
  {
    let open = try Pilot(Self.yaml, columns: 100, rows: 32, patience: 400)
    let row = try #require(open.rows.firstIndex { $0.contains("━ issue") })
    let column = try #require(open.rows[row].range(of: "━ issue")).lowerBound
    let click = InputEvent.mouse(
      MouseEvent(
        .press,
        at: CellPoint(
          column: open.rows[row].distance(from: open.rows[row].startIndex, to: column) + 2, row: row
        )))
    let pilot = try Pilot(
      Self.yaml, columns: 100, rows: 32, batches: [[], [], [], [], [click]], patience: 400)

    #expect(pilot.paneName == "6 issues")
    #expect(pilot.headings == open.headings)
  }

  @Test func `the ruler knows the cells of the keys that it says`() throws {
    let view = RulerView()
    view.ruler = try ruler()
    let size = CellSize(columns: 100, rows: 2)
    var buffer = CellBuffer(size: size)
    view.draw(in: &buffer, rect: CellRect(origin: CellPoint(column: 0, row: 0), size: size))

    let said = view.hits.map { hit in
      let line = Array(buffer.lines[hit.row])
      return "\(hit.key): \(String(line[hit.columns]))"
    }
    #expect(said == ["6: ━ issue", "(: (", "): )"])
  }

  @Test func `T20 a size that no phone has is a free window, and = is the phone again`() throws {
    let phone = try #require(Device.named("iPhone 6"))
    let document = try SceneDocument(text: Self.yaml)
    let press = InputEvent.mouse(MouseEvent(.press, at: CellPoint(column: 13, row: 1)))
    let pilot = try Pilot(
      document: document, size: CellSize(columns: 120, rows: 32), device: phone, events: [press])
    let back = try Pilot(
      document: document, size: CellSize(columns: 120, rows: 32), keys: "=", device: phone,
      events: [press])

    try expectPicture(pilot.header, "header of a free window")
    #expect(pilot.headings.last == "device free window (phone) 320×667")
    #expect(pilot.notice == "› free window (phone) 320×667; = gives iPhone 6 back")
    try expectPicture(back.header, "header of a phone that is back")
  }

  @Test func `another size of the terminal ends a window of its own`() throws {
    let pilot = try Pilot(
      Self.yaml, columns: 100, rows: 32,
      batches: [
        [.mouse(MouseEvent(.press, at: CellPoint(column: 20, row: 1)))],
        [.resize(CellSize(columns: 90, rows: 30))],
      ])

    #expect(pilot.steps.last?.title == "100×32 → 90×30")
    #expect(pilot.lastWindow == CGSize(width: 720, height: 448))
  }
}
