import Foundation

/// How large the system's symbols are, and what constraints see of them, in points.
///
/// A symbol lines up by a box that is as high for all symbols beside text of one size; what it draws
/// is centred there, and mostly lower. Its scale and proportions change the drawing, never the box.
///
/// Source: frames that Interface Builder recorded for 86 image views of public documents; a view
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
    // What was not measured is as large as the box on its longer side.
    let scale =
      height.map { $0 / proportions.height } ?? box / max(proportions.width, proportions.height)
    return CGSize(width: proportions.width * scale, height: proportions.height * scale)
  }

  /// What was measured, filled or not.
  ///
  /// Those seen last: `checkmark` in nine frames of four repositories, `heart` in six of three, `lock` in 14 of two,
  /// `camera`, `photo.on.rectangle`, `plus` and `slider.horizontal.3` in two or three of two each, the value in between
  /// where they differ by less than a point; `diamond` in 67 of one.
  private static let heights: [String: CGFloat] = [
    "applelogo": 18.33, "arrow.right": 15, "arrow.triangle.2.circlepath.camera": 17.83,
    "arrow.turn.left.up": 18, "arrow.turn.right.down": 18, "arrow.turn.up.left": 15.5,
    "arrow.turn.up.right": 15.5, "calendar": 17.17, "camera": 17.75, "chart.bar": 17.58,
    "checkmark": 16.33, "chevron.left": 16.5, "chevron.right": 16.5, "circlebadge": 14, "clock": 19,
    "coloncurrencysign": 21.33, "diamond": 21.88, "face.smiling": 19, "folder": 17.5, "heart": 17.4,
    "line.3.horizontal": 10.5, "lock": 18.5, "magnifyingglass": 18.5, "mappin": 20,
    "memories": 18.9, "mic": 20, "person": 17, "photo": 17.5, "photo.on.rectangle": 19.3,
    "plus": 15.66, "quote.closing": 13.33, "quote.opening": 13.33, "safari": 19,
    "slider.horizontal.3": 16.6, "speaker.wave.3": 18, "square.and.arrow.up": 21,
    "square.and.pencil": 19.33, "star": 20, "sun.max": 20.5, "timelapse": 21, "timer": 19,
    "triangle": 17.67, "video": 15.75, "xmark": 15.5,
  ]
}
