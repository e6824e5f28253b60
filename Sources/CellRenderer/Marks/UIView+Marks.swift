package import AdaptiveUI

extension UIView {
  /// Whether changes of the view are marked.
  ///
  /// They are for controllers' views, frames of popovers, and named views that show nothing of their
  /// own. What a person reads or taps keeps its look.
  package var isMarkable: Bool {
    if viewController != nil || self is UIPopoverView { return true }
    return identifier != nil && !hasGeneratedIdentifier && !isPartOfContent
  }

  /// Whether the view, or one around it, shows something of its own: a list, a bar, a control.
  var isPartOfContent: Bool {
    var view: UIView? = self
    while let current = view {
      if current is any CellPresentable || current.holdsContent { return true }
      view = current.superview
    }
    return false
  }

  private var holdsContent: Bool {
    self is UIControl || self is UITableView || self is UICollectionView || self is UINavigationBar
      || self is UITabBar || self is UISearchBar || self is UIPickerView
  }
}
