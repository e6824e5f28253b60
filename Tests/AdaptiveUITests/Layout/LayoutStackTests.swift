import AdaptiveUI
import Foundation
import Testing

/// Rules LD1–LD17: what stack views make of their views.
@MainActor struct LayoutStackTests {
  /// A view with a natural size.
  private final class Block: UIView {
    var size = CGSize.zero
    override var intrinsicContentSize: CGSize { size }
  }

  private func block(_ width: CGFloat, _ height: CGFloat = 20) -> UIView {
    let block = Block()
    block.size = CGSize(width: width, height: height)
    return block
  }

  /// Lays out a row of `views` in a stack as large as given, or as its content for `nil`.
  private func row(
    _ views: [UIView], width: CGFloat? = nil, height: CGFloat? = nil,
    _ setUp: @escaping (UIStackView) -> Void = { _ in }
  ) -> UIStackView {
    let stack = UIStackView(arrangedSubviews: views)
    stack.translatesAutoresizingMaskIntoConstraints = false
    setUp(stack)
    let window = LayoutWindow { root in
      root.addSubview(stack)
      return corner(stack, root)
        + [
          width.map { stack.widthAnchor.constraint(equalToConstant: $0) },
          height.map { stack.heightAnchor.constraint(equalToConstant: $0) },
        ].compactMap { $0 }
    }
    #expect(window.root.brokenConstraints.isEmpty)
    return stack
  }

  private func spans(_ views: [UIView]) -> [String] {
    views.map { "\(Double($0.frame.minX))+\(Double($0.frame.width))" }
  }

  @Test func `LD15 a row is as wide as its views and gaps and as high as the tallest`() {
    let views = [block(10, 20), block(30, 50)]
    let stack = row(views) { $0.spacing = 8 }

    #expect(stack.frame.size == CGSize(width: 48, height: 50))
    #expect(stack.intrinsicContentSize == CGSize(width: -1, height: -1))
  }

  @Test func `LD7 fill stretches the view that resists least`() {
    let views = [block(10), block(10)]
    views[0].setContentHuggingPriority(UILayoutPriority(251), for: .horizontal)
    _ = row(views, width: 100)

    #expect(spans(views) == ["0.0+10.0", "10.0+90.0"])
  }

  @Test func `LD8 fillEqually gives all the same width`() {
    let views = [block(10), block(20), block(70)]
    _ = row(views, width: 110) {
      $0.distribution = .fillEqually
      $0.spacing = 10
    }

    #expect(spans(views) == ["0.0+30.0", "40.0+30.0", "80.0+30.0"])
  }

  @Test func `LD9 fillProportionally leaves the remainder of the gaps to the last view`() {
    let views = [block(10), block(10), block(10)]
    _ = row(views, width: 100) {
      $0.distribution = .fillProportionally
      $0.spacing = 10
    }

    #expect(spans(views) == ["0.0+20.0", "30.0+20.0", "60.0+40.0"])
  }

  @Test func `LD9 the system's spacing takes no part in the proportions`() {
    let views = [block(60), block(20)]
    _ = row(views, width: 160) {
      $0.distribution = .fillProportionally
      $0.spacing = UIStackView.spacingUseSystem
    }

    // Three quarters of 160 for the first, and what eight points of gap leave for the last.
    #expect(spans(views) == ["0.0+120.0", "128.0+32.0"])
  }

  @Test func `LD9 where a view has no natural size nothing is shared in proportion`() {
    let plain = UIView()
    let views = [block(60), plain]
    views[0].setContentHuggingPriority(UILayoutPriority(251), for: .horizontal)
    _ = row(views, width: 160) { $0.distribution = .fillProportionally }
    #expect(spans(views) == ["0.0+60.0", "60.0+100.0"])

    // The view's own constraints count, and with none of them views without a size are equal.
    let pair = [UIView(), UIView()]
    let own = pair[1].widthAnchor.constraint(equalToConstant: 40)
    own.isActive = true
    let stack = row(pair, width: 160) { $0.distribution = .fillProportionally }
    #expect(spans(pair) == ["0.0+120.0", "120.0+40.0"])
    own.isActive = false
    stack.window?.layoutIfNeeded()
    #expect(spans(pair) == ["0.0+80.0", "80.0+80.0"])
  }

