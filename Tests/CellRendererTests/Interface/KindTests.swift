import AdaptiveUI
import CellRenderer
import Cells
import Foundation
import Testing

/// What a view is can be told at a glance, with colour and without.
@MainActor struct KindTests {
  /// The interface look's letters that are underlined, or have other attributes, everything else as dots.
  private func underlined(
    _ canvas: TestCanvas, usesColor: Bool, _ attributes: Style.Attributes = .underline
  ) -> String {
    let buffer = canvas.picture {
      $0.look = .interface
      $0.usesColor = usesColor
    }.buffer
    let text = buffer.text.split(separator: "\n").map(Array.init)
    return text.indices.map { row in
      String(
        text[row].indices.map { column in
          buffer[column, row].style.attributes.contains(attributes) ? text[row][column] : "."
        })
    }.filter { $0.contains { $0 != "." } }.joined(separator: "\n")
  }

  @Test(arguments: [true, false])
  func `a button without a ground has a line below its title`(usesColor: Bool) {
    let canvas = TestCanvas(26, 9) { root in
      let label = UILabel()
      label.text = "Cancel?"
      root.add(nil, cells(2, 1, 12, 1), label)
      let button = UIButton(type: .system)
      button.setTitle("Do not", for: .normal)
      root.add(nil, cells(2, 3, 20, 2), button)
      let filled = UIButton(configuration: .filled())
      filled.setTitle("Cancel", for: .normal)
      root.add(nil, cells(2, 6, 20, 2), filled)
    }

    #expect(underlined(canvas, usesColor: usesColor) == ".........Do not...........")
  }

  @Test func `tabs have no line below their titles`() {
    let canvas = TestCanvas(26, 9) { root in
      let bar = UITabBar()
      bar.items = [UITabBarItem(title: "Map", image: nil, tag: 0)]
      root.add(nil, cells(1, 3, 24, 3), bar)
    }

    #expect(underlined(canvas, usesColor: true).isEmpty)
  }

  @Test func `the chosen tab is bold, and lines part tabs that are close together`() throws {
    let canvas = TestCanvas(26, 6) { root in
      let bar = UITabBar()
      bar.items = ["Map", "Stations", "Here"].map { UITabBarItem(title: $0, image: nil, tag: 0) }
      bar.selectedItem = bar.items?[1]
      root.add(nil, cells(1, 1, 24, 3), bar)
    }

    try expectPicture(canvas.interface, "tabs that are close together")
    #expect(underlined(canvas, usesColor: true, .bold) == ".........Stations.........")
  }

  @Test func `an item of a bar with a picture is as wide as that, and named where there is room`()
    throws
  {
    func canvas(_ columns: Int) -> String {
      let canvas = TestCanvas(columns, 5) { root in
        let bar = UIToolbar()
        let titles: [String?] = ["Back", "Bookmarks", nil]
        let items = titles.map { title in
          let name = title ?? "fire"
          let image = UIImage(size: CGSize(width: 24, height: 24), art: [name], name: name)
          return UIBarButtonItem(title: title, image: image, target: nil, action: nil)
        }
        bar.items = [items[0], .flexibleSpace(), items[1], .flexibleSpace(), items[2]]
        root.add(nil, cells(0, 1, columns, 3), bar)
      }
      return canvas.interface
    }

    try expectPicture(canvas(24) + "\n" + canvas(48), "a bar of pictures, narrow and wide")
  }

  @Test func `a line parts segments of one ground`() throws {
    let canvas = TestCanvas(30, 5) { root in
      let segments = UISegmentedControl(items: ["Day", "Week", "Year"])
      segments.selectedSegmentIndex = 0
      root.add(nil, cells(2, 1, 24, 2), segments)
    }

    try expectPicture(canvas.interface, "segments of one ground")
  }

