// Reference: UITextField, iOS 18 documentation. Rule G.
// Status: Partial — typing at the end; no selection, no keyboard.
public import Foundation

/// A line of text that can be edited.
@preconcurrency @MainActor open class UITextField: UIControl {
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
  open var text: String? = "" { didSet { invalidateIntrinsicContentSize() } }
  /// What the field says while it is empty.
  open var placeholder: String? { didSet { invalidateIntrinsicContentSize() } }
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
  /// The text's colour.
  open var textColor: UIColor?
  /// Where the text stands across.
  open var textAlignment = NSTextAlignment.natural
  /// Whether typed characters show as dots.
  open var isSecureTextEntry = false
  /// Whether keys go to the field.
  public private(set) var isEditing = false

  /// Whether there is text.
  open var hasText: Bool { !(text ?? "").isEmpty }

  /// Types `text` at the end.
  open func insertText(_ text: String) {
    self.text = (self.text ?? "") + text
    sendActions(for: .editingChanged)
  }

  /// Takes the last character away.
  open func deleteBackward() {
    guard hasText else { return }
    text?.removeLast()
    sendActions(for: .editingChanged)
  }

  /// Lets keys go to the field.
  package func beginEditing() {
    guard isEnabled, !isEditing else { return }
    isEditing = true
    sendActions(for: .editingDidBegin)
  }

  /// Ends typing; `byReturn` when the return key did it.
  package func endEditing(byReturn: Bool) {
    guard isEditing else { return }
    isEditing = false
    sendActions(
      for: byReturn
        ? [.editingDidEndOnExit, .editingDidEnd, .primaryActionTriggered]
        : .editingDidEnd)
  }

  override func performActivation() { isEditing ? endEditing(byReturn: true) : beginEditing() }

  /// The text or placeholder; with a rounded border the height is fixed.
  open override var intrinsicContentSize: CGSize {
    let metrics = environment.textMetrics
    let width = metrics.width(of: shownText, storedFont)
    let scale = pixelScale
    guard borderStyle == .roundedRect else {
      let line = metrics.lineHeight(storedFont)
      return CGSize(
        width: LayoutMetrics.ceiled(width, scale: scale),
        height: metrics == .cells ? line : line.rounded(.up) + 1)
    }
    let inset: CGFloat = metrics == .cells ? TerminalHost.cell.width : 7
    return CGSize(
      width: LayoutMetrics.ceiled(width + 2 * inset, scale: scale),
      height: controlMetrics.fieldHeight)
  }

  /// What the field shows: dots for secrets, the placeholder while empty.
  private var shownText: String {
    guard let text, !text.isEmpty else { return placeholder ?? "" }
    return isSecureTextEntry ? String(repeating: "•", count: text.count) : text
  }
}

extension UITextField: CellPresentable {
  package var cellContent: CellContent {
    CellContent(
      .field(isPlaceholder: !hasText, isEditing: isEditing), text: shownText,
      alignment: cellAlignment(textAlignment), foreground: textColor, isEnabled: isEnabled,
      isHighlighted: isHighlighted)
  }
}
