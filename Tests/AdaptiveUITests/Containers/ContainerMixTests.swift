import AdaptiveUI
import Foundation
import TestSupport
import Testing

/// Rules C31–C32 and C46: exchanges of children, and containers inside containers, in both eras.
@MainActor struct ContainerMixTests {
  private func open() -> TestWindow {
    TestWindow {
      let root = controller("root")
      root.adopt(controller("old"))
      return root
    }
  }

  private func exchange(
    _ test: TestWindow, duration: TimeInterval, options: UIView.AnimationOptions = []
  ) {
    let old = test["old"]
    let new = controller("new")
    test.root.addChild(new)
    old.willMove(toParent: nil)
    test.root.transition(
      from: old, to: new, duration: duration, options: options, animations: nil
    ) { _ in
      new.didMove(toParent: test.root)
      old.removeFromParent()
    }
  }

  @Test func `C31 exchanging two children tells them in the recorded order`() {
    let test = open()

    test.act { exchange(test, duration: 0.5) }

    #expect(
      test.moves.filter { !$0.contains("IsAppearing") } == [
        "new willMove(toParent:) → root", "old willMove(toParent:) → nil",
        "old viewWillDisappear(_:)", "new viewWillAppear(_:)", "new viewDidAppear(_:)",
        "old viewDidDisappear(_:)", "new didMove(toParent:) → root",
        "old didMove(toParent:) → nil",
      ])
    #expect(test.root.children.map(\.identifier) == ["new"])
    #expect(test.root.view.subviews.count == 1)
  }

  @Test func `C32 the new view joins the old one's superview and may fade in`() {
    let test = open()

    test.environment.perform { exchange(test, duration: 0.5, options: .transitionCrossDissolve) }
    test.environment.advance(to: 0.25)

    #expect(test["new"].view.superview === test["old"].view.superview)
    #expect(test["new"].view.alphaInFlight == 0.5)
    #expect(test.root.transitionCoordinator?.viewController(forKey: .to)?.identifier == "new")
  }

  @Test func `C32 strangers cannot be exchanged`() {
    let test = open()
    var breaches: [String] = []
    test.environment.breachHandler = { breaches.append($0.rule) }

    test.act {
      test.root.transition(
        from: test["old"], to: controller("stranger"), duration: 0, animations: nil)
    }

    #expect(breaches == ["C32"])
    #expect(test["old"].view.window != nil)
  }

  private func stack(_ name: String, _ members: [String]) -> UINavigationController {
    let navigation = UINavigationController()
    navigation.identifier = name
    navigation.viewControllers = members.map { controller($0) }
    return navigation
  }

  /// Tabs of a split view and of a stack, as large programs have them.
  private func program(
    _ columns: Int, _ rows: Int, _ era: UIKitEra, _ stacks: [String: [String]]
  ) -> TestWindow {
    TestWindow(host: .terminal(TerminalHost(columns: columns, rows: rows)), era: era) {
      let split = UISplitViewController()
      split.identifier = "split"
      split.preferredDisplayMode = .oneBesideSecondary
      split.viewControllers = [
        stack("list-nav", stacks["list-nav"] ?? []),
        stack("detail-nav", stacks["detail-nav"] ?? []),
      ]
      let tabs = UITabBarController()
      tabs.identifier = "tabs"
      tabs.viewControllers = [split, stack("nav", stacks["nav"] ?? [])]
      return tabs
    }
  }

  @Test(arguments: [UIKitEra.ios8, .ios26])
  func `C17 C49 a split view that was covered while the window shrank collapses when it comes back`(
    era: UIKitEra
  ) throws {
    let test = program(100, 30, era, ["list-nav": ["list"], "detail-nav": ["detail"]])
    let cover = test.environment.perform { controller("cover") }
    cover.modalPresentationStyle = .fullScreen
    test.act { test.root.present(cover, animated: true) }

    test.scene.fill(
      .terminal(TerminalHost(columns: 50, rows: 30)), cause: .terminal, title: "")
    let covered = (test["split"] as? UISplitViewController)?.isCollapsed
    test.act { test.root.dismiss(animated: true) }
    let story = AppearanceStory(test.environment)

    #expect(covered == false)
    #expect((test["split"] as? UISplitViewController)?.isCollapsed == true)
    #expect(test["detail"].view.frame == CGRect(x: 0, y: 0, width: 400, height: 480))
    #expect(story.problems == [])
    #expect(story.unfinished == [])
    #expect(story.visible == ["tabs", "split", "list-nav", "detail"])
  }

  @Test func `C28 containers and all that is in them are let go with the window's root`() {
    weak var tabs: UIViewController?
    weak var list: UIViewController?
    weak var pushed: UIViewController?
    let test = program(100, 30, .ios26, ["list-nav": ["list"], "detail-nav": ["detail"]])
    tabs = test.root
    list = test["list"]
    test.act { test["list"].showDetailViewController(controller("pushed"), sender: nil) }
    pushed = test["pushed"]
    for columns in [50, 100, 40] {
      test.scene.fill(
        .terminal(TerminalHost(columns: columns, rows: 30)), cause: .terminal, title: "")
    }

    test.act { test.window.rootViewController = nil }

    #expect(tabs == nil)
    #expect(list == nil)
    #expect(pushed == nil)
  }

  @Test(arguments: [UIKitEra.ios8, .ios26], 1...8)
  func `C46 whatever happens, a program of containers ends as a fresh start has it`(
    era: UIKitEra, seed: UInt64
  ) throws {
    var random = SeededNumbers(seed)
    let start = ["list-nav": ["list"], "detail-nav": ["detail"], "nav": ["home"]]
    let test = program(100, 30, era, start)
    let tabs = try #require(test.root as? UITabBarController)
    var time = 0.0
    for step in 0..<50 {
      test.environment.perform {
        let animated = Bool.random(using: &random)
        switch Int.random(in: 0..<9, using: &random) {
        case 0...2:
          let host = TerminalHost(
            columns: .random(in: 30...160, using: &random),
            rows: .random(in: 12...60, using: &random))
          test.scene.fill(.terminal(host), cause: .terminal, title: "")
        case 3...4: tabs.selectAsUser(.random(in: 0...1, using: &random))
        case 5: test["list"].showDetailViewController(controller("d\(step)"), sender: nil)
        case 6: test["home"].show(controller("h\(step)"), sender: nil)
        case 7:
          let name = ["nav", "detail-nav", "list-nav"].randomElement(using: &random) ?? "nav"
          (test[name] as? UINavigationController)?.popViewController(animated: animated)
        default: test.scene.turnDevice(1)
        }
        time += Double.random(in: 0..<0.4, using: &random)
        test.environment.advance(to: time)
      }
    }
    tabs.selectedIndex = 0
    test.scene.move(
      to: .terminal(TerminalHost(columns: 100, rows: 30)), orientation: .landscapeRight,
      cause: .terminal, title: "")
    test.environment.settle()
    let story = AppearanceStory(test.environment)
    let stacks = Dictionary(
      uniqueKeysWithValues: ["list-nav", "detail-nav", "nav"].map { name in
        let members = (test[name] as? UINavigationController)?.viewControllers ?? []
        return (name, members.map { $0.identifier ?? "-" })
      })

    #expect(story.problems == [])
    #expect(story.unfinished == [])
    #expect(stacks["list-nav"] == ["list"])
    #expect(stacks["detail-nav"]?.isEmpty == false)
    #expect(test.picture == program(100, 30, era, stacks).picture)
  }
}
