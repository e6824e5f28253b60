// Reference: UITableView, iOS 18 documentation. Rules LE2, LC1.8, LA11.2.
// Status: Partial — rows, headers, footers, self-sizing, selection, reuse; no editing, no swipes.
@_spi(Hooks) public import AdaptiveUI
public import Foundation

/// Rows below each other, shown by cells as far as they can be seen.
///
/// This file is the inventory of state; behaviour stands in `UITableView+Topic.swift`.
@preconcurrency @MainActor open class UITableView: UIScrollView {
  /// Stands for a height that the table chooses.
  public static let automaticDimension: CGFloat = -1

  /// How sections look.
  public let style: Style
  /// Gives the rows.
  open weak var dataSource: (any UITableViewDataSource)? { didSet { askAgain() } }
  /// How high rows are, in points.
  ///
  /// Rule LE2.1.
  open var rowHeight = automaticDimension { didSet { measureAgain() } }
  /// What rows count for until they were seen; with 0 none sizes itself.
  ///
  /// Rule LA11.2.
  open var estimatedRowHeight = automaticDimension { didSet { measureAgain() } }
  /// How high headers are, in points.
  open var sectionHeaderHeight = automaticDimension { didSet { measureAgain() } }
  /// How high footers are, in points.
  open var sectionFooterHeight = automaticDimension { didSet { measureAgain() } }
  /// Room above the header of each section of a plain table, in points.
  open var sectionHeaderTopPadding: CGFloat = 0 { didSet { measureAgain() } }
  /// A view above the first section; its height is its own.
  open var tableHeaderView: UIView? { didSet { exchange(oldValue, tableHeaderView) } }
  /// A view below the last section; its height is its own.
  open var tableFooterView: UIView? { didSet { exchange(oldValue, tableFooterView) } }
  /// Whether the content of rows keeps out of the safe area at the sides.
  ///
  /// Rule LC2.8.
  open var insetsContentViewsToSafeArea = true {
    didSet { shownCells.forEach { $0.setNeedsLayout() } }
  }
  /// Told which rows will soon be asked for.
  open weak var prefetchDataSource: (any UITableViewDataSourcePrefetching)?
  /// Whether ``prefetchDataSource`` is told.
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
  /// What the delegate gave for headers and footers, shown or not yet.
  var givenSectionViews: [SectionPlace: UIView] = [:]
  /// The heights that rows chose by their constraints.
  var rowHeights: [IndexPath: CGFloat] = [:]
  var reuse = TableReusePool()
  var selection: [IndexPath] = []
  private var measuredWidth: CGFloat = 0
  /// What is kept besides rows.
  var tableExtras = Extras()
  /// Rows scroll out from below bars, and what their table does about these is not done once more in
  /// the row that happens to stand there.
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
  /// Where lines between rows begin and end, in points; rows take it over.
  open var separatorInset: UIEdgeInsets {
    get { tableExtras.separatorInset ?? Self.standardSeparatorInset }
    set {
      tableExtras.separatorInset = newValue
      shownCells.forEach { $0.setNeedsLayout() }
      customized(\UITableView.separatorInset)
    }
  }
  static let standardSeparatorInset = UIEdgeInsets(top: 0, left: 16, bottom: 0, right: 0)
  /// What ``separatorInset`` is counted from; kept.
  open var separatorInsetReference = SeparatorInsetReference.fromCellEdges
  /// What lines stand between rows; kept.
  open var separatorStyle = UITableViewCell.SeparatorStyle.singleLine {
    didSet { customized(\UITableView.separatorStyle) }
  }
  /// The colour of lines between rows; kept.
  open var separatorColor: UIColor? = .separator {
    didSet { customized(\UITableView.separatorColor) }
  }
  /// Whether rows keep to the readable width.
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
  /// What a header's height counts for until it was seen; the table measures by itself.
  open var estimatedSectionHeaderHeight = automaticDimension { didSet { measureAgain() } }
  /// What a footer's height counts for until it was seen; the table measures by itself.
  open var estimatedSectionFooterHeight = automaticDimension { didSet { measureAgain() } }
  /// Whether rows can be selected while they are edited.
  open var allowsSelectionDuringEditing = false
  /// Whether several rows can be selected while they are edited.
  open var allowsMultipleSelectionDuringEditing = false
  /// The colour of the list of sections; kept.
  open var sectionIndexColor: UIColor? { didSet { customized(\UITableView.sectionIndexColor) } }
  /// The colour behind the list of sections; kept.
  open var sectionIndexBackgroundColor: UIColor? {
    didSet { customized(\UITableView.sectionIndexBackgroundColor) }
  }
  /// The colour behind the list of sections while a finger is on it; kept.
  open var sectionIndexTrackingBackgroundColor: UIColor? {
    didSet { customized(\UITableView.sectionIndexTrackingBackgroundColor) }
  }
  /// How many rows there must be for a list of sections; kept.
  open var sectionIndexMinimumDisplayRowCount = 0
  /// Whether rows can be dragged elsewhere; kept.
  open var dragInteractionEnabled = false
  /// Whether keys that select rows go along with the focus; kept.
  open var selectionFollowsFocus = false

