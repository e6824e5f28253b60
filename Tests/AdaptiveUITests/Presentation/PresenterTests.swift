import AdaptiveUI
import Foundation
import Testing

/// Rules M02–M34, PC08 word by word: who presents, who leaves, and how it is seen.
@MainActor struct PresenterTests {
  @Test(.bothEras) func `M02 what is set to automatic reads as a style that can be shown`() {
    let stage = PresentationStage()
    let info = stage.environment.perform { UIViewController() }

    info.modalPresentationStyle = .popover
    info.modalPresentationStyle = .automatic
    let read = info.modalPresentationStyle
    stage.present(info)

    #expect(read == (BothEras.era == .ios8 ? .fullScreen : .formSheet))
    #expect(info.activePresentationController?.presentationStyle == read)
  }

  @Test func `M10 a page sheet is taller than wide, above a dimmed background that stays seen`() {
    let stage = PresentationStage((120, 60))
    let page = stage.present(stage.controller(.pageSheet, size: CGSize(width: 900, height: 100)))
    let container = page.presentationController?.containerView
    let dimming = container?.subviews.first { $0 is UIDimmingView }
    let frame = page.view.convert(page.view.bounds, to: nil)

    #expect(frame.height > frame.width)
    #expect(frame == CGRect(x: 124, y: 10, width: 712, height: 940))
    #expect(frame.midX == stage.window.bounds.midX)
    #expect(dimming?.isHidden == false)
    #expect(dimming?.frame == stage.window.bounds)
    #expect(stage.home.view.window != nil)
  }

  @Test(.bothEras) func `M14 only the custom style is asked for a presentation controller`() {
    let supplier = CustomTransitionTests.Supplier()
    let stage = PresentationStage()
    var asked: [[String]] = []
    for style: UIModalPresentationStyle in [.fullScreen, .overFullScreen, .formSheet, .custom] {
      let info = stage.controller(style)
      info.transitioningDelegate = supplier
      stage.present(info)
      asked.append(supplier.asked)
      supplier.asked = []
      stage.dismiss(info)
      supplier.asked = []
    }

    #expect(asked == [[], [], [], ["controller"]])
  }

  @Test(.bothEras) func `M21 descendants of what is presented know who presents it`() {
    let stage = PresentationStage()
    let info = stage.present(stage.controller(.formSheet))
    let (child, inner) = stage.environment.perform { (UIViewController(), UIViewController()) }
    info.adopt(child)
    child.adopt(inner)

    #expect([child, inner].allSatisfy { $0.presentingViewController === stage.home })
    #expect([info, child, inner].allSatisfy { $0.presentedViewController == nil })
    #expect(stage.home.presentingViewController == nil)
    stage.dismiss(inner)
    #expect(stage.home.presentedViewController == nil)
  }

  @Test(.bothEras) func `M22 the topmost leaves in its own way, what lies between just vanishes`() {
    let stage = PresentationStage()
    let first = stage.present(stage.controller(.overFullScreen, "first"))
    let second = stage.controller(.overFullScreen, "second")
    second.modalTransitionStyle = .crossDissolve
    stage.present(second, from: first)

    stage.dismiss(stage.home, animated: true)
    stage.environment.advance(to: stage.environment.animations.now + 0.15)
    let between = first.presentationController?.containerView?.isHidden
    let (alpha, place) = (second.view.alphaInFlight, second.view.frameInFlight)
    stage.environment.settle()

    #expect(between == true)
    #expect(alpha == 0.5)
    #expect(place == stage.window.bounds)
    #expect(stage.window.subviews == [stage.home.view])
  }

  @Test(.bothEras) func `M27 a modal popover takes no tap outside, the program may still end it`() {
    let stage = PresentationStage()
    let info = stage.controller(.popover)
    let child = stage.environment.perform { UIViewController() }
    info.adopt(child)
    stage.present(info)
    child.isModalInPresentation = true
    let outside = CGPoint(x: 700, y: 600)

    let verdict = stage.window.attemptUserDismissal(at: outside, animated: false)
    let hit = stage.window.hitTest(outside, with: nil)
    let kept = stage.home.presentedViewController === info
    stage.dismiss(info)

    if case .refused = verdict {} else { Issue.record("\(verdict)") }
    #expect(kept)
    #expect(hit is UIDimmingView)
    #expect(stage.home.presentedViewController == nil)
  }

  private final class Delegate: UIAdaptivePresentationControllerDelegate {
    var answer = UIModalPresentationStyle.none
    func adaptivePresentationStyle(
      for controller: UIPresentationController, traitCollection: UITraitCollection
    ) -> UIModalPresentationStyle {
      traitCollection.horizontalSizeClass == .compact ? answer : .none
    }
  }

  private final class Plain: UIViewControllerTransitioningDelegate {
    func presentationController(
      forPresented presented: UIViewController, presenting: UIViewController?,
      source: UIViewController
    ) -> UIPresentationController? {
      UIPresentationController(presentedViewController: presented, presenting: presenting)
    }
  }

  @Test(.bothEras)
  func `M34 PC08 a custom controller adapts as its delegate says, else not at all`() {
    let (plain, delegate) = (Plain(), Delegate())
    func style(_ answer: UIModalPresentationStyle?) -> UIModalPresentationStyle? {
      let stage = PresentationStage(PresentationStage.narrow)
      let info = stage.controller(.custom)
      info.transitioningDelegate = plain
      if let answer {
        delegate.answer = answer
        info.presentationController?.delegate = delegate
      }
      stage.present(info)
      return info.activePresentationController?.presentationStyle
    }

    #expect(style(nil) == .custom)
    #expect(style(UIModalPresentationStyle.none) == .custom)
    #expect(style(.overFullScreen) == .overFullScreen)
    #expect(style(.currentContext) == .custom)
  }
}
