import CNcurses
import Cells

#if canImport(Darwin)
  import Darwin
#else
  import Glibc
#endif

/// The number of colours that a terminal has.
enum ColorAbility: Int {
  case none = 0
  case eight = 8
  case sixteen = 16
  case all = 256
  /// Direct red, green and blue; only the first eight numbers mean the same as in a palette.
  case direct = 16_777_216

  /// The colours to use with the terminal type that is set up, as the user prefers.
  static func ofTerminal(preference: ColorPreference) -> Self {
    of(
      terminal: Int(unsafe winch_number_capability("colors")), preference: preference,
      isForbidden: unsafe getenv("NO_COLOR").map { unsafe strlen($0) > 0 } == true)
  }

  /// The same as the function below, with the variables of this process.
  static func isDirectAnnounced(byTerminal name: String, preference: ColorPreference) -> Bool {
    isDirectAnnounced(
      by: name, variable: unsafe getenv("COLORTERM").map { unsafe String(cString: $0) },
      preference: preference,
      isForbidden: unsafe getenv("NO_COLOR").map { unsafe strlen($0) > 0 } == true)
  }

  /// The colours that may be used on a terminal of so many colours.
  ///
  /// - Parameters:
  ///   - count: Terminfo's number of colours.
  ///   - preference: The user's preference.
  ///   - isForbidden: Whether `NO_COLOR` is set.
  /// - Returns: The colours to use.
  static func of(terminal count: Int, preference: ColorPreference, isForbidden: Bool) -> Self {
    switch preference {
    case .never: .none
    case .auto: isForbidden ? .none : of(count: count)
    case .always: of(count: count)
    // A terminal ignores numbers of colours that it does not have.
    case .count(let most): of(count: min(count, most)).within(terminal: count)
    }
  }

  /// Limits the number to the terminal: with direct colours, numbers above eight are no palette, so
  /// more than the classic eight uses direct colours.
  private func within(terminal count: Int) -> Self {
    guard Self.of(count: count) == .direct else { return self }
    switch self {
    case .none, .eight: return self
    case .sixteen: return .eight
    case .all, .direct: return .direct
    }
  }

  /// Whether a terminal of 256 colours supports direct red, green and blue as well.
  ///
  /// Either the user says so, or the terminal in the variable `COLORTERM`.
  ///
  /// - Parameters:
  ///   - name: The terminal's type; `screen` passes the variable on without supporting it.
  ///   - variable: The value of `COLORTERM`.
  ///   - preference: The user's preference.
  ///   - isForbidden: Whether `NO_COLOR` is set.
  /// - Returns: Whether it does.
  static func isDirectAnnounced(
    by name: String, variable: String?, preference: ColorPreference, isForbidden: Bool
  ) -> Bool {
    let isSaid = ["truecolor", "24bit"].contains(variable) && !name.hasPrefix("screen")
    switch preference {
    case .never: return false
    case .auto: return isSaid && !isForbidden
    case .always: return isSaid
    case .count(let most): return most >= direct.rawValue
    }
  }

  /// The ability for terminfo's number of colours.
  ///
  /// Above 256, the numbers are direct red, green and blue.
  static func of(count: Int) -> Self {
    switch count {
    case ..<8: .none
    case 8..<16: .eight
    case 16..<256: .sixteen
    case 256..<direct.rawValue: .all
    default: .direct
    }
  }

  /// The number of the nearest colour that the terminal has; −1 is its default colour.
  func nearest(_ color: Color) -> Int {
    if self == .direct { return direct(color) }
    return switch color {
    case .standard: -1
    case .palette(let index):
      Int(index) < rawValue ? Int(index) : nearest(Palette.components(index))
    case .rgb(let red, let green, let blue):
      nearest((Int(red), Int(green), Int(blue)))
    }
  }

  /// The number of the colour for a ground.
  ///
  /// Of eight colours two are grey, so that the nearest to a white ground behind a scrim would be the same as without
  /// one: greys that are darker than those of usual grounds become black.
  func nearestGround(_ color: Color) -> Int {
    let nearest = nearest(color)
    guard self == .eight, nearest == 7, let wanted = Palette.components(color),
      Palette.brightness(wanted) < Self.leastOfLightGrounds
    else { return nearest }
    return 0
  }

