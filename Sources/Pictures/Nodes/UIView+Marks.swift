package import AdaptiveUI

extension UIView {
  /// Whether changes of the view are marked.
  ///
  /// Marks are for controllers' views, frames of popovers, and named views without content of their
  /// own. Content that users read or tap is not marked.
  package var isMarkable: Bool { isMarkable(inContent: isPartOfContent) }

  /// The same, with the known answer to whether the view, or one around it, has content of its own.
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
