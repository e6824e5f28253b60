package import Foundation

/// What the measures of text depend on besides the text: a face, a size and a weight.
package struct FontSpecification: Hashable, Sendable {
  package let face: FontFace
  /// The size in points.
  package let size: CGFloat
  package let weight: FontWeight
  /// The room between lines of running text, in points: fonts of text styles have some, others none.
  package let leading: CGFloat

  /// - Parameters:
  ///   - face: The family.
  ///   - size: The size in points; no size below zero is one.
  ///   - weight: How strong letters are.
  ///   - isForStyle: Whether the font was made for a text style.
  package init(
    face: FontFace = .system, size: CGFloat, weight: FontWeight = .regular, isForStyle: Bool = false
  ) {
    self.face = face
    self.size = size.isFinite ? max(size, 0) : 0
    self.weight = weight
    let lineHeight = self.size * face.lineHeightFactor(weight)
    leading = isForStyle ? Self.lineSpacing(size: self.size) - lineHeight : 0
  }

  /// The font of a name such as `HelveticaNeue-Bold`; `nil` for faces whose widths are not known.
  package init?(name: String, size: CGFloat) {
    guard let face = FontFace(fontName: name) else { return nil }
    self.init(face: face, size: size, weight: FontWeight(fontName: name))
  }

  /// The name of the font, as PostScript has it.
  package var name: String { face.fontName(of: weight) }

  /// The height of one line, exact, in points.
  ///
  /// Rule LG2.
  package var lineHeight: CGFloat { size * face.lineHeightFactor(weight) }

  /// The distance of a line's baseline from its top, exact, in points.
  ///
  /// Rule LA1.8.
  package var ascent: CGFloat { size * 0.952148 }

  /// From one line of running text to the next, in points.
  ///
  /// Source: Apple's Human Interface Guidelines. Text views have the room below the last line too.
  private static func lineSpacing(size: CGFloat) -> CGFloat {
    let spacing: CGFloat =
      switch size {
      case ..<11.5: 2
      case ..<12.5: 4
      case ..<21.5: 5
      case ..<29: 6
      case ..<37: 7
      case ..<45: 8
      default: 9
      }
    return size + spacing
  }
}
