import AdaptiveUI
import Foundation
import Testing

/// Rules P01–P32: how traits and sizes flow down the hierarchy, and who is told.
@MainActor struct PropagationTests {
  private struct Theme: UITraitDefinition {
    static let defaultValue = "plain"
  }

  private func family() -> UIViewController {
    let root = controller("root")
    root.adopt(controller("child"))
    return root
  }

  private func theme(_ object: any UITraitEnvironment) -> String {
    object.traitCollection[Theme.self]
  }

  @Test func `P01 P02 traits flow from the scene over windows and controllers to views`() {
    let test = TestWindow { family() }
    let label = test.environment.perform { UIView() }
    test["child"].view.addSubview(label)

    test.scene.traitOverrides[Theme.self] = "scene"
    test.environment.updateCycle.flush()
    let all: [any UITraitEnvironment] = [
      test.scene, test.window, test.root, test.root.view, test["child"], test["child"].view, label,
    ]

    #expect(all.map(theme) == Array(repeating: "scene", count: 7))
    #expect(theme(test.environment.screen) == "plain")
  }

  @Test func `P03 P23 on rotation the window changes first, then root and child`() {
    let test = TestWindow { family() }
    var order: [String] = []
    test.window.registerForTraitChanges([UITraitVerticalSizeClass.self]) {
      (object: UIWindow, _: UITraitCollection) in
      order.append("window \(object.traitCollection.verticalSizeClass)")
    }
    for name in ["child", "root"] {
      test[name].registerForTraitChanges([UITraitVerticalSizeClass.self]) {
        (object: UIViewController, _: UITraitCollection) in
        order.append("\(name) \(object.traitCollection.verticalSizeClass)")
      }
    }

    test.scene.turnDevice(1)
    test.environment.settle()

    #expect(order == ["window compact", "root compact", "child compact"])
  }

  @Test(arguments: UIKitEra.allCases)
  func
    `P05 P06 a view between container and child overrides for the child, except in iOS 8`(
      era: UIKitEra
    )
  {
    let test = TestWindow(era: era) {
      let root = controller("root")
      let between = UIView(frame: CGRect(x: 0, y: 0, width: 200, height: 200))
      between.traitOverrides[Theme.self] = "between"
      root.view.addSubview(between)
      let child = controller("child")
      root.addChild(child)
      between.addSubview(child.view)
      child.didMove(toParent: root)
      return root
    }

    #expect(theme(test["child"]) == (era == .ios26 ? "between" : "plain"))
    #expect(theme(test["child"].view) == theme(test["child"]))
  }

  @Test func `P05 what a view in between overrides is announced to nobody below`() {
    let test = TestWindow {
      let root = controller("root")
      let between = UIView(frame: CGRect(x: 0, y: 0, width: 200, height: 200))
      between.traitOverrides.verticalSizeClass = .regular
      root.view.addSubview(between)
      let child = controller("child")
      root.addChild(child)
      between.addSubview(child.view)
      child.didMove(toParent: root)
      return root
    }
    test.scene.turnDevice(1)
    test.environment.settle()

    #expect(test.lines().contains { $0.hasPrefix("root willTransition") })
    #expect(!test.lines().contains { $0.hasPrefix("child willTransition") })
  }

