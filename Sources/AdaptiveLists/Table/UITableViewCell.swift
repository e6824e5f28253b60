// Reference: UITableViewCell, iOS 18 documentation. Rules LC1.8, LC2.8, LE2.2.
// Status: Partial — text, detail, accessory; no editing, no swipes.
@_spi(Hooks) public import AdaptiveUI
public import Foundation

/// A row of a table.
@preconcurrency @MainActor open class UITableViewCell: UIView {
  /// The arrangement of text and detail.
  public enum CellStyle: Int, Sendable {
    /// Text alone.
    case `default`
    /// Detail on the trailing side.
    case value1
    /// Small text before the detail.
    case value2
    /// Detail below.
    case subtitle
  }

  /// The symbol or button at the end of a row.
  public enum AccessoryType: Int, Sendable {
    /// Nothing.
    case none
    /// The symbol of a row that leads to more content.
    case disclosureIndicator
    /// A button that shows details, and a disclosure indicator.
    case detailDisclosureButton
    /// A checkmark.
    case checkmark
    /// A button that shows details.
    case detailButton
  }

  /// How a row looks while it is selected.
  public enum SelectionStyle: Int, Sendable {
    /// Like an unselected row.
    case none
    /// Blue.
    case blue
    /// Grey.
    case gray
    /// The system's style.
    case `default`
  }

  /// The arrangement of text and detail; a document says it after the cell is made.
  package final var style: CellStyle
  /// The kind of row that the cell can be reused for.
  open var reuseIdentifier: String? { reuseKind }
  package final var reuseKind: String?
  /// The view that contains the program's own subviews.
  ///
  /// It is created on first access, so that rows of plain text have no subview.
  public private(set) lazy var contentView = makeContentView()
  @_spi(Hooks) open override var heldContentView: UIView? { hasContentView ? contentView : nil }
  private var hasContentView = false
  /// The symbol or button at the end of the row.
  open var accessoryType = AccessoryType.none { didSet { setNeedsLayout() } }
  /// How the row looks while it is selected.
  open var selectionStyle = SelectionStyle.default
  /// Whether the row is selected.
  open var isSelected = false {
    didSet { if isSelected != oldValue { setNeedsUpdateConfiguration() } }
  }
  /// Whether the row is pressed.
  open var isHighlighted = false {
    didSet { if isHighlighted != oldValue { setNeedsUpdateConfiguration() } }
  }
  /// A view at the end of the row instead of ``accessoryType``, in its own size.
  open var accessoryView: UIView? { didSet { exchangeAccessory(oldValue) } }
  /// The image before the text; drawn by the row itself.
  open var imageView: UIImageView? { image }
  /// The action of a tap that the row's document declares, besides selection.
  package final var rowAction: (@MainActor () -> Void)?
  /// A view behind the row.
  open var backgroundView: UIView? { didSet { putBehind(backgroundView, replacing: oldValue) } }
  /// A view behind the row while it is selected; kept.
  open var selectedBackgroundView: UIView? {
    didSet { if selectedBackgroundView != nil { KeptMember.rowSelectedBackgroundView.wasSet() } }
  }
  /// A view behind the row while it is selected in a table of multiple selection; kept.
  open var multipleSelectionBackgroundView: UIView? {
    didSet { KeptMember.multipleSelectionBackgroundView.wasSet() }
  }
  /// The insets of the separator, in points, to which text of the built-in styles is aligned; by
  /// default those of the table.
  open var separatorInset: UIEdgeInsets {
    get { givenSeparatorInset ?? UITableView.standardSeparatorInset }
    set {
      extras.separatorInset = newValue
      setNeedsLayout()
    }
  }
  /// How many levels text of the built-in styles is indented.
  open var indentationLevel = 0 { didSet { setNeedsLayout() } }
  /// The indentation of one level, in points.
  open var indentationWidth: CGFloat = 10 { didSet { setNeedsLayout() } }
  /// Whether the row shows a reorder control; kept.
  open var showsReorderControl = false {
    didSet { if showsReorderControl { KeptMember.showsReorderControl.wasSet() } }
  }
  /// Whether the row is indented while it is edited; kept.
  open var shouldIndentWhileEditing = true {
    didSet { if !shouldIndentWhileEditing { KeptMember.shouldIndentWhileEditing.wasSet() } }
  }
  /// The symbol or button at the end of the row while it is edited; kept.
  open var editingAccessoryType = AccessoryType.none {
    didSet { if editingAccessoryType != .none { KeptMember.editingAccessoryType.wasSet() } }
  }
  /// A view at the end of the row while it is edited; kept.
  open var editingAccessoryView: UIView? { didSet { KeptMember.editingAccessoryView.wasSet() } }
  /// Whether the content is updated automatically when the state changes.
  open var automaticallyUpdatesContentConfiguration = true
  /// Whether the background is updated automatically when the state changes; kept.
  open var automaticallyUpdatesBackgroundConfiguration = true {
    didSet {
      if !automaticallyUpdatesBackgroundConfiguration { KeptMember.rowUpdatesBackground.wasSet() }
    }
  }
  /// Called before the next layout after the state changed.
  open var configurationUpdateHandler: ((UITableViewCell, UICellConfigurationState) -> Void)?
  var configured = ConfiguredContent()
  var extras = Extras()
  private let text = UILabel()
  private let detail = UILabel()
  private lazy var image = UIImageView(frame: .zero)

