import Foundation

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

  /// From U+0020 to U+007E, in thousandths of an em.
  private static let regular: [Double] = [
    278, 259, 426, 556, 556, 1000, 630, 278, 259, 259, 352, 600, 278, 389, 278, 333, 556, 556, 556,
    556, 556, 556, 556, 556, 556, 556, 278, 278, 600, 600, 600, 556, 800, 648, 685, 722, 704, 611,
    574, 759, 722, 259, 519, 667, 556, 871, 722, 760, 648, 760, 685, 648, 574, 722, 611, 926, 611,
    648, 611, 259, 333, 259, 600, 500, 222, 537, 593, 537, 593, 537, 296, 574, 556, 222, 222, 519,
    222, 853, 556, 574, 593, 593, 333, 500, 315, 556, 500, 758, 518, 500, 480, 333, 222, 333, 600,
  ]

  /// The light font, likewise; what no text showed is 17 narrower where it is a letter.
  private static let light: [Double] = [
    278, 257, 426, 556, 556, 1000, 630, 278, 259, 259, 352, 600, 278, 389, 278, 337, 556, 556, 556,
    556, 556, 556, 556, 556, 556, 556, 278, 278, 600, 600, 600, 556, 800, 640, 676, 711, 691, 589,
    551, 725, 690, 232, 493, 644, 539, 839, 672, 739, 617, 724, 673, 631, 539, 696, 571, 911, 585,
    623, 585, 259, 333, 259, 600, 500, 222, 519, 566, 509, 580, 513, 280, 551, 525, 184, 190, 492,
    194, 827, 534, 547, 567, 557, 326, 484, 308, 524, 464, 719, 499, 473, 481, 333, 222, 333, 600,
  ]

  /// The thin font, likewise; what no text showed is 32 narrower where it is a letter.
  private static let thin: [Double] = [
    278, 259, 426, 556, 556, 1000, 630, 278, 271, 271, 352, 600, 278, 389, 278, 333, 556, 556, 556,
    556, 556, 556, 556, 556, 556, 556, 278, 278, 600, 600, 600, 556, 800, 634, 602, 734, 645, 579,
    510, 727, 690, 176, 487, 635, 521, 783, 684, 717, 583, 728, 652, 590, 507, 690, 573, 894, 579,
    616, 579, 259, 333, 259, 600, 500, 222, 491, 558, 521, 552, 507, 262, 486, 522, 192, 190, 468,
    189, 804, 527, 511, 577, 561, 273, 472, 253, 505, 469, 726, 486, 405, 448, 333, 222, 333, 600,
  ]

  /// The bold font, likewise.
  private static let bold: [Double] = [
    278, 259, 426, 556, 556, 1000, 685, 278, 296, 296, 352, 600, 278, 407, 278, 371, 556, 556, 556,
    556, 556, 556, 556, 556, 556, 556, 278, 278, 600, 600, 600, 556, 800, 685, 704, 741, 741, 648,
    593, 759, 741, 295, 556, 722, 593, 907, 741, 778, 667, 778, 722, 649, 611, 741, 630, 944, 667,
    667, 648, 259, 333, 259, 600, 500, 222, 574, 611, 574, 611, 574, 333, 611, 593, 258, 278, 574,
    258, 906, 593, 611, 611, 611, 389, 537, 352, 593, 520, 814, 537, 519, 519, 333, 222, 333, 600,
  ]
}