  @Test func `P07 no traits are announced to what is out of the hierarchy`() {
    let test = TestWindow { family() }
    test["child"].view.removeFromSuperview()
    test.scene.turnDevice(1)
    test.environment.settle()

    #expect(!test.lines().contains { $0.hasPrefix("child willTransition") })
    #expect(
      test.lines([.skipped]).contains(
        "child willTransition(to:with:) (its view is not in the view hierarchy)"))
  }

  @Test func `P07 P08 what is out of the hierarchy keeps its traits until its next layout inside`()
  {
    let test = TestWindow { family() }
    let child = test["child"]
    let loose = test.environment.perform { UIView() }
    child.view.removeFromSuperview()
    test.root.traitOverrides[Theme.self] = "dark"
    test.environment.updateCycle.flush()
    let outside = [theme(child), theme(child.view), theme(loose)]

    test.root.view.addSubview(child.view)
    test.root.view.addSubview(loose)
    let beforeLayout = theme(loose)
    test.environment.updateCycle.flush()

    #expect(outside == ["plain", "plain", "plain"])
    #expect(beforeLayout == "plain")
    #expect([theme(child), theme(child.view), theme(loose)] == ["dark", "dark", "dark"])
  }

  @Test func `P09 window, container and override are what changes a controller's size classes`() {
    let test = TestWindow { family() }
    let child = test["child"]
    var seen = [child.traitCollection.verticalSizeClass]

    test.scene.turnDevice(1)
    test.environment.settle()
    seen.append(child.traitCollection.verticalSizeClass)
    test.root.traitOverrides.verticalSizeClass = .regular
    test.environment.updateCycle.flush()
    seen.append(child.traitCollection.verticalSizeClass)
    test.root.setOverrideTraitCollection(
      UITraitCollection(verticalSizeClass: .compact), forChild: child)
    test.environment.updateCycle.flush()
    seen.append(child.traitCollection.verticalSizeClass)
    child.view.frame.size = CGSize(width: 10, height: 10)
    test.environment.updateCycle.flush()
    seen.append(child.traitCollection.verticalSizeClass)

    #expect(seen == [.regular, .compact, .regular, .compact, .compact])
  }

  @Test(arguments: UIKitEra.allCases)
  func `P11 P12 P15 a child has its parent's traits, but for what the container lays over`(
    era: UIKitEra
  ) {
    let test = TestWindow(era: era) { family() }
    let child = test["child"]
    let before = child.traitCollection
    let override = UITraitCollection(horizontalSizeClass: .regular)

    test.root.setOverrideTraitCollection(override, forChild: child)
    test.environment.updateCycle.flush()

    #expect(before == test.root.traitCollection)
    #expect(child.traitCollection.changedTraits(from: before).map { $0.name } == ["horizontal"])
    #expect(test.root.overrideTraitCollection(forChild: child) == override)
    #expect(child.overrideTraitCollection(forChild: test.root) == nil)
  }

  @Test(.bothEras) func `P16 P17 the older override works beside the newer, which wins`() {
    let test = TestWindow { family() }
    let child = test["child"]
    test.root.setOverrideTraitCollection(
      UITraitCollection {
        $0[Theme.self] = "container's"
        $0.displayScale = 1
      }, forChild: child)

    child.traitOverrides[Theme.self] = "own"
    test.environment.updateCycle.flush()
    let both = theme(child)
    child.traitOverrides.remove(Theme.self)
    test.environment.updateCycle.flush()

    #expect(both == "own")
    #expect(theme(child) == "container's")
    #expect(child.traitCollection.displayScale == 1)
  }

  @Test(arguments: UIKitEra.allCases)
  func `P18 nobody hears of an override that changes nothing`(era: UIKitEra) {
    let test = TestWindow(era: era) { family() }
    var calls = 0
    test["child"].registerForTraitChanges([UITraitVerticalSizeClass.self]) {
      (_: UIViewController, _: UITraitCollection) in calls += 1
    }
    test.environment.recorder.begin(.container, "")

    test.root.setOverrideTraitCollection(
      UITraitCollection(verticalSizeClass: .regular), forChild: test["child"])
    test.environment.updateCycle.flush()

    #expect(calls == 0)
    #expect(!test.lines().contains { $0.hasPrefix("child") && $0.contains("rait") })
  }

  @Test func `P24 views have traits and no content, controllers and presentations both`() {
    let test = TestWindow { controller("root") }
    let presentation = test.environment.perform {
      UIPresentationController(presentedViewController: controller("shown"), presenting: nil)
    }
    let all: [AnyObject] = [
      test.root.view, test.root, presentation, test.environment.screen, test.window, test.scene,
    ]

    #expect(all.map { $0 is any UITraitEnvironment } == Array(repeating: true, count: 6))
    #expect(
      all.map { $0 is any UIContentContainer } == [false, true, true, false, false, false])
  }

  @Test func `P27 a controller's style reaches its views and children, unspecified inherits`() {
    let test = TestWindow { family() }
    func styles() -> [UIUserInterfaceStyle] {
      let all: [any UITraitEnvironment] = [
        test.window, test.root, test.root.view, test["child"], test["child"].view,
      ]
      return all.map(\.traitCollection.userInterfaceStyle)
    }

    test.root.overrideUserInterfaceStyle = .dark
    test["child"].view.overrideUserInterfaceStyle = .light
    test.environment.updateCycle.flush()
    let overridden = styles()
    test.root.overrideUserInterfaceStyle = .unspecified
    test.environment.updateCycle.flush()

    #expect(overridden == [.light, .dark, .dark, .dark, .light])
    #expect(styles() == [.light, .light, .light, .light, .light])
  }

  @Test func `P28 a child that comes in is told of other traits before it is appearing`() throws {
    let test = TestWindow { controller("root") }
    test.root.traitOverrides[Theme.self] = "dark"
    test.environment.updateCycle.flush()
    test.environment.recorder.begin(.container, "embed")

    test.environment.perform { test.root.adopt(controller("child")) }
    test.environment.updateCycle.flush()
    let lines = test.lines().filter { $0.hasPrefix("child") }
    let notified = try #require(lines.firstIndex { $0.contains("traitCollectionDidChange") })
    let appearing = try #require(lines.firstIndex { $0.contains("viewIsAppearing") })

    #expect(notified < appearing)
    #expect(!lines.contains { $0.contains("willTransition") })
  }

  @Test func `P29 only the container's way announces an override, without animation`() {
    final class Witness: UIViewController {
      var announced: [Bool] = []
      override func willTransition(
        to newCollection: UITraitCollection,
        with coordinator: any UIViewControllerTransitionCoordinator
      ) {
        announced.append(coordinator.isAnimated)
        super.willTransition(to: newCollection, with: coordinator)
      }
    }
    let test = TestWindow {
      let root = controller("root")
      root.adopt(controller("child") { Witness() })
      return root
    }
    let child = test["child"] as? Witness

    child?.traitOverrides[Theme.self] = "dark"
    test.environment.updateCycle.flush()
    let lazily = child?.announced
    test.root.setOverrideTraitCollection(
      UITraitCollection(verticalSizeClass: .compact), forChild: test["child"])
    test.environment.updateCycle.flush()

    #expect(lazily == [])
    #expect(child?.announced == [false])
  }

  @Test func `P30 a covered controller takes new traits when it comes back, before it appears`()
    throws
  {
    let navigation = UIBox<UINavigationController>()
    let test = TestWindow {
      let made = UINavigationController(rootViewController: controller("first"))
      navigation.value = made
      return made
    }
    let stack = try #require(navigation.value)
    test.environment.perform { stack.pushViewController(controller("second"), animated: false) }
    test.environment.settle()
    let first = stack.viewControllers[0]
    stack.traitOverrides[Theme.self] = "dark"
    test.environment.updateCycle.flush()
    let covered = theme(first)
    test.environment.recorder.begin(.container, "pop")

    stack.popViewController(animated: false)
    test.environment.settle()
    let lines = test.lines().filter { $0.hasPrefix("first") }
    let notified = try #require(lines.firstIndex { $0.contains("traitCollectionDidChange") })
    let appearing = try #require(lines.firstIndex { $0.contains("viewIsAppearing") })

    #expect(covered == "plain")
    #expect(theme(first) == "dark")
    #expect(notified < appearing)
  }

  @Test func `P31 a window's new size goes down from root to child`() {
    let test = TestWindow { family() }

    test.scene.turnDevice(1)
    test.environment.settle()

    #expect(
      test.lines().filter { $0.contains("viewWillTransition") } == [
        "root viewWillTransition(to:with:) → 667×375",
        "child viewWillTransition(to:with:) → 667×375",
      ])
  }

  @Test func `P32 what constraints say follows a change without any code`() {
    let test = TestWindow {
      let root = controller("root")
      let box = UIView()
      box.translatesAutoresizingMaskIntoConstraints = false
      root.view.addSubview(box)
      NSLayoutConstraint.activate([
        box.leadingAnchor.constraint(equalTo: root.view.leadingAnchor, constant: 10),
        box.trailingAnchor.constraint(equalTo: root.view.trailingAnchor, constant: -10),
        box.topAnchor.constraint(equalTo: root.view.topAnchor),
        box.heightAnchor.constraint(equalTo: root.view.heightAnchor, multiplier: 0.5),
      ])
      return root
    }

    test.scene.turnDevice(1)
    test.environment.settle()

    #expect(
      test.root.view.subviews.first?.frame == CGRect(x: 10, y: 0, width: 647, height: 187.5))
  }
}
