import AdaptiveUI
import Foundation
import Testing

/// Rule KN12: bars that nothing shines through; the frames are those that PinLayout 1.10.6 expects.
@MainActor struct OpaqueBarTests {
  private func open(_ change: (UINavigationController) -> Void) -> TestWindow {
    TestWindow("iphone_8", era: .ios26) {
      let navigation = UINavigationController(rootViewController: controller("A"))
      change(navigation)
      return navigation
    }
  }

  @Test func `KN12 content begins below an opaque bar and has no inset there`() {
    let test = open { $0.navigationBar.isTranslucent = false }

    #expect(test["A"].view.frame == CGRect(x: 0, y: 74, width: 375, height: 593))
    #expect(test["A"].view.safeAreaInsets.top == 0)
  }

  @Test func `KN12 a bar that becomes opaque pushes content down`() throws {
    let test = open { _ in }
    let navigation = try #require(test.root as? UINavigationController)
    #expect(test["A"].view.frame.minY == 0)

    test.environment.perform { navigation.navigationBar.isTranslucent = false }
    test.environment.settle()

    #expect(test["A"].view.frame.minY == 74)
  }

  @Test func `KN12 content that asks for it goes on behind an opaque bar`() {
    let test = open {
      $0.navigationBar.isTranslucent = false
      $0.viewControllers[0].extendedLayoutIncludesOpaqueBars = true
    }

    #expect(test["A"].view.frame.minY == 0)
    #expect(test["A"].view.safeAreaInsets.top == 74)
  }

  @Test func `KN12 content ends above an opaque tab bar`() {
    let test = TestWindow("iphone_8", era: .ios26) {
      let tabs = UITabBarController()
      tabs.viewControllers = [controller("A")]
      tabs.tabBar.isTranslucent = false
      return tabs
    }

    #expect(test["A"].view.frame == CGRect(x: 0, y: 0, width: 375, height: 618))
    #expect(test["A"].view.safeAreaInsets.bottom == 0)
  }

  @Test func `C21 an opaque tab bar that hides gives its room without a size transition`() throws {
    let test = TestWindow("iphone_8", era: .ios26) {
      let tabs = UITabBarController()
      tabs.viewControllers = [controller("A")]
      tabs.tabBar.isTranslucent = false
      return tabs
    }
    let tabs = try #require(test.root as? UITabBarController)
    test.environment.recorder.begin(.container, "hide")

    tabs.isTabBarHidden = true
    test.environment.settle()

    #expect(
      test.lines([.state]) == [
        "A frame → 0 0 375×667 (the tab bar is hidden: no size transition)"
      ])
    #expect(!test.lines().contains { $0.contains("viewWillTransition") })
  }

  @Test func `KN03 a tab bar controller may be in a stack`() throws {
    var breaches: [String] = []
    let test = open { _ in }
    test.environment.breachHandler = { breaches.append($0.rule) }
    let navigation = try #require(test.root as? UINavigationController)

    test.environment.perform {
      let tabs = UITabBarController()
      tabs.viewControllers = [controller("T")]
      navigation.pushViewController(tabs, animated: false)
    }
    test.environment.settle()

    #expect(breaches == [])
    #expect(test["T"].view.safeAreaInsets == UIEdgeInsets(top: 74, left: 0, bottom: 49, right: 0))
  }
}
