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

  /// The first sentence of the explanation and the place of the chosen line.
  private func sentence(_ keys: String) throws -> String? {
    let pilot = try Pilot(Self.box, columns: 160, rows: 60, keys: "3⇥w/H:⏎" + keys)
    let row = pilot.rows.first { $0.contains("x ") && $0.contains(" from the leading") }
    return row?.split(separator: "┃").last.map { $0.trimmingCharacters(in: .whitespaces) }
  }

  @Test func `V13 plus and minus move the constant, u takes it back`() throws {
    let start = "x 16 from the leading edge of home.view"
    let moved = "x 32 from the leading edge of home.view"
    #expect(try sentence("") == start)
    #expect(try sentence("++") == moved)
    #expect(try sentence("++-") == "x 24 from the leading edge of home.view")
    #expect(try sentence("++uu") == start)
    #expect(try sentence("++uUuuUU") == moved)
  }

  @Test func `V13 Enter lists other constants and priorities`() throws {
    let list = try Pilot(Self.box, columns: 160, rows: 60, keys: "3⇥w/H:⏎⏎").screen
    for title in [
      "What if: H:|-(16)-[box]", "another constant …", "constant 8", "constant 24", "constant 0",
      "constant 32", "priority 750", "priority 500", "priority 250", "without it",
    ] { #expect(list.contains(title), "\(title)") }
    #expect(try sentence("⏎3") == "x 24 from the leading edge of home.view")
  }

  @Test func `a line without a constraint says so`() throws {
    let screen = try Pilot(Self.box, columns: 160, rows: 60, keys: "3⇥w/Traits⏎+").screen
    #expect(screen.contains("choose a line with a constraint first"))
  }
}
