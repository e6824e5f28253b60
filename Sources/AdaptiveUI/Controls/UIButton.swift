// Reference: UIButton, iOS 18 documentation. Rules LG7–LG9.
// Status: Partial — title, image, plain configurations; the title label is measured, not a subview.
public import Foundation
import Typography

/// A title or picture that does something when pressed.
@preconcurrency @MainActor open class UIButton: UIControl {
  /// What a button is made for.
  public enum ButtonType: Int, Sendable {
    /// Without ornament.
    case custom = 0
    /// The ordinary button.
    case system = 1
    /// A circled arrow to details.
    case detailDisclosure = 2
    /// A circled i.
    case infoLight = 3
    /// A circled i, dark.
    case infoDark = 4
    /// A circled plus.
    case contactAdd = 5
    /// A circled x.
    case close = 7

    /// What the ordinary button was called before iOS 7.
    public static var roundedRect: ButtonType { .system }
  }

  /// What the button is made for.
  public private(set) var buttonType = ButtonType.custom
  /// How the button looks; `nil` for titles set by state.
  ///
  /// Rule LG8.
  open var configuration: Configuration? {
    didSet {
      if let configuration, configuration.font != oldValue?.font {
        label.font = configuration.font
      }
      configuration?.tellKeptMembers()
      contentDidChange()
    }
  }
  /// The room around title and picture, in points; setting it replaces the standard room.
  open var contentEdgeInsets = UIEdgeInsets.zero {
    didSet { if contentEdgeInsets != oldValue { contentDidChange() } }
  }
  /// Moves the title; the natural size does not count it.
  open var titleEdgeInsets = UIEdgeInsets.zero
  /// Moves the picture; the natural size does not count it.
  open var imageEdgeInsets = UIEdgeInsets.zero
  private var titles: [State: String] = [:]
  private var attributedTitles: [State: NSAttributedString] = [:]
  /// The font of titles without one of their own, while an attributed one is shown.
  private var plainFont: UIFont?
  private var images: [State: UIImage] = [:]
  private var colors: [State: UIColor] = [:]
  private var backgrounds: [State: UIImage] = [:]
  private let label = UILabel()
  private let picture = UIImageView(frame: .zero)
  var extras = Extras()

  @_spi(Hooks) open override func part(named name: String) -> AnyObject? {
    switch name {
    case "titleLabel": titleLabel
    case "imageView": imageView
    default: super.part(named: name)
    }
  }

  override var loggedText: String? { currentTitle }
  override var textFont: UIFont? { titleLabel?.font }
  override var contentInWords: String { partsInWords }
  override var widthParts: [CGFloat] { naturalWidthParts }

  /// Creates a custom button.
  public override init(frame: CGRect) {
    super.init(frame: frame)
    setUp()
  }

