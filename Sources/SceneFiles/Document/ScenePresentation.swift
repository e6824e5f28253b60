package import AdaptiveUI
package import Documents
package import Foundation

/// A modal presentation that a scene defines.
package struct ScenePresentation: Sendable {
  package var mark: SourceMark
  /// The presentation's own identifier, else that of its controller.
  package var id: Marked<String>
  package var controller: Subject
  /// The presenting controller; the root for `nil`.
  package var from: Marked<String>?
  package var style: UIModalPresentationStyle?
  /// A view, or a controller that stands for its view.
  package var sourceView: Marked<String>?
  /// In points of the source view.
  package var sourceRect: CGRect?
  package var barButtonItem: Marked<String>?
  /// UIKit's names of directions; empty for any.
  package var arrowDirections: [ArrowDirection] = []
  package var popoverLayoutMargins: SceneInsets?
  package var canOverlapSourceViewRect: Bool?
  /// Views, or controllers that stand for their views.
  package var passthroughViews: [Marked<String>] = []
  /// The settings of the sheet, including that of a popover in small windows.
  package var sheet: Sheet?
  /// The presentation controller of the style `custom`.
  package var card: Card?
  package var transition: Transition?
  package var delegate: Delegate?
  /// The handling of compact width; UIKit's own for `nil`.
  package var inCompactWidth: CompactWidth?

  /// How a presentation becomes a page of a navigation stack.
  ///
  /// Rule PO12.
  package enum CompactWidth: String, Sendable, CaseIterable {
    /// It becomes a page of the stack, and remains one.
    case push
    /// It becomes a page of the stack, and is presented again in regular width.
    case pushAndReturn
  }

  /// The controller to present.
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
