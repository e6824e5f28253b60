/// How wide the iOS system font sets lines of text in one size and weight.
///
/// Rule LG6, where it contradicts the recorded widths: weights add the same to every letter rather
/// than a share of it, neighbours are kerned, and the editor's builds before 13000 set
/// large text 0.0137 em wider apart and strong text a little wider.
struct SystemFontWidth {
  /// In points.
  let size: Double
  let weight: UIFont.Weight
  let isTracked: Bool

  /// The width of a line, exact, in points.
  func width(of text: some StringProtocol) -> Double {
    var (thousandths, count) = (0.0, 0.0)
    var previous: UInt8?
    for character in text {
      thousandths += GlyphAdvances.advance(of: character, size: size)
      let ascii = character.asciiValue
      if let previous, let ascii { thousandths += GlyphKerning.between(previous, ascii) }
      (previous, count) = (ascii, count + 1)
    }
    return size * thousandths / 1000 + count
      * (tracking + size * weight.widening(size: size, isTracked))
  }

  /// Points added for each character: the font is set tighter the larger it is.
  private var tracking: Double {
    guard size < 20 else { return 0.370 + size * (isTracked ? -0.0436 : -0.0573) }
    let table = [0.17, 0.12, 0.06, 0, -0.08, -0.15, -0.23, -0.32, -0.43, -0.47, -0.48]
    let place = min(max(size - 9, 0), Double(table.count - 1))
    let index = Int(place)
    let next = min(index + 1, table.count - 1)
    return table[index] + (table[next] - table[index]) * (place - Double(index))
  }
}

extension UIFont.Weight {
  /// What the weight adds to each letter's advance, in ems.
  ///
  /// Medians of recorded labels: 38 medium, 73 semibold, 178 bold ones, of the others less than 20
  /// each. Strong letters of small text are widened less.
  func widening(size: Double, _ isTracked: Bool) -> Double {
    func cut(
      _ small: Double, until limit: Double = 16.5, _ ordinary: Double, _ large: Double
    ) -> Double {
      size < limit ? small : size < 20 ? ordinary : large
    }
    if rawValue <= Self.ultraLight.rawValue { return -0.028 }
    if rawValue <= Self.thin.rawValue { return -0.020 }
    if rawValue <= Self.light.rawValue { return -0.0115 }
    if rawValue <= Self.regular.rawValue { return 0 }
    if rawValue <= Self.medium.rawValue { return cut(0.0112, 0.0145, 0.0156) }
    if rawValue <= Self.semibold.rawValue {
      return cut(0.0192, until: 13.5, isTracked ? 0.0240 : 0.0216, 0.0208)
    }
    if rawValue <= Self.bold.rawValue { return cut(0.0312, 0.0360, 0.0379) }
    return rawValue <= Self.heavy.rawValue ? 0.055 : 0.075
  }
}
