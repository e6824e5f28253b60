import AdaptiveLists
import AdaptiveUI
import CellRenderer
import Cells
import Foundation
import Testing

/// What is inside of something in points is drawn inside of it, and what is beside it beside it, where a
/// cell stands for more points than a letter is wide.
@MainActor struct InsideTests {
  /// A window of 320 × 320 points in 20 × 10 cells of 16 × 32, inside an outline.
  private func picture(_ fill: (UIView) -> Void) -> CellBuffer {
    TestCanvas(40, 20, fill: fill).picture(canvas: CellSize(columns: 22, rows: 12)) {
      $0.look = .interface
    }.buffer
  }

  private func label(_ text: String) -> UILabel {
    let label = UILabel()
    label.text = text
    return label
  }

  @Test func `a field stands on the card that it is in`() {
    let buffer = picture { root in
      root.backgroundColor = .systemRed
      let card = root.add(nil, CGRect(x: 32, y: 140, width: 256, height: 86))
      card.backgroundColor = .systemBlue
      card.add(nil, CGRect(x: 16, y: 9, width: 224, height: 22), label("Name"))
      let field = UITextField()
      field.backgroundColor = .systemGreen
      card.add(nil, CGRect(x: 16, y: 40, width: 224, height: 38), field)
    }
    let grounds = buffer.styleMap { style in
      switch style.background {
      case .rgb(0x34, 0xC7, 0x59): "f"
      case .rgb(0, 0x7A, 0xFF): "c"
      case .rgb(0xFF, 0x3B, 0x30): "."
      default: "-"
      }
    }

    #expect(
      grounds.split(separator: "\n")[4...8].joined(separator: "\n") == """
        -....................-
        -..cccccccccccccccc..-
        -..cccccccccccccccc..-
        -..cffffffffffffffc..-
        -....................-
        """, "\(grounds)")
  }

  @Test func `a text that is cut does not run into the switch beside it`() {
    let lines = picture { root in
      root.add(nil, CGRect(x: 16, y: 96, width: 200, height: 32), label("Automatisierungsweise"))
      root.add(nil, CGRect(x: 224, y: 96, width: 64, height: 32), UISwitch())
    }.lines

    #expect(lines[4] == "│ Automatisier» ●    │", "\(lines)")
  }

  @Test func `a title begins where its button aligns it`() {
    func row(_ alignment: UIControl.ContentHorizontalAlignment) -> String {
      picture { root in
        let button = UIButton(type: .system)
        button.setTitle("Join", for: .normal)
        button.contentHorizontalAlignment = alignment
        button.contentEdgeInsets = UIEdgeInsets(top: 0, left: 48, bottom: 0, right: 32)
        root.add(nil, CGRect(x: 32, y: 96, width: 256, height: 32), button)
      }.lines[4]
    }

    #expect(row(.left) == "│     Join           │")
    #expect(row(.leading) == row(.left))
    #expect(row(.right) == "│            Join    │")
  }

  @Test func `a line of a high label stands in the row of the sign beside it`() throws {
    let lines = picture { root in
      let text = label("Clear tabs")
      text.numberOfLines = 0
      root.add(nil, CGRect(x: 16, y: 96, width: 240, height: 64), text)
      root.add(
        nil, CGRect(x: 256, y: 96, width: 16, height: 64), Sign(ShownContent(.label, text: "✓")))
    }.lines

    try expectPicture(lines, "a line of a high label beside a sign")
  }

  @Test func `a larger text has the lines of the device, each in its row`() {
    let lines = picture { root in
      root.overrideUserInterfaceStyle = .light
      root.traitOverrides.preferredContentSizeCategory = .accessibilityExtraLarge
      let text = label("As large as readers want it")
      text.font = .preferredFont(forTextStyle: .body)
      text.adjustsFontForContentSizeCategory = true
      text.numberOfLines = 0
      root.add(nil, CGRect(x: 16, y: 64, width: 256, height: 160), text)
    }.lines

    #expect(
      lines[3...6] == [
        "│                    │", "│ As large as        │",
        "│                    │", "│ readers want it    │",
      ], "\(lines)")
  }

  @Test func `a text that is apart from the window's edges in points is so in columns`() throws {
    let lines = picture { root in
      let label = UILabel()
      (label.text, label.textAlignment) = ("As wide as the view!", .center)
      root.add(nil, CGRect(x: 16, y: 96, width: 288, height: 32), label)
    }.lines

    try expectPicture(lines, "a text apart from the window's edges")
  }

  @Test func `a text that is apart from the sides of its ground in points is so in columns`() throws
  {
    let lines = picture { root in
      let card = root.add(nil, CGRect(x: 42, y: 96, width: 236, height: 64))
      card.backgroundColor = .systemRed
      card.add(nil, CGRect(x: 8, y: 16, width: 220, height: 32), label("As wide as the card"))
    }.lines

    // The card has 14 columns after the first three, of which the text has all but the first.
    try expectPicture(lines, "a text apart from the sides of its ground")
  }

  @Test func `a line that the window's edge cuts off is not broken`() throws {
    let lines = picture { root in
      let text = label("Enter 9500 or more")
      text.numberOfLines = 0
      root.add(nil, CGRect(x: 192, y: 96, width: 200, height: 64), text)
    }.lines

    try expectPicture(lines, "a line that the window's edge cuts off")
  }

  @Test func `the parts of a control side by side stay in one row`() throws {
    let lines = picture { root in
      let segments = UISegmentedControl(items: ["Lossless", "Compressed"])
      segments.selectedSegmentIndex = 0
      root.add(nil, CGRect(x: 16, y: 96, width: 272, height: 64), segments)
    }.lines

    try expectPicture(lines, "the parts of a control side by side")
  }
}
