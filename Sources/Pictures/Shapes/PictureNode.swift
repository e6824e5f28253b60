package import AdaptiveUI
package import Foundation

/// A view as it stands in a picture.
@MainActor package struct PictureNode {
  /// What a view holds that stands in rows.
  package enum Row: Sendable { case cell, heading }

  /// The view.
  package let view: UIView
  /// The controller whose root view it is.
  package let controller: UIViewController?
  /// Where it is shown, in points of the window.
  package let frame: CGRect
  /// What of the window is left by the views around that clip, in points of the window.
  package let clip: CGRect
  /// The position of the node around it.
  package let parent: Int?
  /// The position behind its last descendant.
  package internal(set) var end = 0
  /// What it is to a picture.
  package let role: UIView.DrawingRole
  /// How much can be seen of it, 0 to 1, the views around counted in.
  package let opacity: Double
  /// What it shows of its own.
  package let content: CellContent?
  /// Whether it, or a view around it, shows something of its own.
  package let isPartOfContent: Bool
  /// Whether it has a ground that lets nothing through.
  package internal(set) var isOpaque = false
  /// Whether it has a ground that can be seen at all.
  package internal(set) var hasGround = false
  /// Set for rows and headings of lists.
  package let row: Row?
  /// The nearest row around, or itself.
  package let rowIndex: Int?
  /// Whether something covers its controller.
  package let isCovered: Bool
}
