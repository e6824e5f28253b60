// Reference: UIView, iOS 18 documentation.
// Status: Partial — geometry, hierarchy, traits, layout, gestures; drawing as lines of cells.
public import Foundation

/// A rectangle that has a place in a hierarchy, lays out its subviews and reacts to traits; this
/// file is the inventory of its state.
@preconcurrency @MainActor open class UIView: UIResponder {
  // MARK: Geometry, in points of the superview
  var storedOrigin: CGPoint
  var storedBounds: CGRect
  var storedTransform = CGAffineTransform.identity
  /// Values on the way to the stored ones while an animation runs.
  package internal(set) var inFlight: InFlightValues?

  // MARK: Hierarchy
  /// What is in the view's place while it is kept out of the hierarchy (M07).
  weak var standIn: UIView?
  /// The view that holds this one.
  public internal(set) weak var superview: UIView?
  /// The views held by this one, back to front.
  public internal(set) var subviews: [UIView] = []
  /// The window that this view is in.
  open var window: UIWindow? { containingWindow }
  weak var containingWindow: UIWindow?
  /// The controller whose root view this is.
  package internal(set) weak var viewController: UIViewController?

  // MARK: Traits
  var traitState: TraitState

  // MARK: Layout
  var needsLayoutFlag = true
  /// Whether a view below needs traits, safe area or layout.
  var subtreeNeedsUpdate = true
  var needsUpdateConstraintsFlag = true
  /// Whether ``updateProperties()`` is due (rule V16).
  var needsUpdatePropertiesFlag = true
  var subtreeNeedsUpdateConstraints = true
  /// Whether ``draw(_:)`` is due (rule T25).
  var needsDisplayFlag = true
  var subtreeNeedsDisplay = true
  var layoutState = LayoutState()
  /// Whether a change of size moves subviews by their masks (rule LB6).
  open var autoresizesSubviews = true
  /// How the view follows its superview's size (rule LB1).
  open var autoresizingMask: AutoresizingMask = [] {
    didSet { if autoresizingMask != oldValue { autoresizingDidChange() } }
  }
  /// Whether frame and mask are used as constraints (rule LA5.7).
  open var translatesAutoresizingMaskIntoConstraints = true {
    didSet {
      if translatesAutoresizingMaskIntoConstraints != oldValue { autoresizingDidChange() }
    }
  }
  package internal(set) var storedSafeAreaInsets = UIEdgeInsets.zero

  // MARK: Appearance
  /// Whether the view and everything in it is left out of drawing and hit testing.
  open var isHidden = false {
    didSet { if isHidden != oldValue { visibilityDidChange() } }
  }
  /// Opacity from 0 to 1.
  open var alpha: CGFloat {
    get { storedAlpha }
    set { animatable { storedAlpha = newValue } }
  }
  var storedAlpha: CGFloat = 1
  /// The colour behind the content.
  open var backgroundColor: UIColor? { didSet { groundDidChange() } }
  /// What the view is drawn with on Apple's systems; keeps its values and shares the view's.
  public private(set) lazy var layer = makeLayer()
  /// ``layer`` once it was asked for.
  package internal(set) weak var ownLayer: CALayer?
  /// The class of ``layer``.
  open class var layerClass: AnyClass { CALayer.self }
  /// What the view drew in ``draw(_:)``, as lines of cells; `nil` for nothing.
  package internal(set) var drawnArt: [String]?
  var appearanceState = AppearanceValues()
  /// The colour of what can be used; a superview's where none was set.
  // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
  open var tintColor: UIColor! {
    get { defaultTintColor }
    set { setTint(newValue) }
  }
  /// How content is fitted into the bounds.
  open var contentMode = ContentMode.scaleToFill
  /// Whether the view lets nothing behind it through.
  open var isOpaque = true
  var interactionState = InteractionState()
  /// How typing in the view is helped; made when it is asked for.
  var typing: AnyObject?
  /// Whether the view gets more than one touch at a time.
  open var isMultipleTouchEnabled = false
  /// Whether other views get no touches while this one has some; kept.
  open var isExclusiveTouch = false {
    didSet { if isExclusiveTouch { KeptMember.isExclusiveTouch.wasSet() } }
  }
  /// Whether touches reach the view.
  open var isUserInteractionEnabled = true
  /// Whether a drawing of the subviews stops at the bounds.
  open var clipsToBounds = false
  /// A number for finding the view.
  open var tag = 0
  /// The name that tests and scenes find the view by.
  open var accessibilityIdentifier: String? {
    get { testIdentifier ?? identifier }
    set { (testIdentifier, identifier) = (nil, newValue) }
  }

