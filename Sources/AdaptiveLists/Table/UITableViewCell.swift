// Reference: UITableViewCell, iOS 18 documentation. Rules LC1.8, LC2.8, LE2.2.
// Status: Partial — text, detail, accessory; no editing, no swipes.
@_spi(Hooks) public import AdaptiveUI
public import Foundation

/// A row of a table.
@preconcurrency @MainActor open class UITableViewCell: UIView {
  /// Where text and detail stand.
  public enum CellStyle: Int, Sendable {
    /// Text alone.
    case `default`
    /// Detail at the trailing side.
    case value1
    /// Text small before the detail.
    case value2
    /// Detail below.
    case subtitle
  }

  /// What stands at the end of a row.
  public enum AccessoryType: Int, Sendable {
    /// Nothing.
    case none
    /// A sign that more comes.
    case disclosureIndicator
    /// Two buttons to details.
    case detailDisclosureButton
    /// A tick.
    case checkmark
    /// A button to details.
    case detailButton
  }

  /// How a selected row looks.
  public enum SelectionStyle: Int, Sendable {
    /// As any other.
    case none
    /// Blue.
    case blue
    /// Grey.
    case gray
    /// As the system does.
    case `default`
  }

  let style: CellStyle
  /// The kind of row that the cell can be used for again.
  public package(set) var reuseIdentifier: String?
  /// Where the program puts its own views; made when first asked for, so that rows of plain text
  /// have no box inside.
  public private(set) lazy var contentView = makeContentView()
  @_spi(Hooks) open override var heldContentView: UIView? { hasContentView ? contentView : nil }
  private var hasContentView = false
  /// What stands at the end of the row.
  open var accessoryType = AccessoryType.none { didSet { setNeedsLayout() } }
  /// How the row looks when selected.
  open var selectionStyle = SelectionStyle.default
  /// Whether the row is selected.
  open var isSelected = false {
    didSet { if isSelected != oldValue { setNeedsUpdateConfiguration() } }
  }
  /// Whether the row is pressed.
  open var isHighlighted = false {
    didSet { if isHighlighted != oldValue { setNeedsUpdateConfiguration() } }
  }
  /// A view at the end of the row instead of what ``accessoryType`` says; its size is its own.
  open var accessoryView: UIView? { didSet { exchangeAccessory(oldValue) } }
  /// The picture before the text; drawn by the row itself.
  open private(set) lazy var imageView: UIImageView? = UIImageView(frame: .zero)
  /// What a tap on the row does besides, where its document says so.
  package final var rowAction: (@MainActor () -> Void)?
  /// A view behind the row.
  open var backgroundView: UIView? { didSet { putBehind(backgroundView, replacing: oldValue) } }
  /// A view behind the row while it is selected; kept.
  open var selectedBackgroundView: UIView?
  /// A view behind the row while several can be selected; kept.
  open var multipleSelectionBackgroundView: UIView?
  /// Where the line below the row begins and ends, in points, which text of the built-in styles keeps to;
  /// the table's where the program sets none.
  open var separatorInset: UIEdgeInsets {
    get { givenSeparatorInset ?? UITableView.standardSeparatorInset }
    set {
      extras.separatorInset = newValue
      setNeedsLayout()
    }
  }
  /// How many steps text of the built-in styles is set in.
  open var indentationLevel = 0 { didSet { setNeedsLayout() } }
  /// How far a step is, in points.
  open var indentationWidth: CGFloat = 10 { didSet { setNeedsLayout() } }
  /// Whether a sign to move the row shows; kept.
  open var showsReorderControl = false
  /// Whether the row moves aside while it is edited; kept.
  open var shouldIndentWhileEditing = true
  /// What stands at the end of the row while it is edited; kept.
  open var editingAccessoryType = AccessoryType.none
  /// A view at the end of the row while it is edited; kept.
  open var editingAccessoryView: UIView?
  /// Whether the content is made again for the state by itself.
  open var automaticallyUpdatesContentConfiguration = true
  /// Whether what is behind is made again for the state by itself; kept.
  open var automaticallyUpdatesBackgroundConfiguration = true
  /// Called before the next layout after the state changed.
  open var configurationUpdateHandler: ((UITableViewCell, UICellConfigurationState) -> Void)?
  var configured = ConfiguredContent()
  var extras = Extras()
  private let text = UILabel()
  private let detail = UILabel()

