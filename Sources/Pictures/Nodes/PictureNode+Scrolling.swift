package import AdaptiveUI
package import Foundation

/// What a scroll view shows of its content, in points.
package struct ScrollExtent: Sendable {
  /// The size of the view.
  package let bounds: CGSize
  package let contentSize: CGSize
  package let contentOffset: CGPoint
  /// What bars cover, and what the program leaves free.
  package let adjustedContentInset: UIEdgeInsets

  /// How far the view is scrolled down, from 0 to 1.
  package var scrolledShare: CGFloat {
    let inset = adjustedContentInset
    let most = contentSize.height + inset.top + inset.bottom - bounds.height
    return most < 1 ? 0 : min(max((contentOffset.y + inset.top) / most, 0), 1)
  }

  /// Whether there is more content below the lower edge.
  package var goesOnBelow: Bool {
    contentOffset.y + bounds.height - adjustedContentInset.bottom < contentSize.height - 1
  }
}

extension PictureNode {
  /// What it shows of its content; `nil` for views that do not scroll.
  package var scrollExtent: ScrollExtent? {
    guard let view = view as? UIScrollView else { return nil }
    return ScrollExtent(
      bounds: view.bounds.size, contentSize: view.contentSize, contentOffset: view.contentOffset,
      adjustedContentInset: view.adjustedContentInset)
  }
}
