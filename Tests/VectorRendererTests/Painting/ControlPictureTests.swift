import AdaptiveLists
import AdaptiveUI
import Foundation
import Testing

/// Controls, drawn as what they are.
@MainActor struct ControlPictureTests {
  private func elements(_ fill: (UIView) -> Void) -> [ReadSVG.Element] {
    let window = TestWindow(fill: fill)
    return ReadSVG("<svg>" + window.drawn + "</svg>").elements.filter {
      $0.name != "svg" && $0.name != "g"
    }
  }

  @Test func `a switch that is on is green with its knob at the end`() {
    let parts = elements { root in
      let control = root.add(0, 0, 51, 31, UISwitch())
      control.isOn = true
    }.filter { $0.name == "rect" }

    #expect(parts[0].attributes["fill"] == "#34c759")
    #expect(parts[1].attributes["x"] == "22" && parts[1].attributes["fill"] == "#ffffff")
  }

  @Test func `a background configuration has its own corners, stroke and insets`() {
    let parts = elements { root in
      let cell = root.add(0, 0, 200, 60, UICollectionViewCell())
      var background = UIBackgroundConfiguration.clear()
      background.backgroundColor = .systemYellow
      background.cornerRadius = 12
      background.backgroundInsets.leading = 8
      background.strokeColor = .systemRed
      background.strokeWidth = 2
      background.strokeOutset = -3
      cell.backgroundConfiguration = background
    }.filter { $0.name == "rect" }.map(\.attributes)

    #expect(parts.count == 2)
    #expect(parts[0]["x"] == "8" && parts[0]["width"] == "192" && parts[0]["rx"] == "12")
    #expect(parts[0]["fill"] == "#ffcc00")
    #expect(parts[1]["x"] == "12" && parts[1]["rx"] == "8" && parts[1]["stroke"] == "#ff3b30")
  }

  @Test func `a view of a background lies behind the content, and leaves with it`() {
    let (cell, own) = Environment(host: .device(.default)).perform {
      (UICollectionViewCell(frame: CGRect(x: 0, y: 0, width: 200, height: 60)), UIView())
    }
    var background = UIBackgroundConfiguration.clear()
    background.customView = own
    cell.backgroundConfiguration = background
    #expect(cell.subviews.first === own && own.frame == cell.bounds)

    cell.backgroundConfiguration = nil
    #expect(own.superview == nil)
  }

  @Test func `a button has the stroke of its configuration in the corners of its style`() {
    let parts = elements { root in
      var configuration = UIButton.Configuration.filled()
      configuration.cornerStyle = .capsule
      configuration.background.strokeColor = .systemRed
      configuration.background.strokeWidth = 2
      root.add(0, 0, 100, 40, UIButton(configuration: configuration))
    }.filter { $0.name == "rect" }.map(\.attributes)

    #expect(parts.map { $0["rx"] } == ["20", "19"])
    #expect(parts.last?["stroke"] == "#ff3b30")
  }

  @Test func `a slider is full up to its knob`() {
    let parts = elements { root in
      let slider = root.add(0, 0, 128, 30, UISlider())
      slider.value = 0.25
    }

    #expect(parts.filter { $0.name == "rect" }.map { $0.attributes["width"] } == ["128", "39"])
    #expect(parts.first { $0.name == "circle" }?.attributes["cx"] == "39")
  }

  @Test func `segments are in equal parts, the chosen one on a ground of its own`() {
    let parts = elements { root in
      let control = root.add(0, 0, 200, 32, UISegmentedControl(items: ["One", "Two"]))
      control.selectedSegmentIndex = 1
    }

    let grounds = parts.filter { $0.name == "rect" }
    #expect(grounds.map { $0.attributes["x"] } == ["0", "102"])
    let titles = parts.filter { $0.name == "text" }.map { text -> Double in
      let x: Double = Double(text.attributes["x"] ?? "") ?? 0
      let width: Double = Double(text.attributes["textLength"] ?? "") ?? 0
      return (x + width / 2).rounded()
    }
    #expect(titles == [50, 150])
  }

