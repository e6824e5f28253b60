import CNcurses
import Cells

/// The library draws with numbered pairs of a foreground and a background; each pair is made when
/// it is first used.
@MainActor struct ColorPairs {
  /// The colours that the terminal has.
  let ability: ColorAbility
  private var numbers: [Pair: Int16] = [:]
  private var numbersOfColors: [Color: Int] = [:]
  private var limit = 0

  private struct Pair: Hashable {
    var foreground: Int
    var background: Int
  }

  /// Whether colours beyond the palette are given as red, green and blue; only in ``ink(_:)``.
  var givesComponents = false
  /// The least number that is a packed red, green and blue.
  static let firstOfComponents = 1 << 24

  /// Creates an empty table.
  init(ability: ColorAbility) { self.ability = ability }

  /// Enables colours; the screen must be set up.
  mutating func start() {
    guard ability != .none, start_color() == OK, use_default_colors() == OK else { return }
    // The library's number of a pair is a short.
    limit = min(Int(winch_color_pairs()), 32_767) - 1
  }

  /// The attributes and the pair for a style.
  mutating func appearance(_ style: Style) -> (attr_t, Int16) {
    var attributes = Self.attributes(style.attributes)
    guard limit > 0 else { return (attributes, 0) }
    let colors = numbers(of: style)
    if isBright(style.foreground) { attributes |= winch_bold() }
    return (attributes, number(Pair(foreground: colors.foreground, background: colors.background)))
  }

  /// The same for ``SequencePen``, which sends the numbers of colours itself.
  mutating func ink(_ style: Style) -> SequencePen.Ink {
    var ink = SequencePen.Ink(attributes: style.attributes)
    guard ability != .none else { return ink }
    (ink.foreground, ink.background) = numbers(of: style)
    if isBright(style.foreground) { ink.attributes.insert(.bold) }
    return ink
  }

  /// The numbers of both colours.
  ///
  /// If the terminal has only one colour for two that differ, letters become black or white, as
  /// grey ones on white would be invisible.
  private mutating func numbers(of style: Style) -> (foreground: Int, background: Int) {
    let background = number(ofGround: style.background)
    let isGround = style.attributes.contains(.ground)
    let foreground = isGround ? number(ofGround: style.foreground) : number(style.foreground)
    guard foreground == background, background >= 0, style.foreground != style.background, !isGround
    else { return (foreground, background) }
    return (number(isLight(background, style.background) ? Self.black : Self.white), background)
  }

  private static let (black, white) = (Color.rgb(0, 0, 0), Color.rgb(255, 255, 255))

  /// Whether a ground is light as it is shown: by its number in a palette, or as it was wanted.
  private func isLight(_ number: Int, _ wanted: Color) -> Bool {
    let shown = number < 256 ? Palette.components(UInt8(number)) : Palette.components(wanted)
    return shown.map { Palette.brightness($0) > 128 } ?? false
  }

  /// Whether a colour requires bold: of eight colours, the bright ones are the bold ones.
  private func isBright(_ color: Color) -> Bool {
    guard ability == .eight, case .palette(8...15) = color else { return false }
    return true
  }

  private mutating func number(_ color: Color) -> Int {
    if let known = numbersOfColors[color] { return known }
    let number: Int
    if givesComponents, case .rgb(let red, let green, let blue) = color {
      number = Self.firstOfComponents | Int(red) << 16 | Int(green) << 8 | Int(blue)
    } else if ability == .eight, case .palette(let index) = color, (8...15).contains(index) {
      number = Int(index) - 8
    } else {
      number = ability.nearest(color)
    }
    // A fading scene may use any number of colours.
    if numbersOfColors.count > 4096 { numbersOfColors = [:] }
    numbersOfColors[color] = number
    return number
  }

  private mutating func number(ofGround color: Color) -> Int {
    // Only then it differs.
    guard ability == .eight else { return number(color) }
    return ability.nearestGround(color)
  }

  private mutating func number(_ pair: Pair) -> Int16 {
    if pair.foreground < 0, pair.background < 0 { return 0 }
    if let known = numbers[pair] { return known }
    guard numbers.count < limit else {
      // No pair is left: only the colour of the glyph, or none.
      let plain = Pair(foreground: pair.foreground, background: -1)
      return numbers[plain] ?? 0
    }
    let number = Int16(numbers.count + 1)
    guard
      winch_make_pair(Int32(number), Int32(pair.foreground), Int32(pair.background)) == OK
    else { return 0 }
    numbers[pair] = number
    return number
  }

  private static func attributes(_ set: Style.Attributes) -> attr_t {
    var result: attr_t = 0
    if set.contains(.bold) { result |= winch_bold() }
    if set.contains(.dim) { result |= winch_dim() }
    if set.contains(.italic) { result |= winch_italic() }
    if set.contains(.underline) { result |= winch_underline() }
    if set.contains(.reverse) { result |= winch_reverse() }
    return result
  }
}
