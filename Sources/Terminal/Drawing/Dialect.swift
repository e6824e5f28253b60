import CNcurses
import Cells

/// The control sequences for ``SequenceWriter`` that a terminal supports.
struct Dialect {
  /// Clears the screen and moves the cursor to its upper left.
  let clear: [UInt8]
  /// The attributes that the terminal has.
  let attributes: Style.Attributes

  /// The parameters that turn attributes on.
  static let numbers: [(attribute: Style.Attributes, number: Int)] = [
    (.bold, 1), (.dim, 2), (.italic, 3), (.underline, 4), (.reverse, 7),
  ]
  /// The parameters that turn attributes off; one ends both bold and dim.
  static let ends: [(attributes: Style.Attributes, number: Int)] = [
    ([.bold, .dim], 22), (.italic, 23), (.underline, 24), (.reverse, 27),
  ]
  /// The parameters of the first foreground colour and of the first background colour.
  static let (foreground, background) = (30, 40)

  private static let names: [(attribute: Style.Attributes, name: String)] = [
    (.bold, "bold"), (.dim, "dim"), (.italic, "sitm"), (.underline, "smul"), (.reverse, "rev"),
  ]

  /// Reads the terminal type that is set up; `nil` if any of its sequences differs.
  init?(_ ability: ColorAbility) {
    // The last cell of the last row must not scroll, and colours must combine with all attributes.
    guard unsafe winch_flag_capability("xenl"), unsafe winch_number_capability("ncv") <= 0,
      unsafe winch_number_capability("xmc") < 0,
      Self.has("cup", "\u{1B}[%i%p1%d;%p2%dH"), Self.has("cuf", "\u{1B}[%p1%dC"),
      Self.has("cr", "\r"), let clear = ResetString.capability("clear"),
      ["\u{1B}[H\u{1B}[2J", "\u{1B}[H\u{1B}[J"].contains(where: { Array($0.utf8) == clear }),
      Self.hasColors(ability)
    else { return nil }
    self.clear = clear
    var attributes: Style.Attributes = []
    for ((attribute, number), (_, name)) in zip(Self.numbers, Self.names)
    where ResetString.capability(name) != nil {
      guard Self.has(name, "\u{1B}[\(number)m") else { return nil }
      attributes.insert(attribute)
    }
    self.attributes = attributes
  }

  private static func has(_ name: String, _ text: String) -> Bool {
    unsafe winch_capability(name).map { unsafe String(cString: $0) } == text
  }

  /// Whether the sequences for colours are those used here; tested with one of each kind.
  private static func hasColors(_ ability: ColorAbility) -> Bool {
    guard ability != .none else { return true }
    guard has("op", "\u{1B}[39;49m") else { return false }
    return [1, 9, 100].filter { $0 < ability.rawValue }.allSatisfy { color in
      [("setaf", foreground), ("setab", background)].allSatisfy { name, ground in
        let (number, isOfMany) = Self.color(color, ground)
        let text = "\u{1B}[\(number)" + (isOfMany ? ";5;\(color)m" : "m")
        return ResetString.capability(name, with: color) == Array(text.utf8)
      }
    }
  }

  /// The parameter for a colour, with −1 for the terminal's default, and whether 5 and the number
  /// follow.
  static func color(_ color: Int, _ ground: Int) -> (number: Int, isOfMany: Bool) {
    switch color {
    case ..<0: (ground + 9, false)
    case 0..<8: (ground + color, false)
    case 8..<16: (ground + 60 + color - 8, false)
    default: (ground + 8, true)
    }
  }
}
