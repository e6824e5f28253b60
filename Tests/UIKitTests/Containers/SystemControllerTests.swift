import AdaptiveUI
import Testing
import UIKit

/// Controllers of the system as programs use them: tabs, activities, traits of split views.
@MainActor struct SystemControllerTests {
  private final class Listener: NSObject, UITabBarControllerDelegate {
    var lines: [String] = []

    func tabBarController(
      _ tabBarController: UITabBarController, didSelectTab selectedTab: UITab, previousTab: UITab?
    ) { lines.append("\(previousTab?.title ?? "-") → \(selectedTab.title)") }
  }

  @Test func `tabs by themselves make their controllers and say which is chosen`() throws {
    let listener = Listener()
    let stage = try NameStage {
      let bar = UITabBarController()
      bar.delegate = listener
      let music = UITabGroup(
        title: "Music", image: nil, identifier: "music",
        children: ["Albums", "Songs"].map { name in
          UITab(title: name, image: nil, identifier: name) { _ in UIViewController() }
        })
      bar.tabs = [
        UITab(title: "Home", image: nil, identifier: "home") { _ in UIViewController() }, music,
        UITab(title: "Off", image: nil, identifier: "off") { _ in UIViewController() },
      ]
      bar.tabs[2].isHidden = true
      return bar
    }
    let bar = try #require(stage.page as? UITabBarController)
    #expect(bar.viewControllers?.count == 2)
    #expect(bar.selectedTab?.title == "Home")
    bar.selectAsUser(1)
    #expect(listener.lines == ["Home → Music"])
    #expect(bar.selectedTab?.title == "Albums")
    bar.selectedTab = bar.tab(forIdentifier: "Songs")
    #expect(bar.selectedTab?.title == "Songs")
    #expect(bar.selectedViewController === bar.tab(forIdentifier: "Songs")?.viewController)
    bar.tabs[2].isHidden = false
    #expect(bar.viewControllers?.count == 3)
  }

  @Test func `an activity controller offers what can be done, does it and says so`() throws {
    var ended: [String] = []
    let stage = try NameStage {
      UIViewController()
    }
    stage.perform {
      let share = UIActivityViewController(activityItems: ["a text"], applicationActivities: nil)
      share.completionWithItemsHandler = { type, done, _, _ in
        ended.append("\(type?.rawValue.split(separator: ".").last ?? "none") \(done)")
      }
      stage.page.present(share, animated: false)
    }
    stage.settle()
    let copy = try #require(stage.button("Copy"))
    copy.sendActions(for: .primaryActionTriggered)
    stage.settle()
    #expect(ended == ["CopyToPasteboard true"])
    #expect(stage.perform { UIPasteboard.general.string } == "a text")
    #expect(stage.page.presentedViewController == nil)
  }

  @Test func `T18 whether a split view is collapsed is a trait that goes down`() throws {
    let stage = try NameStage { UINavigationController(rootViewController: UIViewController()) }
    let top = try #require((stage.page as? UINavigationController)?.topViewController)
    #expect(top.traitCollection.splitViewControllerLayoutEnvironment == .none)
    stage.page.traitOverrides.splitViewControllerLayoutEnvironment = .collapsed
    stage.settle()
    #expect(top.traitCollection.splitViewControllerLayoutEnvironment == .collapsed)
    #expect(top.traitCollection.hdrHeadroomUsageLimit == .unspecified)
  }
}
