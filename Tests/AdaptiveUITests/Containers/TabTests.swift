import AdaptiveUI
import Foundation
import Testing

/// Rules KT01–KT05 and C42–C44: tabs.
@MainActor struct TabTests {
  private func open() -> TestWindow {
    TestWindow {
      let tabs = UITabBarController()
      tabs.identifier = "tabs"
      tabs.viewControllers = [controller("A"), controller("B")]
      return tabs
    }
  }

  @Test func `KT01 the bar takes the bottom and the child is told by its safe area`() throws {
    let test = open()
    let tabs = try #require(test.root as? UITabBarController)

    #expect(tabs.tabBar.frame == CGRect(x: 0, y: 618, width: 375, height: 49))
    #expect(test["A"].view.frame.size == CGSize(width: 375, height: 667))
    #expect(test["A"].view.safeAreaInsets.bottom == 49)
  }

  @Test func `C42 C43 a new tab loads and will appear before the old one disappears`() throws {
    let test = open()
    let tabs = try #require(test.root as? UITabBarController)
    let loadedAtLaunch = test["B"].isViewLoaded
    test.environment.recorder.begin(.container, "tab")

    tabs.selectedIndex = 1
    test.environment.settle()

    let story = test.lines().filter { $0.contains("ppear(_") || $0.contains("DidLoad") }
    #expect(!loadedAtLaunch)
    #expect(
      story.filter { !$0.contains("IsAppearing") } == [
        "B viewDidLoad()", "B viewWillAppear(_:)", "A viewWillDisappear(_:)",
        "A viewDidDisappear(_:)", "B viewDidAppear(_:)",
      ])
  }

  @Test func `C44 the delegate is asked for a user's choice only`() throws {
    final class Doorman: UITabBarControllerDelegate {
      var asked = 0
      func tabBarController(
        _ tabBarController: UITabBarController, shouldSelect viewController: UIViewController
      ) -> Bool {
        asked += 1
        return false
      }
    }
    let test = open()
    let tabs = try #require(test.root as? UITabBarController)
    let doorman = Doorman()
    tabs.delegate = doorman

    tabs.selectAsUser(1)
    let refused = tabs.selectedIndex
    tabs.selectedIndex = 1

    #expect(refused == 0)
    #expect(tabs.selectedIndex == 1)
    #expect(doorman.asked == 1)
  }

  @Test func `C43 a tab loads once and stays alive while others are seen`() throws {
    let test = open()
    let tabs = try #require(test.root as? UITabBarController)
    var views: [UIView?] = []

    for index in [1, 0, 1, 0] {
      test.act { tabs.selectedIndex = index }
      views.append(contentsOf: ["A", "B"].map { test[$0].viewIfLoaded })
    }

    let loads = test.environment.recorder.steps.flatMap(\.events).filter {
      $0.name == "viewDidLoad()" && $0.subject?.identifier != "tabs"
    }
    #expect(loads.map { $0.subject?.identifier } == ["A", "B"])
    #expect(!views.contains(nil))
    #expect(Set(views.map { $0.map(ObjectIdentifier.init) }).count == 2)
  }

  @Test func `C44 should comes before the change and did after it, for the user's taps alone`()
    throws
  {
    final class Listener: UITabBarControllerDelegate {
      var calls: [String] = []
      var allows = true
      private func note(_ what: String, _ chosen: UIViewController, _ tabs: UITabBarController) {
        calls.append("\(what) \(chosen.identifier ?? "-") at \(tabs.selectedIndex)")
      }
      func tabBarController(
        _ tabBarController: UITabBarController, shouldSelect viewController: UIViewController
      ) -> Bool {
        note("should", viewController, tabBarController)
        return allows
      }
      func tabBarController(
        _ tabBarController: UITabBarController, didSelect viewController: UIViewController
      ) {
        note("did", viewController, tabBarController)
      }
    }
    let test = open()
    let tabs = try #require(test.root as? UITabBarController)
    let listener = Listener()
    tabs.delegate = listener

    test.act { tabs.selectedIndex = 1 }
    test.act { tabs.selectedViewController = test["A"] }
    let byProgram = listener.calls
    test.act { tabs.selectAsUser(1) }
    test.act { tabs.selectAsUser(1) }
    listener.allows = false
    test.act { tabs.selectAsUser(0) }

    #expect(byProgram == [])
    #expect(
      listener.calls == [
        "should B at 0", "did B at 1", "should B at 1", "did B at 1", "should A at 1",
      ])
  }

  @Test func `KT02 the selected controller stays selected when tabs are replaced`() throws {
    let test = open()
    let tabs = try #require(test.root as? UITabBarController)
    tabs.selectedIndex = 1

    test.environment.perform {
      tabs.viewControllers = [controller("C"), test["B"], test["A"]]
    }

    #expect(tabs.selectedViewController?.identifier == "B")
    #expect(tabs.selectedIndex == 1)
  }

  @Test func `KT01 wide pads of the current era have the bar at the top`() throws {
    func open(_ columns: Int, _ era: UIKitEra) throws -> (CGRect, UIEdgeInsets) {
      let test = TestWindow(
        host: .terminal(TerminalHost(columns: columns, rows: 30)), era: era
      ) {
        let tabs = UITabBarController()
        tabs.viewControllers = [controller("A"), controller("B")]
        return tabs
      }
      let tabs = try #require(test.root as? UITabBarController)
      return (tabs.tabBar.frame, test["A"].view.safeAreaInsets)
    }
    let wide = try open(100, .ios26)
    let narrow = try open(50, .ios26)
    let ios8 = try open(100, .ios8)

    #expect(wide.0 == CGRect(x: 0, y: 0, width: 800, height: 50))
    #expect(wide.1 == UIEdgeInsets(top: 50))
    #expect(narrow.0 == CGRect(x: 0, y: 430, width: 400, height: 50))
    #expect(narrow.1 == UIEdgeInsets(bottom: 50))
    #expect(ios8.0 == CGRect(x: 0, y: 431, width: 800, height: 49))
  }

  @Test func `KT03 the bar is lower in landscape and is above the home indicator`() throws {
    let test = TestWindow("iphone_x") {
      let tabs = UITabBarController()
      tabs.viewControllers = [controller("A"), controller("B")]
      return tabs
    }
    let tabs = try #require(test.root as? UITabBarController)
    let upright = tabs.tabBar.frame

    test.scene.turnDevice(1)
    test.environment.settle()

    // 812 high with 34 for the indicator; turned 375 high with 21, and 44 for the notch at both
    // sides.
    #expect(upright == CGRect(x: 0, y: 729, width: 375, height: 83))
    #expect(tabs.tabBar.frame == CGRect(x: 0, y: 322, width: 812, height: 53))
    #expect(test["A"].view.safeAreaInsets.bottom == 53)
    #expect(
      tabs.tabBar.subviews.map(\.frame) == [
        CGRect(x: 44, y: 0, width: 362, height: 32), CGRect(x: 406, y: 0, width: 362, height: 32),
      ])
  }

  @Test func `KT05 KN05 a stack in a tab clears the bar, and may hide it`() throws {
    let test = TestWindow {
      let tabs = UITabBarController()
      let navigation = UINavigationController(rootViewController: controller("A"))
      navigation.identifier = "nav"
      tabs.viewControllers = [navigation]
      return tabs
    }
    let tabs = try #require(test.root as? UITabBarController)
    let navigation = try #require(test["nav"] as? UINavigationController)
    let below = test["A"].view.safeAreaInsets
    let second = test.environment.perform { controller("B") }
    second.hidesBottomBarWhenPushed = true

    test.act { navigation.pushViewController(second, animated: true) }
    let pushed = (tabs.tabBar.isHidden, test["B"].view.safeAreaInsets)
    test.act { navigation.popViewController(animated: true) }

    // Status bar 20 and navigation bar 54 above, tab bar 49 below.
    #expect(below == UIEdgeInsets(top: 74, bottom: 49))
    #expect(pushed.0)
    #expect(pushed.1 == UIEdgeInsets(top: 74))
    #expect(!tabs.tabBar.isHidden)
    #expect(test["A"].view.safeAreaInsets == below)
  }

  @Test func `C44 the user's tap selects, tells the delegate, and a second one goes to the root`()
    throws
  {
    final class Listener: UITabBarControllerDelegate {
      var chosen: [String?] = []
      func tabBarController(
        _ tabBarController: UITabBarController, didSelect viewController: UIViewController
      ) { chosen.append(viewController.identifier) }
    }
    let test = TestWindow {
      let tabs = UITabBarController()
      let navigation = UINavigationController()
      navigation.viewControllers = [controller("B"), controller("C")]
      navigation.identifier = "nav"
      tabs.identifier = "tabs"
      tabs.viewControllers = [controller("A"), navigation]
      return tabs
    }
    let tabs = try #require(test.root as? UITabBarController)
    let listener = Listener()
    tabs.delegate = listener
    func tap(_ index: Int) {
      test.act { (tabs.tabBar.subviews[index] as? UIBarButtonView)?.activateAsUser() }
    }

    tap(1)
    let asked = test.lines([.question])
    let shown = test["C"].view.window != nil
    tap(1)

    #expect(asked == ["tabs tabBarController(_:shouldSelect:) → true"])
    #expect(shown)
    #expect(test["B"].view.window != nil)
    #expect(listener.chosen == ["nav", "nav"])
  }

  @Test func `KT02 tabs are named by items, titles, or the roots of their stacks`() throws {
    let test = TestWindow {
      let tabs = UITabBarController()
      let first = controller("A")
      first.tabBarItem = UITabBarItem(title: "Item", image: nil, tag: 0)
      let second = controller("B")
      second.title = "Title"
      let root = controller("C")
      root.title = "Root"
      tabs.viewControllers = [
        first, second, UINavigationController(rootViewController: root), controller("D"),
      ]
      return tabs
    }
    let tabs = try #require(test.root as? UITabBarController)
    func titles() -> [String?] {
      tabs.tabBar.subviews.map { ($0 as? UIBarButtonView)?.presentedContent.text }
    }
    let before = titles()

    test["A"].tabBarItem.title = "New item"
    test["B"].title = "New title"
    test["C"].title = "New root"

    #expect(before == ["Item", "Title", "Root", "Tab 4"])
    #expect(titles() == ["New item", "New title", "New root", "Tab 4"])
  }

  @Test func `KT04 O07 the tabs are not asked for their orientations, the delegate is`() throws {
    final class Upright: UITabBarControllerDelegate {
      func tabBarControllerSupportedInterfaceOrientations(
        _ tabBarController: UITabBarController
      ) -> UIInterfaceOrientationMask { .portrait }
    }
    let test = open()
    let tabs = try #require(test.root as? UITabBarController)
    test["A"].orientationMask = .landscape
    let own = tabs.supportedInterfaceOrientations
    let delegate = Upright()
    tabs.delegate = delegate

    #expect(own == .allButUpsideDown)
    #expect(tabs.supportedInterfaceOrientations == .portrait)
  }

  @Test func `KT02 a selected controller that goes disappears and the first one comes`() {
    let test = open()

    test.act { (test.root as? UITabBarController)?.viewControllers = [test["B"]] }

    #expect(
      test.moves == [
        "A willMove(toParent:) → nil", "A viewWillDisappear(_:)", "A viewDidDisappear(_:)",
        "A didMove(toParent:) → nil", "B viewWillAppear(_:)", "B viewIsAppearing(_:)",
        "B viewDidAppear(_:)",
      ])
    #expect(test.root.children.map(\.identifier) == ["B"])
  }
}
