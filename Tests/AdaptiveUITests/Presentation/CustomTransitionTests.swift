import AdaptiveUI
import Foundation
import Testing

/// Animators and hands of the program's own.
///
/// Rules M14, PC04, PC06, X04, X10–X13.
@MainActor struct CustomTransitionTests {
  /// Slides in from the left and out to the left, in half a second.
  final class Slide: UIViewControllerAnimatedTransitioning {
    let isComing: Bool
    var seen: [String] = []
    init(isComing: Bool) { self.isComing = isComing }

    func transitionDuration(
      using transitionContext: (any UIViewControllerContextTransitioning)?
    ) -> TimeInterval { 0.5 }

    func animateTransition(using transitionContext: any UIViewControllerContextTransitioning) {
      let context = transitionContext
      func name(_ key: UITransitionContextViewControllerKey) -> String {
        context.viewController(forKey: key)?.identifier ?? "nil"
      }
      seen.append("\(name(.from)) → \(name(.to)) in \(context.containerView.subviews.count) views")
      let view = context.view(forKey: isComing ? .to : .from)
      guard let view, let moving = context.viewController(forKey: isComing ? .to : .from) else {
        return context.completeTransition(false)
      }
      let place = isComing ? context.finalFrame(for: moving) : context.initialFrame(for: moving)
      let away = place.offsetBy(dx: -place.width, dy: 0)
      if isComing { context.containerView.addSubview(view) }
      view.frame = isComing ? away : place
      UIView.animate(withDuration: transitionDuration(using: context)) {
        view.frame = self.isComing ? place : away
      } completion: { _ in
        context.completeTransition(!context.transitionWasCancelled)
      }
    }

    func animationEnded(_ transitionCompleted: Bool) { seen.append("ended \(transitionCompleted)") }
  }

  final class Supplier: UIViewControllerTransitioningDelegate {
    let coming = Slide(isComing: true)
    let going = Slide(isComing: false)
    var comingHand: UIPercentDrivenInteractiveTransition?
    var goingHand: UIPercentDrivenInteractiveTransition?
    var asked: [String] = []

    func presentationController(
      forPresented presented: UIViewController, presenting: UIViewController?,
      source: UIViewController
    ) -> UIPresentationController? {
      asked.append("controller")
      return PresentationControllerTests.HalfController(
        presentedViewController: presented, presenting: presenting)
    }
    func animationController(
      forPresented presented: UIViewController, presenting: UIViewController,
      source: UIViewController
    ) -> (any UIViewControllerAnimatedTransitioning)? {
      asked.append("animator for \(presenting.identifier ?? "")")
      return coming
    }
    func animationController(
      forDismissed dismissed: UIViewController
    ) -> (any UIViewControllerAnimatedTransitioning)? {
      asked.append("animator away")
      return going
    }
    func interactionControllerForPresentation(
      using animator: any UIViewControllerAnimatedTransitioning
    ) -> (any UIViewControllerInteractiveTransitioning)? {
      asked.append("hand")
      return comingHand
    }
    func interactionControllerForDismissal(
      using animator: any UIViewControllerAnimatedTransitioning
    ) -> (any UIViewControllerInteractiveTransitioning)? {
      asked.append("hand away")
      return goingHand
    }
  }

  private let stage = PresentationStage()
  private let supplier = Supplier()

  private func info(_ style: UIModalPresentationStyle = .custom) -> UIViewController {
    let info = stage.controller(style)
    info.transitioningDelegate = supplier
    return info
  }

  private func advance(_ seconds: TimeInterval) {
    stage.environment.advance(to: stage.environment.animations.now + seconds)
  }

  private func appearance() -> [String] {
    stage.lines().filter { $0.contains("ppear(_:)") || $0.contains("TransitionDidEnd") }
  }

  @Test(.bothEras) func `M14 the delegate supplies controller, animators and hands, in this order`()
  {
    let info = stage.present(info(), animated: true)
    #expect(supplier.asked == ["controller", "animator for home", "hand"])
    #expect(supplier.coming.seen == ["home → info in 2 views"])
    #expect(info.transitionCoordinator?.transitionDuration == 0.5)
    advance(0.25)
    #expect(info.view.frameInFlight.minX == -400)
    advance(0.25)
    #expect(info.view.frame == CGRect(x: 0, y: 320, width: 800, height: 320))
    #expect(info.transitionCoordinator == nil)
    #expect(supplier.coming.seen.last == "ended true")

    supplier.asked.removeAll()
    stage.dismiss(info, animated: true)
    #expect(supplier.asked == ["animator away", "hand away"])
    advance(0.5)
    #expect(stage.home.presentedViewController == nil)
    #expect(supplier.going.seen == ["info → home in 3 views", "ended true"])
  }

  @Test(.bothEras) func `M14 nobody is asked for an animator without animation, or for a popover`()
  {
    let info = stage.present(info())
    #expect(supplier.asked == ["controller"])
    stage.dismiss(info)
    let popover = self.info(.popover)
    stage.present(popover, animated: true)
    #expect(supplier.asked == ["controller"])
  }

  @Test(.bothEras) func `X04 closures of the coordinator run along with the animator`() {
    var seen: [String] = []
    let mark = stage.environment.perform {
      UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
    }
    stage.home.view.addSubview(mark)
    let info = stage.environment.perform {
      Announcing { coordinator in
        coordinator?.animate {
          seen.append("alongside \($0.percentComplete)")
          mark.frame.origin.x = 100
        } completion: {
          seen.append("completion \($0.percentComplete)")
        }
      }
    }
    info.transitioningDelegate = supplier
    info.modalPresentationStyle = .custom
    stage.present(info, animated: true)

    #expect(seen == ["alongside 0.0"])
    advance(0.25)
    #expect(mark.frameInFlight.minX == 50)
    advance(0.25)
    #expect(seen.last == "completion 1.0")
  }

