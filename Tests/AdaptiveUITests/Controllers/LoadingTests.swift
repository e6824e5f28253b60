import AdaptiveUI
import Foundation
import Testing

/// Rules C01–C07 to their last word: loading, a whole appearance, and launches.
@MainActor struct LoadingTests {
  @Test func `C01 only the first use loads: loadView, then viewDidLoad, each once`() {
    let chronicle = Chronicle(["load", "did load"])
    let (first, second) = Environment().perform {
      (Chronicler(chronicle, "a"), Chronicler(chronicle, "b"))
    }

    let untouched = [first.isViewLoaded, first.viewIfLoaded != nil]
    let early = chronicle.tear()
    first.loadViewIfNeeded()
    let needed = chronicle.tear()
    first.loadViewIfNeeded()
    _ = (first.view, second.view, second.view)

    #expect(untouched == [false, false])
    #expect(early == [])
    #expect(needed == ["a load", "a did load"])
    #expect(chronicle.lines == ["b load", "b did load"])
    #expect(first.viewIfLoaded === first.view)
  }

  @Test func `C01 a loadView of one's own needs no super`() {
    final class Own: UIViewController {
      let made = UIView(frame: CGRect(x: 0, y: 0, width: 12, height: 34))
      override func loadView() { view = made }
    }
    let own = Environment().perform { Own() }

    #expect(own.view === own.made)
    #expect(own.view.bounds.size == CGSize(width: 12, height: 34))
  }

  private final class Canvas: UIView {
    var note: () -> Void = {}
    override func draw(_ rect: CGRect) { note() }
  }

  private final class Painted: Chronicler {
    override func loadView() {
      let canvas = Canvas(frame: CGRect(x: 0, y: 0, width: 320, height: 480))
      canvas.note = { [weak self] in self?.note("draw") }
      view = canvas
    }
  }

