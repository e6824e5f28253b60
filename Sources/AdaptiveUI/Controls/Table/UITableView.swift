// Reference: UITableView, iOS 18 documentation. Rules LE2.1, LC1.8.
// Status: Partial — rows, section titles, selection, reuse; no editing, titles do not pin.
public import Foundation

/// Rows below each other, shown by cells as far as they can be seen.
@preconcurrency @MainActor open class UITableView: UIScrollView {
  /// How sections look.
  public enum Style: Int, Sendable {
    /// One list.
    case plain
    /// Sections apart.
    case grouped
    /// Sections apart, set in.
    case insetGrouped
  }

  /// Stands for a height that the table chooses.
  public static let automaticDimension: CGFloat = -1

  /// How sections look.
  public let style: Style
  /// Gives the rows.
  open weak var dataSource: (any UITableViewDataSource)? { didSet { reloadData() } }
  /// How high rows are, in points.
  ///
  /// Rule LE2.1.
  open var rowHeight = automaticDimension { didSet { reloadData() } }
  /// Whether rows can be selected.
  open var allowsSelection = true
  private var geometry = TableGeometry()
  private var needsReload = true
  private var cells: [IndexPath: UITableViewCell] = [:]
  private var titles: [Int: TableSectionTitle] = [:]
  private var reusable: [String: [UITableViewCell]] = [:]
  private var classes: [String: UITableViewCell.Type] = [:]
  private var selection: IndexPath?

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

  var effectiveRowHeight: CGFloat { rowHeight > 0 ? rowHeight : controlMetrics.rowHeight }

  private var rowDelegate: (any UITableViewDelegate)? { delegate as? any UITableViewDelegate }

  // MARK: Rows

  /// How many sections there are.
  open var numberOfSections: Int { dataSource?.numberOfSections(in: self) ?? 0 }

  /// How many rows a section has.
  open func numberOfRows(inSection section: Int) -> Int {
    dataSource?.tableView(self, numberOfRowsInSection: section) ?? 0
  }

  /// Asks for everything again in the next layout.
  open func reloadData() {
    needsReload = true
    selection = nil
    setNeedsLayout()
  }

  /// Where a row stands in the content; empty for a row that is not there.
  open func rectForRow(at indexPath: IndexPath) -> CGRect {
    reloadIfNeeded()
    guard let band = geometry.band(of: indexPath) else { return .zero }
    return CGRect(x: 0, y: band.top, width: bounds.width, height: band.height)
  }

  /// The cell of a row that can be seen.
  open func cellForRow(at indexPath: IndexPath) -> UITableViewCell? { cells[indexPath] }

  /// The row that `cell` shows.
  open func indexPath(for cell: UITableViewCell) -> IndexPath? {
    indexPathsForVisibleRows?.first { cells[$0] === cell }
  }

  /// The rows that can be seen, from the top.
  open var indexPathsForVisibleRows: [IndexPath]? { cells.keys.sorted() }

  /// The cells that can be seen, from the top.
  open var visibleCells: [UITableViewCell] {
    cells.keys.sorted().compactMap { cells[$0] }
  }

  // MARK: Reuse

  /// Has cells of a kind made from a class of cells.
  public func register(_ cellClass: AnyClass?, forCellReuseIdentifier identifier: String) {
    classes[identifier] = cellClass as? UITableViewCell.Type
  }

  /// A cell that left the screen; `nil` when there is none and no class for the kind.
  public func dequeueReusableCell(withIdentifier identifier: String) -> UITableViewCell? {
    if let cell = reusable[identifier]?.popLast() {
      cell.prepareForReuse()
      return cell
    }
    return classes[identifier]?.init(style: .default, reuseIdentifier: identifier)
  }

