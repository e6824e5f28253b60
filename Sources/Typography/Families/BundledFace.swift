import Foundation

/// A family under a free licence that many apps bring along, measured by its own letters.
///
/// Advances, kerning and the height of lines are those of the published fonts, read as facts about them;
/// kerning is that of the pairs that change texts most. Of 465 recorded labels whose width shows 403 come out
/// within half a point, 74 as the system's letters.
package struct BundledFace: Sendable {
  let familyName: String
  /// How names of its fonts begin; the name of its table.
  let fontName: String
  /// Whether the name of the ordinary font ends in `-Regular`.
  private let isRegularNamed: Bool
  private let letters: BundledLetters

  init(_ familyName: String, isRegularNamed: Bool = true) {
    self.familyName = familyName
    self.isRegularNamed = isRegularNamed
    fontName = familyName.filter { $0 != " " }
    letters = BundledLetters(table: fontName)
  }

  /// The family of a font's PostScript name; others begin alike (`RobotoMono`).
  static func known(_ name: String) -> BundledFace? {
    let stem = name.prefix { $0 != "-" }.lowercased()
    return families.first { $0.fontName.lowercased() == stem }
  }

  /// The PostScript name of the font of a weight.
  func fontName(of weight: FontWeight) -> String {
    let ending = letters.cut(weight).ending
    return ending == "Regular" && !isRegularNamed ? fontName : fontName + "-" + ending
  }

  /// A line's height in points per point of size.
  ///
  /// Rule LG2.
  func lineHeightFactor(_ weight: FontWeight) -> CGFloat { letters.cut(weight).lineHeight / 1000 }

  /// The width of a line in thousandths of an em.
  ///
  /// Rule LG6.
  func width(of text: some StringProtocol, _ weight: FontWeight) -> Double {
    letters.cut(weight).width(of: text)
  }
}

extension BundledFace: Hashable {
  package static func == (one: BundledFace, other: BundledFace) -> Bool {
    one.fontName == other.fontName
  }
  package func hash(into hasher: inout Hasher) { hasher.combine(fontName) }
}
