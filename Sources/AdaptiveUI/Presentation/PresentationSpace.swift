package import Foundation

/// The room that a presentation's frames are worked out in, in points of its container view.
package struct PresentationSpace: Sendable, Hashable {
  package var size: CGSize
  package var safeArea: UIEdgeInsets
  package var statusBarHeight: CGFloat
  package var horizontal: UIUserInterfaceSizeClass
  package var vertical: UIUserInterfaceSizeClass

  package init(
    size: CGSize, safeArea: UIEdgeInsets = .zero, statusBarHeight: CGFloat = 0,
    horizontal: UIUserInterfaceSizeClass, vertical: UIUserInterfaceSizeClass
  ) {
    self.size = size
    self.safeArea = safeArea
    self.statusBarHeight = statusBarHeight
    self.horizontal = horizontal
    self.vertical = vertical
  }

  package var bounds: CGRect { CGRect(origin: .zero, size: size) }
}
