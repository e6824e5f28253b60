// Reference: UITableViewHeaderFooterView, iOS 18 documentation.
// Status: Partial — text, content view, configurations and background; states are ordinary.
@_spi(Hooks) public import AdaptiveUI
public import Foundation

/// A view above or below a section.
@preconcurrency @MainActor open class UITableViewHeaderFooterView: UIView {
  /// The kind of section that the view can be reused for.
  open var reuseIdentifier: String? { reuseKind }
  package final var reuseKind: String?
  /// The view that contains the program's own subviews.
  ///
  /// It is created on first access, so that plain text has no subview.
  open var contentView: UIView { storedContentView ?? makeContentView() }
  private var storedContentView: UIView?
  @_spi(Hooks) open override var heldContentView: UIView? { storedContentView }
  private let text = UILabel()
  private let detail = UILabel()
  /// A view behind the text.
  open var backgroundView: UIView? { didSet { putBehind(backgroundView, replacing: oldValue) } }
  /// The background of the text.
  open var backgroundConfiguration: UIBackgroundConfiguration? {
    didSet { putBehind(backgroundConfiguration, replacing: oldValue) }
  }

  @_spi(Hooks) open override var ground: UIColor? {
    backgroundConfiguration?.resolvedBackgroundColor(for: tintColor) ?? backgroundColor
  }
  /// What the view shows.
  open var contentConfiguration: (any UIContentConfiguration)? {
    didSet {
      configuredView = viewShowing(
        contentConfiguration, replacing: configuredView, in: contentView)
    }
  }
  private var configuredView: (any UIView & UIContentView)?

  /// Creates a view for sections of one kind.
  public init(reuseIdentifier: String?) {
    reuseKind = reuseIdentifier
    super.init(frame: .zero)
    preservesSuperviewLayoutMargins = true
  }

  /// Whether the table shows the view below its section.
  var isFooter = false

  /// Creates a view with a text, which the program does not reuse.
  package convenience init(title: String) {
    self.init(reuseIdentifier: nil)
    text.text = title
  }

  /// Creates a view that is configured by its document.
  public required init?(coder: NSCoder) {
    reuseKind = nil
    super.init(coder: coder)
    preservesSuperviewLayoutMargins = true
  }

  /// Creates a view of the class that was registered; subclasses inherit it.
  public required convenience init(dequeuedWith reuseIdentifier: String?) {
    self.init(reuseIdentifier: reuseIdentifier)
  }

  @_spi(Hooks) open override var isSingleElement: Bool { true }

  /// The label of the text; drawn by the view itself.
  open var textLabel: UILabel? { text }

  /// A second text, which is not shown.
  open var detailTextLabel: UILabel? { detail }
  /// The default content of a header.
  open func defaultContentConfiguration() -> UIListContentConfiguration { .header() }

  /// Called before the view shows another section.
  open func prepareForReuse() {}

  private func makeContentView() -> UIView {
    let view = UIView(frame: bounds)
    view.preservesSuperviewLayoutMargins = true
    view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    storedContentView = view
    addSubview(view)
    return view
  }

  /// The height that the content's constraints require at `width`; `nil` without constraints.
  func fittingHeight(width: CGFloat) -> CGFloat? {
    storedContentView?.selfSizedHeight(width: width)
  }
}

extension UITableViewHeaderFooterView: ContentPresentable {
  package var presentedContent: ShownContent {
    var content = ShownContent(
      .sectionTitle, text: text.text ?? "", lineLimit: 0, isBold: !isFooter)
    let inset = (superview as? UITableView)?.rowInset ?? 0
    content.taken = UIEdgeInsets(top: 0, left: inset, bottom: 0, right: inset)
    return content
  }

  /// How the text of the view is set in its table.
  package var title: SectionTitle {
    SectionTitle(style: (superview as? UITableView)?.style ?? .plain, isFooter: isFooter)
  }
}

extension UIView {
  /// The height that constraints on the subviews require at `width`; `nil` without constraints.
  ///
  /// Rule LA11.2.
  func selfSizedHeight(width: CGFloat) -> CGFloat? {
    guard subviews.contains(where: { !$0.translatesAutoresizingMaskIntoConstraints }) else {
      return nil
    }
    return systemLayoutSizeFitting(
      CGSize(width: width, height: UIView.layoutFittingCompressedSize.height),
      withHorizontalFittingPriority: .required, verticalFittingPriority: .fittingSizeLevel
    ).height
  }
}
