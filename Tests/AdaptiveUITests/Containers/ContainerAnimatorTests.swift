import AdaptiveUI
import Foundation
import Testing

/// Rule C52: animators of the program's own in stacks and tabs.
@MainActor struct ContainerAnimatorTests {
  /// Lets the new view grow visible over the old one, in half a second.
  final class Fade: UIViewControllerAnimatedTransitioning {
    var seen: [String] = []
    var completes = true

    func transitionDuration(
      using transitionContext: (any UIViewControllerContextTransitioning)?
    ) -> TimeInterval { 0.5 }

    func animateTransition(using transitionContext: any UIViewControllerContextTransitioning) {
      let context = transitionContext
      guard let old = context.viewController(forKey: .from),
        let new = context.viewController(forKey: .to), let view = context.view(forKey: .to)
      else { return }
      seen += [
        "\(old.identifier ?? "") → \(new.identifier ?? "")",
        "from is in the container: \(old.view.superview === context.containerView)",
        "container \(Self.text(context.containerView.frame))",
        "from \(Self.text(context.initialFrame(for: old))) \(Self.text(context.finalFrame(for: old)))",
        "to \(Self.text(context.initialFrame(for: new))) \(Self.text(context.finalFrame(for: new)))",
      ]
      view.frame = context.finalFrame(for: new)
      view.alpha = 0
      context.containerView.addSubview(view)
      UIView.animate(withDuration: 0.5) {
        view.alpha = 1
      } completion: { _ in
        context.completeTransition(self.completes && !context.transitionWasCancelled)
      }
    }

    func animationEnded(_ transitionCompleted: Bool) { seen.append("ended \(transitionCompleted)") }

    private static func text(_ rect: CGRect) -> String {
      [rect.minX, rect.minY, rect.width, rect.height].map { String(Int($0)) }
        .joined(separator: " ")
    }
  }

  final class Supplier: UINavigationControllerDelegate, UITabBarControllerDelegate {
    let fade = Fade()
    var hand: UIPercentDrivenInteractiveTransition?
    var asked: [String] = []

    func navigationController(
      _ navigationController: UINavigationController,
      animationControllerFor operation: UINavigationController.Operation,
      from fromVC: UIViewController, to toVC: UIViewController
    ) -> (any UIViewControllerAnimatedTransitioning)? {
      asked.append("\(operation) \(fromVC.identifier ?? "") → \(toVC.identifier ?? "")")
      return fade
    }
    func navigationController(
      _ navigationController: UINavigationController,
      interactionControllerFor animationController: any UIViewControllerAnimatedTransitioning
    ) -> (any UIViewControllerInteractiveTransitioning)? { hand }
    func navigationController(
      _ navigationController: UINavigationController, didShow viewController: UIViewController,
      animated: Bool
    ) { asked.append("did show \(viewController.identifier ?? "")") }
    func tabBarController(
      _ tabBarController: UITabBarController,
      animationControllerForTransitionFrom fromVC: UIViewController, to toVC: UIViewController
    ) -> (any UIViewControllerAnimatedTransitioning)? {
      asked.append("\(fromVC.identifier ?? "") → \(toVC.identifier ?? "")")
      return fade
    }
    func tabBarController(
      _ tabBarController: UITabBarController,
      interactionControllerFor animationController: any UIViewControllerAnimatedTransitioning
    ) -> (any UIViewControllerInteractiveTransitioning)? { hand }
  }

  private let supplier = Supplier()

  private func openStack() throws -> (test: TestWindow, stack: UINavigationController) {
    let test = TestWindow {
      let navigation = UINavigationController(rootViewController: controller("A"))
      navigation.identifier = "nav"
      navigation.navigationBar.isTranslucent = false
      navigation.delegate = supplier
      return navigation
    }
    supplier.asked = []
    return (test, try #require(test.root as? UINavigationController))
  }

  private func openTabs() throws -> (test: TestWindow, tabs: UITabBarController) {
    let test = TestWindow {
      let tabs = UITabBarController()
      tabs.identifier = "tabs"
      tabs.viewControllers = [controller("A"), controller("B")]
      tabs.delegate = supplier
      return tabs
    }
    return (test, try #require(test.root as? UITabBarController))
  }

  private func story(_ test: TestWindow) -> [String] {
    test.lines().filter { $0.contains("ppear") || $0.contains("Move(") }
  }

  private func begin(_ test: TestWindow, _ body: () -> Void) {
    test.environment.recorder.begin(.container, "")
    test.environment.perform(body)
  }

  private func advance(_ test: TestWindow, _ seconds: TimeInterval) {
    test.environment.advance(to: test.environment.animations.now + seconds)
  }

  @Test func `C52 a push is shown by the delegate's animator, below the bar`() throws {
    let (test, stack) = try openStack()

    begin(test) { stack.pushViewController(controller("B"), animated: true) }
    let duration = stack.transitionCoordinator?.transitionDuration
    let room = try #require(test["B"].view.superview)
    let order = stack.view.subviews
    advance(test, 0.25)
    let half = (test["B"].view.alphaInFlight, stack.transitionCoordinator != nil)
    advance(test, 0.25)

    #expect(supplier.asked == ["push A → B", "did show B"])
    #expect(duration == 0.5)
    #expect(order.prefix(2) == [room, stack.navigationBar])
    #expect(half == (0.5, true))
    #expect(
      supplier.fade.seen == [
        "A → B", "from is in the container: true", "container 0 0 375 667",
        "from 0 74 375 593 0 0 0 0", "to 0 0 0 0 0 74 375 593", "ended true",
      ])
    #expect(
      story(test) == [
        "B willMove(toParent:) → nav", "A viewWillDisappear(_:)", "B viewWillAppear(_:)",
        "B viewIsAppearing(_:)", "A viewDidDisappear(_:)", "B viewDidAppear(_:)",
        "B didMove(toParent:) → nav",
      ])
    #expect(stack.transitionCoordinator == nil)
    #expect(test["B"].view.superview === stack.view)
    #expect(room.superview == nil)
    #expect(!test["A"].isViewLoaded || test["A"].view.window == nil)
  }

