import AdaptiveUI
import CellRenderer
import Cells
import Foundation
import SceneFiles
import Testing

@testable import Lab

/// Numbers around the focused view.
@MainActor struct FocusOverlayTests {
  private static let yaml = """
    title: Test
    root:
      id: home
      view:
        subviews:
          - class: UIButton
            id: box
            title: Box
            constraints:
              - leading == superview.leading + 80
              - top == superview.top + 64
              - width == 160
              - height == 48
          - {id: other, frame: [320, 64, 80, 64]}
    """

  private func session(_ focus: String) throws -> SceneSession {
    let session = SceneSession(
      try SceneDocument(text: Self.yaml),
      options: SessionOptions(canvas: CellSize(columns: 60, rows: 14)))
    try session.apply(.focus(focus))
    return session
  }

  @Test func `constraints and distances stand around the view in points of the window`() throws {
    let session = try session("box")
    defer { session.close() }
    let overlay = try #require(session.focusOverlay)
    #expect(overlay.frame == CGRect(x: 80, y: 64, width: 160, height: 48))
    let segments = overlay.segments.map {
      "\($0.kind) \($0.start.x),\($0.start.y) \($0.end.x),\($0.end.y) \($0.label)"
    }
    #expect(
      segments == [
        "constraint 80.0,88.0 240.0,88.0 160", "constraint 160.0,64.0 160.0,112.0 48",
        "constraint 0.0,88.0 80.0,88.0 80", "constraint 160.0,0.0 160.0,64.0 64",
        "distance 240.0,88.0 320.0,88.0 80", "distance 160.0,112.0 160.0,224.0 112",
      ])
    #expect(overlay.guides.map(\.kind) == [.margins])
    #expect(overlay.guides.first?.left == 8)
  }

  @Test func `the overlay leaves what the interface shows, and goes as it came`() throws {
    let plain = try Pilot(Self.yaml, columns: 62, rows: 16, bare: true, keys: "⇥").rows
    let drawn = try Pilot(Self.yaml, columns: 62, rows: 16, bare: true, keys: "⇥D").rows
    let again = try Pilot(Self.yaml, columns: 62, rows: 16, bare: true, keys: "⇥DD").rows
    #expect(again == plain)
    for (before, after) in zip(plain, drawn) {
      for (old, new) in zip(before, after) where old.isLetter || old.isNumber {
        #expect(new == old)
      }
    }
    #expect(
      drawn.joined(separator: "\n") == """
        ┌ home UIViewController 496×256 wC hR ───────────────────────┐
        │                   │                                        │
        │                  64                                        │
        │                   ┴                                        │
        │         ┏ ▸box 160×48 ━━━━━┓          ┌ other ─┐           │
        ├───80───┤┃───────Box───8────┃├┄┄┄80┄┄┄┤│        │           │
        │         ┗━━━━━━━━160━━8━━━━┛          │        │           │
        │          8        ┬       8           └────────┘           │
        │                   ┆                                        │
        │                   ┆                                        │
        │                   ┆                                        │
        │                  144                                       │
        │                   ┆                                        │
        │                   ┆                                        │
        │                   ┆                                        │
        └───────────────────┴────────────────────────────────────────┘
        """)
  }
}
