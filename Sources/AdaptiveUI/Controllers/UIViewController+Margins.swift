import Foundation

extension UIViewController {
  /// The smallest margins that UIKit gives the root view: 16 or 20 at the sides.
  ///
  /// Rules LC1.2–LC1.4.
  public var systemMinimumLayoutMargins: NSDirectionalEdgeInsets {
    let width = viewIfLoaded.map { ($0.window ?? $0).bounds.width } ?? 0
    let side = LayoutMetrics.rootMargin(width: width)
    return NSDirectionalEdgeInsets(top: 0, leading: side, bottom: 0, trailing: side)
  }
}
