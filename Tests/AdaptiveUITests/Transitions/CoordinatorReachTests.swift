import AdaptiveUI
import Foundation
import Testing

/// Rules X01–X15 word by word: who has a coordinator, what it knows and whom it tells.
@MainActor struct CoordinatorReachTests {
  private final class Witness: UIViewController {
    var body: ((any UIViewControllerTransitionCoordinator) -> Void)?
    override func viewWillTransition(
      to size: CGSize, with coordinator: any UIViewControllerTransitionCoordinator
    ) {
      super.viewWillTransition(to: size, with: coordinator)
      body?(coordinator)
    }
  }

  private func stack() throws -> (TestWindow, UINavigationController) {
    let test = TestWindow {
      let navigation = UINavigationController(rootViewController: controller("a"))
      navigation.identifier = "nav"
      return navigation
    }
    return (test, try #require(test.root as? UINavigationController))
  }

  @Test func `X01 descendants find the coordinator of those above, and nobody has it afterwards`()
    throws
  {
    let (test, navigation) = try stack()
    test.environment.perform { test["a"].adopt(controller("inner")) }
    weak var kept: AnyObject?
    func owners() -> [String] {
      ["nav", "a", "inner"].filter { test[$0].transitionCoordinator != nil }
    }
    var seen = [owners()]

    test.environment.perform {
      navigation.pushViewController(controller("b"), animated: true)
    }
    kept = navigation.transitionCoordinator
    seen.append(owners())
    test.environment.settle()
    seen.append(owners())
    let pushed = kept == nil
    test.scene.turnDevice(1)
    kept = test.root.transitionCoordinator
    seen.append(owners())
    test.environment.settle()
    seen.append(owners())

    let all = ["nav", "a", "inner"]
    #expect(seen == [[], all, [], all, []])
    #expect(pushed)
    #expect(kept == nil)
  }

  @Test func `X01 who stands beside a transition, or above it, has no coordinator`() throws {
    let test = TestWindow {
      let (root, beside) = (controller("root"), controller("beside"))
      let navigation = UINavigationController(rootViewController: controller("a"))
      navigation.identifier = "nav"
      beside.adopt(controller("inner"))
      [navigation, beside].forEach { root.adopt($0) }
      return root
    }
    let navigation = try #require(test["nav"] as? UINavigationController)
    func owners() -> [String] {
      ["root", "nav", "a", "beside", "inner"].filter { test[$0].transitionCoordinator != nil }
    }

    test.environment.perform {
      navigation.pushViewController(controller("b"), animated: true)
    }

    #expect(owners() == ["nav", "a"])
    test.environment.settle()
    #expect(owners() == [])
  }

  @Test func `X04 what is animated alongside a turn is halfway when the turn is`() {
    let box = UIBox<UIView>()
    let test = TestWindow {
      let root = Witness()
      let made = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
      root.view.addSubview(made)
      box.value = made
      root.body = { $0.animate(alongsideTransition: { _ in made.frame.origin.x = 100 }) }
      return root
    }

    test.scene.turnDevice(1)
    var seen: [CGFloat] = []
    for time in [0.15, 0.3] {
      test.environment.advance(to: time)
      seen += [test.window.frameInFlight.width, box.value?.frameInFlight.minX ?? -1]
    }

    #expect(seen == [521, 50, 667, 100])
  }

  @Test func `X08 a resize that turns nothing has the identity as its transform`() {
    var seen: [CGAffineTransform] = []
    func root() -> UIViewController {
      let witness = Witness()
      witness.body = { seen.append($0.targetTransform) }
      return witness
    }
    let cells = TestWindow(host: terminal(80, 24), root: root)
    let pad = TestWindow("ipad_9_7", root: root)

    cells.resize(40, 12)
    pad.scene.take(.shared(.oneThird))
    pad.environment.settle()

    #expect(seen == [.identity, .identity])
  }

  @Test func `X10 X11 a push and a pop know both controllers and both views`() throws {
    let (test, navigation) = try stack()
    func facts() -> [String] {
      guard let coordinator = navigation.transitionCoordinator else { return [] }
      let keys: [(UITransitionContextViewControllerKey, UITransitionContextViewKey)] = [
        (.from, .from), (.to, .to),
      ]
      return keys.map { key, view in
        let controller = coordinator.viewController(forKey: key)
        let isOwn = controller.map { coordinator.view(forKey: view) === $0.view } == true
        return "\(controller?.identifier ?? "-") \(isOwn)"
      }
    }

    test.environment.perform { navigation.pushViewController(controller("b"), animated: true) }
    let push = facts()
    test.environment.settle()
    navigation.popViewController(animated: true)
    let pop = facts()
    test.environment.settle()

    #expect(push == ["a true", "b true"])
    #expect(pop == ["b true", "a true"])
  }

  @Test(arguments: [UIModalPresentationStyle.fullScreen, .overFullScreen])
  func `X10 X11 a presentation has the views that come and go, none that stays`(
    style: UIModalPresentationStyle
  ) {
    let stage = PresentationStage()
    let info = stage.controller(style)
    func facts() -> [String] {
      guard let coordinator = info.transitionCoordinator else { return [] }
      let views = [UITransitionContextViewKey.from, .to].map { key in
        let view = coordinator.view(forKey: key)
        return view == nil ? "none" : view === info.view ? "info" : "home"
      }
      return ["\(coordinator.presentationStyle)"] + views
    }

    stage.present(info, animated: true)
    let coming = facts()
    stage.environment.settle()
    stage.dismiss(info, animated: true)
    let going = facts()
    stage.environment.settle()

    let other = style == .fullScreen ? "home" : "none"
    #expect(coming == ["\(style)", other, "info"])
    #expect(going == ["\(style)", "info", other])
  }

  @Test(arguments: [true, false])
  func `X12 everybody who asked is told that the hand lets go, by the older name too`(
    cancelled: Bool
  ) throws {
    let (test, navigation) = try stack()
    test.act { navigation.pushViewController(controller("b"), animated: false) }
    var calls: [String] = []

    #expect(navigation.beginPull())
    let coordinator = try #require(navigation.transitionCoordinator)
    for name in ["first", "second"] {
      coordinator.notifyWhenInteractionChanges { calls.append("\(name) \($0.isInteractive)") }
    }
    coordinator.notifyWhenInteractionEnds { calls.append("older \($0.isInteractive)") }
    let before = (coordinator.isInteractive, coordinator.initiallyInteractive)
    navigation.pull(to: 0.5)
    let pulled = calls
    navigation.endPull(cancelled: cancelled)
    let after = (coordinator.isInteractive, coordinator.initiallyInteractive)
    test.environment.settle()

    #expect(before == (true, true))
    #expect(after == (false, true))
    #expect(pulled == [])
    #expect(calls == ["first false", "second false", "older false"])
  }

  @Test func `X12 a transition without a hand tells nobody of a hand`() throws {
    let (test, navigation) = try stack()
    var calls = 0
    test.environment.perform { navigation.pushViewController(controller("b"), animated: true) }
    navigation.transitionCoordinator?.notifyWhenInteractionChanges { _ in calls += 1 }

    test.environment.settle()

    #expect(calls == 0)
  }

  @Test func `X13 C41 the handlers run before the controllers are turned around`() throws {
    let chronicle = Chronicle(Chronicle.appearance.subtracting(["is appearing"]))
    let test = TestWindow {
      UINavigationController(rootViewController: Chronicler(chronicle, "a"))
    }
    let navigation = try #require(test.root as? UINavigationController)
    test.act { navigation.pushViewController(Chronicler(chronicle, "b"), animated: false) }
    _ = chronicle.tear()

    #expect(navigation.beginPull())
    navigation.transitionCoordinator?.notifyWhenInteractionChanges {
      chronicle.lines.append("handler \($0.isCancelled)")
    }
    navigation.endPull(cancelled: true)
    test.environment.settle()

    #expect(
      chronicle.lines == [
        "b will disappear", "a will appear", "handler true", "a will disappear",
        "a did disappear", "b will appear", "b did appear",
      ])
  }

  @Test func `X15 columns that hide and the delegate's will-calls have a coordinator`() {
    final class Listener: UISplitViewControllerDelegate {
      var received: [String] = []
      func splitViewController(
        _ svc: UISplitViewController, willShow column: UISplitViewController.Column
      ) { received.append("show \(svc.transitionCoordinator != nil)") }
      func splitViewController(
        _ svc: UISplitViewController, willHide column: UISplitViewController.Column
      ) { received.append("hide \(svc.transitionCoordinator != nil)") }
    }
    let (test, split) = openSplit(120)
    let listener = Listener()
    split.delegate = listener
    var during: [Bool] = []

    test.environment.perform { split.hide(.primary) }
    during.append(split.transitionCoordinator != nil)
    test.environment.settle()
    test.environment.perform { split.show(.primary) }
    during.append(split.transitionCoordinator != nil)
    test.environment.settle()

    #expect(during == [true, true])
    #expect(listener.received == ["hide true", "show true"])
    #expect(split.transitionCoordinator == nil)
  }
}
