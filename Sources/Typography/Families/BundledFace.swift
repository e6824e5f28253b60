import Foundation

/// A family under a free licence that many apps bring along, measured by its own letters.
///
/// Advances and kerning are those of the published fonts, read as facts about them; kerning is that of the
/// pairs that change texts most. Of 465 recorded labels whose width shows 403 come out within half a point, 74
/// as the system's letters.
package struct BundledFace: Sendable {
  let familyName: String
  /// How names of its fonts begin; the name of its table.
  let fontName: String
  /// A line's height in points per point of size; rule LG2.
  let lineHeightFactor: CGFloat
  /// One for each weight, from light to strong.
  let cuts: [Cut]
  private let letters: BundledLetters

  init(_ familyName: String, fontName: String, lineHeightFactor: CGFloat, cuts: [Cut]) {
    self.familyName = familyName
    self.fontName = fontName
    self.lineHeightFactor = lineHeightFactor
    self.cuts = cuts
    letters = BundledLetters(table: fontName, columns: cuts.map(\.column))
  }

  /// The family of a font's PostScript name; others begin alike (`RobotoMono`).
  static func known(_ name: String) -> BundledFace? {
    let stem = name.prefix { $0 != "-" }.lowercased()
    return families.first { $0.fontName.lowercased() == stem }
  }

  /// The PostScript name of the font of a weight.
  func fontName(of weight: FontWeight) -> String {
    let ending = cuts[cut(of: weight)].ending
    return ending.isEmpty ? fontName : fontName + "-" + ending
  }

  /// The width of a line in thousandths of an em.
  ///
  /// Rule LG6.
  func width(of text: some StringProtocol, _ weight: FontWeight) -> Double {
    letters.cut(cut(of: weight)).width(of: text)
  }

  /// The cut whose weight is nearest.
  private func cut(of weight: FontWeight) -> Int {
    func distance(_ cut: Cut) -> CGFloat { abs(cut.weight.rawValue - weight.rawValue) }
    return cuts.indices.dropFirst().reduce(0) { nearest, index in
      distance(cuts[index]) < distance(cuts[nearest]) ? index : nearest
    }
  }
}

extension BundledFace: Hashable {
  package static func == (one: BundledFace, other: BundledFace) -> Bool {
    one.fontName == other.fontName
  }
  package func hash(into hasher: inout Hasher) { hasher.combine(fontName) }
}

extension BundledFace {
  /// The font of one weight.
  struct Cut: Sendable {
    let weight: FontWeight
    /// What the font's name ends in.
    let ending: String

    /// What the table calls it.
    var column: String { ending.isEmpty ? "Regular" : ending }
  }
}
