import AdaptiveUI
import Foundation
import Testing

/// Rules C02–C35: the order of callbacks when something appears, changes its size or comes in.
@MainActor struct CallbackOrderTests {
  private final class Box: UIView {
    var note: (() -> Void)?
    override func draw(_ rect: CGRect) { note?() }
  }

  private final class Witness: UIViewController {
    var calls: [String] = []
    var layoutsToAskFor = 0
    override func loadView() {
      let box = Box(frame: CGRect(x: 0, y: 0, width: 320, height: 480))
      box.note = { [weak self] in self?.calls.append("draw") }
      view = box
    }
    override func viewWillAppear(_ animated: Bool) {
      calls.append("will appear, in window \(view.window != nil)")
    }
    override func viewSafeAreaInsetsDidChange() { calls.append("safe area") }
    override func viewIsAppearing(_ animated: Bool) {
      calls.append("is appearing \(view.bounds.width)")
    }
    override func viewWillLayoutSubviews() { calls.append("will layout") }
    override func viewDidLayoutSubviews() {
      calls.append("did layout")
      guard layoutsToAskFor > 0 else { return }
      layoutsToAskFor -= 1
      view.setNeedsLayout()
    }
    override func viewDidAppear(_ animated: Bool) { calls.append("did appear") }
  }