  /// Creates a table.
  public init(frame: CGRect, style: Style) {
    self.style = style
    super.init(frame: frame)
    alwaysBounceVertical = true
  }

  /// Creates a plain table.
  public convenience override init(frame: CGRect) { self.init(frame: frame, style: .plain) }

  /// Creates a plain table that its document sets up.
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

  /// What ``separatorInset`` is counted from.
  public enum SeparatorInsetReference: Int, Sendable {
    case fromCellEdges, fromAutomaticInsets
  }

  /// Whether rows are edited.
  open var isEditing: Bool {
    get { tableExtras.isEditing }
    set { setEditing(newValue, animated: false) }
  }

  /// Lets rows be edited, or not.
  open func setEditing(_ editing: Bool, animated: Bool) {
    editingDidChange(to: editing, animated: animated)
  }

  private func exchange(_ old: UIView?, _ new: UIView?) {
    guard old !== new else { return }
    old?.removeFromSuperview()
    if let new { addSubview(new) }
    measureAgain()
  }

  /// Works the heights out again in the next layout.
  func measureAgain() {
    needsMeasuring = true
    setNeedsLayout()
  }

  // MARK: Rows

  /// How many sections there are.
  open var numberOfSections: Int { dataSource?.numberOfSections(in: self) ?? 0 }

  /// How many rows a section has.
  open func numberOfRows(inSection section: Int) -> Int {
    dataSource?.tableView(self, numberOfRowsInSection: section) ?? 0
  }

  /// Asks for everything again in the next layout.
  open func reloadData() { askAgain() }

  /// Has the data source asked for everything again, without what a subclass makes of ``reloadData()``.
  func askAgain() {
    needsReload = true
    tableExtras.showsOldRows = true
    selection = []
    setNeedsLayout()
  }

  // MARK: Layout

  /// Measures what changed and shows the cells that can be seen.
  open override func layoutSubviews() {
    measureContent()
    super.layoutSubviews()
    backgroundView?.frame = bounds
    showVisibleBands()
    prefetch()
  }

  /// Finds out how high everything is, anew for another width.
  func measureContent() {
    if bounds.width != measuredWidth {
      measuredWidth = bounds.width
      rowHeights = [:]
      needsMeasuring = true
    }
    measureIfNeeded()
    contentSize = CGSize(width: bounds.width, height: geometry.height)
  }

  /// Runs changes until ``endUpdates()`` together.
  open func beginUpdates() { tableExtras.updates += 1 }

  /// Shows what the data source gives, once the outermost changes end.
  open func endUpdates() {
    tableExtras.updates = max(tableExtras.updates - 1, 0)
    if tableExtras.updates == 0 { askAgain() }
  }

  /// Shows sections that came.
  open func insertSections(_ sections: IndexSet, with animation: RowAnimation) { askAgain() }