  /// Creates a cell for rows of one kind.
  public init(style: CellStyle, reuseIdentifier: String?) {
    self.style = style
    reuseKind = reuseIdentifier
    super.init(frame: .zero)
    setUp()
  }

  /// Creates a cell of the default style for no kind of rows.
  public convenience init() { self.init(style: .default, reuseIdentifier: nil) }

  /// Creates a cell of the class that was registered.
  ///
  /// Subclasses inherit this with `init(style:reuseIdentifier:)`, which it calls, as UIKit's
  /// runtime would.
  public required convenience init(dequeuedWith style: CellStyle, reuseIdentifier: String?) {
    self.init(style: style, reuseIdentifier: reuseIdentifier)
  }

  /// Creates a cell of the default style that is configured by its document.
  public required init?(coder: NSCoder) {
    style = .default
    reuseKind = nil
    super.init(coder: coder)
    setUp()
  }

  private func setUp() { preservesSuperviewLayoutMargins = true }

  @_spi(Hooks) open override func part(named name: String) -> AnyObject? {
    switch name {
    case "imageView": imageView
    case "textLabel": textLabel
    case "detailTextLabel": detailTextLabel
    default: super.part(named: name)
    }
  }

  @_spi(Hooks) open override var isSingleElement: Bool { true }
  /// Whether the trace names the row by its content, because it has no name of its own.
  @_spi(Hooks) open override var isKnownByContent: Bool {
    super.isKnownByContent || identifier == nil && isIdentifiedByText
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
  /// What the row draws itself, whatever a subclass has for labels and image.
  package final var drawnParts: (text: UILabel, detail: UILabel?, image: UIImageView) {
    (text, style == .default ? nil : detail, image)
  }

  /// Configures the content for a state; subclasses call super.
  open func updateConfiguration(using state: UICellConfigurationState) {}

  /// Highlights the row or not; animation shows only the end.
  open func setHighlighted(_ highlighted: Bool, animated: Bool) { isHighlighted = highlighted }

  /// Whether the row is in editing mode.
  open var isEditing: Bool {
    get { extras.isEditing }
    set { setEditing(newValue, animated: false) }
  }

  /// Begins or ends editing of the row; subclasses call super.
  open func setEditing(_ editing: Bool, animated: Bool) {
    guard editing != extras.isEditing else { return }
    extras.isEditing = editing
    setNeedsUpdateConfiguration()
  }

  /// Called before the row shows or hides editing controls.
  open func willTransition(to state: StateMask) {}
  /// Called after the row showed or hid editing controls.
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

  /// Lays out the content view and the accessory, which is at the end of the row.
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

  /// Sets the frame of the content view.
  ///
  /// A table calls this for all rows before any is laid out, so that constraints are solved once
  /// for all of them.
  final func placeContent() {
    guard hasContentView else { return }
    contentView.frame = contentRect
    contentView.standardMargins = contentMargins
  }

  /// The margin at the end of the row, in points.
  package var rowMargin: CGFloat {
    max(LayoutMetrics.rootMargin(width: superview?.bounds.width ?? bounds.width), readableMargin)
  }

  /// The margins of the content view, unless the program sets them.
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

  /// The part of the row's width that the safe area takes on either side, in points.
  ///
  /// Rule LC2.8.
  private var safeSides: UIEdgeInsets {
    (superview as? UITableView)?.insetsContentViewsToSafeArea == true
      ? UIEdgeInsets(top: 0, left: safeAreaInsets.left, bottom: 0, right: safeAreaInsets.right)
      : .zero
  }

  /// The width of the accessory with its margin, in points.
  ///
  /// Rule LE2.2.
  private var accessoryRoom: CGFloat {
    if let accessoryView { return accessoryView.frame.width + rowMargin }
    guard accessoryType != .none else { return 0 }
    let metrics = controlMetrics
    return metrics.accessoryWidth + (metrics.accessoryAddsMargin ? rowMargin : 0)
  }

  /// The height of the separator below the row, in points.
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

  /// The height that the content's constraints require at `width`; `nil` without constraints.
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

  /// The default content of a row.
  open func defaultContentConfiguration() -> UIListContentConfiguration {
    switch style {
    case .subtitle: .subtitleCell()
    case .value1, .value2: .valueCell()
    case .default: .cell()
    }
  }

  /// The content of the row; text is drawn by the row itself, other content by a view of its own.
  open var contentConfiguration: (any UIContentConfiguration)? {
    get { configured.content }
    set {
      configured.content = newValue
      showContent()
    }
  }

  /// The background of the row.
  open var backgroundConfiguration: UIBackgroundConfiguration? {
    get { configured.background }
    set {
      putBehind(newValue, replacing: configured.background)
      configured.background = newValue
    }
  }

  @_spi(Hooks) open override var ground: UIColor? {
    configured.background?.resolvedBackgroundColor(for: tintColor) ?? backgroundColor
  }

  /// The state of the row.
  open var configurationState: UICellConfigurationState {
    var state = UICellConfigurationState(traitCollection: traitCollection)
    state.isSelected = isSelected
    state.isHighlighted = isHighlighted
    state.isEditing = extras.isEditing
    return state
  }

  /// Requests ``updateConfiguration(using:)`` before the next layout.
  open func setNeedsUpdateConfiguration() {
    configured.wantsUpdate = true
    setNeedsLayout()
  }
}

extension UITableViewCell: ContentPresentable {
  package var presentedContent: ShownContent {
    if let list = drawnList {
      var content = list.presentedContent(accessory: accessoryType.inCells)
      content.isHighlighted = isHighlighted
      content.isSelected = isSelected && selectionStyle != .none
      return content
    }
    return ShownContent(
      .row(
        detail: drawnParts.detail?.text ?? "", isDetailBelow: style == .subtitle,
        accessory: accessoryType.inCells),
      text: indentation
        + [image.image?.art.first, text.text].compactMap { $0 }.joined(separator: " "),
      foreground: text.textColor, isHighlighted: isHighlighted,
      isSelected: isSelected && selectionStyle != .none)
  }
}

extension UITableViewCell.AccessoryType {
  var inCells: ShownContent.Accessory {
    switch self {
    case .none: .none
    case .disclosureIndicator: .disclosure
    case .checkmark: .checkmark
    case .detailButton, .detailDisclosureButton: .detail
    }
  }
}
