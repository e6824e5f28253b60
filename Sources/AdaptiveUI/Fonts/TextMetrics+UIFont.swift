package import Foundation
package import Typography

// Text is measured by the specification of its font.

extension TextMetrics {
  /// The height of one line, exact, in points.
  package func lineHeight(_ font: UIFont) -> CGFloat { lineHeight(font.specification) }

  /// The distance of a line's baseline from its top, exact, in points.
  package func ascent(_ font: UIFont) -> CGFloat { ascent(font.specification) }

  /// The width of one line of text, exact, in points.
  package func width(of text: String, _ font: UIFont) -> CGFloat {
    width(of: text, font.specification)
  }

  /// The size of text in a box of this width and number of lines, rounded up to pixels.
  package func size(
    of text: String, _ font: UIFont, width: CGFloat? = nil, lineLimit: Int = 0,
    breaksWords: Bool = false, pushesOut: Bool = false, scale: CGFloat
  ) -> CGSize {
    size(
      of: text, font.specification, width: width, lineLimit: lineLimit, breaksWords: breaksWords,
      pushesOut: pushesOut, scale: scale)
  }

  /// The text in lines no wider than `width` points.
  package func lines(
    of text: String, _ font: UIFont, width: CGFloat?, breaksWords: Bool = false,
    pushesOut: Bool = false
  ) -> [String] {
    lines(
      of: text, font.specification, width: width, breaksWords: breaksWords, pushesOut: pushesOut)
  }
}
