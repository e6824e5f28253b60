import NumberTables

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

  private static let table = NumberTable("TimesNewRoman")
  private static let regular = table.advances("Regular")
  private static let bold = table.advances("Bold")
}
