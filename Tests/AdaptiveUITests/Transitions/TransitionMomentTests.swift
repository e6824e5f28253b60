import AdaptiveUI
import Foundation
import Testing

/// Rules C10–C23 word by word: what everybody sees at each moment of a size transition.
@MainActor struct TransitionMomentTests {
  private func pair(_ chronicle: Chronicle) -> UIViewController {
    let root = Chronicler(chronicle, "root")
    root.adopt(Chronicler(chronicle, "child"))
    return root
  }

  private func turn(_ test: TestWindow) {
    test.scene.turnDevice(1)
    test.environment.settle()
  }

  @Test(arguments: UIKitEra.allCases)
  func `C10 C18 child and container see old traits and bounds until all is announced`(
    era: UIKitEra
  ) {
    let chronicle = Chronicle(Chronicle.transitions.union(["will layout", "did layout"])) {
      "\($0.extent) \($0.classes)"
    }
    final class Ending: Chronicler {
      override func viewWillTransition(
        to size: CGSize, with coordinator: any UIViewControllerTransitionCoordinator
      ) {
        super.viewWillTransition(to: size, with: coordinator)
        coordinator.animate(alongsideTransition: nil) { [self] _ in
          chronicle.lines.append("completion \(extent)")
        }
      }
    }
    let test = TestWindow(era: era) {
      let root = Ending(chronicle, "root")
      root.adopt(Chronicler(chronicle, "child"))
      return root
    }
    _ = chronicle.tear()

    turn(test)

    let (old, new) = ("375×667 CR", "667×375 CC")
    #expect(
      chronicle.lines == [
        "root will traits: \(old)", "child will traits: \(old)", "root will size: \(old)",
        "child will size: \(old)", "root traits: \(new)", "root will layout: \(new)",
        "root did layout: \(new)", "child traits: \(new)", "child will layout: \(new)",
        "child did layout: \(new)", "completion 667×375",
      ])
  }

  private final class Panel: UIView {
    var note: (String) -> Void = { _ in }
    override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
      note("view traits")
    }
    override func layoutSubviews() {
      super.layoutSubviews()
      note("view layout")
    }
  }

  @Test func `C11 all that is told of traits comes between the new size and the layout`() {
    final class Paneled: Chronicler {
      override func loadView() {
        let panel = Panel(frame: CGRect(x: 0, y: 0, width: 320, height: 480))
        panel.note = { [weak self] in self?.note($0) }
        view = panel
      }
    }
    let chronicle = Chronicle(
      ["traits", "registration", "view traits", "view registration", "will layout", "view layout"]
    ) { $0.extent }
    let test = TestWindow(era: .ios26) {
      let root = controller("root")
      root.adopt(Paneled(chronicle, "child"))
      return root
    }
    let child = test["child"]
    child.registerForTraitChanges([UITraitVerticalSizeClass.self]) {
      (object: Paneled, _: UITraitCollection) in object.note("registration")
    }
    (child.view as? Panel)?.registerForTraitChanges([UITraitVerticalSizeClass.self]) {
      (object: Panel, _: UITraitCollection) in object.note("view registration")
    }
    _ = chronicle.tear()

    turn(test)

    #expect(
      chronicle.lines
        == [
          "traits", "registration", "view traits", "view registration", "will layout",
          "view layout",
        ].map { "child \($0): 667×375" })
  }

  @Test func `C12 a size alone is told, laid out and completed, and no trait with it`() {
    let chronicle = Chronicle(Chronicle.transitions.union(Chronicle.layout))
    let test = TestWindow("ipad_9_7") { pair(chronicle) }
    var registered = 0
    test["child"].registerForTraitChanges(
      UITraitCollection.systemTraitsAffectingColorAppearance + [UITraitHorizontalSizeClass.self]
    ) { (_: UIViewController, _: UITraitCollection) in registered += 1 }
    _ = chronicle.tear()

    turn(test)

    #expect(
      chronicle.lines == [
        "root will size", "child will size", "root constraints", "root will layout",
        "root did layout", "child constraints", "child will layout", "child did layout",
      ])
    #expect(registered == 0)
  }

  @Test func `C12 traits alone are announced and told, and no size with them`() {
    final class Steady: Chronicler {
      override func size(
        forChildContentContainer container: any UIContentContainer,
        withParentContainerSize parentSize: CGSize
      ) -> CGSize { CGSize(width: 90, height: 90) }
    }
    let chronicle = Chronicle(Chronicle.transitions) { $0.classes }
    let test = TestWindow {
      let root = Steady(chronicle, "root")
      root.adopt(
        Chronicler(chronicle, "child"), frame: CGRect(x: 0, y: 0, width: 90, height: 90), mask: [])
      return root
    }
    _ = chronicle.tear()

    turn(test)

    #expect(
      chronicle.lines.filter { $0.hasPrefix("child") } == [
        "child will traits: CR", "child traits: CC",
      ])
  }

  @Test(arguments: [false, true])
  func `C15 who forwards by hand tells its children, and who does not still lays them out`(
    isForwarding: Bool
  ) {
    final class Container: UIViewController {
      var forwards = false
      override func willTransition(
        to newCollection: UITraitCollection,
        with coordinator: any UIViewControllerTransitionCoordinator
      ) {
        guard forwards else { return }
        children.forEach { $0.willTransition(to: newCollection, with: coordinator) }
      }
      override func viewWillTransition(
        to size: CGSize, with coordinator: any UIViewControllerTransitionCoordinator
      ) {
        guard forwards else { return }
        children.forEach { $0.viewWillTransition(to: size, with: coordinator) }
      }
    }
    let chronicle = Chronicle(Chronicle.transitions.union(["did layout"])) {
      "\($0.extent) \($0.classes)"
    }
    let test = TestWindow {
      let container = Container()
      container.forwards = isForwarding
      let child = Chronicler(chronicle, "child")
      child.adopt(Chronicler(chronicle, "grandchild"))
      container.adopt(child)
      return container
    }
    _ = chronicle.tear()

    turn(test)

    let names = ["child", "grandchild"]
    let announced = ["will traits", "will size"].flatMap { moment in
      names.map { "\($0) \(moment): 375×667 CR" }
    }
    let done = names.flatMap { ["\($0) traits: 667×375 CC", "\($0) did layout: 667×375 CC"] }
    #expect(chronicle.lines == (isForwarding ? announced : []) + done)
  }

  @Test func `C18 each node in turn: traits, properties, layout`() {
    final class Updating: Chronicler {
      override func updateProperties() { note("properties") }
      override func viewWillTransition(
        to size: CGSize, with coordinator: any UIViewControllerTransitionCoordinator
      ) {
        super.viewWillTransition(to: size, with: coordinator)
        setNeedsUpdateProperties()
      }
    }
    let chronicle = Chronicle(["traits", "properties", "will layout", "did layout"])
    let test = TestWindow(era: .ios26) {
      let root = Updating(chronicle, "root")
      root.adopt(Updating(chronicle, "child"))
      return root
    }
    test.environment.settle()
    _ = chronicle.tear()

    turn(test)

    let order = ["traits", "properties", "will layout", "did layout"]
    #expect(chronicle.lines == ["root", "child"].flatMap { name in order.map { "\(name) \($0)" } })
  }

  @Test func `C20 a completion runs once, after everybody's last layout`() {
    let chronicle = Chronicle(["will layout", "did layout"])
    final class Ending: Chronicler {
      override func viewWillTransition(
        to size: CGSize, with coordinator: any UIViewControllerTransitionCoordinator
      ) {
        super.viewWillTransition(to: size, with: coordinator)
        coordinator.animate(
          alongsideTransition: { [self] _ in view.setNeedsLayout() },
          completion: { [self] in
            note("did layout")
            chronicle.lines.append("completion, cancelled \($0.isCancelled)")
          })
      }
    }
    let test = TestWindow {
      let root = Ending(chronicle, "root")
      root.adopt(Chronicler(chronicle, "child"))
      return root
    }
    _ = chronicle.tear()

    turn(test)
    turn(test)

    let once = [
      "root will layout", "root did layout", "child will layout", "child did layout",
      "root did layout", "completion, cancelled false",
    ]
    #expect(Array(chronicle.lines.prefix(once.count)) == once)
    #expect(chronicle.lines.count { $0.hasPrefix("completion") } == 1)
  }

  @Test func `C20 X13 the completion of a pull that is cancelled says so`() throws {
    let test = TestWindow { UINavigationController(rootViewController: controller("below")) }
    let navigation = try #require(test.root as? UINavigationController)
    test.act { navigation.pushViewController(controller("top"), animated: false) }
    var ends: [String] = []

    #expect(navigation.beginPull())
    navigation.transitionCoordinator?.animate(alongsideTransition: nil) {
      ends.append("cancelled \($0.isCancelled)")
    }
    navigation.transitionCoordinator?.notifyWhenInteractionChanges {
      ends.append("interaction \($0.isInteractive) cancelled \($0.isCancelled)")
    }
    navigation.pull(to: 0.4)
    navigation.endPull(cancelled: true)
    test.environment.settle()

    #expect(ends == ["interaction false cancelled true", "cancelled true"])
  }

  @Test func `C21 a bar that hides and a divider that moves lay out, and tell nobody a size`()
    throws
  {
    final class Divided: UIViewController {
      var share: CGFloat = 0.5
      override func viewWillLayoutSubviews() {
        children.first?.view.frame.size.width = view.bounds.width * share
      }
    }
    let chronicle = Chronicle(Chronicle.transitions.union(["will layout", "did layout"]))
    let test = TestWindow(era: .ios26) {
      let divided = Divided()
      divided.identifier = "divided"
      let child = Chronicler(chronicle, "child")
      child.additionalSafeAreaInsets.top = 1
      divided.adopt(child, mask: [.flexibleHeight])
      return UINavigationController(rootViewController: divided)
    }
    let navigation = try #require(test.root as? UINavigationController)
    let divided = try #require(test["divided"] as? Divided)
    _ = chronicle.tear()

    divided.share = 0.25
    divided.view.setNeedsLayout()
    test.environment.settle()
    let moved = (chronicle.tear(), test["child"].view.frame.width)
    navigation.isNavigationBarHidden = true
    test.environment.settle()

    #expect(moved == (["child will layout", "child did layout"], 375 / 4))
    #expect(chronicle.lines == ["child will layout", "child did layout"])
  }
}
