import AdaptiveLists
package import AdaptiveUI
package import Foundation

extension UIView {
  /// The most that lies beyond the edges of a list in the view, in points: rows and items there do not exist
  /// yet, so that nothing is found about them.
  package var lengthOfRowsBeyond: CGFloat {
    guard !isHidden else { return 0 }
    let inside = subviews.map(\.lengthOfRowsBeyond).max() ?? 0
    guard let list = self as? UIScrollView, self is UITableView || self is UICollectionView else {
      return inside
    }
    let inset = list.adjustedContentInset
    let down = list.contentSize.height + inset.top + inset.bottom - list.bounds.height
    let across = list.contentSize.width + inset.left + inset.right - list.bounds.width
    return max(down, across, inside)
  }
}