  /// The subview that holds what the program puts into this view, where only this one has a box;
  /// `nil` for most views, and before anything was put in.
  @_spi(Hooks) open var heldContentView: UIView? { nil }

  /// Creates a view of the given frame in its superview's coordinates.
  public init(frame: CGRect) {
    storedOrigin = frame.origin
    storedBounds = CGRect(origin: .zero, size: frame.size)
    traitState = TraitState(collection: Environment.current.predictedTraits)
    super.init()
  }

  /// Creates a view of zero size.
  public convenience override init() { self.init(frame: .zero) }

  /// Creates a view of zero size; the document that names it sets it up afterwards.
  public required init?(coder: NSCoder) {
    storedOrigin = .zero
    storedBounds = .zero
    traitState = TraitState(collection: Environment.current.predictedTraits)
    super.init()
  }

  /// The controller of this root view, else the superview.
  open override var next: UIResponder? { viewController ?? superview }

  package override var spokenName: String { isKnownByContent ? nameByContent : displayName }

  /// The identifier; of a named controller's view `home.view`; else the class with a number.
  package override var displayName: String {
    guard identifier == nil, let owner = viewController?.identifier else {
      return super.displayName
    }
    return "\(owner).view"
  }
  override var traceDepth: Int { (owningViewController?.traceDepth ?? 0) + 1 }

  // MARK: Overridable moments; the empty defaults are UIKit's

  /// Called after any trait changed (rule T40).
  open func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {}
  /// Called before the view enters `newWindow`.
  open func willMove(toWindow newWindow: UIWindow?) {}
  /// Called after the view entered or left a window.
  open func didMoveToWindow() {}
  /// Called before the view enters `newSuperview`.
  open func willMove(toSuperview newSuperview: UIView?) {}
  /// Called after the view entered or left a superview.
  open func didMoveToSuperview() {}
  /// Called after a subview came.
  open func didAddSubview(_ subview: UIView) {}
  /// Called before a subview goes.
  open func willRemoveSubview(_ subview: UIView) {}
  /// Called after the safe area changed.
  open func safeAreaInsetsDidChange() {}
  /// Called after the margins changed.
  open func layoutMarginsDidChange() {}
  /// Called after the tint changed here or above.
  open func tintColorDidChange() {}

  /// Gives the view's properties the values for its traits and model, before it is laid out; not in
  /// iOS 8 (rule V16).
  open func updateProperties() {}

  /// Lays out what the view's layer holds.
  open func layoutSublayers(of layer: CALayer) { layer.layoutSublayers() }
  /// Called before a document's editor shows the view, which does not happen here.
  open func prepareForInterfaceBuilder() {}

  /// Called after layout when the view is to be drawn anew, into the current context's cells.
  ///
  /// Rules T25, T42.
  open func draw(_ rect: CGRect) {}

  /// Lays out the subviews: by default applies their constraints (rule V10).
  open func layoutSubviews() { placeSubviewsByConstraints() }

  /// Updates the view's constraints; overriders call super last.
  open func updateConstraints() { needsUpdateConstraintsFlag = false }

  /// The traits that come from above: the scene's for a window, the superview's for a view.
  var inheritedTraits: UITraitCollection? { superview?.traitCollection }

  /// The natural size of the content, −1 for none (rule V02).
  open var intrinsicContentSize: CGSize {
    CGSize(width: UIView.noIntrinsicMetric, height: UIView.noIntrinsicMetric)
  }

  /// The size that fits `size` best; by default the current one.
  open func sizeThatFits(_ size: CGSize) -> CGSize { bounds.size }

  /// What the frame has around the rectangle that constraints see (rule LA6).
  open var alignmentRectInsets: UIEdgeInsets { .zero }  // LA6.4

  /// The view whose text gives the first baseline (rule LA1.7).
  open var forFirstBaselineLayout: UIView { self }

  /// The view whose text gives the last baseline (rule LA1.7).
  open var forLastBaselineLayout: UIView { self }

  /// Whether the view needs Auto Layout to work at all.
  open class var requiresConstraintBasedLayout: Bool { false }

  /// The first baseline below the top and the last above the bottom, in points (rule LA1.7).
  var baselineOffsets: (first: CGFloat, last: CGFloat) { (0, 0) }