  /// Creates a cell for rows of one kind.
  public init(style: CellStyle, reuseIdentifier: String?) {
    self.style = style
    self.reuseIdentifier = reuseIdentifier
    super.init(frame: .zero)
    setUp()
  }

  /// Creates a cell of the default style for no kind of rows.
  public convenience init() { self.init(style: .default, reuseIdentifier: nil) }

  /// Creates a cell of whatever class was registered.
  ///
  /// Subclasses inherit this with `init(style:reuseIdentifier:)`, which it calls, as UIKit's
  /// runtime would.
  public required convenience init(dequeuedWith style: CellStyle, reuseIdentifier: String?) {
    self.init(style: style, reuseIdentifier: reuseIdentifier)
  }

  /// Creates a plain cell that its document sets up.
  public required init?(coder: NSCoder) {
    style = .default
    reuseIdentifier = nil
    super.init(coder: coder)
    setUp()
  }

  private func setUp() { preservesSuperviewLayoutMargins = true }

  @_spi(Hooks) open override var isOneThing: Bool { true }
  /// Rows that tables make have no name.
  @_spi(Hooks) open override var isKnownByContent: Bool {
    super.isKnownByContent || identifier == nil && isToldByText
  }

  private func makeContentView() -> UIView {
    let view = UIView(frame: contentRect)
    view.preservesSuperviewLayoutMargins = true
    addSubview(view)
    hasContentView = true
    return view
  }

  /// The label of the row's text; drawn by the row itself.
  open var textLabel: UILabel? { text }
  /// The label of the row's detail; drawn by the row itself.
  open var detailTextLabel: UILabel? { style == .default ? nil : detail }

  /// Sets content up for a state; overriders call super.
  open func updateConfiguration(using state: UICellConfigurationState) {}

  /// Presses or lets go; animation shows only the end.
  open func setHighlighted(_ highlighted: Bool, animated: Bool) { isHighlighted = highlighted }

  /// Whether the row is edited.
  open var isEditing: Bool {
    get { extras.isEditing }
    set { setEditing(newValue, animated: false) }
  }

  /// Lets the row be edited, or not; overriders call super.
  open func setEditing(_ editing: Bool, animated: Bool) {
    guard editing != extras.isEditing else { return }
    extras.isEditing = editing
    setNeedsUpdateConfiguration()
  }

  /// Called before the row shows something else of its state.
  open func willTransition(to state: StateMask) {}
  /// Called after the row showed something else of its state.
  open func didTransition(to state: StateMask) {}

  /// Called before the cell shows another row.
  open func prepareForReuse() {
    isSelected = false
    isHighlighted = false
  }

  /// Selects or deselects; animation shows only the end.
  open func setSelected(_ selected: Bool, animated: Bool) { isSelected = selected }

  private func exchangeAccessory(_ old: UIView?) {
    old?.removeFromSuperview()
    if let accessoryView { addSubview(accessoryView) }
    setNeedsLayout()
  }

  /// Fills the cell with its content view, less the accessory, which stands at the end.
  ///
  /// Rule LE2.2.
  open override func layoutSubviews() {
    updateConfigurationIfNeeded()
    super.layoutSubviews()
    placeContent()
    guard let accessoryView else { return }
    let size = accessoryView.frame.size
    let end = isRightToLeft ? safeSides.left : safeSides.right
    accessoryView.frame = turned(
      CGRect(
        x: bounds.width - end - rowMargin - size.width, y: (bounds.height - size.height) / 2,
        width: size.width, height: size.height))
  }

  /// Gives the content view its place; a table does so in all rows before any is laid out, so that
  /// constraints are solved once for all of them.
  final func placeContent() {
    guard hasContentView else { return }
    contentView.frame = contentRect
    contentView.standardMargins = contentMargins
  }

  /// The margin at the end of the row.
  package var rowMargin: CGFloat {
    max(LayoutMetrics.rootMargin(width: superview?.bounds.width ?? bounds.width), readableMargin)
  }

  /// The margins of the content view, where the program does not set any.
  ///
  /// Rule LC1.8.
  private var contentMargins: NSDirectionalEdgeInsets {
    let metrics = controlMetrics
    let isGroup = (superview as? UITableView)?.style == .insetGrouped
    let above = isGroup ? metrics.groupedCellMargin : metrics.cellMargin
    let hasAccessory = accessoryView != nil || accessoryType != .none
    return NSDirectionalEdgeInsets(
      top: above, leading: rowMargin, bottom: above,
      trailing: hasAccessory ? LayoutMetrics.viewMargin : rowMargin)
  }

