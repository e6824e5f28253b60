// Reference: UIPopoverController, iOS 9 documentation. Rules PO01, PO05, PO11, D14.
// Status: Partial — no background view class.
public import Foundation

/// Shows a controller in a popover, as programs did before iOS 8; deprecated since iOS 9.
///
/// It never adapts: UIKit has it on the pad only.
@preconcurrency @MainActor open class UIPopoverController: NSObject {
  /// Asked about the user's dismissal, and told of it.
  ///
  /// Rule D14.
  open weak var delegate: (any UIPopoverControllerDelegate)?
  /// What the popover shows.
  public private(set) var contentViewController: UIViewController
  /// Views that get touches while the popover shows.
  ///
  /// Rule PO09.
  open var passthroughViews: [UIView]? {
    didSet { controller?.passthroughViews = passthroughViews }
  }
  /// The distance that the popover keeps from the edges of the container, in points.
  ///
  /// Rule PO07.
  open var popoverLayoutMargins = UIEdgeInsets(top: 10, left: 10, bottom: 10, right: 10) {
    didSet { controller?.popoverLayoutMargins = popoverLayoutMargins }
  }
  private var ownSize: CGSize?
  private weak var controller: UIPopoverPresentationController?
  private let relay = PopoverControllerRelay()

  /// Creates a popover for a controller.
  public init(contentViewController viewController: UIViewController) {
    contentViewController = viewController
    super.init()
    relay.owner = self
  }

  /// Whether the popover is on the screen.
  public var isPopoverVisible: Bool { controller?.presentation != nil }

  /// Where the arrow points while the popover shows.
  ///
  /// Rule PO03.
  public var popoverArrowDirection: UIPopoverArrowDirection {
    controller?.arrowDirection ?? .unknown
  }

  /// The size of the content; one that is set takes precedence over the content's own until new content
  /// comes.
  ///
  /// Rule PO05.
  open var contentSize: CGSize {
    get { ownSize ?? contentViewController.preferredPopoverSize }
    set { setContentSize(newValue, animated: false) }
  }

  /// Sets the content's size.
  ///
  /// Rule PO05.
  open func setContentSize(_ size: CGSize, animated: Bool) {
    // PO05
    guard size != contentSize else { return }
    ownSize = size
    controller?.sizeOverride = size
    controller?.presentation?.rearrange(animated: animated)
  }

  /// Replaces the content; from now on its preferred size counts.
  ///
  /// Rule PO05.
  open func setContentViewController(_ viewController: UIViewController, animated: Bool) {
    ownSize = nil  // PO05
    let anchor = controller.flatMap { isPopoverVisible ? $0.anchor : nil }
    let presenter = contentViewController.presentingViewController
    if anchor != nil { contentViewController.dismiss(animated: false) }
    contentViewController = viewController
    if let anchor, let presenter { show(anchor, from: presenter, animated: animated) }
  }

  /// Shows the popover beside a rectangle of a view.
  ///
  /// Rule PO01.
  open func present(
    from rect: CGRect, in view: UIView, permittedArrowDirections: UIPopoverArrowDirection,
    animated: Bool
  ) {
    var anchor = UIPopoverPresentationController.Anchor()
    anchor.view = view
    anchor.rect = rect
    anchor.directions = permittedArrowDirections
    guard let presenter = view.window?.rootViewController else { return refuseWithoutWindow() }
    show(anchor, from: presenter, animated: animated)
  }

  /// Shows the popover at a button of a bar.
  ///
  /// Rules PO01, PO10.
  open func present(
    from item: UIBarButtonItem, permittedArrowDirections: UIPopoverArrowDirection, animated: Bool
  ) {
    var anchor = UIPopoverPresentationController.Anchor()
    anchor.item = item
    anchor.directions = permittedArrowDirections
    guard let presenter = item.barView?.window?.rootViewController else {
      return refuseWithoutWindow()
    }
    show(anchor, from: presenter, animated: animated)
  }

  /// Takes the popover away without asking or telling the delegate.
  open func dismiss(animated: Bool) {
    guard isPopoverVisible else { return }
    contentViewController.dismiss(animated: animated)
  }

  private func refuseWithoutWindow() {
    contentViewController.environment.breach(
      Breach(
        "NSGenericException",
        "-[UIPopoverController presentPopoverFromRect:inView:permittedArrowDirections:animated:]: "
          + "Popovers cannot be presented from a view which does not have a window.",
        subject: contentViewController.traceSubject, rule: "PO01"))
  }

  private func show(
    _ anchor: UIPopoverPresentationController.Anchor, from root: UIViewController, animated: Bool
  ) {
    let content = contentViewController
    content.environment.perform {
      let popover = UIPopoverPresentationController(
        style: .popover, presented: content, presenting: nil)
      popover.anchor = anchor
      popover.passthroughViews = passthroughViews
      popover.popoverLayoutMargins = popoverLayoutMargins
      popover.sizeOverride = ownSize
      popover.adapts = false
      popover.owner = self
      popover.delegate = relay
      content.presentationLinks.controller = popover
      controller = popover
      let top = root.presentationsFromHere.last?.shown ?? root
      top.present(content, animated: animated)
      // What was refused is not shown and retains nothing.
      if popover.presentation == nil { popover.owner = nil }
    }
  }
}

/// Follows a popover of the older kind.
///
/// Rule D14.
@preconcurrency @MainActor public protocol UIPopoverControllerDelegate: AnyObject {
  /// Whether a tap outside dismisses.
  func popoverControllerShouldDismissPopover(_ popoverController: UIPopoverController) -> Bool
  /// Called after a tap outside dismissed.
  func popoverControllerDidDismissPopover(_ popoverController: UIPopoverController)
  /// Called when rotation or resizing moves the popover; may change rectangle and view.
  ///
  /// Rule PO11.
  func popoverController(
    _ popoverController: UIPopoverController,
    willRepositionPopoverTo rect: UnsafeMutablePointer<CGRect>,
    in view: AutoreleasingUnsafeMutablePointer<UIView>)
}

extension UIPopoverControllerDelegate {
  /// Allows it.
  public func popoverControllerShouldDismissPopover(
    _ popoverController: UIPopoverController
  ) -> Bool { true }
  /// Does nothing.
  public func popoverControllerDidDismissPopover(_ popoverController: UIPopoverController) {}
  /// Changes nothing.
  public func popoverController(
    _ popoverController: UIPopoverController,
    willRepositionPopoverTo rect: UnsafeMutablePointer<CGRect>,
    in view: AutoreleasingUnsafeMutablePointer<UIView>
  ) {}
}

/// Hands the questions of the presentation on to the older delegate.
@MainActor private final class PopoverControllerRelay: UIPopoverPresentationControllerDelegate {
  weak var owner: UIPopoverController?

  func popoverPresentationControllerShouldDismissPopover(
    _ popoverPresentationController: UIPopoverPresentationController
  ) -> Bool {
    owner.map { $0.delegate?.popoverControllerShouldDismissPopover($0) ?? true } ?? true
  }
  func popoverPresentationControllerDidDismissPopover(
    _ popoverPresentationController: UIPopoverPresentationController
  ) { owner.map { $0.delegate?.popoverControllerDidDismissPopover($0) } }
  func popoverPresentationController(
    _ popoverPresentationController: UIPopoverPresentationController,
    willRepositionPopoverTo rect: UnsafeMutablePointer<CGRect>,
    in view: AutoreleasingUnsafeMutablePointer<UIView>
  ) {
    owner.map { $0.delegate?.popoverController($0, willRepositionPopoverTo: rect, in: view) }
  }
}
