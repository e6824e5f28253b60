import AdaptiveUI
import Foundation
import Testing

/// Rules LC1, LC2, LC4 and LC5: margins, safe areas and the legacy guides.
@MainActor struct LayoutMarginTests {
  /// A controller whose view holds boxes.
  private final class Page: UIViewController {
    let box = UIView()
    let top = autoView("top")
    let bottom = autoView("bottom")
    override func viewDidLoad() {
      [box, top, bottom].forEach(view.addSubview)
    }
  }

  private func sides(_ insets: UIEdgeInsets) -> [CGFloat] {
    [insets.top, insets.left, insets.bottom, insets.right]
  }

  @Test func `LC1.4 a root view's margins are at least the system's, unless it says otherwise`() {
    let page = Page()
    let test = TestWindow { page }
    page.view.layoutMargins = UIEdgeInsets(top: 5, left: 3, bottom: 5, right: 40)
    page.box.layoutMargins = UIEdgeInsets(top: 1, left: 1, bottom: 1, right: 1)
    page.box.frame = CGRect(x: 0, y: 100, width: 100, height: 100)
    test.environment.settle()
    #expect(sides(page.view.layoutMargins) == [25, 16, 5, 40])
    #expect(sides(page.box.layoutMargins) == [1, 1, 1, 1])

    page.viewRespectsSystemMinimumLayoutMargins = false
    test.environment.settle()

    #expect(sides(page.view.layoutMargins) == [25, 3, 5, 40])
  }

