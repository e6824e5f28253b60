package import AdaptiveUI
package import Foundation

/// The parts of what a view shows, with their places: what pictures draw that have fonts.
///
/// Places are in points of the window, or of whatever the view's frame was given in.
package struct PictureParts: Sendable {
  /// Text, from top to bottom.
  package var lines: [PictureLine] = []
  /// Pictures and symbols, back to front.
  package var images: [PictureImage] = []
  /// Small ornaments.
  package var signs: [PictureSign] = []
}

/// A line of text as layout measured it.
package struct PictureLine: Sendable, Hashable {
  /// Where the line begins, its upper edge, and the line that letters stand on.
  package var x: CGFloat
  package var top: CGFloat
  package var baseline: CGFloat
  /// From the upper edge to that of the next line.
  package var height: CGFloat
  /// What stands in it, from left to right.
  package var pieces: [PicturePiece]

  /// The letters of all pieces.
  package var text: String { pieces.map(\.text).joined() }
  /// As measured.
  package var width: CGFloat { pieces.reduce(0) { $0 + $1.width } }

  /// Creates a line.
  package init(
    x: CGFloat, top: CGFloat, baseline: CGFloat, height: CGFloat, pieces: [PicturePiece]
  ) {
    (self.x, self.top, self.baseline, self.height) = (x, top, baseline, height)
    self.pieces = pieces
  }
}

/// Letters of one font and colour.
package struct PicturePiece: Sendable, Hashable {
  package var text: String
  package var font: PictureFont
  package var color: PictureColor
  /// As measured.
  package var width: CGFloat

  /// Creates a piece.
  package init(text: String, font: PictureFont, color: PictureColor, width: CGFloat) {
    (self.text, self.font, self.color, self.width) = (text, font, color, width)
  }
}

/// A font by what any system can look for.
package struct PictureFont: Sendable, Hashable {
  /// The family; `nil` for the system's.
  package var family: String?
  /// In points.
  package var size: CGFloat
  /// As in CSS, 100 to 900.
  package var weight: Int

  /// Describes a font.
  package init(_ font: UIFont) {
    family = font.familyName.hasPrefix(".") ? nil : font.familyName
    size = font.pointSize
    weight = Self.weight(font.weight.rawValue)
  }

  /// How far letters lead in fonts in which all are alike, as a part of their size.
  package static let advanceOfAlike: CGFloat = 0.6

  /// A font in which all letters are as wide as each other.
  package static func alike(size: CGFloat, weight: Int = 400) -> PictureFont {
    var font = PictureFont(.systemFont(ofSize: size))
    (font.family, font.weight) = ("Menlo", weight)
    return font
  }

  private static func weight(_ value: CGFloat) -> Int {
    let steps: [(CGFloat, Int)] = [
      (-0.7, 100), (-0.5, 200), (-0.2, 300), (0.1, 400), (0.265, 500), (0.35, 600), (0.48, 700),
      (0.59, 800),
    ]
    return steps.first { value < $0.0 }?.1 ?? 900
  }
}

/// A picture or a symbol at its place.
package struct PictureImage: Sendable {
  package var image: UIImage
  /// Where all of it is, which may be more than its view.
  package var frame: CGRect
  /// The colour of shapes: symbols and templates.
  package var tint: PictureColor
  /// Whether it is a shape in its tint.
  package var isTemplate: Bool
}

/// A small ornament at its place.
package struct PictureSign: Sendable, Hashable {
  /// What it is.
  package enum Kind: Sendable, Hashable { case forward, back, checkmark, detail }

  package var kind: Kind
  package var frame: CGRect
  package var color: PictureColor
}
