import AdaptiveUI
import Foundation
import Testing

/// Rules LG4, LG5, LG9 and LC3.2: the sizes of text in views, by font and by the user's text size.
@MainActor struct TextSizeTests {
  @Test(arguments: [(UIFont.TextStyle.callout, 79), (.body, 82), (.caption1, 64), (.title1, 118)])
  func `LG4 running text of a style has its style's line spacing`(
    style: UIFont.TextStyle, height: CGFloat
  ) {
    let text = UITextView()
    text.isScrollEnabled = false
    text.text = "one\ntwo\nthree"
    text.font = .preferredFont(forTextStyle: style)
    let spaced = text.intrinsicContentSize.height
    text.font = .systemFont(ofSize: UIFont.preferredFont(forTextStyle: style).pointSize)

    // Three lines of 21, 22, 16 and 34 points between insets of 8.
    #expect(abs(spaced - height) <= 0.5)
    #expect(text.intrinsicContentSize.height < spaced)
  }

  @Test(arguments: [(2, 42.5), (4, 86.5)])
  func `LG4 lines of labels in the font of a style are apart`(lines: Int, height: CGFloat) {
    let label = UILabel()
    label.numberOfLines = 0
    label.text = Array(repeating: "x", count: lines).joined(separator: "\n")
    label.font = .preferredFont(forTextStyle: .body)

    // As recorded labels show; 20.29 points and 22 for each further line.
    #expect(label.intrinsicContentSize.height == height)
  }

  @Test func `LG9 a button of a symbol's type is a square of 22, later 24 points`() {
    let types: [UIButton.ButtonType] = [
      .detailDisclosure, .infoLight, .infoDark, .contactAdd, .close,
    ]
    func sizes(_ era: UIKitEra) -> [CGSize] {
      Environment(era: era).perform { types.map { UIButton(type: $0).intrinsicContentSize } }
    }

    #expect(sizes(.ios8).allSatisfy { $0 == CGSize(width: 22, height: 22) })
    #expect(sizes(.ios26).allSatisfy { $0 == CGSize(width: 24, height: 24) })
  }

  // MARK: The user's text size

  @Test(
    arguments: [
      (.extraSmall, 14, 31, 560), (.large, 17, 34, 672), (.extraExtraExtraLarge, 23, 40, 896),
      (.accessibilityExtraExtraExtraLarge, 53, 60, 896),
    ] as [(UIContentSizeCategory, CGFloat, CGFloat, CGFloat)])
  func `LG5 LC3.2 styles and the readable width follow the user's text size`(
    category: UIContentSizeCategory, body: CGFloat, title: CGFloat, readable: CGFloat
  ) {
    let labels = [UILabel(), UILabel(), UILabel()]
    let box = autoView("box")
    let window = LayoutWindow("ipad_12_9") { root in
      labels[0].font = .preferredFont(forTextStyle: .body)
      labels[1].font = .preferredFont(forTextStyle: .largeTitle)
      labels[2].font = .preferredFont(forTextStyle: .body)
      for label in labels {
        label.text = "text"
        if label !== labels[2] { label.adjustsFontForContentSizeCategory = true }
        root.addSubview(label)
      }
      root.addSubview(box)
      return corner(box, root) + [
        box.widthAnchor.constraint(equalTo: root.readableContentGuide.widthAnchor)
      ]
    }
    #expect(box.frame.width == 672)

    window.window.window.traitOverrides.preferredContentSizeCategory = category
    window.window.environment.settle()

    #expect(labels.map { $0.font.pointSize } == [body, title, 17])
    #expect(box.frame.width == readable)
  }

  @Test func `LG5 fields, text views and titles of buttons grow as labels do`() {
    let (field, text, button) = (UITextField(), UITextView(), UIButton(type: .system))
    let window = LayoutWindow { root in
      field.font = .preferredFont(forTextStyle: .body)
      text.font = .preferredFont(forTextStyle: .footnote)
      button.titleLabel?.font = .preferredFont(forTextStyle: .headline)
      button.setTitle("Title", for: .normal)
      field.adjustsFontForContentSizeCategory = true
      text.adjustsFontForContentSizeCategory = true
      button.titleLabel?.adjustsFontForContentSizeCategory = true
      [field, text, button].forEach(root.addSubview)
      return []
    }
    let before = button.intrinsicContentSize

    window.window.window.traitOverrides.preferredContentSizeCategory = .extraExtraLarge
    window.window.environment.settle()

    #expect([field.font?.pointSize, text.font?.pointSize] == [21, 17])
    #expect(button.titleLabel?.font.pointSize == 21)
    #expect(button.intrinsicContentSize.height > before.height)
  }

  @Test func `LG5 fonts of the program's own scale as a style does`() {
    let large = UITraitCollection(preferredContentSizeCategory: .accessibilityMedium)
    let metrics = UIFontMetrics(forTextStyle: .title2)
    let font = UIFont(name: "Helvetica-Bold", size: 11) ?? .systemFont(ofSize: 1)

    // 22 points become 34.
    #expect(metrics.scaledFont(for: font, compatibleWith: large).pointSize == 17)
    #expect(
      metrics.scaledFont(for: font, maximumPointSize: 12, compatibleWith: large).pointSize == 12)
    #expect(metrics.scaledFont(for: font, compatibleWith: large).fontName == "Helvetica-Bold")
    #expect(metrics.scaledValue(for: 5) == 5)
    #expect(UIFont(name: "Zapfino", size: 12) == nil)
  }

  // MARK: Lines

  @Test func `LA4.6 a preferred width wraps before layout knows one, and a limit cuts lines off`() {
    let label = UILabel()
    label.text = "one two three four five six"
    label.numberOfLines = 0
    #expect(label.intrinsicContentSize.height == 20.5)

    label.preferredMaxLayoutWidth = 80
    #expect(label.intrinsicContentSize.height == 61)
    #expect(label.intrinsicContentSize.width <= 80)
    label.numberOfLines = 2
    #expect(label.intrinsicContentSize.height == 41)
    label.numberOfLines = 1

    #expect(label.intrinsicContentSize.height == 20.5)
    #expect(label.sizeThatFits(CGSize(width: 80, height: 0)).height == 20.5)
  }

  @Test func `LA4.6 a label broken by characters fills its lines`() {
    let label = UILabel()
    label.text = "abcdefgh ijklmnop"
    label.numberOfLines = 0
    label.preferredMaxLayoutWidth = 100
    let words = label.intrinsicContentSize

    label.lineBreakMode = .byCharWrapping

    #expect(words.width < label.intrinsicContentSize.width)
    #expect(label.intrinsicContentSize.height == 41)
  }
}
