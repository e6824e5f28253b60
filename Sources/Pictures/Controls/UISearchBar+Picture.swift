import AdaptiveUI

extension UIView {
  /// Whether it is a search bar, which shows its field.
  var isSearchBar: Bool { self is UISearchBar }
  /// Whether it is a part of a search bar.
  var isInSearchBar: Bool { superview?.isSearchBar == true }
}
