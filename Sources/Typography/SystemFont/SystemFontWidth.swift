import NumberTables

/// How wide the iOS system font sets lines of text in one size and weight.
///
/// Rule LG6, where it contradicts the recorded widths: weights add the same to every letter rather
/// than a share of it, and a little by letter in strong ones, and neighbours are kerned.
struct SystemFontWidth {
  /// In points.
  let size: Double
  let weight: FontWeight
  let release: FontRelease

  /// The width of a line, exact, in points.
  func width(of text: some StringProtocol) -> Double {
    var (thousandths, count) = (0.0, 0.0)
    let (share, display) = (weight.letterShare, self.display)
    var previous: UInt8?
    var isAfterDigit = false
    func add(_ ascii: UInt8?, _ advance: Double) {
      thousandths += advance
      if let ascii, share > 0 { thousandths += share * GlyphAdvances.strong(ascii) }
      if ascii == UInt8(ascii: "_"), release < .current { thousandths -= Self.lowLineGrowth }
      if let previous, let ascii {
        thousandths += GlyphKerning.between(previous, ascii)
        if previous == UInt8(ascii: ","), isAfterDigit, Self.isDigit(ascii), release == .early {
          thousandths -= Self.narrowComma
        }
      }
      isAfterDigit = previous.map(Self.isDigit) ?? false
      (previous, count) = (ascii, count + 1)
    }
    if text.utf8.allSatisfy(GlyphAdvances.printableASCII.contains) {
      // Most text, measured again and again while lines are broken: bytes are compared faster.
      for ascii in text.utf8 {
        add(ascii, GlyphAdvances.advance(of: ascii, display: display, release: release))
      }
    } else {
      for character in text {
        let ascii = character.asciiValue
        if ascii == nil, let advance = GlyphAdvances.square(character, size: size) {
          // Neither weight nor size changes the distance of these.
          thousandths += advance
          previous = nil
        } else {
          let strong = share * GlyphAdvances.strong(character)
          let advance = GlyphAdvances.advance(of: character, display: display, release: release)
          add(ascii, advance + strong)
        }
      }
    }
    let widening = weight.widening(
      size: size, display: display, isTracked: release == .tracked)
    return size * thousandths / 1000 + count * (tracking + size * widening)
  }

  /// How far the letters are on the way from the cut for ordinary text to the one for large text.
  ///
  /// From iOS 14 on the system's font has no step at 20 points but varies between 17 and 28, as Apple says
  /// ("The details of UI typography", 2020): as recorded labels have it, evenly from 18 and two thirds to 24,
  /// where it is four fifths of the way, and then more slowly to 28. So each whole size says alone; with it and
  /// the letters of the second fit 170 of 203 texts between the cuts, in 40 repositories, come out within half a
  /// point where that fit has not seen their repository, and 160 did before, with a curve that ended at 27.
  private var display: Double {
    guard release >= .current else { return size < 20 ? 0 : 1 }
    return Self.interpolated(Self.passage, size)
  }

  /// How far letters are on that way, by size.
  private static let passage = [(size: 18 + 2.0 / 3, value: 0.0), (24, 0.8), (28, 1)]

  /// Points added for each character.
  private var tracking: Double {
    if release >= .current && size > 17 {
      return size * Self.interpolated(Self.published, size) / 1000
    }
    guard size < 20 else {
      return release == .tracked ? 0.446 + size * 0.0115 : 0.299 + size * 0.0033
    }
    return Self.interpolated(release >= .current ? Self.trackings : Self.earlyTrackings, size)
  }

  /// How much wider a low line became with iOS 14, in thousandths of an em.
  ///
  /// Source: 17 labels and buttons of two repositories, recorded 2017 to 2020, that come out within half a
  /// point so and did not with the later width, which a later label and a button need.
  private static let lowLineGrowth = 117.0

  /// How much narrower commas between digits are in iOS 11 to 13, in thousandths of an em.
  ///
  /// Source: nine labels of three repositories, recorded 2018 to 2020, that come out within half a point so and
  /// did not otherwise; two buttons recorded before and a label recorded later need the ordinary width.
  private static let narrowComma = 50.0

  private static func isDigit(_ ascii: UInt8) -> Bool { 0x30...0x39 ~= ascii }

  /// The value of a table at a size; between its sizes in proportion.
  private static func interpolated(_ table: [(size: Double, value: Double)], _ size: Double)
    -> Double
  {
    guard let next = table.firstIndex(where: { $0.size >= size }) else {
      return table.last?.value ?? 0
    }
    guard next > 0 else { return table[0].value }
    let (low, high) = (table[next - 1], table[next])
    return low.value + (high.value - low.value) * (size - low.size) / (high.size - low.size)
  }

  /// As Apple publishes it for every whole size, in thousandths of an em; what is between two rows of the
  /// table lies between their values.
  private static let published = tracking("published")
  /// What ordinary text was recorded with, in points, from ``FontRelease/current`` on; and before it.
  private static let trackings = tracking("text")
  private static let earlyTrackings = tracking("early")

  private static func tracking(_ column: String) -> [(size: Double, value: Double)] {
    trackingTable.entries(column).compactMap { row in Double(row.name).map { ($0, row.value) } }
  }

  private static let trackingTable = NumberTable("SystemTracking")
}

extension FontWeight {
  /// What the weight adds to each letter's advance, in ems.
  ///
  /// Fitted to recorded labels and buttons, the second time to 237 medium, 344 semibold, 274 bold and 86 light
  /// ones, of the others fewer; black to seven in four repositories. At first the cut for ordinary text had no
  /// lighter weight than light: so say two labels in thin letters, of two repositories.
  func widening(size: Double, display: Double = 0, isTracked: Bool = false) -> Double {
    func cut(_ small: Double, _ ordinary: Double, _ large: Double) -> Double {
      let text = size < 16.5 ? small : ordinary
      return text + display * (large - text)
    }
    let isLightest = isTracked && display == 0
    if !isLightest && rawValue <= Self.ultraLight.rawValue { return -0.028 }
    if !isLightest && rawValue <= Self.thin.rawValue { return -0.020 }
    if rawValue <= Self.light.rawValue { return cut(-0.0072, -0.0068, -0.0108) }
    if rawValue <= Self.regular.rawValue { return 0 }
    if rawValue <= Self.medium.rawValue { return cut(0.0120, 0.0122, 0.0160) }
    if rawValue <= Self.semibold.rawValue {
      return cut(size < 13.5 ? 0.0229 : 0.0253, isTracked ? 0.0274 : 0.0250, 0.0278)
    }
    if rawValue <= Self.bold.rawValue { return cut(0.0385, 0.0385, 0.0450) }
    return rawValue <= Self.heavy.rawValue ? cut(0.0583, 0.0548, 0.0618) : 0.081
  }

  /// How much of what single letters add in the bold font they add in this weight.
  fileprivate var letterShare: Double {
    if rawValue < Self.semibold.rawValue { return 0 }
    return rawValue < Self.bold.rawValue ? 0.7 : rawValue < Self.heavy.rawValue ? 1 : 1.3
  }
}
