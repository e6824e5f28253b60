// Reference: UIScrollView, iOS 18 documentation. Rules LC4.1–LC4.3.
// Status: Partial — content, insets, guides, scrolling, scales; no gestures.
public import Foundation

/// A window onto content that may be larger than the view.
@preconcurrency @MainActor open class UIScrollView: UIView {
  /// How the safe area adds to the insets.
  ///
  /// Rule LC4.1.
  public enum ContentInsetAdjustmentBehavior: Int, Sendable {
    /// As `scrollableAxes`, and above and below always inside bars.
    case automatic
    /// Along the axes that scroll.
    case scrollableAxes
    /// Not at all.
    case never
    /// On all sides.
    case always
  }

  /// Told about scrolling.
  open weak var delegate: (any UIScrollViewDelegate)?

  @_spi(Hooks) open override func connect(_ outlet: String, to object: AnyObject) -> Bool {
    guard outlet == "delegate" else { return super.connect(outlet, to: object) }
    delegate = object as? any UIScrollViewDelegate
    return true
  }

  /// Whether the user may scroll.
  open var isScrollEnabled = true
  /// Whether dragging down moves content that fits.
  open var alwaysBounceVertical = false
  /// Whether dragging across moves content that fits.
  open var alwaysBounceHorizontal = false
  /// Whether a mark shows how far the content is scrolled down; kept.
  open var showsVerticalScrollIndicator = true {
    didSet { if !showsVerticalScrollIndicator { KeptMember.showsVerticalScrollIndicator.wasSet() } }
  }
  /// Whether a mark shows how far the content is scrolled across; kept.
  open var showsHorizontalScrollIndicator = true {
    didSet {
      if !showsHorizontalScrollIndicator { KeptMember.showsHorizontalScrollIndicator.wasSet() }
    }
  }
  /// How the safe area adds to the insets.
  ///
  /// Rule LC4.1.
  open var contentInsetAdjustmentBehavior = ContentInsetAdjustmentBehavior.automatic {
    didSet { adjustInsets() }
  }
  /// Room around the content, in points.
  open var contentInset = UIEdgeInsets.zero { didSet { adjustInsets() } }
  /// How large the content is, in points; constraints on the content guide set it.
  open var contentSize = CGSize.zero {
    didSet { if contentSize != oldValue { adjustInsets() } }
  }
  private var restingInset = UIEdgeInsets.zero
  var extras = Extras()

  /// Creates a scroll view that clips its content.
  public override init(frame: CGRect) {
    super.init(frame: frame)
    clipsToBounds = true
  }

