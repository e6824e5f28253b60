import AdaptiveUI

extension UISearchBar: PicturedView {}

extension UIView {
  /// Whether it is a part of a search bar.
  var isInSearchBar: Bool { superview is UISearchBar }
}
