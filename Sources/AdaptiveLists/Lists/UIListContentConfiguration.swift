// Reference: UIListContentConfiguration, iOS 18 documentation.
// Status: Partial — text, second text, image, margins and gaps; the colours for states are the
// plain ones.
@_spi(Hooks) public import AdaptiveUI
public import Foundation
import Typography

/// A row's text, second text and image.
public struct UIListContentConfiguration: UIContentConfiguration, Hashable {
  /// How a text looks.
  public struct TextProperties: Hashable, Sendable {
    /// How lines are aligned across.
    public enum TextAlignment: Int, Sendable {
      case natural, center, justified
    }

    /// How letters are transformed before they are shown.
    public enum TextTransform: Int, Sendable {
      case none, uppercase, lowercase, capitalized
    }

    /// The font.
    public var font: UIFont
    /// The colour.
    public var color: UIColor = .label
    /// Computes the colour that is shown.
    public var colorTransformer: UIConfigurationColorTransformer?

    /// The colour that is shown.
    public func resolvedColor() -> UIColor { colorTransformer?(color) ?? color }
    /// How lines are aligned across.
    public var alignment = TextAlignment.natural
    /// The largest number of lines, 0 for as many as needed.
    public var numberOfLines = 0
    /// What happens to text that is too long.
    public var lineBreakMode = NSLineBreakMode.byTruncatingTail
    /// How letters are transformed before they are shown.
    public var transform = TextTransform.none
    /// Whether the font follows the user's text size.
    public var adjustsFontForContentSizeCategory = true
    /// Whether the font shrinks so that text fits; kept.
    public var adjustsFontSizeToFitWidth = false
    /// The smallest scale to which the font may shrink; kept.
    public var minimumScaleFactor: CGFloat = 0

    @MainActor func tellKeptMembers() {
      if adjustsFontSizeToFitWidth { KeptMember.listTextAdjustsFontSizeToFitWidth.wasSet() }
      if minimumScaleFactor != 0 { KeptMember.listTextMinimumScaleFactor.wasSet() }
    }

    /// The text as it is shown.
    func shown(_ text: String) -> String {
      switch transform {
      case .none: text
      case .uppercase: text.uppercased()
      case .lowercase: text.lowercased()
      case .capitalized: text.capitalized
      }
    }
  }

  /// How the image looks.
  public struct ImageProperties: Hashable, Sendable {
    /// The size and weight of a symbol.
    public var preferredSymbolConfiguration: UIImage.SymbolConfiguration?
    /// The tint colour of a template image; `nil` for that of the row.
    public var tintColor: UIColor?
    /// Computes the tint colour that is shown.
    public var tintColorTransformer: UIConfigurationColorTransformer?

    /// The tint colour that is shown in a place whose own is `tintColor`.
    public func resolvedTintColor(for tintColor: UIColor) -> UIColor {
      let color = self.tintColor ?? tintColor
      return tintColorTransformer?(color) ?? color
    }

    /// The corner radius, in points.
    public var cornerRadius: CGFloat = 0
    /// The largest size, in points; zero for any.
    public var maximumSize = CGSize.zero
    /// The size reserved so that images of different sizes are aligned, in points; kept.
    public var reservedLayoutSize = CGSize.zero
    /// A value for ``reservedLayoutSize`` that means the system's size.
    public static let standardDimension: CGFloat = .greatestFiniteMagnitude

    @MainActor func tellKeptMembers() {
      if reservedLayoutSize != .zero { KeptMember.reservedLayoutSize.wasSet() }
    }
  }

  enum Kind: Hashable { case cell, value, subtitle, header, footer }

