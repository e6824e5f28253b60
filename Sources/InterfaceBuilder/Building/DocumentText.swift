import AdaptiveUI
import Attributes
import Foundation

/// Text with fonts and paragraph styles in the words of documents.
enum DocumentText {
  /// The fragments of the `<attributedString>` that serves as `key`; `nil` where there is none.
  ///
  /// On Linux, Foundation ends a program in whose attributed string two objects are beside each other
  /// for one key, because it cannot compare them. It compares none where one part has more keys than the
  /// other: so parts that have as many as the one before get one more, which means nothing.
  static func attributed(
    _ element: DocumentElement, key: String, as fonts: DocumentFont.Release,
    colors: DocumentColor = DocumentColor(resources: [])
  ) -> NSAttributedString? {
    guard let string = element.child("attributedString", key: key) else { return nil }
    let text = NSMutableAttributedString(string: "")
    var count: Int?
    for fragment in string.children where fragment.name == "fragment" {
      guard let content = fragment.string("content"), !content.isEmpty else { continue }
      var values =
        fragment.child("attributes").map { read($0, as: fonts, colors: colors) } ?? [:]
      if values.count == count { values[filler] = 0 }
      count = values.count
      text.append(NSAttributedString(string: content, attributes: values))
    }
    return text
  }

  private static let filler = NSAttributedString.Key("filler")

  private static func read(
    _ attributes: DocumentElement, as fonts: DocumentFont.Release, colors: DocumentColor
  ) -> [NSAttributedString.Key: Any] {
    var values: [NSAttributedString.Key: Any] = [:]
    values[.foregroundColor] = colors.color(attributes, key: "NSColor")
    values[.kern] = attributes.children.first { $0.key == "NSKern" }?.number("value")
      .map { NSNumber(value: min(max($0, -1000), 1000)) }
    if let font = attributes.child("font", key: "NSFont") {
      values[.font] = DocumentFont.font(desktop: font, as: fonts)
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
    style.alignment = Words.alignments[element["alignment"]] ?? .natural
    style.lineBreakMode = lineBreaks[element["lineBreakMode"] ?? ""] ?? .byWordWrapping
    style.baseWritingDirection = directions[element["baseWritingDirection"] ?? ""] ?? .natural
    style.defaultTabInterval = number("defaultTabInterval")
    style.tighteningFactorForTruncation = Float(number("tighteningFactorForTruncation"))
    style.allowsDefaultTighteningForTruncation =
      element["allowsDefaultTighteningForTruncation"] != "NO"
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

  static let directions: [String: NSWritingDirection] = [
    "natural": .natural, "leftToRight": .leftToRight, "rightToLeft": .rightToLeft,
  ]

  static let lineBreaks: [String: NSLineBreakMode] = [
    "wordWrapping": .byWordWrapping, "charWrapping": .byCharWrapping, "clipping": .byClipping,
    "truncatingHead": .byTruncatingHead, "truncatingTail": .byTruncatingTail,
    "truncatingMiddle": .byTruncatingMiddle,
  ]
}
