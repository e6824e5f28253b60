import AdaptiveUI
import Foundation

/// Text with fonts and paragraph styles in the words of documents.
enum DocumentText {
  /// The fragments of the `<attributedString>` that serves as `key`; `nil` where there is none.
  ///
  /// All of them look as the first: on Linux, Foundation ends a program in whose attributed string two
  /// different objects stand beside each other.
  static func attributed(
    _ element: DocumentElement, key: String, editor: EditorVersion
  ) -> NSAttributedString? {
    guard let string = element.child("attributedString", key: key) else { return nil }
    let fragments = string.children.filter { $0.name == "fragment" }
    let attributes = fragments.first?.child("attributes").map { read($0, editor: editor) }
    return NSAttributedString(
      string: fragments.map { $0.string("content") ?? "" }.joined(), attributes: attributes)
  }

  private static func read(
    _ attributes: DocumentElement, editor: EditorVersion
  ) -> [NSAttributedString.Key: Any] {
    var values: [NSAttributedString.Key: Any] = [:]
    if let font = attributes.child("font", key: "NSFont") {
      values[.font] = DocumentFont.font(desktop: font, editor: editor)
    }
    if let style = attributes.child("paragraphStyle", key: "NSParagraphStyle") {
      values[.paragraphStyle] = paragraphStyle(style)
    }
    return values
  }

  private static func paragraphStyle(_ element: DocumentElement) -> NSParagraphStyle {
    let style = NSMutableParagraphStyle()
    func number(_ name: String) -> CGFloat {
      CGFloat(min(max(element.number(name) ?? 0, -10_000), 10_000))
    }
    style.alignment = DocumentBuilder.alignments[element["alignment"] ?? ""] ?? .natural
    style.lineBreakMode = lineBreaks[element["lineBreakMode"] ?? ""] ?? .byWordWrapping
    style.lineSpacing = max(number("lineSpacing"), 0)
    style.paragraphSpacing = max(number("paragraphSpacing"), 0)
    style.paragraphSpacingBefore = max(number("paragraphSpacingBefore"), 0)
    style.firstLineHeadIndent = number("firstLineHeadIndent")
    style.headIndent = number("headIndent")
    style.tailIndent = number("tailIndent")
    style.lineHeightMultiple = max(number("lineHeightMultiple"), 0)
    style.minimumLineHeight = max(number("minimumLineHeight"), 0)
    style.maximumLineHeight = max(number("maximumLineHeight"), 0)
    return style
  }

  private static let lineBreaks: [String: NSLineBreakMode] = [
    "wordWrapping": .byWordWrapping, "charWrapping": .byCharWrapping, "clipping": .byClipping,
    "truncatingHead": .byTruncatingHead, "truncatingTail": .byTruncatingTail,
    "truncatingMiddle": .byTruncatingMiddle,
  ]
}
