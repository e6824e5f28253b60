import AdaptiveLists
import AdaptiveUI
import CellRenderer
import Cells
import Foundation
import Testing

/// Where texts and signs are in the interface look: in the order and beside what they are beside in
/// points.
@MainActor struct PlaceTests {
  /// A window of 320 × 320 points in 20 × 10 cells of 16 × 32, inside an outline.
  private func picture(isOutlined: Bool = true, _ fill: (UIView) -> Void) -> [String] {
    TestCanvas.crowded(isOutlined: isOutlined, fill).buffer.lines
  }

  private func label(_ text: String, lines: Int = 1) -> UILabel {
    let label = UILabel()
    (label.text, label.numberOfLines) = (text, lines)
    return label
  }

  /// The rows of some texts.
  private func rows(of texts: String..., in lines: [String]) -> [Int] {
    texts.map { text in lines.firstIndex { $0.contains(text) } ?? -1 }
  }

  // MARK: Order

  @Test func `what is above in points is above in cells, whichever is drawn first`() {
    let lines = picture { root in
      root.add(nil, CGRect(x: 64, y: 80, width: 160, height: 28), label("below it", lines: 0))
      root.add(nil, CGRect(x: 64, y: 66, width: 160, height: 14), label("above"))
    }

    #expect(rows(of: "above", "below", in: lines) == [3, 4], "\(lines)")
  }

  @Test func `title, subtitle and field of a list row are in this order`() {
    let lines = picture { root in
      let cell = root.add(
        nil, CGRect(x: 16, y: 64, width: 288, height: 86), UICollectionViewCell())
      cell.add(nil, CGRect(x: 16, y: 10, width: 200, height: 18), label("Title"))
      cell.add(nil, CGRect(x: 16, y: 28, width: 200, height: 9), label("Subtitle"))
      let field = UITextField()
      field.placeholder = "Field"
      cell.add(nil, CGRect(x: 16, y: 42, width: 200, height: 34), field)
    }

    #expect(rows(of: "Title", "Subtitle", "Field", in: lines) == [3, 4, 5], "\(lines)")
  }

  @Test func `texts of one baseline stay in one row`() throws {
    let canvas = TestCanvas(30, 5) { root in
      for (text, x, width) in [("Category", 20, 64), ("City", 100, 32), ("•", 88, 8)] {
        root.add(nil, CGRect(x: x, y: 32, width: width, height: 16), label(text))
      }
    }

    try expectPicture(canvas.interface, "texts of one baseline")
  }

  // MARK: Focus and clicks

  /// A field of 20 columns and two and a half rows, whose middle is between two rows.
  private func field(focused: Bool = false) -> (picture: CanvasPicture, field: UITextField) {
    let field = UITextField()
    let canvas = TestCanvas(30, 8) { root in
      root.add("name", CGRect(x: 32, y: 28, width: 160, height: 40), field)
    }
    let picture = canvas.picture {
      $0.look = .interface
      $0.focus = focused ? field : nil
    }
    return (picture, field)
  }

  @Test func `the bars beside a focused field are in the row of its ends`() {
    let lines = field(focused: true).picture.buffer.lines

    #expect(lines.filter { $0.contains("┃") }.map { $0.contains("▏") } == [true], "\(lines)")
  }

  @Test func `a click on the ends of a field reaches it`() throws {
    let (picture, field) = field()
    let row = try #require(picture.buffer.lines.firstIndex { $0.contains("▏") })

    for column in [4, 10, 23] {
      #expect(picture.view(at: CellPoint(column: column, row: row)) === field, "\(column)")
    }
  }

  @Test func `what a focused button says is underlined, and the rest of its ground is not`() {
    let button = UIButton(configuration: .filled())
    button.setTitle("Go", for: .normal)
    let canvas = TestCanvas(30, 8) { root in
      root.add("go", CGRect(x: 32, y: 32, width: 160, height: 48), button)
    }
    let buffer = canvas.picture {
      $0.look = .interface
      $0.focus = button
    }.buffer

    let underlined = (0..<8).flatMap { row in
      (0..<30).filter { buffer[$0, row].style.attributes.contains(.underline) }
        .map { buffer[$0, row].content }
    }
    #expect(underlined == [.character("G"), .character("o")])
  }

  // MARK: Edges

