import AdaptiveLists
package import AdaptiveUI

extension UIView {
  /// What the view is and what it lacks if it shows nothing, in words.
  package var lack: (noun: String, part: String) {
    switch self {
    case is UIButton: ("button", "title")
    case is UILabel: ("label", "text")
    case is UITableView: ("table", "rows")
    case is UICollectionView: ("collection", "items")
    default: ("view", "content")
    }
  }
}