  @Test func `LC1.5 margins in reading direction are the same margins`() {
    let view = UIView()
    view.layoutMargins = UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4)
    let directional = view.directionalLayoutMargins
    #expect(
      directional == NSDirectionalEdgeInsets(top: 1, leading: 2, bottom: 3, trailing: 4))

    view.semanticContentAttribute = .forceRightToLeft
    #expect(sides(view.layoutMargins) == [1, 4, 3, 2])
    view.layoutMargins = UIEdgeInsets(top: 0, left: 7, bottom: 0, right: 9)

    #expect(view.directionalLayoutMargins.leading == 9)
    #expect(view.directionalLayoutMargins.trailing == 7)
  }

  @Test
  func `LC2.1 LC2.5 the safe area is the screen's, then the bars', then the controller's own`() {
    let page = Page()
    let tabs = UITabBarController()
    let test = TestWindow("iphone_x", era: .ios8) {
      tabs.viewControllers = [UINavigationController(rootViewController: page)]
      return tabs
    }
    #expect(sides(test.window.safeAreaInsets) == [44, 0, 34, 0])
    // A navigation bar of 44 points and a tab bar of 49 are inside.
    #expect(sides(page.view.safeAreaInsets) == [88, 0, 83, 0])

    page.additionalSafeAreaInsets = UIEdgeInsets(top: 10, left: 1, bottom: 0, right: 2)
    test.environment.settle()

    #expect(sides(page.view.safeAreaInsets) == [98, 1, 83, 2])
  }

  @Test func `LC2.2 a view keeps what of the safe area reaches into it`() {
    let page = Page()
    let test = TestWindow("iphone_x") { page }
    page.box.frame = CGRect(x: 0, y: 10, width: 375, height: 100)
    test.environment.settle()
    #expect(sides(page.box.safeAreaInsets) == [34, 0, 0, 0])

    page.box.frame = CGRect(x: 0, y: 700, width: 375, height: 100)
    test.environment.settle()
    #expect(sides(page.box.safeAreaInsets) == [0, 0, 22, 0])

    page.box.frame = CGRect(x: 0, y: 300, width: 375, height: 100)
    test.environment.settle()
    #expect(sides(page.box.safeAreaInsets) == [0, 0, 0, 0])

    page.box.frame = CGRect(x: 0, y: 750, width: 400, height: 100)
    test.environment.settle()
    #expect(sides(page.box.safeAreaInsets) == [0, 0, 34, 0])
  }

  @Test func `LC2.2 a window that says its own safe area gives it to the views in it`() {
    final class SafeWindow: UIWindow {
      override var safeAreaInsets: UIEdgeInsets {
        UIEdgeInsets(top: 44, left: 0, bottom: 34, right: 0)
      }
    }
    let page = Page()
    let window = SafeWindow(frame: CGRect(x: 0, y: 0, width: 375, height: 667))
    window.rootViewController = page
    window.makeKeyAndVisible()
    page.box.frame = CGRect(x: 0, y: 10, width: 375, height: 100)
    window.layoutIfNeeded()

    #expect(sides(page.view.safeAreaInsets) == [44, 0, 34, 0])
    #expect(sides(page.box.safeAreaInsets) == [34, 0, 0, 0])
  }

  @Test func `LC2.2 LC1.7 content that grows with its own margins comes to rest`() {
    let (page, scroll, content, line) = (Page(), UIScrollView(), UIView(), UIView())
    let test = TestWindow("iphone_x") { page }
    page.box.addSubview(scroll)
    scroll.addSubview(content)
    content.addSubview(line)
    for view in [scroll, content, line] { view.translatesAutoresizingMaskIntoConstraints = false }
    page.box.frame = CGRect(x: 0, y: 0, width: 375, height: 812)
    NSLayoutConstraint.activate(edges(scroll, page.box))
    NSLayoutConstraint.activate([
      content.topAnchor.constraint(equalTo: scroll.contentLayoutGuide.topAnchor),
      content.bottomAnchor.constraint(equalTo: scroll.contentLayoutGuide.bottomAnchor),
      content.leadingAnchor.constraint(equalTo: scroll.contentLayoutGuide.leadingAnchor),
      content.widthAnchor.constraint(equalTo: scroll.frameLayoutGuide.widthAnchor),
      line.topAnchor.constraint(equalTo: content.topAnchor),
      line.leadingAnchor.constraint(equalTo: content.leadingAnchor),
      line.widthAnchor.constraint(equalToConstant: 100),
      line.heightAnchor.constraint(equalToConstant: 900),
      line.bottomAnchor.constraint(equalTo: content.layoutMarginsGuide.bottomAnchor),
    ])
    test.environment.settle()

    #expect(content.safeAreaInsets.bottom == 34)
    #expect(abs(content.frame.height - (900 + 34 + 8)) < 0.01)

    content.preservesSuperviewLayoutMargins = true
    scroll.layoutMargins = UIEdgeInsets(top: 0, left: 0, bottom: 50, right: 0)
    test.environment.settle()

    // LC1.7: the scroll view's own 50 and its safe area.
    #expect(abs(content.layoutMargins.bottom - (50 + 34)) < 0.01)
  }

  @Test func `LC3.1 LA3.4 margins of a wide window leave room in a narrow one`() {
    let (page, scroll, content, label) = (Page(), UIScrollView(), UIView(), UILabel())
    let test = TestWindow { page }
    page.view.addSubview(scroll)
    scroll.addSubview(content)
    content.addSubview(label)
    label.text = String(repeating: "wrapped text ", count: 40)
    label.numberOfLines = 0
    for view in [scroll, content, label] { view.translatesAutoresizingMaskIntoConstraints = false }
    for view in [scroll, content] { view.layoutMarginsFollowReadableWidth = true }
    content.preservesSuperviewLayoutMargins = true
    let margins = content.layoutMarginsGuide
    NSLayoutConstraint.activate(edges(scroll, page.view))
    NSLayoutConstraint.activate([
      content.topAnchor.constraint(equalTo: scroll.contentLayoutGuide.topAnchor),
      content.bottomAnchor.constraint(equalTo: scroll.contentLayoutGuide.bottomAnchor),
      content.leadingAnchor.constraint(equalTo: scroll.contentLayoutGuide.leadingAnchor),
      content.trailingAnchor.constraint(equalTo: scroll.contentLayoutGuide.trailingAnchor),
      content.widthAnchor.constraint(equalTo: scroll.widthAnchor),
      label.topAnchor.constraint(equalTo: margins.topAnchor),
      label.leadingAnchor.constraint(equalTo: margins.leadingAnchor),
      label.trailingAnchor.constraint(equalTo: margins.trailingAnchor),
      label.bottomAnchor.constraint(equalTo: margins.bottomAnchor),
      label.widthAnchor.constraint(lessThanOrEqualToConstant: 672),
    ])
    let steps: [(columns: Int, side: CGFloat)] = [
      (170, 344), (40, 8), (200, 464), (100, 64), (41, 8),
    ]
    for (columns, side) in steps {
      test.resize(columns)
      #expect(scroll.frame.width == CGFloat(columns * 8))
      #expect([label.frame.minX, label.frame.width] == [side, CGFloat(columns * 8) - 2 * side])
      #expect(content.layoutMargins.left == side)
      #expect(page.view.brokenConstraints.isEmpty)
      #expect(test.lines([.log]).isEmpty)
    }
  }

  @Test
  func `LC2.3 a child controller's view follows its place, where UIKit keeps its first insets`() {
    let (page, child) = (Page(), UIViewController())
    let test = TestWindow("iphone_x") { page }
    page.adopt(child, frame: CGRect(x: 0, y: 20, width: 375, height: 300))
    test.environment.settle()
    #expect(child.view.safeAreaInsets.top == 24)

    child.view.frame.origin.y = 40
    test.environment.settle()

    #expect(child.view.safeAreaInsets.top == 4)
  }

  @Test func `LC2.4 outside a window there is no safe area`() {
    let page = Page()
    let test = TestWindow("iphone_x") { page }
    let (inside, box) = (page.view.safeAreaLayoutGuide.layoutFrame, page.box)
    #expect(inside == CGRect(x: 0, y: 44, width: 375, height: 812 - 78))
    box.frame = CGRect(x: 0, y: 0, width: 100, height: 200)
    test.environment.settle()
    #expect(box.safeAreaInsets.top == 44)

    box.removeFromSuperview()
    box.setNeedsLayout()
    box.layoutIfNeeded()

    #expect(box.safeAreaInsets == .zero)
    #expect(box.safeAreaLayoutGuide.layoutFrame == box.bounds)
  }

  @Test(
    arguments: [
      ("iphone_8", 64, 49), ("iphone_x", 88, 83),
    ] as [(String, CGFloat, CGFloat)])
  func `LC5.1 the legacy guides are as long as what covers the edges`(
    device: String, top: CGFloat, bottom: CGFloat
  ) {
    let page = Page()
    let tabs = UITabBarController()
    _ = TestWindow(device, era: .ios8) {
      tabs.viewControllers = [UINavigationController(rootViewController: page)]
      page.loadViewIfNeeded()
      NSLayoutConstraint.activate([
        page.top.topAnchor.constraint(equalTo: page.topLayoutGuide.bottomAnchor),
        page.bottom.bottomAnchor.constraint(equalTo: page.bottomLayoutGuide.topAnchor),
        page.top.heightAnchor.constraint(equalTo: page.topLayoutGuide.heightAnchor),
        NSLayoutConstraint(
          item: page.bottom, attribute: .height, relatedBy: .equal,
          toItem: page.bottomLayoutGuide, attribute: .height, multiplier: 2, constant: 1),
      ])
      return tabs
    }

    #expect([page.topLayoutGuide.length, page.bottomLayoutGuide.length] == [top, bottom])
    #expect(page.top.frame.minY == top)
    #expect(page.top.frame.height == top)
    #expect(page.bottom.frame.maxY == page.view.bounds.height - bottom)
    #expect(page.bottom.frame.height == 2 * bottom + 1)
  }

  // MARK: Scroll views

  /// What is added to the insets of a scroll view that fills a phone with a notch, upright.
  @Test(
    arguments: [
      (.never, 2000, false, 0, 0), (.always, 10, false, 44, 34), (.scrollableAxes, 10, false, 0, 0),
      (.scrollableAxes, 2000, false, 44, 34), (.scrollableAxes, 10, true, 44, 34),
      (.automatic, 10, false, 0, 0), (.automatic, 2000, false, 44, 34),
    ] as [(UIScrollView.ContentInsetAdjustmentBehavior, CGFloat, Bool, CGFloat, CGFloat)])
  func `LC4.1 the safe area adds to the insets where content scrolls`(
    behavior: UIScrollView.ContentInsetAdjustmentBehavior, height: CGFloat, bounces: Bool,
    top: CGFloat, bottom: CGFloat
  ) {
    let (page, scroll) = (Page(), UIScrollView())
    let test = TestWindow("iphone_x") { page }
    scroll.frame = page.view.bounds
    scroll.contentInsetAdjustmentBehavior = behavior
    scroll.alwaysBounceVertical = bounces
    scroll.contentInset.top = 3
    scroll.contentSize = CGSize(width: 10, height: height)
    page.view.addSubview(scroll)
    test.environment.settle()

    #expect(sides(scroll.adjustedContentInset) == [top + 3, 0, bottom, 0])
    #expect(scroll.contentOffset.y == -top - 3)
  }

  @Test func `LC4.1 below bars the automatic behaviour adjusts content that does not scroll`() {
    let (page, scroll) = (UIViewController(), UIScrollView())
    let test = TestWindow(era: .ios8) {
      scroll.frame = page.view.bounds
      page.view.addSubview(scroll)
      return UINavigationController(rootViewController: page)
    }
    test.environment.settle()

    #expect(scroll.adjustedContentInset.top == 64)
    #expect(
      [
        UIScrollView.ContentInsetAdjustmentBehavior.automatic, .scrollableAxes, .never, .always,
      ].map(\.rawValue) == [0, 1, 2, 3])
  }

  // MARK: Guides

  @Test func `LA9.1 a guide has a name, an owner and a frame, and is no view`() {
    let guide = UILayoutGuide()
    guide.identifier = "middle"
    #expect(guide.owningView == nil)
    #expect(guide.layoutFrame == .zero)
    let box = autoView("box")
    let window = LayoutWindow { root in
      root.addSubview(box)
      box.addLayoutGuide(guide)
      return corner(box, root) + [
        box.widthAnchor.constraint(equalToConstant: 100),
        box.heightAnchor.constraint(equalToConstant: 60),
        guide.leadingAnchor.constraint(equalTo: box.leadingAnchor, constant: 10),
        guide.trailingAnchor.constraint(equalTo: box.trailingAnchor, constant: -10),
        guide.centerYAnchor.constraint(equalTo: box.centerYAnchor),
        guide.heightAnchor.constraint(equalTo: guide.widthAnchor, multiplier: 0.25),
      ]
    }
    #expect(guide.owningView === box)
    #expect(box.layoutGuides == [guide])
    #expect(box.subviews.isEmpty)
    #expect(guide.layoutFrame == CGRect(x: 10, y: 20, width: 80, height: 20))

    box.removeLayoutGuide(guide)
    window.window.environment.settle()

    #expect(guide.owningView == nil)
    #expect(box.constraints.allSatisfy { $0.firstItem !== guide })
  }

  @Test func `LA9.1 a guide without an owner cannot be constrained`() {
    let environment = Environment(host: .device(.default))
    final class Log { var names: [String] = [] }
    let log = Log()
    environment.breachHandler = { log.names.append($0.name) }
    environment.perform {
      let (view, guide) = (UIView(), UILayoutGuide())
      let constraint = guide.widthAnchor.constraint(equalTo: view.widthAnchor)
      constraint.isActive = true
      #expect(!constraint.isActive)
    }

    #expect(log.names == ["NSGenericException"])
  }

  @Test func `LA9.3 between lines of text the system's spacing is a line`() {
    let (first, second) = (UILabel(), UILabel())
    let below = first.lastBaselineAnchor.constraint(
      equalToSystemSpacingBelow: second.firstBaselineAnchor, multiplier: 2)
    let edge = first.topAnchor.constraint(
      greaterThanOrEqualToSystemSpacingBelow: second.bottomAnchor, multiplier: 2)

    #expect(abs(below.constant - 2 * 17 * 1.193359375) < 1e-9)
    #expect(edge.constant == 16)

    first.font = .preferredFont(forTextStyle: .body)
    let apart = first.firstBaselineAnchor.constraint(
      equalToSystemSpacingBelow: second.lastBaselineAnchor, multiplier: 1)
    #expect(apart.constant == 22)
  }
}