  /// White behind a scrim has a brightness of 166, from 0 to 255.
  private static let leastOfLightGrounds = 170

  private func direct(_ color: Color) -> Int {
    func number(_ wanted: Palette.Components) -> Int {
      let number = wanted.red << 16 | wanted.green << 8 | wanted.blue
      // Numbers below eight are the classic colours; such a dark blue becomes black.
      return number < 8 ? 0 : number
    }
    return switch color {
    case .standard: -1
    case .palette(let index): index < 8 ? Int(index) : number(Palette.components(index))
    case .rgb(let red, let green, let blue): number((Int(red), Int(green), Int(blue)))
    }
  }

  private func nearest(_ wanted: Palette.Components) -> Int {
    guard self != .none else { return -1 }
    // The first sixteen colours differ between terminals, so they are not used where there are
    // others.
    var candidates = self == .all ? Array(16..<256) : Array(0..<rawValue)
    // With few colours, the nearest to a dark orange would be grey or red, and to a grey yellow,
    // which have other meanings: colours with a hue keep it, and greys remain grey.
    if self != .all {
      let hues = Palette.hue(wanted).map { [$0] } ?? [0, 7]
      candidates.removeAll { !hues.contains($0 % 8) }
    }
    let best = candidates.min { first, second in
      Palette.distance(first, wanted) < Palette.distance(second, wanted)
    }
    return best ?? -1
  }
}

/// The usual 256 colours: sixteen named ones, a cube of 6 × 6 × 6, and 24 greys.
enum Palette {
  /// Red, green and blue from 0 to 255.
  typealias Components = (red: Int, green: Int, blue: Int)

  /// The components of a colour in xterm's standard palette.
  static func components(_ index: UInt8) -> Components {
    switch Int(index) {
    case let low where low < 16:
      let level = low < 8 ? 205 : 255
      if low == 7 { return (229, 229, 229) }
      if low == 8 { return (127, 127, 127) }
      return (low & 1 != 0 ? level : 0, low & 2 != 0 ? level : 0, low & 4 != 0 ? level : 0)
    case let cube where cube < 232:
      let levels = [0, 95, 135, 175, 215, 255]
      let number = cube - 16
      return (levels[number / 36], levels[number / 6 % 6], levels[number % 6])
    case let grey:
      let level = 8 + 10 * (grey - 232)
      return (level, level, level)
    }
  }

  /// The components of a colour; `nil` for the terminal's own.
  static func components(_ color: Color) -> Components? {
    switch color {
    case .standard: nil
    case .palette(let index): components(index)
    case .rgb(let red, let green, let blue): (Int(red), Int(green), Int(blue))
    }
  }

  /// The perceived brightness, from 0 to 255.
  static func brightness(_ parts: Components) -> Int {
    (2126 * parts.red + 7152 * parts.green + 722 * parts.blue) / 10_000
  }

  /// The colour from 1, red, to 6, cyan, that has the hue of a saturated colour; `nil` for a pale
  /// one.
  static func hue(_ wanted: Components) -> Int? {
    let most = max(wanted.red, wanted.green, wanted.blue)
    let least = min(wanted.red, wanted.green, wanted.blue)
    // At least half of the possible saturation: tinted backgrounds stay backgrounds.
    guard most > 0, 2 * (most - least) > most else { return nil }
    let full = (
      red: wanted.red * 205 / most, green: wanted.green * 205 / most,
      blue: wanted.blue * 205 / most
    )
    return (1...6).min { distance($0, full) < distance($1, full) }
  }

  static func distance(_ index: Int, _ wanted: Components) -> Int {
    let color = components(UInt8(clamping: index))
    let (red, green, blue) = (
      color.red - wanted.red, color.green - wanted.green, color.blue - wanted.blue
    )
    // The eye is most sensitive to differences of green and least to those of blue.
    return 3 * red * red + 6 * green * green + blue * blue
  }
}
