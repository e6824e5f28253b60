// Where curled pages are bound. Rule KP02.

extension UIPageViewController {
  /// How many pages are seen.
  ///
  /// Rule KP02.
  func pageCount(_ location: SpineLocation) -> Int { location == .mid ? 2 : 1 }

  /// Asks for the spine of the orientation that comes, when it is another one.
  ///
  /// Rule KP02: the middle needs two pages, which the delegate sets while it is asked.
  func askForSpine() {
    guard transitionStyle == .pageCurl, let delegate,
      let window = viewIfLoaded?.window,
      let orientation = window.pendingGeometry?.orientation
        ?? window.windowScene?.interfaceOrientation,
      orientation != askedOrientation
    else { return }
    askedOrientation = orientation
    isAskingForSpine = true
    let answer = environment.perform {
      delegate.pageViewController(self, spineLocationFor: orientation)
    }
    isAskingForSpine = false
    note(
      .question, "pageViewController(_:spineLocationFor:)", String(describing: answer),
      rule: "KP02")
    let new = answeredPages ?? pages
    answeredPages = nil
    let isPossible = new.count == pageCount(answer) && answer != .none
    guard isPossible, answer != .mid || isDoubleSided else {
      return refuseSpine(answer, count: new.count)
    }
    spineLocation = answer
    if answer == .mid { isDoubleSided = true }
    if !new.elementsEqual(pages, by: ===) {
      turn(to: new, direction: .forward, animated: false) {}
    }
    viewIfLoaded?.setNeedsLayout()
  }

  private func refuseSpine(_ location: SpineLocation, count: Int) {
    let needed = pageCount(location)
    let message =
      count == needed
      ? "The spine location UIPageViewControllerSpineLocationMid requires doubleSided to be YES"
      : Self.countMessage(count, needed)
    environment.breach(Breach(message: message, subject: traceSubject, rule: "KP02"))
  }

  static func countMessage(_ given: Int, _ needed: Int) -> String {
    "The number of view controllers provided (\(given)) doesn't match the number required "
      + "(\(needed)) for the requested transition"
  }
}
