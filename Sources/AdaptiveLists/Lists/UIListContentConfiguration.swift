// Reference: UIListContentConfiguration, iOS 18 documentation.
// Status: Partial — text, second text, picture, margins and gaps; colours for states are the plain
// ones.
@_spi(Hooks) public import AdaptiveUI
public import Foundation
import Typography

/// A row's text, second text and picture.
public struct UIListContentConfiguration: UIContentConfiguration, Hashable {
  /// How a text looks.
  public struct TextProperties: Hashable, Sendable {
    /// Where lines stand across.
    public enum TextAlignment: Int, Sendable {
      case natural, center, justified
    }

    /// How letters are changed before they are shown.
    public enum TextTransform: Int, Sendable {
      case none, uppercase, lowercase, capitalized
    }

    /// The font.
    public var font: UIFont
    /// The colour.
    public var color: UIColor = .label
    /// Makes the colour that is shown.
    public var colorTransformer: UIConfigurationColorTransformer?

    /// The colour that is shown.
    public func resolvedColor() -> UIColor { colorTransformer?(color) ?? color }
    /// Where lines stand across.
    public var alignment = TextAlignment.natural
    /// The largest number of lines, 0 for as many as needed.
    public var numberOfLines = 0
    /// What happens to text that is too long.
    public var lineBreakMode = NSLineBreakMode.byTruncatingTail
    /// How letters are changed before they are shown.
    public var transform = TextTransform.none
    /// Whether the font follows the user's text size.
    public var adjustsFontForContentSizeCategory = true
    /// Whether letters shrink to fit; kept.
    public var adjustsFontSizeToFitWidth = false
    /// How small letters may be made; kept.
    public var minimumScaleFactor: CGFloat = 0

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

  /// How the picture looks.
  public struct ImageProperties: Hashable, Sendable {
    /// The size that a symbol is shown in.
    public var preferredSymbolConfiguration: UIImage.SymbolConfiguration?
    /// The colour of a shape; `nil` for the row's.
    public var tintColor: UIColor?
    /// Makes the colour of a shape that is shown.
    public var tintColorTransformer: UIConfigurationColorTransformer?

    /// The colour of a shape that is shown, where the place's is `tintColor`.
    public func resolvedTintColor(for tintColor: UIColor) -> UIColor {
      let color = self.tintColor ?? tintColor
      return tintColorTransformer?(color) ?? color
    }

    /// How round the corners are, in points.
    public var cornerRadius: CGFloat = 0
    /// The largest size, in points; zero for any.
    public var maximumSize = CGSize.zero
    /// The room that pictures of different sizes share, in points.
    public var reservedLayoutSize = CGSize.zero
    /// Stands for the room that the system gives pictures.
    public static let standardDimension: CGFloat = .greatestFiniteMagnitude
  }

  enum Kind: Hashable { case cell, value, subtitle, header, footer }

  let kind: Kind
  /// The text.
  public var text: String?
  /// The second text.
  public var secondaryText: String?
  /// The text with fonts of its own.
  public var attributedText: NSAttributedString?
  /// The second text with fonts of its own.
  public var secondaryAttributedText: NSAttributedString?
  /// The picture at the leading side.
  public var image: UIImage?
  /// How the text looks.
  public var textProperties: TextProperties
  /// How the second text looks.
  public var secondaryTextProperties: TextProperties
  /// How the picture looks.
  public var imageProperties = ImageProperties()
  /// The room around everything, in points.
  public var directionalLayoutMargins: NSDirectionalEdgeInsets
  /// Between picture and text, in points.
  public var imageToTextPadding: CGFloat = 16
  /// The least room between texts side by side, in points.
  public var textToSecondaryTextHorizontalPadding: CGFloat = 16
  /// Between texts below each other, in points.
  public var textToSecondaryTextVerticalPadding: CGFloat = 3
  /// Whether the texts stand side by side where there is room.
  public var prefersSideBySideTextAndSecondaryText: Bool
  /// Which of the place's own margins count.
  public var axesPreservingSuperviewLayoutMargins = UIAxis.both
  /// How opaque everything is, 0 to 1.
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

  /// A row of a list; a second text stands below.
  public static func cell() -> Self { Self(.cell) }
  /// A row of a list; a second text stands below.
  public static func subtitleCell() -> Self { Self(.subtitle) }
  /// A row of a list; a second text stands at the trailing side.
  public static func valueCell() -> Self { Self(.value) }
  /// A row of a list at the side.
  public static func sidebarCell() -> Self { Self(.cell) }
  /// A row of a list at the side; a second text stands below.
  public static func sidebarSubtitleCell() -> Self { Self(.subtitle) }
  /// A row of a list that goes with a list at the side.
  public static func accompaniedSidebarCell() -> Self { Self(.cell) }
  /// A row of a list that goes with a list at the side; a second text stands below.
  public static func accompaniedSidebarSubtitleCell() -> Self { Self(.subtitle) }
  /// The line above a section.
  public static func header() -> Self { Self(.header) }
  /// The line above a section.
  public static func plainHeader() -> Self { Self(.header) }
  /// The line above a group.
  public static func groupedHeader() -> Self { Self(.header) }
  /// A striking line above a group.
  public static func prominentInsetGroupedHeader() -> Self { Self(.header) }
  /// The line above a section of a list at the side.
  public static func sidebarHeader() -> Self { Self(.header) }
  /// The line below a section.
  public static func footer() -> Self { Self(.footer) }
  /// The line below a section.
  public static func plainFooter() -> Self { Self(.footer) }
  /// The line below a group.
  public static func groupedFooter() -> Self { Self(.footer) }

  /// Creates the view that shows the content.
  @MainActor public func makeContentView() -> any UIView & UIContentView {
    UIListContentView(configuration: self)
  }

  /// The content as it looks in a state: fonts at the text size of the place.
  @MainActor public func updated(for state: any UIConfigurationState) -> Self {
    var copy = self
    copy.textProperties.adjust(to: state.traitCollection)
    copy.secondaryTextProperties.adjust(to: state.traitCollection)
    return copy
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

  /// Whether the second text stands below the first one.
  @MainActor package var isDetailBelow: Bool { !prefersSideBySideTextAndSecondaryText }

  /// The height that everything needs at a width, in points.
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

/// Shows a row's text, second text and picture.
@preconcurrency @MainActor open class UIListContentView: UIView, UIContentView {
  private var content: UIListContentConfiguration
  /// What stands at the end of the row.
  var accessory = CellContent.Accessory.none

  /// Creates a view for a row's content.
  public init(configuration: UIListContentConfiguration) {
    content = configuration
    super.init(frame: .zero)
  }

  /// Rows of documents have no configurations.
  public required init?(coder: NSCoder) { return nil }

  /// What the view shows; content of another kind is left out.
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

extension UIListContentView: CellPresentable {
  package var cellContent: CellContent { content.cellContent(accessory: accessory) }
}

extension UIListContentConfiguration {
  /// What a terminal shows of the row.
  @MainActor func cellContent(accessory: CellContent.Accessory) -> CellContent {
    let texts = [image?.art.first, shownText].compactMap { $0 }.filter { !$0.isEmpty }
    guard kind != .header, kind != .footer else {
      return CellContent(
        .sectionTitle, text: texts.joined(separator: " "), isBold: kind == .header)
    }
    return CellContent(
      .row(detail: shownSecondaryText, isDetailBelow: isDetailBelow, accessory: accessory),
      text: texts.joined(separator: " "), lineLimit: textProperties.numberOfLines,
      foreground: textProperties.resolvedColor(), isBold: textProperties.font.weight.isStrong)
  }
}
