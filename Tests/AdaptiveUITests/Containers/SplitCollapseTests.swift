import AdaptiveUI
import Foundation
import TestSupport
import Testing

/// Rules KS01–KS15: what collapsing and expanding tell, in which order, and that nothing gets lost.
@MainActor struct SplitCollapseTests {
  @Test func `KS12 collapsing asks and tells in order, and the flag flips at the end`() {
    let listener = SplitListener()
    let (test, split) = openSplit(100, 30, listener)

    test.resize(50)

    let story = test.lines([.callback, .question, .state]).filter {
      $0.hasPrefix("split ") && !$0.contains("Layout")
    }
    #expect(
      story == [
        "split willTransition(to:with:) → horizontal compact",
        "split splitViewController(_:topColumnForCollapsingToProposedTopColumn:) → secondary",
        "split splitViewController(_:willHide:) → primary",
        "split viewWillTransition(to:with:) → 400×480", "split bounds → 400×480",
        "split traitCollectionDidChange(_:) → horizontal compact",
        "split updateViewConstraints()",
        "split collapse → detail-nav onto list-nav", "split splitViewControllerDidCollapse(_:)",
      ])
    #expect(listener.collapsedWhenNotified == [false, true])
    #expect(split.viewControllers.map(\.identifier) == ["list-nav"])
  }

  @Test func `U04 collapsing announces the size that each controller really gets`() {
    let (test, _) = openSplit(100)

    test.resize(50)

    // The list goes out of sight and keeps its size: 2⁄5 of 800, at most 320.
    let announced = test.lines().filter { $0.contains("viewWillTransition") }
    #expect(
      announced == [
        "split viewWillTransition(to:with:) → 400×480",
        "list-nav viewWillTransition(to:with:) → 400×480",
        "detail viewWillTransition(to:with:) → 400×480",
      ])
    #expect(test["detail"].view.bounds.size == CGSize(width: 400, height: 480))
    #expect(test["list"].view.bounds.size == CGSize(width: 320, height: 480))
  }

  @Test func `U04 P20 expanding announces each its own column's size and traits`() {
    let (test, _) = openSplit(50)

    test.resize(100)

    let announced = test.lines().filter { $0.contains("Transition(to") }
    #expect(
      announced == [
        "split willTransition(to:with:) → horizontal regular",
        "list-nav willTransition(to:with:) → split expanded",
        "detail willTransition(to:with:) → horizontal regular, split expanded",
        "split viewWillTransition(to:with:) → 800×480",
        "list-nav viewWillTransition(to:with:) → 320×480",
        "detail viewWillTransition(to:with:) → 480×480",
      ])
    #expect(test["detail"].view.bounds.size == CGSize(width: 480, height: 480))
    #expect(test["detail"].traitCollection.horizontalSizeClass == .regular)
    #expect(test["list"].view.frame.width == 320)
  }

  @Test func `C46 collapsing makes the list disappear and the detail appear again`() {
    let (test, _) = openSplit(100)

    test.resize(50)

    #expect(
      test.moves.filter { $0.contains("ppear") || $0.contains("Move") } == [
        "detail-nav viewWillDisappear(_:)", "detail viewWillDisappear(_:)",
        "detail-nav viewDidDisappear(_:)", "detail viewDidDisappear(_:)",
        "detail willMove(toParent:) → nil", "detail didMove(toParent:) → nil",
        "detail willMove(toParent:) → list-nav", "list viewWillDisappear(_:)",
        "list viewDidDisappear(_:)", "detail viewWillAppear(_:)",
        "detail didMove(toParent:) → list-nav", "detail viewIsAppearing(_:)",
        "detail viewDidAppear(_:)",
      ])
    #expect(AppearanceStory(test.environment).visible == ["split", "list-nav", "detail"])
  }

  @Test func `KS12 at launch in compact width the top column will show and the rest is told after`()
  {
    let listener = SplitListener()
    let (test, split) = openSplit(50, 20, listener)

    let story = test.lines([.callback, .question]).filter { $0.contains("splitView") }
    #expect(
      story == [
        "split splitViewController(_:topColumnForCollapsingToProposedTopColumn:) → secondary",
        "split splitViewController(_:willShow:) → secondary",
        "split splitViewControllerDidCollapse(_:)",
      ])
    #expect(split.isCollapsed)
  }

  @Test func `KS12 the delegate may start at the list`() {
    let listener = SplitListener()
    listener.top = .primary
    let (test, split) = openSplit(50, 20, listener)
    let atLaunch = test.members("list-nav")

    test.act { split.show(.secondary) }
    let shown = test.members("list-nav")
    test.resize(100)

    #expect(atLaunch == ["list"])
    #expect(shown == ["list", "detail"])
    #expect(test.members("list-nav") == ["list"])
    #expect(test.members("detail-nav") == ["detail"])
  }

  @Test func `KS09 show and hide go up and down the stack while collapsed`() {
    let (test, split) = openSplit(50, 20)

    test.act { split.hide(.secondary) }
    let hidden = test.members("list-nav")
    test.act { split.show(.secondary) }
    let shown = test.members("list-nav")
    test.act { split.show(.primary) }

    #expect(hidden == ["list"])
    #expect(shown == ["list", "detail"])
    #expect(test.members("list-nav") == ["list"])
  }

  @Test func `KS12 a compact column stands for all of them, as it is`() {
    let listener = SplitListener()
    let (test, split) = openSplit(100, 30, listener)
    split.setViewController(controller("small"), for: .compact)

    test.resize(50)
    let collapsed = test.picture.map { $0.prefix { $0 != " " } }
    let question = test.lines([.question])
    test.resize(100)

    #expect(collapsed == ["split", "small"])
    #expect(question.first?.hasSuffix("→ compact") == true)
    #expect(test.members("list-nav") == ["list"])
    #expect(test["small"].view.window == nil)
    #expect(test["detail"].view.window != nil)
  }

  @Test func `KS04 tabs in the secondary column need no stack, and go onto the common one`() {
    let (test, split) = openSplit(100)
    let tabs = test.environment.perform { UITabBarController() }
    tabs.identifier = "tabs"
    test.act {
      tabs.viewControllers = [controller("one"), controller("two")]
      split.setViewController(tabs, for: .secondary)
    }
    let wide = tabs.parent

    test.resize(50)
    let narrow = (test.members("list-nav"), tabs.view.frame)
    test.resize(100)

    #expect(wide === split)
    #expect(narrow.0 == ["list", "tabs"])
    #expect(narrow.1 == CGRect(x: 0, y: 0, width: 400, height: 480))
    #expect(tabs.parent === split)
    #expect(tabs.view.frame == CGRect(x: 320, y: 0, width: 480, height: 480))
  }

  @Test func `KS14 three columns become one stack and come apart again`() {
    let (test, split) = openSplit(150, 40, style: .tripleColumn)
    split.preferredDisplayMode = .twoBesideSecondary
    test.environment.settle()
    let before = test.picture

    test.resize(50, 40)
    let collapsed = test.members("list-nav")
    let states = test.lines([.state]).filter { $0.contains("collapse") }
    test.resize(150, 40)

    #expect(collapsed == ["list", "middle", "detail"])
    #expect(
      states == [
        "split collapse → middle-nav onto list-nav", "split collapse → detail-nav onto list-nav",
      ])
    #expect(test.picture == before)
  }

  @Test func `KS16 a container keeps a split view apart by overriding its size class`() {
    let test = TestWindow("iphone_8") {
      let root = controller("root")
      let split = UISplitViewController(style: .doubleColumn)
      split.identifier = "split"
      split.preferredDisplayMode = .oneBesideSecondary
      split.setViewController(stack("list"), for: .primary)
      split.setViewController(stack("detail"), for: .secondary)
      root.adopt(split)
      root.setOverrideTraitCollection(
        UITraitCollection(horizontalSizeClass: .regular), forChild: split)
      return root
    }
    let split = test["split"] as? UISplitViewController
    let apart = test["list-nav"].view.frame
    let wasCollapsed = split?.isCollapsed

    test.act { test.root.setOverrideTraitCollection(nil, forChild: test["split"]) }

    // Two fifths of 375.
    #expect(apart == CGRect(x: 0, y: 0, width: 150, height: 667))
    #expect(wasCollapsed == false)
    #expect(split?.isCollapsed == true)
    #expect(test.members("list-nav") == ["list", "detail"])
  }

  @Test func `KS02 in an animated turn the flag flips at its end, the columns before`() throws {
    let test = TestWindow("iphone_8_plus") {
      let split = UISplitViewController(style: .doubleColumn)
      split.identifier = "split"
      split.setViewController(stack("list"), for: .primary)
      split.setViewController(stack("detail"), for: .secondary)
      return split
    }
    let split = try #require(test.root as? UISplitViewController)
    test.scene.turnDevice(1)
    test.environment.settle()
    let turned = split.isCollapsed

    test.scene.turnDevice(-1)
    let during = (split.isCollapsed, test.members("list-nav"), split.viewControllers.count)
    test.environment.advance(to: 1)

    #expect(!turned)
    #expect(during.0 == false)
    #expect(during.1 == ["list", "detail"])
    #expect(during.2 == 1)
    #expect(split.isCollapsed)
  }

  @Test func `KS11 KS13 the trace tells what expanding gives back, before the moves`() throws {
    let listener = SplitListener()
    let (test, split) = openSplit(50, 30, listener)

    test.resize(100)
    let story = test.lines([.callback, .state]).filter {
      $0.contains(" expand →") || $0.contains("Move")
    }
    listener.top = .primary
    test.resize(50)
    test.resize(100)

    #expect(
      story == [
        "split expand → detail-nav from list-nav", "detail willMove(toParent:) → nil",
        "detail didMove(toParent:) → nil", "detail willMove(toParent:) → detail-nav",
        "detail didMove(toParent:) → detail-nav",
      ])
    #expect(test.lines([.state]).contains("split expand → detail-nav again"))
    #expect(!split.isCollapsed)
  }

  @Test func `KC04 expanding and collapsing are posted`() async {
    let (test, split) = openSplit(100)
    await confirmation(expectedCount: 2) { posted in
      let token = NotificationCenter.default.addObserver(
        forName: UIViewController.showDetailTargetDidChangeNotification, object: split, queue: nil
      ) { _ in posted() }
      test.resize(50)
      test.resize(100)
      NotificationCenter.default.removeObserver(token)
    }
  }

  @Test func `C28 a replaced detail is let go`() throws {
    let (test, split) = openSplit(100)
    weak var old: UIViewController?
    old = test["detail"]

    test.act { split.setViewController(controller("new"), for: .secondary) }
    test.resize(50)
    test.resize(100)

    #expect(old == nil)
    #expect(split.viewController(for: .secondary)?.identifier == "new")
  }

  @Test(arguments: 1...12) func `KS01 any sequence of sizes and details ends as a fresh start`(
    seed: UInt64
  ) {
    var random = SeededNumbers(seed)
    let (test, split) = openSplit(100)
    var time = 0.0
    for step in 0..<40 {
      test.environment.perform {
        switch Int.random(in: 0..<8, using: &random) {
        case 0...3:
          test.resize(.random(in: 30...160, using: &random), .random(in: 16...70, using: &random))
        case 4: test["list"].showDetailViewController(controller("d\(step)"), sender: nil)
        case 5:
          let shown = split.viewControllers.last as? UINavigationController
          shown?.popViewController(animated: .random(using: &random))
        case 6: split.show(.primary)
        default: split.hide(.primary)
        }
        time += Double.random(in: 0..<0.4, using: &random)
        test.environment.advance(to: time)
      }
    }
    test.resize(100)
    split.preferredDisplayMode = .oneBesideSecondary
    test.environment.settle()
    let story = AppearanceStory(test.environment)
    let (fresh, other) = openSplit(100)
    other.preferredDisplayMode = .oneBesideSecondary
    fresh.act {
      let detail = fresh["detail-nav"] as? UINavigationController
      detail?.viewControllers = test.members("detail-nav").map { controller($0 ?? "-") }
    }

    #expect(story.problems == [])
    #expect(story.unfinished == [])
    #expect(test.picture == fresh.picture)
    #expect(test.members("list-nav") == ["list"])
    #expect(!split.isCollapsed)
  }
}
