import AdaptiveLists
import AdaptiveUI
import CellRenderer
import Cells
import Foundation
import Testing

/// The colours of letters on a ground that nobody knows but by its brightness.
@MainActor struct TextColorTests {
  private func foreground(_ color: UIColor, isOnLight: Bool) -> Color {
    let canvas = TestCanvas(20, 5) { root in
      let label = UILabel()
      label.text = "Word"
      label.textColor = color
      root.add("in", cells(2, 1, 10, 3), label)
    }
    return canvas.picture { $0.isOnLight = isOnLight }.buffer[3, 2].style.foreground
  }

  @Test func `letters have the colour of the text where it has a hue`() {
    let color = Color.rgb(204, 51, 0)
    let orange = UIColor(red: 0.8, green: 0.2, blue: 0, alpha: 1)

    #expect(foreground(orange, isOnLight: false) == color)
    #expect(foreground(orange, isOnLight: true) == color)
  }

  @Test func `black, white and grey letters have the terminal's own colour`() {
    for color in [UIColor.black, .white, .gray, .darkText, .lightText] {
      #expect(foreground(color, isOnLight: false) == .standard)
      #expect(foreground(color, isOnLight: true) == .standard)
    }
  }

  @Test func `colours as dark or as bright as the ground are not used`() {
    let navy = UIColor(red: 0, green: 0, blue: 0.4, alpha: 1)
    let cream = UIColor(red: 1, green: 1, blue: 0.8, alpha: 1)

    #expect(foreground(navy, isOnLight: false) == .standard)
    #expect(foreground(navy, isOnLight: true) != .standard)
    #expect(foreground(cream, isOnLight: true) == .standard)
    #expect(foreground(cream, isOnLight: false) != .standard)
  }

  @Test func `a bar and a checkmark have the tint in the interface look`() {
    let canvas = TestCanvas(24, 7) { root in
      let bar = UIProgressView(progressViewStyle: .default)
      bar.progress = 0.5
      root.add(nil, cells(2, 1, 16, 1), bar)
      let cell = UITableViewCell(style: .default, reuseIdentifier: nil)
      cell.textLabel?.text = "Row"
      cell.accessoryType = .checkmark
      root.add(nil, cells(2, 3, 20, 3), UITableView()).add(nil, cells(0, 0, 20, 2), cell)
    }
    let buffer = canvas.picture { $0.look = .interface }.buffer
    let shown = (1..<6).flatMap { row in (1..<23).map { column in buffer[column, row] } }
    let colors = ["━", "✓", "R"].map { (sign: Character) -> Color? in
      shown.first { $0.content == .character(sign) }?.style.foreground
    }

    #expect(colors == [.rgb(0, 122, 255), .rgb(0, 122, 255), .rgb(0, 0, 0)])
  }

  /// A control's sign with a letter for each cell's colour: red, green, yellow or a dot for the standard one.
  private func colors(_ make: () -> UIView) -> String {
    let canvas = TestCanvas(12, 3) { $0.add("in", cells(1, 1, 9, 1), make()) }
    let buffer = canvas.picture().buffer
    return (1..<10).map { column in
      switch buffer[column, 1].style.foreground {
      case .rgb(255, 0, 0): "r"
      case .rgb(0, 255, 0): "g"
      case .rgb(255, 255, 0): "y"
      default: "."
      }
    }.joined()
  }

  @Test func `the parts of signs have the colours that their controls were given`() {
    let slider = colors {
      let slider = UISlider(frame: .zero)
      slider.value = 0.5
      slider.minimumTrackTintColor = .red
      slider.maximumTrackTintColor = .green
      slider.thumbTintColor = .yellow
      return slider
    }
    let toggle = colors {
      let toggle = UISwitch(frame: .zero)
      toggle.isOn = true
      toggle.onTintColor = .green
      return toggle
    }
    let dots = colors {
      let pages = UIPageControl(frame: .zero)
      pages.numberOfPages = 3
      pages.currentPageIndicatorTintColor = .red
      return pages
    }

    #expect(slider == "rrrrygggg")
    #expect(toggle == "..gg.g...")
    #expect(dots.filter { $0 != "." } == "r")
    #expect(colors { UISlider(frame: .zero) } == ".........")
  }
}