  @Test func `pages are dots, the current one strong`() {
    let parts = elements { root in
      let pages = root.add(0, 0, 100, 26, UIPageControl())
      pages.numberOfPages = 3
      pages.currentPage = 1
    }.filter { $0.name == "circle" }

    #expect(parts.map { $0.attributes["cx"] } == ["34", "50", "66"])
    #expect(parts[0].attributes == parts[2].attributes.merging(["cx": "34"]) { $1 })
    #expect(parts[0].attributes["fill-opacity"] != parts[1].attributes["fill-opacity"])
  }

  @Test func `a page control that is as wide as its dots shows all of them`() {
    func dots(_ width: CGFloat) -> Int {
      elements { root in root.add(0, 0, width, 37, UIPageControl()).numberOfPages = 3 }
        .count { $0.name == "circle" }
    }

    #expect([39, 38, 20].map { dots($0) } == [3, 2, 1])
  }

  @Test func `an image view without a name of its own is called by its class`() {
    let drawn = TestWindow { root in
      let image = root.add(0, 0, 100, 60, UIImageView())
      image.identifier = "PRZ-LJ-abc"
      image.documentIdentifier = DocumentIdentifier("PRZ-LJ-abc")
    }.drawn

    #expect(drawn.contains(">UIImageView<"), "\(drawn)")
  }

  @Test func `a row has its separator and its sign, a field its border and placeholder`() {
    let window = TestWindow { root in
      let table = root.add(0, 0, 375, 100, UITableView(frame: .zero, style: .plain))
      let cell = UITableViewCell(style: .value1, reuseIdentifier: nil)
      cell.textLabel?.text = "Name"
      cell.detailTextLabel?.text = "Ada"
      cell.accessoryType = .disclosureIndicator
      cell.frame = CGRect(x: 0, y: 0, width: 375, height: 44)
      table.addSubview(cell)
      let field = root.add(10, 200, 200, 34, UITextField())
      field.borderStyle = .roundedRect
      field.placeholder = "Password"
    }
    let read = ReadSVG(window.svg)

    #expect(read.text.contains("Name\nAda\n"))
    #expect(read.text.contains("Password\n"))
    #expect(window.drawn.contains("<path d=\"M352 36L358 42L352 48\""))
    #expect(window.drawn.contains("<rect x=\"16\" y=\"63.5\" width=\"359\" height=\"0.5\""))
    #expect(window.drawn.contains("<rect x=\"10.25\" y=\"200.25\" width=\"199.5\""))
  }

  @Test func `the last row of a round card has no line that sticks out of its corners`() {
    func lines(_ style: UITableView.Style) -> [String?] {
      elements { root in
        let table = root.add(0, 0, 375, 120, UITableView(frame: .zero, style: style))
        for row in 0..<2 {
          let cell = UITableViewCell(style: .default, reuseIdentifier: nil)
          cell.frame = CGRect(x: 16, y: 44 * row, width: 343, height: 44)
          table.addSubview(cell)
        }
      }.filter { $0.attributes["height"] == "0.5" }.map { $0.attributes["y"] }
    }

    #expect(lines(.insetGrouped) == ["63.5"])
    #expect(lines(.grouped) == ["63.5", "107.5"])
  }

  @Test func `a button's picture and title are together in its middle`() {
    let parts = elements { root in
      let button = root.add(0, 0, 200, 44, UIButton(type: .system))
      button.setTitle("Add", for: .normal)
      button.setImage(UIImage(systemName: "plus"), for: .normal)
    }
    let title = parts.first { $0.name == "text" }
    let lines = parts.first { $0.name == "path" }
    let x: Double = Double(title?.attributes["x"] ?? "") ?? 0
    let width: Double = Double(title?.attributes["textLength"] ?? "") ?? 0

    #expect(lines?.attributes["stroke"] == "#007aff")
    // The symbol is 20 points wide.
    let middle: Double = x - 10 + width / 2
    #expect(abs(middle - 100) < 0.01)
  }
}
