import Foundation

extension BundledFace {
  /// The families whose tables the binary carries.
  static let families = [
    BundledFace(
      "Fira Sans", fontName: "FiraSans", lineHeightFactor: 1.2,
      cuts: [.light, .regular, .semibold]),
    BundledFace("Lato", fontName: "Lato", lineHeightFactor: 1.2, cuts: [.regular, .bold]),
    BundledFace(
      "Montserrat", fontName: "Montserrat", lineHeightFactor: 1.2,
      cuts: [.light, .regular, .bold]),
    BundledFace(
      "Muli", fontName: "Muli", lineHeightFactor: 1.4741,
      cuts: [Cut(weight: .regular, ending: ""), .bold]),
    BundledFace(
      "Poppins", fontName: "Poppins", lineHeightFactor: 1.4,
      cuts: [.regular, .semibold]),
    BundledFace(
      "Roboto", fontName: "Roboto", lineHeightFactor: 1.1719,
      cuts: [.regular, Cut(weight: .medium, ending: "Medium"), .bold]),
    BundledFace(
      "Source Serif Pro", fontName: "SourceSerifPro", lineHeightFactor: 1.253,
      cuts: [.regular, Cut(weight: .semibold, ending: "Semibold"), .bold]),
    BundledFace(
      "Titillium Web", fontName: "TitilliumWeb", lineHeightFactor: 1.521,
      cuts: [.regular, .semibold]),
  ]
}

extension BundledFace.Cut {
  fileprivate static let light = Self(weight: .light, ending: "Light")
  fileprivate static let regular = Self(weight: .regular, ending: "Regular")
  fileprivate static let semibold = Self(weight: .semibold, ending: "SemiBold")
  fileprivate static let bold = Self(weight: .bold, ending: "Bold")
}
