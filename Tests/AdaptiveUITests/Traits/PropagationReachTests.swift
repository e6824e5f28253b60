import AdaptiveUI
import Foundation
import Testing

/// Rules P01–P30 word by word: whom traits reach, when, and who lays something over them.
@MainActor struct PropagationReachTests {
  private struct Theme: UITraitDefinition {
    static let defaultValue = "plain"
  }

  private func family(_ chronicle: Chronicle? = nil) -> UIViewController {
    let root = controller("root")
    root.adopt(chronicle.map { Chronicler($0, "child") } ?? controller("child"))
    return root
  }

  private func theme(_ object: any UITraitEnvironment) -> String {
    object.traitCollection[Theme.self]
  }

  private func turn(_ test: TestWindow, _ quarters: Int = 1) {
    test.scene.turnDevice(quarters)
    test.environment.settle()
  }

  @Test func `P01 what is presented is below its presentation's controller`() throws {
    let test = TestWindow("ipad_9_7") { family() }
    let shown = test.environment.perform { controller("shown") }
    shown.modalPresentationStyle = .formSheet
    test.act { test.root.present(shown, animated: false) }
    let presentation = try #require(shown.presentationController)
    func all() -> [String] { [test.root, presentation, shown, shown.view].map(theme) }

    test.window.traitOverrides[Theme.self] = "window"
    test.environment.updateCycle.flush()
    let fromWindow = all()
    presentation.traitOverrides[Theme.self] = "presentation"
    test.environment.updateCycle.flush()

    #expect(fromWindow == Array(repeating: "window", count: 4))
    #expect(all() == ["window", "presentation", "presentation", "presentation"])
  }

  @Test func `P04 a turned window begins at the top left, and nothing in it stays transformed`() {
    let test = TestWindow { family() }
    var seen: [[CGRect]] = []

    for quarters in [1, -1, -1] {
      turn(test, quarters)
      seen.append([test.window.frame, test.window.bounds, test.root.view.frame])
      #expect([test.window, test.root.view].allSatisfy { $0?.transform == .identity })
    }

    let (upright, lying) = (
      CGRect(x: 0, y: 0, width: 375, height: 667), CGRect(x: 0, y: 0, width: 667, height: 375)
    )
    #expect(seen == [lying, upright, lying].map { [$0, $0, $0] })
  }

  @Test(arguments: UIKitEra.allCases)
  func `P05 P06 a controller takes its traits from above, its view from it, subviews from that`(
    era: UIKitEra
  ) {
    let leaf = UIBox<UIView>()
    let test = TestWindow(era: era) {
      let root = family()
      let made = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
      root.children[0].view.addSubview(made)
      leaf.value = made
      return root
    }
    let child = test["child"]
    func all() -> [String?] {
      [theme(test.root.view), theme(child), theme(child.view), leaf.value.map(theme)]
    }

    test.root.view.traitOverrides[Theme.self] = "container's view"
    test.environment.updateCycle.flush()
    let fromView = all()
    child.traitOverrides[Theme.self] = "child"
    test.environment.updateCycle.flush()
    let fromChild = all()
    child.view.traitOverrides[Theme.self] = "child's view"
    test.environment.updateCycle.flush()

    let (view, inherited) = (
      "container's view", era == .ios26 ? "container's view" : "plain"
    )
    #expect(fromView == [view, inherited, inherited, inherited])
    #expect(fromChild == [view, "child", "child", "child"])
    #expect(all() == [view, "child", "child's view", "child's view"])
  }

  @Test(arguments: UIKitEra.allCases)
  func `P13 an override is set once, and lasts until it is replaced, ended, or the child is moved`(
    era: UIKitEra
  ) {
    let test = TestWindow(era: era) { family() }
    let child = test["child"]
    func override(_ sizeClass: UIUserInterfaceSizeClass?) {
      test.root.setOverrideTraitCollection(
        sizeClass.map { UITraitCollection(verticalSizeClass: $0) }, forChild: child)
      test.environment.updateCycle.flush()
    }
    var seen: [UIUserInterfaceSizeClass] = []
    func note() { seen.append(child.traitCollection.verticalSizeClass) }

    override(.compact)
    note()
    turn(test)
    turn(test, -1)
    note()
    override(.regular)
    turn(test)
    note()
    override(nil)
    note()
    override(.regular)
    note()
    let other = controller("other")
    test.act {
      test.root.adopt(other)
      child.willMove(toParent: nil)
      child.view.removeFromSuperview()
      child.removeFromParent()
      other.adopt(child)
    }
    note()

    #expect(seen == [.compact, .compact, .regular, .compact, .regular, .compact])
  }

