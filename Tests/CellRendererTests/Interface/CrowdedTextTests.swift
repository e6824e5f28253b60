import AdaptiveUI
import CellRenderer
import Cells
import Foundation
import Testing

/// Texts where a cell stands for more points than a letter is wide.
@MainActor struct CrowdedTextTests {
  private func picture(barsTornTexts: Bool = false, _ fill: (UIView) -> Void) -> [String] {
    TestCanvas.crowded(barsTornTexts: barsTornTexts, fill).buffer.lines
  }

  private func label(_ text: String) -> UILabel {
    let label = UILabel()
    label.text = text
    return label
  }

  @Test func `a text in the middle of its view stays there when it takes free columns`() {
    let lines = picture { root in
      root.add(nil, CGRect(x: 80, y: 96, width: 160, height: 32), label("compact × compact"))
    }

    #expect(lines[4] == "│  compact × compact │", "\(lines)")
  }

  @Test func `a text does not share the row of a ground beside its view`() throws {
    let lines = picture { root in
      root.add(nil, CGRect(x: 64, y: 100, width: 160, height: 20), label("Trouble"))
      let button = UIButton(configuration: .filled())
      button.setTitle("Sign in", for: .normal)
      root.add("go", CGRect(x: 64, y: 124, width: 160, height: 36), button)
    }

    try expectPicture(lines, "a text above a ground")
  }

  @Test func `a text of which next to nothing is left is a bar where that is asked for`() {
    func rows(_ isBar: Bool) -> [String] {
      picture(barsTornTexts: isBar) { root in
        root.add(nil, CGRect(x: 64, y: 96, width: 64, height: 32), label("Communication at length"))
      }
    }

    #expect(rows(false)[4] == "│    Com…            │")
    #expect(rows(true)[4] == "│    ▬▬▬▬            │")
  }

  @Test func `a number without room takes the blank end of the ground beside it`() {
    let lines = picture(barsTornTexts: true) { root in
      let ground = UIView(frame: CGRect(x: 64, y: 96, width: 96, height: 32))
      ground.backgroundColor = .systemRed
      root.addSubview(ground)
      root.add(nil, CGRect(x: 160, y: 96, width: 32, height: 32), label("100"))
      let after = UIView(frame: CGRect(x: 192, y: 96, width: 96, height: 32))
      after.backgroundColor = .systemBlue
      root.addSubview(after)
    }

    #expect(lines[4] == "│         100        │")
  }

  @Test func `a text is measured once for all drafts of a window`() throws {
    let canvas = TestCanvas(40, 20) { root in
      for row in 0..<3 {
        let frame = CGRect(x: 64, y: 64 + 64 * row, width: 160, height: 32)
        root.add(nil, frame, label("illillillillilli number \(row)"))
      }
    }
    var options = CanvasOptions()
    options.look = .interface
    let renderer = CanvasRenderer(of: canvas.window, options: options)

    let first = renderer.picture(on: CellSize(columns: 22, rows: 8)).buffer.lines
    let measured = renderer.measuredTexts
    let second = renderer.unfocused.picture(on: CellSize(columns: 22, rows: 7)).buffer.lines

    try expectPicture(first + [""] + second, "texts that are cut in two drafts")
    #expect(measured == 3)
    #expect(renderer.measuredTexts == 3)
  }

  @Test func `a text that has to be cut begins where its view does`() {
    let lines = picture { root in
      for (row, text) in ["illi", "illillillillillillilliillilli"].enumerated() {
        let frame = CGRect(x: 64, y: 64 + 96 * row, width: 160, height: 32)
        root.add(nil, frame, label(text))
      }
    }

    let starts = lines.compactMap { Array($0).firstIndex(of: "i") }
    #expect(Set(starts) == [5], "\(lines)")
  }

  @Test func `a text that begins with blank lines is no lone ellipsis`() throws {
    let lines = picture { root in
      let long = label("\n\nillillillilli illi")
      long.numberOfLines = 0
      root.add(nil, CGRect(x: 64, y: 96, width: 160, height: 32), long)
    }

    try expectPicture(lines, "a text that begins with blank lines")
  }

