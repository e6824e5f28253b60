// Reference: UISplitViewController, iOS 18 documentation.
// Status: Partial — classic, double and triple column, all display modes; an inspector; no
// gestures.
public import Foundation

/// Shows a list beside its detail where there is room, and both on one stack where there is not.
///
/// This file is the inventory of state; behaviour is in `UISplitViewController+Topic.swift`.
/// Rules KS01–KS19.
@preconcurrency @MainActor open class UISplitViewController: UIViewController {
  /// Stands for "not set" in widths.
  public nonisolated static let automaticDimension: CGFloat = -1

  // MARK: Preferences
  /// How the columns are managed.
  ///
  /// Rule KS03.
  public let style: Style
  /// Asked how to collapse and expand.
  open weak var delegate: (any UISplitViewControllerDelegate)?
  /// The mode that the program would like.
  ///
  /// Rule KS05.
  open var preferredDisplayMode = DisplayMode.automatic { didSet { preferenceDidChange() } }
  /// What columns shall do to the secondary.
  ///
  /// Rule KS05.
  open var preferredSplitBehavior = SplitBehavior.automatic { didSet { preferenceDidChange() } }
  /// Whether the button shows that brings the primary column into sight and takes it away.
  open var displayModeButtonVisibility = DisplayModeButtonVisibility.automatic {
    didSet { updateDisplayModeButton() }
  }
  /// Whether gestures change which columns are seen; kept, for a terminal has none.
  open var presentsWithGesture = true {
    didSet { if !presentsWithGesture { KeptMember.presentsWithGesture.wasSet() } }
  }
  /// The side of the primary column.
  open var primaryEdge = PrimaryEdge.leading { didSet { viewIfLoaded?.setNeedsLayout() } }
  var primaryWidth = ColumnWidth() { didSet { viewIfLoaded?.setNeedsLayout() } }
  var supplementaryWidth = ColumnWidth() { didSet { viewIfLoaded?.setNeedsLayout() } }
  var inspectorWidth = ColumnWidth() { didSet { viewIfLoaded?.setNeedsLayout() } }
  /// Whether the inspector is in sight while expanded, or was asked for.
  ///
  /// Rule KS17.
  var isInspectorShown = false
  /// The column that stays on top when a scene collapses; `nil` for UIKit's proposal.
  package var topColumnForCollapsing: Column?
  /// A button that brings the primary column into sight and takes it away.
  public private(set) lazy var displayModeButtonItem = environment.perform {
    let item = UIBarButtonItem(
      title: "Columns", primaryAction: UIAction { [weak self] _ in self?.togglePrimary() })
    item.isHidden = isCollapsed || displayModeButtonVisibility == .never
    return item
  }
  /// How many columns `show(_:)` and `hide(_:)` left in sight; `nil` where UIKit chooses.
  var chosenCount: Int?

  // MARK: Columns
  /// What is in each column.
  var installed: [Column: UIViewController] = [:]
  /// What the program put into each column, which may be wrapped in a stack.
  ///
  /// Rule KS04.
  var given: [Column: UIViewController] = [:]
  /// Lies over the secondary when others cover or push it.
  lazy var dimmingView = SplitDimmingView(frame: .zero)

  // MARK: Collapsing
  /// Whether only one column is shown because there is no room; changes when all is done.
  ///
  /// Rules KS01, KS02.
  public internal(set) var isCollapsed = false { didSet { updateDisplayModeButton() } }
  /// How the hierarchy is arranged already; ``isCollapsed`` follows at the end of the transition.
  var structure = SplitPlan.Structure.expanded
  /// What was decided when the coming traits were announced.
  var plan: SplitPlan?
  /// Whether the end of a running transition flips ``isCollapsed``.
  var awaitsCoordinator = false
  /// What came onto the one stack from which column.
  var merged = MergedColumns()
  /// The mode of the last layout; `nil` before the first and while collapsed.
  var appliedMode: DisplayMode?

  /// Takes the button away where there is nothing to bring into sight.
  private func updateDisplayModeButton() {
    displayModeButtonItem.isHidden = isCollapsed || displayModeButtonVisibility == .never
  }

  override var observesFittingSizes: Bool { type(of: self) != UISplitViewController.self }

  /// Creates a controller with columns by name.
  ///
  /// Rule KS03.
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

  /// The columns in the hierarchy, outermost first, or the one that is left when collapsed.
  ///
  /// Rules KS10, KS11.
  open var viewControllers: [UIViewController] {
    get { structureControllers }
    set {
      setColumn(newValue.first, .primary)
      setColumn(newValue.dropFirst().first, .secondary)
    }
  }

  /// Brings a column into sight.
  ///
  /// Rule KS09.
  open func show(_ column: Column) { bringIntoSight(column) }
  /// Takes a column out of sight.
  ///
  /// Rule KS09.
  open func hide(_ column: Column) { takeOutOfSight(column) }
  /// Puts a controller into a column.
  ///
  /// Rule KS04.
  open func setViewController(_ vc: UIViewController?, for column: Column) {
    fill(column, with: vc)
  }

  open override func loadView() {
    let container = UILayoutContainerView.make(self)
    container.placeChildren = { [weak self] in self?.placeColumns() }
    view = container
    dimmingView.dismiss = { [weak self] in self?.takeCoveringColumnsAway() }
  }

  open override func willTransition(
    to newCollection: UITraitCollection,
    with coordinator: any UIViewControllerTransitionCoordinator
  ) {
    prepare(for: newCollection, with: coordinator)
    forwardPlannedTraits(newCollection, with: coordinator) {
      super.willTransition(to: newCollection, with: coordinator)
    }
  }

  open override func viewWillTransition(
    to size: CGSize, with coordinator: any UIViewControllerTransitionCoordinator
  ) {
    forwardPlannedSize(size, with: coordinator) {
      super.viewWillTransition(to: size, with: coordinator)
    }
  }

  open override func size(
    forChildContentContainer container: any UIContentContainer,
    withParentContainerSize parentSize: CGSize
  ) -> CGSize {
    guard let child = container as? UIViewController else { return parentSize }
    return columnFrames(in: parentSize, structure: plan?.structure ?? structure)
      .first { $0.controller === child }?.frame.size ?? child.viewIfLoaded?.bounds.size
      ?? parentSize
  }

  /// Rules KS15, KS17; what a program lays over a child is stronger.
  override func imposedTraits(
    on child: UIViewController, under traits: UITraitCollection
  ) -> UITraitCollection? {
    let own = super.imposedTraits(on: child, under: traits)
    let imposed = layoutTraits(of: child, under: traits) + [own].compactMap(\.self)
    return imposed.isEmpty ? nil : UITraitCollection(traitsFrom: imposed)
  }

  open override var supportedInterfaceOrientations: UIInterfaceOrientationMask {
    delegate?.splitViewControllerSupportedInterfaceOrientations(self).answered  // KS18
      ?? super.supportedInterfaceOrientations
  }

  open override func show(_ vc: UIViewController, sender: Any?) {
    showInColumns(vc, sender: sender)
  }

  open override func showDetailViewController(_ vc: UIViewController, sender: Any?) {
    showDetailInColumns(vc, sender: sender)
  }
}