  @Test(arguments: UIKitEra.allCases)
  func `P14 a container that narrows leaves the overridden class, and hands on its scale`(
    era: UIKitEra
  ) {
    let test = TestWindow("iphone_8_plus", era: era) { family() }
    let child = test["child"]
    test.root.setOverrideTraitCollection(
      UITraitCollection {
        $0.horizontalSizeClass = .regular
        $0.verticalSizeClass = .compact
      }, forChild: child)
    turn(test)
    var seen = [test.root.classes, child.classes]

    turn(test, -1)
    seen += [test.root.classes, child.classes]
    test.window.traitOverrides.displayScale = 1
    test.environment.updateCycle.flush()

    #expect(seen == ["RC", "RC", "CR", "RC"])
    #expect(child.traitCollection.displayScale == 1)
    #expect(child.classes == "RC")
  }

  @Test(arguments: UIKitEra.allCases)
  func `P18 P19 who keeps its traits hears neither announcement nor message nor registration`(
    era: UIKitEra
  ) {
    let chronicle = Chronicle(Chronicle.transitions)
    let test = TestWindow(era: era) { family(chronicle) }
    let child = test["child"]
    var registered = 0
    child.registerForTraitChanges([UITraitVerticalSizeClass.self]) {
      (_: UIViewController, _: UITraitCollection) in registered += 1
    }
    _ = chronicle.tear()

    test.root.setOverrideTraitCollection(
      UITraitCollection(verticalSizeClass: .regular), forChild: child)
    test.environment.updateCycle.flush()
    let same = chronicle.tear()
    turn(test)

    #expect(same == [])
    #expect(chronicle.lines == ["child will size"])
    #expect(registered == 0)
  }

  @Test(arguments: UIKitEra.allCases)
  func `P20 a child is announced its own traits to come, not its container's`(era: UIKitEra) {
    final class Listener: UIViewController {
      var received: [String] = []
      override func willTransition(
        to newCollection: UITraitCollection,
        with coordinator: any UIViewControllerTransitionCoordinator
      ) {
        super.willTransition(to: newCollection, with: coordinator)
        let vertical = newCollection.verticalSizeClass == .compact ? "C" : "R"
        let horizontal = newCollection.horizontalSizeClass == .compact ? "C" : "R"
        received.append("\(horizontal)\(vertical) \(newCollection[Theme.self])")
      }
    }
    let test = TestWindow("iphone_8_plus", era: era) {
      let root = controller("root") { Listener() }
      for name in ["plain", "overridden", "own"] {
        root.adopt(controller(name) { Listener() })
      }
      root.setOverrideTraitCollection(
        UITraitCollection {
          $0.verticalSizeClass = .regular
          $0[Theme.self] = "dark"
        }, forChild: root.children[1])
      root.children[2].traitOverrides.horizontalSizeClass = .compact
      return root
    }

    turn(test)

    let received = ["root", "plain", "overridden", "own"].map {
      (test[$0] as? Listener)?.received ?? []
    }
    #expect(received == [["RC plain"], ["RC plain"], ["RR dark"], ["CC plain"]])
  }

  @Test func `P26 a presentation's overrides are nil at first and reach nobody else`() {
    let stage = PresentationStage()
    let info = stage.controller(.fullScreen)
    let before = info.presentationController?.overrideTraitCollection

    info.presentationController?.overrideTraitCollection = UITraitCollection {
      $0.horizontalSizeClass = .compact
      $0[Theme.self] = "dark"
    }
    stage.present(info)

    #expect(before == nil)
    #expect([info, info.view].map(theme) == ["dark", "dark"])
    #expect(theme(stage.home) == "plain")
    #expect(stage.home.traitCollection.horizontalSizeClass == .regular)
  }

  @Test func `P30 a tab that is not seen takes new traits when it comes, before it is appearing`() {
    let chronicle = Chronicle(["will appear", "traits", "is appearing", "will layout"]) {
      $0.traitCollection[Theme.self]
    }
    let test = TestWindow(era: .ios26) {
      let tabs = UITabBarController()
      tabs.viewControllers = [Chronicler(chronicle, "a"), controller("b")]
      return tabs
    }
    let tabs = test.root as? UITabBarController
    test.act { tabs?.selectedIndex = 1 }
    _ = chronicle.tear()
    tabs?.traitOverrides[Theme.self] = "dark"
    test.environment.updateCycle.flush()
    let away = (chronicle.tear(), theme(test["a"]))

    test.act { tabs?.selectedIndex = 0 }

    #expect(away == ([], "plain"))
    #expect(
      chronicle.lines == [
        "a will appear: plain", "a traits: dark", "a is appearing: dark", "a will layout: dark",
      ])
  }
}
