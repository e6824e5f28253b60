import AdaptiveUI
import Foundation
import Testing

/// Animations that programs hold and turn.
@MainActor struct PropertyAnimatorTests {
  @Test func `X12 an animator holds its views, turns them and ends where it began`() {
    let test = TestWindow { controller("root") }
    test.environment.perform {
      let view = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
      var ends: [UIViewAnimatingPosition] = []
      let animator = UIViewPropertyAnimator(duration: 1, curve: .linear) {
        view.frame.origin.x = 100
      }
      animator.addCompletion { ends.append($0) }
      animator.pauseAnimation()
      animator.fractionComplete = 0.5
      #expect(view.frameInFlight.minX == 50)
      animator.isReversed = true
      animator.startAnimation()
      test.environment.advance(to: 2)
      #expect(view.frame.minX == 0)
      #expect(ends == [.start])
      #expect(animator.state == .inactive)
    }
  }
}
