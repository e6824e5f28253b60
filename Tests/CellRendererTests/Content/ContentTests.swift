import AdaptiveUI
import CellRenderer
import Cells
import Foundation
import Testing

/// What controls look like in their boxes.
@MainActor struct ContentTests {
  private func canvas(_ columns: Int, _ rows: Int, _ content: ShownContent) -> String {
    let canvas = TestCanvas(columns + 2, rows + 2) {
      $0.add("it", cells(1, 1, columns, rows), Sign(content))
    }
    return canvas.picture().buffer.lines[1...rows].map {
      String($0.dropFirst().prefix(columns))
    }.joined(separator: "\n")
  }

  @Test func `a label that its lines would cut off has none`() {
    let label = ShownContent(.label, text: "Hello")

    #expect(canvas(5, 1, label) == "Hello")
    #expect(canvas(4, 1, label) == "Hel…")
    #expect(canvas(5, 2, label) == "Hello\n     ")
    #expect(canvas(7, 3, label) == "┌ it ─┐\n│Hello│\n└─────┘")
  }

  @Test func `text stands left, centred or right`() {
    func row(_ text: String, _ alignment: ShownContent.Alignment) -> Substring {
      canvas(9, 3, ShownContent(.label, text: text, alignment: alignment)).split(separator: "\n")[1]
    }

    #expect(row("start", .left) == "│start  │")
    #expect(row("mid", .center) == "│  mid  │")
    #expect(row("end", .right) == "│    end│")
  }

