import CNcurses
import Cells

#if canImport(Darwin)
  import Darwin
#else
  import Glibc
#endif

/// How many colours a terminal has.
enum ColorAbility: Int {
  case none = 0
  case eight = 8
  case sixteen = 16
  case all = 256

  /// What the terminal type that is set up can do, unless somebody wants a number or `NO_COLOR` asks for nothing.
  static func ofTerminal(wish: Int? = nil) -> Self {
    if let wish { return of(count: min(wish, all.rawValue)) }
    if unsafe getenv("NO_COLOR").map({ unsafe strlen($0) > 0 }) == true { return .none }
    return of(count: Int(unsafe winch_number_capability("colors")))
  }

  /// The ability behind terminfo's number of colours.
  ///
  /// Above 256 the numbers are red, green and blue directly; only the first eight mean the same.
  static func of(count: Int) -> Self {
    switch count {
    case ..<8: .none
    case 8..<16: .eight
    case 16..<256: .sixteen
    case 256: .all
    default: .eight
    }
  }

  /// The number of the nearest colour that the terminal has; -1 is its standard.
  func nearest(_ color: Color) -> Int {
    switch color {
    case .standard: -1
    case .palette(let index):
      Int(index) < rawValue ? Int(index) : nearest(Palette.components(index))
    case .rgb(let red, let green, let blue):
      nearest((Int(red), Int(green), Int(blue)))
    }
  }

  private func nearest(_ wanted: Palette.Components) -> Int {
    guard self != .none else { return -1 }
    // The first sixteen look different everywhere; where there are others they are not used.
    let candidates = self == .all ? 16..<256 : 0..<rawValue
    let best = candidates.min { first, second in
      Palette.distance(first, wanted) < Palette.distance(second, wanted)
    }
    return best ?? -1
  }
}

/// The usual 256 colours: sixteen names, a cube of 6 × 6 × 6, and 24 greys.
enum Palette {
  /// Red, green and blue from 0 to 255.
  typealias Components = (red: Int, green: Int, blue: Int)

  /// What a colour looks like in xterm's standard palette.
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

  static func distance(_ index: Int, _ wanted: Components) -> Int {
    let color = components(UInt8(clamping: index))
    let (red, green, blue) = (
      color.red - wanted.red, color.green - wanted.green, color.blue - wanted.blue
    )
    // The eye sees differences of green best and of blue least.
    return 3 * red * red + 6 * green * green + blue * blue
  }
}
