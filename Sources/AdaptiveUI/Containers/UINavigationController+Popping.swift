import Foundation

// A finger from the edge takes the top controller off. Source: interactivePopGestureRecognizer, iOS 18
// documentation. Rule C41.

extension UINavigationController {
  func makePopRecognizer() -> UIGestureRecognizer {
    let recognizer = PopGestureRecognizer()
    recognizer.delegate = popJudge
    recognizer.whenRecognized = { [weak self, unowned recognizer] in self?.follow(recognizer) }
    return recognizer
  }

  private func follow(_ recognizer: PopGestureRecognizer) {
    guard let view = viewIfLoaded, view.bounds.width > 0 else { return }
    let direction: CGFloat = view.isRightToLeft ? -1 : 1
    let way = recognizer.translation(in: view).x * direction / view.bounds.width
    switch recognizer.state {
    case .began:
      if beginPull() { pull(to: way) }
    case .changed: pull(to: way)
    case .ended:
      let speed = recognizer.velocity(in: view).x * direction / view.bounds.width
      // Where the finger would come to rest; UIKit's limit is not published.
      endPull(cancelled: way + speed / 4 < 0.5)
    default: endPull(cancelled: true)
    }
  }
}

/// A finger from the edge where lines begin.
final class PopGestureRecognizer: UIScreenEdgePanGestureRecognizer {
  override var edges: UIRectEdge {
    get { view?.isRightToLeft == true ? .right : .left }
    set {}
  }

  /// Whoever hides the way back has no use for the finger.
  override func followsMovement(from point: CGPoint) -> Bool {
    super.followsMovement(from: point)
      && delegate?.gestureRecognizerShouldBegin(self) != false
  }
}

/// Lets a finger take the top off where the user sees the way back.
@MainActor final class PopJudge: UIGestureRecognizerDelegate {
  private weak var navigation: UINavigationController?

  init(_ navigation: UINavigationController) { self.navigation = navigation }

  func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool {
    guard let navigation, navigation.viewControllers.count > 1, !navigation.isNavigationBarHidden,
      let item = navigation.topViewController?.navigationItem, !item.hidesBackButton
    else { return false }
    return item.leftBarButtonItems?.isEmpty != false || item.leftItemsSupplementBackButton
  }
}
