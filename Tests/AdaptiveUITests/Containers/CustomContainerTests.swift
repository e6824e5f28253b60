import AdaptiveUI
import Foundation
import Testing

/// Rules KC02, KC05 and KC11–KC13, KN07, KN08, KN11, KS18: what containers do for those they
/// contain.
@MainActor struct CustomContainerTests {
  /// Shows one child in narrow windows and two side by side in wide ones.
  private final class Adaptive: UIViewController {
    let pair = ["one", "two"].map { controller($0) }
    var received: [String] = []

    override func viewDidLoad() {
      super.viewDidLoad()
      adopt(pair[0])
      arrange(isWide: traitCollection.horizontalSizeClass == .regular)
    }

    override func willTransition(
      to newCollection: UITraitCollection,
      with coordinator: any UIViewControllerTransitionCoordinator
    ) {
      super.willTransition(to: newCollection, with: coordinator)
      arrange(isWide: newCollection.horizontalSizeClass == .regular)
    }

    private func arrange(isWide: Bool) {
      if isWide, pair[1].parent == nil {
        adopt(pair[1])
      } else if !isWide, pair[1].parent != nil {
        pair[1].willMove(toParent: nil)
        pair[1].view.removeFromSuperview()
        pair[1].removeFromParent()
      }
      view.setNeedsLayout()
    }

    override func viewWillLayoutSubviews() {
      super.viewWillLayoutSubviews()
      let shown = pair.filter { $0.parent != nil }
      let width = view.bounds.width / CGFloat(shown.count)
      for (index, child) in shown.enumerated() {
        child.view.frame = CGRect(
          x: CGFloat(index) * width, y: 0, width: width, height: view.bounds.height)
      }
    }

    override func show(_ vc: UIViewController, sender: Any?) {
      received.append("show \((sender as? UIViewController)?.identifier ?? "-")")
    }

    override func showDetailViewController(_ vc: UIViewController, sender: Any?) {
      received.append("detail \((sender as? UIViewController)?.identifier ?? "-")")
    }
  }

  private func resize(_ test: TestWindow, _ columns: Int) {
    test.scene.fill(terminal(columns, 30), cause: .terminal, title: "")
    test.environment.settle()
  }

  private func frames(_ adaptive: Adaptive) -> [String] {
    adaptive.children.map {
      "\($0.identifier ?? "") \($0.view.frame.minX.traceText) \($0.view.frame.width.traceText)"
    }
  }

  @Test func `KC11 KC13 a container decides how many children it shows and where`() throws {
    let test = TestWindow(host: terminal(100, 30)) { Adaptive() }
    let adaptive = try #require(test.root as? Adaptive)
    let wide = frames(adaptive)
    resize(test, 50)
    let narrow = frames(adaptive)
    resize(test, 90)

    #expect(wide == ["one 0 400", "two 400 400"])
    #expect(narrow == ["one 0 400"])
    #expect(frames(adaptive) == ["one 0 360", "two 360 360"])
  }

  @Test func `KC12 a container overrides traits and insets of its children, and shows for them`()
    throws
  {
    final class Forwarding: UIViewController {
      var shown = 0
      override func show(_ vc: UIViewController, sender: Any?) { shown += 1 }
      override func showDetailViewController(_ vc: UIViewController, sender: Any?) { shown += 10 }
    }
    let test = TestWindow("iphone_8") {
      let root = Forwarding()
      root.adopt(controller("child"))
      return root
    }
    let root = try #require(test.root as? Forwarding)
    let child = test["child"]
    root.setOverrideTraitCollection(
      UITraitCollection(horizontalSizeClass: .regular), forChild: child)
    child.additionalSafeAreaInsets.left = 30
    test.environment.settle()
    child.show(UIViewController(), sender: nil)
    child.showDetailViewController(UIViewController(), sender: nil)

    #expect(child.traitCollection.horizontalSizeClass == .regular)
    #expect(root.traitCollection.horizontalSizeClass == .compact)
    #expect(child.view.safeAreaInsets.left == 30)
    #expect(root.shown == 11)
  }

  @Test func `KC02 who cannot perform the action is passed over as the target`() throws {
    final class Shy: UINavigationController {
      var isShy = true
      override func canPerformAction(_ action: Selector, withSender sender: Any?) -> Bool {
        isShy ? false : super.canPerformAction(action, withSender: sender)
      }
    }
    let test = TestWindow {
      let outer = Adaptive()
      let shy = Shy(rootViewController: controller("inner"))
      shy.identifier = "shy"
      outer.loadViewIfNeeded()
      outer.adopt(shy)
      return outer
    }
    let outer = try #require(test.root as? Adaptive)
    let shy = try #require(test["shy"] as? Shy)
    test.environment.perform {
      test["inner"].show(UIViewController(), sender: nil)
      test["inner"].showDetailViewController(UIViewController(), sender: nil)
    }
    let passed = (outer.received, shy.viewControllers.count)
    shy.isShy = false
    test.environment.perform { test["inner"].show(UIViewController(), sender: nil) }
    test.environment.settle()

    #expect(passed == (["show inner", "detail inner"], 1))
    #expect(outer.received.count == 2)
    #expect(shy.viewControllers.count == 2)
  }

