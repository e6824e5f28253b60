// Reference: UIScrollViewDelegate, iOS 18 documentation.
// Status: Partial — told of movement, scale and insets; a terminal has no
// drags or pinches, so messages about fingers never come.
public import Foundation

/// Told about scrolling.
@preconcurrency @MainActor public protocol UIScrollViewDelegate: AnyObject {
  /// Called after the content moved.
  func scrollViewDidScroll(_ scrollView: UIScrollView)
  /// Called before the user drags.
  func scrollViewWillBeginDragging(_ scrollView: UIScrollView)
  /// Called before the user lets go; what is written is where the content goes.
  func scrollViewWillEndDragging(
    _ scrollView: UIScrollView, withVelocity velocity: CGPoint,
    targetContentOffset: UnsafeMutablePointer<CGPoint>)
  /// Called after the user let go.
  func scrollViewDidEndDragging(_ scrollView: UIScrollView, willDecelerate decelerate: Bool)
  /// Called when the content slows down.
  func scrollViewWillBeginDecelerating(_ scrollView: UIScrollView)
  /// Called when the content came to rest.
  func scrollViewDidEndDecelerating(_ scrollView: UIScrollView)
  /// Called after an animation moved the content.
  func scrollViewDidEndScrollingAnimation(_ scrollView: UIScrollView)
  /// Called after the content was scaled.
  func scrollViewDidZoom(_ scrollView: UIScrollView)
  /// Called after the user scaled the content.
  func scrollViewDidEndZooming(
    _ scrollView: UIScrollView, with view: UIView?, atScale scale: CGFloat)
  /// Called after the content's insets changed.
  func scrollViewDidChangeAdjustedContentInset(_ scrollView: UIScrollView)
  /// The view that is scaled.
  func viewForZooming(in scrollView: UIScrollView) -> UIView?
  /// Whether a tap on the status bar scrolls to the top.
  func scrollViewShouldScrollToTop(_ scrollView: UIScrollView) -> Bool
  /// Called after a tap on the status bar scrolled to the top.
  func scrollViewDidScrollToTop(_ scrollView: UIScrollView)
}

extension UIScrollViewDelegate {
  /// Does nothing.
  public func scrollViewDidScroll(_ scrollView: UIScrollView) {}
  /// Does nothing.
  public func scrollViewWillBeginDragging(_ scrollView: UIScrollView) {}
  /// Does nothing.
  public func scrollViewWillEndDragging(
    _ scrollView: UIScrollView, withVelocity velocity: CGPoint,
    targetContentOffset: UnsafeMutablePointer<CGPoint>
  ) {}
  /// Does nothing.
  public func scrollViewDidEndDragging(_ scrollView: UIScrollView, willDecelerate decelerate: Bool)
  {}
  /// Does nothing.
  public func scrollViewWillBeginDecelerating(_ scrollView: UIScrollView) {}
  /// Does nothing.
  public func scrollViewDidEndDecelerating(_ scrollView: UIScrollView) {}
  /// Does nothing.
  public func scrollViewDidEndScrollingAnimation(_ scrollView: UIScrollView) {}
  /// Does nothing.
  public func scrollViewDidZoom(_ scrollView: UIScrollView) {}
  /// Does nothing.
  public func scrollViewDidEndZooming(
    _ scrollView: UIScrollView, with view: UIView?, atScale scale: CGFloat
  ) {}
  /// Does nothing.
  public func scrollViewDidChangeAdjustedContentInset(_ scrollView: UIScrollView) {}
  /// No view.
  public func viewForZooming(in scrollView: UIScrollView) -> UIView? { nil }
  /// It does.
  public func scrollViewShouldScrollToTop(_ scrollView: UIScrollView) -> Bool { true }
  /// Does nothing.
  public func scrollViewDidScrollToTop(_ scrollView: UIScrollView) {}
}
