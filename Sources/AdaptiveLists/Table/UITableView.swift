// Reference: UITableView, iOS 18 documentation. Rules LE2, LC1.8, LA11.2.
// Status: Partial — rows, headers, footers, self-sizing, selection, reuse; no editing, no swipes.
@_spi(Hooks) public import AdaptiveUI
public import Foundation

/// Shows rows one below another, with cells for those that are visible.
///
/// This file is the inventory of state; behaviour is in `UITableView+Topic.swift`.
@preconcurrency @MainActor open class UITableView: UIScrollView {
  /// A value for heights that means the table's own choice.
  public static let automaticDimension: CGFloat = -1

  /// How sections look.
  public let style: Style
  /// Gives the rows.
  open weak var dataSource: (any UITableViewDataSource)? { didSet { askAgain() } }

  @_spi(Hooks) open override func connect(_ outlet: String, to object: AnyObject) -> Bool {
    guard outlet == "dataSource" else { return super.connect(outlet, to: object) }
    dataSource = object as? any UITableViewDataSource
    return true
  }

  /// The height of rows, in points.
  ///
  /// Rule LE2.1.
  open var rowHeight = automaticDimension {
    didSet {
      rowHeights = [:]
      measureAgain()
    }
  }
  /// The assumed height of rows that have not been visible yet; with 0 no row is measured by its
  /// constraints.
  ///
  /// Rule LA11.2.
  open var estimatedRowHeight = automaticDimension { didSet { measureAgain() } }
  /// The height of headers, in points.
  open var sectionHeaderHeight = automaticDimension { didSet { measureAgain() } }
  /// The height of footers, in points.
  open var sectionFooterHeight = automaticDimension { didSet { measureAgain() } }
  /// Room above the header of each section of a plain table, in points.
  open var sectionHeaderTopPadding: CGFloat = 0 { didSet { measureAgain() } }
  /// A view above the first section; its height is its own.
  open var tableHeaderView: UIView? { didSet { exchange(oldValue, tableHeaderView) } }
  /// A view below the last section; its height is its own.
  open var tableFooterView: UIView? { didSet { exchange(oldValue, tableFooterView) } }
  /// Whether the content of rows is inset by the safe area at the sides.
  ///
  /// Rule LC2.8.
  open var insetsContentViewsToSafeArea = true {
    didSet { shownCells.forEach { $0.setNeedsLayout() } }
  }
  /// Is notified of rows that will soon be requested.
  open weak var prefetchDataSource: (any UITableViewDataSourcePrefetching)?
  /// Whether ``prefetchDataSource`` is notified.
  open var isPrefetchingEnabled = true
  /// Whether rows can be selected.
  open var allowsSelection = true
  /// Whether several rows can be selected.
  open var allowsMultipleSelection = false
  var geometry = TableGeometry()
  var needsReload = true
  var needsMeasuring = true
  var cells: [IndexPath: UITableViewCell] = [:]
  var sectionViews: [SectionPlace: UIView] = [:]
  /// The delegate's views for headers and footers, shown or not yet.
  var givenSectionViews: [SectionPlace: UIView] = [:]
  /// The delegate's heights of rows that were in sight; negative if the row's constraints decide.
  var givenHeights: [IndexPath: CGFloat] = [:]
  /// The heights that follow from the constraints of rows.
  var rowHeights: [IndexPath: CGFloat] = [:]
  var reuse = TableReusePool()
  var selection: [IndexPath] = []
  private var measuredWidth: CGFloat = 0
  /// State of editing, batch updates and prefetching.
  var tableExtras = Extras()
  /// The safe area that scrolling accounts for, which rows must not apply once more.
  ///
  /// Rows scroll from below bars, and the content insets of the table already keep clear of these.
  @_spi(Hooks) open override var scrolledSafeArea: UIEdgeInsets {
    guard contentInsetAdjustmentBehavior != .never else { return .zero }
    return UIEdgeInsets(
      top: storedSafeAreaInsets.top, left: 0, bottom: storedSafeAreaInsets.bottom, right: 0)
  }

  @_spi(Hooks) open override func textMetricsDidChange() {
    reloadData()
    super.textMetricsDidChange()
  }