  @Test(arguments: [
    (UISplitViewController.Style.unspecified, ["show", "detail"]), (.doubleColumn, []),
  ])
  func `KC05 only classic split views ask their delegate about show`(
    style: UISplitViewController.Style, expected: [String]
  ) {
    final class Answering: UISplitViewControllerDelegate {
      var asked: [String] = []
      func splitViewController(
        _ splitViewController: UISplitViewController, show vc: UIViewController, sender: Any?
      ) -> Bool {
        asked.append("show")
        return true
      }
      func splitViewController(
        _ splitViewController: UISplitViewController, showDetail vc: UIViewController, sender: Any?
      ) -> Bool {
        asked.append("detail")
        return true
      }
    }
    let (test, split) = openSplit(100, style: style)
    let delegate = Answering()
    split.delegate = delegate
    test.environment.perform {
      split.show(controller("new"), sender: nil)
      split.showDetailViewController(controller("newer"), sender: nil)
    }
    test.environment.settle()

    #expect(delegate.asked == expected)
    #expect(test.root.selfAndDescendants.contains { $0.identifier == "newer" } == expected.isEmpty)
  }

  @Test(arguments: [UIKitEra.ios8, .ios26])
  func `KN07 traits and size resize a stack and change nothing in it`(era: UIKitEra) throws {
    let test = TestWindow(host: terminal(100, 30), era: era) {
      let navigation = stack("one")
      let two = controller("two")
      two.view.autoresizingMask = []
      navigation.pushViewController(two, animated: false)
      return navigation
    }
    let navigation = try #require(test.root as? UINavigationController)
    let views = navigation.view.subviews
    func appearances() -> Int {
      test.environment.recorder.steps.flatMap(\.events).count { $0.name.hasSuffix("ppear(_:)") }
    }
    let before = appearances()
    resize(test, 40)
    resize(test, 100)

    #expect(navigation.viewControllers.map(\.identifier) == ["one", "two"])
    #expect(navigation.view.subviews == views)
    #expect(appearances() == before)
    #expect(navigation.topViewController?.view.frame.width == 800)
  }

  @Test func `KN08 show pushes, a detail without a split view around is presented`() throws {
    let test = TestWindow { stack("one") }
    let navigation = try #require(test.root as? UINavigationController)
    test.act { test["one"].show(controller("two"), sender: nil) }
    let pushed = navigation.viewControllers.map(\.identifier)
    test.act { test["two"].showDetailViewController(controller("three"), sender: nil) }

    #expect(pushed == ["one", "two"])
    #expect(navigation.viewControllers.count == 2)
    #expect(navigation.presentedViewController?.identifier == "three")
  }

  @Test func `KN11 what a child presents over its context covers the stack`() {
    let test = TestWindow(host: terminal(100, 30)) {
      let root = UIViewController()
      root.adopt(stack("one"), frame: CGRect(x: 80, y: 32, width: 400, height: 320), mask: [])
      return root
    }
    let shown = controller("shown")
    shown.modalPresentationStyle = .currentContext
    test.act { test["one"].present(shown, animated: false) }
    let frame = shown.view.convert(shown.view.bounds, to: nil)

    #expect(UINavigationController().definesPresentationContext)
    #expect(shown.presentingViewController?.identifier == "one-nav")
    #expect(frame == CGRect(x: 80, y: 32, width: 400, height: 320))
  }

  @Test func `KS18 a split view has the standard orientations unless its delegate answers`() {
    final class Upright: UISplitViewControllerDelegate {
      func splitViewControllerSupportedInterfaceOrientations(
        _ splitViewController: UISplitViewController
      ) -> UIInterfaceOrientationMask { .portrait }
    }
    func mask(_ device: String, _ delegate: Upright? = nil) -> UIInterfaceOrientationMask {
      let test = TestWindow(device) {
        let split = UISplitViewController(style: .doubleColumn)
        split.delegate = delegate
        return split
      }
      return test.root.supportedInterfaceOrientations
    }

    #expect(mask("ipad_9_7") == .all)
    #expect(mask("iphone_8") == .allButUpsideDown)
    #expect(mask("ipad_9_7", Upright()) == .portrait)
  }
}
