import AdaptiveUI
import Foundation
import TestSupport
import Testing

/// Random sequences of presenting, dismissing and resizing keep what must always hold.
///
/// Rules C36, C46, D20–D23, M21, M22.
@MainActor struct PresentationPropertyTests {
  private static let styles: [UIModalPresentationStyle] = [
    .popover, .formSheet, .pageSheet, .fullScreen, .overFullScreen, .currentContext,
    .overCurrentContext, .custom,
  ]
  private static let windows = [(100, 40), (100, 12), (40, 40), (40, 12), (80, 30)]

  /// One run: a stage and the styles that are presented on it, bottom to top.
  @MainActor final class Run {
    let stage: PresentationStage
    let era: UIKitEra
    var cells = PresentationPropertyTests.windows[0]
    var random: SeededNumbers
    var steps: [String] = []
    var count = 0

    init(seed: UInt64, era: UIKitEra) {
      self.era = era
      random = SeededNumbers(seed)
      stage = PresentationStage(PresentationPropertyTests.windows[0], era: era)
    }

    var top: UIViewController { stage.window.presentedControllers.last ?? stage.home }

    func step() {
      let isAnimated = Bool.random(using: &random)
      switch Int.random(in: 0..<6, using: &random) {
      case 0, 1:
        let style = PresentationPropertyTests.styles.randomElement(using: &random) ?? .popover
        count += 1
        steps.append("present \(style)\(isAnimated ? " animated" : "")")
        present(style, animated: isAnimated)
      case 2:
        let all = [stage.home] + stage.window.presentedControllers
        let target = all.randomElement(using: &random) ?? stage.home
        steps.append("dismiss \(target.identifier ?? "")\(isAnimated ? " animated" : "")")
        stage.dismiss(target, animated: isAnimated)
      case 3:
        steps.append("user")
        stage.window.attemptUserDismissal(animated: isAnimated)
      default:
        cells = PresentationPropertyTests.windows.randomElement(using: &random) ?? cells
        steps.append("resize \(cells)")
        stage.resize(cells)
      }
      if Bool.random(using: &random) {
        stage.environment.advance(to: stage.environment.animations.now + 0.1)
      } else {
        stage.environment.settle()
      }
    }

    /// Presents from the topmost controller; popovers point at something in its view.
    func present(_ style: UIModalPresentationStyle, animated: Bool) {
      let presenter = top
      let info = stage.controller(style, "p\(count)")
      let anchor = UIView(frame: CGRect(x: 40, y: 32, width: 80, height: 16))
      presenter.view.addSubview(anchor)
      info.popoverPresentationController?.sourceView = anchor
      stage.present(info, from: presenter, animated: animated)
    }

    /// The same presentations, made one after the other in the window of now.
    func freshPicture() -> String {
      let fresh = Run(seed: 0, era: era)
      fresh.stage.resize(cells)
      for controller in stage.window.presentedControllers {
        let style = controller.presentationController?.presentationStyle ?? .none
        fresh.present(style, animated: false)
      }
      return fresh.stage.picture()
    }
  }

  @Test(arguments: [UInt64](1...5), UIKitEra.allCases)
  func `D20 M21 any sequence ends as a fresh start would be`(_ seed: UInt64, _ era: UIKitEra) throws
  {
    let run = Run(seed: seed, era: era)
    for _ in 0..<50 {
      run.step()
      guard !run.stage.environment.animations.isRunning else { continue }
      let recent = run.steps.suffix(8).joined(separator: "; ")
      try #require(run.stage.picture() == run.freshPicture(), "after \(recent)")
      try #require(imbalances(run.stage).isEmpty, "after \(recent)")
    }
    #expect(run.stage.breaches.isEmpty)
  }

  @Test(arguments: [UInt64](101...105), UIKitEra.allCases)
  func `M22 nothing of any sequence is left after the last dismissal`(
    _ seed: UInt64, _ era: UIKitEra
  ) {
    final class Probe { weak var controller: UIViewController? }
    let run = Run(seed: seed, era: era)
    var probes: [Probe] = []
    for _ in 0..<40 {
      run.step()
      for controller in run.stage.window.presentedControllers {
        let probe = Probe()
        probe.controller = controller
        probes.append(probe)
      }
    }
    run.stage.environment.settle()
    while let bottom = run.stage.window.presentedControllers.first {
      run.stage.dismiss(bottom.presentingViewController ?? bottom)
      run.stage.environment.settle()
    }

    #expect(probes.allSatisfy { $0.controller == nil })
    #expect(run.stage.window.subviews == [run.stage.home.view])
  }

  /// Controllers whose last appearance callback is not the second of a pair.
  private func imbalances(_ stage: PresentationStage) -> [String] {
    var last: [String: String] = [:]
    let names = [
      "viewWillAppear(_:)", "viewDidAppear(_:)", "viewWillDisappear(_:)", "viewDidDisappear(_:)",
    ]
    for event in stage.environment.recorder.steps.flatMap(\.events)
    where event.kind == .callback && names.contains(event.name) {
      last[event.subject?.identifier ?? ""] = event.name
    }
    let visible = [stage.home] + stage.window.presentedControllers
    return visible.compactMap { controller in
      let name = last[controller.identifier ?? ""]
      let isShown = controller.viewIfLoaded?.window != nil
      let wanted = isShown ? "viewDidAppear(_:)" : "viewDidDisappear(_:)"
      return name == nil || name == wanted ? nil : "\(controller.identifier ?? "") \(name ?? "")"
    }
  }
}
