import AdaptiveLists
import AdaptiveUI

// What views lack that show nothing.

extension PictureNode {
  /// What the view is and what it lacks if it shows nothing, in words.
  package var lack: (noun: String, part: String) { view.lack }

  /// Whether it has subviews, seen or unseen.
  package var hasSubviews: Bool { !view.subviews.isEmpty }
}

extension UIView {
  /// What the view is and what it lacks if it shows nothing, in words.
  var lack: (noun: String, part: String) {
    switch self {
    case is UIButton: ("button", "title")
    case is UILabel: ("label", "text")
    case is UITableView: ("table", "rows")
    case is UICollectionView: ("collection", "items")
    default: ("view", "content")
    }
  }
}
