package import AdaptiveUI

/// A line around a view that says which one it is, and what it was told.
package struct PictureOutline: Sendable {
  /// The position of the view's node.
  package var node: Int
  /// How many outlines of other places stand around it.
  package var depth: Int
  /// What it is called, with those that have its place; `nil` where an outline of the same place says so.
  package internal(set) var title: Title?
}

/// Which views of a picture have outlines.
package enum OutlineScope: Sendable {
  /// Those that an interface would not show: controllers in controllers, and named boxes without anything
  /// in them.
  case unseen
  /// Every view that is a box of its own.
  case all
}

extension WindowPicture {
  /// The outlines of a picture, parents first, back to front.
  ///
  /// - Complexity: Linear in the nodes and shapes, but for how deep they are nested.
  package func outlines(_ scope: OutlineScope) -> [PictureOutline] {
    OutlinePlan(self).outlines(scope)
  }
}

extension UIView {
  /// What people call the view, or the controller whose view it is.
  package var pictureName: String {
    TitleLink(self, viewController, changed: [], isFocused: false, saysWords: true).name
  }
}
