import Foundation
import NumberTables

/// How wide and high Helvetica Neue sets lines of text.
///
/// Widths are those of the PostScript fonts of that name, 55 and 75. They reproduce 13 of 23 recorded
/// texts in the ordinary font and 7 of 10 in the bold one within half a point (Helvetica's 5 and 4), all
/// but two within 2 points; what is missing is kerning. Medium letters, halfway between, fit 4 of 5 texts.
/// Light and thin letters were fitted to 31 and 23 texts; from the others alone 26 and 12 of them come out.
enum HelveticaNeue {
  /// The width of a line in thousandths of an em.
  static func width(of text: some StringProtocol, _ weight: FontWeight) -> Double {
    func sum(_ table: [Double]) -> Double { GlyphAdvances.width(of: text, printable: table) }
    let ordinary = sum(regular)
    if weight.rawValue > FontWeight.medium.rawValue { return sum(bold) }
    if weight.rawValue > FontWeight.regular.rawValue { return (ordinary + sum(bold)) / 2 }
    if weight.rawValue > FontWeight.light.rawValue { return ordinary }
    // The finest are as wide as ordinary ones again.
    if weight.rawValue <= FontWeight.ultraLight.rawValue { return ordinary }
    return sum(weight.rawValue <= FontWeight.thin.rawValue ? thin : light)
  }

  /// Points added for each character of the system's font before iOS 9, which is set wider where it is small.
  ///
  /// Source: 19 of 21 recorded titles of 15 points in six repositories come out so, 3 without; labels of 17
  /// points have none.
  static func interfaceTracking(_ size: Double) -> Double {
    min(max(0.06 * (17 - size), 0), 0.12)
  }

  /// A line's height in points per point of size.
  ///
  /// Source: 41 recorded labels; ordinary text of 24, 66 and 144 points is 28, 77 and 168 high, bold
  /// text of 15 and 21 points 18 and 25.5.
  ///
  /// Rule LG2.
  static func lineHeightFactor(_ weight: FontWeight) -> CGFloat {
    if weight.rawValue <= FontWeight.ultraLight.rawValue { return 1.147 }
    if weight.rawValue <= FontWeight.light.rawValue { return 1.18 }
    return weight.rawValue <= FontWeight.regular.rawValue ? 1.165 : 1.193
  }

  private static let table = NumberTable("HelveticaNeue")
  private static let regular = table.advances("Regular")
  private static let light = table.advances("Light")
  private static let thin = table.advances("Thin")
  private static let bold = table.advances("Bold")
}
