import AdaptiveUI
import Foundation
import TestSupport
import Testing

/// Rules C36–C40: the whole story of stack changes, and what happens when they meet.
@MainActor struct NavigationTransitionTests {
  private final class Witness: UIViewController {
    var flags: [String] = []
    private func note(_ name: String) {
      flags.append("\(name) to \(isMovingToParent) from \(isMovingFromParent)")
    }
    override func viewWillAppear(_ animated: Bool) { note("willAppear") }
    override func viewDidAppear(_ animated: Bool) { note("didAppear") }
    override func viewWillDisappear(_ animated: Bool) { note("willDisappear") }
    override func viewDidDisappear(_ animated: Bool) { note("didDisappear") }
  }

  private func open() throws -> (TestWindow, UINavigationController) {
    let test = TestWindow {
      let navigation = UINavigationController(rootViewController: controller("A"))
      navigation.identifier = "nav"
      return navigation
    }
    return (test, try #require(test.root as? UINavigationController))
  }

  @Test func `C37 C38 the whole trace of an animated push`() throws {
    let (test, navigation) = try open()

    test.act { navigation.pushViewController(controller("B"), animated: true) }

    #expect(
      test.lines() == [
        "B willMove(toParent:) → nav", "B loadView()", "B viewDidLoad()",
        "A viewWillDisappear(_:)", "B viewWillAppear(_:)", "B updateViewConstraints()",
        "nav viewWillLayoutSubviews()", "nav viewDidLayoutSubviews()",
        "B viewSafeAreaInsetsDidChange()",
        "B viewLayoutMarginsDidChange()", "B viewIsAppearing(_:)",
        "B viewWillLayoutSubviews()", "B viewDidLayoutSubviews()",
        "A viewDidDisappear(_:)", "B viewDidAppear(_:)", "B didMove(toParent:) → nav",
        "nav viewWillLayoutSubviews()", "nav viewDidLayoutSubviews()",
      ])
  }

