import AdaptiveUI
import Foundation
import Testing

/// Rules LA4.6, LA7, LA11, LC1–LC4 and U04: text, guides, questions to the layout.
@MainActor struct LayoutMeasuringTests {
  private func label(_ text: String, size: CGFloat = 17) -> UILabel {
    let label = UILabel()
    label.translatesAutoresizingMaskIntoConstraints = false
    label.text = text
    label.font = .systemFont(ofSize: size)
    return label
  }

  private let sentence = "The quick brown fox jumps over the lazy dog and runs away"

  @Test func `LA4.1 a label keeps its natural size where nothing stretches it`() {
    let text = label("Label")
    _ = LayoutWindow { root in
      root.addSubview(text)
      return corner(text, root)
    }

    #expect(text.frame == CGRect(x: 0, y: 0, width: 41.5, height: 20.5))
  }

  @Test func `LA4.6 a long text is as high as its lines at the width that it gets`() {
    let text = label(sentence)
    text.numberOfLines = 0
    let below = autoView("below")
    let window = LayoutWindow { root in
      root.addSubview(text)
      root.addSubview(below)
      return corner(text, root) + [
        text.trailingAnchor.constraint(equalTo: root.trailingAnchor),
        below.topAnchor.constraint(equalTo: text.bottomAnchor),
        below.leadingAnchor.constraint(equalTo: root.leadingAnchor),
        below.widthAnchor.constraint(equalToConstant: 10),
        below.heightAnchor.constraint(equalToConstant: 10),
      ]
    }

    // About 448 points of text: two lines of 41 in 375 points, one line of 20.5 in 667.
    #expect(text.frame.height == 41)
    #expect(below.frame.minY == 41)

    window.window.scene.turnDevice(1)
    window.window.environment.settle()

    #expect(text.frame.height == 20.5)
    #expect(below.frame.minY == 20.5)
  }

  @Test func `LA4.6 a long text that nothing stretches is as wide as its widest line`() {
    let text = label("The quick brown fox jumps over the lazy dog, leaping away")
    text.numberOfLines = 0
    let window = LayoutWindow { root in
      root.addSubview(text)
      return [
        text.topAnchor.constraint(equalTo: root.topAnchor),
        text.centerXAnchor.constraint(equalTo: root.centerXAnchor),
        text.leadingAnchor.constraint(greaterThanOrEqualTo: root.leadingAnchor),
      ]
    }
    let narrow = text.frame
    #expect(narrow.width < 375 && narrow.width > 300)
    #expect(narrow.height == 41)
    #expect(text.sizeThatFits(CGSize(width: 375, height: 0)) == narrow.size)

    // There and back: what was narrow must not keep the text from taking one line.
    window.window.scene.turnDevice(1)
    window.window.environment.settle()
    #expect(text.frame.height == 20.5)
    #expect(text.frame.width == text.intrinsicContentSize.width)
    window.window.scene.turnDevice(-1)
    window.window.environment.settle()
    #expect(text.frame == narrow)
  }

  @Test func `LA1.7 LA1.8 baselines of different fonts meet`() {
    let (large, small) = (label("Large", size: 34), label("small"))
    _ = LayoutWindow { root in
      root.addSubview(large)
      root.addSubview(small)
      return corner(large, root) + [
        small.leadingAnchor.constraint(equalTo: large.trailingAnchor),
        small.lastBaselineAnchor.constraint(equalTo: large.lastBaselineAnchor),
      ]
    }

    // Descents 8.201 and 4.1 snap to 8 and 4: bottoms at 41 and 37.
    #expect(small.frame.maxY == 37)
    #expect((large.font.ascender * 100).rounded() == 3237)
  }

