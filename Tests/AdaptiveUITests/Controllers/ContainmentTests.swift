import AdaptiveUI
import Foundation
import Testing

/// Rules C29–C36 to their last word: children that come, go, and are exchanged.
@MainActor struct ContainmentTests {
  private static let whole = Chronicle.moves.union(Chronicle.appearance).union(Chronicle.layout)

  private func parent(_ test: TestWindow, of child: UIViewController) -> String {
    child.parent?.identifier ?? "none"
  }

  @Test func `C29 a child has left its old parent before it hears of the new one`() {
    let chronicle = Chronicle(Chronicle.moves) { $0.parent?.identifier ?? "nobody's" }
    let (first, second) = (controller("first"), controller("second"))
    let child = Chronicler(chronicle)
    first.addChild(child)
    child.didMove(toParent: first)
    _ = chronicle.tear()

    second.addChild(child)
    child.didMove(toParent: second)

    #expect(Array(chronicle.lines.suffix(2)) == ["will move: nobody's", "did move: second"])
    #expect(first.children == [])
    #expect(second.children == [child])
  }

  @Test func `C30 a child embedded at the start hears both moves before it appears`() {
    final class Embedding: UIViewController {
      let chronicle: Chronicle
      init(_ chronicle: Chronicle) {
        self.chronicle = chronicle
        super.init(nibName: nil, bundle: nil)
      }
      required init?(coder: NSCoder) { nil }
      override func viewDidLoad() { adopt(Chronicler(chronicle)) }
    }
    let chronicle = Chronicle(Self.whole.subtracting(["is appearing"]))

    _ = TestWindow { Embedding(chronicle) }

    #expect(
      chronicle.lines == [
        "will move", "did move", "will appear", "constraints", "will layout", "did layout",
        "did appear",
      ])
  }

  @Test func `C31 the new child is laid out between its will and its did`() {
    let chronicle = Chronicle(Self.whole.subtracting(["is appearing"]))
    let test = TestWindow {
      let root = controller("root")
      root.adopt(Chronicler(chronicle, "old"))
      return root
    }
    _ = chronicle.tear()
    let old = test["old"]

    test.act {
      let new = Chronicler(chronicle, "new")
      test.root.addChild(new)
      old.willMove(toParent: nil)
      test.root.transition(from: old, to: new, duration: 0.5, animations: nil) { _ in
        new.didMove(toParent: test.root)
        old.removeFromParent()
      }
    }

    #expect(
      chronicle.lines == [
        "new will move", "old will move", "old will disappear", "new will appear",
        "new constraints", "new will layout", "new did layout", "new did appear",
        "old did disappear", "new did move", "old did move",
      ])
  }

  private final class Manual: UIViewController {
    override var shouldAutomaticallyForwardAppearanceMethods: Bool { false }
  }

  @Test func `C32 a container that forwards by hand cannot exchange, and nothing changes`() {
    let test = TestWindow {
      let root = controller("root") { Manual() }
      root.adopt(controller("old"))
      return root
    }
    var breaches: [String] = []
    test.environment.breachHandler = { breaches.append("\($0.name) \($0.rule)") }
    let new = controller("new")

    test.act {
      test.root.addChild(new)
      test.root.transition(from: test["old"], to: new, duration: 0, animations: nil)
    }

    #expect(breaches == ["NSInvalidArgumentException C32"])
    #expect(test.root.view.subviews == [test["old"].view])
  }

  @Test func `C32 the old view stays until the end of the exchange, where it was`() {
    let place = CGRect(x: 10, y: 20, width: 100, height: 100)
    let test = TestWindow {
      let root = controller("root")
      let frame = UIView(frame: place)
      frame.accessibilityIdentifier = "frame"
      root.view.addSubview(frame)
      let old = controller("old")
      root.addChild(old)
      frame.addSubview(old.view)
      old.didMove(toParent: root)
      return root
    }
    let (old, new) = (test["old"], controller("new"))
    let frame = old.view.superview
    test.environment.perform {
      test.root.addChild(new)
      test.root.transition(from: old, to: new, duration: 0.4, animations: nil)
    }
    let during = [old, new].map { $0.view.superview === frame }
    test.environment.settle()

    #expect(during == [true, true])
    #expect(frame?.subviews.map { $0 === new.view } == [true])
  }

  @Test func `C33 begin and end by hand send what automatic forwarding sends, both ways`() {
    func story(isManual: Bool) -> [String] {
      let chronicle = Chronicle(Chronicle.appearance)
      let test = TestWindow(era: .ios26) {
        let root = isManual ? Manual() : UIViewController()
        root.adopt(Chronicler(chronicle, "child"))
        return root
      }
      let child = test["child"]
      guard isManual else {
        test.act {
          child.willMove(toParent: nil)
          child.view.removeFromSuperview()
          child.removeFromParent()
        }
        return chronicle.lines
      }
      for isAppearing in [true, false] {
        child.beginAppearanceTransition(isAppearing, animated: false)
        child.endAppearanceTransition()
      }
      child.view.removeFromSuperview()
      return chronicle.lines
    }

    let automatic = story(isManual: false)
    #expect(
      automatic == [
        "child will appear", "child is appearing", "child did appear", "child will disappear",
        "child did disappear",
      ])
    #expect(story(isManual: true) == automatic)
  }

  private static func flags(_ controller: UIViewController) -> String {
    let all = [
      ("to parent", controller.isMovingToParent), ("from parent", controller.isMovingFromParent),
      ("presented", controller.isBeingPresented), ("dismissed", controller.isBeingDismissed),
    ]
    return all.filter(\.1).map(\.0).joined(separator: ", ")
  }

  private let flagged = Chronicle(
    Chronicle.appearance.subtracting(["is appearing"]), sight: Self.flags)

  @Test func `C36 a child that is added or removed by hand is moving while it appears`() {
    let test = TestWindow { controller("root") }
    let child = test.environment.perform { Chronicler(flagged) }

    test.act { test.root.adopt(child) }
    let added = flagged.tear()
    test.act {
      child.willMove(toParent: nil)
      child.view.removeFromSuperview()
      child.removeFromParent()
    }

    #expect(added == ["will appear: to parent", "did appear: to parent"])
    #expect(flagged.lines == ["will disappear: from parent", "did disappear: from parent"])
    #expect(Self.flags(child) == "")
  }

  @Test func `C36 a child that only hides and shows moves nowhere`() throws {
    let test = TestWindow {
      let tabs = UITabBarController()
      tabs.viewControllers = [Chronicler(flagged, "a"), controller("b")]
      return tabs
    }
    let tabs = try #require(test.root as? UITabBarController)
    _ = flagged.tear()

    test.act { tabs.selectedIndex = 1 }
    test.act { tabs.selectedIndex = 0 }

    #expect(
      flagged.lines == [
        "a will disappear: ", "a did disappear: ", "a will appear: ", "a did appear: ",
      ])
  }

  @Test func `C36 exchanged children and turned pages move while they come and go`() throws {
    let test = TestWindow {
      let root = controller("root")
      root.adopt(Chronicler(flagged, "old"))
      return root
    }
    _ = flagged.tear()
    let old = test["old"]
    test.act {
      let new = Chronicler(flagged, "new")
      test.root.addChild(new)
      old.willMove(toParent: nil)
      test.root.transition(from: old, to: new, duration: 0.5, animations: nil) { _ in
        new.didMove(toParent: test.root)
        old.removeFromParent()
      }
    }
    let exchanged = flagged.tear()
    let other = TestWindow {
      let pages = UIPageViewController(
        transitionStyle: .scroll, navigationOrientation: .horizontal)
      pages.setViewControllers([Chronicler(flagged, "one")], direction: .forward, animated: false)
      return pages
    }
    let pages = try #require(other.root as? UIPageViewController)
    _ = flagged.tear()
    other.act {
      pages.setViewControllers([Chronicler(flagged, "two")], direction: .forward, animated: true)
    }

    #expect(
      exchanged == [
        "old will disappear: from parent", "new will appear: to parent",
        "new did appear: to parent", "old did disappear: from parent",
      ])
    #expect(
      flagged.lines == [
        "two will appear: to parent", "one will disappear: from parent",
        "two did appear: to parent", "one did disappear: from parent",
      ])
  }

  @Test(arguments: [true, false])
  func `C36 a presented controller knows, its presenter does not move`(animated: Bool) {
    let stage = PresentationStage(home: { Chronicler(flagged) })
    _ = flagged.tear()
    let info = stage.environment.perform { Chronicler(flagged, "info") }
    info.modalPresentationStyle = .fullScreen

    stage.present(info, animated: animated)
    stage.environment.settle()
    let presented = flagged.tear()
    stage.dismiss(info, animated: animated)
    stage.environment.settle()

    #expect(
      presented == [
        "home will disappear: ", "info will appear: presented", "info did appear: presented",
        "home did disappear: ",
      ])
    #expect(
      flagged.lines == [
        "info will disappear: dismissed", "home will appear: ", "home did appear: ",
        "info did disappear: dismissed",
      ])
    #expect(Self.flags(info) == "")
  }
}
