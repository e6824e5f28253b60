/// How wide and high Times New Roman sets lines of text.
///
/// Widths are those of the PostScript fonts Times Roman and Times Bold, without kerning: five of six
/// recorded texts in two repositories come out within half a point.
enum TimesNewRoman {
  /// The width of a line in thousandths of an em.
  static func width(of text: some StringProtocol, isStrong: Bool) -> Double {
    GlyphAdvances.width(of: text, printable: isStrong ? bold : regular)
  }

  /// A line's height in points per point of size: seven recorded labels of 14, 18 and 20 points are 16,
  /// 20 and 22.5 high.
  ///
  /// Rule LG2.
  static let lineHeightFactor = 1.1074

  /// From U+0020 to U+007E, in thousandths of an em.
  private static let regular: [Double] = [
    250, 333, 408, 500, 500, 833, 778, 180, 333, 333, 500, 564, 250, 333, 250, 278, 500, 500, 500,
    500, 500, 500, 500, 500, 500, 500, 278, 278, 564, 564, 564, 444, 921, 722, 667, 667, 722, 611,
    556, 722, 722, 333, 389, 722, 611, 889, 722, 722, 556, 722, 667, 556, 611, 722, 722, 944, 722,
    722, 611, 333, 278, 333, 469, 500, 333, 444, 500, 444, 500, 444, 333, 500, 500, 278, 278, 500,
    278, 778, 500, 500, 500, 500, 333, 389, 278, 500, 500, 722, 500, 500, 444, 480, 200, 480, 541,
  ]

  /// The bold font, likewise.
  private static let bold: [Double] = [
    250, 333, 555, 500, 500, 1000, 833, 278, 333, 333, 500, 570, 250, 333, 250, 278, 500, 500, 500,
    500, 500, 500, 500, 500, 500, 500, 333, 333, 570, 570, 570, 500, 930, 722, 667, 722, 722, 667,
    611, 778, 778, 389, 500, 778, 667, 944, 722, 778, 611, 778, 722, 556, 667, 722, 722, 1000, 722,
    722, 667, 333, 278, 333, 581, 500, 333, 500, 556, 444, 556, 444, 333, 500, 556, 278, 333, 556,
    278, 833, 556, 500, 556, 556, 444, 389, 333, 556, 500, 722, 500, 500, 444, 394, 220, 394, 520,
  ]
}
