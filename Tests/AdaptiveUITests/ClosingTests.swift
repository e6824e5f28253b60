import AdaptiveUI
import Foundation
import Testing

/// An environment that is closed lets go of its controllers, also in the middle of a transition.
@MainActor @Suite struct ClosingTests {
  enum Moment: CaseIterable {
    case rest, presenting, presented, dismissing, dismissedByUser, pushing, turning
  }

  @Test(arguments: Moment.allCases) func `no controller outlives its environment`(moment: Moment) {
    weak var root: UIViewController?
    weak var sheet: UIViewController?
    do {
      let test = TestWindow {
        UINavigationController(rootViewController: controller("first"))
      }
      root = test.root
      test.environment.perform {
        let content = controller("sheet")
        sheet = content
        reach(moment, test, content)
      }
      test.environment.close()
    }

    #expect(root == nil)
    #expect(sheet == nil)
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
    }
    test.environment.updateCycle.flush()
    test.environment.advance(to: test.environment.animations.now + 0.1)
  }
}