  @Test func `boxes at the edges of a device have its outline for lines`() {
    let lines = picture { root in
      root.add("side", CGRect(x: 0, y: 128, width: 160, height: 192))
      root.add(nil, CGRect(x: 0, y: 0, width: 320, height: 32), label("at the very top"))
    }

    #expect(
      lines == [
        "╭ 320×320 pt  root ──╮",
        "│at the very top     │",
        "│                    │",
        "│                    │",
        "│                    │",
        "├ side ───┐          │",
        "│         │          │",
        "│         │          │",
        "│         │          │",
        "│         │          │",
        "│         │          │",
        "╰─────────┴──────────╯",
      ], "\(lines.joined(separator: "\n"))")
  }

  @Test func `a switch at the edge stays off the line around it`() throws {
    let lines = picture(isOutlined: false) { root in
      let toggle = UISwitch()
      toggle.isOn = true
      root.add(nil, CGRect(x: 266, y: 96, width: 51, height: 31), toggle)
    }

    try expectPicture(lines, "a switch at the edge")
  }

  @Test func `the title of a bar that is as low as a line is in the row inside`() {
    let lines = picture(isOutlined: false) { root in
      let bar = UINavigationBar()
      bar.items = [UINavigationItem(title: "Order")]
      root.add(nil, CGRect(x: 0, y: 0, width: 320, height: 24), bar)
      root.add(nil, CGRect(x: 16, y: 32, width: 160, height: 24), label("below"))
    }

    #expect(rows(of: "Order", "below", in: lines) == [1, 2], "\(lines)")
  }

  @Test func `a text stands on the line where something covers the row inside`() {
    let lines = picture(isOutlined: false) { root in
      let bar = UINavigationBar()
      let item = UINavigationItem(title: "")
      item.rightBarButtonItem = UIBarButtonItem(
        title: "Go", style: .plain, target: nil, action: nil)
      bar.items = [item]
      root.add(nil, CGRect(x: 0, y: 0, width: 320, height: 24), bar)
      let sheet = root.add(nil, CGRect(x: 0, y: 24, width: 320, height: 296))
      sheet.backgroundColor = .systemYellow
    }

    #expect(rows(of: "Go", in: lines) == [0], "\(lines)")
  }

  @Test func `a list row in the lower line has its text inside`() {
    let lines = picture(isOutlined: false) { root in
      root.add(nil, CGRect(x: 16, y: 224, width: 288, height: 64), UICollectionViewCell())
        .backgroundColor = .white
      let cell = root.add(
        nil, CGRect(x: 16, y: 288, width: 288, height: 32), UICollectionViewCell())
      cell.backgroundColor = .white
      cell.add(nil, CGRect(x: 16, y: 6, width: 200, height: 20), label("last"))
    }

    #expect(rows(of: "last", in: lines) == [8], "\(lines)")
  }

  @Test func `a button that its scroll view shows half of has its title`() {
    let lines = picture { root in
      let around = root.add(nil, CGRect(x: 16, y: 64, width: 288, height: 77))
      around.clipsToBounds = true
      let button = UIButton(configuration: .filled())
      button.setTitle("Sign in", for: .normal)
      around.add(nil, CGRect(x: 16, y: 59, width: 240, height: 40), button)
    }

    #expect(rows(of: "Sign in", in: lines) == [4], "\(lines)")
  }

  @Test func `list rows that are apart in points are apart`() throws {
    let picture = TestCanvas.crowded { root in
      for (y, height) in [(64, 92), (160, 60)] {
        let cell = root.add(
          nil, CGRect(x: 64, y: y, width: 160, height: height), UICollectionViewCell())
        cell.backgroundColor = .systemRed
      }
    }

    try expectPicture(picture.buffer.text, "list rows that are apart in points")
  }

  @Test func `lines of a text that something covers take no cells`() throws {
    let lines = picture { root in
      let words = "one two three four five six seven eight nine ten eleven twelve"
      root.add(nil, CGRect(x: 112, y: 64, width: 96, height: 192), label(words, lines: 0))
      let button = UIButton(configuration: .filled())
      button.setTitle("Sign in", for: .normal)
      root.add(nil, CGRect(x: 16, y: 190, width: 288, height: 36), button)
    }

    try expectPicture(lines, "lines of a text that a button covers")
  }
}
