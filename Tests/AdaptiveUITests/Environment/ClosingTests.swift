import AdaptiveUI
import Foundation
import Testing

/// An environment that is closed lets go of its controllers, also in the middle of a transition.
@MainActor struct ClosingTests {
  /// Outlives the environment, as a program's own objects may.
  private let supplier = CustomTransitionTests.Supplier()

  enum Moment: CaseIterable {
    case rest, presenting, presented, dismissing, dismissedByUser, pushing, turning
    case pulling, dragging, driving, refusedPopover
  }

  @Test(arguments: Moment.allCases) func `no controller outlives its environment`(moment: Moment) {
    weak var root: UIViewController?
    weak var sheet: UIViewController?
    weak var environment: Environment?
    do {
      let test = TestWindow {
        UINavigationController(rootViewController: controller("first"))
      }
      root = test.root
      environment = test.environment
      test.environment.perform {
        let content = controller("sheet")
        sheet = content
        reach(moment, test, content)
      }
      test.environment.close()
    }

    #expect(root == nil)
    #expect(sheet == nil)
    #expect(environment == nil)
  }

  private func reach(_ moment: Moment, _ test: TestWindow, _ content: UIViewController) {
    let stack = test.root as? UINavigationController
    switch moment {
    case .rest: return
    case .presenting: test.root.present(content, animated: true)
    case .presented: test.root.present(content, animated: false)
    case .dismissing, .dismissedByUser:
      test.root.present(content, animated: false)
      test.environment.settle()
      if moment == .dismissing {
        test.root.dismiss(animated: true)
      } else {
        _ = test.window.attemptUserDismissal(at: nil)
      }
    case .pushing: stack?.pushViewController(content, animated: true)
    case .turning: test.scene.turnDevice(1)
    case .refusedPopover:
      test.root.present(content, animated: false)
      test.environment.breachHandler = { _ in }
      UIPopoverController(contentViewController: content).present(
        from: .zero, in: test.root.view, permittedArrowDirections: .any, animated: false)
    case .pulling:
      stack?.pushViewController(content, animated: false)
      test.environment.settle()
      #expect(stack?.beginPull() == true)
      stack?.pull(to: 0.4)
    case .dragging, .driving:
      if moment == .driving {
        content.modalPresentationStyle = .custom
        content.transitioningDelegate = supplier
        supplier.goingHand = UIPercentDrivenInteractiveTransition()
        content.interactiveDismissal = supplier.goingHand
      } else {
        content.modalPresentationStyle = .pageSheet
      }
      test.root.present(content, animated: false)
      test.environment.settle()
      let drag = test.window.beginDrag(at: CGPoint(x: 100, y: 500))
      #expect(drag != nil)
      drag?.move(to: 200)
    }
    test.environment.updateCycle.flush()
    test.environment.advance(to: test.environment.animations.now + 0.1)
  }
}
