import AdaptiveUI
import Foundation
import Testing

/// Rules D02–D24 word by word: which answers count, and what is told when.
@MainActor struct AdaptationAnswerTests {
  private final class Newer: UIAdaptivePresentationControllerDelegate {
    let answer: UIModalPresentationStyle
    var asked: [String] = []
    init(_ answer: UIModalPresentationStyle) { self.answer = answer }
    func adaptivePresentationStyle(
      for controller: UIPresentationController, traitCollection: UITraitCollection
    ) -> UIModalPresentationStyle {
      asked.append("newer")
      return answer
    }
    func adaptivePresentationStyle(
      for controller: UIPresentationController
    ) -> UIModalPresentationStyle {
      asked.append("older")
      return .overFullScreen
    }
  }

  private final class Older: UIAdaptivePresentationControllerDelegate {
    let answer: UIModalPresentationStyle
    init(_ answer: UIModalPresentationStyle) { self.answer = answer }
    func adaptivePresentationStyle(
      for controller: UIPresentationController
    ) -> UIModalPresentationStyle { answer }
  }

  private func shown(
    _ delegate: any UIAdaptivePresentationControllerDelegate
  ) -> UIModalPresentationStyle? {
    let stage = PresentationStage(PresentationStage.narrow)
    let info = stage.present(stage.controller(.popover, delegate: delegate))
    return info.activePresentationController?.presentationStyle
  }

  private static let answers: [UIModalPresentationStyle] = [
    .fullScreen, .overFullScreen, .none, .formSheet, .automatic, .currentContext, .custom,
  ]

  @Test(.bothEras) func `D03 each question has its own answers, any other is the default`() {
    let isIOS8 = BothEras.era == .ios8
    let standard = isIOS8 ? UIModalPresentationStyle.fullScreen : .formSheet
    let common: [UIModalPresentationStyle?] = [.fullScreen, .overFullScreen, .popover]

    #expect(
      Self.answers.map { shown(Older($0)) } == common + Array(repeating: standard, count: 4))
    #expect(
      Self.answers.map { shown(Newer($0)) } == common + Array(repeating: standard, count: 4))
  }

  @Test(.bothEras) func `D02 who answers the newer question is not asked the older one`() {
    let delegate = Newer(.none)

    _ = shown(delegate)

    #expect(Set(delegate.asked) == ["newer"])
  }

  private final class Gate: UIPopoverPresentationControllerDelegate {
    var calls: [String] = []
    weak var home: UIViewController?
    func presentationControllerShouldDismiss(
      _ presentationController: UIPresentationController
    ) -> Bool {
      calls.append("should")
      return true
    }
    func presentationControllerWillDismiss(_ presentationController: UIPresentationController) {
      let presented = presentationController.presentedViewController.transitionCoordinator
      let presenting = home?.transitionCoordinator
      calls.append("will, coordinators \(presented != nil) \(presenting != nil)")
      presenting?.animate(alongsideTransition: nil) { [self] in
        calls.append("completion, cancelled \($0.isCancelled)")
      }
    }
    func presentationControllerDidDismiss(_ presentationController: UIPresentationController) {
      calls.append("did")
    }
    func popoverPresentationControllerShouldDismissPopover(
      _ popoverPresentationController: UIPopoverPresentationController
    ) -> Bool {
      calls.append("older should")
      return true
    }
    func popoverPresentationControllerDidDismissPopover(
      _ popoverPresentationController: UIPopoverPresentationController
    ) { calls.append("older did") }
  }

  @Test(arguments: [UIModalPresentationStyle.popover, .formSheet, .pageSheet], [true, false])
  func `D12 D14 D15 sheets and popovers ask and tell the same, with a coordinator at both ends`(
    style: UIModalPresentationStyle, animated: Bool
  ) {
    let stage = PresentationStage()
    let gate = Gate()
    gate.home = stage.home
    stage.present(stage.controller(style, delegate: gate))

    let verdict = stage.window.attemptUserDismissal(animated: animated)
    let early = gate.calls
    stage.environment.settle()

    #expect(verdict == .dismissed)
    #expect(early.prefix(2) == ["should", "will, coordinators true true"])
    #expect(early.contains("did") == !animated)
    let completion = "completion, cancelled false"
    #expect(
      gate.calls.filter { $0 != completion } == ["should", "will, coordinators true true", "did"])
    #expect(gate.calls.count { $0 == completion } == 1)
  }

  @Test(.bothEras) func `D24 a presentation's controller tells how it would adapt`() throws {
    let (compact, regular) = (
      UITraitCollection {
        $0.horizontalSizeClass = .compact
        $0.verticalSizeClass = .regular
      },
      UITraitCollection {
        $0.horizontalSizeClass = .regular
        $0.verticalSizeClass = .regular
      }
    )
    func styles(_ delegate: Newer?) throws -> [UIModalPresentationStyle] {
      let stage = PresentationStage()
      let info = stage.controller(.popover, delegate: delegate)
      let presentation = try #require(info.presentationController)
      let styles = [compact, regular].map { presentation.adaptivePresentationStyle(for: $0) }
      #expect(info.modalPresentationStyle == .popover)
      #expect(stage.home.presentedViewController == nil)
      return styles
    }
    let standard = BothEras.era == .ios8 ? UIModalPresentationStyle.fullScreen : .formSheet

    #expect(try styles(nil) == [standard, .none])
    #expect(try styles(Newer(.overFullScreen)) == [.overFullScreen, .overFullScreen])
    #expect(try styles(Newer(.none)) == [.none, .none])
  }
}
