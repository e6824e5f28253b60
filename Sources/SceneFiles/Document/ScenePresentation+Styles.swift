package import AdaptiveUI
package import Documents
package import Foundation

extension ScenePresentation {
  /// What a sheet is set up with; what is absent stays as UIKit has it.
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

  /// A height at which a sheet rests.
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
      /// A part of the largest possible height.
      case fraction(CGFloat)
    }
  }

  /// What a presentation controller of the program's own does.
  ///
  /// Rules M14, M34, PC01–PC07.
  package struct Card: Sendable {
    /// The edge that the card is attached to; in the middle without.
    package var edge: Edge?
    /// In points; a length of 0 is as long as the window.
    package var size = CGSize.zero
    /// Whether a view of its own shades what is behind.
    package var dims = true
    /// The style in compact width.
    package var adaptiveStyle: UIModalPresentationStyle?
    /// Whether the presenter's view is taken away.
    package var removesPresenter = false
    /// Whether the window is covered rather than the context.
    package var coversWindow = true
  }

  /// What animators of the program's own do.
  ///
  /// Rules M14, X12.
  package struct Transition: Sendable {
    /// Where the view comes from and goes to.
    package var edge = Edge.bottom
    /// Seconds.
    package var duration = 0.5
    /// Whether a drag drives the way out.
    package var isInteractive = false
  }

  package enum Edge: String, Sendable, CaseIterable {
    case top
    case left
    case bottom
    case right
  }
}
