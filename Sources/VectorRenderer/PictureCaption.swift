package import Foundation
import Pictures

/// A line below a picture that says what it shows, and on what; narrow pictures have it in several.
package struct PictureCaption: Sendable, Equatable {
  private let lines: [String]

  private static let fontSize: CGFloat = 11
  private static let lineHeight: CGFloat = 15
  /// The distance to the picture and to the sides.
  private static let gap: CGFloat = 6
  /// A grey that is legible on light and on dark pages, as the caption has no ground.
  private static let color = PictureColor(red: 0x7D, green: 0x7D, blue: 0x82)
  /// The width that a character has room for: that of the widest fonts, as the reader's is not known.
  private static let characterWidth: CGFloat = 7

  /// Creates the caption of a picture.
  ///
  /// - Parameters:
  ///   - parts: What to say, most important first; empty ones are left out.
  ///   - width: The picture's width, in points.
  package init(_ parts: [String], width: CGFloat) {
    let room = max(Int((width - 2 * Self.gap) / Self.characterWidth), 8)
    lines = parts.filter { !$0.isEmpty }.reduce(into: []) { lines, part in
      let part = part.count > room ? part.prefix(room - 1) + "…" : part
      if let last = lines.last, last.count + part.count + 3 <= room {
        lines[lines.count - 1] = "\(last) · \(part)"
      } else {
        lines.append(part)
      }
    }
  }

  /// The height below the picture, in points.
  package var height: CGFloat {
    lines.isEmpty ? 0 : CGFloat(lines.count) * Self.lineHeight + Self.gap
  }

  /// The lines as elements below a picture of a height.
  func elements(below top: CGFloat) -> String {
    let number = SVGValue.number
    return lines.enumerated().map { index, line in
      let baseline = top + Self.gap + CGFloat(index) * Self.lineHeight + Self.fontSize
      return "<text x=\"\(number(Self.gap))\" y=\"\(number(baseline))\""
        + " font-size=\"\(number(Self.fontSize))\" fill=\"\(SVGValue.hex(Self.color))\">"
        + "\(SVGValue.escaped(line))</text>\n"
    }.joined()
  }
}