  /// What a notch takes at the sides, in points.
  ///
  /// Rule LC2.8.
  private var safeSides: UIEdgeInsets {
    (superview as? UITableView)?.insetsContentViewsToSafeArea == true
      ? UIEdgeInsets(top: 0, left: safeAreaInsets.left, bottom: 0, right: safeAreaInsets.right)
      : .zero
  }

  /// What the accessory takes of the width, in points.
  ///
  /// Rule LE2.2.
  private var accessoryRoom: CGFloat {
    if let accessoryView { return accessoryView.frame.width + rowMargin }
    guard accessoryType != .none else { return 0 }
    let metrics = controlMetrics
    return metrics.accessoryWidth + (metrics.accessoryAddsMargin ? rowMargin : 0)
  }

  /// What the line below the row takes of the height, in points.
  ///
  /// Rule LE2.2.
  private var separatorRoom: CGFloat { controlMetrics.separatorPixels / pixelScale }  // LE2.3

  private var contentRect: CGRect {
    let safe = safeSides
    return CGRect(
      x: safe.left + (isRightToLeft ? accessoryRoom : 0), y: 0,
      width: max(bounds.width - safe.left - safe.right - accessoryRoom, 0),
      height: max(bounds.height - separatorRoom, 0))
  }

  /// The height that the content's constraints ask for at `width`; `nil` where they ask for none.
  ///
  /// Rule LA11.2.
  func fittingHeight(width: CGFloat) -> CGFloat? {
    if let own = listHeight(width: width - accessoryRoom) { return own + separatorRoom }
    guard hasContentView else { return nil }
    updateConfigurationIfNeeded()
    contentView.standardMargins = contentMargins
    let safe = safeSides
    return contentView.selfSizedHeight(
      width: max(width - safe.left - safe.right - accessoryRoom, 0)
    )
    .flatMap { $0 > 0 ? $0 + separatorRoom : nil }
  }

  /// The content of an ordinary row.
  open func defaultContentConfiguration() -> UIListContentConfiguration {
    switch style {
    case .subtitle: .subtitleCell()
    case .value1, .value2: .valueCell()
    case .default: .cell()
    }
  }

  /// What the row shows; text is drawn by the row itself, other content by its own view.
  open var contentConfiguration: (any UIContentConfiguration)? {
    get { configured.content }
    set {
      configured.content = newValue
      showContent()
    }
  }

  /// What is behind the row.
  open var backgroundConfiguration: UIBackgroundConfiguration? {
    get { configured.background }
    set {
      configured.background = newValue
      if let newValue { backgroundColor = newValue.resolvedBackgroundColor(for: tintColor) }
    }
  }

  /// The state of the row.
  open var configurationState: UICellConfigurationState {
    var state = UICellConfigurationState(traitCollection: traitCollection)
    state.isSelected = isSelected
    state.isHighlighted = isHighlighted
    state.isEditing = extras.isEditing
    return state
  }

  /// Asks for ``updateConfiguration(using:)`` before the next layout.
  open func setNeedsUpdateConfiguration() {
    configured.wantsUpdate = true
    setNeedsLayout()
  }
}

extension UITableViewCell: CellPresentable {
  package var cellContent: CellContent {
    if let list = drawnList {
      var content = list.cellContent(accessory: accessoryType.inCells)
      content.isHighlighted = isHighlighted
      content.isSelected = isSelected && selectionStyle != .none
      return content
    }
    return CellContent(
      .row(
        detail: detailTextLabel?.text ?? "", isDetailBelow: style == .subtitle,
        accessory: accessoryType.inCells),
      text: indentation
        + [imageView?.image?.art.first, text.text].compactMap { $0 }.joined(separator: " "),
      foreground: text.textColor, isHighlighted: isHighlighted,
      isSelected: isSelected && selectionStyle != .none)
  }
}

extension UITableViewCell.AccessoryType {
  var inCells: CellContent.Accessory {
    switch self {
    case .none: .none
    case .disclosureIndicator: .disclosure
    case .checkmark: .checkmark
    case .detailButton, .detailDisclosureButton: .detail
    }
  }
}
