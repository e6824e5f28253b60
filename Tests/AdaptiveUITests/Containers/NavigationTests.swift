import AdaptiveUI
import Foundation
import Testing

/// Rules KN01–KN10 and C37–C40: a stack of controllers, and the order of callbacks around its
/// changes.
@MainActor struct NavigationTests {
  private func open(_ device: String = "iphone_8", era: UIKitEra = .ios26) -> TestWindow {
    TestWindow(device, era: era) {
      let first = controller("A")
      first.title = "First"
      let navigation = UINavigationController(rootViewController: first)
      navigation.identifier = "nav"
      return navigation
    }
  }

  private func navigation(_ test: TestWindow) throws -> UINavigationController {
    try #require(test.root as? UINavigationController)
  }

  private func story(_ test: TestWindow) -> [String] {
    let layout = ["Layout", "Constraints", "IsAppearing", "SafeArea"]
    return test.lines().filter { line in !layout.contains { line.contains($0) } }
  }

  @Test func `C37 C38 a push tells old and new in the recorded order`() throws {
    let test = open()
    let navigation = try navigation(test)
    test.environment.recorder.begin(.container, "push")

    test.environment.perform {
      navigation.pushViewController(controller("B"), animated: true)
    }
    test.environment.settle()

    #expect(
      story(test) == [
        "B willMove(toParent:) → nav", "B loadView()", "B viewDidLoad()",
        "A viewWillDisappear(_:)", "B viewWillAppear(_:)", "A viewDidDisappear(_:)",
        "B viewDidAppear(_:)", "B didMove(toParent:) → nav",
      ])
    #expect(navigation.viewControllers.map(\.identifier) == ["A", "B"])
    #expect(test["A"].view.superview == nil)
  }

  @Test func `C39 a pop tells them the other way round`() throws {
    let test = open()
    let navigation = try navigation(test)
    test.environment.perform {
      navigation.pushViewController(controller("B"), animated: false)
    }
    test.environment.settle()
    test.environment.recorder.begin(.container, "pop")

    navigation.popViewController(animated: true)
    test.environment.settle()

    #expect(
      story(test) == [
        "B willMove(toParent:) → nil", "B viewWillDisappear(_:)", "A viewWillAppear(_:)",
        "B viewDidDisappear(_:)", "A viewDidAppear(_:)", "B didMove(toParent:) → nil",
      ])
  }

  @Test func `C40 the delegate hears after the new controller's own callbacks`() throws {
    final class Listener: UINavigationControllerDelegate {}
    let test = open()
    let navigation = try navigation(test)
    let listener = Listener()
    navigation.delegate = listener
    test.environment.recorder.begin(.container, "push")

    test.environment.perform {
      navigation.pushViewController(controller("B"), animated: false)
    }
    test.environment.settle()

    let lines = story(test)
    let will = try #require(lines.firstIndex { $0.contains("willShow") })
    let did = try #require(lines.firstIndex { $0.contains("didShow") })
    #expect(lines[will - 1] == "B viewWillAppear(_:)")
    #expect(lines[did - 1] == "B viewDidAppear(_:)")
  }

  @Test func `C40 the delegate hears of a pop as of a push`() throws {
    final class Listener: UINavigationControllerDelegate {}
    let test = open()
    let navigation = try navigation(test)
    test.act { navigation.pushViewController(controller("B"), animated: false) }
    let listener = Listener()
    navigation.delegate = listener

    test.act { navigation.popViewController(animated: true) }

    #expect(
      story(test) == [
        "B willMove(toParent:) → nil", "B viewWillDisappear(_:)", "A viewWillAppear(_:)",
        "nav navigationController(_:willShow:animated:) → A", "B viewDidDisappear(_:)",
        "A viewDidAppear(_:)", "nav navigationController(_:didShow:animated:) → A",
        "B didMove(toParent:) → nil",
      ])
  }

  @Test func `KN03 pushing twice is a breach and popping the root does nothing`() throws {
    let test = open()
    let navigation = try navigation(test)
    var breaches: [String] = []
    test.environment.breachHandler = { breaches.append($0.rule) }

    navigation.pushViewController(test["A"], animated: false)

    #expect(breaches == ["KN03"])
    #expect(navigation.popViewController(animated: true) == nil)
    #expect(navigation.viewControllers.count == 1)
  }

  @Test func `KN04 setting a stack whose top is below pops to it`() throws {
    let test = open()
    let navigation = try navigation(test)
    test.environment.perform {
      navigation.pushViewController(controller("B"), animated: false)
      navigation.pushViewController(controller("C"), animated: false)
    }
    test.environment.settle()

    navigation.setViewControllers([test["A"]], animated: false)
    test.environment.settle()

    #expect(navigation.viewControllers.map(\.identifier) == ["A"])
    #expect(navigation.children.map(\.identifier) == ["A"])
    #expect(test["A"].view.window != nil)
  }

  @Test func `KN02 the child fills the view and the bar is in its safe area`() throws {
    let test = open()
    let navigation = try navigation(test)

    // iPhone 8: status bar 20, the bar of iOS 26 is 54 high.
    #expect(navigation.navigationBar.frame == CGRect(x: 0, y: 20, width: 375, height: 54))
    #expect(test["A"].view.frame == CGRect(x: 0, y: 0, width: 375, height: 667))
    #expect(test["A"].view.safeAreaInsets.top == 74)
  }

  @Test func `KN02 bars of iOS 8 are 44 upright and 32 in compact height`() throws {
    let test = open(era: .ios8)
    let navigation = try navigation(test)
    let upright = navigation.navigationBar.frame.height

    test.scene.turnDevice(1)
    test.environment.settle()

    #expect(upright == 44)
    #expect(navigation.navigationBar.frame == CGRect(x: 0, y: 0, width: 667, height: 32))
  }

  @Test func `KN10 hiding the bar lays out and sends no size transition`() throws {
    let test = open()
    let navigation = try navigation(test)
    test.environment.recorder.begin(.container, "hide")

    navigation.isNavigationBarHidden = true
    test.environment.settle()

    #expect(test["A"].view.safeAreaInsets.top == 20)
    #expect(!test.lines().contains { $0.contains("viewWillTransition") })
  }

  @Test func `KN09 the bar leads back under the previous title, and its button pops`() throws {
    let test = open()
    let navigation = try navigation(test)
    test.environment.perform {
      navigation.pushViewController(controller("B"), animated: false)
    }
    test.environment.settle()
    let back = try #require(
      navigation.navigationBar.subviews.first as? any UserActivatable & ContentPresentable)

    #expect(back.presentedContent.text == "‹ First")
    back.activateAsUser()
    test.environment.settle()

    #expect(navigation.topViewController?.identifier == "A")
  }

  @Test func `C28 a popped controller is let go`() throws {
    let test = open()
    let navigation = try navigation(test)
    weak var popped: UIViewController?
    do {
      let second = test.environment.perform { controller("B") }
      popped = second
      test.environment.perform { navigation.pushViewController(second, animated: true) }
      test.environment.settle()
      navigation.popViewController(animated: true)
      test.environment.settle()
    }

    #expect(popped == nil)
  }

  @Test func `KN09 the way back is named by the item below, and shortened when it is too long`()
    throws
  {
    let test = open()
    let navigation = try navigation(test)
    test.act { navigation.pushViewController(controller("B"), animated: false) }
    func back() -> String? {
      test.environment.settle()
      return (navigation.navigationBar.subviews.first as? UIBarButtonView)?.presentedContent.text
    }
    let item = test["A"].navigationItem

    item.backButtonTitle = "Up"
    test["B"].navigationItem.title = "Second"
    let named = back()
    item.backButtonTitle = String(repeating: "long ", count: 20)
    test["B"].navigationItem.title = "Third"
    let shortened = back()
    test["B"].navigationItem.leftBarButtonItem = UIBarButtonItem(title: "Edit")
    let replaced = back()
    test["B"].navigationItem.leftItemsSupplementBackButton = true

    #expect(named == "‹ Up")
    #expect(shortened == "‹ Back")
    #expect(replaced == "Edit")
    #expect(back() == "‹ Back")
    #expect(
      navigation.navigationBar.subviews.map(\.frame) == [
        CGRect(x: 8, y: 0, width: 64, height: 54), CGRect(x: 80, y: 0, width: 48, height: 54),
      ])
  }

  @Test func `KN09 a bar follows the items that it shows`() throws {
    let test = open()
    let navigation = try navigation(test)
    let item = test.environment.perform { UIBarButtonItem(title: "Edit") }
    test["A"].navigationItem.rightBarButtonItem = item
    test.environment.settle()

    item.title = "Done"
    item.isEnabled = false
    test.environment.settle()
    let view = try #require(navigation.navigationBar.subviews.first as? UIBarButtonView)

    #expect(view.presentedContent.text == "Done")
    #expect(!view.canBeActivated)
    #expect(item.barView === view)
    #expect(view.frame == CGRect(x: 375 - 8 - 48, y: 0, width: 48, height: 54))
  }

  @Test func `KN02 the toolbar is hidden at first and takes the bottom when shown`() throws {
    let test = open("iphone_11")
    let navigation = try navigation(test)
    let hidden = test["A"].view.safeAreaInsets.bottom
    test["A"].toolbarItems = [
      UIBarButtonItem(title: "One"), .flexibleSpace(), UIBarButtonItem(title: "Two"),
    ]

    test.act { navigation.setToolbarHidden(false, animated: false) }

    // iPhone 11: 414 × 896, home indicator 34, the toolbar of iOS 26 is 48 high.
    #expect(hidden == 34)
    #expect(navigation.toolbar.frame == CGRect(x: 0, y: 814, width: 414, height: 82))
    #expect(test["A"].view.safeAreaInsets.bottom == 82)
    #expect(
      navigation.toolbar.subviews.map(\.frame) == [
        CGRect(x: 8, y: 0, width: 44, height: 48), CGRect(x: 362, y: 0, width: 44, height: 48),
      ])
  }

  @Test func `KN05 a pushed controller hides the toolbar until it is popped`() throws {
    let test = open()
    let navigation = try navigation(test)
    test.act { navigation.isToolbarHidden = false }
    let second = test.environment.perform { controller("B") }
    second.hidesBottomBarWhenPushed = true

    test.act { navigation.pushViewController(second, animated: false) }
    let pushed = navigation.toolbar.isHidden
    test.act { navigation.popViewController(animated: false) }

    #expect(pushed)
    #expect(!navigation.toolbar.isHidden)
    #expect(test["A"].view.safeAreaInsets.bottom == 48)
  }

  @Test func `KN06 bars hide in compact height and come back`() throws {
    let test = open()
    let navigation = try navigation(test)
    navigation.hidesBarsWhenVerticallyCompact = true

    test.scene.turnDevice(1)
    test.environment.settle()
    let low = (navigation.navigationBar.isHidden, test["A"].view.safeAreaInsets.top)
    test.scene.turnDevice(-1)
    test.environment.settle()

    #expect(low == (true, 0))
    #expect(!navigation.navigationBar.isHidden)
    #expect(test["A"].view.safeAreaInsets.top == 74)

    navigation.hidesBarsWhenVerticallyCompact = false
    test.scene.turnDevice(1)
    test.environment.settle()
    let kept = navigation.navigationBar.isHidden
    navigation.hidesBarsWhenVerticallyCompact = true
    test.environment.settle()
    #expect((kept, navigation.navigationBar.isHidden) == (false, true))
  }

  @Test func `KN01 what the top presents is the one that is seen`() throws {
    let test = open()
    let navigation = try navigation(test)
    let before = navigation.visibleViewController
    let shown = controller("shown")
    test.environment.perform { test["A"].present(shown, animated: false) }
    test.environment.settle()

    #expect(before?.identifier == "A")
    #expect(navigation.visibleViewController === shown)
    #expect(navigation.topViewController?.identifier == "A")
  }

  @Test func `KN10 an animated bar slides out while the child is laid out at once`() throws {
    let test = open()
    let navigation = try navigation(test)

    navigation.setNavigationBarHidden(true, animated: true)
    let start = navigation.navigationBar.frameInFlight.minY
    let top = test["A"].view.safeAreaInsets.top
    test.environment.settle()

    #expect(start == 20)
    #expect(top == 20)
    #expect(navigation.navigationBar.frame.minY == -54)
  }

  @Test func `U11 the stack wishes what its top wishes, and its bar`() throws {
    let navigation = TestWindow { UIViewController() }.environment.perform {
      let content = controller("A")
      content.preferredContentSize = CGSize(width: 300, height: 200)
      return UINavigationController(rootViewController: content)
    }
    let early = navigation.preferredContentSize

    navigation.topViewController?.preferredContentSize = CGSize(width: 320, height: 240)

    #expect(early == CGSize(width: 300, height: 254))
    #expect(navigation.preferredContentSize == CGSize(width: 320, height: 294))
  }

  @Test func `KN03 KS19 containers that fill the window cannot be pushed`() throws {
    let test = open()
    let navigation = try navigation(test)
    var breaches: [String] = []
    test.environment.breachHandler = { breaches.append($0.rule) }

    test.act {
      navigation.pushViewController(UISplitViewController(style: .doubleColumn), animated: false)
      navigation.pushViewController(UINavigationController(), animated: false)
      navigation.setViewControllers([test["A"], test["A"]], animated: false)
    }

    #expect(breaches == ["KS19", "KN03", "KN03"])
    #expect(navigation.viewControllers.map(\.identifier) == ["A"])
  }

  @Test func `O08 the stack is not asked for its orientations, the delegate is`() throws {
    final class Upright: UINavigationControllerDelegate {
      func navigationControllerSupportedInterfaceOrientations(
        _ navigationController: UINavigationController
      ) -> UIInterfaceOrientationMask { .portrait }
      func navigationControllerPreferredInterfaceOrientationForPresentation(
        _ navigationController: UINavigationController
      ) -> UIInterfaceOrientation { .portrait }
    }
    let test = open()
    let navigation = try navigation(test)
    test["A"].orientationMask = .landscape
    let own = navigation.supportedInterfaceOrientations
    let delegate = Upright()
    navigation.delegate = delegate

    #expect(own == .allButUpsideDown)
    #expect(navigation.supportedInterfaceOrientations == .portrait)
    #expect(navigation.preferredInterfaceOrientationForPresentation == .portrait)
  }
}
