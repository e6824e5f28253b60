// Reference: UIContentUnavailableConfiguration, iOS 18 documentation.
// Status: Partial — image, texts, buttons, alignment, gaps, margins and background. The documentation
// gives no numbers: sizes of texts and gaps are hypotheses.
public import Foundation

/// What a controller says instead of content that is not there.
public struct UIContentUnavailableConfiguration: UIContentConfiguration, Hashable {
  /// How everything is aligned across.
  public enum Alignment: Int, Sendable {
    case center, natural
  }

  /// How a text looks.
  public struct TextProperties: Hashable, Sendable {
    /// The font.
    public var font: UIFont
    /// The colour.
    public var color = UIColor.label
    /// The largest number of lines, 0 for as many as needed.
    public var numberOfLines = 0
    /// What happens to text that is too long.
    public var lineBreakMode = NSLineBreakMode.byTruncatingTail
    /// Whether the font shrinks so that text fits.
    public var adjustsFontSizeToFitWidth = false
    /// The smallest scale to which the font may shrink.
    public var minimumScaleFactor: CGFloat = 0
    /// Whether letters move together before text is cut.
    public var allowsDefaultTighteningForTruncation = false
  }

  /// How the image looks.
  public struct ImageProperties: Hashable, Sendable {
    /// The size and weight of a symbol.
    public var preferredSymbolConfiguration: UIImage.SymbolConfiguration?
    /// The tint colour of a template image; `nil` for that of the view.
    public var tintColor: UIColor? = .secondaryLabel
    /// The corner radius, in points.
    public var cornerRadius: CGFloat = 0
    /// The largest size, in points; zero for any.
    public var maximumSize = CGSize.zero
  }

  /// What a button does.
  public struct ButtonProperties: Hashable {
    /// What happens when it is pressed.
    public var primaryAction: UIAction?
    /// The menu that it opens.
    public var menu: UIMenu?
    /// Whether it can be pressed.
    public var isEnabled = true
    /// What its action means to the user.
    public var role = UIButton.Role.normal
  }

  /// Which of the three it was made as.
  enum Kind: Hashable { case empty, loading, search }

  let kind: Kind
  /// The image at the top.
  public var image: UIImage?
  /// How the image looks.
  public var imageProperties = ImageProperties()
  /// The text.
  public var text: String?
  /// The text with fonts of its own, instead of ``text``.
  public var attributedText: NSAttributedString?
  /// How the text looks.
  public var textProperties: TextProperties
  /// The text below.
  public var secondaryText: String?
  /// The text below with fonts of its own, instead of ``secondaryText``.
  public var secondaryAttributedText: NSAttributedString?
  /// How the text below looks.
  public var secondaryTextProperties: TextProperties
  /// How the button looks, which is there if it has a title or an image.
  public var button = UIButton.Configuration.plain()
  /// What the button does.
  public var buttonProperties = ButtonProperties()
  /// How the second button looks, which is there if it has a title or an image.
  public var secondaryButton = UIButton.Configuration.plain()
  /// What the second button does.
  public var secondaryButtonProperties = ButtonProperties()
  /// How everything is aligned across.
  public var alignment = Alignment.center
  /// The axes on which the margins of the superview are preserved.
  public var axesPreservingSuperviewLayoutMargins = UIAxis.both
  /// The room around everything, in points.
  public var directionalLayoutMargins = NSDirectionalEdgeInsets(
    top: 16, leading: 16, bottom: 16, trailing: 16)
  /// The spacing between image and text, in points.
  public var imageToTextPadding: CGFloat = 15
  /// The spacing between the texts, in points.
  public var textToSecondaryTextPadding: CGFloat = 6
  /// The spacing between texts and button, in points.
  public var textToButtonPadding: CGFloat = 16
  /// The spacing between the buttons, in points.
  public var buttonToSecondaryButtonPadding: CGFloat = 8
  /// What is behind.
  public var background = UIBackgroundConfiguration.clear()

  private init(_ kind: Kind) {
    self.kind = kind
    textProperties = TextProperties(
      font: .systemFont(
        ofSize: UIFont.preferredFont(forTextStyle: .title2).pointSize, weight: .bold))
    secondaryTextProperties = TextProperties(font: .preferredFont(forTextStyle: .subheadline))
    secondaryTextProperties.color = .secondaryLabel
    imageProperties.preferredSymbolConfiguration = UIImage.SymbolConfiguration(pointSize: 48)
  }

  /// Nothing yet; a program says what is missing.
  public static func empty() -> Self { Self(.empty) }

  /// Content is on its way: an activity indicator and a text.
  public static func loading() -> Self {
    var content = Self(.loading)
    content.textProperties = content.secondaryTextProperties
    content.text = "Loading…"
    return content
  }

  /// A search found nothing; ``updated(for:)`` names what was searched for.
  public static func search() -> Self {
    var content = Self(.search)
    content.image = UIImage(systemName: "magnifyingglass")
    content.text = "No Results"
    content.secondaryText = "Check the spelling or try a new search."
    return content
  }

  /// Creates the view that shows the content.
  @MainActor public func makeContentView() -> any UIView & UIContentView {
    UIContentUnavailableView(configuration: self)
  }

  /// The content for a state: after a search without result the text names what was searched for.
  @MainActor public func updated(for state: any UIConfigurationState) -> Self {
    let state = state as? UIContentUnavailableConfigurationState
    guard kind == .search, let searched = state?.searchText, !searched.isEmpty else { return self }
    var content = self
    content.text = "No Results for “\(searched)”"
    return content
  }
}

/// What a controller's content that is not there depends on.
public struct UIContentUnavailableConfigurationState: UIConfigurationState {
  /// The controller's traits.
  public var traitCollection: UITraitCollection
  /// What the controller's search controller searches for.
  public var searchText: String?
  private var custom: [UIConfigurationStateCustomKey: AnyHashable] = [:]

  /// Creates a state without a search.
  public init(traitCollection: UITraitCollection) { self.traitCollection = traitCollection }

  /// What a program added.
  public subscript(key: UIConfigurationStateCustomKey) -> AnyHashable? {
    get { custom[key] }
    set { custom[key] = newValue }
  }
}
