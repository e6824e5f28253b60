// Reference: UISheetPresentationController, iOS 18 documentation. Rules M10–M17, SH01–SH11.
// Status: Complete.
import Foundation

/// Manages a page or form sheet.
@preconcurrency @MainActor open class UISheetPresentationController: UIPresentationController {
  /// The heights at which the sheet rests, small to large; never empty.
  ///
  /// Rule SH02.
  open var detents: [Detent] = [.large()] {
    didSet {
      if detents.isEmpty { detents = oldValue }
      invalidateDetents()
    }
  }
  /// The detent that the sheet rests at; `nil` means the smallest.
  ///
  /// Rule SH04.
  open var selectedDetentIdentifier: Detent.Identifier? { didSet { invalidateDetents() } }
  /// The largest detent that leaves what is behind undimmed and usable.
  ///
  /// Rule SH05.
  open var largestUndimmedDetentIdentifier: Detent.Identifier? { didSet { invalidateDetents() } }
  /// Whether a handle shows at the top.
  ///
  /// Rule SH06.
  open var prefersGrabberVisible = false { didSet { invalidateDetents() } }
  /// Whether the sheet stays a sheet where the height is compact.
  ///
  /// Rule SH07.
  open var prefersEdgeAttachedInCompactHeight = false { didSet { invalidateDetents() } }
  /// Whether an edge-attached sheet is as wide as its content prefers.
  ///
  /// Rule SH07.
  open var widthFollowsPreferredContentSizeWhenEdgeAttached = false {
    didSet { invalidateDetents() }
  }
  /// Whether scrolling its content makes the sheet larger first.
  ///
  /// Rule SH08.
  open var prefersScrollingExpandsWhenScrolledToEdge = true
  /// Whether a page sheet takes the page's width rather than its content's preferred size.
  ///
  /// Rule SH09.
  open var prefersPageSizing = true { didSet { invalidateDetents() } }

  /// The height that a finger holds the sheet at; `nil` while none does.
  var draggedValue: CGFloat?

  /// Works the detents out again at the next layout.
  ///
  /// Rule SH03.
  public func invalidateDetents() { containerView?.setNeedsLayout() }

  /// Runs `changes` and moves the sheet in one animation.
  ///
  /// Rule SH11.
  public func animateChanges(_ changes: () -> Void) {
    changes()
    presentation?.rearrange(animated: true)  // SH11
  }

  /// What the sheet looks like now; `nil` while it is not shown.
  package var look: SheetLayout.Look? { presentation.map { look(in: $0.space) } }

  func look(in space: PresentationSpace) -> SheetLayout.Look {
    guard environment.policy.presenting.hasSheets else { return .card }
    return SheetLayout.look(in: space, attachesToEdge: prefersEdgeAttachedInCompactHeight)
  }

  override func defaultAdaptiveStyle(for traits: UITraitCollection) -> UIModalPresentationStyle {
    environment.policy.presenting.adaptation.style(for: presentationStyle, in: traits)
  }

  override func frame(in space: PresentationSpace) -> CGRect {
    frame(in: space, value: detentValue(in: space))
  }

  /// The frame with a height of the content above the safe area; cards have a height of their own.
  func frame(in space: PresentationSpace, value: CGFloat) -> CGRect {
    let preferred = presentedViewController.preferredContentSize
    switch look(in: space) {
    case .full: return space.bounds
    case .bottom:
      return SheetLayout.bottom(value: value, width: space.size.width, in: space)
    case .edgeAttached:
      let safe = space.bounds.inset(by: space.safeArea).width
      let follows = widthFollowsPreferredContentSizeWhenEdgeAttached && preferred.width > 0
      return SheetLayout.bottom(
        value: value, width: follows ? min(preferred.width, safe) : safe, in: space)
    case .card where presentationStyle == .formSheet || !prefersPageSizing:
      return SheetLayout.formCard(preferred, in: space)
    case .card:
      return environment.policy.presenting.pageSheet == .portraitColumn
        ? SheetLayout.pageColumn(in: space) : SheetLayout.pageCard(in: space)
    }
  }

  override func arrange() { presentedView?.frame = frameOfPresentedViewInContainerView }

  override var dimsBackground: Bool { look != .full && !isUndimmed }
  override var letsTouchesThrough: Bool { isUndimmed }

  override var wayOut: WayOut {
    guard environment.policy.presenting.hasSheets else {
      return .none(
        "sheets of this era leave no gesture: the content has to offer a way out", rule: "M35")
    }
    return look == .full
      ? .none(
        "in compact height the sheet behaves as full screen: its content has to offer a way out",
        rule: "M13") : .pullDown
  }

  override func presentationDidClose() { draggedValue = nil }

  override func followPreferredContentSize() { presentation?.rearrange(animated: true) }
}