  @Test func `C52 a pop and a new stack ask for animators, a change without animation does not`()
    throws
  {
    let (test, stack) = try openStack()
    begin(test) { stack.pushViewController(controller("B"), animated: false) }
    #expect(supplier.asked == ["did show B"])

    begin(test) { stack.popViewController(animated: true) }
    test.environment.settle()
    begin(test) { stack.setViewControllers([controller("C")], animated: true) }
    test.environment.settle()

    #expect(
      supplier.asked == [
        "did show B", "pop B → A", "did show A", "push A → C", "did show C",
      ])
    #expect(stack.view.subviews.first === stack.topViewController?.view)
  }

  @Test func `C52 a transition that does not complete leaves the stack as it was`() throws {
    let (test, stack) = try openStack()
    supplier.fade.completes = false

    begin(test) { stack.pushViewController(controller("B"), animated: true) }
    advance(test, 0.5)

    #expect(stack.viewControllers.map(\.identifier) == ["A"])
    #expect(test["A"].view.superview === stack.view)
    #expect(test["A"].view.frame == CGRect(x: 0, y: 74, width: 375, height: 593))
    #expect(
      story(test) == [
        "B willMove(toParent:) → nav", "A viewWillDisappear(_:)", "B viewWillAppear(_:)",
        "B viewIsAppearing(_:)", "B viewWillDisappear(_:)", "B viewDidDisappear(_:)",
        "A viewWillAppear(_:)", "B didMove(toParent:) → nil", "A viewIsAppearing(_:)",
        "A viewDidAppear(_:)",
      ])
    #expect(supplier.asked == ["push A → B"])
  }

  @Test func `C52 X12 a hand of the delegate drives a pop and may take it back`() throws {
    let (test, stack) = try openStack()
    test.act { stack.pushViewController(controller("B"), animated: false) }
    let hand = UIPercentDrivenInteractiveTransition()
    supplier.hand = hand

    begin(test) { stack.popViewController(animated: true) }
    let isInteractive = stack.transitionCoordinator?.isInteractive
    hand.update(0.5)
    let half = test["A"].view.alphaInFlight
    hand.cancel()
    test.environment.settle()

    #expect(isInteractive == true)
    #expect(half == 0.5)
    #expect(stack.viewControllers.map(\.identifier) == ["A", "B"])
    #expect(test["B"].view.superview === stack.view)

    begin(test) { stack.popViewController(animated: true) }
    hand.finish()
    test.environment.settle()

    #expect(stack.viewControllers.map(\.identifier) == ["A"])
  }

  @Test func `C52 the next change of the stack ends a transition that runs`() throws {
    let (test, stack) = try openStack()

    begin(test) {
      stack.pushViewController(controller("B"), animated: true)
      stack.pushViewController(controller("C"), animated: true)
    }
    test.environment.settle()

    #expect(supplier.asked == ["push A → B", "did show B", "push B → C", "did show C"])
    #expect(supplier.fade.seen.filter { $0.hasPrefix("ended") } == ["ended true", "ended true"])
    #expect(stack.view.subviews.first === stack.topViewController?.view)
    #expect(stack.viewControllers.map(\.identifier) == ["A", "B", "C"])
  }

  @Test func `C42 C52 the way to another tab is shown by the delegate's animator`() throws {
    let (test, tabs) = try openTabs()

    begin(test) { tabs.selectedIndex = 1 }
    advance(test, 0.25)
    let half = (test["B"].view.alphaInFlight, tabs.transitionCoordinator?.transitionDuration)
    advance(test, 0.25)

    #expect(half == (0.5, 0.5))
    #expect(supplier.asked == ["A → B"])
    #expect(
      supplier.fade.seen == [
        "A → B", "from is in the container: true", "container 0 0 375 667",
        "from 0 0 375 667 0 0 0 0", "to 0 0 0 0 0 0 375 667", "ended true",
      ])
    #expect(
      story(test) == [
        "B viewWillAppear(_:)", "A viewWillDisappear(_:)", "B viewIsAppearing(_:)",
        "A viewDidDisappear(_:)", "B viewDidAppear(_:)",
      ])
    #expect(tabs.transitionCoordinator == nil)
    #expect(tabs.view.subviews == [test["B"].view, tabs.tabBar])
    #expect(test["B"].view.safeAreaInsets.bottom == 49)
  }

  @Test func `C52 X13 a way to another tab that is cancelled selects the old one again`() throws {
    let (test, tabs) = try openTabs()
    let hand = UIPercentDrivenInteractiveTransition()
    supplier.hand = hand

    begin(test) { tabs.selectAsUser(1) }
    let during = tabs.selectedIndex
    hand.update(0.4)
    hand.cancel()
    test.environment.settle()

    #expect(during == 1)
    #expect(tabs.selectedIndex == 0)
    #expect(tabs.view.subviews == [test["A"].view, tabs.tabBar])
    #expect(story(test).last == "A viewDidAppear(_:)")
  }
}
