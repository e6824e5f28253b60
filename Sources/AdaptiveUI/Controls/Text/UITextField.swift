// Reference: UITextField, iOS 18 documentation. Rule G.
// Status: Partial — typing at the end or over all; no other selection, no keyboard.
public import Foundation
import Typography

/// A line of text that can be edited.
@preconcurrency @MainActor
open class UITextField: UIControl,
  UIContentSizeCategoryAdjusting
{
  /// What is drawn around the text.
  public enum BorderStyle: Int, Sendable {
    /// Nothing.
    case none
    /// A line.
    case line
    /// A sunken box.
    case bezel
    /// A box with round corners.
    case roundedRect
  }

  /// The text.
  open var text: String? = "" {
    didSet {
      styledText = nil
      allIsSelected = false
      invalidateIntrinsicContentSize()
    }
  }
  /// What the field says while it is empty.
  open var placeholder: String? {
    didSet {
      styledPlaceholder = nil
      invalidateIntrinsicContentSize()
    }
  }
  /// The text, whose parts may have looks of their own; what is typed brings the beginning's to all.
  open var attributedText: NSAttributedString? {
    get {
      styledText ?? text.map { NSAttributedString(string: $0, attributes: [.font: storedFont]) }
    }
    set {
      text = newValue?.string
      styledText = newValue
      guard let newValue, newValue.length > 0 else { return }
      let attributes = newValue.attributes(at: 0, effectiveRange: nil)
      if let font = attributes[.font] as? UIFont { self.font = font }
      if let color = attributes[.foregroundColor] as? UIColor { textColor = color }
    }
  }
  /// What the field says while it is empty; its parts may have looks of their own.
  open var attributedPlaceholder: NSAttributedString? {
    get { styledPlaceholder ?? placeholder.map { NSAttributedString(string: $0) } }
    set {
      placeholder = newValue?.string
      styledPlaceholder = newValue
    }
  }
  private var styledText: NSAttributedString?
  private var styledPlaceholder: NSAttributedString?
  /// What is drawn around the text.
  open var borderStyle = BorderStyle.none { didSet { invalidateIntrinsicContentSize() } }
  /// The text's font; `nil` brings back the standard one.
  open var font: UIFont? {
    get { storedFont }
    set {
      storedFont = newValue ?? .systemFont(ofSize: UIFont.systemFontSize)
      invalidateIntrinsicContentSize()
    }
  }
  private var storedFont = UIFont.systemFont(ofSize: 17)
  override var textFont: UIFont? { storedFont }
  override var contentInWords: String { "text" }
  /// The text's colour.
  open var textColor: UIColor? { didSet { customized(\UITextField.textColor) } }
  /// How the text is aligned.
  open var textAlignment = NSTextAlignment.natural
  /// Whether letters shrink to fit.
  open var adjustsFontSizeToFitWidth = false
  /// How small letters may be made, in points; 0 for no smaller than they are.
  open var minimumFontSize: CGFloat = 0
  /// Whether keys go to the field.
  public private(set) var isEditing = false { didSet { setNeedsLayout() } }
  /// Asked and told while the user types.
  open weak var delegate: (any UITextFieldDelegate)?

  @_spi(Hooks) open override func connect(_ outlet: String, to object: AnyObject) -> Bool {
    guard outlet == "delegate" else { return super.connect(outlet, to: object) }
    delegate = object as? any UITextFieldDelegate
    return true
  }

  /// Whether typing begins with an empty field.
  open var clearsOnBeginEditing = false
  /// When a button that empties the field has room; nothing is drawn there.
  open var clearButtonMode = ViewMode.never
  /// The view before the text.
  open var leftView: UIView? { didSet { sideDidChange(from: oldValue) } }
  /// When the view before the text is shown.
  open var leftViewMode = ViewMode.never { didSet { setNeedsLayout() } }
  /// The view after the text.
  open var rightView: UIView? { didSet { sideDidChange(from: oldValue) } }
  /// When the view after the text is shown.
  open var rightViewMode = ViewMode.never { didSet { setNeedsLayout() } }

  /// When something beside the text is shown.
  public enum ViewMode: Int, Sendable {
    /// Never.
    case never
    /// While typing.
    case whileEditing
    /// While not typing.
    case unlessEditing
    /// Always.
    case always
  }

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

  /// What comes up in place of the keyboard; kept, for nothing comes up in a terminal.
  open override var inputView: UIView? {
    get { input.view }
    set {
      input.view = newValue
      if inputView != nil { KeptMember.fieldInputView.wasSet() }
    }
  }
  /// What comes up above the keyboard; kept.
  open override var inputAccessoryView: UIView? {
    get { input.accessory }
    set {
      input.accessory = newValue
      if inputAccessoryView != nil { KeptMember.fieldInputAccessoryView.wasSet() }
    }
  }
  private var input = InputViews()

  /// Whether there is text.
  open var hasText: Bool { !(text ?? "").isEmpty }

  /// Types `text` at the end, or in the place of all that is selected.
  open func insertText(_ text: String) {
    let length = (self.text ?? "").utf16.count
    replace(
      NSRange(location: allIsSelected ? 0 : length, length: allIsSelected ? length : 0), by: text)
  }

  /// Takes the last character away, or all that is selected.
  open func deleteBackward() {
    guard let text, let last = text.last else { return }
    let (length, end) = (text.utf16.count, String(last).utf16.count)
    replace(
      NSRange(
        location: allIsSelected ? 0 : length - end, length: allIsSelected ? length : end), by: "")
  }

  /// Selects the text: what is typed next takes its place.
  open func selectAll(_ sender: Any?) { allIsSelected = isEditing && hasText }
  private var allIsSelected = false

  /// Changes the text as the user does, who asks the delegate first.
  private func replace(_ range: NSRange, by typed: String) {
    guard
      delegate?.textField(self, shouldChangeCharactersIn: range, replacementString: typed) != false
    else { return }
    text = ((text ?? "") as NSString).replacingCharacters(in: range, with: typed)
    sendActions(for: .editingChanged)
    post(Self.textDidChangeNotification)
  }

  /// Lets keys go to the field.
  package func beginEditing() { becomeFirstResponder() }

  open override var canBecomeFirstResponder: Bool {
    isEnabled && delegate?.textFieldShouldBeginEditing(self) != false
  }

  open override var canResignFirstResponder: Bool {
    delegate?.textFieldShouldEndEditing(self) != false
  }

  @discardableResult open override func becomeFirstResponder() -> Bool {
    guard !isEditing else { return true }
    guard super.becomeFirstResponder() else { return false }
    isEditing = true
    if clearsOnBeginEditing, delegate?.textFieldShouldClear(self) != false { text = "" }
    delegate?.textFieldDidBeginEditing(self)
    post(Self.textDidBeginEditingNotification)
    sendActions(for: .editingDidBegin)
    return true
  }

  @discardableResult open override func resignFirstResponder() -> Bool {
    guard super.resignFirstResponder() else { return false }
    finishEditing(byReturn: false)
    return true
  }

  /// Ends typing; `byReturn` when the return key did it.
  package func endEditing(byReturn: Bool) {
    guard isEditing else { return }
    guard byReturn else {
      resignFirstResponder()
      return
    }
    if enablesReturnKeyAutomatically, !hasText { return }
    guard delegate?.textFieldShouldReturn(self) != false, super.resignFirstResponder() else {
      return
    }
    finishEditing(byReturn: true)
  }

  private func finishEditing(byReturn: Bool) {
    guard isEditing else { return }
    isEditing = false
    allIsSelected = false
    delegate?.textFieldDidEndEditing(self)
    post(Self.textDidEndEditingNotification)
    sendActions(
      for: byReturn
        ? [.editingDidEndOnExit, .editingDidEnd, .primaryActionTriggered]
        : .editingDidEnd)
  }

  override func performActivation() { isEditing ? endEditing(byReturn: true) : beginEditing() }

  /// Where the border is, in the field's coordinates.
  open func borderRect(forBounds bounds: CGRect) -> CGRect { bounds }
  /// Where the text is while it is not edited.
  open func textRect(forBounds bounds: CGRect) -> CGRect { standardTextRect(bounds) }
  /// Where the text is while it is edited.
  open func editingRect(forBounds bounds: CGRect) -> CGRect { standardTextRect(bounds) }
  /// Where the placeholder is.
  open func placeholderRect(forBounds bounds: CGRect) -> CGRect {
    isEditing ? editingRect(forBounds: bounds) : textRect(forBounds: bounds)
  }
  /// Where the button that empties the field is.
  open func clearButtonRect(forBounds bounds: CGRect) -> CGRect { standardClearRect(bounds) }
  /// Where the view before the text is.
  open func leftViewRect(forBounds bounds: CGRect) -> CGRect {
    sideRect(leftView, .minXEdge, bounds)
  }
  /// Where the view after the text is.
  open func rightViewRect(forBounds bounds: CGRect) -> CGRect {
    sideRect(rightView, .maxXEdge, bounds)
  }

  open override func layoutSubviews() {
    super.layoutSubviews()
    placeSides()
  }

  /// The text or placeholder; with a rounded border the height is fixed.
  open override var intrinsicContentSize: CGSize {
    let metrics = environment.textMetrics
    let scale = pixelScale
    let width = framedWidth(scale: scale)
    guard borderStyle == .roundedRect else {
      let line = metrics.lineHeight(storedFont)
      return CGSize(
        width: width,
        height: metrics == .cells ? line : max(lowHeight(line, scale: scale), leastHeight))
    }
    let least = metrics.lineHeight(storedFont) + controlMetrics.fieldPadding
    return CGSize(
      width: width,
      height: metrics == .cells
        ? controlMetrics.fieldHeight
        : max(controlMetrics.fieldHeight, LayoutMetrics.ceiled(least, scale: scale)))
  }

  /// The width of the text with the room that the border has around it; an empty field has it around a
  /// space.
  private func framedWidth(scale: CGFloat) -> CGFloat {
    let (metrics, width) = (environment.textMetrics, textWidth())
    guard metrics != .cells else {
      return borderStyle == .roundedRect ? width + 2 * TerminalHost.cell.width : width
    }
    let room: CGFloat =
      switch borderStyle {
      case .roundedRect: controlMetrics.fieldRoom
      case .none: controlMetrics.plainFieldRoom / (adjustsFontSizeToFitWidth ? 1 : 2)
      default: 0
      }
    guard room > 0 else { return LayoutMetrics.ceiled(width, scale: scale) }
    return LayoutMetrics.ceiled(
      max(width, metrics.width(of: " ", storedFont)) + room, scale: scale)
  }

  /// The width of what the field shows, with letters of a part of their size.
  func textWidth(fontScale: CGFloat = 1) -> CGFloat {
    styled(fontScale: fontScale)?.size(width: nil, lineLimit: 1, scale: pixelScale).width
      ?? environment.textMetrics.width(
        of: shownText, storedFont.withSize(storedFont.pointSize * fontScale))
  }

  /// The height of a field without border.
  ///
  /// Source: of 25 fields recorded since 2020 20 agree, in eight sizes, and 19 of 20 before.
  private func plainHeight(_ line: CGFloat, scale: CGFloat) -> CGFloat {
    let padding = controlMetrics.plainFieldPadding
    guard padding > 0 else { return line.rounded(.up) }
    return LayoutMetrics.ceiled(line, scale: scale) + padding - 1 / max(scale, 1)
  }

  /// The height of a field without border, or between lines.
  ///
  /// Source: a field between lines of 17 points in a recorded document is 30 points high, four of
  /// before iOS 13 in another are 25.
  private func lowHeight(_ line: CGFloat, scale: CGFloat) -> CGFloat {
    guard borderStyle == .line else { return plainHeight(line, scale: scale) }
    let padding = controlMetrics.fieldPadding
    return padding > 0
      ? LayoutMetrics.ceiled(line + padding, scale: scale) : line.rounded(.up) + 4
  }

  /// What the field needs for the button that empties it, where it has no border.
  private var leastHeight: CGFloat {
    clearButtonMode == .never || borderStyle != .none ? 0 : controlMetrics.clearButtonHeight
  }

  override var centeredContentHeight: CGFloat? { intrinsicContentSize.height }

  /// A field's line is in the middle of its height, whether there is text in it or not.
  override var baselineOffsets: (first: CGFloat, last: CGFloat) {
    let metrics = environment.textMetrics
    let (line, ascent) = (metrics.lineHeight(storedFont), metrics.ascent(storedFont))
    let room = max((intrinsicContentSize.height - line) / 2, 0)
    return (
      LayoutMetrics.snapped(room + ascent, scale: pixelScale),
      LayoutMetrics.snapped(room + line - ascent, scale: pixelScale)
    )
  }

  /// What the field shows: dots for secrets, the placeholder while empty.
  private var shownText: String { hasText ? legibleText : placeholder ?? "" }

  /// The text as others may read it: dots for secrets.
  private var legibleText: String {
    let text = text ?? ""
    return isSecureTextEntry ? String(repeating: "•", count: text.count) : text
  }

  package override var valueInWords: String? { "“\(legibleText)”" }

  /// What the field shows with the looks of its parts; `nil` where all of it looks the same.
  private func styled(fontScale: CGFloat = 1) -> AttributedText? {
    let shown = hasText ? (isSecureTextEntry ? nil : styledText) : styledPlaceholder
    return shown.map {
      AttributedText(
        $0, metrics: environment.textMetrics, standard: storedFont, fontScale: fontScale)
    }
  }
}

extension UITextField: ContentPresentable {
  package var presentedContent: ShownContent {
    let styled = styled()
    var content = ShownContent(
      .field(isPlaceholder: !hasText, isEditing: isEditing), text: shownText,
      alignment: cellAlignment(textAlignment), foreground: styled?.firstColor ?? textColor,
      isEnabled: isEnabled, isHighlighted: isHighlighted)
    content.taken = roomTaken
    content.runs = styled?.runs(standardColor: textColor) ?? []
    return content
  }
}
