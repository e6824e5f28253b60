import AdaptiveUI
import CellRenderer
import Cells
import Foundation
import Testing

/// Presentations, shading and guides over what is there.
@MainActor struct CoveringTests {
  /// A window of 80 × 15 cells, regular in both directions, with a popover over two rows.
  private func popover() -> TestCanvas {
    let canvas = TestCanvas(80, 15) {
      $0.add("button", cells(4, 1, 14, 3))
      $0.add("first", cells(0, 6, 80, 5))
      $0.add("second", cells(0, 11, 80, 4))
    }
    let root = canvas.window.rootViewController
    canvas.environment.perform {
      let content = UIViewController()
      content.identifier = "info"
      content.modalPresentationStyle = .popover
      content.preferredContentSize = CGSize(width: 320, height: 96)
      content.popoverPresentationController?.sourceView = root?.view.subviews.first
      root?.present(content, animated: false)
    }
    canvas.environment.settle()
    return canvas
  }

  @Test func `PO03 a popover has an arrow in its frame and hides what is behind`() {
    #expect(
      popover().picture().buffer.text == """
        ┌ root UIViewController 640×240 wR hR ─────────────────────────────────────────┐
        │░░░┌ button ────┐░░░░░░░░░░░░░░░░░░░░░░░░░░░░░░░░░░░░░░░░░░░░░░░░░░░░░░░░░░░░░│
        │░░░│░░░░░░░░░░░░│░░░░░░░░░░░░░░░░░░░░░░░░░░░░░░░░░░░░░░░░░░░░░░░░░░░░░░░░░░░░░│
        │░░░└────────────┘░░░░░░░░░░░░░░░░░░░░░░░░░░░░░░░░░░░░░░░░░░░░░░░░░░░░░░░░░░░░░│
        │░░░░░░░░░░░░░░░░░░░░░░░░░░░░░░░░░░░░░░░░░░░░░░░░░░░░░░░░░░░░░░░░░░░░░░░░░░░░░░│
        │┌─────────▲ info 320×96 wC hR ─────────┐░░░░░░░░░░░░░░░░░░░░░░░░░░░░░░░░░░░░░░│
        ├│                                      │ first UIView 640×80 ─────────────────┤
        ││                                      │░░░░░░░░░░░░░░░░░░░░░░░░░░░░░░░░░░░░░░│
        ││                                      │░░░░░░░░░░░░░░░░░░░░░░░░░░░░░░░░░░░░░░│
        ││                                      │░░░░░░░░░░░░░░░░░░░░░░░░░░░░░░░░░░░░░░│
        │└──────────────────────────────────────┘░░░░░░░░░░░░░░░░░░░░░░░░░░░░░░░░░░░░░░│
        ├ second UIView 640×64 ────────────────────────────────────────────────────────┤
        │░░░░░░░░░░░░░░░░░░░░░░░░░░░░░░░░░░░░░░░░░░░░░░░░░░░░░░░░░░░░░░░░░░░░░░░░░░░░░░│
        │░░░░░░░░░░░░░░░░░░░░░░░░░░░░░░░░░░░░░░░░░░░░░░░░░░░░░░░░░░░░░░░░░░░░░░░░░░░░░░│
        └──────────────────────────────────────────────────────────────────────────────┘
        """)
  }

  @Test func `dimming shades what is behind it and nothing in front`() {
    let canvas = TestCanvas(12, 5) { root in
      root.add("back", cells(1, 1, 5, 3))
      root.add(nil, cells(0, 0, 12, 5), UIDimmingView())
      root.add("front", cells(7, 1, 4, 3))
    }
    let buffer = canvas.picture().buffer

    #expect(
      buffer.text == """
        ┌ root ────┐
        │┌ba…┐░┌f…┐│
        ││░░░│░│  ││
        │└───┘░└──┘│
        └──────────┘
        """)
    #expect(buffer[1, 1].style.attributes.contains(.dim))
    #expect(buffer[2, 1].style.attributes.contains(.dim))
    #expect(!buffer[7, 1].style.attributes.contains(.dim))
  }

  @Test func `covered controllers are shaded with all inside`() {
    let canvas = TestCanvas(12, 5) { $0.add("in", cells(2, 1, 6, 3)) }
    let buffer = canvas.picture { options in
      if let root = canvas.window.rootViewController {
        options.covered = [ObjectIdentifier(root)]
      }
    }.buffer

    #expect(
      buffer.text == """
        ┌ root ────┐
        │░┌ in ┐░░░│
        │░│░░░░│░░░│
        │░└────┘░░░│
        └──────────┘
        """)
    #expect(buffer[3, 1].style.attributes.contains(.dim))
  }

  @Test func `safe areas are dashed and margins are dotted`() {
    let canvas = TestCanvas(14, 6)
    canvas.environment.perform {
      canvas.window.rootViewController?.additionalSafeAreaInsets = UIEdgeInsets(
        top: 32, left: 16, bottom: 16, right: 0)
      canvas.environment.updateCycle.flush()
    }

    #expect(
      canvas.picture { $0.showsSafeAreas = true }.buffer.text == """
        ┌ root wC hC ┐
        │            │
        │ ┈┈┈┈┈┈┈┈┈┈┈│
        │ ┊          │
        │ ┈┈┈┈┈┈┈┈┈┈┈│
        └────────────┘
        """)

    canvas.window.rootViewController?.view.layoutMargins = UIEdgeInsets(
      top: 16, left: 16, bottom: 16, right: 16)
    canvas.window.rootViewController?.additionalSafeAreaInsets = .zero
    canvas.environment.settle()

    #expect(
      canvas.picture { $0.showsMargins = true }.buffer.text == """
        ┌ root wC hC ┐
        │ ·········· │
        │ ·        · │
        │ ·        · │
        │ ·········· │
        └────────────┘
        """)
  }

  @Test func `an animation shows where views are now`() {
    let canvas = TestCanvas(20, 3) { $0.add("box", cells(1, 0, 6, 3)) }
    let box = canvas.window.rootViewController?.view.subviews.first
    canvas.environment.perform {
      UIView.animate(withDuration: 1) { box?.frame = cells(11, 0, 6, 3) }
    }
    let start = box.flatMap { canvas.picture().box(of: $0)?.rect.minColumn }
    canvas.environment.advance(to: 0.5)
    let middle = box.flatMap { canvas.picture().box(of: $0)?.rect.minColumn }
    canvas.environment.advance(to: 1)
    let end = box.flatMap { canvas.picture().box(of: $0)?.rect.minColumn }

    #expect([start, middle, end] == [1, 6, 11])
  }

  @Test(
    arguments: [
      ("Next", "Title", "│                Title           │Next││"),
      ("Next Article", "Long title", "│              Long title│Next Article││"),
      ("Previous and next", "A long title", "│   A long title    │Previous and next││"),
      ("Previous and next", "A title with no room", "│A title with no ro…│Previous and next││"),
    ])
  func `a bar's title makes way for its buttons`(button: String, title: String, row: String) {
    let canvas = TestCanvas(40, 7) { root in
      let bar = UINavigationBar(frame: cells(0, 0, 40, 3))
      let item = UINavigationItem(title: title)
      item.rightBarButtonItem = UIBarButtonItem(title: button, primaryAction: UIAction { _ in })
      bar.items = [item]
      root.addSubview(bar)
    }

    #expect(canvas.text.split(separator: "\n")[1] == row)
  }

  @Test(
    arguments: [
      (2, "Previous and next", "A long title", "├── A long title ───┴ Previous and n… ┴┤"),
      (1, "Previous and next", "A long title", "│   A long title     Previous and next │"),
      (2, "Next", "Title", "├─────────────── Title ──────────┴Next┴┤"),
    ])
  func `a title makes way on a bar's lower line, too, and in its only row`(
    rows: Int, button: String, title: String, row: String
  ) {
    let canvas = TestCanvas(40, 7) { root in
      let bar = UINavigationBar(frame: cells(0, 2, 40, rows))
      let item = UINavigationItem(title: title)
      item.rightBarButtonItem = UIBarButtonItem(title: button, primaryAction: UIAction { _ in })
      bar.items = [item]
      root.addSubview(bar)
    }

    #expect(canvas.text.split(separator: "\n")[1 + rows] == row)
  }

  @Test func `a large title stands below the buttons`() {
    let canvas = TestCanvas(40, 40) { () -> UIViewController in
      let root = UIViewController()
      root.navigationItem.title = "A rather long title"
      root.navigationItem.rightBarButtonItem = UIBarButtonItem(
        title: "Previous and next", primaryAction: UIAction { _ in })
      let navigation = UINavigationController(rootViewController: root)
      navigation.navigationBar.prefersLargeTitles = true
      return navigation
    }

    let rows = canvas.text.split(separator: "\n")
    #expect(
      rows.prefix(7).joined(separator: "\n") == """
        ┌ UINavigationBar U…┬ UIBarButtonView ┬┐
        │                   │Previous and next││
        │                   └─────────────────┘│
        │A rather long title                   │
        │                                      │
        ├──────────────────────────────────────┤
        │                                      │
        """)
  }

  @Test func `what covers a box on the line of another leaves that line`() {
    let canvas = TestCanvas(24, 5) { root in
      root.add("tabs", cells(0, 0, 24, 2))
      root.add(nil, cells(0, 0, 24, 2)).backgroundColor = .systemGray5
    }

    #expect(
      canvas.interface == """
        ┌ root wC hC ─ tabs ───┐
        │                      │
        │                      │
        │                      │
        └──────────────────────┘
        """)
  }

  @Test func `a box whose upper line is out of sight is named on the line of the box around it`() {
    let canvas = TestCanvas(40, 6) { root in
      let inner = UIViewController()
      inner.identifier = "inner"
      root.add(nil, cells(8, -2, 30, 6), inner.view)
      (root.next as? UIViewController)?.addChild(inner)
    }

    #expect(
      canvas.interface.prefix(40) == "┌───────┬ root wC hC ─ inner wC hC ──┬─┐",
      "\(canvas.interface)")
  }
}
