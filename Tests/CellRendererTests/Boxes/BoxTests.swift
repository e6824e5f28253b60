import AdaptiveUI
import CellRenderer
import Cells
import Foundation
import Testing

/// Frames of views as boxes of lines.
@MainActor struct BoxTests {
  @Test func `a view inside another is a box inside a box`() {
    let canvas = TestCanvas(40, 7) { $0.add("inner", cells(4, 2, 30, 3)) }

    #expect(
      canvas.text == """
        ┌ root UIViewController 320×112 wC hC ─┐
        │                                      │
        │   ┌ inner UIView 240×48 ───────┐     │
        │   │                            │     │
        │   └────────────────────────────┘     │
        │                                      │
        └──────────────────────────────────────┘
        """)
  }

  @Test func `boxes on the edges of their parent meet its lines in tees`() {
    let canvas = TestCanvas(30, 7) {
      $0.add("a", cells(0, 2, 12, 3))
      $0.add("b", cells(18, 4, 12, 3))
    }

    #expect(
      canvas.text == """
        ┌ root 240×112 wC hC ────────┐
        │                            │
        ├ a 96×48 ─┐                 │
        │          │                 │
        ├──────────┘      ┌ b 96×48 ─┤
        │                 │          │
        └─────────────────┴──────────┘
        """)
  }

  @Test func `LF8 boxes side by side share one line`() {
    let canvas = TestCanvas(30, 7) {
      $0.add("a", cells(0, 0, 10, 4))
      $0.add("b", cells(10, 0, 20, 4))
      $0.add("c", cells(0, 4, 30, 3))
    }

    #expect(
      canvas.text == """
        ┌ a 80×64 ┬ root wC hC ─ b ──┐
        │         │                  │
        │         │                  │
        │         │                  │
        ├─────────┴ c UIView 240×48 ─┤
        │                            │
        └────────────────────────────┘
        """)
  }

  @Test func `LF8 edges are snapped and not sizes`() {
    // Three parts of 10⅓ columns, and rows of 44 points, 2¾ rows each.
    let canvas = TestCanvas(31, 11) { root in
      for part in 0..<3 {
        root.add(
          "p\(part)", CGRect(x: Double(part) * 248 / 3, y: 0, width: 248.0 / 3, height: 88))
      }
      for row in 0..<2 {
        root.add("r\(row)", CGRect(x: 0, y: 88 + row * 44, width: 248, height: 44))
      }
    }

    #expect(
      canvas.text == """
        ┌ root ───┬ p1 ──────┬ p2 ────┐
        │ p0      │          │        │
        │         │          │        │
        │         │          │        │
        │         │          │        │
        │         │          │        │
        ├─────────┴──────────┴────────┤
        │ r0 UIView 248×44            │
        ├ r1 UIView 248×44 ───────────┤
        │                             │
        └─────────────────────────────┘
        """)
  }

  @Test func `what touches a shared line from inside moves along`() {
    let canvas = TestCanvas(30, 6) {
      let left = $0.add("left", cells(0, 0, 15, 6))
      left.add("in", cells(7, 2, 8, 3))
      $0.add("right", cells(15, 0, 15, 6))
    }

    #expect(
      canvas.text == """
        ┌ root ─ left ─┬ right ──────┐
        │              │             │
        │      ┌ in ───┤             │
        │      │       │             │
        │      └───────┤             │
        └──────────────┴─────────────┘
        """)
  }

  @Test func `several boxes together cover the side of a longer one`() {
    let canvas = TestCanvas(30, 8) {
      $0.add("side", cells(0, 0, 10, 8))
      $0.add("up", cells(10, 0, 20, 4))
      $0.add("low", cells(10, 4, 20, 4))
    }

    #expect(
      canvas.text == """
        ┌ side ───┬ root wC hC ─ up ─┐
        │         │                  │
        │         │                  │
        │         │                  │
        │         ├ low 160×64 ──────┤
        │         │                  │
        │         │                  │
        └─────────┴──────────────────┘
        """)
  }

  @Test func `a side that is only covered in part keeps its line`() {
    let canvas = TestCanvas(30, 7) {
      $0.add("a", cells(2, 1, 10, 5))
      $0.add("b", cells(12, 1, 10, 3))
    }

    #expect(
      canvas.text == """
        ┌ root 240×112 wC hC ────────┐
        │ ┌ a ─────┐┌ b ─────┐       │
        │ │        ││        │       │
        │ │        │└────────┘       │
        │ │        │                 │
        │ └────────┘                 │
        └────────────────────────────┘
        """)
  }

  @Test func `a box in front hides what is behind and joins none of its lines`() {
    let canvas = TestCanvas(30, 8) {
      $0.add("behind", cells(2, 1, 18, 5))
      $0.add("front", cells(8, 3, 18, 4))
    }

    #expect(
      canvas.text == """
        ┌ root 240×128 wC hC ────────┐
        │ ┌ behind 144×80 ─┐         │
        │ │                │         │
        │ │     ┌ front 144×64 ──┐   │
        │ │     │                │   │
        │ └─────│                │   │
        │       └────────────────┘   │
        └────────────────────────────┘
        """)
  }

  @Test func `a box in front on its parent's line still joins that line`() {
    let canvas = TestCanvas(24, 7) {
      $0.add("behind", cells(0, 1, 12, 4))
      $0.add("front", cells(0, 3, 16, 3))
    }

    #expect(
      canvas.text == """
        ┌ root 192×112 wC hC ──┐
        ├ behind ──┐           │
        │          │           │
        ├ front 128×48 ┐       │
        │              │       │
        ├──────────────┘       │
        └──────────────────────┘
        """)
  }

  @Test func `views with the same cells are one box with a chained title`() {
    let canvas = TestCanvas(40, 5) {
      let outer = $0.add("outer", cells(0, 0, 40, 5))
      outer.add(nil, cells(0, 0, 40, 5)).add("core", cells(0, 0, 40, 5))
    }

    #expect(
      canvas.text == """
        ┌ root › outer › core 320×80 wC hC ────┐
        │                                      │
        │                                      │
        │                                      │
        └──────────────────────────────────────┘
        """)
    #expect(canvas.picture().boxes.map(\.depth) == [0, 0, 0])
  }

  @Test func `of two views with the parent's cells the one in front counts`() {
    let canvas = TestCanvas(30, 4) {
      $0.add("below", cells(0, 0, 30, 4)).add("lost", cells(3, 1, 9, 2))
      $0.add("above", cells(0, 0, 30, 4))
    }

    #expect(
      canvas.text == """
        ┌ root › above 240×64 wC hC ─┐
        │                            │
        │                            │
        └────────────────────────────┘
        """)
    #expect(canvas.picture().boxes.map(\.isVisible) == [true, false, false, true])
  }

  @Test func `hidden and transparent views are left out with all inside`() {
    let canvas = TestCanvas(12, 5) {
      $0.add("h", cells(1, 1, 5, 3)).isHidden = true
      let faded = $0.add("f", cells(6, 1, 5, 3))
      faded.add("in", cells(0, 0, 3, 3))
      faded.alpha = 0
    }

    #expect(
      canvas.text == """
        ┌ root ────┐
        │          │
        │          │
        │          │
        └──────────┘
        """)
  }

  @Test func `a view is faint if less than half of it shows through those around`() {
    let canvas = TestCanvas(22, 6) {
      let pale = $0.add("pale", cells(1, 1, 20, 4))
      pale.alpha = 0.6
      pale.add("a", cells(1, 1, 6, 3)).alpha = 0.6
      pale.add("b", cells(10, 1, 6, 3))
    }

    #expect(
      canvas.text == """
        ┌ root 176×96 wC hC ─┐
        │┌ pale 160×64 ─────┐│
        ││┌ a ─┐   ┌ b ─┐   ││
        │││░░░░│   │    │   ││
        │└┴────┴───┴────┴───┘│
        └────────────────────┘
        """)
  }

  @Test func `a clipping view cuts off what stands out of it`() {
    let canvas = TestCanvas(20, 7) {
      let clip = $0.add("clip", cells(2, 2, 10, 4))
      clip.clipsToBounds = true
      clip.add("wide", cells(3, 2, 20, 9))
    }

    #expect(
      canvas.text == """
        ┌ root wC hC ──────┐
        │                  │
        │ ┌ clip ──┐       │
        │ │        │       │
        │ │  ┌wide─┤       │
        │ └──┴─────┘       │
        └──────────────────┘
        """)
  }
}
