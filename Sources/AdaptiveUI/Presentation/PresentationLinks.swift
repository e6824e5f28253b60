import Foundation

/// What a controller stores about presenting and being presented.
@MainActor struct PresentationLinks {
  /// The style that was asked for; `nil` for the era's default.
  ///
  /// Rule M02.
  var requestedStyle: UIModalPresentationStyle?
  /// The controller for this controller's own presentation, kept once created.
  ///
  /// Rule M23.
  var controller: UIPresentationController?
  /// The presentation that shows this controller.
  weak var presentation: Presentation?
  /// The presentation that this controller makes.
  var current: Presentation?
  /// How the controller comes onto the screen; `nil` leaves it to its `modalTransitionStyle`.
  var preferredTransition: UIViewController.Transition?
  /// Drives the controller's own dismissal while the user pulls at it; for the custom style.
  weak var interactiveDismissal: UIPercentDrivenInteractiveTransition?
  /// Whether presentations treat the controller as their window.
  var actsAsWindow = false
  /// The size in a popover that was set by its older name.
  ///
  /// Rule PO05.
  var olderPopoverSize: CGSize?
}

extension UIViewController {
  /// Whether presentations treat this controller as their window, with its traits, so that one
  /// window can show several environments side by side.
  package var actsAsWindow: Bool {
    get { presentationLinks.actsAsWindow }
    set { presentationLinks.actsAsWindow = newValue }
  }

  /// What drives this controller's own dismissal while the user pulls at it; for the custom style.
  package var interactiveDismissal: UIPercentDrivenInteractiveTransition? {
    get { presentationLinks.interactiveDismissal }
    set { presentationLinks.interactiveDismissal = newValue }
  }
}
