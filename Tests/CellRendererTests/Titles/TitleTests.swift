import AdaptiveUI
import CellRenderer
import Cells
import Foundation
import Testing

/// What titles say, what they drop, and where they go.
@MainActor struct TitleTests {
  /// The top line of a root view of this width, in cells.
  private func title(_ columns: Int) -> String {
    TestCanvas(columns, 3).picture().buffer.lines[0]
  }

  @Test func `in the interface look a long title is shortened on its line`() {
    let canvas = TestCanvas(30, 6) { () -> UIViewController in
      let root = UIViewController()
      root.identifier = "a name that is longer than its line"
      return root
    }

    #expect(
      canvas.interface == """
        ┌ a name that is longer tha… ┐
        │                            │
        │                            │
        │                            │
        │                            │
        └────────────────────────────┘
        """)
  }

  @Test func `class, size and size classes go first, then the name is cut off`() {
    #expect(title(40) == "┌ root UIViewController 320×48 wC hC ──┐")
    #expect(title(38) == "┌ root UIViewController 304×48 wC hC ┐")
    #expect(title(37) == "┌ root 296×48 wC hC ────────────────┐")
    #expect(title(21) == "┌ root 168×48 wC hC ┐")
    #expect(title(20) == "┌ root wC hC ──────┐")
    #expect(title(14) == "┌ root wC hC ┐")
    #expect(title(13) == "┌ root ─────┐")
    #expect(title(8) == "┌ root ┐")
    #expect(title(7) == "┌root─┐")
    #expect(title(5) == "┌ro…┐")
    #expect(title(3) == "┌…┐")
  }

  @Test func `a view without a name is titled with its class`() {
    let canvas = TestCanvas(40, 5) { $0.add(nil, cells(2, 1, 30, 3)) }

    #expect(canvas.picture().buffer.lines[1] == "│ ┌ UIView 240×48 ─────────────┐       │")
  }

  @Test func `a chain says what differs beside each name and the rest once`() {
    let canvas = TestCanvas(60, 4) { () -> UIViewController in
      let (root, child) = (UIViewController(), UIViewController())
      (root.identifier, child.identifier) = ("root", "child")
      root.addChild(child)
      child.view.frame = CGRect(x: 0, y: 0, width: 479, height: 64)
      root.view.addSubview(child.view)
      child.didMove(toParent: root)
      root.setOverrideTraitCollection(
        UITraitCollection(horizontalSizeClass: .regular), forChild: child)
      return root
    }

    #expect(
      canvas.picture().buffer.lines[0]
        == "┌ root 480×64 wC hC › child 479×64 wR hC ──────────────────┐")
  }

  @Test func `a long chain keeps its last name`() {
    let canvas = TestCanvas(26, 3) {
      $0.add("navigation", cells(0, 0, 26, 3)).add("conversation", cells(0, 0, 26, 3))
    }

    #expect(canvas.picture().buffer.lines[0] == "┌ … › conversation ──────┐")
  }

  @Test func `a title that something covers moves to the first free row inside`() {
    let canvas = TestCanvas(40, 8) {
      $0.add("list", cells(2, 2, 30, 5))
      $0.add("bar", cells(2, 1, 30, 3))
    }

    #expect(
      canvas.text == """
        ┌ root UIViewController 320×128 wC hC ─┐
        │ ┌ bar UIView 240×48 ─────────┐       │
        │ │                            │       │
        │ └────────────────────────────┘       │
        │ │ list UIView 240×80         │       │
        │ │                            │       │
        │ └────────────────────────────┘       │
        └──────────────────────────────────────┘
        """)
  }

  @Test func `titles on one line share it, controllers first, and bars without a name come last`() {
    let canvas = TestCanvas(60, 5) { () -> UIViewController in
      let root = UIViewController()
      root.identifier = "root"
      for (name, column) in [("list", 0), ("detail", 24)] {
        let child = UIViewController()
        child.identifier = name
        root.addChild(child)
        root.view.add(nil, cells(column, 0, column == 0 ? 24 : 36, 5), child.view)
        let bar = Sign(ShownContent(.label, text: name.uppercased(), alignment: .center))
        child.view.add(nil, cells(0, 0, column == 0 ? 24 : 36, 3), bar)
        child.didMove(toParent: root)
      }
      return root
    }

    #expect(
      canvas.text == """
        ┌ list 192×80 wC hC ────┬ detail wC hC ─ root 480×80 wC hC ┐
        │         LIST          │              DETAIL              │
        ├───────────────────────┼──────────────────────────────────┤
        │                       │                                  │
        └───────────────────────┴──────────────────────────────────┘
        """)
  }

  @Test func `a title whose line is broken keeps its size inside`() {
    let canvas = TestCanvas(30, 6) { $0.add("in", cells(13, 0, 4, 3)) }

    #expect(
      canvas.text == """
        ┌────────────┬in┬────────────┐
        │            │  │            │
        │            └──┘            │
        │ root 240×96 wC hC          │
        │                            │
        └────────────────────────────┘
        """)
  }

  @Test func `the focused box has heavy lines and a marker`() {
    let canvas = TestCanvas(30, 6) {
      $0.add("one", cells(0, 2, 15, 4))
      $0.add("two", cells(15, 2, 15, 4))
    }
    let two = canvas.window.rootViewController?.view.subviews.last
    let picture = canvas.picture { $0.focus = two }

    #expect(
      picture.buffer.text == """
        ┌ root 240×96 wC hC ─────────┐
        │                            │
        ├ one 120×64 ──┲ ▸two 120×64 ┪
        │              ┃             ┃
        │              ┃             ┃
        └──────────────┺━━━━━━━━━━━━━┛
        """)
    // Not bold as well: that is what a terminal with lines of one weight makes of heavy ones.
    #expect(picture.buffer[15, 3].style.attributes.isEmpty)
    #expect(picture.buffer[18, 2].style.attributes == .bold)
  }

  @Test func `a focused controller inside a chain is marked in the title`() {
    let canvas = TestCanvas(30, 3) { $0.add("inner", cells(0, 0, 30, 3)) }
    let picture = canvas.picture { $0.focus = canvas.window.rootViewController }

    #expect(
      picture.buffer.text == """
        ┏ ▸root › inner 240×48 wC hC ┓
        ┃                            ┃
        ┗━━━━━━━━━━━━━━━━━━━━━━━━━━━━┛
        """)
  }

  @Test func `size classes that just changed have a star and stand out`() {
    let canvas = TestCanvas(24, 3)
    let picture = canvas.picture { options in
      if let root = canvas.window.rootViewController {
        options.changed = [ObjectIdentifier(root)]
      }
    }

    #expect(picture.buffer.lines[0] == "┌ root 192×48 wC hC* ──┐")
    #expect(picture.buffer[15, 0].style.attributes == [.bold, .reverse])
    #expect(picture.buffer[2, 0].style.attributes == [])
  }

  @Test func `names with wide characters and combining marks line up`() {
    let canvas = TestCanvas(24, 5) {
      $0.add("設定", cells(1, 1, 11, 3))
      $0.add("e\u{301}te\u{301}\u{1B}", cells(12, 1, 11, 3))
    }

    #expect(
      canvas.text == """
        ┌ root 192×80 wC hC ───┐
        │┌ 設定 ────┬ e\u{301}te\u{301}␛ ───┐│
        ││          │         ││
        │└──────────┴─────────┘│
        └──────────────────────┘
        """)
  }

  @Test func `neighbours differ in hue unless colour is off`() {
    let canvas = TestCanvas(20, 5) { $0.add("in", cells(2, 1, 10, 3)) }
    let colored = canvas.picture().buffer
    let plain = canvas.picture { $0.usesColor = false }.buffer

    #expect(colored[0, 0].style.foreground != colored[2, 1].style.foreground)
    #expect(plain[0, 0].style == Style())
    #expect(plain.text == colored.text)
  }
}