  @Test func `C02 an appearance: hierarchy, geometry, appearing, layout, display, appeared`() {
    let test = TestWindow("iphone_x") { Witness() }

    #expect(
      (test.root as? Witness)?.calls == [
        "will appear, in window false", "safe area", "is appearing 375.0", "will layout",
        "did layout", "draw", "did appear",
      ])
  }

  @Test
  func `C05 layouts run as often as they are asked for, once at least before the view did appear`()
  {
    let test = TestWindow {
      let witness = Witness()
      witness.layoutsToAskFor = 2
      return witness
    }

    let calls = (test.root as? Witness)?.calls ?? []
    let appeared = calls.firstIndex(of: "did appear") ?? 0
    #expect(calls.filter { $0 == "will layout" }.count == 3)
    #expect(calls[..<appeared].contains("did layout"))
  }

  @Test func `C04 closures join a transition when the view will appear, not when it is appearing`()
    throws
  {
    final class Joining: UIViewController {
      var joined: [Bool?] = []
      private func join() {
        joined.append(transitionCoordinator?.animate(alongsideTransition: { _ in }))
      }
      override func viewWillAppear(_ animated: Bool) { join() }
      override func viewIsAppearing(_ animated: Bool) { join() }
    }
    let test = TestWindow { UINavigationController(rootViewController: controller("first")) }
    let navigation = try #require(test.root as? UINavigationController)
    let joining = test.environment.perform { Joining() }

    navigation.pushViewController(joining, animated: true)
    test.environment.settle()

    #expect(joining.joined == [true, false])
  }

  private final class Landscape: UIViewController {
    var calls: [String] = []
    private func note(_ name: String) {
      let size = view.bounds.size
      calls.append("\(name) \(Int(size.width))×\(Int(size.height))")
    }
    override var supportedInterfaceOrientations: UIInterfaceOrientationMask { .landscape }
    override func viewWillAppear(_ animated: Bool) { note("will appear") }
    override func willTransition(
      to newCollection: UITraitCollection,
      with coordinator: any UIViewControllerTransitionCoordinator
    ) { note("will transition to \(newCollection.verticalSizeClass)") }
    override func viewWillTransition(
      to size: CGSize, with coordinator: any UIViewControllerTransitionCoordinator
    ) { note("size") }
    override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
      if let previousTraitCollection {
        note("traits from \(previousTraitCollection.verticalSizeClass)")
      }
    }
    override func viewDidLayoutSubviews() { note("layout") }
    override func viewDidAppear(_ animated: Bool) { note("did appear") }
  }

  @Test func `C07 C09 a launch starts upright and turns before the view is laid out`() {
    let test = TestWindow { Landscape() }

    #expect(test.scene.interfaceOrientation.isLandscape)
    #expect(
      (test.root as? Landscape)?.calls == [
        "will appear 375×667", "will transition to compact 375×667",
        "traits from regular 667×375", "layout 667×375", "did appear 667×375",
      ])
  }

  @Test(arguments: UIKitEra.allCases)
  func `C11 C19 new size, traits, closures, layout, completion`(era: UIKitEra) {
    final class Order: UIViewController {
      var calls: [String] = []
      private func note(_ name: String) { calls.append("\(name) \(Int(view.bounds.width))") }
      override func viewWillTransition(
        to size: CGSize, with coordinator: any UIViewControllerTransitionCoordinator
      ) {
        super.viewWillTransition(to: size, with: coordinator)
        calls = []
        coordinator.animate(
          alongsideTransition: { [self] _ in note("alongside") },
          completion: { [self] _ in note("completion") })
      }
      override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
        note("traits")
      }
      override func viewWillLayoutSubviews() { note("layout") }
    }
    let test = TestWindow(era: era) { Order() }

    test.scene.turnDevice(1)
    test.environment.settle()

    #expect(
      (test.root as? Order)?.calls == [
        "traits 667", "alongside 667", "layout 667", "completion 667",
      ])
  }

  @Test func `C16 what is presented is told before the children`() {
    let test = TestWindow {
      let root = controller("root")
      root.adopt(controller("child"))
      return root
    }
    let shown = test.environment.perform { controller("shown") }
    shown.modalPresentationStyle = .overFullScreen
    test.root.present(shown, animated: false)
    test.environment.settle()

    test.scene.turnDevice(1)
    test.environment.settle()

    for name in ["willTransition(to:with:)", "viewWillTransition(to:with:)"] {
      let notified = test.lines().filter { $0.contains(" \(name)") }.compactMap {
        $0.split(separator: " ").first
      }
      // The presentation controller, under the name of what it shows, then that itself.
      #expect(notified == ["root", "shown", "shown", "child"], "\(name)")
    }
  }

  @Test func `C18 everything is announced before traits change, top-down, each before its layout`()
    throws
  {
    let test = TestWindow {
      let root = controller("root")
      root.adopt(controller("child"))
      return root
    }

    test.scene.turnDevice(1)
    test.environment.settle()
    let lines = test.lines()
    func first(_ text: String) throws -> Int {
      try #require(lines.firstIndex { $0.hasPrefix(text) }, "\(text)")
    }

    let announced = try #require(lines.lastIndex { $0.contains("ransition(to:with:)") })
    let order = [
      announced, try first("root traitCollectionDidChange"),
      try first("root viewWillLayoutSubviews"), try first("root viewDidLayoutSubviews"),
      try first("child traitCollectionDidChange"), try first("child viewWillLayoutSubviews"),
    ]
    #expect(order == order.sorted())
  }

  @Test func `C20 the orientation is the old one until the completion`() {
    final class Orientation: UIViewController {
      var seen: [UIInterfaceOrientation?] = []
      var ends = 0
      override func viewWillTransition(
        to size: CGSize, with coordinator: any UIViewControllerTransitionCoordinator
      ) {
        super.viewWillTransition(to: size, with: coordinator)
        seen.append(view.window?.windowScene?.interfaceOrientation)
        coordinator.animate(alongsideTransition: nil) { [self] context in
          ends += context.isCancelled ? 10 : 1
          seen.append(view.window?.windowScene?.interfaceOrientation)
        }
      }
    }
    let test = TestWindow { Orientation() }

    test.scene.turnDevice(1)
    test.environment.advance(to: 0.1)
    let underway = (test.root as? Orientation)?.seen.count
    test.environment.settle()

    #expect(underway == 1)
    #expect((test.root as? Orientation)?.seen == [.portrait, .landscapeLeft])
    #expect((test.root as? Orientation)?.ends == 1)
  }

  @Test func `C21 a frame that is set by hand brings layout only`() {
    let test = TestWindow {
      let root = controller("root")
      root.adopt(controller("child"))
      return root
    }
    test.environment.recorder.begin(.container, "frame")

    test["child"].view.frame = CGRect(x: 0, y: 0, width: 100, height: 100)
    test.environment.updateCycle.flush()

    #expect(test.lines().contains("child viewWillLayoutSubviews()"))
    #expect(!test.lines().contains { $0.contains("ransition") })
  }

  @Test func `C22 many requests are one layout`() {
    let test = TestWindow { Witness() }
    let witness = test.root as? Witness
    witness?.calls = []

    for _ in 0..<5 { test.root.view.setNeedsLayout() }
    test.environment.updateCycle.flush()

    #expect(witness?.calls == ["will layout", "did layout"])
  }

  @Test func `C23 what comes into sight is laid out, though its size is the same`() {
    let test = TestWindow {
      let root = controller("root")
      root.adopt(controller("child"))
      return root
    }
    let child = test["child"]
    func appear(_ isAppearing: Bool) {
      test.environment.perform {
        child.beginAppearanceTransition(isAppearing, animated: false)
        child.endAppearanceTransition()
      }
      test.environment.settle()
    }

    appear(false)
    test.environment.recorder.begin(.container, "child appears")
    appear(true)

    #expect(test.lines().contains("child viewWillLayoutSubviews()"))
  }

  @Test(arguments: UIKitEra.allCases)
  func `C23 what was away while the device turned is laid out when it comes back`(
    era: UIKitEra
  ) throws {
    let test = TestWindow(era: era) {
      UINavigationController(rootViewController: controller("first"))
    }
    let navigation = try #require(test.root as? UINavigationController)
    test.environment.perform {
      navigation.pushViewController(controller("second"), animated: false)
    }
    test.environment.settle()

    test.scene.turnDevice(1)
    test.environment.settle()
    let underway = test.lines().filter { $0.hasPrefix("first viewWillLayoutSubviews") }
    test.environment.recorder.begin(.container, "pop")
    navigation.popViewController(animated: false)
    test.environment.settle()

    #expect(underway.isEmpty)
    #expect(test.lines().contains("first viewWillLayoutSubviews()"))
    #expect(navigation.viewControllers[0].view.bounds.width == 667)
  }

  @Test func `C24 a loaded child out of sight is told the size too`() {
    let test = TestWindow {
      let root = controller("root")
      let hidden = controller("hidden")
      root.addChild(hidden)
      hidden.loadViewIfNeeded()
      root.addChild(controller("unloaded"))
      return root
    }

    test.scene.turnDevice(1)
    test.environment.settle()
    let notified = test.lines().filter { $0.contains("viewWillTransition") }

    #expect(notified.contains { $0.hasPrefix("hidden") })
    #expect(!notified.contains { $0.hasPrefix("unloaded") })
  }

  @Test func `C27 addChild tells willMove before it adds, and never didMove`() {
    final class Child: UIViewController {
      var calls: [String] = []
      override func willMove(toParent parent: UIViewController?) {
        super.willMove(toParent: parent)
        let isIn = parent?.children.contains { $0 === self } == true
        calls.append("will move, in \(isIn), parent \(self.parent != nil)")
      }
      override func didMove(toParent parent: UIViewController?) {
        super.didMove(toParent: parent)
        calls.append("did move")
      }
    }
    let parent = UIViewController()
    let child = Child()

    parent.addChild(child)
    let byItself = child.calls
    child.didMove(toParent: parent)

    #expect(byItself == ["will move, in false, parent false"])
    #expect(child.calls.last == "did move")
  }

  @Test func `C35 a container appears before its children, at both ends`() {
    let test = TestWindow {
      let root = controller("root")
      root.adopt(controller("child"))
      return root
    }
    let appear = test.lines().filter { $0.contains("viewWillAppear") || $0.contains("viewDidApp") }

    #expect(
      appear == [
        "root viewWillAppear(_:)", "child viewWillAppear(_:)", "root viewDidAppear(_:)",
        "child viewDidAppear(_:)",
      ])
  }
}
