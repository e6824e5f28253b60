import Foundation

/// Puts an alert in the middle; it leaves by its buttons only.
final class AlertPresentationController: UIPresentationController {
  /// The width of alerts, in points.
  private static let width: CGFloat = 270

  override func frame(in space: PresentationSpace) -> CGRect {
    let area = space.bounds.inset(by: space.safeArea)
    let board = (presentedViewController as? UIAlertController)?.boardSize(width: Self.width)
    let size = CGSize(
      width: min(Self.width, area.width), height: min(board?.height ?? 0, area.height))
    return CGRect(
      x: area.midX - size.width / 2, y: area.midY - size.height / 2, width: size.width,
      height: size.height)
  }

  override func arrange() { presentedView?.frame = frameOfPresentedViewInContainerView }
  override func followPreferredContentSize() { presentation?.rearrange(animated: false) }
  override var elevatesContent: Bool { true }  // T19
  override var dimsBackground: Bool { true }
  override var fades: Bool { true }
  override var wayOut: WayOut {
    .none("an alert leaves by its buttons", rule: "API")
  }
}

/// A popover where the window is wide, a board at the bottom where it is narrow.
///
/// Rule PO01: only the popover needs something to point at.
final class ActionSheetPresentationController: UIPopoverPresentationController {
  /// The room around the board at the bottom, in points.
  private static let margin: CGFloat = 8

  private var isNarrow: Bool {
    let traits = presentation?.hostTraits ?? environment.screen.traitCollection
    return traits.horizontalSizeClass != .regular || traits.userInterfaceIdiom == .phone
  }

  /// Whether the sheet is a popover now.
  var isPopover: Bool { !isNarrow }

  override var hasAnchor: Bool { isNarrow || super.hasAnchor }

  override func defaultAdaptiveStyle(for traits: UITraitCollection) -> UIModalPresentationStyle {
    .none
  }

  private var alert: UIAlertController? { presentedViewController as? UIAlertController }

  override func arrange() {
    alert?.contentDidChange()
    guard isNarrow, let space = presentation?.space else { return super.arrange() }
    standAtBottom(in: frame(in: space))
  }

  override func frame(in space: PresentationSpace) -> CGRect {
    guard isNarrow else { return super.frame(in: space) }
    let area = space.bounds.inset(by: space.safeArea)
    let width = max(min(space.size.width, space.size.height) - 2 * Self.margin, 0)
    let height = min(alert?.boardSize(width: width).height ?? 0, area.height)
    return CGRect(
      x: space.bounds.midX - width / 2, y: area.maxY - height - Self.margin, width: width,
      height: height)
  }

  override var fades: Bool { !isNarrow }

  override func presentationDidClose() {
    super.presentationDidClose()
    alert?.presentationWasLeft()
  }
}