  let kind: Kind
  /// The text.
  public var text: String?
  /// The second text.
  public var secondaryText: String?
  /// The text with fonts of its own, instead of ``text``.
  public var attributedText: NSAttributedString?
  /// The second text with fonts of its own, instead of ``secondaryText``.
  public var secondaryAttributedText: NSAttributedString?
  /// The image on the leading side.
  public var image: UIImage?
  /// How the text looks.
  public var textProperties: TextProperties
  /// How the second text looks.
  public var secondaryTextProperties: TextProperties
  /// How the image looks.
  public var imageProperties = ImageProperties()
  /// The room around everything, in points.
  public var directionalLayoutMargins: NSDirectionalEdgeInsets
  /// The spacing between image and text, in points.
  public var imageToTextPadding: CGFloat = 16
  /// The minimum spacing between texts side by side, in points.
  public var textToSecondaryTextHorizontalPadding: CGFloat = 16
  /// The spacing between texts one below the other, in points.
  public var textToSecondaryTextVerticalPadding: CGFloat = 3
  /// Whether the texts are side by side if both fit.
  public var prefersSideBySideTextAndSecondaryText: Bool
  /// The axes on which the margins of the superview are preserved; kept.
  public var axesPreservingSuperviewLayoutMargins = UIAxis.both
  /// The opacity of everything, 0 to 1.
  public var alpha: CGFloat = 1

  private init(_ kind: Kind) {
    self.kind = kind
    let isHeader = kind == .header
    let small = UIFont.preferredFont(forTextStyle: .footnote)
    let body = UIFont.preferredFont(forTextStyle: .body)
    textProperties = TextProperties(
      font: isHeader ? .preferredFont(forTextStyle: .headline) : kind == .footer ? small : body)
    secondaryTextProperties = TextProperties(
      font: kind == .value ? body : .preferredFont(forTextStyle: .subheadline))
    secondaryTextProperties.color = .secondaryLabel
    if kind == .footer { textProperties.color = .secondaryLabel }
    prefersSideBySideTextAndSecondaryText = kind == .value
    let above: CGFloat = 11
    directionalLayoutMargins = NSDirectionalEdgeInsets(
      top: above, leading: 16, bottom: above, trailing: 16)
  }

  /// A row of a list; the second text is below the first.
  public static func cell() -> Self { Self(.cell) }
  /// A row of a list; the second text is below the first.
  public static func subtitleCell() -> Self { Self(.subtitle) }
  /// A row of a list; the second text is on the trailing side.
  public static func valueCell() -> Self { Self(.value) }
  /// A row of a sidebar.
  public static func sidebarCell() -> Self { Self(.cell) }
  /// A row of a sidebar; the second text is below the first.
  public static func sidebarSubtitleCell() -> Self { Self(.subtitle) }
  /// A row of a list that accompanies a sidebar.
  public static func accompaniedSidebarCell() -> Self { Self(.cell) }
  /// A row of a list that accompanies a sidebar; the second text is below the first.
  public static func accompaniedSidebarSubtitleCell() -> Self { Self(.subtitle) }
  /// The header of a section.
  public static func header() -> Self { Self(.header) }
  /// The header of a section.
  public static func plainHeader() -> Self { Self(.header) }
  /// The header of a group.
  public static func groupedHeader() -> Self { Self(.header) }
  /// A prominent header of a group.
  public static func prominentInsetGroupedHeader() -> Self { Self(.header) }
  /// The header of a section of a sidebar.
  public static func sidebarHeader() -> Self { Self(.header) }
  /// The footer of a section.
  public static func footer() -> Self { Self(.footer) }
  /// The footer of a section.
  public static func plainFooter() -> Self { Self(.footer) }
  /// The footer of a group.
  public static func groupedFooter() -> Self { Self(.footer) }

  /// Creates the view that shows the content.
  @MainActor public func makeContentView() -> any UIView & UIContentView {
    UIListContentView(configuration: self)
  }

  /// The content for a state, with fonts at the text size of its traits.
  @MainActor public func updated(for state: any UIConfigurationState) -> Self {
    var copy = self
    copy.textProperties.adjust(to: state.traitCollection)
    copy.secondaryTextProperties.adjust(to: state.traitCollection)
    return copy
  }

  /// Tells what has no effect, when a view takes the configuration.
  @MainActor func tellKeptMembers() {
    if axesPreservingSuperviewLayoutMargins != .both {
      KeptMember.axesPreservingSuperviewLayoutMargins.wasSet()
    }
    imageProperties.tellKeptMembers()
    textProperties.tellKeptMembers()
    secondaryTextProperties.tellKeptMembers()
  }

  // MARK: Measuring

  package var shownText: String { textProperties.shown(attributedText?.string ?? text ?? "") }
  package var shownSecondaryText: String {
    secondaryTextProperties.shown(secondaryAttributedText?.string ?? secondaryText ?? "")
  }

