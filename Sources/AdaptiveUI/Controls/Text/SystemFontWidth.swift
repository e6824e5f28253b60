/// How wide the iOS system font sets lines of text in one size and weight.
///
/// Rule LG6, where it contradicts the recorded widths: weights add the same to every letter rather
/// than a share of it, and a little by letter in strong ones, and neighbours are kerned.
struct SystemFontWidth {
  /// In points.
  let size: Double
  let weight: UIFont.Weight
  let release: Release

  /// The system font as it was drawn over the years, by the builds of the editor that measured it.
  enum Release {
    /// Builds before 13000: text of 20 points and more is set some 0.012 em wider.
    case tracked
    /// Builds before 17000: text of 17 points is set a little wider than later.
    case early
    case late
  }

  /// The width of a line, exact, in points.
  func width(of text: some StringProtocol) -> Double {
    var (thousandths, count) = (0.0, 0.0)
    let share = weight.letterShare
    var previous: UInt8?
    func add(_ ascii: UInt8?, _ advance: Double) {
      thousandths += advance
      if let ascii, share > 0 { thousandths += share * GlyphAdvances.strong(ascii) }
      if let previous, let ascii { thousandths += GlyphKerning.between(previous, ascii) }
      (previous, count) = (ascii, count + 1)
    }
    if text.utf8.allSatisfy(GlyphAdvances.printableASCII.contains) {
      // Most text, measured again and again while lines are broken: bytes are told apart sooner.
      for ascii in text.utf8 { add(ascii, GlyphAdvances.advance(of: ascii, size: size)) }
    } else {
      for character in text {
        let ascii = character.asciiValue
        if ascii == nil, let advance = GlyphAdvances.square(character, size: size) {
          // Neither weight nor size changes how far these stand apart.
          thousandths += advance
          previous = nil
        } else {
          add(ascii, GlyphAdvances.advance(of: character, size: size))
        }
      }
    }
    return size * thousandths / 1000 + count
      * (tracking + size * weight.widening(size: size, isTracked: release == .tracked))
  }

  /// Points added for each character: the font is set tighter the larger it is.
  private var tracking: Double {
    guard size < 20 else {
      return release == .tracked ? 0.446 - size * 0.0460 : 0.299 - size * 0.0542
    }
    let table = release == .late ? Self.trackings : Self.earlyTrackings
    let place = min(max(size - 9, 0), Double(table.count - 1))
    let index = Int(place)
    let next = min(index + 1, table.count - 1)
    return table[index] + (table[next] - table[index]) * (place - Double(index))
  }

  /// From 9 to 19 points.
  private static let trackings = [
    0.131, 0.109, 0.063, 0.001, -0.069, -0.152, -0.235, -0.318, -0.434, -0.482, -0.493,
  ]
  /// Likewise, before builds of 17000.
  private static let earlyTrackings = [
    0.223, 0.120, 0.067, -0.002, -0.071, -0.142, -0.234, -0.308, -0.394, -0.437, -0.473,
  ]
}

extension UIFont.Weight {
  /// What the weight adds to each letter's advance, in ems.
  ///
  /// Fitted to recorded labels and buttons: 89 medium, 135 semibold, 191 bold ones, of the others less
  /// than 20 each.
  func widening(size: Double, isTracked: Bool) -> Double {
    func cut(_ small: Double, _ ordinary: Double, _ large: Double) -> Double {
      size < 16.5 ? small : size < 20 ? ordinary : large
    }
    if rawValue <= Self.ultraLight.rawValue { return -0.028 }
    if rawValue <= Self.thin.rawValue { return -0.020 }
    if rawValue <= Self.light.rawValue { return cut(-0.0086, -0.0080, -0.0102) }
    if rawValue <= Self.regular.rawValue { return 0 }
    if rawValue <= Self.medium.rawValue { return cut(0.0124, 0.0116, 0.0153) }
    if rawValue <= Self.semibold.rawValue {
      return cut(size < 13.5 ? 0.0232 : 0.0256, isTracked ? 0.0282 : 0.0258, 0.0280)
    }
    if rawValue <= Self.bold.rawValue { return cut(0.0387, 0.0395, 0.0450) }
    return rawValue <= Self.heavy.rawValue ? cut(0.0615, 0.0548, 0.0618) : 0.075
  }

  /// How much of what single letters add in the bold font they add in this weight.
  fileprivate var letterShare: Double {
    if rawValue < Self.semibold.rawValue { return 0 }
    return rawValue < Self.bold.rawValue ? 0.7 : rawValue < Self.heavy.rawValue ? 1 : 1.3
  }
}
