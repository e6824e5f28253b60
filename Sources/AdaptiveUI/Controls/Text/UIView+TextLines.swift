package import Foundation
import Typography

// The lines that views show, as they measured them.

extension UIView {
  /// Text in lines of the receiver's own metrics, cut off where there is no more room.
  ///
  /// - Parameters:
  ///   - text: The text.
  ///   - font: Its font.
  ///   - room: How wide and high the lines may be, in points.
  ///   - lineLimit: The largest number of lines, 0 for as many as fit.
  ///   - lineBreak: What happens to text that does not fit.
  /// - Returns: The lines from top to bottom; none for no text.
  package func textLines(
    of text: String, _ font: UIFont, in room: CGSize, lineLimit: Int = 1,
    lineBreak: NSLineBreakMode = .byTruncatingTail
  ) -> [TextLine] {
    TextSetter(
      metrics: environment.textMetrics, width: room.width, lineLimit: lineLimit,
      height: room.height, lineBreak: lineBreak
    ).lines(of: text, font)
  }

  /// Whether texts are measured in cells of a terminal, where each letter is as wide as any other.
  package var measuresTextInCells: Bool { environment.textMetrics == .cells }

  /// The width of text in one line, in points.
  package func textWidth(of text: String, _ font: UIFont) -> CGFloat {
    environment.textMetrics.width(of: text, font)
  }
}

/// How far letters that were shrunk to fit may reach beyond their room, in points.
private func shrunkOverhang(_ scale: CGFloat) -> CGFloat { scale < 1 ? 0.51 : 0 }

extension UILabel {
  /// The lines that the label shows in a room of this size, in points.
  package func textLines(in room: CGSize) -> [TextLine] {
    let scale = fontScale(in: room)
    let setter = TextSetter(
      metrics: environment.textMetrics, width: room.width + shrunkOverhang(scale),
      lineLimit: numberOfLines, height: room.height, lineBreak: lineBreakMode, pushesOut: true,
      fontScale: scale)
    guard let attributed else { return setter.lines(of: text ?? "", font) }
    return setter.lines(of: attributed, standard: font)
  }

  /// Whether the size that layout measured tells already that a room has space for the whole text, in
  /// points; otherwise only its lines do.
  package func isKnownToFit(in room: CGSize) -> Bool {
    guard numberOfLines == 0, attributed == nil, leastFontScale == 1 else { return false }
    let size = textSize(width: room.width)
    // A line is as high as its font with the gap below, and may miss one point.
    return size.width <= room.width && size.height + font.leading <= room.height + 1
  }
}

extension UITextView {
  /// The lines of the whole text, in points; it scrolls.
  package var textLines: [TextLine] {
    let font = font ?? .systemFont(ofSize: UIFont.systemFontSize)
    let setter = TextSetter(
      metrics: environment.textMetrics, width: max(textRoom.width, 1),
      lineLimit: textContainer.maximumNumberOfLines, lineBreak: .byWordWrapping)
    guard let attributed else { return setter.lines(of: text, font) }
    return setter.lines(of: attributed, standard: font)
  }

  /// Where the text begins and how wide its lines may be, in the view's coordinates.
  package var textRoom: CGRect {
    let padding = environment.textMetrics == .cells ? 0 : textContainer.lineFragmentPadding
    let inset = textContainerInset
    return CGRect(
      x: inset.left + padding, y: inset.top,
      width: max(bounds.width - inset.left - inset.right - 2 * padding, 0),
      height: max(bounds.height - inset.top - inset.bottom, 0))
  }
}

extension UITextField {
  /// The line that the field shows in a room of this width, in points.
  package func textLine(width: CGFloat) -> TextLine? {
    let room = CGSize(width: width, height: bounds.height)
    let scale = fontScale(in: room)
    return TextSetter(
      metrics: environment.textMetrics, width: width + shrunkOverhang(scale), lineLimit: 1,
      fontScale: scale
    ).lines(of: presentedContent.text, font ?? .systemFont(ofSize: 17)).first
  }
}