  @Test func `texts side by side stay apart when they take free columns`() throws {
    let lines = picture { root in
      for (index, text) in ["Animated", "Size classes"].enumerated() {
        let label = label(text)
        label.textAlignment = .center
        root.add(nil, CGRect(x: 16 + 96 * index, y: 96, width: 96, height: 32), label)
      }
    }

    try expectPicture(lines, "texts side by side")
  }

  @Test func `a low view that clips keeps the text of what is in it`() throws {
    let lines = picture { root in
      let around = root.add(nil, CGRect(x: 64, y: 144, width: 160, height: 26))
      around.clipsToBounds = true
      let button = UIButton(configuration: .filled())
      button.setTitle("Create", for: .normal)
      around.add("go", CGRect(x: 0, y: 0, width: 160, height: 26), button)
    }

    try expectPicture(lines, "a button in a low view that clips")
  }

  @Test func `a switch keeps its knob`() throws {
    let lines = picture { root in
      root.add(nil, CGRect(x: 16, y: 40, width: 100, height: 32), label("Clear"))
      let toggle = UISwitch()
      toggle.isOn = true
      root.add(nil, CGRect(x: 208, y: 96, width: 51, height: 31), toggle)
    }

    try expectPicture(lines, "a switch with its knob")
  }

  @Test func `art of one line is art, and no name`() throws {
    let lines = picture { root in
      let image = UIImage(size: CGSize(width: 176, height: 64), art: ["--( low )--"])
      let view = UIImageView(image: image)
      root.add(nil, CGRect(x: 64, y: 96, width: 176, height: 64), view)
    }

    try expectPicture(lines, "art of one line")
  }

  @Test func `a title between buttons is in the middle of its bar`() throws {
    let lines = picture { root in
      let bar = UINavigationBar()
      let item = UINavigationItem(title: "Order")
      item.rightBarButtonItem = UIBarButtonItem(
        title: "Edit", style: .plain, target: nil, action: nil)
      bar.items = [item]
      root.add(nil, CGRect(x: 0, y: 96, width: 320, height: 44), bar)
    }

    // 22 columns: five letters in the middle begin at 8 or 9.
    try expectPicture(lines, "a title between buttons")
  }

  @Test func `a stepper at the end of its range has both of its signs`() throws {
    let lines = picture { root in
      root.add(nil, CGRect(x: 64, y: 96, width: 94, height: 32), UIStepper())
    }

    try expectPicture(lines, "a stepper at the end of its range")
  }

  @Test func `a text that only cells cut goes on, one that its view shortens has an ellipsis`()
    throws
  {
    let lines = picture { root in
      for (row, text) in ["A text of twenty two", "A text of twenty two, and more"].enumerated() {
        let frame = CGRect(x: 64, y: 64 + 96 * row, width: 160, height: 32)
        let around = root.add(nil, frame)
        around.backgroundColor = .systemYellow
        around.add(nil, CGRect(x: 0, y: 0, width: 160, height: 32), label(text))
      }
    }

    try expectPicture(lines, "a text that cells cut above one that its view shortens")
  }

  @Test func `paragraphs that their view shows whole take free rows`() throws {
    let lines = picture { root in
      let text = UITextView()
      text.text = "one two three four five six seven"
      text.textContainerInset = .zero
      text.isEditable = false
      root.add(nil, CGRect(x: 64, y: 96, width: 160, height: 48), text)
    }

    try expectPicture(lines, "paragraphs that take free rows")
  }

  @Test func `lines for which there are too few rows take free columns beside all of them`() throws
  {
    let lines = picture { root in
      for (row, text) in ["above above above", "", "below below below"].enumerated() {
        root.add(nil, CGRect(x: 64, y: 64 + 64 * row, width: 176, height: 32), label(text))
      }
      let long = label("one two three four five six")
      long.numberOfLines = 0
      long.textAlignment = .center
      root.add(nil, CGRect(x: 80, y: 96, width: 128, height: 64), long)
    }

    try expectPicture(lines, "lines that take free columns")
  }
}