  /// Creates a button that its document sets up.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    setUp()
  }

  /// Creates a button of a type.
  public convenience init(type buttonType: ButtonType) {
    self.init(frame: .zero)
    self.buttonType = buttonType
    if buttonType != .custom { label.font = .systemFont(ofSize: 15) }  // LG7
  }

  /// Creates a button that shows the action's title and runs it.
  public convenience init(type buttonType: ButtonType = .system, primaryAction: UIAction?) {
    self.init(type: buttonType)
    adopt(primaryAction)
  }

  /// Creates a button that looks as `configuration` says and runs `primaryAction`.
  public convenience init(configuration: Configuration, primaryAction: UIAction? = nil) {
    self.init(type: .system)
    // A method, because observers do not run inside an initializer.
    wear(configuration)
    adopt(primaryAction)
  }

  private func setUp() {
    label.font = .systemFont(ofSize: UIFont.buttonFontSize)
    label.onContentChange = { [weak self] in self?.invalidateIntrinsicContentSize() }
  }

  private func wear(_ configuration: Configuration) { self.configuration = configuration }

  private func adopt(_ action: UIAction?) {
    guard let action else { return }
    addAction(action, for: .primaryActionTriggered)
    guard !action.title.isEmpty else { return }
    if configuration != nil, configuration?.title == nil {
      configuration?.title = action.title
    } else if configuration == nil {
      setTitle(action.title, for: .normal)
    }
  }

  /// The label that the title is set in.
  open var titleLabel: UILabel? { label }
  /// The view of the picture; drawn by the button itself.
  open var imageView: UIImageView? { picture }

  /// Sets the title for `state`.
  open func setTitle(_ title: String?, for state: State) {
    titles[state] = title
    contentDidChange()
  }

  /// The title set for `state`, else for the normal one.
  open func title(for state: State) -> String? {
    attributedTitle(for: state)?.string ?? titles[state] ?? titles[.normal]
  }

  /// Sets a title whose parts have looks of their own for `state`; it goes before plain ones.
  open func setAttributedTitle(_ title: NSAttributedString?, for state: State) {
    attributedTitles[state] = title
    contentDidChange()
  }

  /// The title with looks of its own that was set for `state`, else the one for the normal state.
  open func attributedTitle(for state: State) -> NSAttributedString? {
    attributedTitles[state] ?? attributedTitles[.normal]
  }

  /// Sets the picture for `state`.
  open func setImage(_ image: UIImage?, for state: State) {
    images[state] = image
    contentDidChange()
  }

  /// The picture set for `state`, else for the normal one.
  open func image(for state: State) -> UIImage? { images[state] ?? images[.normal] }

  /// Sets the title's colour for `state`.
  open func setTitleColor(_ color: UIColor?, for state: State) { colors[state] = color }

  /// The title's colour for `state`, else for the normal one.
  open func titleColor(for state: State) -> UIColor? { colors[state] ?? colors[.normal] }

  /// Sets the picture behind title and picture for `state`, of which the size counts.
  open func setBackgroundImage(_ image: UIImage?, for state: State) {
    backgrounds[state] = image
    // The frame moves around the same alignment rectangle.
    superview?.setNeedsLayout()
    invalidateIntrinsicContentSize()
  }

  /// The picture behind title and picture set for `state`, else for the normal one.
  open func backgroundImage(for state: State) -> UIImage? {
    backgrounds[state] ?? backgrounds[.normal]
  }

  /// The picture behind title and picture now.
  open var currentBackgroundImage: UIImage? { backgroundImage(for: state) }
  /// The title's colour now.
  open var currentTitleColor: UIColor { titleColor(for: state) ?? tintColor }

  /// The rectangle that is behind title and picture, for bounds.
  open func backgroundRect(forBounds bounds: CGRect) -> CGRect { bounds }

  /// The rectangle that title and picture have, for bounds.
  open func contentRect(forBounds bounds: CGRect) -> CGRect { bounds.inset(by: contentEdgeInsets) }

  /// The title's rectangle, for that of title and picture.
  open func titleRect(forContentRect contentRect: CGRect) -> CGRect {
    place(label.intrinsicContentSize, in: contentRect, after: currentImage?.size.width ?? 0)
  }

  /// The picture's rectangle, for that of title and picture.
  open func imageRect(forContentRect contentRect: CGRect) -> CGRect {
    place(currentImage?.size ?? .zero, in: contentRect, before: label.intrinsicContentSize.width)
  }

  /// The title shown now.
  open var currentTitle: String? { configuration?.title ?? title(for: state) }
  /// The title with looks of its own that belongs to the state now.
  open var currentAttributedTitle: NSAttributedString? { attributedTitle(for: state) }
  /// The picture shown now.
  open var currentImage: UIImage? {
    configuration?.image ?? image(for: state).map(withSymbolConfiguration)
  }

  /// Gives the button the look for its state; overriders call super.
  open func updateConfiguration() {
    guard automaticallyUpdatesConfiguration, let configuration else { return }
    let updated = configuration.updated(for: self)
    if updated != configuration { self.configuration = updated }
  }

  /// Where something of `size` is beside something else, both in the middle.
  private func place(
    _ size: CGSize, in rect: CGRect, after: CGFloat = 0, before: CGFloat = 0
  ) -> CGRect {
    let width = min(size.width, max(rect.width - after - before, 0))
    let height = min(size.height, rect.height)
    return CGRect(
      x: rect.minX + (rect.width - after - before - width) / 2 + after,
      y: rect.minY + (rect.height - height) / 2, width: width, height: height)
  }

  override func stateDidChange() {
    contentDidChange()
    setNeedsUpdateConfiguration()
  }

  override func performActivation() {
    if changesSelectionAsPrimaryAction { isSelected.toggle() }
    super.performActivation()
  }

  override func contentTraitsDidChange() {
    super.contentTraitsDidChange()
    // The label is no subview, so that traits do not reach it by themselves.
    label.adjustFont(to: traitCollection)
  }

  private func contentDidChange() {
    if let attributed = shownAttributedTitle {
      plainFont = plainFont ?? label.font
      label.attributedText = attributed
    } else {
      if let plainFont { label.font = plainFont }
      plainFont = nil
      label.text = currentTitle
    }
    picture.image = currentImage
    if let shadow = currentTitleShadowColor { label.shadowColor = shadow }
    invalidateIntrinsicContentSize()
  }

  /// The title with the room around it.
  ///
  /// Rules LG7–LG9.
  open override var intrinsicContentSize: CGSize { naturalSize(title: label.intrinsicContentSize) }

  /// Those of the picture behind title and image.
  ///
  /// Rule LA6.5.
  open override var alignmentRectInsets: UIEdgeInsets {
    currentBackgroundImage?.alignmentRectInsets ?? .zero
  }

  /// The height of a line of the title, exact, in points.
  var titleLine: CGFloat { environment.textMetrics.lineHeight(label.font) }

  open override func sizeThatFits(_ size: CGSize) -> CGSize { intrinsicContentSize }

  override var centeredContentHeight: CGFloat? { intrinsicContentSize.height }

  override var baselineOffsets: (first: CGFloat, last: CGFloat) {
    let inner = label.baselineOffsets
    let room = max((intrinsicContentSize.height - label.intrinsicContentSize.height) / 2, 0)
    return (inner.first + room, inner.last + room)
  }

  /// What the button offers; kept.
  open var menu: UIMenu? {
    get { extras.menu }
    set {
      extras.menu = newValue
      if menu != nil { KeptMember.buttonMenu.wasSet() }
    }
  }

  /// Has the look made again for the state.
  open func setNeedsUpdateConfiguration() {
    followTraits {
      updateConfiguration()
      extras.updateHandler?(self)
    }
  }

  /// What a configuration's style puts behind the title where the program gave no colour.
  @_spi(Hooks) open override var ground: UIColor? {
    guard let configuration, backgroundColor == nil else { return backgroundColor }
    let own = configuration.baseBackgroundColor ?? configuration.background.backgroundColor
    switch configuration.emphasis {
    case .plain: return own
    case .gray: return own ?? .secondarySystemFill
    case .tinted: return (own ?? tintColor).withAlphaComponent(0.2)
    case .filled: return own ?? tintColor
    }
  }
}