  /// The height, in points, within which the baselines are and which stays in the middle of a
  /// higher view; `nil` where text begins at the top.
  var centeredContentHeight: CGFloat? { nil }

  /// Called after any trait changed, before the program hears of it in the layout (rule A09).
  func contentTraitsDidChange() {}

  /// Called before the view's size or scroll position changes (rule A17).
  @_spi(Hooks) open func boundsWillChange(to newBounds: CGRect) {}

  /// Whether its edges are those of what it scrolls, for constraints from inside (rule LC4.3).
  var scrollsContent: Bool { false }

  /// The part of the safe area that subviews do not hear of (rule LC4.1).
  @_spi(Hooks) open var scrolledSafeArea: UIEdgeInsets { .zero }

  /// Has everything measured again that text is shown in, for letters are of another size.
  @_spi(Hooks) open func textMetricsDidChange() {
    invalidateIntrinsicContentSize()
    setNeedsLayout()
  }

  /// Gives the root view of the window's controller its frame; only windows have one (rule W20).
  func placeRootView() {}

  /// Called when something inside that the view gives its natural size may want another one.
  func partMayFitAnew() {}
  /// Called after a subview was hidden or shown, installed or left out.
  func subviewVisibilityDidChange() { setNeedsLayout() }
  /// Called after a subview's natural size may have changed.
  func subviewContentSizeDidChange() {}

  // MARK: What kinds of views say of themselves

  /// Lets an outlet of the class lead to `object`; whether there is such an outlet.
  @_spi(Hooks) open func connect(_ outlet: String, to object: AnyObject) -> Bool { false }
  /// The object that a key path leads through by the name of a property.
  @_spi(Hooks) open func part(named name: String) -> AnyObject? { commonPart(named: name) }
  /// The view, if it presents content; labels, which are most, say so without a search.
  package var asContentPresentable: (any ContentPresentable)? { conformingContent }
  /// The text that the view shows, which it is known by.
  package var writtenText: String? { nil }
  /// The text by which logs tell views of the class apart (rule LA8.4).
  var loggedText: String? { nil }
  /// The colour behind the content, the system's own where the program gave none.
  @_spi(Hooks) open var ground: UIColor? { backgroundColor }
  /// The font that the view's own text is set in.
  var textFont: UIFont? { nil }
  /// What gives the view its natural size, in a word.
  var contentInWords: String { "content" }
  /// What the natural width is the sum of; empty where it is one number.
  var widthParts: [CGFloat] { [] }
  /// What people call the kind of view.
  var kindInWords: String { className }
  /// Whether people see what is inside as one thing with the view.
  @_spi(Hooks) open var isSingleElement: Bool { false }
  /// Whether people know the view by its class and what it shows.
  @_spi(Hooks) open var isKnownByContent: Bool { hasGeneratedIdentifier }

  /// Whether the height of the content depends on the width that layout gives it (rule LA4.6).
  @_spi(Hooks) open var wrapsContent: Bool { false }

  /// The natural size of the content where it has only `width` (rule LA4.6).
  @_spi(Hooks) open func wrappedContentSize(forWidth width: CGFloat) -> CGSize {
    intrinsicContentSize
  }

