import Foundation
import Pictures

// Which letters can be read on which ground.

extension PictureColor {
  /// The least contrast of letters and their ground: what WCAG 2.2, 1.4.11, asks of parts of a control.
  private static let leastContrast = 3.0
  /// The least contrast of black or white letters, which nothing makes clearer but the other of the two: filled
  /// buttons of the system have white titles on green, 2.2.
  private static let leastOfEnds = 2.0
  /// The least contrast of words that only the picture has, such as names of images: what WCAG 2.2, 1.4.3, asks
  /// of texts.
  private static let leastOfOwnWords = 4.5
  /// The steps in which a colour gets lighter or darker until it can be read.
  private static let steps = 16

  /// The light that each value of a part gives, 0 to 1.
  ///
  /// Source: WCAG 2.2, "relative luminance".
  private static let light: [Double] = (0...255).map { value in
    let part = Double(value) / 255
    return part <= 0.04045 ? part / 12.92 : pow((part + 0.055) / 1.055, 2.4)
  }

  /// How much light the colour gives, 0 to 1.
  private var luminance: Double {
    0.2126 * Self.light[Int(red)] + 0.7152 * Self.light[Int(green)]
      + 0.0722 * Self.light[Int(blue)]
  }

  /// The contrast with another opaque colour, 1 to 21.
  func contrast(with other: PictureColor) -> Double {
    let (one, two) = (luminance, other.luminance)
    return (max(one, two) + 0.05) / (min(one, two) + 0.05)
  }

  /// The colour, or the nearest lighter or darker one that can be read on a ground.
  ///
  /// What is darker than its ground gets darker and what is lighter gets lighter, unless that does not
  /// help: then it is black or white.
  func legible(on ground: PictureColor) -> PictureColor {
    legible(on: ground, least: Self.leastContrast, ofEnds: Self.leastOfEnds)
  }

  /// The same for words of the picture itself, which no designer has given a colour.
  func legibleAsOwnWord(on ground: PictureColor) -> PictureColor {
    legible(on: ground, least: Self.leastOfOwnWords, ofEnds: Self.leastOfOwnWords)
  }

  /// The same with another contrast that suffices.
  func legible(on ground: PictureColor, least: Double) -> PictureColor {
    legible(on: ground, least: least, ofEnds: least)
  }

  private func legible(
    on ground: PictureColor, least: Double, ofEnds leastOfEnds: Double
  ) -> PictureColor {
    guard contrast(with: ground) < least else { return self }
    let isLighter = luminance > ground.luminance
    let (end, other) = isLighter ? (PictureColor.white, .black) : (.black, PictureColor.white)
    guard end.contrast(with: ground) >= leastOfEnds else { return other }
    for step in 1..<Self.steps {
      let color = end.faded(Double(step) / Double(Self.steps)).over(self)
      if color.contrast(with: ground) >= least { return color }
    }
    return end
  }
}
