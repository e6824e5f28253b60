// Reference: UILabel, iOS 18 documentation. Rules LA1.8, LA4.6, LG2–LG6.
// Status: Partial — fonts, weights and colours of parts; letters shrink when a text is measured.
public import Foundation
import Typography

/// Lines of text that cannot be edited.
@preconcurrency @MainActor open class UILabel: UIView, UIContentSizeCategoryAdjusting {
  /// The text.
  open var text: String? {
    didSet {
      attributed = nil
      if text != oldValue { contentDidChange() }
    }
  }
  /// The text with fonts of its own; setting it sets font, colour and alignment by its beginning.
  open var attributedText: NSAttributedString? {
    get {
      attributed ?? text.map { NSAttributedString(string: $0, attributes: [.font: storedFont]) }
    }
    set { adopt(newValue) }
  }
  private(set) var attributed: NSAttributedString?
  /// The colour of the text's shadow; kept.
  open var shadowColor: UIColor? {
    didSet {
      customized(\UILabel.shadowColor)
      if shadowColor != nil { KeptMember.labelShadowColor.wasSet() }
    }
  }
  /// Where the text's shadow falls, in points; kept.
  open var shadowOffset = CGSize(width: 0, height: -1) {
    didSet {
      customized(\UILabel.shadowOffset)
      if shadowOffset != CGSize(width: 0, height: -1), shadowColor != nil {
        KeptMember.labelShadowOffset.wasSet()
      }
    }
  }
  /// The colour of the text while it looks pressed; kept.
  open var highlightedTextColor: UIColor? {
    didSet {
      customized(\UILabel.highlightedTextColor)
      if highlightedTextColor != nil { KeptMember.highlightedTextColor.wasSet() }
    }
  }
  /// Whether letters shrink to fit.
  open var adjustsFontSizeToFitWidth = false
  /// How small letters may be made, as a part of their size; 0 for no smaller than they are.
  open var minimumScaleFactor: CGFloat = 0
  /// Whether letters are closer before they are cut off; kept.
  open var allowsDefaultTighteningForTruncation = false {
    didSet {
      if allowsDefaultTighteningForTruncation {
        KeptMember.allowsDefaultTighteningForTruncation.wasSet()
      }
    }
  }
  /// Where smaller letters are in their line; kept.
  open var baselineAdjustment = UIBaselineAdjustment.alignBaselines {
    didSet { if baselineAdjustment != .alignBaselines { KeptMember.baselineAdjustment.wasSet() } }
  }
  /// The text's font; `nil` brings back the standard one.
  // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
  open var font: UIFont! {
    get { storedFont }
    set {
      storedFont = newValue ?? .systemFont(ofSize: UIFont.labelFontSize)
      contentDidChange()
      customized(\UILabel.font)
    }
  }
  private var storedFont = UIFont.systemFont(ofSize: UIFont.labelFontSize)
  /// The text's colour; `nil` for the standard one.
  // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
  open var textColor: UIColor! { didSet { customized(\UILabel.textColor) } }
  /// How lines are aligned.
  open var textAlignment = NSTextAlignment.natural
  /// What happens to text that is too long.
  open var lineBreakMode = NSLineBreakMode.byTruncatingTail {
    didSet { if lineBreakMode != oldValue { contentDidChange() } }
  }
  /// The largest number of lines, 0 for as many as needed.
  open var numberOfLines = 1 { didSet { if numberOfLines != oldValue { contentDidChange() } } }
  /// The width that the natural size wraps at, in points; 0 for the width that layout finds.
  ///
  /// Rule LA4.6.
  open var preferredMaxLayoutWidth: CGFloat = 0 {
    didSet { if preferredMaxLayoutWidth != oldValue { contentDidChange() } }
  }
  /// Whether the text looks usable.
  open var isEnabled = true
  /// Whether the text looks pressed.
  open var isHighlighted = false
  private var measured = MeasuredText()
  /// Told when text or font changed.
  var onContentChange: (() -> Void)?

  /// Whether a font made for a text style follows the user's text size.
  ///
  /// Rule LG5.
  open var adjustsFontForContentSizeCategory = false {
    didSet { adjustFont(to: traitCollection) }
  }

  package override var asContentPresentable: (any ContentPresentable)? { self }
  package override var writtenText: String? { text }
  override var loggedText: String? { text }
  override var textFont: UIFont? { storedFont }
  override var contentInWords: String { "text" }

  func adjustFont(to traits: UITraitCollection) {
    let adjusted = storedFont.adjusted(to: traits)
    if adjustsFontForContentSizeCategory && adjusted != storedFont { font = adjusted }
  }

  override func contentTraitsDidChange() {
    super.contentTraitsDidChange()
    adjustFont(to: traitCollection)
  }

  private func contentDidChange() {
    measured.forget()
    invalidateIntrinsicContentSize()
    onContentChange?()
  }

  private func adopt(_ new: NSAttributedString?) {
    text = new?.string
    attributed = new
    guard let new, new.length > 0 else { return }
    new.tellKeptMembers()
    let first = AttributedText(new, metrics: environment.textMetrics, standard: storedFont)
    storedFont = first.firstFont
    if let color = first.firstColor { textColor = color }
    if new.attribute(.paragraphStyle, at: 0, effectiveRange: nil) != nil {
      textAlignment = first.paragraphStyle.resolvedAlignment
    }
    contentDidChange()
  }

