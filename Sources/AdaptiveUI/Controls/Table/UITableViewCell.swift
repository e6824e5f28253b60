// Reference: UITableViewCell, iOS 18 documentation. Rules LC1.8, LE2.2.
// Status: Partial — text, detail, accessory; no editing, no swipes.
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
  public let reuseIdentifier: String?
  /// Where the program puts its own views; made when first asked for, so that rows of plain text have
  /// no box inside.
  public private(set) lazy var contentView = makeContentView()
  private var hasContentView = false
  /// What stands at the end of the row.
  open var accessoryType = AccessoryType.none { didSet { setNeedsLayout() } }
  /// How the row looks when selected.
  open var selectionStyle = SelectionStyle.default
  /// Whether the row is selected.
  open var isSelected = false
  /// Whether the row is pressed.
  open var isHighlighted = false
  private let text = UILabel()
  private let detail = UILabel()

  /// Creates a cell for rows of one kind.
  public required init(style: CellStyle, reuseIdentifier: String?) {
    self.style = style
    self.reuseIdentifier = reuseIdentifier
    super.init(frame: .zero)
    setUp()
  }

  /// Creates a plain cell that its document sets up.
  public required init?(coder: NSCoder) {
    style = .default
    reuseIdentifier = nil
    super.init(coder: coder)
    setUp()
  }

  private func setUp() { preservesSuperviewLayoutMargins = true }

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

  /// Called before the cell shows another row.
  open func prepareForReuse() {
    isSelected = false
    isHighlighted = false
  }

  /// Selects or deselects; animation shows only the end.
  open func setSelected(_ selected: Bool, animated: Bool) { isSelected = selected }

  /// Fills the cell with its content view, less the accessory.
  ///
  /// Rule LE2.2.
  open override func layoutSubviews() {
    super.layoutSubviews()
    if hasContentView { contentView.frame = contentRect }
  }

  private var contentRect: CGRect {
    let room: CGFloat = accessoryType == .none ? 0 : 34
    return CGRect(x: 0, y: 0, width: max(bounds.width - room, 0), height: bounds.height)
  }
}

extension UITableViewCell: ContentHolding {
  package var heldContentView: UIView? { hasContentView ? contentView : nil }
}

extension UITableViewCell: CellPresentable {
  package var cellContent: CellContent {
    CellContent(
      .row(
        detail: detailTextLabel?.text ?? "", isDetailBelow: style == .subtitle,
        accessory: accessoryType.inCells),
      text: text.text ?? "", foreground: text.textColor, isHighlighted: isHighlighted,
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

/// The line above a section.
final class TableSectionTitle: UIView, CellPresentable {
  var title = ""
  var cellContent: CellContent { CellContent(.sectionTitle, text: title, isBold: true) }
}