  @Test func `LD9 text of several lines counts as high as it is at its width`() {
    let texts = [UILabel(), UILabel()]
    texts[0].text = "One line"
    texts[1].text = "Words that fill four lines of a column 120 wide"
    texts[1].numberOfLines = 0
    let stack = row(texts, width: 120, height: 163) {
      $0.axis = .vertical
      $0.distribution = .fillProportionally
    }
    // A line of 20.5 points and four, 81.5 together.
    #expect(texts.map(\.frame.height) == [33, 130])

    // In a wider column two lines of 41 points.
    stack.constraints.first { $0.firstAttribute == .width && $0.constant == 120 }?.constant = 200
    stack.window?.layoutIfNeeded()
    #expect(texts.map(\.frame.height) == [54.5, 108.5])
  }

  @Test func `LD9 a stack within counts as high as its texts are at its width`() {
    let (line, text) = (UILabel(), UILabel())
    line.text = "One line"
    text.text = "Words that fill four lines of a column 120 wide"
    text.numberOfLines = 0
    let inner = UIStackView(arrangedSubviews: [text])
    inner.axis = .vertical
    _ = row([line, inner], width: 120, height: 163) {
      $0.axis = .vertical
      $0.distribution = .fillProportionally
    }

    #expect([line.frame.height, inner.frame.height] == [33, 130])
  }

  @Test func `LD10 equalSpacing spreads the rest over the gaps`() {
    let views = [block(10), block(40), block(20)]
    _ = row(views, width: 100) { $0.distribution = .equalSpacing }

    #expect(spans(views) == ["0.0+10.0", "25.0+40.0", "80.0+20.0"])
  }

  @Test func `LD11 equalCentering makes the middles equally far`() {
    let views = [block(10), block(20), block(30)]
    _ = row(views, width: 120) { $0.distribution = .equalCentering }

    // Middles at 5 and 105, so the one between at 55.
    #expect(spans(views) == ["0.0+10.0", "45.0+20.0", "90.0+30.0"])
  }

  @Test func `LD4 LD5 a hidden view takes no room and one gap stays across it`() {
    let views = [block(10), block(50), block(20)]
    let stack = row(views) { $0.spacing = 8 }
    #expect(stack.frame.width == 96)

    views[1].isHidden = true
    stack.window?.environment.settle()

    #expect(stack.frame.width == 38)
    #expect(views[2].frame.minX == 18)
  }

  @Test func `LD4 a hidden view at the end takes its gap along`() {
    let views = [block(10), block(50)]
    views[1].isHidden = true
    let stack = row(views) { $0.spacing = 8 }

    #expect(stack.frame.width == 10)
  }

  @Test func `LD13 a hidden view stays aligned, and what it wants across the row counts`() {
    let views = [block(10, 20), block(50, 90), block(20, 30)]
    views[1].isHidden = true
    let filled = row(views)
    #expect(filled.frame.size == CGSize(width: 30, height: 90))
    #expect(views.map(\.frame.height) == [90, 90, 90])

    filled.alignment = .center
    filled.window?.environment.settle()
    #expect(filled.frame.size == CGSize(width: 30, height: 30))
    #expect(views.map(\.frame.midY) == [15, 15, 15])
  }

  @Test func `LD13 hidden views alone give a row no height`() {
    let views = [block(10, 20)]
    views[0].isHidden = true

    #expect(row(views).frame.size == .zero)
  }

  @Test func `LD4 LA9.3 the standard gap between baselines is that of lines of text`() {
    let labels = ["Name", "Description"].map { text in
      let label = UILabel()
      label.text = text
      label.font = .preferredFont(forTextStyle: .body)
      return label
    }
    let stack = row(labels) {
      $0.axis = .vertical
      $0.spacing = UIStackView.spacingUseSystem
      $0.isBaselineRelativeArrangement = true
    }

    // Lines of 17 points are 22 apart: from 16.5, where the first label's ends, to 38.5.
    #expect(labels.map(\.frame.minY) == [0, 22.5])

    // The larger font decides: 12 points more for 28.
    labels[1].font = .preferredFont(forTextStyle: .title1)
    stack.window?.environment.settle()
    #expect(labels[1].frame.minY + 26.5 == 16.5 + 34)
  }

