/// What a terminal has behind its text.
public enum Ground: Sendable, Hashable {
  case light, dark

  /// The ground of a colour.
  ///
  /// - Parameters: Red, green and blue from 0 to 1.
  public init(red: Double, green: Double, blue: Double) {
    // How bright the three look to an eye: ITU-R BT.709.
    self = 0.2126 * red + 0.7152 * green + 0.0722 * blue > 0.5 ? .light : .dark
  }

  /// The ground that the variable `COLORFGBG` tells: the number of a colour behind the last semicolon.
  public init?(variable: String) {
    switch variable.split(separator: ";").last.flatMap({ Int($0) }) {
    case 7?, 15?: self = .light
    case (0...6)?, 8?: self = .dark
    default: return nil
    }
  }
}
