import Foundation

// The seams between controllers and presentation. Rules C16, C17, O06.

extension UIViewController {
  /// Hands new traits to the presentation that this controller makes.
  ///
  /// Rule C16.
  func forwardTraitsToPresentation(
    _ traits: UITraitCollection, with coordinator: any UIViewControllerTransitionCoordinator
  ) {}

  /// Hands a new size to the presentation that this controller makes.
  ///
  /// Rule C16.
  func forwardSizeToPresentation(
    _ size: CGSize, with coordinator: any UIViewControllerTransitionCoordinator
  ) {}

  /// Whether a full-screen presentation took this controller's view away.
  ///
  /// Rule C17.
  package var isCoveredByPresentation: Bool { false }

  func noteCovered(_ name: String) {
    environment.recorder.record(
      TraceEvent(
        .notTold, traceSubject, name, reason: "covered by a full-screen presentation", rule: "C17"))
  }

  /// The topmost controller that fills the window: the root, or one presented over all of it.
  ///
  /// Rule O06.
  var topmostFullScreenController: UIViewController { self }

  /// The coordinator of a transition that this controller, or one above it, takes part in.
  ///
  /// Rule X01.
  public var transitionCoordinator: (any UIViewControllerTransitionCoordinator)? {
    ownCoordinator ?? parent?.transitionCoordinator ?? viewIfLoaded?.window?.sizeCoordinator
  }
}