  @Test func `a text that has another row is not in the line of a window of cells`() {
    let canvas = TestCanvas(20, 8) { root in
      let label = UILabel()
      label.text = "low"
      root.add(nil, cells(2, 6, 10, 2), label)
    }

    #expect(
      canvas.interface.hasSuffix(
        """
        │ low              │
        └──────────────────┘
        """), "\(canvas.interface)")
  }

  @Test func `a field without a border has a thin line at both ends`() throws {
    let canvas = TestCanvas(26, 6) { root in
      for (row, name) in ["Name", ""].enumerated() {
        let field = UITextField()
        field.placeholder = name
        root.add(nil, cells(2, 1 + 2 * row, 12, 1), field)
      }
    }

    try expectPicture(canvas.interface, "fields without a border")
  }

  /// A view of a document with a ground, of a program's own class.
  private func block(_ name: String?, _ frame: CGRect, in root: UIView) {
    let view = root.add(name, frame)
    view.documentIdentifier = DocumentIdentifier("aaa-bb-ccc")
    view.classNameOverride = "KeypadView"
    view.backgroundColor = .systemGray4
  }

  @Test func `an empty ground of a document has the name of its outlet, or of its own class`()
    throws
  {
    let canvas = TestCanvas(40, 12) { root in
      block("keypad", cells(2, 1, 16, 4), in: root)
      block(nil, cells(20, 1, 18, 4), in: root)
      block("line", cells(2, 6, 30, 1), in: root)
      block("backdrop", cells(2, 8, 30, 3), in: root)
      let label = UILabel()
      label.text = "in front"
      root.add(nil, cells(4, 9, 12, 1), label)
    }

    try expectPicture(canvas.interface, "empty grounds of a document")
  }

  @Test func `a view with nothing to show has a pale ground unless it veils others`() throws {
    func map(isInFront: Bool) -> TestCanvas {
      TestCanvas(40, 6) { root in
        if isInFront {
          let label = UILabel()
          label.text = "behind"
          root.add(nil, cells(4, 3, 12, 1), label)
        }
        let view = root.add("mapView", cells(2, 1, 30, 4))
        view.documentIdentifier = DocumentIdentifier("aaa-bb-ccc")
        view.classNameOverride = "AGSMapView"
      }
    }

    let (alone, inFront) = (map(isInFront: false), map(isInFront: true))
    try expectPicture(
      [alone.interface, alone.grounds, inFront.grounds].joined(separator: "\n\n"),
      "a view with nothing to show, alone and in front of another one")
  }

  /// The lines of a picture of an image with a name.
  private func image(_ name: String, columns: Int, rows: Int) -> [String] {
    TestCanvas(24, 8) { root in
      let image = UIImage(size: CGSize(width: 8, height: 16), art: [name], name: name)
      root.add(nil, cells(4, 2, columns, rows), UIImageView(image: image))
    }.picture { $0.look = .interface }.buffer.lines
  }

  @Test func `a name without room beside the sign of its image is below that`() throws {
    let lines = image("staging", columns: 8, rows: 4)

    try expectPicture(lines, "a name below the sign of its image")
  }

  @Test func `an icon has the sign of what it is called where its name has no room`() throws {
    let names = ["ic_close", "searchIcon", "Tab Settings", "launch_screen"]

    try expectPicture(
      names.flatMap { [$0] + image($0, columns: 4, rows: 2) }, "icons whose names have no room")
  }

  @Test func `the name of an image can be read on dark grey`() throws {
    let canvas = TestCanvas(24, 8) { root in
      let ground = root.add(nil, cells(2, 1, 20, 6))
      ground.backgroundColor = UIColor(white: 1 / 3, alpha: 1)
      let image = UIImage(size: CGSize(width: 8, height: 16), art: ["hills"], name: "hills")
      ground.add(nil, cells(2, 1, 16, 4), UIImageView(image: image))
    }
    let buffer = canvas.picture { $0.look = .interface }.buffer
    let row = try #require(buffer.lines.firstIndex { $0.contains("hills") })
    let column = try #require(Array(buffer.lines[row]).firstIndex(of: "h"))

    guard case .rgb(let red, _, _) = buffer[column, row].style.foreground else {
      Issue.record("no colour of its own")
      return
    }
    #expect(red > 0xC0)
  }

  @Test func `a title of the way back takes free cells beside it`() throws {
    let picture = TestCanvas.crowded { root in
      let bar = UINavigationBar()
      bar.items = [UINavigationItem(title: "Categories"), UINavigationItem(title: "")]
      root.add(nil, CGRect(x: 0, y: 96, width: 320, height: 44), bar)
    }

    try expectPicture(picture.buffer.text, "a title of the way back")
  }

  @Test func `a field with room to spare leaves some to the label before it`() throws {
    let picture = TestCanvas.crowded { root in
      let label = UILabel()
      label.text = "Text Fields"
      root.add(nil, CGRect(x: 16, y: 96, width: 96, height: 32), label)
      let field = UITextField()
      field.borderStyle = .roundedRect
      field.text = "no"
      root.add(nil, CGRect(x: 120, y: 96, width: 184, height: 32), field)
    }

    try expectPicture(picture.buffer.text, "a field that leaves room to the label before it")
  }

  @Test func `a title that is longer than its button takes a second row`() throws {
    let picture = TestCanvas.crowded { root in
      let button = UIButton(configuration: .filled())
      button.setTitle("Sign up now", for: .normal)
      root.add(nil, CGRect(x: 96, y: 96, width: 128, height: 64), button)
    }

    try expectPicture(picture.buffer.text, "a title longer than its button")
  }

  @Test func `a title that extends beyond its button stays at the edge that another view shares`()
    throws
  {
    let picture = TestCanvas.crowded { root in
      for (row, start) in [64, 160].enumerated() {
        let button = UIButton(type: .custom)
        button.setTitle("Trouble?", for: .normal)
        root.add(nil, CGRect(x: start, y: 96 + 64 * row, width: 72, height: 32), button)
      }
      let label = UILabel()
      label.text = "Name"
      root.add(nil, CGRect(x: 66, y: 48, width: 64, height: 24), label)
    }

    try expectPicture(picture.buffer.text, "titles that extend beyond their buttons")
  }

  @Test func `a text that is cut moves those after it to free columns`() throws {
    let picture = TestCanvas.crowded { root in
      for (x, width, text) in [(16, 76, "Category"), (96, 8, "•"), (108, 40, "City")] {
        let label = UILabel()
        label.text = text
        root.add(nil, CGRect(x: x, y: 96, width: width, height: 32), label)
      }
    }

    try expectPicture(picture.buffer.text, "a text that is cut before others")
  }
}
