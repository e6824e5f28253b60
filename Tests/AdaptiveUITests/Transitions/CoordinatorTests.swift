import AdaptiveUI
import Foundation
import Testing

/// Rules X02–X15: what a transition tells about itself, and what runs along with it.
@MainActor struct CoordinatorTests {
  /// Hands the coordinator of a size transition to a closure.
  private final class Witness: UIViewController {
    var body: ((any UIViewControllerTransitionCoordinator) -> Void)?
    override func viewWillTransition(
      to size: CGSize, with coordinator: any UIViewControllerTransitionCoordinator
    ) {
      super.viewWillTransition(to: size, with: coordinator)
      body?(coordinator)
    }
  }

  private func turn(
    _ device: String = "iphone_8", by quarters: Int = 1,
    _ body: @escaping (any UIViewControllerTransitionCoordinator) -> Void
  ) -> TestWindow {
    let test = TestWindow(device) { Witness() }
    (test.root as? Witness)?.body = body
    test.scene.turnDevice(quarters)
    return test
  }

  @Test func `X02 pushing and turning both have a coordinator`() throws {
    let test = TestWindow { UINavigationController(rootViewController: Witness()) }
    let navigation = try #require(test.root as? UINavigationController)
    var kinds: [String] = []
    (navigation.viewControllers[0] as? Witness)?.body = { _ in kinds.append("size") }

    test.scene.turnDevice(1)
    test.environment.settle()
    test.environment.perform { navigation.pushViewController(controller("b"), animated: true) }
    if navigation.transitionCoordinator != nil { kinds.append("push") }
    test.environment.settle()

    #expect(kinds == ["size", "push"])
    #expect(navigation.transitionCoordinator == nil)
  }

  @Test func `X03 either closure may be missing, and a late completion still runs`() {
    var answers: [Bool] = []
    var calls: [String] = []
    let test = turn { coordinator in
      answers.append(coordinator.animate(alongsideTransition: nil, completion: nil))
      answers.append(
        coordinator.animate(
          alongsideTransition: { context in
            calls.append("alongside")
            answers.append(
              coordinator.animate(
                alongsideTransition: { _ in calls.append("never") },
                completion: { _ in calls.append("late") }))
          }, completion: nil))
    }
    test.environment.settle()

    #expect(answers == [true, true, false])
    #expect(calls == ["alongside", "late"])
  }

  @Test func `X05 X17 animations run in the order they came, completions the last one first`() {
    var calls: [String] = []
    let test = turn { coordinator in
      for index in 1...3 {
        coordinator.animate(
          alongsideTransition: { _ in calls.append("animation \(index)") },
          completion: { _ in calls.append("completion \(index)") })
      }
    }
    test.environment.settle()

    #expect(
      calls == [
        "animation 1", "animation 2", "animation 3", "completion 3", "completion 2",
        "completion 1",
      ])
  }

  @Test func `X06 views are in the container, or in a view that is named`() {
    var container: UIView?
    var made: UIView?
    var isQueued = false
    let test = turn { coordinator in
      let aside = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
      made = aside
      container = coordinator.containerView
      isQueued = coordinator.animateAlongsideTransition(
        in: aside, animation: { _ in aside.frame.origin.x = 100 }, completion: nil)
    }
    test.environment.advance(to: 0.15)
    let halfway = made?.frameInFlight.minX
    test.environment.settle()

    #expect(container === test.window)
    #expect(isQueued)
    #expect(halfway == 50)
    #expect(made?.frameInFlight.minX == 100)
  }

  @Test func `X07 completions do not wait for longer animations of one's own`() {
    var made: UIView?
    var isCompleted = false
    let test = turn { coordinator in
      let box = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
      made = box
      coordinator.animate(
        alongsideTransition: { _ in
          UIView.animate(withDuration: 2, animations: { box.frame.origin.x = 100 })
        }, completion: { _ in isCompleted = true })
    }

    test.environment.advance(to: 0.3)

    #expect(isCompleted)
    #expect(made.map { $0.frameInFlight.minX < 100 } == true)
  }

  @Test(arguments: [1, 2, -1])
  func `X09 only a quarter turn has the transform's off-diagonal`(quarters: Int) {
    var transform = CGAffineTransform.identity
    let test = turn("ipad_9_7", by: quarters) { transform = $0.targetTransform }
    test.environment.settle()

    if quarters == 2 {
      #expect(transform == .identity)
    } else {
      #expect(transform.b == CGFloat(quarters) && transform.c == -CGFloat(quarters))
      #expect(transform.a == 0 && transform.d == 0)
    }
  }

  @Test func `X08 X09 half a turn with a change of size turns by 180 degrees`() {
    let half = UIInterfaceOrientation.portrait.targetTransform(to: .portraitUpsideDown)

    #expect(half.b == 0 && half.c == 0)
    #expect(half.a == -1 && half.d == -1)
  }

  @Test func `X10 a transition under way tells how far it is`() {
    var kept: (any UIViewControllerTransitionCoordinator)?
    let test = turn { kept = $0 }
    test.environment.advance(to: 0.15)

    #expect(abs((kept?.percentComplete ?? 0) - 0.5) < 0.01)
  }

  @Test func `X10 a coordinator tells everything about its transition`() {
    var facts: [String] = []
    let test = turn { coordinator in
      coordinator.animate(alongsideTransition: nil) { context in
        facts.append("\(context.percentComplete) cancelled \(context.isCancelled)")
      }
      facts = [
        "animated \(coordinator.isAnimated) \(coordinator.transitionDuration)",
        "style \(coordinator.presentationStyle == .none)",
        "interactive \(coordinator.initiallyInteractive) \(coordinator.isInteractive)",
        "interruptible \(coordinator.isInterruptible)",
        "\(coordinator.percentComplete) velocity \(coordinator.completionVelocity)",
        "curve \(coordinator.completionCurve == .easeInOut)",
      ]
    }
    test.environment.settle()

    #expect(
      facts == [
        "animated true 0.3", "style true", "interactive false false", "interruptible false",
        "0.0 velocity 1.0", "curve true", "1.0 cancelled false",
      ])
  }

  @Test func `X11 a size transition has no two controllers, a push has`() throws {
    var none = true
    let test = turn { coordinator in
      none =
        coordinator.viewController(forKey: .from) == nil
        && coordinator.viewController(forKey: .to) == nil && coordinator.view(forKey: .to) == nil
    }
    test.environment.settle()
    let stack = TestWindow { UINavigationController(rootViewController: controller("a")) }
    let navigation = try #require(stack.root as? UINavigationController)
    stack.environment.perform { navigation.pushViewController(controller("b"), animated: true) }
    let push = try #require(navigation.transitionCoordinator)

    #expect(none)
    #expect(push.viewController(forKey: .from)?.identifier == "a")
    #expect(push.viewController(forKey: .to)?.identifier == "b")
  }

  @Test func `X15 showing a column has a coordinator`() throws {
    let test = TestWindow("ipad_9_7") {
      let split = UISplitViewController(style: .doubleColumn)
      split.setViewController(controller("primary"), for: .primary)
      split.setViewController(controller("secondary"), for: .secondary)
      return split
    }
    let split = try #require(test.root as? UISplitViewController)
    split.hide(.primary)
    test.environment.settle()

    split.show(.primary)
    let during = split.transitionCoordinator != nil
    test.environment.settle()

    #expect(during)
    #expect(split.transitionCoordinator == nil)
  }
}
