import AdaptiveUI
import Foundation
import Testing

/// Rules KT01–KT05 and C42–C44: tabs.
@MainActor @Suite struct TabTests {
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
}
