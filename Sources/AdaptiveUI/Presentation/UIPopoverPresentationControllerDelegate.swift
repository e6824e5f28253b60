// Reference: UIPopoverPresentationControllerDelegate, iOS 18 documentation. Rules PO11, D14.
// Status: Complete.
public import Foundation

#if !canImport(Darwin)
  /// Stands in for the pointer type that only Objective-C platforms have.
  public typealias AutoreleasingUnsafeMutablePointer = UnsafeMutablePointer
#endif

/// Follows a popover, besides what every presentation asks.
@preconcurrency @MainActor
public protocol UIPopoverPresentationControllerDelegate: UIAdaptivePresentationControllerDelegate {
  /// Called just before the popover shows.
  ///
  /// Rule PO11.
  func prepareForPopoverPresentation(
    _ popoverPresentationController: UIPopoverPresentationController)
  /// Called when rotation or resizing moves the popover; may change rectangle and view.
  ///
  /// Rule PO11.
  func popoverPresentationController(
    _ popoverPresentationController: UIPopoverPresentationController,
    willRepositionPopoverTo rect: UnsafeMutablePointer<CGRect>,
    in view: AutoreleasingUnsafeMutablePointer<UIView>)
  /// Whether a tap outside dismisses; asked where the newer question is missing.
  ///
  /// Rule D14.
  func popoverPresentationControllerShouldDismissPopover(
    _ popoverPresentationController: UIPopoverPresentationController
  ) -> Bool
  /// Called after a tap outside dismissed; where the newer message is missing.
  ///
  /// Rule D14.
  func popoverPresentationControllerDidDismissPopover(
    _ popoverPresentationController: UIPopoverPresentationController)
}

extension UIPopoverPresentationControllerDelegate {
  /// Stands for a method that is not implemented.
  public func prepareForPopoverPresentation(
    _ popoverPresentationController: UIPopoverPresentationController
  ) { popoverPresentationController.isDelegateMethodMissing = true }
  /// Stands for a method that is not implemented.
  public func popoverPresentationController(
    _ popoverPresentationController: UIPopoverPresentationController,
    willRepositionPopoverTo rect: UnsafeMutablePointer<CGRect>,
    in view: AutoreleasingUnsafeMutablePointer<UIView>
  ) { popoverPresentationController.isDelegateMethodMissing = true }
  /// Stands for a method that is not implemented.
  public func popoverPresentationControllerShouldDismissPopover(
    _ popoverPresentationController: UIPopoverPresentationController
  ) -> Bool {
    popoverPresentationController.isDelegateMethodMissing = true
    return true
  }
  /// Stands for a method that is not implemented.
  public func popoverPresentationControllerDidDismissPopover(
    _ popoverPresentationController: UIPopoverPresentationController
  ) { popoverPresentationController.isDelegateMethodMissing = true }
}

/// What a popover can point at.
///
/// Rule PO01.
@preconcurrency @MainActor public protocol UIPopoverPresentationControllerSourceItem: AnyObject {
  /// The item's rectangle in `referenceView`, `nil` while it is not shown.
  func frame(in referenceView: UIView) -> CGRect?
}

extension UIView: UIPopoverPresentationControllerSourceItem {
  /// The view's bounds in `referenceView`, `nil` when both do not share a window.
  public func frame(in referenceView: UIView) -> CGRect? {
    window != nil && window === referenceView.window ? convert(bounds, to: referenceView) : nil
  }
}

extension UIBarButtonItem: UIPopoverPresentationControllerSourceItem {
  /// The rectangle of the view that stands for the item in a bar.
  public func frame(in referenceView: UIView) -> CGRect? { barView?.frame(in: referenceView) }
}
