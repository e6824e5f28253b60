/// The background of a terminal, light or dark.
public enum Ground: Sendable, Hashable {
  case light, dark

  /// Classifies a background colour.
  ///
  /// - Parameters: Red, green and blue from 0 to 1.
  public init(red: Double, green: Double, blue: Double) {
    // Relative luminance after ITU-R BT.709.
    self = 0.2126 * red + 0.7152 * green + 0.0722 * blue > 0.5 ? .light : .dark
  }

  /// Reads the variable `COLORFGBG`, whose last field, after a semicolon, is the number of the
  /// background colour.
  public init?(variable: String) {
    switch variable.split(separator: ";").last.flatMap({ Int($0) }) {
    case 7?, 15?: self = .light
    case (0...6)?, 8?: self = .dark
    default: return nil
    }
  }
}
