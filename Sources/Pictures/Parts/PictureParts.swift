package import AdaptiveUI
package import Foundation

/// The parts of a view's content, with their places, for pictures that have fonts.
///
/// Places are in points of the window, or of the coordinate system of the given frame.
package struct PictureParts: Sendable {
  /// Grounds behind some of the lines.
  package var bands: [PictureBand] = []
  /// Text, from top to bottom.
  package var lines: [PictureLine] = []
  /// Images and symbols, back to front.
  package var images: [PictureImage] = []
  /// Small ornaments.
  package var signs: [PictureSign] = []
}

/// A ground behind a part of the content, as that along the chosen titles of wheels.
package struct PictureBand: Sendable, Hashable {
  package var frame: CGRect
  package var color: PictureColor
  /// That of its corners.
  package var radius: CGFloat
}

/// A line of text as layout measured it.
package struct PictureLine: Sendable, Hashable {
  /// The left end of the line, its upper edge, and its baseline.
  package var x: CGFloat
  package var top: CGFloat
  package var baseline: CGFloat
  /// The distance from the upper edge to that of the next line.
  package var height: CGFloat
  /// The contents of the line, from left to right.
  package var pieces: [PicturePiece]

  /// The letters of all pieces.
  package var text: String { pieces.map(\.text).joined() }
  /// The width as layout measured it.
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
  /// The width as layout measured it.
  package var width: CGFloat

  /// Creates a piece.
  package init(text: String, font: PictureFont, color: PictureColor, width: CGFloat) {
    (self.text, self.font, self.color, self.width) = (text, font, color, width)
  }
}

/// A font, described by attributes that any system can look up.
package struct PictureFont: Sendable, Hashable {
  /// The family; `nil` for the system font.
  package var family: String?
  /// In points.
  package var size: CGFloat
  /// The weight as in CSS, 100 to 900.
  package var weight: Int

  /// Describes a font.
  package init(_ font: UIFont) {
    family = font.familyName.hasPrefix(".") ? nil : font.familyName
    size = font.pointSize
    weight = Self.weight(font.weight.rawValue)
  }

  /// The advance of letters in monospaced fonts, as a fraction of the font size.
  package static let advanceOfAlike: CGFloat = 0.6

  /// A monospaced font.
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

/// An image or a symbol at its place.
package struct PictureImage: Sendable, Hashable {
  /// The name in a catalogue of images; `nil` for images that have none.
  package var name: String?
  /// The name of a symbol of the system; `nil` for other images.
  package var symbol: String?
  /// Characters in place of it.
  package var art: [String]
  /// Its own size, in points.
  package var size: CGSize
  /// The frame of the whole image, which may exceed that of its view.
  package var frame: CGRect
  /// The colour of shapes: symbols and template images.
  package var tint: PictureColor
  /// Whether it is a shape drawn in its tint.
  package var isTemplate: Bool
  /// Whether it fills the view behind a title.
  package var isBehindTitle = false

  /// Describes an image.
  init(image: UIImage, frame: CGRect, tint: PictureColor, isTemplate: Bool) {
    (name, symbol, art, size) = (image.assetName, image.symbolName, image.art, image.size)
    (self.frame, self.tint, self.isTemplate) = (frame, tint, isTemplate)
  }
}

/// A small ornament at its place.
package struct PictureSign: Sendable, Hashable {
  /// The kinds of ornaments.
  package enum Kind: Sendable, Hashable { case forward, back, checkmark, detail }

  package var kind: Kind
  package var frame: CGRect
  package var color: PictureColor
}
