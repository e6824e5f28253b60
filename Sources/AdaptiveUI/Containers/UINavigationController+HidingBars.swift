import Foundation

// What fingers on the stack do to its bars. Rule KN10.

extension UINavigationController {
  /// Has taps heard while they hide the bars.
  func followTaps() { follow(barHideOnTapGestureRecognizer, hidesBarsOnTap) }

  /// Has fingers heard that move up and down while they hide the bars.
  func followSwipes() { follow(barHideOnSwipeGestureRecognizer, hidesBarsOnSwipe) }

  private func follow(_ recognizer: UIGestureRecognizer, _ hidesBars: Bool) {
    guard let container = viewIfLoaded else { return }
    if hidesBars {
      container.addGestureRecognizer(recognizer)
    } else {
      container.removeGestureRecognizer(recognizer)
    }
  }

  func toggleBars() { hideBars(!isBarHidden) }

  /// Hides the bars or shows them by where a finger goes; one that goes across changes nothing.
  func swipeBars() {
    let way = barHideOnSwipeGestureRecognizer.translation(in: viewIfLoaded)
    guard abs(way.y) > abs(way.x) else { return }
    hideBars(way.y < 0)
  }

  private func hideBars(_ hides: Bool) {
    setNavigationBarHidden(hides, animated: true)
    // A toolbar without items has nothing to come back for.
    if topViewController?.toolbarItems?.isEmpty == false { setToolbarHidden(hides, animated: true) }
  }
}