  @Test func `C39 the whole trace of an animated pop`() throws {
    let (test, navigation) = try open()
    test.act { navigation.pushViewController(controller("B"), animated: false) }

    test.act { navigation.popViewController(animated: true) }

    #expect(
      test.lines().filter { !$0.hasPrefix("nav ") } == [
        "B willMove(toParent:) → nil", "B viewWillDisappear(_:)", "A viewWillAppear(_:)",
        "A viewIsAppearing(_:)", "A viewWillLayoutSubviews()", "A viewDidLayoutSubviews()",
        "B viewDidDisappear(_:)", "A viewDidAppear(_:)", "B didMove(toParent:) → nil",
      ])
  }

  @Test func `C39 popping two tells the one that was hidden nothing but its move`() throws {
    let (test, navigation) = try open()
    test.act {
      navigation.pushViewController(controller("B"), animated: false)
      navigation.pushViewController(controller("C"), animated: false)
    }

    test.act { navigation.popToRootViewController(animated: true) }

    #expect(
      test.moves == [
        "B willMove(toParent:) → nil", "C willMove(toParent:) → nil",
        "C viewWillDisappear(_:)", "A viewWillAppear(_:)", "A viewIsAppearing(_:)",
        "C viewDidDisappear(_:)", "A viewDidAppear(_:)",
        "B didMove(toParent:) → nil", "C didMove(toParent:) → nil",
      ])
  }

  @Test func `C36 a pushed controller moves to its parent and a popped one from it`() throws {
    let (test, navigation) = try open()
    let witness = test.environment.perform { Witness() }

    test.act { navigation.pushViewController(witness, animated: true) }
    test.act { navigation.pushViewController(controller("C"), animated: true) }
    test.act { navigation.popViewController(animated: true) }
    test.act { navigation.popViewController(animated: true) }

    #expect(
      witness.flags == [
        "willAppear to true from false", "didAppear to true from false",
        "willDisappear to false from false", "didDisappear to false from false",
        "willAppear to false from false", "didAppear to false from false",
        "willDisappear to false from true", "didDisappear to false from true",
      ])
  }

  @Test func `C46 a push during a push ends the first one before it begins`() throws {
    let (test, navigation) = try open()

    test.act {
      navigation.pushViewController(controller("B"), animated: true)
      test.environment.advance(to: 0.1)
      navigation.pushViewController(controller("C"), animated: true)
    }

    #expect(
      test.moves.filter { $0.hasPrefix("B") } == [
        "B willMove(toParent:) → nav", "B viewWillAppear(_:)", "B viewIsAppearing(_:)",
        "B viewDidAppear(_:)", "B didMove(toParent:) → nav", "B viewWillDisappear(_:)",
        "B viewDidDisappear(_:)",
      ])
    #expect(navigation.viewControllers.map(\.identifier) == ["A", "B", "C"])
  }

  @Test func `X01 X16 a push takes a third of a second, slides, and has a coordinator`() throws {
    let (test, navigation) = try open()
    var ended: [Bool] = []

    test.environment.perform {
      navigation.pushViewController(controller("B"), animated: true)
      navigation.transitionCoordinator?.animate(alongsideTransition: nil) {
        ended.append($0.isAnimated)
      }
    }
    let start = test["B"].view.frameInFlight.minX
    test.environment.advance(to: 0.15)
    let middle = test["B"].view.frameInFlight.minX
    let coordinator = test["B"].transitionCoordinator
    test.environment.advance(to: 0.31)

    #expect(start == 375)
    #expect(middle == 187.5)
    #expect(coordinator?.transitionDuration == 0.3)
    #expect(coordinator?.viewController(forKey: .from)?.identifier == "A")
    #expect(ended == [true])
    #expect(navigation.transitionCoordinator == nil)
    #expect(test["B"].view.frameInFlight.minX == 0)
  }

  @Test func `C33 a push while the stack itself appears ends with the stack's appearance`() throws {
    final class Eager: UINavigationController {
      override func viewWillAppear(_ animated: Bool) {
        pushViewController(controller("B"), animated: true)
      }
    }
    let test = TestWindow {
      let eager = Eager(rootViewController: controller("A"))
      eager.identifier = "nav"
      return eager
    }
    test.environment.settle()
    let story = AppearanceStory(test.environment)

    #expect(story.problems.isEmpty)
    #expect(story.unfinished.isEmpty)
    #expect(story.visible == ["nav", "B"])
  }

  @Test func `KN04 the whole stack can be exchanged, and everybody hears of the move`() throws {
    let (test, navigation) = try open()

    test.act {
      navigation.setViewControllers([controller("B"), controller("C")], animated: false)
    }

    #expect(
      test.moves == [
        "A willMove(toParent:) → nil", "B willMove(toParent:) → nav",
        "C willMove(toParent:) → nav", "A viewWillDisappear(_:)", "C viewWillAppear(_:)",
        "C viewIsAppearing(_:)", "A viewDidDisappear(_:)", "C viewDidAppear(_:)",
        "A didMove(toParent:) → nil", "B didMove(toParent:) → nav", "C didMove(toParent:) → nav",
      ])
    #expect(!test["B"].isViewLoaded)
  }

  @Test func `KN04 the same top stays untouched while what is below changes`() throws {
    let (test, navigation) = try open()

    test.act { navigation.setViewControllers([controller("B"), test["A"]], animated: true) }

    #expect(test.moves == ["B willMove(toParent:) → nav", "B didMove(toParent:) → nav"])
    #expect(navigation.navigationBar.backItem === test["B"].navigationItem)
  }

  @Test(arguments: 1...12)
  func `C46 any sequence of changes keeps the stack as a fresh start has it`(
    seed: UInt64
  ) throws {
    var random = SeededNumbers(seed)
    let (test, navigation) = try open()
    let hosts = ["iphone_8", "iphone_4s", "iphone_11", "iphone_8_plus"].compactMap { id in
      Device.all.first { $0.id == id }
    }
    var time = 0.0
    for step in 0..<40 {
      test.environment.perform {
        let animated = Bool.random(using: &random)
        switch Int.random(in: 0..<8, using: &random) {
        case 0...2: navigation.pushViewController(controller("P\(step)"), animated: animated)
        case 3: navigation.popViewController(animated: animated)
        case 4:
          let shuffled = navigation.viewControllers.shuffled(using: &random)
          navigation.setViewControllers(shuffled, animated: animated)
        case 5:
          let host = hosts.randomElement(using: &random).map { WindowHost.device($0) }
          if let host { test.scene.fill(host, cause: .device, title: "") }
        case 6: test.scene.turnDevice(1)
        default: navigation.setNavigationBarHidden(.random(using: &random), animated: animated)
        }
        time += Double.random(in: 0..<0.4, using: &random)
        test.environment.advance(to: time)
      }
    }
    test.environment.settle()
    let story = AppearanceStory(test.environment)
    let top = try #require(navigation.topViewController?.identifier)
    let fresh = TestWindow(host: test.environment.host) {
      let other = UINavigationController()
      other.viewControllers = navigation.viewControllers.map { controller($0.identifier ?? "-") }
      other.isNavigationBarHidden = navigation.isNavigationBarHidden
      other.identifier = "nav"
      return other
    }
    fresh.scene.move(
      to: test.environment.host, orientation: test.scene.geometry.orientation, cause: .device,
      title: "")

    #expect(story.problems == [])
    #expect(story.unfinished == [])
    #expect(story.visible == ["nav", top])
    #expect(test.picture == fresh.picture)
  }

  @Test func `C41 a pull that is cancelled turns both controllers around`() throws {
    let test = TestWindow { UINavigationController(rootViewController: controller("below")) }
    let navigation = try #require(test.root as? UINavigationController)
    test.environment.perform { navigation.pushViewController(controller("top"), animated: false) }
    test.environment.settle()
    test.environment.recorder.begin(.container, "pull")

    #expect(navigation.beginPull())
    navigation.pull(to: 0.4)
    let shown = navigation.viewControllers.count
    navigation.endPull(cancelled: true)
    test.environment.settle()

    #expect(
      test.lines().filter { $0.contains("view") && $0.contains("ppear(") } == [
        "top viewWillDisappear(_:)", "below viewWillAppear(_:)", "below viewWillDisappear(_:)",
        "below viewDidDisappear(_:)", "top viewWillAppear(_:)", "top viewDidAppear(_:)",
      ])
    #expect(shown == 1)
    #expect(navigation.topViewController?.identifier == "top")
    #expect(navigation.topViewController?.view.frame.minX == 0)
    #expect(navigation.viewControllers.count == 2)
  }

  @Test func `C41 X12 a pull that goes on pops`() throws {
    let test = TestWindow { UINavigationController(rootViewController: controller("below")) }
    let navigation = try #require(test.root as? UINavigationController)
    test.environment.perform { navigation.pushViewController(controller("top"), animated: false) }
    test.environment.settle()

    let began = navigation.beginPull()
    navigation.endPull(cancelled: false)
    test.environment.settle()

    #expect(began)
    #expect(navigation.viewControllers.map { $0.identifier } == ["below"])
    #expect(!navigation.beginPull())
  }
}