extension UIButton: ConfigurationUpdating {}

extension UIButton: ContentPresentable {
  package var presentedContent: ShownContent {
    let title = currentTitle ?? buttonType.symbol ?? ""
    let art = currentImage?.art ?? []
    let color = configuration?.baseForegroundColor ?? titleColor(for: state) ?? titleTint
    var content = ShownContent(
      title.isEmpty && !art.isEmpty ? .picture(art: art) : .button(emphasis), text: title,
      alignment: effectiveContentHorizontalAlignment.inCells,
      lineBreak: label.lineBreakMode.inCells,
      foreground: styledTitle?.firstColor ?? color,
      isBold: label.font.isStrong, isEnabled: isEnabled, isHighlighted: isHighlighted,
      isSelected: isSelected)
    content.runs = styledTitle?.runs(standardColor: color) ?? []
    return content
  }

  /// The title with looks of its own that is shown: a configuration's title hides it.
  fileprivate var shownAttributedTitle: NSAttributedString? {
    configuration?.title == nil ? currentAttributedTitle : nil
  }

  private var styledTitle: AttributedText? {
    shownAttributedTitle.map {
      AttributedText($0, metrics: environment.textMetrics, standard: label.font)
    }
  }

  /// The tint of titles without a colour of their own; those on a ground of full tint have another.
  private var titleTint: UIColor? {
    buttonType != .custom && emphasis != .filled ? explicitTint : nil
  }

  private var emphasis: ShownContent.Emphasis { configuration?.emphasis ?? .plain }
}

extension UIButton.ButtonType {
  /// What a terminal shows for types that are only a symbol.
  ///
  /// Rule LG9.
  var symbol: String? {
    switch self {
    case .custom, .system: nil
    case .detailDisclosure, .infoLight, .infoDark: "(i)"
    case .contactAdd: "(+)"
    case .close: "(x)"
    }
  }
}
