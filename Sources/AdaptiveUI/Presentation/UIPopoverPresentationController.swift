// Reference: UIPopoverPresentationController, iOS 18 documentation. Rules PO01–PO14.
// Status: Partial — no background view class, no colours.
public import Foundation

/// Manages a popover: content beside the thing that it belongs to, with an arrow.
@preconcurrency @MainActor open class UIPopoverPresentationController: UIPresentationController {
  /// What the popover points at; the newest way to say it.
  ///
  /// Rule PO01.
  open var sourceItem: (any UIPopoverPresentationControllerSourceItem)?
  /// The bar button that the popover points at.
  ///
  /// Rules PO01, PO10.
  open var barButtonItem: UIBarButtonItem?
  /// The view that the popover points at.
  ///
  /// Rule PO01.
  open var sourceView: UIView?
  /// The part of ``sourceView`` in its coordinates; `.null` follows the view's bounds.
  ///
  /// Rule PO02.
  open lazy var sourceRect = environment.policy.presenting.initialSourceRect
  /// Where the arrow may point.
  ///
  /// Rule PO03.
  open var permittedArrowDirections = UIPopoverArrowDirection.any
  /// The distance that the popover keeps from the edges of the container, in points.
  ///
  /// Rule PO07.
  open var popoverLayoutMargins = UIEdgeInsets(top: 10, left: 10, bottom: 10, right: 10)
  /// Whether the popover may cover its source when space is short.
  ///
  /// Rule PO08.
  open var canOverlapSourceViewRect = false
  /// Views that get touches while the popover shows.
  ///
  /// Rule PO09.
  open var passthroughViews: [UIView]?

  /// The size that a popover of the older kind was given; it takes precedence over the content's own.
  ///
  /// Rule PO05.
  var sizeOverride: CGSize?
  /// Whether the popover becomes something else in small environments.
  var adapts = true
  /// The popover of the older kind that shows itself by this one, while it shows.
  var owner: UIPopoverController?

  /// The colour behind the content and of the arrow; kept.
  open var backgroundColor: UIColor? {
    didSet { if backgroundColor != nil { KeptMember.popoverBackgroundColor.wasSet() } }
  }
  /// The class of the view behind the content; kept.
  open var popoverBackgroundViewClass: AnyClass? {
    didSet { KeptMember.popoverBackgroundViewClass.wasSet() }
  }

  private let popoverView = UIPopoverView()
  private var placement: PopoverPlacement?
  private var notedPlacement: PopoverPlacement?
  private var lastSource: CGRect?
  private var placedSize: CGSize?
  private var lastPreferredSize = CGSize.zero

  /// Where the arrow points while the popover shows.
  ///
  /// Rule PO03.
  public var arrowDirection: UIPopoverArrowDirection { placement?.direction ?? .unknown }

  /// The sheet that the popover becomes in small environments; configure it beforehand.
  ///
  /// Rule PO13.
  public private(set) lazy var adaptiveSheetPresentationController =
    UISheetPresentationController(
      style: .formSheet, presented: presentedViewController, presenting: nil)

  /// Rule PO01.
  var hasAnchor: Bool { sourceItem != nil || barButtonItem != nil || sourceView != nil }

  var popoverDelegate: (any UIPopoverPresentationControllerDelegate)? {
    delegate as? any UIPopoverPresentationControllerDelegate
  }

  /// The popover's own view, which holds the presented one.
  open override var presentedView: UIView? { popoverView }

  override func defaultAdaptiveStyle(for traits: UITraitCollection) -> UIModalPresentationStyle {
    adapts ? environment.policy.presenting.adaptation.style(for: .popover, in: traits) : .none
  }

  override func install(in container: UIView) {
    popoverView.accessibilityIdentifier = "\(presentedViewController.displayName)-popover"
    if let view = presentedViewController.view {
      view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
      popoverView.addSubview(view)
    }
    container.addSubview(popoverView)
    lastPreferredSize = presentedViewController.preferredContentSize
    arrange()
  }

  override func uninstall() {
    presentedViewController.viewIfLoaded?.removeFromSuperview()
    popoverView.removeFromSuperview()
    placement = nil
    notedPlacement = nil
    placedSize = nil
    lastSource = nil
    popoverView.arrow = nil
  }

  /// Takes a place at the bottom, with no arrow.
  func standAtBottom(in frame: CGRect) {
    popoverView.frame = frame
    popoverView.arrow = nil
    placement = nil
  }

  override func arrange() {
    guard let space = presentation?.space else { return }
    if let placedSize, placedSize != space.size { askBeforeMoving() }
    placedSize = space.size
    let new = place(in: space)
    popoverView.frame = new.frame
    popoverView.arrow = new.arrow
    placement = new
    guard new != notedPlacement, presentation?.isPlacedByLayout == true else { return }
    notedPlacement = new
    environment.recorder.record(
      TraceEvent(
        .state, traceSubject, "popover",
        new: "\(new.frame.size.traceText), arrow \(new.direction.name)", rule: "PO03"))
  }

  /// Whether what the arrow points at is elsewhere than when the popover was placed.
  var anchorMoved: Bool {
    guard let container = containerView, let now = currentSource(in: container) else {
      return false
    }
    return now != lastSource
  }

