import Testing
import UIKit

/// Groups of tabs that show what is selected in them on a stack.
@MainActor struct TabGroupTests {
  private final class Judge: NSObject, UITabBarControllerDelegate {
    var asked: [String] = []
    var hidden: Set<String> = []

    func tabBarController(
      _ tabBarController: UITabBarController, displayedViewControllersFor tab: UITab,
      proposedViewControllers: [UIViewController]
    ) -> [UIViewController] {
      asked.append("\(tab.identifier) \(proposedViewControllers.map { $0.title ?? "-" })")
      return hidden.contains(tab.identifier) ? [] : proposedViewControllers
    }
  }

  private static func page(_ title: String) -> UIViewController {
    let page = UIViewController()
    page.title = title
    return page
  }

  private static func tab(_ name: String) -> UITab {
    UITab(title: name, image: nil, identifier: name) { _ in page(name) }
  }

  private static func group(_ name: String, _ children: [UITab]) -> UITabGroup {
    UITabGroup(title: name, image: nil, identifier: name, children: children) { _ in page(name) }
  }

  /// A bar of one tab and a group with a stack, in which there is a group.
  private func stage(_ judge: Judge? = nil) throws -> (UITabBarController, UINavigationController) {
    let stack = UINavigationController()
    let stage = try NameStage {
      let bar = UITabBarController()
      bar.delegate = judge
      let inner = Self.group("Playlists", [Self.tab("Old"), Self.tab("New")])
      let library = Self.group("Library", [Self.tab("Albums"), inner])
      library.managingNavigationController = stack
      bar.tabs = [Self.tab("Home"), library]
      return bar
    }
    return (try #require(stage.page as? UITabBarController), stack)
  }

  private func titles(_ stack: UINavigationController) -> [String] {
    stack.viewControllers.map { $0.title ?? "-" }
  }

  @Test func `KT02 a group's stack holds the controllers from the group down to the leaf`() throws {
    let (bar, stack) = try stage()

    #expect(bar.viewControllers?.count == 2)
    #expect(bar.viewControllers?.last === stack)
    #expect(titles(stack) == ["Library", "Albums"])

    bar.selectedTab = bar.tab(forIdentifier: "New")

    #expect(titles(stack) == ["Library", "Playlists", "New"])
    #expect(bar.selectedViewController === stack)
    #expect(bar.selectedTab?.identifier == "New")
    #expect(bar.tab(forIdentifier: "New")?.managingTabGroup?.identifier == "Library")
    #expect(bar.tab(forIdentifier: "Library")?.managingTabGroup == nil)
  }

  @Test func `KT02 what was pushed stays while the leaf stays`() throws {
    let (bar, stack) = try stage()
    bar.selectedTab = bar.tab(forIdentifier: "Albums")
    stack.pushViewController(Self.page("Song"), animated: false)

    bar.tabs[0].isHidden = true

    #expect(titles(stack) == ["Library", "Albums", "Song"])
    bar.selectedTab = bar.tab(forIdentifier: "Old")
    #expect(titles(stack) == ["Library", "Playlists", "Old"])
  }

  @Test func `KT02 the delegate leaves controllers out of the stack`() throws {
    let judge = Judge()
    judge.hidden = ["Playlists"]
    let (bar, stack) = try stage(judge)
    judge.asked = []

    bar.selectedTab = bar.tab(forIdentifier: "Old")

    #expect(titles(stack) == ["Library", "Old"])
    #expect(
      judge.asked.suffix(3) == [
        #"Library ["Library"]"#, #"Playlists ["Playlists"]"#, #"Old ["Old"]"#,
      ])
  }

  @Test func `KT02 without a stack only the group's controller is shown`() throws {
    let (bar, stack) = try stage()

    (bar.tab(forIdentifier: "Library") as? UITabGroup)?.managingNavigationController = nil

    #expect(bar.viewControllers?.last?.title == "Library")
    #expect(stack.parent == nil)
  }
}
