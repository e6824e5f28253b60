package import AdaptiveUI
import Pictures

extension UIView {
  /// Whether changes of the view are marked.
  ///
  /// They are for controllers' views, frames of popovers, and named views that show nothing of their
  /// own. What a person reads or taps keeps its look.
  package var isMarkable: Bool { isMarkable(inContent: isPartOfContent) }

  /// The same, where it is known whether the view, or one around it, shows something of its own.
  func isMarkable(inContent: @autoclosure () -> Bool) -> Bool {
    if viewController != nil || self is UIPopoverView { return true }
    return identifier != nil && !hasGeneratedIdentifier && !inContent()
  }

  private var isPartOfContent: Bool {
    var view: UIView? = self
    while let current = view {
      if current.showsContent { return true }
      view = current.superview
    }
    return false
  }
}
