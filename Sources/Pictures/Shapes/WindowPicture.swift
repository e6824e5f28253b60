package import AdaptiveUI
package import Foundation

/// A window as shapes in points, back to front: what renderers of cells and of vectors read.
///
/// The same tree gives the same shapes; nothing in the tree changes.
@MainActor package struct WindowPicture {
  /// The size of the window, in points.
  package let size: CGSize
  /// What is behind everything.
  package let background: PictureColor
  /// The views that are shown, parents first, back to front.
  package internal(set) var nodes: [PictureNode] = []
  /// What they show, back to front.
  package internal(set) var shapes: [PictureShape] = []

  /// Notes what a window, or any other view, shows.
  ///
  /// - Parameters:
  ///   - root: The window; it has no node of its own, any other view has.
  ///   - covered: Controllers that something covers without a scrim of its own.
  package init(of root: UIView, covered: Set<ObjectIdentifier> = []) {
    size = root.bounds.size
    background = PictureColor(
      root is UIWindow ? root.backgroundColor ?? .systemBackground : .systemBackground,
      root.traitCollection)
    var walk = PictureWalk(covered: covered)
    walk.walk(root)
    nodes = walk.nodes
    shapes = walk.shapes
  }
}
