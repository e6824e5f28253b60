// Reference: UISplitViewController, iOS 18 documentation.
// Status: Partial — classic and double column, beside or hidden; no triple column, overlay, inspector.
public import Foundation

/// Shows a list beside its detail where there is room, and both on one stack where there is not.
///
/// Rules KS01–KS19.
@preconcurrency @MainActor open class UISplitViewController: UIViewController {
  /// How the columns are managed.
  public enum Style: Int, Sendable {
    /// `viewControllers` holds them.
    case unspecified = 0
    /// Two columns by name.
    case doubleColumn = 1
  }

  /// A column by name.
  public enum Column: Int, Sendable {
    case primary = 0
    case supplementary = 1
    case secondary = 2
    case compact = 3
  }

  /// How much of the columns is seen.
  public enum DisplayMode: Int, Sendable {
    case automatic = 0
    case secondaryOnly = 1
    case oneBesideSecondary = 2
    case oneOverSecondary = 3
  }

  /// Stands for "not set" in widths.
  public static let automaticDimension: CGFloat = -1

  /// How the columns are managed.
  public let style: Style
  /// Asked how to collapse and expand.
  open weak var delegate: (any UISplitViewControllerDelegate)?
  /// The mode that the program would like.
  open var preferredDisplayMode = DisplayMode.automatic {
    didSet { viewIfLoaded?.setNeedsLayout() }
  }
  /// The primary column's width in points.
  ///
  /// Rule KS08.
  open var preferredPrimaryColumnWidth = automaticDimension {
    didSet { viewIfLoaded?.setNeedsLayout() }
  }
  /// The primary column's share of the width.
  open var preferredPrimaryColumnWidthFraction = automaticDimension {
    didSet { viewIfLoaded?.setNeedsLayout() }
  }
  /// The least width of the primary column.
  open var minimumPrimaryColumnWidth = automaticDimension {
    didSet { viewIfLoaded?.setNeedsLayout() }
  }
  /// The greatest width of the primary column.
  open var maximumPrimaryColumnWidth = automaticDimension {
    didSet { viewIfLoaded?.setNeedsLayout() }
  }
  /// Whether only one column is shown because there is no room.
  ///
  /// Rules KS01, KS02.
  public internal(set) var isCollapsed = false
  /// The column that stays on top when a scene collapses; `nil` for UIKit's proposal.
  package var topColumnForCollapsing: Column?

  var primary: UIViewController?
  var secondary: UIViewController?
  /// Replaces the stack of both when collapsed.
  ///
  /// Rule KS12.
  var compact: UIViewController?
  /// The secondary's controllers that stand on the primary's stack while collapsed.
  var merged: [UIViewController] = []
  /// The traits that were announced and are not there yet.
  var announcedTraits: UITraitCollection?

  /// Creates a controller with columns by name.
  public init(style: Style) {
    self.style = style
    super.init(nibName: nil, bundle: nil)
  }

  /// Creates a controller whose columns are `viewControllers`.
  public override init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
    style = .unspecified
    super.init(nibName: nibNameOrNil, bundle: nibBundleOrNil)
  }

  /// Creates a controller; the document that names it sets it up afterwards.
  public required init?(coder: NSCoder) {
    style = .unspecified
    super.init(coder: coder)
  }

  /// The columns in sight of the hierarchy: primary and secondary, or what is left when collapsed.
  open var viewControllers: [UIViewController] {
    get {
      isCollapsed ? [collapsedRoot].compactMap { $0 } : [primary, secondary].compactMap { $0 }
    }
    set {
      setColumn(newValue.first, .primary)
      setColumn(newValue.dropFirst().first, .secondary)
    }
  }

  /// Puts a controller into a column, in a navigation controller if it brings none.
  ///
  /// Rule KS04.
  open func setViewController(_ vc: UIViewController?, for column: Column) {
    guard style != .unspecified else { return }
    let needsStack = column != .compact && vc != nil && !(vc is UINavigationController)
    setColumn(needsStack ? vc.map { UINavigationController(rootViewController: $0) } : vc, column)
  }

  /// The controller that was put into a column.
  ///
  /// Rule KS04.
  open func viewController(for column: Column) -> UIViewController? {
    switch column {
    case .primary: primary
    case .secondary: secondary
    case .compact: compact
    case .supplementary: nil
    }
  }

  open override func loadView() {
    let container = UILayoutContainerView.make(self)
    container.placeChildren = { [weak self] in self?.placeColumns() }
    view = container
  }

  open override func willTransition(
    to newCollection: UITraitCollection,
    with coordinator: any UIViewControllerTransitionCoordinator
  ) {
    announcedTraits = newCollection
    super.willTransition(to: newCollection, with: coordinator)
  }

  open override func size(
    forChildContentContainer container: any UIContentContainer,
    withParentContainerSize parentSize: CGSize
  ) -> CGSize {
    guard let child = container as? UIViewController else { return parentSize }
    let traits = announcedTraits ?? traitCollection
    return columnFrames(in: parentSize, traits: traits).first { $0.0 === child }?.1.size
      ?? child.viewIfLoaded?.bounds.size ?? parentSize
  }

  /// Rule KS15: beside the secondary column the primary one is compact.
  override func imposedTraits(
    on child: UIViewController, under traits: UITraitCollection
  ) -> UITraitCollection? {
    let own = super.imposedTraits(on: child, under: traits)
    guard child === primary, traits.horizontalSizeClass == .regular else { return own }
    let compact = UITraitCollection(horizontalSizeClass: .compact)
    return own.map { UITraitCollection(traitsFrom: [compact, $0]) } ?? compact
  }

  open override var supportedInterfaceOrientations: UIInterfaceOrientationMask {
    delegate?.splitViewControllerSupportedInterfaceOrientations(self)
      ?? super.supportedInterfaceOrientations
  }

  open override func show(_ vc: UIViewController, sender: Any?) {
    showInColumns(vc, sender: sender)
  }

  open override func showDetailViewController(_ vc: UIViewController, sender: Any?) {
    showDetailInColumns(vc, sender: sender)
  }
}
