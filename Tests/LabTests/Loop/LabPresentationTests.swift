import AdaptiveUI
import BundledScenes
import CellRenderer
import Cells
import Foundation
import Lab
import SceneFiles
import TestSupport
import Testing

/// Presentations in the lab: the keys, the mouse and what the screen says.
@MainActor struct LabPresentationTests {
  private static let sheets = """
    title: Test
    root: {id: home, class: UIViewController, title: Home}
    presentations:
      - id: half
        style: pageSheet
        sheet: {detents: [medium, large], prefersGrabberVisible: true}
        controller: {id: half-sheet, class: UIViewController}
      - id: locked
        style: formSheet
        controller: {id: locked-sheet, class: UIViewController, modalInPresentation: true}
    """

  private func pilot(
    _ yaml: String = sheets, columns: Int = 60, keys: String, _ batches: [[InputEvent]] = []
  ) throws -> Pilot {
    try Pilot(yaml, columns: columns, rows: 30, bare: true, keys: keys, batches: batches)
  }

  @Test func `p goes through the presentations by name, and begins again`() throws {
    let pilot = try pilot(keys: "ppp")

    #expect(
      pilot.headings.filter { $0.hasPrefix("presentation") } == [
        "presentation present half", "presentation dismiss half-sheet",
        "presentation present locked", "presentation dismiss locked-sheet",
        "presentation present half",
      ])
    #expect(try pilot.screen == self.pilot(keys: "p").screen)
  }

  @Test func `SH06 a sheet shows its grabber, below the strip of what it covers`() throws {
    let low = try pilot(keys: "p")
    let high = try pilot(keys: "p+")

    try expectPicture(low.screen, "sheet at half height")
    try expectPicture(high.screen, "sheet at full height")
  }

  @Test func `SH04 D12 plus and minus move a sheet, and minus at last pulls it away`() throws {
    let up = try pilot(keys: "p+")
    #expect(up.headings.last == "presentation raise half-sheet")
    let away = try pilot(keys: "p+--")
    #expect(away.screen == away.backend.pictures.first?.text)
  }

  @Test func `SH04 SH10 a drag moves a sheet up, and far down pulls it away`() throws {
    func drag(_ rows: [Int]) -> [[InputEvent]] {
      let points = rows.map { CellPoint(column: 30, row: $0) }
      let first = points.first ?? CellPoint(column: 0, row: 0)
      return [[], [], [], [], [.mouse(MouseEvent(.press, at: first))]]
        + points.dropFirst().map { [.mouse(MouseEvent(.drag, at: $0))] }
        + [[.mouse(MouseEvent(.release, at: points.last ?? first))]]
    }
    let up = try pilot(keys: "p", drag([20, 12, 5]))
    #expect(try up.place(of: "▬▬▬▬").row == 1)
    let down = try pilot(keys: "p", drag([20, 25, 29]))
    #expect(down.screen == down.backend.pictures.first?.text)
    #expect(down.headings.last == "presentation drag half-sheet")
    let back = try pilot(keys: "p", drag([20, 22, 20]))
    #expect(try back.screen == pilot(keys: "p").screen)
  }

  @Test func `the key to present says so where the only presentation is open already`() throws {
    let twice = try Pilot(
      TestScenes.popover, columns: 80, rows: 24, keys: "pp", batches: [[], [], []])
    #expect(twice.notice == "› it is presented already")

    let none = try Pilot(TestScenes.plain, columns: 80, rows: 24, keys: "p", batches: [[]])
    #expect(none.notice == "› the scene has no presentations")
  }

  @Test func `M27 D13 the pane says who refused`() throws {
    let pilot = try Pilot(
      Self.sheets, columns: 120, rows: 40, keys: "pp⎋", batches: [[], [], [], []])

    let refusals = pilot.steps.last?.events.filter { $0.kind == .refusal }.compactMap(\.reason)
    #expect(refusals == ["locked-sheet is modal in its presentation"])
    try expectPicture(pilot.pane, "card of a refusal")
  }

  @Test func `SH10 the sheet below the topmost looks out above it`() throws {
    let stack = """
      root: {id: home, class: UIViewController}
      presentations:
        - {id: first, style: pageSheet, controller: {id: low, class: UIViewController, view: {subviews: [{class: UIButton, id: more, title: More, action: present second, frame: [16, 64, 96, 48]}]}}}
        - {id: second, style: pageSheet, controller: {id: high, class: UIViewController}}
      """
    let session = SceneSession(
      try SceneDocument(text: stack),
      options: SessionOptions(canvas: CellSize(columns: 60, rows: 30)))
    for command in try LabScript("present first; activate more").commands {
      try session.run(command)
    }

    try expectPicture(session.picture().buffer.text, "sheets above each other")
  }

  @Test func `M35 D04 P tries a style, an answer and an era on the open scene`() throws {
    let pilot = try Pilot(
      TestScenes.plain, columns: 60, rows: 24, keys: "P↓→↓→↓⏎", batches: [[], [], []])

    // popover, the delegate answers none, UIKit 8: a popover in compact width.
    try expectPicture(pilot.screen, "trial of a popover in compact width")
    #expect(pilot.headings.last == "presentation try popover, delegate: none")
    let full = try Pilot(
      TestScenes.plain, columns: 60, rows: 24, keys: "P↓↓→↓⏎", batches: [[], [], []])
    let presented = [pilot, full].map { pilot in
      pilot.steps.last?.events.first { $0.name == "presented" }?.new
    }
    #expect(presented == ["popover", "fullScreen, adapted from popover"])
  }

  @Test func `the chooser keeps what Esc leaves and takes its keys for itself`() throws {
    let pilot = try pilot(TestScenes.plain, keys: "P→⎋")
    #expect(pilot.headings == ["launch Plain"])
    #expect(pilot.screen == pilot.backend.pictures.first?.text)
  }

  @Test func `D02 M32 a script may try, raise, lower and pull`() throws {
    let script = try LabScript(
      "try popover none; dismiss; present half; raise; lower; pull 20")
    let session = SceneSession(
      try SceneDocument(text: Self.sheets),
      options: SessionOptions(canvas: CellSize(columns: 60, rows: 30)))
    for command in script.commands { try session.run(command) }
    #expect(
      session.environment.recorder.steps.suffix(4).map(\.title) == [
        "present half", "raise half-sheet", "lower half-sheet", "pull half-sheet",
      ])
    #expect(session.topPresented == nil)
    for text in ["try popovr", "try popover nothing", "pull far"] {
      #expect(throws: LabScriptError.self) { try LabScript(text) }
    }
  }

  @Test func `a second Esc meets what is below, and nothing where all is on its way out`() throws {
    let pilot = try pilot(keys: "p⎋⎋")
    #expect(
      pilot.headings.filter { $0.hasPrefix("presentation") } == [
        "presentation present half", "presentation dismiss half-sheet",
      ])

    let session = SceneSession(
      try SceneDocument(
        text: """
          root: {id: home}
          presentations:
            - {id: low, style: formSheet, controller: {id: low-sheet}}
            - {id: high, from: low-sheet, style: formSheet, controller: {id: high-sheet}}
          """), options: SessionOptions(canvas: CellSize(columns: 60, rows: 30)))
    try session.apply(.present("low"))
    try session.apply(.present("high"))
    try session.apply(.dismiss)
    try session.apply(.dismiss)
    try session.apply(.dismiss)
    #expect(
      session.environment.recorder.steps.suffix(3).map(\.title) == [
        "dismiss high-sheet", "dismiss low-sheet", "dismiss",
      ])
    #expect(session.topPresented == nil)

    try session.apply(.present("low"))
    try session.apply(.dismiss)
    let steps = session.environment.recorder.steps.count
    #expect(throws: CommandProblem.self) { try session.apply(.pull(rows: 3)) }
    #expect(throws: CommandProblem.self) { try session.apply(.detent(isUp: false)) }
    #expect(session.environment.recorder.steps.count == steps)
  }

  @Test(arguments: [UInt64](1...4)) func `M22 focus never stands on a covered view`(
    _ seed: UInt64
  ) throws {
    var random = SeededNumbers(seed)
    let scene = try #require(BundledScenes.scene(named: "presentations"))
    let session = SceneSession(
      try SceneDocument(scene.bytes, file: "presentations.yaml"),
      options: SessionOptions(canvas: CellSize(columns: 100, rows: 40)))
    for _ in 0..<150 {
      switch Int.random(in: 0..<8, using: &random) {
      case 0: try session.apply(.presentNext)
      case 1: try? session.apply(.dismiss)
      case 2:
        let size = CellSize(
          columns: [60, 100, 90][Int.random(in: 0..<3, using: &random)], rows: 40)
        session.resize(to: size, cause: .terminal, title: "")
      case 3: try session.apply(.move(.next))
      case 4: try session.apply(.move(.down))
      case 5: try session.apply(.activate(nil))
      case 6: try? session.apply(.detent(isUp: Bool.random(using: &random)))
      default: session.environment.settle()
      }
      session.environment.settle()
      guard let top = session.topPresented?.viewIfLoaded else { continue }
      #expect(session.focusedView?.isDescendant(of: top) == true)
    }
  }
}
