import AdaptiveUI
import Cells
import Foundation
import Testing

@testable import Lab

/// Constraints changed on their lines of the explanation.
@MainActor struct WhatIfTests {
  private static let box = """
    title: Box
    root:
      id: home
      view:
        subviews:
          - class: UIButton
            id: box
            title: Box
            constraints:
              - leading == superview.leading + 16
              - top == superview.top + 16
    """

  /// The first sentence of the explanation and the place of the chosen line, in a pane with room for both.
  private func sentence(_ keys: String) throws -> String? {
    let pilot = try Pilot(Self.box, columns: 160, rows: 60, keys: "<<<<3⇥w/H:⏎" + keys)
    return pilot.pane.split(separator: "\n").map { $0.trimmingCharacters(in: .whitespaces) }
      .first { $0.hasPrefix("x ") }
  }

  @Test func `V13 plus and minus move the constant, u takes it back`() throws {
    let start = "x 16 from the leading edge of home"
    let moved = "x 32 from the leading edge of home"
    #expect(try sentence("") == start)
    #expect(try sentence("++") == moved)
    #expect(try sentence("++-") == "x 24 from the leading edge of home")
    #expect(try sentence("++uu") == start)
    #expect(try sentence("++uUuuUU") == moved)
  }

  @Test func `V13 Enter lists other constants and priorities`() throws {
    let list = try Pilot(Self.box, columns: 160, rows: 60, keys: "3⇥w/H:⏎⏎")
    try expectPicture(list.overlay, "list of what a constraint could be")
    #expect(try sentence("⏎3") == "x 24 from the leading edge of home")
  }

  @Test func `a line without a constraint says so`() throws {
    let pilot = try Pilot(Self.box, columns: 160, rows: 60, keys: "3⇥w/Traits⏎+")
    #expect(pilot.notice == "› choose a line with a constraint first, by ↑ and ↓")
  }
}
