import AdaptiveUI
import Foundation
import Testing

/// Whom adaptation asks, in which order.
///
/// Rules D01–D11, D20–D24.
@MainActor struct PresentationDelegateTests {
  /// Implements everything about adaptation.
  final class Full: UIAdaptivePresentationControllerDelegate {
    var answer: @MainActor (UITraitCollection) -> UIModalPresentationStyle
    var substitute: UIViewController?
    init(_ answer: @escaping @MainActor (UITraitCollection) -> UIModalPresentationStyle) {
      self.answer = answer
    }
    func adaptivePresentationStyle(
      for controller: UIPresentationController, traitCollection: UITraitCollection
    ) -> UIModalPresentationStyle { answer(traitCollection) }
    func adaptivePresentationStyle(
      for controller: UIPresentationController
    ) -> UIModalPresentationStyle { .overFullScreen }
    func presentationController(
      _ controller: UIPresentationController,
      viewControllerForAdaptivePresentationStyle style: UIModalPresentationStyle
    ) -> UIViewController? { substitute }
    func presentationController(
      _ presentationController: UIPresentationController,
      prepare adaptivePresentationController: UIPresentationController
    ) {}
    func presentationController(
      _ presentationController: UIPresentationController,
      willPresentWithAdaptiveStyle style: UIModalPresentationStyle,
      transitionCoordinator: (any UIViewControllerTransitionCoordinator)?
    ) {}
  }

  /// Implements the question of iOS 8.0 only.
  final class Old: UIAdaptivePresentationControllerDelegate {
    let answer: UIModalPresentationStyle
    init(_ answer: UIModalPresentationStyle) { self.answer = answer }
    func adaptivePresentationStyle(
      for controller: UIPresentationController
    ) -> UIModalPresentationStyle { answer }
  }

  private func style(
    _ cells: (Int, Int), era: UIKitEra = .ios26,
    _ delegate: any UIAdaptivePresentationControllerDelegate
  ) -> UIModalPresentationStyle? {
    let stage = PresentationStage(cells, era: era)
    let info = stage.present(stage.controller(.popover, delegate: delegate))
    return info.activePresentationController?.presentationStyle
  }

  /// What an adaptation in compact width leads to when nobody answers.
  private static var adaptive: UIModalPresentationStyle {
    BothEras.era == .ios8 ? .fullScreen : .formSheet
  }

  /// What one adaptation asks; the preparation is younger than the first era.
  private static var questions: [String] {
    let preparation = ["info presentationController(_:prepare:) → \(adaptive)"]
    return [
      "info adaptivePresentationStyle(for:traitCollection:) → \(adaptive)",
      "info presentationController(_:viewControllerForAdaptivePresentationStyle:) → nil",
    ] + (BothEras.era == .ios8 ? [] : preparation) + [
      "info presentationController(_:willPresentWithAdaptiveStyle:transitionCoordinator:)"
        + " → \(adaptive)"
    ]
  }

  @Test(.bothEras)
  func `D08 D10 one adaptation asks for the style, the substitute, the preparation, the start`() {
    let stage = PresentationStage(PresentationStage.narrow)
    let delegate = Full { _ in Self.adaptive }

    stage.present(stage.controller(.popover, delegate: delegate))

    #expect(Array(stage.lines().prefix(Self.questions.count)) == Self.questions)
  }