  /// Creates a scroll view that its document sets up.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    clipsToBounds = true
  }

  /// The point of the content at the top left corner.
  open var contentOffset: CGPoint {
    get { bounds.origin }
    set {
      guard newValue != bounds.origin else { return }
      bounds.origin = newValue
      setNeedsLayout()
      delegate?.scrollViewDidScroll(self)
    }
  }

  /// Moves the content; animation shows only the end.
  open func setContentOffset(_ contentOffset: CGPoint, animated: Bool) {
    let old = self.contentOffset
    self.contentOffset = contentOffset
    if animated, self.contentOffset != old { delegate?.scrollViewDidEndScrollingAnimation(self) }
  }

  /// The insets with what the safe area adds.
  ///
  /// Rule LC4.1.
  public var adjustedContentInset: UIEdgeInsets { contentInset + safeAreaAdjustment }

  /// The rectangle of the content, in content coordinates.
  ///
  /// Rule LC4.2.
  public var contentLayoutGuide: UILayoutGuide { systemGuide(.scrollContent) }

  override var scrollsContent: Bool { true }

  /// The rectangle of the view, which does not scroll.
  ///
  /// Rule LC4.2.
  public var frameLayoutGuide: UILayoutGuide { systemGuide(.scrollFrame) }

  /// Moves so far that `rect` of the content can be seen, if it fits.
  open func scrollRectToVisible(_ rect: CGRect, animated: Bool) {
    let visible = bounds.inset(by: adjustedContentInset)
    var offset = contentOffset
    if rect.maxY > visible.maxY { offset.y += rect.maxY - visible.maxY }
    if rect.minY < visible.minY + (offset.y - contentOffset.y) {
      offset.y = contentOffset.y + rect.minY - visible.minY
    }
    if rect.maxX > visible.maxX { offset.x += rect.maxX - visible.maxX }
    if rect.minX < visible.minX + (offset.x - contentOffset.x) {
      offset.x = contentOffset.x + rect.minX - visible.minX
    }
    setContentOffset(clamped(offset), animated: animated)
  }

  /// Scrolls by a distance in points, no further than the content goes, as a wheel does.
  ///
  /// - Returns: Whether anything moved.
  @discardableResult package func scroll(by distance: CGPoint) -> Bool {
    guard isScrollEnabled else { return false }
    let old = contentOffset
    // SH08: a sheet around content at its top grows before the content moves.
    if distance.y > 0, old.y <= -adjustedContentInset.top,
      enclosingSheet?.expandForScrolling() == true
    {
      return true
    }
    contentOffset = clamped(CGPoint(x: old.x + distance.x, y: old.y + distance.y))
    return contentOffset != old
  }

  /// The offset nearest to `offset` at which no more than the insets shows around the content.
  package func clamped(_ offset: CGPoint) -> CGPoint {
    let inset = adjustedContentInset
    let lowest = CGPoint(x: -inset.left, y: -inset.top)
    return CGPoint(
      x: min(
        max(offset.x, lowest.x), max(contentSize.width + inset.right - bounds.width, lowest.x)),
      y: min(
        max(offset.y, lowest.y), max(contentSize.height + inset.bottom - bounds.height, lowest.y)))
  }

  /// Places the content and takes over the size that constraints give it.
  ///
  /// Rule LC4.2.
  open override func layoutSubviews() {
    super.layoutSubviews()
    if let solved = solvedContentSize { contentSize = solved }
    adjustInsets()
    let offset = clamped(contentOffset)
    if offset != contentOffset { contentOffset = offset }
  }

  open override func safeAreaInsetsDidChange() {
    super.safeAreaInsetsDidChange()
    adjustInsets()
  }

  /// Content that rests at the top stays there when the insets change.
  ///
  /// Rule LC4.1.
  private func adjustInsets() {
    let inset = adjustedContentInset
    guard inset != restingInset else { return }
    let wasResting = contentOffset.y <= -restingInset.top && contentOffset.x <= -restingInset.left
    restingInset = inset
    defer { delegate?.scrollViewDidChangeAdjustedContentInset(self) }
    if wasResting, environment.measuring?.restsBelowInsets != false {
      contentOffset = CGPoint(x: -inset.left, y: -inset.top)
    }
  }

  private var safeAreaAdjustment: UIEdgeInsets {
    let safe = safeAreaInsets
    switch contentInsetAdjustmentBehavior {
    case .never: return .zero
    case .automatic where !environment.policy.adjustsScrolledContent && !isAdjustedByController:
      return .zero  // W24
    case .always: return safe  // LC4.1
    case .automatic, .scrollableAxes:
      let isContent = contentInsetAdjustmentBehavior == .automatic && fillsBarController
      let down = scrollsDown || (isContent && isAdjustedByController)
      return UIEdgeInsets(
        top: down ? safe.top : 0, left: scrollsAcross ? safe.left : 0,  // W24
        bottom: down ? safe.bottom : 0, right: scrollsAcross ? safe.right : 0)
    }
  }

  private var scrollsDown: Bool {
    isScrollEnabled && (alwaysBounceVertical || contentSize.height > bounds.height)
  }

  private var scrollsAcross: Bool {
    isScrollEnabled && (alwaysBounceHorizontal || contentSize.width > bounds.width)
  }

  /// Whether content can be dragged beyond its end; kept.
  open var bounces: Bool {
    get { extras.bounces }
    set {
      extras.bounces = newValue
      if !bounces { KeptMember.bounces.wasSet() }
    }
  }

  /// Where both marks may be; kept.
  open var scrollIndicatorInsets: UIEdgeInsets {
    get { extras.verticalIndicatorInsets }
    set {
      extras.verticalIndicatorInsets = newValue
      extras.horizontalIndicatorInsets = newValue
      if scrollIndicatorInsets != .zero { KeptMember.scrollIndicatorInsets.wasSet() }
    }
  }

  /// Asks for new content.
  open var refreshControl: UIRefreshControl? {
    get { extras.refreshControl }
    set { extras.refreshControl = newValue }
  }

  /// Whether the user drags now: never in a terminal.
  open var isDragging: Bool { false }

  /// Whether the user's fingers are down; there are none in a terminal.
  open var isTracking: Bool { false }

  /// Whether the content comes to rest now; it stops at once.
  open var isDecelerating: Bool { false }

  /// Shows the marks for a moment; a terminal shows none.
  open func flashScrollIndicators() { setNeedsDisplay() }

  /// The least scale.
  open var minimumZoomScale: CGFloat {
    get { extras.minimumZoom }
    set { extras.minimumZoom = newValue }
  }

  /// The largest scale.
  open var maximumZoomScale: CGFloat {
    get { extras.maximumZoom }
    set { extras.maximumZoom = newValue }
  }

  /// The scale of the view that the delegate names.
  open var zoomScale: CGFloat {
    get { extras.zoom }
    set { setZoomScale(newValue, animated: false) }
  }

  /// Scales the view that the delegate names, within the limits; animation shows only the end.
  open func setZoomScale(_ scale: CGFloat, animated: Bool) {
    let new = min(max(scale, extras.minimumZoom), max(extras.maximumZoom, extras.minimumZoom))
    guard new != extras.zoom, let view = delegate?.viewForZooming(in: self) else { return }
    extras.zoom = new
    view.transform = CGAffineTransform(scaleX: new, y: new)
    view.frame.origin = .zero
    contentSize = view.frame.size
    delegate?.scrollViewDidZoom(self)
  }
}
