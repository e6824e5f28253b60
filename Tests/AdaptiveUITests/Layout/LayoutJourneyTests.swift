import AdaptiveUI
import Foundation
import TestSupport
import Testing

/// A window that has been through other sizes looks like one that opens at its size.
@MainActor struct LayoutJourneyTests {
  /// A tree of views from a seed: the same one for the same seed.
  @MainActor private struct Forest {
    var random: SeededNumbers
    private(set) var views: [UIView] = []

    init(seed: Int) { random = SeededNumbers(UInt64(seed)) }

    private mutating func chance(_ one: Int) -> Bool {
      Int.random(in: 0..<one, using: &random) == 0
    }
    private mutating func number(_ range: ClosedRange<Int>) -> CGFloat {
      CGFloat(Int.random(in: range, using: &random))
    }

    /// Fills the root view from edge to edge.
    mutating func plant(in root: UIView) {
      let view = node(depth: 3, isHeld: true)
      root.addSubview(view)
      NSLayoutConstraint.activate(edges(view, root))
    }

    /// A view of any kind; only one whose sides are held, not by its content, may have margins that depend on
    /// where they are, for there may be several places where both agree.
    private mutating func node(depth: Int, isHeld: Bool) -> UIView {
      let view: UIView =
        switch depth == 0 ? 0 : Int.random(in: 0..<6, using: &random) {
        case 0: label()
        case 1, 2: stack(depth, isHeld)
        case 3: scroll(depth, isHeld)
        default: box(depth, isHeld)
        }
      view.translatesAutoresizingMaskIntoConstraints = false
      view.layoutMarginsFollowReadableWidth = chance(3)
      view.preservesSuperviewLayoutMargins = isHeld && chance(2)
      if chance(3) {
        let side = number(0...30)
        view.layoutMargins = UIEdgeInsets(top: 4, left: side, bottom: 4, right: number(0...30))
      }
      views.append(view)
      return view
    }

    private mutating func label() -> UILabel {
      let label = UILabel()
      let count = Int.random(in: 1...40, using: &random)
      label.text = (0..<count).map { "word\($0 % 7)" }.joined(separator: " ")
      label.numberOfLines = Int.random(in: 0...2, using: &random)
      return label
    }

    private mutating func stack(_ depth: Int, _ isHeld: Bool) -> UIStackView {
      let stack = UIStackView()
      stack.axis = chance(2) ? .vertical : .horizontal
      let distributions: [UIStackView.Distribution] = [
        .fill, .fillEqually, .fillProportionally, .equalSpacing, .equalCentering,
      ]
      stack.distribution = distributions.randomElement(using: &random) ?? .fill
      let alignments: [UIStackView.Alignment] = [.fill, .center, .leading, .trailing]
      stack.alignment = alignments.randomElement(using: &random) ?? .fill
      stack.spacing = number(0...10)
      stack.isLayoutMarginsRelativeArrangement = chance(2)
      let holds = isHeld && stack.axis == .vertical && stack.alignment == .fill
      for _ in 0..<Int.random(in: 1...3, using: &random) {
        stack.addArrangedSubview(node(depth: depth - 1, isHeld: holds))
      }
      return stack
    }

    private mutating func scroll(_ depth: Int, _ isHeld: Bool) -> UIScrollView {
      let (scroll, content) = (UIScrollView(), node(depth: depth - 1, isHeld: isHeld))
      scroll.addSubview(content)
      let guide = scroll.contentLayoutGuide
      NSLayoutConstraint.activate([
        content.topAnchor.constraint(equalTo: guide.topAnchor),
        content.leadingAnchor.constraint(equalTo: guide.leadingAnchor),
        content.trailingAnchor.constraint(equalTo: guide.trailingAnchor),
        content.bottomAnchor.constraint(equalTo: guide.bottomAnchor),
        content.widthAnchor.constraint(equalTo: scroll.frameLayoutGuide.widthAnchor),
      ])
      return scroll
    }

    /// A column between the margins, of which some parts are only so wide or high.
    private mutating func box(_ depth: Int, _ isHeld: Bool) -> UIView {
      let box = UIView()
      let margins = box.layoutMarginsGuide
      var above = margins.topAnchor
      for _ in 0..<Int.random(in: 1...3, using: &random) {
        let isLoose = chance(3)
        let part = node(depth: depth - 1, isHeld: isHeld && !isLoose)
        box.addSubview(part)
        var preferences = [
          part.topAnchor.constraint(equalTo: above, constant: number(0...8)),
          part.leadingAnchor.constraint(equalTo: margins.leadingAnchor),
          part.trailingAnchor.constraint(equalTo: margins.trailingAnchor),
        ]
        if isLoose {
          preferences[2].priority = UILayoutPriority(700)
          preferences.append(
            part.widthAnchor.constraint(lessThanOrEqualToConstant: number(100...400)))
        }
        if chance(4) {
          preferences.append(
            part.heightAnchor.constraint(greaterThanOrEqualToConstant: number(20...60)))
        }
        NSLayoutConstraint.activate(preferences)
        above = part.bottomAnchor
      }
      let bottom = above.constraint(equalTo: margins.bottomAnchor)
      bottom.priority = chance(2) ? .required : .defaultHigh
      bottom.isActive = true
      return box
    }
  }

  private func open(_ seed: Int, _ size: (columns: Int, rows: Int)) -> (TestWindow, [UIView]) {
    var views: [UIView] = []
    let host = WindowHost.terminal(TerminalHost(columns: size.columns, rows: size.rows))
    let test = TestWindow(host: host) {
      let root = UIViewController()
      var forest = Forest(seed: seed)
      forest.plant(in: root.view)
      views = forest.views
      return root
    }
    test.environment.settle()
    return (test, views)
  }

  @Test(arguments: 0..<60)
  func `LA3.4 LC3.1 the sizes before do not show`(seed: Int) {
    let sizes = [(170, 50), (40, 20), (100, 30), (25, 60), (200, 24)]
    let (test, views) = open(seed, sizes[0])
    for size in sizes.dropFirst() {
      test.resize(size.0, size.1)
      let (_, fresh) = open(seed, size)
      for (view, other) in zip(views, fresh) {
        let (mine, its) = (view.frame, other.frame)
        let apart = [
          mine.minX - its.minX, mine.minY - its.minY, mine.width - its.width,
          mine.height - its.height,
        ]
        #expect(
          apart.allSatisfy { abs($0) < 0.01 },
          "seed \(seed), \(size.0)×\(size.1), \(type(of: view)): \(mine), not \(its)")
      }
    }
  }
}