  @Test func `LD6 a custom gap replaces the spacing after one view`() {
    let views = [block(10), block(10), block(10)]
    let stack = row(views) {
      $0.spacing = 4
      $0.setCustomSpacing(20, after: views[0])
      $0.setCustomSpacing(UIStackView.spacingUseSystem, after: views[1])
    }

    #expect(spans(views) == ["0.0+10.0", "30.0+10.0", "48.0+10.0"])
    #expect(stack.frame.width == 58)
    #expect(stack.customSpacing(after: views[0]) == 20)
    #expect(stack.customSpacing(after: views[2]) == UIStackView.spacingUseDefault)
  }

  @Test(arguments: [
    (UIStackView.Alignment.fill, [0, 0], [60, 60]), (.top, [0, 0], [20, 40]),
    (.center, [20, 10], [20, 40]), (.bottom, [40, 20], [20, 40]),
  ])
  func `LD13 LD14 alignment decides where views are across the row`(
    alignment: UIStackView.Alignment, tops: [CGFloat], heights: [CGFloat]
  ) {
    let views = [block(10, 20), block(10, 40)]
    _ = row(views, height: 60) { $0.alignment = alignment }

    #expect(views.map(\.frame.minY) == tops)
    #expect(views.map(\.frame.height) == heights)
  }

  @Test func `LD13 labels of different sizes share a baseline`() {
    let (large, small) = (UILabel(), UILabel())
    large.font = .systemFont(ofSize: 34)
    (large.text, small.text) = ("Large", "small")
    let stack = row([large, small]) { $0.alignment = .firstBaseline }

    // Ascents 32.373 and 16.187 snap to 32.5 and 16.
    #expect(stack.frame.height == 41)
    #expect(large.frame.minY == 0)
    #expect(small.frame.minY == 16.5)
  }

  @Test func `LD14 a row aligned by first baselines begins where its first view does`() {
    let (small, large) = (UILabel(), UILabel())
    large.font = .systemFont(ofSize: 34)
    (small.text, large.text) = ("small", "Large")
    let stack = row([small, large]) { $0.alignment = .firstBaseline }

    // As recorded: the larger text rises out of the row.
    #expect(stack.frame.height == 24.5)
    #expect(small.frame.minY == 0)
    #expect(large.frame.minY == -16.5)
  }

  @Test func `LD3 views stay inside the margins where asked`() {
    let views = [block(10)]
    let stack = row(views) {
      $0.isLayoutMarginsRelativeArrangement = true
      $0.insetsLayoutMarginsFromSafeArea = false
    }

    #expect(stack.frame.size == CGSize(width: 26, height: 36))
    #expect(views[0].frame == CGRect(x: 8, y: 8, width: 10, height: 20))
  }

  @Test func `LD17 removing from the arrangement keeps the subview, removing the view does both`() {
    let views = [UIView(), UIView()]
    let stack = UIStackView(arrangedSubviews: views)

    stack.removeArrangedSubview(views[0])
    views[1].removeFromSuperview()

    #expect(stack.arrangedSubviews.isEmpty)
    #expect(stack.subviews == [views[0]])
  }

  @Test func `LC1.1 LD1 LD18 a stack begins as a row that fills, without gaps and margins`() {
    let stack = UIStackView(arrangedSubviews: [block(1)])

    #expect(stack.axis == .horizontal)
    #expect(stack.distribution == .fill)
    #expect(stack.alignment == .fill)
    #expect(stack.spacing == 0)
    #expect(!stack.isBaselineRelativeArrangement)
    #expect(!stack.isLayoutMarginsRelativeArrangement)
    #expect(stack.layoutMargins == .zero)
    #expect(UIStackView(coder: NSCoder()).layoutMargins == .zero)
    #expect(!stack.arrangedSubviews[0].translatesAutoresizingMaskIntoConstraints)
    let distributions: [UIStackView.Distribution] = [
      .fill, .fillEqually, .fillProportionally, .equalSpacing, .equalCentering,
    ]
    #expect(distributions.map(\.rawValue) == Array(0...4))
    let alignments: [UIStackView.Alignment] = [
      .fill, .leading, .firstBaseline, .center, .trailing, .lastBaseline,
    ]
    #expect(alignments.map(\.rawValue) == Array(0...5))
    #expect(UIStackView.Alignment.top == .leading && UIStackView.Alignment.bottom == .trailing)
  }

