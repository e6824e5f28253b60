// Reference: UITextView, iOS 18 documentation. Rule G.
// Status: Partial — typed in one look; no marks of what is selected, no links.
public import Foundation
import Typography

/// Paragraphs of text that scroll and can be edited.
@preconcurrency @MainActor
open class UITextView: UIScrollView,
  UIContentSizeCategoryAdjusting
{
  /// The text; `nil` counts as empty.
  // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
  open var text: String! {
    get { storedText }
    set {
      storedText = newValue ?? ""
      storedSelection = NSRange(location: storedText.utf16.count, length: 0)
      attributed = nil
      contentDidChange()
    }
  }
  private var storedText = ""
  /// The part of the text that typing replaces, in UTF-16 units; the end of the text by default.
  open var selectedRange: NSRange {
    get { storedSelection }
    set {
      let end = storedText.utf16.count
      let start = min(max(newValue.location, 0), end)
      let range = NSRange(location: start, length: min(max(newValue.length, 0), end - start))
      guard range != storedSelection else { return }
      storedSelection = range
      watcher?.textViewDidChangeSelection(self)
    }
  }
  private var storedSelection = NSRange(location: 0, length: 0)
  private(set) var attributed: NSAttributedString?
  /// The text's font, for all of it; `nil` brings back the standard one.
  ///
  /// Text without one is Helvetica of 12 points, as UIKit's documentation of the attribute says.
  open var font: UIFont? {
    get { storedFont }
    set {
      attributed = nil
      storedFont = newValue ?? .ofPlainStrings
      contentDidChange()
    }
  }
  private var storedFont = UIFont.ofPlainStrings
  override var textFont: UIFont? { storedFont }
  override var contentInWords: String { "text" }
  /// The text's colour.
  open var textColor: UIColor?
  /// How lines are aligned.
  open var textAlignment = NSTextAlignment.natural
  /// Whether a font made for a text style follows the user's text size.
  open var adjustsFontForContentSizeCategory = false { didSet { adjustFont() } }

  private func adjustFont() {
    let adjusted = storedFont.adjusted(to: traitCollection)
    if adjustsFontForContentSizeCategory && adjusted != storedFont { font = adjusted }  // LG5
  }

  override func contentTraitsDidChange() {
    super.contentTraitsDidChange()
    adjustFont()
  }

  /// The text with fonts of its own; setting it sets font and colour by its beginning.
  // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
  open var attributedText: NSAttributedString! {
    get {
      attributed ?? NSAttributedString(string: storedText, attributes: [.font: storedFont])
    }
    set {
      text = newValue?.string
      guard let newValue, newValue.length > 0 else { return }
      let attributes = newValue.attributes(at: 0, effectiveRange: nil)
      if let font = attributes[.font] as? UIFont { self.font = font }
      if let color = attributes[.foregroundColor] as? UIColor { textColor = color }
      attributed = newValue
      newValue.tellKeptMembers()
    }
  }
  /// Whether the text can be selected; kept.
  open var isSelectable = true {
    didSet { if !isSelectable { KeptMember.isSelectable.wasSet() } }
  }
  /// Whether addresses in the text lead somewhere; kept.
  open var dataDetectorTypes: UIDataDetectorTypes = [] {
    didSet { if dataDetectorTypes != [] { KeptMember.dataDetectorTypes.wasSet() } }
  }
  /// How links look; kept.
  open var linkTextAttributes: [NSAttributedString.Key: Any] = [:] {
    didSet { KeptMember.linkTextAttributes.wasSet() }
  }
  /// Whether the text can be typed in.
  open var isEditable = true
  /// Whether typing goes to the view.
  package var isEditing: Bool { isFirstResponder }
  /// How the text fills the view.
  public let textContainer: NSTextContainer

  /// Creates a text view with a container, or one of its own.
  public init(frame: CGRect, textContainer: NSTextContainer?) {
    self.textContainer = textContainer ?? NSTextContainer()
    super.init(frame: frame)
    followContainer()
  }

  /// Creates a text view with a container of its own.
  public convenience override init(frame: CGRect) { self.init(frame: frame, textContainer: nil) }

  /// Creates a text view that its document sets up.
  public required init?(coder: NSCoder) {
    textContainer = NSTextContainer()
    super.init(coder: coder)
    followContainer()
  }

  private func followContainer() {
    textContainer.didChange = { [weak self] in self?.contentDidChange() }
  }

  /// The room around the text, in points.
  open var textContainerInset = UIEdgeInsets(top: 8, left: 0, bottom: 8, right: 0) {
    didSet { contentDidChange() }
  }
  open override var isScrollEnabled: Bool { didSet { contentDidChange() } }

  private func contentDidChange() {
    invalidateIntrinsicContentSize()
    setNeedsLayout()
  }

  private func textSize(width: CGFloat?) -> CGSize {
    let metrics = environment.textMetrics
    let padding = metrics == .cells ? 0 : textContainer.lineFragmentPadding
    let across = textContainerInset.left + textContainerInset.right + 2 * padding
    let room = width.map { max($0 - across, 1) }
    let limit = textContainer.maximumNumberOfLines
    let size =
      styled?.size(width: room, lineLimit: limit, scale: pixelScale)
      ?? metrics.size(
        of: storedText.isEmpty ? " " : storedText, storedFont, width: room, lineLimit: limit,
        scale: pixelScale)
    let leading = metrics == .cells ? 0 : storedFont.leading
    let height = LayoutMetrics.ceiled(size.height + leading, scale: pixelScale)
    // Nothing is as high as a line, and has no width.
    return CGSize(
      width: (storedText.isEmpty ? 0 : size.width) + across,
      height: height + textContainerInset.top + textContainerInset.bottom)
  }

  /// The text in the looks of its parts; `nil` for plain text.
  fileprivate var styled: AttributedText? {
    attributed.map {
      AttributedText(
        $0, metrics: environment.textMetrics, standard: .ofPlainStrings)
    }
  }

  open override func sizeThatFits(_ size: CGSize) -> CGSize {
    textSize(width: size.width > 0 ? size.width : nil)
  }

  /// None while the text scrolls, else the size of the text.
  open override var intrinsicContentSize: CGSize {
    isScrollEnabled ? super.intrinsicContentSize : textSize(width: nil)
  }

  @_spi(Hooks) open override var wrapsContent: Bool { !isScrollEnabled }

  @_spi(Hooks) open override func wrappedContentSize(forWidth width: CGFloat) -> CGSize {
    textSize(width: width)
  }

  private var watcher: (any UITextViewDelegate)? { delegate as? any UITextViewDelegate }

  open override var canBecomeFirstResponder: Bool {
    isEditable && watcher?.textViewShouldBeginEditing(self) != false
  }

  open override var canResignFirstResponder: Bool {
    watcher?.textViewShouldEndEditing(self) != false
  }

  @discardableResult open override func becomeFirstResponder() -> Bool {
    guard !isFirstResponder else { return true }
    guard super.becomeFirstResponder() else { return false }
    watcher?.textViewDidBeginEditing(self)
    post(Self.textDidBeginEditingNotification)
    return true
  }

  @discardableResult open override func resignFirstResponder() -> Bool {
    guard isFirstResponder else { return true }
    guard super.resignFirstResponder() else { return false }
    watcher?.textViewDidEndEditing(self)
    post(Self.textDidEndEditingNotification)
    return true
  }

  /// What comes up in place of the keyboard; kept, for nothing comes up in a terminal.
  open override var inputView: UIView? {
    get { input.view }
    set {
      input.view = newValue
      if inputView != nil { KeptMember.textViewInputView.wasSet() }
    }
  }
  /// What comes up above the keyboard; kept.
  open override var inputAccessoryView: UIView? {
    get { input.accessory }
    set {
      input.accessory = newValue
      if inputAccessoryView != nil { KeptMember.textViewInputAccessoryView.wasSet() }
    }
  }
  private var input = InputViews()

  /// Whether there is text.
  open var hasText: Bool { !storedText.isEmpty }

  /// Types `text` in place of what is selected.
  open func insertText(_ text: String) { type(text, replacing: selectedRange) }

  /// Takes what is selected away, or the character before.
  open func deleteBackward() {
    guard selectedRange.length == 0 else { return type("", replacing: selectedRange) }
    guard selectedRange.location > 0 else { return }
    let last = (storedText as NSString).rangeOfComposedCharacterSequence(
      at: selectedRange.location - 1)
    type("", replacing: last)
  }

  private func type(_ new: String, replacing range: NSRange) {
    guard watcher?.textView(self, shouldChangeTextIn: range, replacementText: new) != false else {
      return
    }
    let before = selectedRange
    text = (storedText as NSString).replacingCharacters(in: range, with: new)
    storedSelection = NSRange(location: range.location + new.utf16.count, length: 0)
    if storedSelection != before { watcher?.textViewDidChangeSelection(self) }
    watcher?.textViewDidChange(self)
    post(Self.textDidChangeNotification)
  }

  open override func layoutSubviews() {
    contentSize = CGSize(width: bounds.width, height: textSize(width: bounds.width).height)
    super.layoutSubviews()
  }
}

extension UITextView: ContentPresentable {
  package var presentedContent: ShownContent {
    var content = ShownContent(
      .paragraphs(isEditable: isEditable), text: storedText,
      alignment: cellAlignment(textAlignment), lineLimit: 0, lineBreak: .wordWrapping,
      foreground: textColor)
    content.runs = styled?.runs(standardColor: textColor) ?? []
    return content
  }
}