  /// A view behind the rows.
  open var backgroundView: UIView? { didSet { replaceBackground(oldValue) } }
  /// The insets of separators, in points; also those of rows.
  open var separatorInset: UIEdgeInsets {
    get { tableExtras.separatorInset ?? Self.standardSeparatorInset }
    set {
      tableExtras.separatorInset = newValue
      shownCells.forEach { $0.setNeedsLayout() }
      customized(\UITableView.separatorInset)
    }
  }
  static let standardSeparatorInset = UIEdgeInsets(top: 0, left: 16, bottom: 0, right: 0)
  /// What ``separatorInset`` is measured from; kept.
  open var separatorInsetReference = SeparatorInsetReference.fromCellEdges {
    didSet {
      if separatorInsetReference != .fromCellEdges { KeptMember.separatorInsetReference.wasSet() }
    }
  }
  /// The style of separators.
  open var separatorStyle = UITableViewCell.SeparatorStyle.singleLine {
    didSet { customized(\UITableView.separatorStyle) }
  }
  /// The colour of separators.
  open var separatorColor: UIColor? = .separator {
    didSet { customized(\UITableView.separatorColor) }
  }
  /// Whether the content of rows is no wider than the readable width.
  ///
  /// Rule LC3.1.
  open var cellLayoutMarginsFollowReadableWidth = false {
    didSet {
      guard cellLayoutMarginsFollowReadableWidth != oldValue else { return }
      rowHeights = [:]
      shownCells.forEach { $0.setNeedsLayout() }
      measureAgain()
    }
  }
  /// The assumed height of headers that have not been visible yet; kept, as the table measures.
  open var estimatedSectionHeaderHeight = automaticDimension {
    didSet {
      measureAgain()
      if estimatedSectionHeaderHeight > 0 { KeptMember.estimatedSectionHeaderHeight.wasSet() }
    }
  }
  /// The assumed height of footers that have not been visible yet; kept, as the table measures.
  open var estimatedSectionFooterHeight = automaticDimension {
    didSet {
      measureAgain()
      if estimatedSectionFooterHeight > 0 { KeptMember.estimatedSectionFooterHeight.wasSet() }
    }
  }
  /// Whether rows can be selected while the table is edited; kept.
  open var allowsSelectionDuringEditing = false {
    didSet { if allowsSelectionDuringEditing { KeptMember.allowsSelectionDuringEditing.wasSet() } }
  }
  /// Whether several rows can be selected while the table is edited; kept.
  open var allowsMultipleSelectionDuringEditing = false {
    didSet {
      if allowsMultipleSelectionDuringEditing {
        KeptMember.allowsMultipleSelectionDuringEditing.wasSet()
      }
    }
  }
  /// Whether rows can be dragged to other places; kept.
  open var dragInteractionEnabled = false { didSet { KeptMember.dragInteractionEnabled.wasSet() } }
  /// Whether selection follows the focus; kept.
  open var selectionFollowsFocus = false { didSet { KeptMember.selectionFollowsFocus.wasSet() } }

  /// Creates a table.
  public init(frame: CGRect, style: Style) {
    self.style = style
    super.init(frame: frame)
    alwaysBounceVertical = true
  }

  /// Creates a plain table.
  public convenience override init(frame: CGRect) { self.init(frame: frame, style: .plain) }

  /// Creates a plain table that is configured by its document.
  public required init?(coder: NSCoder) {
    style = .plain
    super.init(coder: coder)
    alwaysBounceVertical = true
  }

  var rowDelegate: (any UITableViewDelegate)? { delegate as? any UITableViewDelegate }

  private func replaceBackground(_ old: UIView?) {
    old?.removeFromSuperview()
    if let backgroundView { insertSubview(backgroundView, at: 0) }
    setNeedsLayout()
  }

  /// What ``separatorInset`` is measured from.
  public enum SeparatorInsetReference: Int, Sendable {
    case fromCellEdges, fromAutomaticInsets
  }

  /// Whether the table is in editing mode.
  open var isEditing: Bool {
    get { tableExtras.isEditing }
    set { setEditing(newValue, animated: false) }
  }

  /// Begins or ends editing.
  open func setEditing(_ editing: Bool, animated: Bool) {
    editingDidChange(to: editing, animated: animated)
  }

  private func exchange(_ old: UIView?, _ new: UIView?) {
    guard old !== new else { return }
    old?.removeFromSuperview()
    if let new { addSubview(new) }
    measureAgain()
  }

  // MARK: Rows

  /// How many sections there are.
  open var numberOfSections: Int { dataSource?.numberOfSections(in: self) ?? 0 }

  /// How many rows a section has.
  open func numberOfRows(inSection section: Int) -> Int {
    dataSource?.tableView(self, numberOfRowsInSection: section) ?? 0
  }

  /// Requests everything from the data source again in the next layout.
  open func reloadData() { askAgain() }

  /// Reloads without what a subclass adds to ``reloadData()``.
  func askAgain() {
    needsReload = true
    tableExtras.showsOldRows = true
    selection = []
    setNeedsLayout()
  }

  // MARK: Layout

  /// Measures what changed and shows the visible cells.
  open override func layoutSubviews() {
    measureContent()
    super.layoutSubviews()
    backgroundView?.frame = bounds
    showVisibleBands()
    prefetch()
  }

  /// Measures everything, again if the width changed.
  func measureContent() {
    if bounds.width != measuredWidth {
      measuredWidth = bounds.width
      givenHeights = [:]
      rowHeights = [:]
      needsMeasuring = true
    }
    measureIfNeeded()
    contentSize = CGSize(width: bounds.width, height: geometry.height)
  }

  /// Begins a batch of changes, which ``endUpdates()`` shows together.
  open func beginUpdates() { tableExtras.updates += 1 }

  /// Ends a batch of changes; the end of the outermost shows the data source's rows.
  open func endUpdates() {
    tableExtras.updates = max(tableExtras.updates - 1, 0)
    if tableExtras.updates == 0 { askAgain() }
  }

