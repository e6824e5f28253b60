import AdaptiveUI

/// A line around a view, with a title that shows its name, size and size classes.
package struct PictureOutline: Sendable {
  /// The index of the view's node.
  package var node: Int
  /// The number of outlines around it that have another place.
  package var depth: Int
  /// Its title, which includes the views with the same place; `nil` if an outline of the same place
  /// has it.
  package internal(set) var title: Title?
}

/// The views of a picture that get outlines.
package enum OutlineScope: Sendable {
  /// Those that an interface would not show: controllers in controllers, and named boxes without
  /// contents.
  case unseen
  /// Every view that has a box of its own.
  case all
}

extension WindowPicture {
  /// The outlines of a picture, parents first, back to front.
  ///
  /// - Complexity: Linear in the nodes and shapes, times the depth of nesting.
  package func outlines(_ scope: OutlineScope) -> [PictureOutline] {
    OutlinePlan(self).outlines(scope)
  }
}