  @Test func `C02 C03 hierarchy, traits and geometry change between will appear and is appearing`()
    throws
  {
    let chronicle = Chronicle { "\($0.extent) \($0.classes) in window \($0.view.window != nil)" }
    let test = TestWindow("iphone_x", era: .ios26) {
      UINavigationController(rootViewController: controller("first"))
    }
    let navigation = try #require(test.root as? UINavigationController)
    navigation.traitOverrides.horizontalSizeClass = .regular
    test.environment.settle()

    test.environment.perform {
      navigation.pushViewController(Painted(chronicle), animated: true)
    }
    let started = chronicle.tear().filter {
      !$0.hasPrefix("will move") && !$0.hasPrefix("constraints")
    }
    test.environment.advance(to: 0.1)
    let underway = chronicle.tear()
    test.environment.settle()

    let (old, new) = ("320×480 CR in window false", "375×812 RR in window true")
    #expect(
      started == [
        "did load: \(old)", "will appear: \(old)", "traits: \(new)", "safe area: \(new)",
        "margins: \(new)", "is appearing: \(new)", "will layout: \(new)", "did layout: \(new)",
        "draw: \(new)",
      ])
    #expect(underway == [])
    #expect(chronicle.lines.first == "did appear: \(new)")
  }

  @Test func `C03 each appearance is appearing once, also without anything to lay out`() throws {
    let chronicle = Chronicle(Chronicle.appearance)
    let test = TestWindow(era: .ios26) {
      UINavigationController(rootViewController: Chronicler(chronicle, "a"))
    }
    let navigation = try #require(test.root as? UINavigationController)
    let launch = chronicle.tear()

    test.act { navigation.pushViewController(controller("b"), animated: true) }
    test.act { navigation.popViewController(animated: true) }
    let comeBack = chronicle.tear()
    test.root.view.setNeedsLayout()
    navigation.topViewController?.view.setNeedsLayout()
    test.environment.settle()
    let laidOut = chronicle.tear()
    // Nobody runs an update cycle here, so there is no layout.
    navigation.topViewController?.beginAppearanceTransition(false, animated: false)
    navigation.topViewController?.endAppearanceTransition()
    navigation.topViewController?.beginAppearanceTransition(true, animated: false)
    navigation.topViewController?.endAppearanceTransition()

    let appears = ["a will appear", "a is appearing", "a did appear"]
    #expect(launch == appears)
    #expect(comeBack == ["a will disappear", "a did disappear"] + appears)
    #expect(laidOut == [])
    #expect(chronicle.lines == ["a will disappear", "a did disappear"] + appears)
  }

  @Test func `C04 what joins when a presented view will appear runs along, and ends with it`() {
    final class Joining: UIViewController {
      var calls: [String] = []
      private func join(_ moment: String) {
        let isQueued = transitionCoordinator?.animate(
          alongsideTransition: { [self] _ in calls.append("\(moment) alongside") },
          completion: { [self] _ in calls.append("\(moment) completion") })
        calls.append("\(moment) \(isQueued == true)")
      }
      override func viewWillAppear(_ animated: Bool) { join("will appear") }
      override func viewIsAppearing(_ animated: Bool) { join("is appearing") }
      override func viewDidAppear(_ animated: Bool) { calls.append("did appear") }
    }
    let stage = PresentationStage()
    let joining = stage.environment.perform { Joining() }
    joining.modalPresentationStyle = .fullScreen

    stage.present(joining, animated: true)
    stage.environment.settle()

    #expect(
      joining.calls.filter { $0 != "is appearing completion" } == [
        "will appear true", "is appearing false", "will appear alongside", "did appear",
        "will appear completion",
      ])
  }

  @Test func `C05 a layout comes before did appear, and one more for each request`() {
    final class Asking: Chronicler {
      var turns = 2
      override func viewDidLayoutSubviews() {
        super.viewDidLayoutSubviews()
        guard turns > 0 else { return }
        turns -= 1
        view.setNeedsLayout()
      }
    }
    let chronicle = Chronicle(["is appearing", "will layout", "did layout", "did appear"])

    _ = TestWindow(era: .ios26) { Asking(chronicle) }

    let pass = ["will layout", "did layout"]
    #expect(chronicle.lines == ["is appearing"] + pass + pass + pass + ["did appear"])
  }

  @Test(
    arguments: ["iphone_8", "iphone_x", "ipad_9_7"],
    [UIInterfaceOrientation.portrait, .landscapeLeft])
  func `C06 no launch tells anybody of traits or sizes, however deep`(
    device: String, orientation: UIInterfaceOrientation
  ) throws {
    let host = WindowHost.device(try #require(Device.all.first { $0.id == device }))
    let environment = Environment(era: .ios26, host: host)
    environment.hold(orientation)
    let chronicle = Chronicle(
      Chronicle.transitions.union(Chronicle.appearance).union([
        "did load", "will layout", "did layout",
      ]))

    let test = TestWindow(environment: environment) {
      let tabs = UITabBarController()
      let content = Chronicler(chronicle, "content")
      content.adopt(controller("child"))
      tabs.viewControllers = [UINavigationController(rootViewController: content)]
      return tabs
    }
    test.environment.settle()

    let names = test.environment.recorder.steps.flatMap(\.events).map(\.name)
    #expect(!names.contains { $0.contains("ransition(to") || $0.contains("traitCollection") })
    let first = ["did load", "will appear", "is appearing", "will layout", "did layout"]
    #expect(Array(chronicle.lines.prefix(5)) == first.map { "content \($0)" })
    #expect(chronicle.lines.last == "content did appear")
    #expect(chronicle.lines.count { $0.hasSuffix("appear") } == 2)
    #expect(test.scene.interfaceOrientation == orientation)
  }

  @Test(arguments: UIKitEra.allCases)
  func `C07 C08 a launch of a root for landscape alone begins upright, and hears of no size`(
    era: UIKitEra
  ) {
    final class Landscape: Chronicler {
      override var supportedInterfaceOrientations: UIInterfaceOrientationMask { .landscape }
    }
    let chronicle = Chronicle(
      Chronicle.transitions.union(["did load", "will appear", "will layout", "did appear"])
    ) { "\($0.extent) \($0.classes)" }

    _ = TestWindow(era: era) { Landscape(chronicle) }

    // In iOS 8 a new object has no traits yet, and its first insertion is told.
    let (early, first) =
      era == .ios26 ? ("375×667 CR", []) : ("375×667 ––", ["traits: 667×375 CC"])
    #expect(
      chronicle.lines.filter { era == .ios26 || !$0.hasPrefix("traits: 375") } == [
        "did load: \(early)", "will appear: \(early)",
        "will traits: \(early)", era == .ios26 ? "traits: 667×375 CC" : first[0],
        "will layout: 667×375 CC", "did appear: 667×375 CC",
      ])
  }
}
