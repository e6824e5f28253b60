package import AdaptiveUI
package import Documents
package import Foundation

extension ScenePresentation {
  /// The settings of a sheet; those that are `nil` keep UIKit's values.
  ///
  /// Rules SH02–SH09.
  package struct Sheet: Sendable {
    package var detents: [Detent] = []
    package var selectedDetent: Marked<String>?
    package var largestUndimmedDetent: Marked<String>?
    package var prefersGrabberVisible: Bool?
    package var prefersEdgeAttached: Bool?
    package var widthFollowsPreferredContentSize: Bool?
    package var prefersScrollingExpands: Bool?
    package var prefersPageSizing: Bool?
  }

  /// A height at which a sheet can rest.
  ///
  /// Rules SH02, SH03.
  package struct Detent: Sendable {
    package var id: Marked<String>
    package var height: Height

    package enum Height: Sendable {
      case medium
      case large
      /// In points.
      case points(CGFloat)
      /// A fraction of the largest possible height.
      case fraction(CGFloat)
    }
  }

  /// The settings of the scene's custom presentation controller.
  ///
  /// Rules M14, M34, PC01–PC07.
  package struct Card: Sendable {
    /// The edge that the card is attached to; `nil` for the centre.
    package var edge: Edge?
    /// In points; a length of 0 is that of the window.
    package var size = CGSize.zero
    /// Whether a dimming view covers what is behind.
    package var dims = true
    /// The style in compact width.
    package var adaptiveStyle: UIModalPresentationStyle?
    /// Whether the presenter's view is removed.
    package var removesPresenter = false
    /// Whether the card covers the window rather than the presentation context.
    package var coversWindow = true
  }

  /// The settings of the scene's custom animators.
  ///
  /// Rules M14, X12.
  package struct Transition: Sendable {
    /// The edge from which the view moves in, and to which it moves out.
    package var edge = Edge.bottom
    /// Seconds.
    package var duration = 0.5
    /// Whether dragging drives the dismissal.
    package var isInteractive = false
  }

  package enum Edge: String, Sendable, CaseIterable {
    case top
    case left
    case bottom
    case right
  }
}
