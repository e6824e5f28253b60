// Reference: UIStackView, iOS 18 documentation. Rules LD1–LD17.
// Status: Complete.
public import Foundation

/// Lays out a row or column of views by constraints of its own.
@preconcurrency @MainActor open class UIStackView: UIView {
  /// How views share the stack's axis.
  public enum Distribution: Int, Sendable {
    /// As their content resists.
    case fill
    /// Equally.
    case fillEqually
    /// In proportion to their content.
    case fillProportionally
    /// With equal gaps.
    case equalSpacing
    /// With equal distances of their middles.
    case equalCentering
  }

  /// How views are aligned across the stack's axis.
  public enum Alignment: Int, Sendable {
    /// As wide as the stack.
    case fill
    /// Where reading begins, in a column.
    case leading
    /// On the first line of text, in a row.
    case firstBaseline
    /// In the middle.
    case center
    /// Where reading ends, in a column.
    case trailing
    /// On the last line of text, in a row.
    case lastBaseline

    /// At the top, in a row.
    public static var top: Alignment { .leading }
    /// At the bottom, in a row.
    public static var bottom: Alignment { .trailing }
  }

  /// Stands for the stack's spacing.
  ///
  /// Rule LD6.
  public static let spacingUseDefault = CGFloat.greatestFiniteMagnitude
  /// Stands for the system's spacing of eight points.
  ///
  /// Rule LD6.
  public static let spacingUseSystem = CGFloat.leastNormalMagnitude

  /// The views that the stack lays out, in order.
  public private(set) var arrangedSubviews: [UIView] = []
  /// Where the views go on.
  open var axis = NSLayoutConstraint.Axis.horizontal { didSet { arrangementDidChange() } }
  /// How views share the axis.
  open var distribution = Distribution.fill { didSet { arrangementDidChange() } }
  /// How views are aligned across the axis.
  open var alignment = Alignment.fill { didSet { arrangementDidChange() } }
  /// The least gap between views, in points.
  open var spacing: CGFloat = 0 { didSet { arrangementDidChange() } }
  /// Whether gaps of a column run from baseline to baseline.
  open var isBaselineRelativeArrangement = false { didSet { arrangementDidChange() } }
  /// Whether the views stay inside the margins.
  open var isLayoutMarginsRelativeArrangement = false {
    didSet {
      setStandardMargins()
      arrangementDidChange()
    }
  }
  private var customSpacing: [ObjectIdentifier: CGFloat] = [:]
  private var ownConstraints: [NSLayoutConstraint] = []
  private var ownGuides: [UILayoutGuide] = []
  private var isArranged = false
  /// What the proportions were made of.
  private var sharedLengths: [CGFloat] = []

  /// Creates a stack without views.
  public override init(frame: CGRect) {
    super.init(frame: frame)
    setStandardMargins()
  }

  /// Creates a stack that its document sets up.
  public required init(coder: NSCoder) {
    super.init(frame: .zero)
    setStandardMargins()
  }

  /// Creates a stack of `views`.
  public convenience init(arrangedSubviews views: [UIView]) {
    self.init(frame: .zero)
    views.forEach(addArrangedSubview)
  }

  open override class var requiresConstraintBasedLayout: Bool { true }

  /// A stack that does not stay inside its margins has none of its own.
  ///
  /// Rule LC1.1. Source: all seven constraints to such margins in five public documents.
  private func setStandardMargins() {
    standardMargins = isLayoutMarginsRelativeArrangement ? nil : .zero
  }

  /// Puts `view` at the end.
  open func addArrangedSubview(_ view: UIView) {
    insertArrangedSubview(view, at: arrangedSubviews.count)
  }

  /// Puts `view` at an index of the arranged views.
  open func insertArrangedSubview(_ view: UIView, at stackIndex: Int) {
    if view.superview !== self { addSubview(view) }
    guard view.superview === self else { return }
    arrangedSubviews.removeAll { $0 === view }
    arrangedSubviews.insert(view, at: min(max(stackIndex, 0), arrangedSubviews.count))
    // Rule LD1.
    view.translatesAutoresizingMaskIntoConstraints = false
    arrangementDidChange()
  }

