import AdaptiveUI
import Foundation
import Testing
import Typography

/// Section G and LA6: natural sizes of controls.
@MainActor struct ControlSizeTests {
  /// Makes something in an environment of an era, measured in points or cells, at 2x.
  private func make<T>(
    era: UIKitEra = .ios26, _ metrics: TextMetrics = .sanFrancisco, _ body: () -> T
  ) -> T {
    let environment = Environment(era: era, host: .device(.default))
    environment.textMetrics = metrics
    return environment.perform(body)
  }

  @Test(arguments: [
    (10, 12), (11, 13.5), (12, 14.5), (13, 16), (14, 17), (15, 18), (16, 19.5), (17, 20.5),
    (18, 21.5), (20, 24), (22, 26.5), (24, 29), (28, 33.5), (34, 41), (40, 48), (64, 76.5),
  ])
  func `LG2 a line is as high as 1.193 times its size, rounded up to the pixel`(
    size: Double, height: CGFloat
  ) {
    let label = make { UILabel() }
    label.font = .systemFont(ofSize: size)
    label.text = "Label"

    #expect(label.intrinsicContentSize.height == height)
    #expect((label.font.lineHeight * 2).rounded(.up) / 2 == height)
  }

  @Test(arguments: [(2, 41), (3, 61), (4, 81.5)])
  func `LG4 lines are rounded together, not one by one`(lines: Int, height: CGFloat) {
    let label = make { UILabel() }
    label.numberOfLines = 0
    label.text = Array(repeating: "line", count: lines).joined(separator: "\n")

    #expect(label.intrinsicContentSize.height == height)
  }

  @Test(arguments: [
    ("Label", 10, 26.5), ("Label", 12, 31), ("Label", 14, 35.5), ("Label", 17, 41.5),
    ("Hello World", 17, 88.5), ("Detail", 17, 44), ("{Title}", 17, 45), ("{File Size}", 12, 56.5),
    ("lbl_hint", 14, 48), ("lbl_amount", 14, 72), ("lbl_head", 17, 65.5),
  ])
  func `LG6 widths come within half a point of recorded labels`(
    text: String, size: Double, width: CGFloat
  ) {
    let label = make { UILabel() }
    label.font = .systemFont(ofSize: size)
    label.text = text

    #expect(abs(label.intrinsicContentSize.width - width) <= 0.5)
  }

  @Test func `LG5 text styles have fixed sizes`() {
    let styles: [UIFont.TextStyle] = [
      .largeTitle, .title1, .title2, .title3, .headline, .body, .callout, .subheadline,
      .footnote, .caption1, .caption2,
    ]

    #expect(
      styles.map { UIFont.preferredFont(forTextStyle: $0).pointSize }
        == [34, 28, 22, 20, 17, 17, 16, 15, 13, 12, 11])
  }

  @Test(arguments: [(12, 27), (14, 29), (15, 30), (16, 32), (17, 33)])
  func `LG7 a button without configuration is its line and twelve points high`(
    size: Double, height: CGFloat
  ) {
    let button = make { UIButton(type: .system) }
    button.titleLabel?.font = .systemFont(ofSize: size)
    button.setTitle("Button", for: .normal)

    #expect(button.intrinsicContentSize.height == height)
  }

  @Test func `LG8 a configured button has seven points above and twelve beside its title`() {
    var configuration = UIButton.Configuration.filled()
    configuration.title = "Button"
    let button = make { UIButton(configuration: configuration) }

    // "Button" at 17 points is 51 wide and 20.5 high.
    #expect(button.intrinsicContentSize == CGSize(width: 75, height: 34.5))
  }

  @Test func `LA6.5 a button lines up by the symbol behind its title`() {
    let button = make { UIButton(type: .custom) }
    button.translatesAutoresizingMaskIntoConstraints = false
    _ = LayoutWindow { root in
      root.addSubview(button)
      return [
        button.leadingAnchor.constraint(equalTo: root.leadingAnchor),
        button.topAnchor.constraint(equalTo: root.topAnchor),
        button.widthAnchor.constraint(equalToConstant: 40),
        button.heightAnchor.constraint(equalToConstant: 40),
      ]
    }
    #expect(button.frame.height == 40)

    button.setBackgroundImage(UIImage(systemName: "plus.circle.fill"), for: .normal)
    button.superview?.layoutIfNeeded()

    #expect(button.frame == CGRect(x: 0, y: 0.5, width: 40, height: 39))
  }

  @Test(arguments: [(14, 34), (20, 34), (22, 36), (25, 40), (30, 45.5)])
  func `G a field with a border is as high as its font needs`(size: Double, height: CGFloat) {
    let field = make { UITextField() }
    field.borderStyle = .roundedRect
    field.font = .systemFont(ofSize: size)

    #expect(field.intrinsicContentSize.height == height)
  }

  @Test func `LA6.2 a progress bar in the style of bars is a point higher than constraints see`() {
    let bar = make { UIProgressView(progressViewStyle: .bar) }
    let rect = CGRect(x: 0, y: 10, width: 100, height: 5)

    #expect(bar.frame(forAlignmentRect: rect) == CGRect(x: 0, y: 9.5, width: 100, height: 6))
    bar.progressViewStyle = .default
    #expect(bar.frame(forAlignmentRect: rect) == rect)
  }

  @Test func `LA6.1 a switch's frame is two points wider than constraints see`() {
    let toggle = make(era: .ios8) { UISwitch() }

    #expect(toggle.intrinsicContentSize == CGSize(width: 49, height: 31))
    #expect(
      toggle.frame(forAlignmentRect: CGRect(x: 10, y: 0, width: 49, height: 31))
        == CGRect(x: 10, y: 0, width: 51, height: 31))
  }

  @Test func `G switches are larger in the current generation`() {
    let toggle = make { UISwitch() }

    #expect(
      toggle.frame(forAlignmentRect: CGRect(origin: .zero, size: toggle.intrinsicContentSize)).size
        == CGSize(width: 63, height: 28))
  }

  @Test func `G text measured in cells takes one column for each character and two for wide ones`()
  {
    let label = make(.cells) { UILabel() }
    label.text = "Grün 漢字"
    label.font = .systemFont(ofSize: 34)

    #expect(label.intrinsicContentSize == CGSize(width: 9 * 8, height: 16))
  }

  @Test func `G text wraps between words, and inside a word that is too wide`() {
    let lines = TextMetrics.cells.lines(
      of: "one two\nabcdefghij kl", .systemFont(ofSize: 17), width: 4 * 8)

    #expect(lines == ["one", "two", "abcd", "efgh", "ij", "kl"])
  }
}
