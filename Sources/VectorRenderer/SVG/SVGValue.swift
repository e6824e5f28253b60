package import Foundation
package import Pictures

/// Numbers, colours and texts in the form of SVG attributes.
package enum SVGValue {
  /// The limit for lengths, in points, which only hostile documents exceed.
  private static let largest: CGFloat = 1e6

  /// A length in points, rounded to hundredths.
  package static func number(_ value: CGFloat) -> String {
    guard value.isFinite else { return "0" }
    let hundredths = Int((min(max(value, -largest), largest) * 100).rounded())
    let (whole, rest) = (abs(hundredths) / 100, abs(hundredths) % 100)
    let sign = hundredths < 0 ? "-" : ""
    if rest == 0 { return "\(sign)\(whole)" }
    if rest % 10 == 0 { return "\(sign)\(whole).\(rest / 10)" }
    return "\(sign)\(whole).\(rest < 10 ? "0" : "")\(rest)"
  }

  /// Several lengths, separated by spaces.
  package static func numbers(_ values: CGFloat...) -> String {
    values.map(number).joined(separator: " ")
  }

  /// The three bytes of a colour; its opacity is an attribute of its own.
  package static func hex(_ color: PictureColor) -> String {
    let digits = String(
      Int(color.red) << 16 | Int(color.green) << 8 | Int(color.blue), radix: 16)
    return "#" + String(repeating: "0", count: 6 - digits.count) + digits
  }

  /// A colour as an attribute, `fill` or `stroke`, with its opacity if it is translucent.
  package static func paint(_ attribute: String, _ color: PictureColor?) -> String {
    guard let color, !color.isClear else { return " \(attribute)=\"none\"" }
    let opacity =
      color.alpha >= 0.995 ? "" : " \(attribute)-opacity=\"\(number(CGFloat(color.alpha)))\""
    return " \(attribute)=\"\(hex(color))\"\(opacity)"
  }

  /// A document's text, between tags or in an attribute.
  ///
  /// Characters that are not valid in XML, that act on a page or that change the direction of text
  /// become `�`.
  package static func escaped(_ text: String) -> String {
    var result = ""
    result.reserveCapacity(text.utf8.count)
    for scalar in text.unicodeScalars {
      switch scalar {
      case "&": result += "&amp;"
      case "<": result += "&lt;"
      case ">": result += "&gt;"
      case "\"": result += "&quot;"
      case "'": result += "&#39;"
      case "\n", "\t", "\r": result += " "
      default: result.unicodeScalars.append(isAllowed(scalar) ? scalar : "\u{FFFD}")
      }
    }
    return result
  }

  private static func isAllowed(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.value {
    case 0..<0x20, 0x7F..<0xA0, 0xFDD0...0xFDEF: false
    // Directional marks, and line and paragraph separators.
    case 0x061C, 0x200E, 0x200F, 0x2028...0x202E, 0x2066...0x2069, 0xFEFF: false
    case let value: value & 0xFFFE != 0xFFFE
    }
  }

  /// The font families, as a CSS value in an attribute.
  package static func family(_ name: String?) -> String {
    families(name).map { $0.contains(" ") ? "&#39;\($0)&#39;" : $0 }.joined(separator: ", ")
  }

  /// The font families, the best first; letters, digits, spaces and hyphens only.
  package static func families(_ name: String?) -> [String] {
    let standard = [
      "-apple-system", "system-ui", "Inter", "Helvetica Neue", "Arial", "sans-serif",
    ]
    guard let name else { return standard }
    let plain = name.unicodeScalars.filter {
      $0.isASCII && $0.properties.isAlphabetic || ("0"..."9").contains($0) || $0 == " " || $0 == "-"
    }
    let safe = String(String.UnicodeScalarView(plain))
    guard !safe.isEmpty else { return standard }
    let kind =
      ["Menlo", "Courier New"].contains(safe)
      ? "monospace" : ["Georgia", "Times New Roman"].contains(safe) ? "serif" : "sans-serif"
    return [safe, kind]
  }
}