  private var imageSize: CGSize {
    guard let size = image?.size else { return .zero }
    let limit = imageProperties.maximumSize
    return CGSize(
      width: limit.width > 0 ? min(size.width, limit.width) : size.width,
      height: limit.height > 0 ? min(size.height, limit.height) : size.height)
  }

  /// Whether the second text is below the first one.
  @MainActor package var isDetailBelow: Bool { !prefersSideBySideTextAndSecondaryText }

  /// The height of the content at a width, in points.
  @MainActor func height(width: CGFloat, metrics: TextMetrics, scale: CGFloat) -> CGFloat {
    let margins = directionalLayoutMargins
    let picture = imageSize
    let room = max(
      width - margins.leading - margins.trailing
        - (picture.width > 0 ? picture.width + imageToTextPadding : 0), 1)
    func size(_ text: String, _ look: TextProperties) -> CGSize {
      metrics.size(
        of: text, look.font, width: room, lineLimit: look.numberOfLines, scale: scale)
    }
    let first = size(shownText, textProperties)
    let second = size(shownSecondaryText, secondaryTextProperties)
    let gap = first.height > 0 && second.height > 0 ? textToSecondaryTextVerticalPadding : 0
    let sideBySide =
      prefersSideBySideTextAndSecondaryText
      && first.width + second.width + textToSecondaryTextHorizontalPadding <= room
    let texts =
      sideBySide ? max(first.height, second.height) : first.height + gap + second.height
    return max(texts, picture.height) + margins.top + margins.bottom
  }
}

extension UIListContentConfiguration.TextProperties {
  mutating func adjust(to traits: UITraitCollection) {
    if adjustsFontForContentSizeCategory { font = font.adjusted(to: traits) }
  }
}

/// Shows a row's text, second text and image.
@preconcurrency @MainActor open class UIListContentView: UIView, UIContentView {
  private var content: UIListContentConfiguration
  /// What is shown at the end of the row.
  var accessory = ShownContent.Accessory.none

  /// Creates a view for a row's content.
  public init(configuration: UIListContentConfiguration) {
    content = configuration
    super.init(frame: .zero)
  }

  /// Returns `nil`: rows of documents have no configurations.
  public required init?(coder: NSCoder) { return nil }

  /// The configuration that is shown; content of another type is ignored.
  open var configuration: any UIContentConfiguration {
    get { content }
    set {
      guard let new = newValue as? UIListContentConfiguration, new != content else { return }
      content = new
      invalidateIntrinsicContentSize()
    }
  }

  open override var intrinsicContentSize: CGSize {
    let width = bounds.width > 0 ? bounds.width : CGFloat.greatestFiniteMagnitude
    return wrappedContentSize(forWidth: width)
  }

  @_spi(Hooks) open override var wrapsContent: Bool { true }

  @_spi(Hooks) open override func wrappedContentSize(forWidth width: CGFloat) -> CGSize {
    let own = content.height(
      width: width, metrics: environment.textMetrics, scale: pixelScale)
    return CGSize(
      width: UIView.noIntrinsicMetric,
      height: content.kind == .footer ? own : max(own, controlMetrics.rowHeight))
  }

  open override func sizeThatFits(_ size: CGSize) -> CGSize {
    CGSize(width: size.width, height: wrappedContentSize(forWidth: size.width).height)
  }
}

extension UIListContentView: ContentPresentable {
  package var presentedContent: ShownContent { content.presentedContent(accessory: accessory) }
}

extension UIListContentConfiguration {
  /// The content as a terminal shows it.
  @MainActor func presentedContent(accessory: ShownContent.Accessory) -> ShownContent {
    let texts = [image?.art.first, shownText].compactMap { $0 }.filter { !$0.isEmpty }
    guard kind != .header, kind != .footer else {
      return ShownContent(
        .sectionTitle, text: texts.joined(separator: " "), isBold: kind == .header)
    }
    return ShownContent(
      .row(detail: shownSecondaryText, isDetailBelow: isDetailBelow, accessory: accessory),
      text: texts.joined(separator: " "), lineLimit: textProperties.numberOfLines,
      foreground: textProperties.resolvedColor(), isBold: textProperties.font.isStrong)
  }
}
