import AdaptiveLists
import AdaptiveUI
import Foundation
import TestSupport
import Testing

/// Rule KT02: more than five tabs in a narrow environment become four and a list of the rest.
@MainActor struct MoreListTests {
  private func open(_ columns: Int, selected: Int = 0) throws -> (TestWindow, UITabBarController) {
    let test = TestWindow(host: terminal(columns, 30)) {
      let tabs = UITabBarController()
      tabs.identifier = "tabs"
      var members = ["A", "B", "C", "D", "E"].map { controller($0) }
      members.append(stack("F"))
      for member in members { member.title = member.identifier }
      tabs.viewControllers = members
      tabs.selectedIndex = selected
      return tabs
    }
    return (test, try #require(test.root as? UITabBarController))
  }

  private func titles(_ tabs: UITabBarController) -> [String] {
    tabs.tabBar.subviews.compactMap { ($0 as? UIBarButtonView)?.presentedContent }.map {
      $0.isSelected ? "[\($0.text)]" : $0.text
    }
  }

  private func tap(_ test: TestWindow, _ tabs: UITabBarController, _ index: Int) {
    test.act { (tabs.tabBar.subviews[index] as? UIBarButtonView)?.activateAsUser() }
  }

  private func chooseRow(_ test: TestWindow, _ row: Int) {
    let table = test["more-list"].view as? UITableView
    let cell = table?.cellForRow(at: IndexPath(row: row, section: 0))
    test.act { cell?.activateAsUser() }
  }

  /// The names of what is seen, without the tab bar controller itself.
  private func seen(_ test: TestWindow) -> [String] {
    Array(test.picture.map { String($0.prefix { $0 != " " }) }.dropFirst())
  }

  @Test func `KT02 wide there is a tab for each, narrow four and More`() throws {
    let (_, wide) = try open(100)
    let (_, narrow) = try open(50)

    #expect(titles(wide) == ["[A]", "B", "C", "D", "E", "F-nav"])
    #expect(titles(narrow) == ["[A]", "B", "C", "D", "More"])
    #expect(narrow.tabBar.subviews.map(\.frame.width) == [80, 80, 80, 80, 80])
  }

  @Test func `KT02 More shows the rest, a row its tab, and Back the list`() throws {
    let (test, tabs) = try open(50)

    tap(test, tabs, 4)
    let list = (seen(test), tabs.selectedIndex, titles(tabs).last)
    chooseRow(test, 1)
    let chosen = (seen(test), tabs.selectedIndex, test.members("more"))
    test.act { tabs.moreNavigationController.popViewController(animated: true) }
    let back = (seen(test), test["F"].parent?.identifier)

    #expect(list.0 == ["more", "more-list"])
    #expect(list.1 == NSNotFound)
    #expect(list.2 == "[More]")
    #expect(chosen.0 == ["more", "F"])
    #expect(chosen.1 == 5)
    #expect(chosen.2 == ["more-list", "F"])
    #expect(back.0 == ["more", "more-list"])
    #expect(back.1 == "F-nav")
  }

  @Test func `KT02 a tab of More stays selected when all tabs have room, and goes back`() throws {
    let (test, tabs) = try open(50, selected: 5)
    let narrow = seen(test)
    test.act { test["F"].show(controller("pushed"), sender: nil) }

    test.resize(100)
    let wide = (seen(test), titles(tabs))
    test.resize(50)

    #expect(narrow == ["more", "F"])
    #expect(wide.0 == ["F-nav", "pushed"])
    #expect(wide.1 == ["A", "B", "C", "D", "E", "[F-nav]"])
    #expect(test.members("more") == ["more-list", "F", "pushed"])
    #expect(seen(test) == ["more", "pushed"])
  }

  @Test func `C44 the delegate is asked about More as about any tab`() throws {
    final class Doorman: UITabBarControllerDelegate {
      func tabBarController(
        _ tabBarController: UITabBarController, shouldSelect viewController: UIViewController
      ) -> Bool { viewController !== tabBarController.moreNavigationController }
    }
    let (test, tabs) = try open(50)
    let doorman = Doorman()
    tabs.delegate = doorman

    tap(test, tabs, 4)

    #expect(seen(test) == ["A"])
    #expect(test.lines([.question]) == ["tabs tabBarController(_:shouldSelect:) → false"])
  }

  @Test(arguments: 1...12) func `KT02 any sequence of choices and sizes loses no tab`(
    seed: UInt64
  ) throws {
    var random = SeededNumbers(seed)
    let (test, tabs) = try open(100)
    var time = 0.0
    for step in 0..<50 {
      test.environment.perform {
        switch Int.random(in: 0..<7, using: &random) {
        case 0...1: test.resize([40, 50, 100, 120].randomElement(using: &random) ?? 100)
        case 2: tabs.selectedIndex = .random(in: 0..<6, using: &random)
        case 3:
          let buttons = tabs.tabBar.subviews.compactMap { $0 as? UIBarButtonView }
          buttons.randomElement(using: &random)?.activateAsUser()
        case 4: tabs.moreNavigationController.popViewController(animated: .random(using: &random))
        case 5: test["F"].show(controller("f\(step)"), sender: nil)
        default:
          let stack = test["F-nav"] as? UINavigationController
          stack?.popViewController(animated: .random(using: &random))
        }
        time += Double.random(in: 0..<0.4, using: &random)
        test.environment.advance(to: time)
      }
    }
    test.resize(100)
    tabs.selectedIndex = 1
    test.environment.settle()
    let story = AppearanceStory(test.environment)
    let (fresh, other) = try open(100, selected: 1)

    #expect(story.problems == [])
    #expect(story.unfinished == [])
    #expect(story.visible == ["tabs", "B"])
    #expect(tabs.children.count == 6)
    #expect(tabs.viewControllers?.allSatisfy { $0.parent === tabs } == true)
    #expect(test.members("F-nav").first == "F")
    #expect(titles(tabs) == titles(other))
    #expect(test.picture == fresh.picture)
  }
}
