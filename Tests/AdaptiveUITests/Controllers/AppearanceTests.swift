import AdaptiveUI
import Foundation
import Testing

/// Rules C01–C06 and C27–C36: loading, appearing, and children that come and go.
@MainActor struct AppearanceTests {
  private let appearance: Set<String> = [
    "loadView()", "viewDidLoad()", "viewWillAppear(_:)", "viewIsAppearing(_:)", "viewDidAppear(_:)",
    "viewWillDisappear(_:)", "viewDidDisappear(_:)", "willMove(toParent:)", "didMove(toParent:)",
    "viewWillLayoutSubviews()", "viewDidLayoutSubviews()", "updateViewConstraints()",
  ]

  private func names(_ test: TestWindow, of identifier: String) -> [String] {
    (test.environment.recorder.steps.last?.events ?? [])
      .filter { $0.subject?.identifier == identifier && appearance.contains($0.name) }
      .map(\.name)
  }

  @Test func `C01 the view is loaded at its first use, and fills the screen unless told otherwise`()
  {
    final class Witness: UIViewController {
      var loads = 0
      override func viewDidLoad() { loads += 1 }
    }
    let environment = Environment()
    environment.perform {
      let witness = Witness()
      #expect(!witness.isViewLoaded)
      #expect(witness.viewIfLoaded == nil)
      #expect(witness.view.autoresizingMask == [.flexibleWidth, .flexibleHeight])
      _ = witness.view
      #expect(witness.isViewLoaded)
      #expect(witness.loads == 1)
    }
  }

  @Test func `C06 a launch loads, appears, lays out and has appeared`() {
    let test = TestWindow { controller("root") }

    #expect(
      names(test, of: "root") == [
        "loadView()", "viewDidLoad()", "viewWillAppear(_:)", "updateViewConstraints()",
        "viewIsAppearing(_:)", "viewWillLayoutSubviews()", "viewDidLayoutSubviews()",
        "viewDidAppear(_:)",
      ])
    #expect(!test.lines().contains { $0.contains("ransition(to:with:)") })
  }

  @Test(arguments: UIKitEra.allCases)
  func `C03 iOS 8 has no viewIsAppearing`(era: UIKitEra) {
    let test = TestWindow(era: era) { controller("root") }

    #expect(names(test, of: "root").contains("viewIsAppearing(_:)") == (era == .ios26))
  }

  @Test func `C30 a child embedded in a visible container appears by itself`() {
    let test = TestWindow { controller("root") }
    let root = test.root
    test.environment.recorder.begin(.container, "embed")

    test.environment.perform { root.adopt(controller("child")) }
    test.environment.updateCycle.flush()

    #expect(
      names(test, of: "child") == [
        "willMove(toParent:)", "loadView()", "viewDidLoad()", "viewWillAppear(_:)",
        "didMove(toParent:)", "updateViewConstraints()", "viewIsAppearing(_:)",
        "viewWillLayoutSubviews()", "viewDidLayoutSubviews()", "viewDidAppear(_:)",
      ])
  }

  @Test func `C28 a child that is removed disappears, and hears didMove once`() {
    let test = TestWindow {
      let root = controller("root")
      root.adopt(controller("child"))
      return root
    }
    let child = test["child"]
    test.environment.recorder.begin(.container, "remove")

    child.willMove(toParent: nil)
    child.view.removeFromSuperview()
    child.removeFromParent()
    test.environment.updateCycle.flush()

    #expect(
      names(test, of: "child") == [
        "willMove(toParent:)", "viewWillDisappear(_:)", "viewDidDisappear(_:)",
        "didMove(toParent:)",
      ])
  }

  @Test func `C29 a child that gets a new parent leaves the old one`() {
    let first = UIViewController()
    let second = UIViewController()
    let child = UIViewController()

    first.addChild(child)
    second.addChild(child)

    #expect(first.children.isEmpty)
    #expect(child.parent === second)
  }

  @Test func `C33 a container that forwards by hand decides when its children appear`() {
    final class Manual: UIViewController {
      override var shouldAutomaticallyForwardAppearanceMethods: Bool { false }
    }
    let test = TestWindow {
      let root = controller("root") { Manual() }
      root.adopt(controller("child"))
      return root
    }
    let atLaunch = names(test, of: "child").filter { $0.contains("Appear") }
    let child = test["child"]
    test.environment.recorder.begin(.container, "by hand")

    child.beginAppearanceTransition(true, animated: false)
    child.endAppearanceTransition()

    #expect(atLaunch.isEmpty)
    #expect(
      names(test, of: "child") == [
        "viewWillAppear(_:)", "viewIsAppearing(_:)", "viewDidAppear(_:)",
      ])
  }

  @Test func `C34 a child's view under a stranger's view is a breach that changes nothing`() {
    let test = TestWindow {
      let root = controller("root")
      root.adopt(controller("stranger"))
      root.addChild(controller("child"))
      return root
    }
    var breaches: [String] = []
    test.environment.breachHandler = { breaches.append($0.name) }

    let child = test["child"]
    test["stranger"].view.addSubview(child.view)

    #expect(breaches == ["UIViewControllerHierarchyInconsistency"])
    #expect(child.view.superview == nil)
  }

  @Test func `LB1 masks share a change among the flexible parts in proportion`() {
    struct Row {
      let mask: UIView.AutoresizingMask
      let x: CGFloat
      let width: CGFloat
    }
    let rows = [
      Row(mask: [], x: 20, width: 30),
      Row(mask: .flexibleRightMargin, x: 20, width: 30),
      Row(mask: .flexibleLeftMargin, x: 120, width: 30),
      Row(mask: .flexibleWidth, x: 20, width: 130),
      Row(mask: [.flexibleLeftMargin, .flexibleRightMargin], x: 20 + 100 * 20 / 70, width: 30),
      Row(mask: [.flexibleWidth, .flexibleRightMargin], x: 20, width: 30 + 100 * 30 / 80),
      Row(mask: [.flexibleLeftMargin, .flexibleWidth], x: 60, width: 90),
    ]
    for row in rows {
      let parent = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 10))
      let child = UIView(frame: CGRect(x: 20, y: 0, width: 30, height: 10))
      child.autoresizingMask = row.mask
      parent.addSubview(child)

      parent.frame.size.width = 200

      #expect(abs(child.frame.minX - row.x) < 1e-9, "\(row.mask.rawValue)")
      #expect(abs(child.frame.width - row.width) < 1e-9, "\(row.mask.rawValue)")
    }
  }
}