  /// The deepest visible view at `point` (in the receiver's coordinates).
  open func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
    hitTestDescendants(point, with: event)
  }

  /// Whether `point` (in the receiver's coordinates) is inside.
  open func point(inside point: CGPoint, with event: UIEvent?) -> Bool { bounds.contains(point) }

  // MARK: Overridable members whose behaviour is in `UIView+Topic.swift`

  /// The rectangle in the superview's coordinates; setting it sets bounds and centre.
  open var frame: CGRect {
    get { defaultFrame }
    set { defaultFrame = newValue }
  }
  /// The rectangle in the view's own coordinates; setting its size keeps the centre.
  open var bounds: CGRect {
    get { defaultBounds }
    set { defaultBounds = newValue }
  }
  /// The centre in the superview's coordinates.
  open var center: CGPoint {
    get { defaultCenter }
    set { defaultCenter = newValue }
  }
  /// A map applied around the centre; layout does not see it.
  open var transform: CGAffineTransform {
    get { defaultTransform }
    set { defaultTransform = newValue }
  }
  /// What bars, notches and home indicators cover, in points from the edges (rule LC2.1).
  open var safeAreaInsets: UIEdgeInsets { defaultSafeAreaInsets }
  /// The distance that content keeps from the edges, in points, safe area included.
  ///
  /// Rules LC1.5, LC1.6.
  open var layoutMargins: UIEdgeInsets {
    get { defaultLayoutMargins }
    set { defaultLayoutMargins = newValue }
  }
  /// The margins in reading direction (rule LC1.5).
  open var directionalLayoutMargins: NSDirectionalEdgeInsets {
    get { defaultDirectionalMargins }
    set { defaultDirectionalMargins = newValue }
  }
  /// Whether the view turns around with the reading direction (rule LA1.5).
  open var semanticContentAttribute: UISemanticContentAttribute {
    get { defaultSemanticContent }
    set { defaultSemanticContent = newValue }
  }
  /// The view's traits: its superview's with its own overrides (rules P02, P05).
  open var traitCollection: UITraitCollection { defaultTraitCollection }

  /// Puts `view` in front of the other subviews.
  open func addSubview(_ view: UIView) { addInFront(view) }
  /// Puts `view` at `index`, counted from the back.
  open func insertSubview(_ view: UIView, at index: Int) { add(view, at: index) }
  /// Puts `view` right in front of `siblingSubview`.
  open func insertSubview(_ view: UIView, aboveSubview siblingSubview: UIView) {
    add(view, above: siblingSubview)
  }
  /// Puts `view` right behind `siblingSubview`.
  open func insertSubview(_ view: UIView, belowSubview siblingSubview: UIView) {
    add(view, below: siblingSubview)
  }
  /// Puts a subview in front of its siblings.
  open func bringSubviewToFront(_ view: UIView) { moveToFront(view) }
  /// Puts a subview behind its siblings.
  open func sendSubviewToBack(_ view: UIView) { moveToBack(view) }
  /// Takes the view out of its superview.
  open func removeFromSuperview() { leaveSuperview() }

  /// Asks for a layout of the subviews in the next pass (rules C22, V05).
  open func setNeedsLayout() { markForLayout() }
  /// Asks for ``draw(_:)`` after the next layout (rule T25).
  open func setNeedsDisplay() { markForDisplay() }
  /// Asks for ``draw(_:)`` after the next layout.
  open func setNeedsDisplay(_ rect: CGRect) { markForDisplay() }
  /// Lays out the receiver's subtree now if anything in it is pending (rule V05).
  open func layoutIfNeeded() { layOutPending() }
  /// Asks for `updateConstraints` before the next layout (rule V08).
  open func setNeedsUpdateConstraints() { markForConstraints() }
  /// Has the natural size asked for again in the next constraint pass (rule V03).
  open func invalidateIntrinsicContentSize() { forgetContentSize() }
  /// Resizes the view to what ``sizeThatFits(_:)`` says of its current size.
  open func sizeToFit() { resizeToFit() }
  /// The rectangle that constraints see, for a frame (rule LA6).
  open func alignmentRect(forFrame frame: CGRect) -> CGRect { defaultAlignmentRect(for: frame) }
  /// The frame for a rectangle that constraints see (rule LA6).
  open func frame(forAlignmentRect alignmentRect: CGRect) -> CGRect {
    defaultFrame(for: alignmentRect)
  }
  /// The size that fits the constraints of the subtree best, near `targetSize` (rule LA11.1).
  open func systemLayoutSizeFitting(_ targetSize: CGSize) -> CGSize {
    systemLayoutSizeFitting(
      targetSize, withHorizontalFittingPriority: .fittingSizeLevel,
      verticalFittingPriority: .fittingSizeLevel)
  }
  /// The size that fits the constraints of the subtree best, near `targetSize` as strongly as said.
  ///
  /// Rule LA11.1.
  open func systemLayoutSizeFitting(
    _ targetSize: CGSize, withHorizontalFittingPriority horizontalFittingPriority: UILayoutPriority,
    verticalFittingPriority: UILayoutPriority
  ) -> CGSize {
    fittingSize(
      near: targetSize, horizontal: horizontalFittingPriority, vertical: verticalFittingPriority)
  }

  /// Whether a recognizer of the view, or of one around it, may begin with a touch on the view.
  open func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool { true }
  /// Has a recognizer watch the view; it leaves the one that it watched before.
  open func addGestureRecognizer(_ gestureRecognizer: UIGestureRecognizer) {
    gestureRecognizer.view?.removeGestureRecognizer(gestureRecognizer)
    interactionState.recognizers.append(gestureRecognizer)
    gestureRecognizer.view = self
    gestureRecognizer.tellKeptMembers()
  }
}