  @Test func `LA1.7 a line in a field or button is in its middle, and so are the baselines`() {
    let field = UITextField()
    let button = UIButton(type: .system)
    button.setTitle("Go", for: .normal)
    let text = label("text")
    for view in [field, button] { view.translatesAutoresizingMaskIntoConstraints = false }
    _ = LayoutWindow { root in
      for view in [field, button, text] { root.addSubview(view) }
      return corner(field, root) + [
        field.heightAnchor.constraint(equalToConstant: 100),
        button.heightAnchor.constraint(equalToConstant: 60),
        button.firstBaselineAnchor.constraint(equalTo: field.firstBaselineAnchor),
        text.lastBaselineAnchor.constraint(equalTo: field.lastBaselineAnchor),
        button.leadingAnchor.constraint(equalTo: field.trailingAnchor),
        text.leadingAnchor.constraint(equalTo: button.trailingAnchor),
      ]
    }

    #expect(abs(button.frame.midY - 50) <= 0.5)
    #expect(abs(text.frame.midY - 50) <= 0.5)
  }

  @Test func `LA7.1 LA7.2 a view without enough constraints is ambiguous and is at zero`() {
    let (loose, firm) = (autoView("loose"), autoView("firm"))
    _ = LayoutWindow { root in
      root.addSubview(loose)
      root.addSubview(firm)
      return corner(firm, root) + [
        firm.widthAnchor.constraint(equalToConstant: 5),
        firm.heightAnchor.constraint(equalToConstant: 5),
        loose.widthAnchor.constraint(equalToConstant: 7),
      ]
    }

    #expect(loose.hasAmbiguousLayout)
    #expect(!firm.hasAmbiguousLayout)
    #expect(loose.frame == CGRect(x: 0, y: 0, width: 7, height: 0))
  }

  @Test func `LA7.1 exercising ambiguity shows another frame, and the first again`() {
    let (loose, firm) = (autoView("loose"), autoView("firm"))
    let window = LayoutWindow { root in
      root.addSubview(loose)
      root.addSubview(firm)
      return corner(firm, root) + [
        firm.widthAnchor.constraint(equalToConstant: 5),
        firm.heightAnchor.constraint(equalToConstant: 5),
        loose.widthAnchor.constraint(equalToConstant: 7),
      ]
    }
    func shown(after action: () -> Void) -> CGRect {
      action()
      window.window.environment.settle()
      #expect(loose.hasAmbiguousLayout)
      return loose.frame
    }

    let room = window.root.bounds.size
    let first = CGRect(x: 0, y: 0, width: 7, height: 0)
    let other = CGRect(x: room.width - 7, y: 0, width: 7, height: room.height)
    #expect(shown {} == first)
    #expect(shown { loose.exerciseAmbiguityInLayout() } == other)
    #expect(shown { loose.exerciseAmbiguityInLayout() } == first)
    #expect(shown { firm.exerciseAmbiguityInLayout() } == first)
    #expect(firm.frame.size == CGSize(width: 5, height: 5))
  }

  @Test func `LA3.5 LA7.1 exercising one of two equal labels gives it the room of the other`() {
    let (first, second) = (label("One"), label("Two"))
    let window = LayoutWindow { root in
      root.addSubview(first)
      root.addSubview(second)
      return [
        first.leadingAnchor.constraint(equalTo: root.leadingAnchor),
        first.topAnchor.constraint(equalTo: root.topAnchor),
        second.leadingAnchor.constraint(equalTo: first.trailingAnchor),
        second.trailingAnchor.constraint(equalTo: root.trailingAnchor),
        second.topAnchor.constraint(equalTo: root.topAnchor),
      ]
    }
    let before = [first, second].map(\.frame.width)

    for text in [first, second] {
      text.exerciseAmbiguityInLayout()
      window.window.environment.settle()
      #expect([first, second].map(\.frame.width) != before)
      #expect(first.frame.width + second.frame.width == window.root.bounds.width)
      text.exerciseAmbiguityInLayout()
      window.window.environment.settle()
      #expect([first, second].map(\.frame.width) == before)
    }
  }