  /// Shows that sections went.
  open func deleteSections(_ sections: IndexSet, with animation: RowAnimation) { askAgain() }

  /// Shows that a section moved.
  open func moveSection(_ section: Int, toSection newSection: Int) { askAgain() }

  /// Shows that a row moved.
  open func moveRow(at indexPath: IndexPath, to newIndexPath: IndexPath) { askAgain() }

  /// Sets rows up again; the data source is asked for them.
  open func reconfigureRows(at indexPaths: [IndexPath]) { askAgain() }

  /// The cell of a row that can be seen.
  open func cellForRow(at indexPath: IndexPath) -> UITableViewCell? {
    showIfNeeded()
    return cells[indexPath]
  }

  /// The rows that can be seen, from the top.
  open var indexPathsForVisibleRows: [IndexPath]? {
    showIfNeeded()
    return cells.keys.sorted()
  }

  /// The cells that can be seen, from the top.
  open var visibleCells: [UITableViewCell] {
    showIfNeeded()
    return shownCells
  }

  /// Runs `updates` and then shows what the data source gives; nothing moves.
  open func performBatchUpdates(
    _ updates: (() -> Void)?, completion: ((Bool) -> Void)? = nil
  ) {
    updates?()
    askAgain()
    completion?(true)
  }

  /// Asks for rows again.
  open func reloadRows(at indexPaths: [IndexPath], with animation: RowAnimation) {
    askAgain()
  }

  /// Asks for sections again.
  open func reloadSections(_ sections: IndexSet, with animation: RowAnimation) { askAgain() }

  /// Shows rows that came.
  open func insertRows(at indexPaths: [IndexPath], with animation: RowAnimation) {
    askAgain()
  }

  /// Shows that rows went.
  open func deleteRows(at indexPaths: [IndexPath], with animation: RowAnimation) {
    askAgain()
  }

  /// Moves so that a row stands at a position, as far as the content goes; animation shows only the
  /// end.
  open func scrollToRow(
    at indexPath: IndexPath, at scrollPosition: ScrollPosition, animated: Bool
  ) {
    let rect = rectForRow(at: indexPath)
    let seen = bounds.inset(by: adjustedContentInset)
    let shift: CGFloat
    switch scrollPosition {
    case .none: return scrollToRow(indexPath)
    case .top: shift = rect.minY - seen.minY
    case .middle: shift = rect.midY - seen.midY
    case .bottom: shift = rect.maxY - seen.maxY
    }
    scroll(by: CGPoint(x: 0, y: shift))
  }

  /// The selected row, the one chosen last among several.
  open var indexPathForSelectedRow: IndexPath? { selection.last }

  /// Selects a row without telling the delegate; animation shows only the end.
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

  /// Deselects a row without telling the delegate; animation shows only the end.
  open func deselectRow(at indexPath: IndexPath, animated: Bool) {
    guard selection.contains(indexPath) else { return }
    selection.removeAll { $0 == indexPath }
    cells[indexPath]?.setSelected(false, animated: animated)
  }

  /// Has cells of a kind made from a class of cells.
  open func register(_ cellClass: AnyClass?, forCellReuseIdentifier identifier: String) {
    let type = cellClass as? UITableViewCell.Type
    reuse.register(identifier, make: type.map { Self.maker($0, identifier) })
  }

  /// Has section views of a kind made from a class.
  open func register(
    _ aClass: AnyClass?, forHeaderFooterViewReuseIdentifier identifier: String
  ) {
    let type = aClass as? UITableViewHeaderFooterView.Type
    reuse.registerSection(identifier, make: type.map { Self.sectionMaker($0, identifier) })
  }

  /// A cell that left the screen; `nil` when there is none and no class for the kind.
  open func dequeueReusableCell(withIdentifier identifier: String) -> UITableViewCell? {
    reuse.takeCell(identifier)
  }

  /// A cell that left the screen or a new one; kinds without a class are a breach.
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