  /// A cell that left the screen or a new one; kinds without a class are a breach.
  public func dequeueReusableCell(
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

  // MARK: Selection

  /// The selected row.
  open var indexPathForSelectedRow: IndexPath? { selection }

  /// Selects a row without telling the delegate; animation shows only the end.
  open func selectRow(at indexPath: IndexPath?, animated: Bool) {
    if let selection { cells[selection]?.setSelected(false, animated: animated) }
    selection = indexPath
    if let indexPath { cells[indexPath]?.setSelected(true, animated: animated) }
  }

  /// Deselects a row without telling the delegate; animation shows only the end.
  open func deselectRow(at indexPath: IndexPath, animated: Bool) {
    if selection == indexPath { selectRow(at: nil, animated: animated) }
  }

  /// Does what a tap on a row does.
  package func pressRow(at indexPath: IndexPath) {
    guard allowsSelection, geometry.band(of: indexPath) != nil else { return }
    let delegate = rowDelegate
    let wish = delegate == nil ? indexPath : delegate?.tableView(self, willSelectRowAt: indexPath)
    guard let wish else { return }
    if let old = selection, old != wish {
      selectRow(at: nil, animated: true)
      delegate?.tableView(self, didDeselectRowAt: old)
    }
    selectRow(at: wish, animated: true)
    delegate?.tableView(self, didSelectRowAt: wish)
  }

  /// Moves so far that a row can be seen.
  package func scrollToRow(_ indexPath: IndexPath) {
    scrollRectToVisible(rectForRow(at: indexPath), animated: false)
  }

  // MARK: Layout

  /// Measures what changed and shows the cells that can be seen.
  open override func layoutSubviews() {
    reloadIfNeeded()
    contentSize = CGSize(width: bounds.width, height: geometry.height)
    super.layoutSubviews()
    showVisibleBands()
  }

  private func reloadIfNeeded() {
    guard needsReload else { return }
    needsReload = false
    cells.keys.sorted().forEach { retire($0) }
    titles.keys.sorted().forEach { titles.removeValue(forKey: $0)?.removeFromSuperview() }
    geometry = TableGeometry()
    for section in 0..<numberOfSections {
      if dataSource?.tableView(self, titleForHeaderInSection: section) != nil {
        geometry.append(nil, section: section, height: controlMetrics.sectionTitleHeight)
      }
      for row in 0..<numberOfRows(inSection: section) {
        let path = IndexPath(row: row, section: section)
        geometry.append(path, section: section, height: height(of: path))
      }
    }
  }

  private func height(of row: IndexPath) -> CGFloat {
    let height = rowDelegate?.tableView(self, heightForRowAt: row) ?? effectiveRowHeight
    return height > 0 ? height : effectiveRowHeight
  }

  private func showVisibleBands() {
    let visible = geometry.bands(from: bounds.minY, to: bounds.maxY)
    let rows = Set(visible.compactMap(\.row))
    let sections = Set(visible.filter { $0.row == nil }.map(\.section))
    for path in cells.keys.sorted() where !rows.contains(path) { retire(path) }
    for section in titles.keys.sorted() where !sections.contains(section) {
      titles.removeValue(forKey: section)?.removeFromSuperview()
    }
    for band in visible {
      let view = band.row.flatMap(cell) ?? title(of: band)
      view?.frame = CGRect(x: 0, y: band.top, width: bounds.width, height: band.height)
    }
  }

  private func cell(_ row: IndexPath) -> UIView? {
    if let cell = cells[row] { return cell }
    guard let cell = dataSource?.tableView(self, cellForRowAt: row) else { return nil }
    cells[row] = cell
    cell.isSelected = row == selection
    addSubview(cell)
    return cell
  }

  private func title(of band: TableGeometry.Band) -> UIView? {
    guard band.row == nil else { return nil }
    if let view = titles[band.section] { return view }
    let view = TableSectionTitle()
    view.title = dataSource?.tableView(self, titleForHeaderInSection: band.section) ?? ""
    titles[band.section] = view
    addSubview(view)
    return view
  }

  private func retire(_ row: IndexPath) {
    guard let cell = cells.removeValue(forKey: row) else { return }
    cell.removeFromSuperview()
    if let kind = cell.reuseIdentifier { reusable[kind, default: []].append(cell) }
  }
}