  /// The rectangle of the text in a box, at its top left corner.
  open func textRect(forBounds bounds: CGRect, limitedToNumberOfLines numberOfLines: Int) -> CGRect
  {
    let size = environment.textMetrics.size(
      of: text ?? "", storedFont, width: bounds.width > 0 ? bounds.width : nil,
      lineLimit: numberOfLines, pushesOut: true, scale: pixelScale)
    return CGRect(
      x: bounds.minX, y: bounds.minY, width: min(size.width, bounds.width),
      height: min(size.height, bounds.height))
  }

  /// Draws the text; a terminal writes it into the label's box by itself.
  open func drawText(in rect: CGRect) { attributedText?.draw(in: rect) }

  /// The size of the text in lines no wider than `width`, with letters of a part of their size.
  ///
  /// No width means no end of the line, a limit of 0 any number of lines. A label of one line measures it
  /// as one; a button breaks its title all the same where `breaksLines` says so.
  package func textSize(
    width: CGFloat? = nil, lineLimit: Int = 0, fontScale: CGFloat = 1, breaksLines: Bool = false
  ) -> CGSize {
    let isOneLine = numberOfLines == 1 && !breaksLines
    let conditions = MeasuredText.Conditions(
      width: isOneLine ? nil : width, lineLimit: isOneLine ? 1 : lineLimit, fontScale: fontScale,
      metrics: environment.textMetrics, scale: pixelScale)
    return measured.size(conditions) { measure(conditions) }
  }

  private func measure(_ conditions: MeasuredText.Conditions) -> CGSize {
    if let attributed {
      return AttributedText(
        attributed, metrics: conditions.metrics, standard: storedFont,
        fontScale: conditions.fontScale,
        breaksWords: lineBreakMode == .byCharWrapping ? true : nil
      )
      .size(width: conditions.width, lineLimit: conditions.lineLimit, scale: conditions.scale)
    }
    let font =
      conditions.fontScale == 1
      ? storedFont : storedFont.withSize(storedFont.pointSize * conditions.fontScale)
    return conditions.metrics.size(
      of: text ?? "", font, width: conditions.width, lineLimit: conditions.lineLimit,
      breaksWords: lineBreakMode == .byCharWrapping, pushesOut: true, scale: conditions.scale)
  }

  /// The size of the text, wrapped only where a width is preferred.
  open override var intrinsicContentSize: CGSize {
    textSize(
      width: preferredMaxLayoutWidth > 0 ? preferredMaxLayoutWidth : nil, lineLimit: numberOfLines)
  }

  /// The size of the text in a box as wide as `size`.
  open override func sizeThatFits(_ size: CGSize) -> CGSize {
    textSize(width: size.width > 0 ? size.width : nil, lineLimit: numberOfLines)
  }

  @_spi(Hooks) open override var wrapsContent: Bool {
    numberOfLines != 1 && preferredMaxLayoutWidth == 0 && !(text ?? "").isEmpty
  }

  @_spi(Hooks) open override func wrappedContentSize(forWidth width: CGFloat) -> CGSize {
    textSize(width: max(width, 1), lineLimit: numberOfLines)
  }

  /// The parts of attributed text that look different.
  fileprivate var runs: [ShownContent.Run] {
    guard let attributed else { return [] }
    return AttributedText(attributed, metrics: environment.textMetrics, standard: storedFont)
      .runs(standardColor: textColor)
  }

  override var baselineOffsets: (first: CGFloat, last: CGFloat) {
    let metrics = environment.textMetrics
    if let attributed, attributed.length > 0 {
      let found = AttributedText(attributed, metrics: metrics, standard: storedFont)
        .baselines(
          width: numberOfLines == 1 || bounds.width <= 0 ? nil : bounds.width,
          lineLimit: numberOfLines)
      return (
        LayoutMetrics.snapped(found.first, scale: pixelScale),
        LayoutMetrics.snapped(found.last, scale: pixelScale)
      )
    }
    let ascent = metrics.ascent(storedFont)
    return (
      LayoutMetrics.snapped(ascent, scale: pixelScale),
      LayoutMetrics.snapped(metrics.lineHeight(storedFont) - ascent, scale: pixelScale)
    )
  }
}

extension UILabel: ContentPresentable {
  package var presentedContent: ShownContent {
    var content = ShownContent(
      .label, text: text ?? "", alignment: cellAlignment(textAlignment),
      lineLimit: numberOfLines, lineBreak: lineBreakMode.inCells, foreground: textColor,
      isBold: storedFont.isStrong, isEnabled: isEnabled, isHighlighted: isHighlighted)
    content.runs = runs
    if numberOfLines != 1, environment.textMetrics == .cells {
      let width = min(max(bounds.width, 0), 1e6)
      content.measuredColumns = Int(((width + 0.01) / TerminalHost.cell.width).rounded(.down))
    }
    return content
  }
}

extension NSLineBreakMode {
  var inCells: ShownContent.LineBreak {
    switch self {
    case .byWordWrapping: .wordWrapping
    case .byCharWrapping: .characterWrapping
    case .byClipping: .clipping
    case .byTruncatingHead: .truncatingHead
    case .byTruncatingTail: .truncatingTail
    case .byTruncatingMiddle: .truncatingMiddle
    }
  }
}

extension UIView {
  /// The alignment with reading direction resolved.
  func cellAlignment(_ alignment: NSTextAlignment) -> ShownContent.Alignment {
    switch alignment {
    case .left: .left
    case .center: .center
    case .right: .right
    case .natural, .justified:
      effectiveUserInterfaceLayoutDirection == .rightToLeft ? .right : .left
    }
  }
}
