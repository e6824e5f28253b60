import Foundation

extension UIScrollView {
  /// The content's size if constraints give it one.
  ///
  /// Rule LC4.2.
  var solvedContentSize: CGSize? {
    layoutState.systemGuides[.scrollContent].flatMap { layoutEngine?.solvedRect(of: $0)?.size }
  }
}