  /// Lays out `view` no longer; it stays a subview.
  ///
  /// Rule LD17.
  open func removeArrangedSubview(_ view: UIView) {
    guard arrangedSubviews.contains(where: { $0 === view }) else { return }
    arrangedSubviews.removeAll { $0 === view }
    customSpacing[ObjectIdentifier(view)] = nil
    arrangementDidChange()
  }

  /// Lays out a subview that goes no longer.
  ///
  /// Rule LD17.
  open override func willRemoveSubview(_ subview: UIView) {
    super.willRemoveSubview(subview)
    removeArrangedSubview(subview)
  }

  /// Whether `constraint` is one of those that the stack arranges its views with.
  func arranges(by constraint: NSLayoutConstraint) -> Bool {
    ownConstraints.contains { $0 === constraint }
  }

  /// Sets the gap after one view, in points.
  ///
  /// Rule LD6.
  open func setCustomSpacing(_ spacing: CGFloat, after arrangedSubview: UIView) {
    customSpacing[ObjectIdentifier(arrangedSubview)] =
      spacing == Self.spacingUseDefault ? nil : spacing
    arrangementDidChange()
  }

  /// The gap set after one view.
  ///
  /// Rule LD6.
  open func customSpacing(after arrangedSubview: UIView) -> CGFloat {
    customSpacing[ObjectIdentifier(arrangedSubview)] ?? Self.spacingUseDefault
  }

  /// The gap that applies after one view, in points.
  func effectiveSpacing(after view: UIView, before next: UIView) -> CGFloat {
    let own = customSpacing[ObjectIdentifier(view)] ?? spacing
    guard own == Self.spacingUseSystem else { return own }
    let lines = isRelativeToBaselines ? UIView.systemLineSpacing(view, next) : nil
    return lines ?? LayoutMetrics.systemSpacing  // LA9.3
  }

  /// Whether the spacing is between the views' lines of text rather than between their edges.
  var isRelativeToBaselines: Bool { isBaselineRelativeArrangement && axis == .vertical }

  /// Makes the constraints anew if the arrangement changed.
  open override func updateConstraints() {
    if !isArranged { arrange() }
    super.updateConstraints()
  }

  /// Shares the stack anew where texts wrap otherwise than before.
  ///
  /// Rule LD9.
  open override func layoutSubviews() {
    super.layoutSubviews()
    guard distribution == .fillProportionally, axis == .vertical, isArranged else { return }
    if StackArrangement(stack: self).naturalLengths != sharedLengths { arrangementDidChange() }
  }

  private func arrangementDidChange() {
    isArranged = false
    setNeedsUpdateConstraints()
  }

  override func subviewVisibilityDidChange() {
    super.subviewVisibilityDidChange()
    arrangementDidChange()
  }

  /// Proportions follow the content, and the standard gap between baselines the fonts.
  ///
  /// Rules LD9, LA9.3.
  override func subviewContentSizeDidChange() {
    if distribution == .fillProportionally || isRelativeToBaselines { arrangementDidChange() }
  }

  private func arrange() {
    isArranged = true
    NSLayoutConstraint.deactivate(ownConstraints)
    ownGuides.forEach(removeLayoutGuide)
    var arrangement = StackArrangement(stack: self)
    arrangement.build()
    sharedLengths = arrangement.sharedLengths
    ownGuides = arrangement.guides
    ownConstraints = arrangement.constraints
    NSLayoutConstraint.activate(ownConstraints)
  }

  /// Rule LD16.
  open override var forFirstBaselineLayout: UIView { baselineView(first: true) }
  /// Rule LD16.
  open override var forLastBaselineLayout: UIView { baselineView(first: false) }

  private func baselineView(first: Bool) -> UIView {
    let shown = arrangedSubviews.filter { !$0.isHidden }
    let chosen =
      if axis == .vertical {
        first ? shown.first : shown.last
      } else {
        shown.max { $0.intrinsicContentSize.height < $1.intrinsicContentSize.height }
      }
    guard let chosen else { return self }  // LD16
    return first ? chosen.forFirstBaselineLayout : chosen.forLastBaselineLayout
  }
}
