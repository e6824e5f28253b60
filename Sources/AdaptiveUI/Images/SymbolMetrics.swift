import Foundation

/// How large the system's symbols are, and what constraints see of them, in points.
///
/// A symbol lines up by a box that is as high for all symbols beside text of one size; what it draws
/// is centred there, and mostly lower. Its scale and proportions change the drawing, never the box.
///
/// Source: frames that Interface Builder recorded for image views of public documents; a view
/// held at 120 points is 119 high with a circle and 117.67 with a triangle.
/// Rule LA6.5.
struct SymbolMetrics: Sendable {
  /// The drawing.
  let size: CGSize
  /// From the drawing to the box: negative where the box is higher.
  let alignmentRectInsets: UIEdgeInsets

  /// Computes the size of a symbol.
  ///
  /// - Parameters:
  ///   - name: As in `UIImage(systemName:)`.
  ///   - proportions: The width and height of the drawing in any unit; a square without it.
  ///   - configuration: The text beside it; body text without it.
  ///   - traits: What a text style's size follows.
  init(
    _ name: String, proportions: CGSize? = nil, configuration: UIImage.SymbolConfiguration?,
    traits: UITraitCollection
  ) {
    let points = configuration?.pointSize(for: traits) ?? UIFont.labelFontSize
    let em = points / UIFont.labelFontSize
    let drawn = em * (configuration?.values.scale ?? .medium).factor
    let natural = Self.drawing(of: name, proportions)
    let box = Self.box * em
    let strokes = Self.growth(configuration?.values.weight ?? .regular)
    size = CGSize(
      width: (natural.width + strokes) * drawn, height: (natural.height + strokes) * drawn)
    let inset = (size.height - box) / 2
    alignmentRectInsets = UIEdgeInsets(top: inset, left: 0, bottom: inset, right: 0)
  }

  /// What other strokes than the regular ones add, beside text of 17 points.
  ///
  /// A hypothesis from one symbol: small and semibold, `chevron.right` is 11 by 14 points.
  private static func growth(_ weight: UIImage.SymbolWeight) -> CGFloat {
    guard weight != .unspecified else { return 0 }
    return CGFloat(weight.rawValue - UIImage.SymbolWeight.regular.rawValue) / 2
  }

  /// The height of the box beside text of 17 points.
  private static let box: CGFloat = 20

  /// The drawing beside text of 17 points.
  private static func drawing(of name: String, _ proportions: CGSize?) -> CGSize {
    let words = name.split(separator: ".").filter { $0 != "fill" }
    let isRound = words.last == "circle"
    let height = isRound ? 19 : heights[words.joined(separator: ".")]
    guard let proportions, proportions.width > 0, proportions.height > 0 else {
      return CGSize(width: box, height: height ?? box)
    }
    // What was not measured covers as much as the box, and is no higher: that is 1.4 points off in the mean of the
    // 74 heights that were measured, and 2 where its longer side is that of the box.
    let scale =
      height.map { $0 / proportions.height }
      ?? box / max(proportions.height, (proportions.width * proportions.height).squareRoot())
    return CGSize(width: proportions.width * scale, height: proportions.height * scale)
  }
}
