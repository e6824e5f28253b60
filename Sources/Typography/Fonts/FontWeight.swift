package import Foundation

/// How strong the strokes of letters are, from hairlines at -1 to the strongest at 1.
package struct FontWeight: RawRepresentable, Hashable, Sendable {
  package let rawValue: CGFloat

  package init(rawValue: CGFloat) { self.rawValue = rawValue }

  package static let ultraLight = FontWeight(rawValue: -0.8)
  package static let thin = FontWeight(rawValue: -0.6)
  package static let light = FontWeight(rawValue: -0.4)
  package static let regular = FontWeight(rawValue: 0)
  package static let medium = FontWeight(rawValue: 0.23)
  package static let semibold = FontWeight(rawValue: 0.3)
  package static let bold = FontWeight(rawValue: 0.4)
  package static let heavy = FontWeight(rawValue: 0.56)
  package static let black = FontWeight(rawValue: 0.62)

  /// Whether text is shown as bold where fonts have two weights only.
  package var isStrong: Bool { rawValue >= Self.semibold.rawValue }
}

extension FontWeight {
  /// The weight that a font's PostScript name ends in.
  package init(fontName: String) {
    let name = fontName.lowercased()
    let endings: [(String, FontWeight)] = [
      ("ultralight", .ultraLight), ("extralight", .ultraLight), ("thin", .thin), ("light", .light),
      ("semibold", .semibold), ("demibold", .semibold), ("medium", .medium),
      ("extrabold", .heavy), ("bold", .bold), ("heavy", .heavy), ("black", .black),
    ]
    self = endings.first { name.contains($0.0) }?.1 ?? .regular
  }
}
