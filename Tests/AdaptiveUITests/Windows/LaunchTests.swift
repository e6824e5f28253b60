import AdaptiveUI
import Foundation
import Testing

/// What a launch calls, and what a rotation does beside the announcements.
///
/// Rules C06, C13.
@MainActor struct LaunchTests {
  private final class Launching: UIViewController {
    var calls: [String] = []
    private func note(_ name: String) {
      let size = view.bounds.size
      calls.append("\(name) \(Int(size.width))×\(Int(size.height))")
    }
    override func viewDidLoad() { note("did load") }
    override func viewWillAppear(_ animated: Bool) { note("will appear") }
    override func willTransition(
      to newCollection: UITraitCollection,
      with coordinator: any UIViewControllerTransitionCoordinator
    ) { note("traits") }
    override func viewWillTransition(
      to size: CGSize, with coordinator: any UIViewControllerTransitionCoordinator
    ) { note("size") }
    override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
      if previousTraitCollection != nil { note("changed") }
    }
    override func viewWillLayoutSubviews() { note("will lay out") }
    override func viewDidLayoutSubviews() { note("did lay out") }
    override func viewDidAppear(_ animated: Bool) { note("did appear") }
  }

  @Test(arguments: UIKitEra.allCases, [true, false])
  func `C06 a launch with the device lying, or of a program for landscape alone, is a launch`(
    era: UIKitEra, isHeld: Bool
  ) {
    let environment = Environment(era: era, host: .device(.default))
    if isHeld {
      environment.hold(.landscapeRight)
    } else {
      environment.application.infoOrientations = .landscape
    }

    let test = TestWindow(environment: environment) { Launching() }

    #expect(test.scene.interfaceOrientation.isLandscape)
    let calls = (test.root as? Launching)?.calls ?? []
    #expect(calls.first?.hasPrefix("did load") == true)
    #expect(
      Array(calls.dropFirst()) == [
        "will appear 667×375", "will lay out 667×375", "did lay out 667×375", "did appear 667×375",
      ])
  }

  @Test(arguments: UIKitEra.allCases)
  func `C13 V18 in a rotation each controller looks at its constraints before it lays out`(
    era: UIKitEra
  ) {
    let test = TestWindow(era: era) {
      let root = controller("root")
      root.adopt(controller("child"))
      root.adopt(
        controller("fixed"), frame: CGRect(x: 0, y: 0, width: 10, height: 10), mask: [])
      return root
    }

    test.scene.turnDevice(1)
    test.environment.settle()

    let names = ["updateViewConstraints", "viewWillLayoutSubviews", "viewDidLayoutSubviews"]
    #expect(
      test.lines().filter { line in names.contains { line.contains($0) } } == [
        "root updateViewConstraints()", "root viewWillLayoutSubviews()",
        "root viewDidLayoutSubviews()", "child updateViewConstraints()",
        "child viewWillLayoutSubviews()", "child viewDidLayoutSubviews()",
        "fixed viewWillLayoutSubviews()", "fixed viewDidLayoutSubviews()",
      ])
  }
}