  /// Every pair of distribution and alignment that documents use, most frequent ones first.
  @Test(
    arguments: [
      UIStackView.Distribution.fill, .fillEqually, .equalSpacing, .fillProportionally,
      .equalCentering,
    ],
    [UIStackView.Alignment.fill, .center, .top, .bottom, .lastBaseline, .firstBaseline])
  func `LD18 every distribution goes with every alignment in rows and columns`(
    distribution: UIStackView.Distribution, alignment: UIStackView.Alignment
  ) {
    for axis in [NSLayoutConstraint.Axis.horizontal, .vertical] {
      let views = [block(20, 10), block(30, 30), block(10, 20)]
      let stack = row(views, width: 200, height: 100) {
        $0.axis = axis
        $0.distribution = distribution
        $0.alignment = alignment
        $0.spacing = 4
      }
      let isRow = axis == .horizontal
      let ends = views.map { isRow ? $0.frame.maxX : $0.frame.maxY }
      let starts = views.map { isRow ? $0.frame.minX : $0.frame.minY }

      #expect(starts[0] == 0 && ends[2] == (isRow ? 200 : 100))
      #expect(zip(starts.dropFirst(), ends).allSatisfy { $0 - $1 >= 4 - 0.01 })
      #expect(views.allSatisfy { stack.bounds.contains($0.frame) })
    }
  }

  @Test func `LD2 a column runs from top to bottom, a row where reading goes`() {
    let (first, second) = (block(10, 20), block(30, 40))
    let column = row([first, second]) {
      $0.axis = .vertical
      $0.spacing = 5
    }
    #expect(column.frame.size == CGSize(width: 30, height: 65))
    #expect([first.frame.minY, second.frame.minY] == [0, 25])

    let turned = [block(10), block(30)]
    _ = row(turned) {
      $0.spacing = 5
      $0.semanticContentAttribute = .forceRightToLeft
    }
    #expect(spans(turned) == ["35.0+10.0", "0.0+30.0"])

    // Only views that show count along the axis.
    let hidden = [block(10), block(50), block(30)]
    hidden[1].isHidden = true
    let stack = row(hidden) { $0.spacing = 5 }
    #expect(stack.frame.width == 45)
  }

  @Test(arguments: [UIStackView.Distribution.equalSpacing, .equalCentering])
  func `LD12 a stack that spreads its views shrinks to them where nothing stretches it`(
    distribution: UIStackView.Distribution
  ) {
    let stack = row([block(20), block(20), block(20)]) {
      $0.distribution = distribution
      $0.spacing = 4
    }

    #expect(stack.frame.width == 68)
    let fits = stack.constraints.filter { $0.identifier == "UISV-canvas-fit" }
    #expect(fits.map { $0.priority.rawValue } == [49])
  }

  @Test func `LD16 the baselines of a column are its ends', those of a row the tallest view's`() {
    func label(_ size: CGFloat) -> UILabel {
      let label = UILabel()
      label.text = "text"
      label.font = .systemFont(ofSize: size)
      return label
    }
    let (small, large, middle) = (label(10), label(30), label(20))
    let stack = UIStackView(arrangedSubviews: [small, large, middle])

    #expect(stack.forFirstBaselineLayout === large)
    #expect(stack.forLastBaselineLayout === large)
    stack.axis = .vertical
    #expect(stack.forFirstBaselineLayout === small)
    #expect(stack.forLastBaselineLayout === middle)
    middle.isHidden = true
    #expect(stack.forLastBaselineLayout === large)
    #expect(UIStackView().forFirstBaselineLayout is UIStackView)
  }
}