  @Test func `LA11.1 LA11.3 measuring compresses to content and changes nothing`() {
    let box = UIView(frame: CGRect(x: 0, y: 0, width: 300, height: 300))
    let text = label("Label")
    box.addSubview(text)
    NSLayoutConstraint.activate([
      text.leadingAnchor.constraint(equalTo: box.leadingAnchor, constant: 10),
      text.trailingAnchor.constraint(equalTo: box.trailingAnchor, constant: -10),
      text.topAnchor.constraint(equalTo: box.topAnchor, constant: 5),
      text.bottomAnchor.constraint(equalTo: box.bottomAnchor, constant: -5),
    ])

    let small = box.systemLayoutSizeFitting(UIView.layoutFittingCompressedSize)
    let wide = box.systemLayoutSizeFitting(
      CGSize(width: 200, height: 0), withHorizontalFittingPriority: .required,
      verticalFittingPriority: .fittingSizeLevel)

    #expect(small == CGSize(width: 61.5, height: 30.5))
    #expect(wide == CGSize(width: 200, height: 30.5))
    #expect(box.frame.size == CGSize(width: 300, height: 300))
  }

  @Test func `U04 constraints and masks predict a child's size without moving anything`() {
    let (half, inner) = (
      autoView("half"), UIView(frame: CGRect(x: 0, y: 0, width: 187.5, height: 9))
    )
    inner.autoresizingMask = [.flexibleWidth]
    let window = LayoutWindow { root in
      root.addSubview(half)
      half.addSubview(inner)
      return corner(half, root) + [
        half.widthAnchor.constraint(equalTo: root.widthAnchor, multiplier: 0.5),
        half.heightAnchor.constraint(equalTo: root.heightAnchor, constant: -20),
      ]
    }
    inner.frame.size.width = half.bounds.width

    let future = CGSize(width: 667, height: 375)

    #expect(
      window.root.predictedSize(of: half, whenSizeIs: future) == CGSize(width: 333.5, height: 355))
    #expect(window.root.predictedSize(of: inner, whenSizeIs: future).width == 333.5)
    #expect(half.frame.width == 187.5)
  }

  @Test func `LC1.1 LC1.6 a plain view has margins of eight and adds the safe area`() {
    let box = UIView(frame: CGRect(x: 0, y: 0, width: 375, height: 100))
    let window = LayoutWindow { root in
      root.addSubview(box)
      return []
    }

    #expect(box.layoutMargins == UIEdgeInsets(top: 28, left: 8, bottom: 8, right: 8))
    #expect(window.root.layoutMargins == UIEdgeInsets(top: 20, left: 16, bottom: 0, right: 16))
  }

  @Test(arguments: [("iphone_15", 16), ("iphone_16_pro", 20), ("iphone_8_plus", 20)])
  func `LC1.3 root margins are twenty from a width of 394`(device: String, margin: CGFloat) {
    let window = LayoutWindow(device) { _ in [] }

    #expect(window.root.layoutMargins.left == margin)
  }

  @Test func `LC1.7 margins of the superview reach in where asked`() {
    let box = UIView(frame: CGRect(x: 4, y: 100, width: 300, height: 100))
    box.preservesSuperviewLayoutMargins = true
    _ = LayoutWindow { root in
      root.addSubview(box)
      return []
    }

    #expect(box.layoutMargins.left == 12)
    #expect(box.layoutMargins.right == 8)
  }

  @Test func `LC3.1 readable content is no wider than 672 points and is in the middle`() {
    let box = autoView("box")
    _ = LayoutWindow("ipad_9_7") { root in
      root.addSubview(box)
      let guide = root.readableContentGuide
      return [
        box.leadingAnchor.constraint(equalTo: guide.leadingAnchor),
        box.trailingAnchor.constraint(equalTo: guide.trailingAnchor),
        box.topAnchor.constraint(equalTo: guide.topAnchor),
        box.bottomAnchor.constraint(equalTo: guide.bottomAnchor),
      ]
    }

    // 768 wide: (768 − 672) / 2.
    #expect(box.frame.minX == 48)
    #expect(box.frame.width == 672)
  }

  @Test func `LC4.2 LC4.3 content pinned to a scroll view's edges gives it its content size`() {
    let (scroll, content) = (UIScrollView(), autoView("content"))
    scroll.translatesAutoresizingMaskIntoConstraints = false
    scroll.addSubview(content)
    let window = LayoutWindow { root in
      root.addSubview(scroll)
      return [
        scroll.leadingAnchor.constraint(equalTo: root.leadingAnchor),
        scroll.trailingAnchor.constraint(equalTo: root.trailingAnchor),
        scroll.topAnchor.constraint(equalTo: root.topAnchor),
        scroll.bottomAnchor.constraint(equalTo: root.bottomAnchor),
        content.leadingAnchor.constraint(equalTo: scroll.leadingAnchor),
        content.trailingAnchor.constraint(equalTo: scroll.contentLayoutGuide.trailingAnchor),
        content.topAnchor.constraint(equalTo: scroll.topAnchor),
        content.bottomAnchor.constraint(equalTo: scroll.bottomAnchor),
        content.widthAnchor.constraint(equalTo: scroll.frameLayoutGuide.widthAnchor),
        content.heightAnchor.constraint(equalToConstant: 2000),
      ]
    }
    #expect(scroll.contentSize == CGSize(width: 375, height: 2000))

    scroll.scroll(by: CGPoint(x: 0, y: 320))
    window.window.environment.settle()

    #expect(scroll.contentOffset.y == 300)
    #expect(content.frame == CGRect(x: 0, y: 0, width: 375, height: 2000))
  }

  @Test func `LC4.3 the margins of a scroll view are those of its content`() {
    let (scroll, content) = (UIScrollView(), autoView("content"))
    scroll.translatesAutoresizingMaskIntoConstraints = false
    scroll.addSubview(content)
    scroll.insetsLayoutMarginsFromSafeArea = false
    scroll.layoutMargins = UIEdgeInsets(top: 4, left: 10, bottom: 6, right: 20)
    func pin(_ edge: NSLayoutConstraint.Attribute, _ margin: NSLayoutConstraint.Attribute)
      -> NSLayoutConstraint
    {
      NSLayoutConstraint(
        item: content, attribute: edge, relatedBy: .equal, toItem: scroll, attribute: margin,
        multiplier: 1, constant: 0)
    }
    let window = LayoutWindow { root in
      root.addSubview(scroll)
      return [
        scroll.leadingAnchor.constraint(equalTo: root.leadingAnchor),
        scroll.topAnchor.constraint(equalTo: root.topAnchor),
        scroll.widthAnchor.constraint(equalToConstant: 200),
        scroll.heightAnchor.constraint(equalToConstant: 200),
        pin(.leading, .leadingMargin), pin(.trailing, .trailingMargin), pin(.top, .topMargin),
        pin(.bottom, .bottomMargin),
        content.widthAnchor.constraint(equalToConstant: 500),
        content.heightAnchor.constraint(equalToConstant: 300),
      ]
    }

    #expect(content.frame == CGRect(x: 10, y: 4, width: 500, height: 300))
    #expect(scroll.contentSize == CGSize(width: 530, height: 310))
    _ = window
  }

  @Test func `LA7.1 the constraints that decide a view's place are told by axis`() {
    let (first, second, alone) = (autoView("first"), autoView("second"), autoView("alone"))
    let window = LayoutWindow { root in
      [first, second, alone].forEach(root.addSubview)
      return corner(first, root) + corner(alone, root) + [
        first.widthAnchor.constraint(equalToConstant: 10),
        second.leadingAnchor.constraint(equalTo: first.trailingAnchor),
        second.widthAnchor.constraint(equalTo: first.widthAnchor),
        second.topAnchor.constraint(equalTo: root.topAnchor, constant: 3),
        alone.widthAnchor.constraint(equalToConstant: 5),
      ]
    }
    func names(_ view: UIView, _ axis: NSLayoutConstraint.Axis) -> [String] {
      view.constraintsAffectingLayout(for: axis).map {
        "\(($0.firstItem as? UIView)?.accessibilityIdentifier ?? "-").\($0.firstAttribute)"
      }.sorted()
    }

    #expect(
      names(second, .horizontal) == [
        "first.leading", "first.width", "second.leading", "second.width",
      ])
    #expect(names(second, .vertical) == ["second.top"])
    #expect(names(alone, .horizontal) == ["alone.leading", "alone.width"])
    #expect(window.root.constraintsAffectingLayout(for: .vertical).count == 3)
  }
}
