package import AdaptiveUI
package import Documents
package import Foundation

/// A modal presentation that a scene offers.
package struct ScenePresentation: Sendable {
  package var mark: SourceMark
  /// The presentation's own name, else its controller's.
  package var id: Marked<String>
  package var controller: Subject
  /// The presenting controller; the root without.
  package var from: Marked<String>?
  package var style: UIModalPresentationStyle?
  /// A view, or a controller for its view.
  package var sourceView: Marked<String>?
  /// In points of the source view.
  package var sourceRect: CGRect?
  package var barButtonItem: Marked<String>?
  /// UIKit's names of directions; empty for any.
  package var arrowDirections: [ArrowDirection] = []
  package var popoverLayoutMargins: SceneInsets?
  package var canOverlapSourceViewRect: Bool?
  /// Views, or controllers for their views.
  package var passthroughViews: [Marked<String>] = []
  /// How the sheet is set up, that of a popover in small windows included.
  package var sheet: Sheet?
  /// The presentation controller of the style `custom`.
  package var card: Card?
  package var transition: Transition?
  package var delegate: Delegate?
  /// What becomes of the presentation in compact width; what UIKit makes of it without.
  package var inCompactWidth: CompactWidth?

  /// How a presentation lives on a navigation stack.
  ///
  /// Rule PO12.
  package enum CompactWidth: String, Sendable, CaseIterable {
    /// It is a page of the stack, and stays one.
    case push
    /// It is a page of the stack, and is presented again in regular width.
    case pushAndReturn
  }

  /// What is presented.
  package enum Subject: Sendable {
    case inline(SceneController)
    /// One of the scene's `controllers`.
    case named(Marked<String>)
  }

  package enum ArrowDirection: String, Sendable, CaseIterable {
    case up
    case down
    case left
    case right
  }

  /// Answers of an adaptive presentation delegate.
  ///
  /// Rules D01–D13.
  package struct Delegate: Sendable {
    /// The answer to `adaptivePresentationStyle(for:)`; `nil` for a delegate without it.
    package var adaptiveStyle: UIModalPresentationStyle?
    /// Answers to `adaptivePresentationStyle(for:traitCollection:)`, the first that matches; empty
    /// for a delegate without it.
    package var adaptiveStyles: [(condition: SizeClassCondition, style: UIModalPresentationStyle)]
    /// Whether an adapted presentation shows the controller in a navigation controller with Done.
    ///
    /// Rule D07.
    package var wrapInNavigation: Bool
    /// One of the scene's `controllers`, which an adapted presentation shows instead.
    ///
    /// Rules D07, D22.
    package var substitute: Marked<String>?
    /// The answer to `presentationControllerShouldDismiss`.
    ///
    /// Rule D12.
    package var shouldDismiss: Bool
  }
}
