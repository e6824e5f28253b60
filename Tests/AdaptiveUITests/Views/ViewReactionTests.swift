import AdaptiveUI
import Foundation
import Testing

/// Rules V01–V04 and V17–V20: how views react to traits, sizes and insets.
@MainActor struct ViewReactionTests {
  private func log(_ test: TestWindow) -> [String] {
    test.environment.recorder.steps.flatMap(\.events).filter { $0.kind == .log }
      .compactMap(\.reason)
  }

  @Test(arguments: [UIKitEra.ios8, .ios26])
  func `V01 a view hears of traits and is laid out, transitions are not for views`(era: UIKitEra) {
    let (witness, test) = WitnessController.open(era: era) { root, diary in
      let box = WitnessView("box", diary, frame: root.bounds)
      box.autoresizingMask = [.flexibleWidth, .flexibleHeight]
      root.addSubview(box)
    }
    let box = witness.view.subviews[0]
    var registered = 0
    box.registerForTraitChanges([UITraitVerticalSizeClass.self]) { (_: UIView, _) in
      registered += 1
    }
    _ = witness.diary.take()
    test.scene.turnDevice(1)
    test.environment.settle()
    let lines = witness.diary.take().filter { $0.hasPrefix("box") && !$0.hasSuffix("properties") }

    #expect(lines == ["box traits", "box layout 667"])
    #expect(registered == 1)
    #expect(!(box is any UIContentContainer))
    #expect(
      !test.environment.recorder.steps.flatMap(\.events).contains {
        $0.subject?.identifier == "box" && $0.name.contains("ransition")
      })
  }

  @Test(arguments: [
    CGRect.null, CGRect(x: 0, y: 0, width: CGFloat.nan, height: 1),
    CGRect(x: -CGFloat.infinity, y: 0, width: 1, height: 1),
  ])
  func `V06 a frame without numbers is a breach and changes nothing`(bad: CGRect) {
    let environment = Environment()
    var breaches: [String] = []
    environment.breachHandler = { breaches.append($0.name) }
    environment.perform {
      let view = UIView(frame: CGRect(x: 1, y: 2, width: 3, height: 4))
      view.frame = bad
      view.bounds = bad
      view.center = CGPoint(x: CGFloat.nan, y: 0)
      #expect(view.frame == CGRect(x: 1, y: 2, width: 3, height: 4))
      #expect(view.bounds == CGRect(x: 0, y: 0, width: 3, height: 4))
    }
    #expect(breaches == Array(repeating: "CALayerInvalidGeometry", count: 3))
  }

  @Test func `V02 a natural size comes from the content, whatever the frame`() {
    let label = UILabel()
    label.text = "Hello"
    let natural = label.intrinsicContentSize
    label.frame = CGRect(x: 0, y: 0, width: 500, height: 3)

    #expect(label.intrinsicContentSize == natural)
    #expect(natural.height == 20.5)
    #expect(UIView(frame: label.frame).intrinsicContentSize == CGSize(width: -1, height: -1))
    #expect(UIView.noIntrinsicMetric == -1)
    #expect(UISlider().intrinsicContentSize.width == UIView.noIntrinsicMetric)
  }

  @Test func `V03 a natural size that changed counts from the next layout on`() {
    final class Elastic: UIView {
      var asked = 0
      var side: CGFloat = 30
      override var intrinsicContentSize: CGSize {
        asked += 1
        return CGSize(width: side, height: side)
      }
    }
    let view = Elastic()
    view.translatesAutoresizingMaskIntoConstraints = false
    let window = LayoutWindow { root in
      root.addSubview(view)
      return corner(view, root)
    }
    view.side = 70
    window.window.environment.settle()
    let unmarked = view.bounds.width
    let asked = view.asked
    view.invalidateIntrinsicContentSize()
    let marked = (view.bounds.width, view.asked)
    window.window.environment.settle()

    #expect(unmarked == 30)
    #expect(marked == (30, asked))
    #expect(view.bounds.size == CGSize(width: 70, height: 70))
  }

  /// The label of the reference case.
  private final class PaddedLabel: UILabel {
    var padding: CGFloat = 0
    override var intrinsicContentSize: CGSize {
      let size = super.intrinsicContentSize
      return CGSize(width: size.width, height: size.height + padding)
    }
    override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
      super.traitCollectionDidChange(previousTraitCollection)
      guard previousTraitCollection?.verticalSizeClass != traitCollection.verticalSizeClass else {
        return
      }
      padding = traitCollection.verticalSizeClass == .compact ? 0 : 20
      invalidateIntrinsicContentSize()
    }
  }

  @Test(arguments: [
    ("iphone_8", UIKitEra.ios8, [CGFloat(20), 0]), ("ipad_9_7", .ios8, [20, 20]),
  ])
  func `V04 the padded label is lower on a phone on its side`(
    device: String, era: UIKitEra, expected: [CGFloat]
  ) throws {
    var label: PaddedLabel?
    let test = TestWindow(device, era: era) {
      let root = UIViewController()
      let made = PaddedLabel()
      made.text = "Hello"
      made.translatesAutoresizingMaskIntoConstraints = false
      root.view.addSubview(made)
      NSLayoutConstraint.activate(corner(made, root.view))
      label = made
      return root
    }
    let made = try #require(label)
    var heights = [made.bounds.height]
    test.scene.turnDevice(1)
    test.environment.settle()
    heights.append(made.bounds.height)
    let line = made.intrinsicContentSize.height - made.padding

    #expect(heights.map { $0 - line } == expected)
  }

  @Test func `V04 today the first traits are no change, later ones are`() throws {
    var label: PaddedLabel?
    let test = TestWindow("iphone_8") {
      let root = UIViewController()
      let made = PaddedLabel()
      made.padding = 20
      made.text = "Hello"
      root.view.addSubview(made)
      label = made
      return root
    }
    let made = try #require(label)
    let upright = made.padding
    test.scene.turnDevice(1)
    test.environment.settle()

    #expect([upright, made.padding] == [20, 0])
  }

  @Test(arguments: [UIKitEra.ios8, .ios26])
  func `V17 insets and margins are told when they change, first before the view appears`(
    era: UIKitEra
  ) {
    let test = TestWindow("iphone_8", era: era) { controller("root") }
    let names = [
      "root viewSafeAreaInsetsDidChange()", "root viewLayoutMarginsDidChange()",
      "root viewDidAppear(_:)",
    ]
    let first = test.lines().filter { line in names.contains { line.hasPrefix($0) } }
    func callbacks(_ change: (UIViewController) -> Void) -> [String] {
      test.environment.recorder.begin(.container, "change")
      change(test.root)
      test.environment.settle()
      return test.lines().filter { line in names.contains { line.hasPrefix($0) } }
    }

    #expect(
      first.map { $0.prefix(while: { $0 != "→" }).trimmingCharacters(in: .whitespaces) } == names)
    #expect(callbacks { $0.additionalSafeAreaInsets.top = 10 } == Array(names.prefix(2)))
    #expect(callbacks { $0.view.layoutMargins.left = 77 } == [names[1]])
    #expect(callbacks { $0.view.setNeedsLayout() } == [])
  }

  @Test func `V18 a controller takes part only where the hierarchy changes`() {
    final class Swapping: UIViewController {
      let box = autoView("box")
      lazy var narrow = box.widthAnchor.constraint(equalToConstant: 10)
      lazy var wide = box.widthAnchor.constraint(equalToConstant: 90)
      var isWide = false
      override func viewDidLoad() {
        view.addSubview(box)
        NSLayoutConstraint.activate(corner(box, view))
      }
      override func updateViewConstraints() {
        NSLayoutConstraint.deactivate([isWide ? narrow : wide])
        NSLayoutConstraint.activate([isWide ? wide : narrow])
        super.updateViewConstraints()
      }
    }
    let swapping = Swapping()
    let test = TestWindow { swapping }
    let before = swapping.box.frame.width
    swapping.isWide = true
    swapping.view.setNeedsUpdateConstraints()
    test.environment.settle()

    #expect([before, swapping.box.frame.width] == [10, 90])
  }

  @Test func `V18 before Auto Layout masks and layoutSubviews did it`() {
    final class Row: UIView {
      override func layoutSubviews() {
        super.layoutSubviews()
        subviews.last?.frame.origin.x = bounds.width - 30
      }
    }
    let row = Row(frame: CGRect(x: 0, y: 0, width: 375, height: 20))
    row.autoresizingMask = [.flexibleWidth]
    for _ in 0..<2 { row.addSubview(UIView(frame: CGRect(x: 0, y: 0, width: 20, height: 20))) }
    row.subviews[0].autoresizingMask = [.flexibleLeftMargin]
    let test = TestWindow("iphone_8", era: .ios8) {
      let root = UIViewController()
      root.view.frame.size.width = 375
      root.view.addSubview(row)
      return root
    }
    test.scene.turnDevice(1)
    test.environment.settle()

    #expect(row.subviews.map(\.frame.minX) == [292, 637])
  }

  @Test func `V19 the old constraints go before the new ones come, or a conflict is reported`() {
    func swap(oldFirst: Bool) -> ([String], CGFloat) {
      let box = autoView("box")
      let tall = box.widthAnchor.constraint(equalToConstant: 10)
      let wide = box.widthAnchor.constraint(equalToConstant: 90)
      let window = LayoutWindow { root in
        root.addSubview(box)
        return corner(box, root) + [tall]
      }
      if oldFirst { NSLayoutConstraint.deactivate([tall]) }
      NSLayoutConstraint.activate([wide])
      if !oldFirst { NSLayoutConstraint.deactivate([tall]) }
      window.window.environment.settle()
      return (log(window.window), box.frame.width)
    }
    let right = swap(oldFirst: true)
    let wrong = swap(oldFirst: false)

    #expect(right.0 == [])
    #expect(wrong.0.count == 1)
    #expect(wrong.0.first?.hasPrefix("Unable to simultaneously satisfy constraints.") == true)
    #expect([right.1, wrong.1] == [90, 90])
  }

  @Test func `V20 asking for the fitting size changes nothing`() {
    let outer = UIView(frame: CGRect(x: 0, y: 0, width: 200, height: 200))
    let inner = autoView("inner")
    outer.addSubview(inner)
    NSLayoutConstraint.activate(
      corner(inner, outer) + [
        inner.widthAnchor.constraint(equalToConstant: 40),
        inner.heightAnchor.constraint(equalToConstant: 30),
        inner.trailingAnchor.constraint(equalTo: outer.trailingAnchor),
        inner.bottomAnchor.constraint(equalTo: outer.bottomAnchor),
      ])
    let size = outer.systemLayoutSizeFitting(UIView.layoutFittingCompressedSize)

    #expect(size == CGSize(width: 40, height: 30))
    #expect(outer.bounds.size == CGSize(width: 200, height: 200))
    #expect(inner.frame == .zero)
  }
}