  @Test func `lines break between words and the last one is cut off`() {
    let text = "one two three four five"

    #expect(
      canvas(12, 4, ShownContent(.label, text: text, lineLimit: 2)) == """
                    \("")
        one two     \("")
        three four… \("")
                    \("")
        """)
  }

  @Test(arguments: [
    (ShownContent.LineBreak.truncatingTail, "abcd…"),
    (.truncatingHead, "…fghi"),
    (.truncatingMiddle, "ab…hi"),
    (.clipping, "abcde"),
  ])
  func `what does not fit is left out where the line break says`(
    mode: ShownContent.LineBreak, expected: String
  ) {
    #expect(canvas(5, 1, ShownContent(.label, text: "abcdefghi", lineBreak: mode)) == expected)
  }

  @Test(arguments: ["well-known", "wéll-known"])
  func `lines break after hyphens, whatever letters the text has`(text: String) {
    #expect(
      canvas(6, 2, ShownContent(.label, text: text, lineLimit: 2)) == "\(text.prefix(5)) \nknown ")
  }

  @Test func `wide text keeps its columns`() {
    // Two characters of the picture are two columns wide, so the box's right neighbour moves in.
    #expect(canvas(5, 1, ShownContent(.label, text: "日本語")) == "日本…│")
    #expect(canvas(4, 1, ShownContent(.label, text: "日本語")) == "日… │")
    #expect(canvas(3, 1, ShownContent(.label, text: "a\tb")) == "a␉b")
  }

  @Test func `a button of two rows has its text on its lower line`() {
    #expect(
      canvas(12, 2, ShownContent(.button(.plain), text: "Info", alignment: .center)) == """
        ┌ it 96×32 ┐
        └── Info ──┘
        """)
    #expect(
      canvas(8, 1, ShownContent(.button(.filled), text: "Go", alignment: .center)) == "  [Go]  ")
  }

  @Test func `controls show their state without colour`() {
    #expect(canvas(5, 1, ShownContent(.toggle(isOn: true))) == "(─●) ")
    #expect(canvas(5, 1, ShownContent(.toggle(isOn: false))) == "(○─) ")
    #expect(canvas(5, 1, ShownContent(.slider(fraction: 0.5))) == "━━●──")
    #expect(canvas(5, 1, ShownContent(.progress(fraction: 0.4))) == "━━───")
    #expect(
      canvas(5, 1, ShownContent(.stepper(canDecrement: false, canIncrement: true))) == "[−│+]")
    #expect(canvas(7, 1, ShownContent(.segments(titles: ["A", "B"], selected: 1))) == " A │[B]")
    let field = ShownContent(.field(isPlaceholder: false, isEditing: true), text: "Ada")
    #expect(canvas(7, 1, field) == "Ada▏___")
  }

  @Test func `rows show detail and accessory at the end`() {
    let row = ShownContent(
      .row(detail: "12", isDetailBelow: false, accessory: .disclosure), text: "Conversation")

    #expect(
      canvas(20, 3, row) == """
        ┌ it Sign 160×48 ──┐
        │Conversation  12 ›│
        └──────────────────┘
        """)
    #expect(canvas(12, 1, row) == "Conver… 12 ›")
  }

  @Test func `rows of a list share their lines`() {
    let canvas = TestCanvas(24, 8) { root in
      let list = root.add("list", CGRect(x: 0, y: 0, width: 192, height: 128))
      list.clipsToBounds = true
      for (index, name) in ["Ada", "Grace", "Katherine"].enumerated() {
        let row = ShownContent(.row(detail: "", isDetailBelow: false, accessory: .none), text: name)
        list.add(
          "row-\(index)", CGRect(x: 0, y: CGFloat(index) * 44, width: 192, height: 44), Sign(row))
      }
    }

    #expect(
      canvas.text == """
        ┌ root › list ─ row-0 ─┐
        │Ada                   │
        │                      │
        ├ row-1 Sign 192×44 ───┤
        │Grace                 │
        │                      │
        ├ row-2 Sign 192×44 ───┤
        └ Katherine ───────────┘
        """)
  }

  @Test func `rows that are scrolled out of a list are cut off at its lines`() {
    let canvas = TestCanvas(24, 9) { root in
      let list = root.add("list", cells(2, 2, 20, 5))
      list.clipsToBounds = true
      for (index, name) in ["Ada", "Grace", "Katherine"].enumerated() {
        let row = ShownContent(.row(detail: "", isDetailBelow: false, accessory: .none), text: name)
        list.add("row-\(index)", cells(0, index * 3, 20, 3), Sign(row))
      }
      list.bounds.origin.y = 16
    }

    #expect(
      canvas.text == """
        ┌ root 192×144 wC hC ──┐
        │                      │
        │ ┌ list 160×80 ─────┐ │
        │ │ row-0 160×48     │ │
        │ ├ row-1 160×48 ────┤ │
        │ │Grace             │ │
        │ └──────────────────┘ │
        │                      │
        └──────────────────────┘
        """)
  }

  @Test func `art stands for pictures`() {
    #expect(
      canvas(7, 4, ShownContent(.picture(art: ["/^\\", "\\_/"]))) == """
        ┌ it ─┐
        │ /^\\ │
        │ \\_/ │
        └─────┘
        """)
  }

  @Test func `a focused label without lines has a marker`() {
    let canvas = TestCanvas(12, 3) {
      $0.add("label", cells(2, 1, 7, 1), Sign(ShownContent(.label, text: "Hello")))
    }
    let label = canvas.window.rootViewController?.view.subviews.first
    let picture = canvas.picture { $0.focus = label }

    #expect(picture.buffer.lines[1] == "│ ▸Hello   │")
  }

  @Test func `text on the parent's lines leaves them standing`() {
    let canvas = TestCanvas(12, 3) {
      $0.add("label", cells(0, 1, 12, 1), Sign(ShownContent(.label, text: "Hello")))
    }

    #expect(canvas.picture().buffer.lines[1] == "│Hello     │")
  }

  @Test func `pages are dots and wheels stand around the chosen titles`() {
    #expect(canvas(7, 1, ShownContent(.pages(count: 3, current: 1))) == " ○ ● ○ ")
    #expect(canvas(7, 1, ShownContent(.pages(count: 9, current: 8))) == "○ ○ ○ ●")
    #expect(canvas(7, 1, ShownContent(.pages(count: .max, current: 2))) == "○ ○ ● ○")
    let wheels = [
      ShownContent.Wheel(titles: ["red", "green", "blue"], selected: 1),
      ShownContent.Wheel(titles: ["x", "y"], selected: 0),
    ]
    #expect(
      canvas(14, 5, ShownContent(.wheels(wheels))) == """
        ┌ it 112×80 ─┐
        │ red        │
        │green   x   │
        │ blue   y   │
        └────────────┘
        """)
  }
}
