import AdaptiveLists
package import AdaptiveUI
package import Foundation

extension UIView {
  /// The most that lies beyond the edges of a list in the view, in points: rows and items there do not exist
  /// yet, so that nothing is found about them.
  package var lengthOfRowsBeyond: CGFloat {
    guard !isHidden else { return 0 }
    let inside = subviews.map(\.lengthOfRowsBeyond).max() ?? 0
    let own = (self as? UITableView)?.lengthToScroll ?? (self as? UICollectionView)?.lengthToScroll
    return max(own ?? 0, inside)
  }
}
