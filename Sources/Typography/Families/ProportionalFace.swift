import Foundation

/// A family whose letters are as wide as the system's times a factor.
///
/// Factors are medians over labels that Interface Builder recorded in public documents: 2 in Avenir,
/// 4 in Futura, 2 in Georgia, 5 in Gill Sans, 9 in Optima, 7 in Font Awesome; of Bradley Hand one text was
/// recorded. Line heights reproduce those of the labels that were not given another one.
package struct ProportionalFace: Hashable, Sendable {
  /// How names of its fonts begin, in small letters.
  let prefix: String
  let familyName: String
  /// The PostScript names of the ordinary font and of a strong one.
  let fontNames: [String]
  /// The advances, in those of the system's font.
  let widthFactor: Double
  /// A line's height in points per point of size.
  let lineHeightFactor: CGFloat

  static let known = [
    ProportionalFace(
      prefix: "avenir", familyName: "Avenir", fontNames: ["Avenir-Book", "Avenir-Heavy"],
      widthFactor: 0.965, lineHeightFactor: 1.366),
    ProportionalFace(
      prefix: "futura-medium", familyName: "Futura", fontNames: ["Futura-Medium"],
      widthFactor: 0.942, lineHeightFactor: 1.298),
    ProportionalFace(
      prefix: "georgia", familyName: "Georgia", fontNames: ["Georgia", "Georgia-Bold"],
      widthFactor: 0.934, lineHeightFactor: 1.136),
    ProportionalFace(
      prefix: "gillsans", familyName: "Gill Sans", fontNames: ["GillSans", "GillSans-Bold"],
      widthFactor: 0.86, lineHeightFactor: 1.14),
    ProportionalFace(
      prefix: "fontawesome", familyName: "Font Awesome", fontNames: ["FontAwesome"],
      widthFactor: 1, lineHeightFactor: 1),
    ProportionalFace(
      prefix: "optima", familyName: "Optima", fontNames: ["Optima-Regular", "Optima-Bold"],
      widthFactor: 0.925, lineHeightFactor: 1.2),
    ProportionalFace(
      prefix: "bradleyhand", familyName: "Bradley Hand", fontNames: ["BradleyHandITCTT-Bold"],
      widthFactor: 0.858, lineHeightFactor: 1.245),
  ]

  /// The PostScript name of the font of a weight.
  func fontName(of weight: FontWeight) -> String {
    (weight.isStrong ? fontNames.last : fontNames.first) ?? familyName
  }

  /// The width of a line, exact, in points; these families are set as tight at any size.
  func width(of text: some StringProtocol, size: Double, weight: FontWeight) -> Double {
    let letters = text.reduce(0.0) { $0 + GlyphAdvances.advance(of: $1, display: 0) } / 1000
    let widened = letters + Double(text.count) * weight.widening(size: 17)
    return size * widthFactor * widened
  }
}