  /// Inserts sections that the data source has now.
  open func insertSections(_ sections: IndexSet, with animation: RowAnimation) { askAgain() }

  /// Deletes sections that the data source no longer has.
  open func deleteSections(_ sections: IndexSet, with animation: RowAnimation) { askAgain() }

  /// Moves a section to another index.
  open func moveSection(_ section: Int, toSection newSection: Int) { askAgain() }

  /// Moves a row to another index path.
  open func moveRow(at indexPath: IndexPath, to newIndexPath: IndexPath) { askAgain() }

  /// Requests the cells of rows again.
  open func reconfigureRows(at indexPaths: [IndexPath]) { askAgain() }

  /// The cell of a row, if it is visible.
  open func cellForRow(at indexPath: IndexPath) -> UITableViewCell? {
    showIfNeeded()
    return cells[indexPath]
  }

  /// The visible rows, from top to bottom.
  open var indexPathsForVisibleRows: [IndexPath]? {
    showIfNeeded()
    return cells.keys.sorted()
  }

  /// The visible cells, from top to bottom.
  open var visibleCells: [UITableViewCell] {
    showIfNeeded()
    return shownCells
  }

  /// Runs `updates` and then shows the data source's rows, without animation.
  open func performBatchUpdates(
    _ updates: (() -> Void)?, completion: ((Bool) -> Void)? = nil
  ) {
    updates?()
    askAgain()
    completion?(true)
  }

  /// Reloads rows.
  open func reloadRows(at indexPaths: [IndexPath], with animation: RowAnimation) {
    askAgain()
  }

  /// Reloads sections.
  open func reloadSections(_ sections: IndexSet, with animation: RowAnimation) { askAgain() }

  /// Inserts rows that the data source has now.
  open func insertRows(at indexPaths: [IndexPath], with animation: RowAnimation) {
    askAgain()
  }

  /// Deletes rows that the data source no longer has.
  open func deleteRows(at indexPaths: [IndexPath], with animation: RowAnimation) {
    askAgain()
  }

  /// Scrolls a row to a position, as far as the content allows; animation shows only the end.
  open func scrollToRow(
    at indexPath: IndexPath, at scrollPosition: ScrollPosition, animated: Bool
  ) {
    for _ in 0..<Self.scrollingPasses {
      let offset = contentOffset
      scrollOnce(to: indexPath, at: scrollPosition)
      guard contentOffset != offset, heightIsEstimated(of: indexPath) else { return }
      layoutIfNeeded()
    }
  }

  /// The row that was selected last.
  open var indexPathForSelectedRow: IndexPath? { selection.last }

  /// Selects a row without notifying the delegate; animation shows only the end.
  open func selectRow(
    at indexPath: IndexPath?, animated: Bool, scrollPosition: ScrollPosition = .none
  ) {
    if indexPath == nil || !allowsMultipleSelection {
      selection.forEach { cells[$0]?.setSelected(false, animated: animated) }
      selection = []
    }
    guard let indexPath else { return }
    if !selection.contains(indexPath) { selection.append(indexPath) }
    cells[indexPath]?.setSelected(true, animated: animated)
    if scrollPosition != .none {
      scrollToRow(at: indexPath, at: scrollPosition, animated: animated)
    }
  }

  /// Deselects a row without notifying the delegate; animation shows only the end.
  open func deselectRow(at indexPath: IndexPath, animated: Bool) {
    guard selection.contains(indexPath) else { return }
    selection.removeAll { $0 == indexPath }
    cells[indexPath]?.setSelected(false, animated: animated)
  }

  /// Registers a class for cells of a kind.
  open func register(_ cellClass: AnyClass?, forCellReuseIdentifier identifier: String) {
    let type = cellClass as? UITableViewCell.Type
    reuse.register(identifier, make: type.map { Self.maker($0, identifier) })
  }

  /// Registers a class for section views of a kind.
  open func register(
    _ aClass: AnyClass?, forHeaderFooterViewReuseIdentifier identifier: String
  ) {
    let type = aClass as? UITableViewHeaderFooterView.Type
    reuse.registerSection(identifier, make: type.map { Self.sectionMaker($0, identifier) })
  }

  /// A reused cell, or a new one of the registered class; `nil` if there is neither.
  open func dequeueReusableCell(withIdentifier identifier: String) -> UITableViewCell? {
    reuse.takeCell(identifier)
  }

  /// A reused cell or a new one; a kind that is not registered is a breach.
  open func dequeueReusableCell(
    withIdentifier identifier: String, for indexPath: IndexPath
  ) -> UITableViewCell {
    if let cell = dequeueReusableCell(withIdentifier: identifier) { return cell }
    environment.breach(
      Breach(
        "NSInternalInconsistencyException",
        "unable to dequeue a cell with identifier \(identifier) - must register a nib or a class for the identifier or connect a prototype cell in a storyboard",
        subject: traceSubject, rule: "LE2.1"))
    return UITableViewCell(style: .default, reuseIdentifier: identifier)
  }
}
