import Foundation
import NumberTables

/// A family of fonts whose widths are known.
///
/// Helvetica's widths are those of the PostScript standard font of that name. The height of its lines
/// fits 55 of 79 recorded ones; Courier's was not measured.
package enum FontFace: Hashable, Sendable {
  case system, helvetica, helveticaNeue, timesNewRoman, courier, menlo, avenirNext
  /// As wide as Helvetica, in lower lines: three recorded labels of two repositories.
  case arial
  /// Helvetica Neue as the system's font before iOS 9, in higher lines.
  case helveticaNeueInterface
  /// A family that is measured as the system's letters, a little wider or narrower.
  case proportional(ProportionalFace)
  /// A family that apps bring along.
  case bundled(BundledFace)

  /// The face of a font's PostScript name; `nil` for unknown ones.
  package init?(fontName: String) {
    let name = fontName.lowercased()
    if name.hasPrefix(".helveticaneueinterface") {
      self = .helveticaNeueInterface
    } else if name.hasPrefix("helveticaneue") {
      self = .helveticaNeue
    } else if name.hasPrefix("arial-") || name.hasPrefix("arialmt") {
      self = .arial
    } else if name.hasPrefix("helvetica") || name.hasPrefix("arial") {
      self = .helvetica
    } else if name.hasPrefix("timesnewroman") {
      self = .timesNewRoman
    } else if name.hasPrefix("courier") {
      self = .courier
    } else if name.hasPrefix("menlo") {
      self = .menlo
    } else if name.hasPrefix("avenirnext") {
      self = .avenirNext
    } else if [".sf", ".applesystem", "sfprotext"].contains(where: name.hasPrefix) {
      self = .system
    } else if let face = ProportionalFace.known.first(where: { name.hasPrefix($0.prefix) }) {
      self = .proportional(face)
    } else if let face = BundledFace.known(fontName) {
      self = .bundled(face)
    } else {
      return nil
    }
  }

  /// A line's height in points per point of size.
  ///
  /// Rule LG2.
  func lineHeightFactor(_ weight: FontWeight) -> CGFloat {
    switch self {
    case .system, .helveticaNeueInterface: 1.193359375
    case .helvetica: 1.15
    case .arial: 1.117
    case .helveticaNeue: HelveticaNeue.lineHeightFactor(weight)
    case .timesNewRoman: TimesNewRoman.lineHeightFactor
    case .courier: 1.1328
    case .menlo: 1.164
    case .avenirNext: 1.366
    case .proportional(let face): face.lineHeightFactor
    case .bundled(let face): face.lineHeightFactor(weight)
    }
  }

  /// The width of a line, exact, in points.
  ///
  /// Rule LG6.
  func width(
    of text: some StringProtocol, size: Double, weight: FontWeight,
    release: FontRelease
  ) -> Double {
    switch self {
    case .system:
      return SystemFontWidth(size: size, weight: weight, release: release).width(of: text)
    case .helvetica, .arial:
      return Self.helveticaWidth(of: text, weight) * size / 1000
    case .helveticaNeue:
      return HelveticaNeue.width(of: text, weight) * size / 1000
    case .helveticaNeueInterface:
      return HelveticaNeue.width(of: text, weight) * size / 1000
        + HelveticaNeue.interfaceTracking(size) * Double(text.count)
    case .timesNewRoman:
      let isStrong = weight.rawValue > FontWeight.regular.rawValue
      return TimesNewRoman.width(of: text, isStrong: isStrong) * size / 1000
    case .courier:
      return size * 0.6 * Double(text.textColumns)
    case .menlo:
      return size * 0.602 * Double(text.textColumns)
    case .avenirNext:
      return AvenirNext.width(of: text, weight) * size / 1000
    case .proportional(let face):
      return face.width(of: text, size: size, weight: weight)
    case .bundled(let face):
      return face.width(of: text, weight) * size / 1000
    }
  }

  /// The width of a line in thousandths of an em.
  private static func helveticaWidth(of text: some StringProtocol, _ weight: FontWeight)
    -> Double
  {
    let table = weight.rawValue > FontWeight.regular.rawValue ? bold : regular
    return GlyphAdvances.width(of: text, printable: table)
  }

  private static let helveticaTable = NumberTable("Helvetica")
  private static let regular = helveticaTable.advances("Regular")
  private static let bold = helveticaTable.advances("Bold")
}
