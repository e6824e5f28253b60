import Foundation

/// A family under a free licence that many apps bring along, measured by its own letters.
///
/// Advances and kerning are those of the published fonts, read as facts about them. Of 465 recorded labels
/// whose width shows 403 come out within half a point, 74 as the system's letters.
package struct BundledFace: Sendable {
  let familyName: String
  /// How names of its fonts begin.
  let fontName: String
  /// A line's height in points per point of size; rule LG2.
  let lineHeightFactor: CGFloat
  /// One for each weight, from light to strong.
  let cuts: [Cut]

  private static let families = BundledFaces.all()

  /// The family of a font's PostScript name; others begin alike (`RobotoMono`).
  static func known(_ name: String) -> BundledFace? {
    let stem = name.prefix { $0 != "-" }.lowercased()
    return families.first { $0.fontName.lowercased() == stem }
  }

  /// The PostScript name of the font of a weight.
  func fontName(of weight: FontWeight) -> String {
    let ending = cut(of: weight).ending
    return ending.isEmpty ? fontName : fontName + "-" + ending
  }

  /// The width of a line in thousandths of an em.
  ///
  /// Rule LG6.
  func width(of text: some StringProtocol, _ weight: FontWeight) -> Double {
    cut(of: weight).width(of: text)
  }

  /// The letters whose weight is nearest.
  private func cut(of weight: FontWeight) -> Cut {
    func distance(_ cut: Cut) -> CGFloat { abs(cut.weight.rawValue - weight.rawValue) }
    return cuts.dropFirst().reduce(cuts[0]) { distance($1) < distance($0) ? $1 : $0 }
  }
}

extension BundledFace: Hashable {
  package static func == (one: BundledFace, other: BundledFace) -> Bool {
    one.fontName == other.fontName
  }
  package func hash(into hasher: inout Hasher) { hasher.combine(fontName) }
}

extension BundledFace {
  /// The letters of one weight.
  struct Cut: Sendable {
    let weight: FontWeight
    /// What the font's name ends in.
    let ending: String
    /// From U+0020 to U+007E, in thousandths of an em.
    private let advances: [Double]
    /// By the two letters, the first one in the higher byte.
    private let kerning: [UInt16: Double]

    /// Kerning is given for the pairs that change texts most, one after the other.
    init(
      weight: FontWeight, ending: String, advances: [Double],
      kerning: [(space: Double, pairs: String)] = []
    ) {
      self.weight = weight
      self.ending = ending
      self.advances = advances
      var table: [UInt16: Double] = [:]
      for (space, pairs) in kerning {
        let letters = Array(pairs.utf8)
        for place in stride(from: 0, to: letters.count - 1, by: 2) {
          table[Self.pair(letters[place], letters[place + 1])] = space
        }
      }
      self.kerning = table
    }

    private static func pair(_ first: UInt8, _ second: UInt8) -> UInt16 {
      UInt16(first) << 8 | UInt16(second)
    }

    /// The width of a line in thousandths of an em.
    func width(of text: some StringProtocol) -> Double {
      var width = 0.0
      var previous: UInt8?
      for character in text {
        width += GlyphAdvances.advance(of: character, printable: advances)
        let ascii = character.asciiValue
        if let previous, let ascii { width += kerning[Self.pair(previous, ascii)] ?? 0 }
        previous = ascii
      }
      return width
    }
  }
}