  @Test(.bothEras)
  func `D09 without adaptation the announced style is none and nobody asks for a substitute`() {
    let stage = PresentationStage()
    let delegate = Full { _ in .none }

    stage.present(stage.controller(.popover, delegate: delegate))

    #expect(
      Array(stage.lines().prefix(2)) == [
        "info adaptivePresentationStyle(for:traitCollection:) → none",
        "info presentationController(_:willPresentWithAdaptiveStyle:transitionCoordinator:) → none",
      ])
  }

  @Test func `D02 D11 the older question is only asked where the width is compact`() {
    #expect(style(PresentationStage.narrow, Old(.fullScreen)) == .fullScreen)
    #expect(style(PresentationStage.flat, era: .ios26, Old(.fullScreen)) == .formSheet)
    #expect(style(PresentationStage.regular, Old(.fullScreen)) == .popover)
    #expect(style(PresentationStage.flat, era: .ios8, Old(.none)) == .formSheet)
    #expect(style(PresentationStage.narrow, Full { _ in .fullScreen }) == .fullScreen)
  }

  @Test func `D03 an answer that is not allowed counts as none given`() {
    #expect(style(PresentationStage.narrow, Full { _ in .currentContext }) == .formSheet)
    #expect(style(PresentationStage.narrow, Full { _ in .pageSheet }) == .pageSheet)
    #expect(style(PresentationStage.narrow, Old(.formSheet)) == .formSheet)
    #expect(style(PresentationStage.narrow, era: .ios8, Old(.formSheet)) == .fullScreen)
    let ios8 = style(PresentationStage.narrow, era: .ios8, Full { _ in .formSheet })
    #expect(ios8 == .fullScreen)
  }

  @Test func `D04 none keeps a popover a popover everywhere`() {
    #expect(style(PresentationStage.small, Full { _ in .none }) == .popover)
    #expect(style(PresentationStage.narrow, era: .ios8, Old(.none)) == .popover)
  }

  @Test(.bothEras) func `D05 an unconditional full screen covers large windows too`() {
    #expect(style(PresentationStage.regular, Full { _ in .fullScreen }) == .fullScreen)
  }

  @Test(.bothEras) func `D20 crossing asks in the transition, between the announcements`() {
    let stage = PresentationStage()
    let delegate = Full { $0.horizontalSizeClass == .compact ? Self.adaptive : .none }
    stage.present(stage.controller(.popover, delegate: delegate))

    stage.resize(PresentationStage.narrow)

    let height = BothEras.era == .ios8 ? 640 : 630
    let expected =
      [
        "home willTransition(to:with:) → horizontal compact", Self.questions[0],
        "home viewWillTransition(to:with:) → 320×640",
      ] + Self.questions.dropFirst() + ["info viewWillTransition(to:with:) → 320×\(height)"]
    #expect(Array(stage.lines().prefix(expected.count)) == expected)
    let skipped = stage.lines([.skipped]).filter { $0.contains("willTransition(to:with:)") }
    #expect(
      skipped == [
        "info willTransition(to:with:) (they are the same as popover and as \(Self.adaptive))"
      ])
  }

  @Test(.bothEras) func `D21 a popover adapts and becomes a popover again, at its anchor`() {
    let stage = PresentationStage()
    let info = stage.present(stage.controller(.popover))
    let before = info.view.superview?.frame

    stage.resize(PresentationStage.narrow)
    // Today a sheet that leaves a strip, formerly the whole window.
    let strip: CGFloat = BothEras.era == .ios8 ? 0 : 10
    #expect(info.view.frame == CGRect(x: 0, y: strip, width: 320, height: 640 - strip))
    #expect(info.popoverPresentationController?.arrowDirection == .unknown)
    stage.resize(PresentationStage.regular)

    #expect(info.view.superview?.frame == before)
    #expect(info.view.superview is UIPopoverView)
    #expect(stage.home.presentedViewController === info)
    #expect(!stage.lines().contains { $0.contains("info view") && $0.contains("appear") })
  }

  @Test(.bothEras) func `D07 D22 a substitute takes the small window, the original the large one`()
  {
    let stage = PresentationStage()
    let delegate = Full { $0.horizontalSizeClass == .compact ? Self.adaptive : .none }
    let small = stage.controller(.fullScreen, "small")
    delegate.substitute = small
    let info = stage.present(stage.controller(.popover, delegate: delegate))

    stage.resize(PresentationStage.narrow)
    #expect(stage.home.presentedViewController === small)
    #expect(small.view.window === stage.window)
    #expect(info.viewIfLoaded?.window == nil)
    stage.resize(PresentationStage.regular)
    #expect(stage.home.presentedViewController === info)
    #expect(small.viewIfLoaded?.window == nil)
    #expect(info.view.window === stage.window)
  }

  @Test(.bothEras) func `D07 a container that wraps the original gives it back`() {
    let stage = PresentationStage()
    let delegate = Full { $0.horizontalSizeClass == .compact ? Self.adaptive : .none }
    let info = stage.controller(.popover, delegate: delegate)
    let wrapper = stage.controller(.fullScreen, "wrapper")
    delegate.substitute = wrapper
    stage.present(info)
    wrapper.addChild(info)

    stage.resize(PresentationStage.narrow)
    stage.resize(PresentationStage.regular)

    #expect(info.parent == nil)
    #expect(info.view.superview is UIPopoverView)
  }

  @Test func `PO13 the sheet that a popover becomes can be configured beforehand`() {
    let stage = PresentationStage(PresentationStage.narrow)
    let info = stage.controller(.popover)
    info.popoverPresentationController?.adaptiveSheetPresentationController.detents = [.medium()]

    stage.present(info)

    #expect(info.view.frame == CGRect(x: 0, y: 325, width: 320, height: 315))
  }

  @Test func `C47 D23 a presenter that the adaptation covers leaves when the transition ends`() {
    let stage = PresentationStage(era: .ios8)
    stage.present(stage.controller(.popover))

    stage.resize(PresentationStage.narrow)

    #expect(
      stage.lines() == [
        "home willTransition(to:with:) → horizontal compact",
        "home viewWillTransition(to:with:) → 320×640",
        "info viewWillTransition(to:with:) → 320×640",
        "home viewWillDisappear(_:)",
        "home traitCollectionDidChange(_:) → horizontal compact",
        "home viewLayoutMarginsDidChange()",
        "home updateViewConstraints()",
        "info viewLayoutMarginsDidChange()",
        "info updateViewConstraints()",
        "home viewDidDisappear(_:)",
        "- windowScene(_:didUpdateEffectiveGeometry:)",
      ])
  }

  @Test func `C17 a presenter covered by the adaptation is told of later sizes`() {
    let stage = PresentationStage(era: .ios8)
    stage.present(stage.controller(.popover))

    stage.resize(PresentationStage.narrow)
    #expect(stage.home.viewIfLoaded?.window == nil)
    stage.resize((38, 40))

    #expect(stage.lines().contains("home viewWillTransition(to:with:) → 304×640"))
    #expect(stage.home.view.frame == CGRect(x: 0, y: 0, width: 304, height: 640))
    #expect(stage.lines().contains("info viewWillTransition(to:with:) → 304×640"))
    stage.resize(PresentationStage.regular)
    #expect(stage.home.view.window === stage.window)
    #expect(stage.home.view.frame == CGRect(x: 0, y: 0, width: 800, height: 640))
  }

  @Test(.bothEras)
  func `D01 the delegate is held weakly, and is consulted before anything changes`() {
    let stage = PresentationStage(PresentationStage.narrow)
    let info = stage.controller(.popover)
    var delegate: Full? = Full { _ in .none }
    info.presentationController?.delegate = delegate
    #expect(info.popoverPresentationController?.delegate === delegate)
    delegate = Full { _ in
      #expect(info.presentingViewController == nil)
      return .none
    }
    #expect(info.presentationController?.delegate == nil)
    info.presentationController?.delegate = delegate

    stage.present(info)

    #expect(info.activePresentationController is UIPopoverPresentationController)
  }

  @Test(.bothEras)
  func `D06 the style is asked for when presented and at every later change of traits`() {
    let stage = PresentationStage()
    var asked: [UIUserInterfaceSizeClass] = []
    let delegate = Full {
      asked.append($0.horizontalSizeClass)
      return .none
    }
    stage.present(stage.controller(.popover, delegate: delegate))
    #expect(asked == [.regular])
    stage.resize((90, 40))
    #expect(asked == [.regular])
    stage.resize(PresentationStage.narrow)
    stage.resize(PresentationStage.regular)
    #expect(asked == [.regular, .compact, .regular])
  }

  @Test func `D08 the adaptive controller is handed over before it presents`() {
    final class Preparer: UIAdaptivePresentationControllerDelegate {
      var prepared: UIPresentationController?
      func presentationController(
        _ presentationController: UIPresentationController,
        prepare adaptivePresentationController: UIPresentationController
      ) {
        #expect(adaptivePresentationController.containerView == nil)
        prepared = adaptivePresentationController
        let sheet = adaptivePresentationController as? UISheetPresentationController
        sheet?.detents = [.medium()]
      }
    }
    let stage = PresentationStage(PresentationStage.narrow)
    let preparer = Preparer()

    let info = stage.present(stage.controller(.popover, delegate: preparer))

    #expect(info.activePresentationController === preparer.prepared)
    #expect(info.view.frame.height == 315)
  }
}
