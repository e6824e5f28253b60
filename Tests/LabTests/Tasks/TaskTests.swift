import AdaptiveUI
import BundledScenes
import Cells
import Documents
import Examples
import Foundation
import Lab
import SceneFiles
import Testing

/// Tasks are ticked off by what happened.
@MainActor struct TaskTests {
  private static func scene() throws -> String {
    try #require(BundledScenes.scene(named: "first-steps")).text
  }

  private static let beginnings = [
    "Make it compact", "Turn it", "Who was not told", "Present something", "Dismiss it",
    "Change a trait", "Take the change back",
  ]

  /// The marks of the card, one a task.
  private func marks(_ keys: String) throws -> String {
    let pilot = try Pilot(try Self.scene(), columns: 160, rows: 60, keys: keys)
    // What is said over the ruler quotes tasks too.
    let card = ScreenParts(rows: Array(pilot.rows.dropFirst(3)))
    return try Self.beginnings.map { task in
      let place = try card.place(of: " \(task)")
      return String(Array(card.rows[place.row])[place.column - 1])
    }.joined()
  }

  @Test(arguments: [
    ("", "▸······"), ("r", "▸✓·····"), ("diphone 6⏎", "✓▸·····"), ("⇥⇥⇥", "▸·✓····"),
    ("p", "▸··✓···"), ("p⎋", "▸··✓✓··"), (":dark⏎", "▸····✓·"), (":dark⏎u", "▸····✓✓"),
    ("diphone 6⏎d⏎", "✓▸·····"),
  ])
  func `a task is done by doing it, and stays done`(keys: String, expected: String) throws {
    #expect(try marks(keys) == expected)
  }

  @Test func `the footer says what was done and what is next, at the end that it is all`() throws {
    let turned = try Pilot(try Self.scene(), columns: 160, rows: 60, keys: "r")
    let all = try Pilot(
      try Self.scene(), columns: 160, rows: 40, keys: "rdiphone 6⏎⇥⇥⇥p⎋:dark⏎u")

    #expect(turned.notice.hasPrefix("✓ Turn it: r — next: Make it compact"))
    #expect(
      all.notice.hasPrefix("✓ Take the change back: u — all done: o has more scenes"))
  }

  @Test func `a wrong condition is an error of the file, as is a name that nothing has`() throws {
    let yaml = """
      tasks:
        - {say: Turn it, done: rotaton}
        - {say: Find it, done: focus bagde}
        - {say: Nothing}
      root: {id: badge}
      """
    let error = #expect(throws: DocumentErrors.self) { try SceneDocument(text: yaml) }
    try expectPicture(error?.text() ?? "", "errors of tasks")
  }
}
