import AdaptiveLists
import AdaptiveUI
import CellRenderer
import Cells
import Foundation
import Pictures
import Testing

/// What a picture marks: what the last step changed, and what something is found about.
@MainActor struct MarkTests {
  @Test func `a moved box leaves dashes where it was, and none over text`() {
    let canvas = TestCanvas(30, 9) { root in
      root.add("box", cells(14, 4, 14, 4))
      root.add("text", cells(4, 2, 8, 1), Sign(ShownContent(.label, text: "a label")))
    }
    let box = canvas.window.rootViewController?.view.subviews.first
    let change = CanvasChange(
      view: box.map { ObjectIdentifier($0) }, kind: .moved, old: cells(2, 2, 14, 4),
      new: cells(14, 4, 14, 4))

    let picture = canvas.picture { $0.changes = [change] }

    #expect(
      picture.buffer.text == """
        ┌ root 240×144 wC hC ────────┐
        │                            │
        │ ┌ a label ┄┄┄┐             │
        │ ┆            ┆             │
        │ ┆           ┌ box 112×64 ┐ │
        │ └┄┄┄┄┄┄┄┄┄┄┄│┘           │ │
        │             │            │ │
        │             └────────────┘ │
        └────────────────────────────┘
        """)
    let map = picture.buffer.styleMap { style in
      style.foreground == .palette(11) ? "n" : style.attributes.contains(.dim) ? "o" : " "
    }
    #expect(
      map == """


          o         oooo
          o            o
          o           n            n
          oooooooooooono           n
                      n            n
                      nnnnnnnnnnnnnn

        """)
  }

  private func text(of canvas: TestCanvas, pending views: [UIView]) -> String {
    let picture = canvas.picture {
      $0.look = .interface
      $0.pending = Set(views.map { ObjectIdentifier($0) })
    }
    return picture.buffer.text
  }

  @Test func `what is to change and has not yet is dashed in its own hue, over all lines`() {
    var named: [String: UIView] = [:]
    let canvas = TestCanvas(40, 9) { root in
      named["badge"] = root.add("badge", cells(4, 5, 10, 3))
      named["front"] = root.add("front", cells(2, 2, 20, 5))
      named["gone"] = root.add("gone", cells(30, 12, 6, 3))
    }
    let pending = ["badge", "gone"].compactMap { named[$0] }

    #expect(
      text(of: canvas, pending: pending) == """
        ┌ root wC hC ──────────────────────────┐
        │                                      │
        │ ┌ front ───────────┐                 │
        │ │                  │                 │
        │ │                  │                 │
        │ │ ┌ badge ┄┐       │                 │
        │ └─┆────────┆───────┘                 │
        │   └┄┄┄┄┄┄┄┄┘                         │
        └────────────────────────────── ▼ gone ┘
        """)
  }

  @Test func `names of what is to change follow each other where boxes have a corner in common`() {
    var named: [UIView] = []
    let canvas = TestCanvas(40, 5) { root in
      let outer = root.add("outer box", cells(2, 1, 34, 3))
      named = [outer, outer.add("inner box", cells(0, 0, 34, 3))]
    }

    #expect(
      text(of: canvas, pending: named) == """
        ┌ root wC hC ──────────────────────────┐
        │ ┌ outer box  inner box ┄┄┄┄┄┄┄┄┄┄┐   │
        │ ┆                                ┆   │
        │ └┄┄┄┄┄┄┄┄┄┄┄┄┄┄┄┄┄┄┄┄┄┄┄┄┄┄┄┄┄┄┄┄┘   │
        └──────────────────────────────────────┘
        """)
  }

  @Test func `what lies beyond the window and has not changed yet is told at its edge alone`() {
    var named: [UIView] = []
    let canvas = TestCanvas(40, 6) { root in
      named = [root.add("lower", cells(4, 5, 30, 6)), root.add("badge", cells(8, 7, 10, 3))]
    }

    #expect(
      text(of: canvas, pending: named) == """
        ┌ root wC hC ──────────────────────────┐
        │                                      │
        │                                      │
        │                                      │
        │                                      │
        └────────────────────── ▼ lower, badge ┘
        """)
  }

  @Test func `a strip inside of the window of what has not changed yet is dashed too`() {
    var named: [UIView] = []
    let canvas = TestCanvas(40, 6) { root in
      named = [root.add("lower", cells(4, 5, 30, 6))]
    }
    let picture = canvas.picture(canvas: CellSize(columns: 42, rows: 8)) {
      $0.look = .interface
      $0.pending = Set(named.map { ObjectIdentifier($0) })
    }

    #expect(
      picture.buffer.text.split(separator: "\n").suffix(2) == [
        "│    ┌┄lower┄┄┄┄┄┄┄┄┄┄┄┄┄┄┄┄┄┄┄ ▼ lower  │",
        "╰────┴────────────────────────────┴──────╯",
      ])
  }

  @Test func `a moved box that is too low for lines is marked by its name`() throws {
    let canvas = TestCanvas(40, 20) { $0.add("badge", cells(10, 6, 16, 2)) }
    let badge = canvas.window.rootViewController?.view.subviews.first
    let change = CanvasChange(
      view: badge.map { ObjectIdentifier($0) }, kind: .moved, old: cells(10, 12, 16, 2),
      new: cells(10, 6, 16, 2))

    let picture = canvas.picture(canvas: CellSize(columns: 22, rows: 12)) {
      $0.look = .interface
      $0.changes = [change]
    }
    let map = picture.buffer.styleMap { $0.foreground == .palette(130) ? "n" : " " }

    try expectPicture(picture.buffer.text + "\n\n" + map, "a moved box too low for lines")
  }

  @Test func `what left has dashes alone, and what appeared a bright outline alone`() {
    let canvas = TestCanvas(20, 6) { $0.add("box", cells(10, 1, 8, 4)) }
    let box = canvas.window.rootViewController?.view.subviews.first
    let changes = [
      CanvasChange(view: nil, kind: .left, old: cells(1, 1, 6, 4), new: nil),
      CanvasChange(
        view: box.map { ObjectIdentifier($0) }, kind: .appeared, old: nil,
        new: cells(10, 1, 8, 4)),
    ]

    let picture = canvas.picture { $0.changes = changes }

    #expect(
      picture.buffer.text == """
        ┌ root wC hC ──────┐
        │┌┄┄┄┄┐   ┌ box ─┐ │
        │┆    ┆   │      │ │
        │┆    ┆   │      │ │
        │└┄┄┄┄┘   └──────┘ │
        └──────────────────┘
        """)
    #expect(picture.buffer[17, 2].style.attributes.contains(.bold))
  }

  @Test(arguments: CanvasLook.allCases)
  func `what is read or tapped has no ghost and keeps its colours`(_ look: CanvasLook) {
    let canvas = TestCanvas(30, 7) { root in
      let button = UIButton(type: .system)
      button.setTitle("Close", for: .normal)
      root.add("close", cells(14, 4, 10, 1), button)
      root.add("text", cells(4, 2, 8, 1), Sign(ShownContent(.label, text: "a label")))
    }
    let views = canvas.window.rootViewController?.view.subviews ?? []
    let changes = views.map { view in
      CanvasChange(
        view: ObjectIdentifier(view), kind: .moved, old: cells(2, 1, 14, 4), new: view.frame,
        isBox: view.isMarkable)
    }

    let marked = canvas.picture {
      $0.look = look
      $0.changes = changes
    }
    let plain = canvas.picture { $0.look = look }

    #expect(changes.count == 2 && !changes.contains { $0.isBox })
    #expect(marked.buffer == plain.buffer)
  }

  @Test func `a box that moved leaves no dashes in a list`() {
    let canvas = TestCanvas(30, 8) { root in
      root.add("list", cells(1, 1, 14, 6), UITableView())
      root.add("box", cells(20, 2, 8, 4))
    }
    let box = canvas.window.rootViewController?.view.subviews.last
    let change = CanvasChange(
      view: box.map { ObjectIdentifier($0) }, kind: .moved, old: cells(13, 2, 6, 4),
      new: cells(20, 2, 8, 4))

    let picture = canvas.picture {
      $0.look = .interface
      $0.changes = [change]
    }

    #expect(
      picture.buffer.text == """
        ┌ root wC hC ────────────────┐
        │                            │
        │              ┄┄┄┐ ┌ box ─┐ │
        │                 ┆ │      │ │
        │                 ┆ │      │ │
        │              ┄┄┄┘ └──────┘ │
        │                            │
        └────────────────────────────┘
        """)
    #expect(picture.buffer[21, 5].style.attributes.contains(.bold))
  }

  @Test func `a finding is red, and has a sign without colour`() {
    let canvas = TestCanvas(20, 6) { $0.add("box", cells(10, 1, 8, 4)) }
    let box = canvas.window.rootViewController?.view.subviews.first

    let picture = canvas.picture {
      $0.flagged = Set(box.map { [ObjectIdentifier($0)] } ?? [])
      $0.usesColor = false
    }

    #expect(picture.buffer.lines[1] == "│         ┌ box !┐ │")
    #expect(picture.buffer[10, 2].style.attributes.contains(.bold))
  }

  @Test func `a box with a finding has its name on its lower line where it has no title`() {
    let canvas = TestCanvas(24, 8) { $0.add("box", cells(6, -3, 14, 7)) }
    let box = canvas.window.rootViewController?.view.subviews.first

    let marked = canvas.picture(keepsUnmarked: true) {
      $0.look = .interface
      $0.flagged = Set(box.map { [ObjectIdentifier($0)] } ?? [])
    }
    let plain = canvas.picture { $0.look = .interface }

    #expect(marked.buffer.text.contains("─ box ─"), "\(marked.buffer.text)")
    #expect(!plain.buffer.text.contains("─ box ─"), "\(plain.buffer.text)")
    #expect(marked.unmarked?.text == plain.buffer.text)
  }

  @Test func `a text with a finding has red bars at its ends, and keeps its colours`() {
    let canvas = TestCanvas(20, 5) { root in
      root.add("word", cells(6, 2, 4, 1), Sign(ShownContent(.label, text: "word")))
    }
    let word = canvas.window.rootViewController?.view.subviews.first

    let plain = canvas.picture { $0.look = .interface }
    let picture = canvas.picture {
      $0.look = .interface
      $0.flagged = Set(word.map { [ObjectIdentifier($0)] } ?? [])
    }

    #expect(picture.buffer.lines[2] == "│    ▐word▌        │")
    #expect(picture.buffer[6, 2] == plain.buffer[6, 2])
    #expect(picture.buffer[5, 2].style.foreground == .palette(160))
  }

  @Test func `the bars of a text are where it stands, not at a title in another row of its view`() {
    let canvas = TestCanvas(24, 5) { root in
      root.add("text", cells(4, 0, 12, 2), Sign(ShownContent(.label, text: "word")))
    }
    let text = canvas.window.rootViewController?.view.subviews.first

    let picture = canvas.picture {
      $0.look = .interface
      $0.flagged = Set(text.map { [ObjectIdentifier($0)] } ?? [])
    }

    #expect(picture.buffer.lines[0] == "┌ root wC hC ──────────┐")
    #expect(picture.buffer.lines[1] == "│  ▐word▌              │")
  }

  @Test func `the bars of a text of several lines are straight`() {
    let canvas = TestCanvas(20, 6) { root in
      let text = ShownContent(.label, text: "one\nthree\nto", lineLimit: 0)
      root.add("text", cells(4, 1, 12, 3), Sign(text))
    }
    let text = canvas.window.rootViewController?.view.subviews.first

    let picture = canvas.picture {
      $0.look = .interface
      $0.flagged = Set(text.map { [ObjectIdentifier($0)] } ?? [])
    }

    #expect(
      picture.buffer.lines[1...3].map { String($0) } == [
        "│  ▐one  ▌         │", "│  ▐three▌         │", "│  ▐to   ▌         │",
      ])
  }

  @Test func `a stretched window covers the canvas without an outline`() {
    let size = CGSize(width: 320, height: 480)

    let scale = CanvasScale(
      size: size, shown: size, canvas: CellSize(columns: 30, rows: 12), stretches: true)

    #expect(scale.cell.width == 320.0 / 30 && scale.cell.height == 40)
    #expect(scale.window == CellRect(column: 0, row: 0, columns: 30, rows: 12))
    #expect(!scale.isOutlined && scale.isScaled)
  }

  @Test func `a stretched window is never magnified`() {
    let size = CGSize(width: 80, height: 480)

    let scale = CanvasScale(
      size: size, shown: size, canvas: CellSize(columns: 30, rows: 12), stretches: true)

    #expect(scale.cell.width == 8)
    #expect(scale.window == CellRect(column: 10, row: 0, columns: 10, rows: 12))
  }

  @Test func `a window of the canvas's size is not stretched`() {
    let size = CGSize(width: 240, height: 192)

    let scale = CanvasScale(
      size: size, shown: size, canvas: CellSize(columns: 30, rows: 12), stretches: true)

    #expect(!scale.isScaled && scale.cell == CGSize(width: 8, height: 16))
  }
}
