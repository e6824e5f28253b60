import AdaptiveUI
import Cells
import Foundation
import SceneFiles
import Testing

@testable import Lab

/// Answers have a row of their own for a while, over the ruler; the keys stay.
@MainActor struct NoticeTests {
  /// The rows under the header and at the bottom, a second after another, once a key was pressed.
  private func rows(
    _ key: Character, seconds: Int, rows: Int = 20
  ) throws -> [(notice: String, footer: String)] {
    let backend = MemoryBackend(
      size: CellSize(columns: 100, rows: rows), batches: [[.key(.character(key), [])]])
    let clock = Pilot.Clock()
    let lab = Lab(
      backend: backend, clock: clock,
      configuration: LabConfiguration(document: try SceneDocument(text: TestScenes.plain)))
    var seen: [(notice: String, footer: String)] = []
    backend.whenIdle = {
      if lab.idleWork != .nothing { return [] }
      let lines = backend.screen.lines
      seen.append((lines[1], lines[lines.count - 1]))
      clock.seconds += 1
      return seen.count > seconds ? [.terminate] : []
    }
    try lab.run()
    return seen
  }

  @Test func `what was done is said for some seconds, and the keys stay`() throws {
    let seen = try rows("r", seconds: 8)

    #expect(seen[0].notice == " ✓ turned right → portrait")
    #expect(seen[3].notice == seen[0].notice)
    #expect(seen[8].notice.hasPrefix(" ↔ "))
    #expect(Set(seen.map(\.footer)).count == 1)
    #expect(seen[0].footer.hasPrefix(" r turn d device c change t time : find"))
  }

  @Test func `what cannot be done has another sign than what was done, and stays longer`() throws {
    let seen = try rows("u", seconds: 12)

    #expect(seen[0].notice == " › nothing to undo")
    #expect(seen[8].notice == seen[0].notice)
    #expect(seen[12].notice.hasPrefix(" ↔ "))
  }

  @Test func `of a command without room the beginning and the end are said`() {
    var notice = Notice.note("sent: winch folder/main.yaml --scene Settings --do 'rotate right'")
    notice.keepsEnd = true

    #expect(notice.line(in: 80) == "› \(notice.text)")
    #expect(notice.line(in: 40) == "› sent: winch folder/main.yam…ate right'")
  }

  @Test func `without a ruler the answer stands before the keys, and the way to all keys stays`()
    throws
  {
    let footer = try rows("r", seconds: 1, rows: 16)[0].footer

    #expect(footer.hasPrefix(" ✓ turned right → portrait   r turn"))
    #expect(footer.hasSuffix("? help"))
  }

  @Test
  func `at 80 columns the footer has what makes a scene another one, and the way to all keys`()
    throws
  {
    let footer = try Pilot(TestScenes.popover).footer

    #expect(
      footer.hasPrefix(" p present r turn d device c change t time : find Tab focus Space pane"),
      "\(footer)")
    #expect(footer.hasSuffix("? help"), "\(footer)")
  }

  @Test func `at 100 columns the footer says how to copy and to save, after a turn too`() throws {
    let footers = try ["", "r"].map {
      try Pilot(TestScenes.plain, columns: 100, rows: 30, keys: $0).footer
    }

    try expectPicture(footers.joined(separator: "\n"), "footers before and after a turn")
  }

  @Test func `a problem without room ends behind a clause, a result where its room ends`() {
    let problem = Notice.problem("no way out: nothing outside to tap: its content has to offer it")
    let result = Notice.done("copied: winch split --do 'rotate right; rotate right'")

    #expect(problem.line(in: 80) == "! \(problem.text)")
    #expect(problem.line(in: 50) == "! no way out: nothing outside to tap")
    #expect(problem.line(in: 34) == "! no way out: nothing outside to…")
    #expect(result.line(in: 44) == "✓ copied: winch split --do 'rotate right; r…")
  }

  @Test func `long names are shortened inside before what happened and the key are`() {
    let notice = Notice.note(
      "PredictionTableViewController: the initial RootNavigationController is empty (o: 3 others)")

    #expect(
      notice.line(in: 80)
        == "› PredictionTabl…oller: the initial RootNavigation…roller is empty (o: 3 others)")
    #expect(notice.line(in: 40) == "› PredictionTableViewController: the in…")
  }

  @Test func `a turn and a device are taken back like a change`() throws {
    let turned = try Pilot(TestScenes.plain, keys: "ru")
    let moved = try Pilot(TestScenes.plain, keys: "]u")

    #expect(turned.notice.hasPrefix("✓ undid: turned right"))
    #expect(turned.lastWindow == CGSize(width: 640, height: 352))
    #expect(moved.lastWindow == CGSize(width: 640, height: 352))
  }
}