  /// Rule PO11: rectangle and view may change before the popover moves.
  private func askBeforeMoving() {
    guard let view = sourceView, let delegate = popoverDelegate else { return }
    var rect = sourceRect.isNull ? view.bounds : sourceRect
    let old = rect
    var target = view
    tell(
      "popoverPresentationController(_:willRepositionPopoverTo:in:)", of: delegate, rule: "PO11"
    ) { $0.popoverPresentationController(self, willRepositionPopoverTo: &rect, in: &target) }
    if target !== view { sourceView = target }
    if rect != old { sourceRect = rect }
  }

  private func place(in space: PresentationSpace) -> PopoverPlacement {
    let area = area(in: space)
    return PopoverPlacement(
      PopoverPlacement.Request(
        area: area, source: source(in: area), size: contentSize(in: area),
        directions: permittedArrowDirections, canOverlap: canOverlapSourceViewRect))
  }

  /// Where the popover may be: margins from the edges, and below the status bar.
  ///
  /// Rule PO07.
  private func area(in space: PresentationSpace) -> CGRect {
    var insets = popoverLayoutMargins
    insets.top += space.statusBarHeight
    let area = space.bounds.inset(by: insets)
    return area.width > 0 && area.height > 0 ? area : space.bounds
  }

  /// Rules PO04–PO06.
  private func contentSize(in area: CGRect) -> CGSize {
    let preferred = sizeOverride ?? presentedViewController.preferredPopoverSize
    let policy = environment.policy.presenting
    let width = preferred.width > 0 ? preferred.width : policy.popoverSize.width
    let height = preferred.height > 0 ? preferred.height : policy.popoverSize.height
    let allowed = policy.popoverWidths
    return CGSize(
      width: min(max(width, allowed.lowerBound), allowed.upperBound, area.width),
      height: min(height, area.height))
  }

  /// What the arrow points at, in the container's coordinates; an anchor that left the window is
  /// remembered.
  ///
  /// Rules PO01, PO02.
  private func source(in area: CGRect) -> CGRect {
    if let container = containerView, let now = currentSource(in: container) { lastSource = now }
    return lastSource ?? CGRect(x: area.midX, y: area.midY, width: 0, height: 0)
  }

  private func currentSource(in container: UIView) -> CGRect? {
    if let sourceItem { return sourceItem.frame(in: container) }
    if let barButtonItem { return barButtonItem.frame(in: container) }
    guard let sourceView, sourceView.window === container.window else { return nil }
    return sourceView.convert(sourceRect.isNull ? sourceView.bounds : sourceRect, to: container)
  }

  override func frame(in space: PresentationSpace) -> CGRect {
    guard space == presentation?.space else {
      // The source's place in a container to come is not known before layout; the size is.
      return CGRect(origin: .zero, size: contentSize(in: area(in: space)))
    }
    return place(in: space).frame
  }

  override var dimsBackground: Bool { true }
  override var wayOut: WayOut { .tapOutside }
  override var fades: Bool { true }

  override var touchableOutside: [UIView] { (passthroughViews ?? []) + siblingButtons }

  /// Rule PO10: the other buttons of the anchor's bar stay usable.
  private var siblingButtons: [UIView] {
    let item = barButtonItem ?? (sourceItem as? UIBarButtonItem)
    guard let view = item?.barView else { return [] }
    return (view.superview?.subviews ?? []).filter { $0 !== view }
  }

  /// Rule PO04: animated, unless a dimension is zero.
  override func followPreferredContentSize() {
    let old = lastPreferredSize
    let new = presentedViewController.preferredContentSize
    lastPreferredSize = new
    let isAnimated = old.width > 0 && old.height > 0 && new.width > 0 && new.height > 0
    presentation?.rearrange(animated: isAnimated)
  }

  override func presentationDidClose() {
    placement = nil
    owner = nil
  }
}

extension UIPopoverPresentationController {
  /// Everything about where a popover points.
  struct Anchor {
    var view: UIView?
    var rect = CGRect.null
    var item: UIBarButtonItem?
    var directions = UIPopoverArrowDirection.any
  }

  var anchor: Anchor {
    get {
      Anchor(
        view: sourceView, rect: sourceRect, item: barButtonItem,
        directions: permittedArrowDirections)
    }
    set {
      sourceView = newValue.view
      sourceRect = newValue.rect
      barButtonItem = newValue.item
      permittedArrowDirections = newValue.directions
    }
  }
}

extension UIViewController {
  /// The size that this controller wants in a popover; a dimension of 0 leaves it to the era.
  ///
  /// Rules PO04, PO05.
  var preferredPopoverSize: CGSize {
    // PO05: the newer preferred size replaces the older one.
    preferredContentSize == .zero
      ? presentationLinks.olderPopoverSize ?? .zero : preferredContentSize
  }

  /// The size in a popover, as programs said before iOS 7; deprecated since.
  ///
  /// Rule PO05.
  public var contentSizeForViewInPopover: CGSize {
    get { presentationLinks.olderPopoverSize ?? EraPolicy.olderPopoverSize }
    set {
      presentationLinks.olderPopoverSize = newValue
      if preferredContentSize == .zero { tellPreferredContentSize() }
    }
  }

  /// Whether the user is kept from dismissing the popover; the name before iOS 13.
  ///
  /// Rule M27.
  public var isModalInPopover: Bool {
    get { isModalInPresentation }
    set { isModalInPresentation = newValue }
  }
}
