package import AdaptiveUI
package import Foundation

/// A view in a picture.
///
/// What renderers ask of a view the node answers: this room alone knows the views. Answers that few ask for
/// are computed when somebody does. After the walk through the tree it does not change; it has an identity so
/// that passing it on copies nothing.
@MainActor package final class PictureNode {
  /// The parts of lists that are arranged in rows.
  package enum Row: Sendable { case cell, heading }

  let view: UIView
  /// The controller whose root view it is.
  package let controller: UIViewController?
  /// What the view is.
  package let kind: Kind
  /// Its visible frame, in points of the window.
  package let frame: CGRect
  /// Its visible frame, in the coordinates in which it is drawn: those inside of the nearest transformed view
  /// around it, or else the window's, in points.
  package let shownFrame: CGRect
  /// From the view's own coordinates to points of the window.
  let map: CGAffineTransform
  /// The intersection of the window and the clipping views around it, in points of the window.
  package let clip: CGRect
  /// The index of the node around it.
  package let parent: Int?
  /// The index after its last descendant.
  package internal(set) var end = 0
  /// The role of the view in a picture.
  package let role: UIView.DrawingRole
  /// Its opacity, 0 to 1, including that of the views around.
  package let opacity: Double
  /// The view's own content.
  package let content: ShownContent?
  /// Whether it, or a view around it, has content of its own.
  package let isPartOfContent: Bool
  /// Whether it has an opaque ground; not known without shapes.
  package internal(set) var isOpaque = false
  /// Whether it has a visible ground; not known without shapes.
  package internal(set) var hasGround = false
  /// The index of the nearest row around it, or its own.
  package let rowIndex: Int?
  /// Whether its controller is covered.
  package let isCovered: Bool

  init(
    view: UIView, controller: UIViewController?, kind: Kind, frame: CGRect, shownFrame: CGRect,
    map: CGAffineTransform, clip: CGRect, parent: Int?, role: UIView.DrawingRole, opacity: Double,
    content: ShownContent?, isPartOfContent: Bool, rowIndex: Int?, isCovered: Bool
  ) {
    (self.view, self.controller, self.kind) = (view, controller, kind)
    (self.frame, self.shownFrame, self.map, self.clip) = (frame, shownFrame, map, clip)
    (self.parent, self.role, self.opacity, self.content) = (parent, role, opacity, content)
    (self.isPartOfContent, self.rowIndex, self.isCovered) = (isPartOfContent, rowIndex, isCovered)
  }

  /// Set for rows and headings of lists.
  package var row: Row? { kind.row }
}
