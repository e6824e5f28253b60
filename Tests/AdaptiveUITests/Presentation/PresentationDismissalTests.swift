import AdaptiveUI
import Foundation
import Testing

/// How users get out.
///
/// Rules D12–D15, M27, PO09, PO12, PO15.
@MainActor struct PresentationDismissalTests {
  final class Gate: UIPopoverPresentationControllerDelegate {
    var isOpen = true
    var hadCoordinator = false
    func presentationControllerShouldDismiss(
      _ presentationController: UIPresentationController
    ) -> Bool { isOpen }
    func presentationControllerWillDismiss(_ presentationController: UIPresentationController) {
      hadCoordinator = presentationController.presentedViewController.transitionCoordinator != nil
    }
    func presentationControllerDidDismiss(_ presentationController: UIPresentationController) {}
    func presentationControllerDidAttemptToDismiss(
      _ presentationController: UIPresentationController
    ) {}
    func popoverPresentationControllerShouldDismissPopover(
      _ popoverPresentationController: UIPopoverPresentationController
    ) -> Bool { isOpen }
    func popoverPresentationControllerDidDismissPopover(
      _ popoverPresentationController: UIPopoverPresentationController
    ) {}
  }

  private func attempt(
    _ stage: PresentationStage, at point: CGPoint? = nil
  ) -> DismissalVerdict {
    stage.environment.recorder.begin(.presentation, "user")
    return stage.window.attemptUserDismissal(at: point, animated: false)
  }

  @Test func `D12 D15 the delegate is asked, told before and told after`() {
    let stage = PresentationStage()
    let gate = Gate()
    let info = stage.present(stage.controller(.popover, delegate: gate))

    let verdict = attempt(stage, at: CGPoint(x: 700, y: 600))

    #expect(verdict == .dismissed)
    #expect(
      stage.lines() == [
        "info presentationControllerShouldDismiss(_:) → true",
        "info presentationControllerWillDismiss(_:)",
        "info dismissalTransitionWillBegin()",
        "info viewWillDisappear(_:)",
        "info viewDidDisappear(_:)",
        "info dismissalTransitionDidEnd(_:) → true",
        "info presentationControllerDidDismiss(_:)",
      ])
    #expect(gate.hadCoordinator)
    #expect(info.presentingViewController == nil)
    #expect(stage.window.subviews.count == 1)
  }

  @Test(.bothEras) func `D12 nobody is asked about a dismissal by the program`() {
    let stage = PresentationStage()
    let gate = Gate()
    gate.isOpen = false
    let info = stage.present(stage.controller(.popover, delegate: gate))

    stage.dismiss(info)

    #expect(!stage.lines().contains { $0.contains("presentationController") })
    #expect(stage.home.presentedViewController == nil)
  }

  @Test func `D13 a refused attempt is told and changes nothing`() {
    let stage = PresentationStage()
    let gate = Gate()
    gate.isOpen = false
    let info = stage.present(stage.controller(.popover, delegate: gate))

    let verdict = attempt(stage)

    #expect(verdict == .refused("the delegate of info refuses"))
    #expect(
      stage.lines([.callback, .question, .refusal]) == [
        "info presentationControllerShouldDismiss(_:) → false",
        "info dismissal by the user (the delegate of info refuses)",
        "info presentationControllerDidAttemptToDismiss(_:)",
      ])
    #expect(stage.home.presentedViewController === info)
  }

  @Test func `D13 M27 a modal controller refuses without asking its delegate`() {
    let stage = PresentationStage()
    let gate = Gate()
    let info = stage.present(stage.controller(.formSheet, delegate: gate))
    info.isModalInPresentation = true

    let verdict = attempt(stage)

    #expect(verdict == .refused("info is modal in its presentation"))
    #expect(stage.lines() == ["info presentationControllerDidAttemptToDismiss(_:)"])
  }

  @Test func `D14 the era of the guide asks the popover's own questions`() {
    let stage = PresentationStage(era: .ios8)
    let gate = Gate()
    stage.present(stage.controller(.popover, delegate: gate))

    #expect(attempt(stage) == .dismissed)
    #expect(
      stage.lines().filter { $0.contains("Controller") } == [
        "info popoverPresentationControllerShouldDismissPopover(_:) → true",
        "info popoverPresentationControllerDidDismissPopover(_:)",
      ])
  }

  @Test func `PO12 a popover that became full screen leaves no way out`() {
    let stage = PresentationStage(PresentationStage.narrow, era: .ios8)
    let info = stage.present(stage.controller(.popover))

    let verdict = attempt(stage)

    let reason =
      "fullScreen leaves nothing outside to tap: its content has to offer a way out"
    #expect(verdict == .refused(reason))
    #expect(stage.lines([.refusal]) == ["info dismissal by the user (\(reason))"])
    #expect(stage.home.presentedViewController === info)
  }

  @Test func `PO12 the same popover is a sheet today and is pulled down`() {
    let stage = PresentationStage(PresentationStage.narrow)
    stage.present(stage.controller(.popover))

    #expect(attempt(stage) == .dismissed)
    #expect(stage.home.presentedViewController == nil)
  }

  @Test(.bothEras) func `PO09 a tap inside is no attempt`() {
    let stage = PresentationStage()
    stage.present(stage.controller(.popover))

    #expect(attempt(stage, at: CGPoint(x: 100, y: 100)) == .notOutside)
    #expect(attempt(PresentationStage()) == .nothingPresented)
  }

  @Test(.bothEras)
  func `PO15 a tap outside a popover takes along what it presented in its context`() {
    let stage = PresentationStage()
    let info = stage.controller(.popover)
    info.definesPresentationContext = true
    stage.present(info)
    let inner = stage.controller(.currentContext, "inner")
    stage.present(inner, from: info)
    #expect(stage.window.presentedControllers == [info, inner])
    #expect(inner.view.window === stage.window)

    #expect(attempt(stage, at: CGPoint(x: 700, y: 600)) == .dismissed)
    #expect(stage.window.presentedControllers.isEmpty)
    #expect(stage.window.subviews.count == 1)
  }
}