  final class Announcing: UIViewController {
    private let body: ((any UIViewControllerTransitionCoordinator)?) -> Void
    init(_ body: @escaping ((any UIViewControllerTransitionCoordinator)?) -> Void) {
      self.body = body
      super.init(nibName: nil, bundle: nil)
    }
    required init?(coder: NSCoder) { nil }
    override func viewWillAppear(_ animated: Bool) { body(transitionCoordinator) }
  }

  @Test(.bothEras) func `X12 a hand moves the transition and lets it go on`() throws {
    let hand = UIPercentDrivenInteractiveTransition()
    supplier.comingHand = hand
    let info = stage.present(info(), animated: true)
    let coordinator = try #require(info.transitionCoordinator)
    var received: [Bool] = []
    coordinator.notifyWhenInteractionChanges { received.append($0.isCancelled) }
    #expect(coordinator.isInteractive && coordinator.initiallyInteractive)

    advance(2)
    #expect(info.view.frameInFlight.minX == -800)
    hand.update(0.5)
    #expect(info.view.frameInFlight.minX == -400)
    #expect(coordinator.percentComplete == 0.5)
    #expect(received.isEmpty)
    hand.finish()
    #expect(received == [false])
    #expect(!coordinator.isInteractive)
    advance(0.25)
    #expect(info.view.frameInFlight.minX == 0)
    #expect(stage.home.presentedViewController === info)
    #expect(appearance().last == "info viewDidAppear(_:)")
  }

  @Test(.bothEras) func `X13 PC06 a presentation that is cancelled leaves nothing behind`() throws {
    let hand = UIPercentDrivenInteractiveTransition()
    supplier.comingHand = hand
    var isComplete = false
    let info = stage.present(info(), animated: true) { isComplete = true }
    let container = info.presentationController?.containerView
    let controller = info.presentationController as? PresentationControllerTests.HalfController
    hand.update(0.6)

    hand.cancel()

    #expect(appearance() == ["info viewWillAppear(_:)", "info viewWillDisappear(_:)"])
    advance(0.3)
    #expect(
      appearance().suffix(2) == [
        "info presentationTransitionDidEnd(_:) → false", "info viewDidDisappear(_:)",
      ])
    #expect(container != nil && container?.superview == nil)
    #expect(controller?.ends == ["presented false"])
    #expect(stage.home.presentedViewController == nil)
    #expect(stage.window.subviews == [stage.home.view])
    #expect(!isComplete)
    #expect(supplier.coming.seen.last == "ended false")
  }

  @Test(.bothEras) func `X13 PC06 a dismissal that is cancelled leaves everything as it was`() {
    let hand = UIPercentDrivenInteractiveTransition()
    supplier.goingHand = hand
    let info = stage.present(info())
    stage.dismiss(info, animated: true)
    hand.update(0.4)
    #expect(info.view.frameInFlight.minX < 0)

    hand.cancel()
    stage.environment.settle()

    #expect(stage.home.presentedViewController === info)
    #expect(info.view.frame == CGRect(x: 0, y: 320, width: 800, height: 320))
    #expect(info.view.frameInFlight == info.view.frame)
    #expect(
      appearance() == [
        "info viewWillDisappear(_:)", "info viewWillAppear(_:)", "info viewDidAppear(_:)",
        "info dismissalTransitionDidEnd(_:) → false",
      ])
    #expect(!info.isBeingDismissed)
    let controller = info.presentationController as? PresentationControllerTests.HalfController
    #expect(controller?.ends == ["presented true", "dismissed false"])
    stage.dismiss(info, animated: true)
    hand.finish()
    stage.environment.settle()
    #expect(stage.home.presentedViewController == nil)
  }

  @Test(.bothEras) func `X13 a cancelled full-screen dismissal covers the presenter again`() {
    let hand = UIPercentDrivenInteractiveTransition()
    supplier.goingHand = hand
    let info = stage.present(info(.fullScreen))
    stage.dismiss(info, animated: true)

    hand.cancel()
    stage.environment.settle()

    #expect(stage.home.view.window == nil)
    #expect(
      appearance() == [
        "info viewWillDisappear(_:)", "home viewWillAppear(_:)", "home viewWillDisappear(_:)",
        "info viewWillAppear(_:)", "home viewDidDisappear(_:)", "info viewDidAppear(_:)",
        "info dismissalTransitionDidEnd(_:) → false",
      ])
  }

  @Test(.bothEras, arguments: [true, false])
  func `PC04 the container holds the presenter's view during transitions only`(_ isCustom: Bool) {
    let info = stage.controller(.fullScreen)
    if isCustom { info.transitioningDelegate = supplier }

    stage.present(info, animated: true)
    let container = info.presentationController?.containerView
    #expect(stage.home.view.superview === container)
    #expect(stage.home.view.frame == stage.window.bounds)
    stage.environment.settle()
    #expect(stage.home.view.superview == nil)
    stage.dismiss(info, animated: true)
    #expect(stage.home.view.superview === container)
    stage.environment.settle()
    #expect(stage.home.view.superview === stage.window)
  }

  @Test(.bothEras) func `X12 a resize takes the transition out of the hand`() {
    let hand = UIPercentDrivenInteractiveTransition()
    supplier.goingHand = hand
    let info = stage.present(info())
    stage.dismiss(info, animated: true)
    hand.update(0.4)

    stage.resize((110, 50))

    #expect(stage.home.presentedViewController === info)
    #expect(info.view.frame == CGRect(x: 0, y: 400, width: 880, height: 400))
    hand.finish()
    #expect(stage.home.presentedViewController === info)
  }
}
