// Reference: UIContentUnavailableView, iOS 18 documentation.
// Status: Partial — content never scrolls.
public import Foundation

/// Shows what a ``UIContentUnavailableConfiguration`` says, in the middle of its room.
@preconcurrency @MainActor open class UIContentUnavailableView: UIView, UIContentView {
  private var content: UIContentUnavailableConfiguration
  private let column = UIStackView()
  private let backdrop = UIView()

  /// Creates a view for a content.
  public init(configuration: UIContentUnavailableConfiguration) {
    content = configuration
    super.init(frame: .zero)
    setUp()
  }

  /// Returns `nil`: documents have no such views.
  public required init?(coder: NSCoder) { return nil }

  /// The content that is shown; content of another type is ignored.
  open var configuration: any UIContentConfiguration {
    get { content }
    set {
      guard let new = newValue as? UIContentUnavailableConfiguration, new != content else { return }
      content = new
      show()
    }
  }

  /// Whether content that is higher than the view scrolls; kept.
  open var isScrollEnabled = false {
    didSet { if isScrollEnabled { KeptMember.unavailableIsScrollEnabled.wasSet() } }
  }

  private func setUp() {
    backdrop.isUserInteractionEnabled = false
    column.axis = .vertical
    column.translatesAutoresizingMaskIntoConstraints = false
    addSubview(backdrop)
    addSubview(column)
    let margins = layoutMarginsGuide
    NSLayoutConstraint.activate([
      column.leadingAnchor.constraint(equalTo: margins.leadingAnchor),
      column.trailingAnchor.constraint(equalTo: margins.trailingAnchor),
      column.centerYAnchor.constraint(equalTo: margins.centerYAnchor),
    ])
    show()
  }

  private func show() {
    directionalLayoutMargins = content.directionalLayoutMargins
    preservesSuperviewLayoutMargins = content.axesPreservingSuperviewLayoutMargins == .both
    column.alignment = content.alignment == .center ? .center : .leading
    showBackdrop()
    for view in column.arrangedSubviews { view.removeFromSuperview() }
    let picture = content.kind == .loading ? indicator : imageView
    let title = label(content.text, content.attributedText, content.textProperties)
    let more = label(
      content.secondaryText, content.secondaryAttributedText, content.secondaryTextProperties)
    let first = button(content.button, content.buttonProperties)
    let second = button(content.secondaryButton, content.secondaryButtonProperties)
    let parts: [(view: UIView?, above: CGFloat)] = [
      (picture, 0), (title, content.imageToTextPadding), (more, content.textToSecondaryTextPadding),
      (first, content.textToButtonPadding), (second, content.buttonToSecondaryButtonPadding),
    ]
    for (view, above) in parts {
      guard let view else { continue }
      if let last = column.arrangedSubviews.last { column.setCustomSpacing(above, after: last) }
      column.addArrangedSubview(view)
    }
  }

  private func showBackdrop() {
    content.background.tellKeptMembers()
    backdrop.backgroundColor = content.background.resolvedBackgroundColor(for: tintColor)
    backdrop.layer.cornerRadius = content.background.cornerRadius
    setNeedsLayout()
  }

  open override func layoutSubviews() {
    super.layoutSubviews()
    let insets = content.background.backgroundInsets
    let isMirrored = effectiveUserInterfaceLayoutDirection == .rightToLeft
    backdrop.frame = bounds.inset(
      by: UIEdgeInsets(
        top: insets.top, left: isMirrored ? insets.trailing : insets.leading,
        bottom: insets.bottom, right: isMirrored ? insets.leading : insets.trailing))
  }

  // MARK: Parts

  private var indicator: UIView {
    let indicator = UIActivityIndicatorView(style: .medium)
    indicator.startAnimating()
    return indicator
  }

  private var imageView: UIView? {
    guard let image = content.image else { return nil }
    let looks = content.imageProperties
    let view = UIImageView(image: image)
    view.preferredSymbolConfiguration = looks.preferredSymbolConfiguration
    if let tint = looks.tintColor { view.tintColor = tint }
    view.layer.cornerRadius = looks.cornerRadius
    view.clipsToBounds = looks.cornerRadius > 0
    view.contentMode = .scaleAspectFit
    let largest = looks.maximumSize
    if largest.width > 0 {
      view.widthAnchor.constraint(lessThanOrEqualToConstant: largest.width).isActive = true
    }
    if largest.height > 0 {
      view.heightAnchor.constraint(lessThanOrEqualToConstant: largest.height).isActive = true
    }
    return view
  }

  private func label(
    _ text: String?, _ attributed: NSAttributedString?,
    _ looks: UIContentUnavailableConfiguration.TextProperties
  ) -> UIView? {
    guard attributed != nil || text?.isEmpty == false else { return nil }
    let label = UILabel()
    label.font = looks.font
    label.textColor = looks.color
    label.numberOfLines = looks.numberOfLines
    label.lineBreakMode = looks.lineBreakMode
    label.adjustsFontSizeToFitWidth = looks.adjustsFontSizeToFitWidth
    label.minimumScaleFactor = looks.minimumScaleFactor
    label.allowsDefaultTighteningForTruncation = looks.allowsDefaultTighteningForTruncation
    label.textAlignment = content.alignment == .center ? .center : .natural
    if let attributed { label.attributedText = attributed } else { label.text = text }
    return label
  }

  private func button(
    _ looks: UIButton.Configuration,
    _ does: UIContentUnavailableConfiguration.ButtonProperties
  ) -> UIView? {
    let hasTitle = looks.title?.isEmpty == false || looks.attributedTitle != nil
    guard hasTitle || looks.image != nil else { return nil }
    let button = UIButton(configuration: looks, primaryAction: does.primaryAction)
    button.isEnabled = does.isEnabled
    button.role = does.role
    if let menu = does.menu {
      button.menu = menu
      button.showsMenuAsPrimaryAction = does.primaryAction == nil
    }
    return button
  }
}
